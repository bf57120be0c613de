"""A slow and plain referee of Imhotep, written straight from the rulebook, against which the engine is tested.

The table is the documented JSON table itself (without `shuffle`); every question can be answered from it alone.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Table = dict[str, Any]

SITES = ["market", "pyramid", "temple", "burial", "obelisk"]
PYRAMID_NAMES = ["left", "middle", "right"]
SOURCES = ["pyramid", "temple", "burial", "obelisk", "statues", "decorations", "cards", "wrath"]

PRINTED_CARDS = {
    "entrance": 2,
    "sarcophagus": 2,
    "paved-path": 2,
    "pyramid-decoration": 2,
    "temple-decoration": 2,
    "burial-decoration": 2,
    "obelisk-decoration": 2,
    "statue": 10,
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
}
CARD_ORDER = list(PRINTED_CARDS)
RED_CARDS = ["entrance", "sarcophagus", "paved-path"]
BLUE_CARDS = ["lever", "hammer", "sail", "chisel"]
DECORATED_SITES = {
    "pyramid-decoration": "pyramid",
    "temple-decoration": "temple",
    "burial-decoration": "burial",
    "obelisk-decoration": "obelisk",
}

ROUND_CARDS = {
    2: ["4331", "4322", "4321", "4221", "3322", "3321", "3221"],
    3: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
    4: ["4432", "4422", "4421", "4333", "4332", "4322", "3332"],
}
MINIMUM_LOAD = {4: 3, 3: 2, 2: 1, 1: 1}
ROUNDS = 6
STONES_EACH = 29
SLED_ROOM = 5
START_SLED = [2, 3, 4, 5]

PYRAMID_A_POINTS = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
PYRAMID_B_POINTS = [[2, 1, 3, 2, 4], [2, 3, 1, 1, 4], [2, 3, 3, 1, 4]]
# Which stone of which pyramid (both counted from 0) brings a bonus, and the question that offers it.
PYRAMID_B_BONUS = {(0, 1): "bonus-card", (1, 2): "bonus-stones", (2, 3): "bonus-ship"}

BURIAL_ROW_PLACES = [8, 4, 2, 0]
OBELISK_PLACES = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}
TOWER_POINTS = [10, 9, 8, 7, 6, 5, 5, 5]


@dataclass(frozen=True)
class Setup:
    """What is agreed before the game: the number of seats, the side of each site, and the variant."""

    seats: int
    sides: dict[str, str]
    wrath: bool


# ---------------------------------------------------------------------------------------------------------------------
# The start


def start(seats: int, sides: dict[str, str], wrath: bool) -> Table:
    """Return the table before the first round card is turned."""
    setup = Setup(seats, sides, wrath)
    sled = START_SLED[:seats]
    if setup.sides["obelisk"] == "A":
        obelisk: dict[str, list[int]] = {"heights": [0] * seats}
    else:
        obelisk = {"waiting": [0] * seats, "towers": []}
    return {
        "round": 1,
        "starter": 0,
        "turn": 0,
        "decide": {"seat": "chance", "ask": "round"},
        "quarry": [STONES_EACH - stones for stones in sled],
        "sled": sled,
        "ships": [],
        "market": {"open": [], "pair": None},
        "discard": [],
        "pile": sum(PRINTED_CARDS.values()),
        "cards": [[] for _ in range(seats)],
        "pyramid": [[]] if setup.sides["pyramid"] == "A" else [[], [], []],
        "overflow": [],
        "temple": [],
        "burial": [],
        "obelisk": obelisk,
        "points": {source: [0] * seats for source in SOURCES},
        "last_sailed": None,
        "passes": 0,
        "round_cards": [],
        "unloading": {"ship": None, "site": None, "stones": []},
        "temple_space": None,
        "pair_cards": [],
    }


# ---------------------------------------------------------------------------------------------------------------------
# What is allowed


def options(setup: Setup, table: Table) -> list[str]:
    """Return all codes that answer the question on the table."""
    seat = table["decide"]["seat"]
    ask = table["decide"]["ask"]
    if ask == "over":
        return []
    if seat == "chance":
        return list(chances(setup, table))
    if ask == "turn":
        return turn_options(table, seat)
    if ask == "hammer":
        return place_codes(table)
    if ask == "sail-place":
        return sail_place_codes(table)
    if ask == "sail-sail":
        number = table["unloading"]["ship"]
        return [f"sail {number} {site}" for site in free_sites(table)]
    if ask == "chisel":
        return chisel_codes(table)
    if ask == "lever-sail":
        return sail_codes(table)
    if ask == "lever-unload":
        return unload_codes(table)
    if ask == "take":
        return take_codes(table)
    if ask == "keep":
        return [f"keep {card}" for card in without_doubles(table["pair_cards"])]
    if ask in ("build", "entrance"):
        return [f"build {PYRAMID_NAMES[number]}" for number in open_pyramids(table)]
    if ask in ("bonus-card", "bonus-stones"):
        return ["accept", "decline"]
    if ask == "bonus-ship":
        return [*place_codes(table), "decline"]
    if ask == "temple":
        return ["point", "stones"]
    raise ValueError(f"unknown question {ask}")


def chances(setup: Setup, table: Table) -> dict[str, int]:
    """Return what chance may answer, each with its weight."""
    if table["decide"]["seat"] != "chance":
        return {}
    ask = table["decide"]["ask"]
    if ask == "round":
        return {f"round {card}": 1 for card in ROUND_CARDS[setup.seats] if card not in table["round_cards"]}
    left = unseen_cards(table)
    return {f"{ask} {card}": left[card] for card in CARD_ORDER if left[card] > 0}


def turn_options(table: Table, seat: int) -> list[str]:
    """Return the four kinds of action, or a pass when none of them can be done."""
    sled = table["sled"][seat]
    codes: list[str] = []
    if stones_to_get(table, seat, 3) > 0:
        codes.append("get")
    if sled > 0:
        codes.extend(place_codes(table))
    codes.extend(sail_codes(table))
    for card in without_doubles(table["cards"][seat]):
        if card in BLUE_CARDS and can_play(table, seat, card):
            codes.append(f"play {card}")
    return codes or ["pass"]


def can_play(table: Table, seat: int, card: str) -> bool:
    """Tell whether the whole of a blue card can be carried out."""
    sled = table["sled"][seat]
    spaces = len(empty_spaces(table))
    if card == "lever":
        return len(sail_codes(table)) > 0
    if card == "hammer":
        return spaces >= 1 and sled + table["quarry"][seat] >= 1
    if card == "sail":
        return sled >= 1 and len(sail_place_codes(table)) > 0
    return sled >= 2 and spaces >= 2


def stones_to_get(table: Table, seat: int, wanted: int) -> int:
    """Return how many of the wanted stones are in the quarry and fit on the sled."""
    sled: int = table["sled"][seat]
    quarry: int = table["quarry"][seat]
    return min(wanted, SLED_ROOM - sled, quarry)


def empty_spaces(table: Table) -> list[tuple[int, int]]:
    """Return ship and space of every empty space on the ships that have not sailed."""
    spaces = []
    for number, ship in enumerate(table["ships"], start=1):
        if ship["site"] is None:
            for space, owner in enumerate(ship["slots"], start=1):
                if owner is None:
                    spaces.append((number, space))
    return spaces


def stones_aboard(ship: dict[str, Any]) -> int:
    """Count the stones on a ship."""
    return sum(1 for owner in ship["slots"] if owner is not None)


def free_sites(table: Table) -> list[str]:
    """Return the sites at which no ship is docked."""
    taken = [ship["site"] for ship in table["ships"]]
    return [site for site in SITES if site not in taken]


def place_codes(table: Table) -> list[str]:
    """Return the ways to place one stone on a ship."""
    return [f"place {number}.{space}" for number, space in empty_spaces(table)]


def sail_place_codes(table: Table) -> list[str]:
    """Return the ways to place one stone so that its ship may then sail."""
    codes = []
    for number, space in empty_spaces(table):
        ship = table["ships"][number - 1]
        if stones_aboard(ship) + 1 >= ship["minimum"]:
            codes.append(f"place {number}.{space}")
    return codes


def chisel_codes(table: Table) -> list[str]:
    """Return the ways to place two stones on the ships."""
    spaces = empty_spaces(table)
    codes = []
    for index, (ship_1, space_1) in enumerate(spaces):
        for ship_2, space_2 in spaces[index + 1 :]:
            codes.append(f"place {ship_1}.{space_1} {ship_2}.{space_2}")
    return codes


def sail_codes(table: Table) -> list[str]:
    """Return the ways to sail a ship that has its minimum to a site without a ship."""
    codes = []
    for number, ship in enumerate(table["ships"], start=1):
        if ship["site"] is None and stones_aboard(ship) >= ship["minimum"]:
            for site in free_sites(table):
                codes.append(f"sail {number} {site}")
    return codes


def unload_codes(table: Table) -> list[str]:
    """Return, for each owner still aboard the ship being unloaded, the stone nearest the bow."""
    ship = table["ships"][table["unloading"]["ship"] - 1]
    codes = []
    owners = []
    for space, owner in enumerate(ship["slots"], start=1):
        if owner is not None and owner not in owners:
            owners.append(owner)
            codes.append(f"unload {space}")
    return codes


def take_codes(table: Table) -> list[str]:
    """Return the cards of the market that may be taken."""
    codes = [f"take {card}" for card in without_doubles(table["market"]["open"])]
    if table["market"]["pair"] == "closed":
        codes.append("take pair")
    return codes


def open_pyramids(table: Table) -> list[int]:
    """Return the numbers (from 0) of the pyramids of side B that are not complete."""
    return [number for number in range(3) if len(table["pyramid"][number]) < len(PYRAMID_B_POINTS[number])]


def without_doubles(cards: list[str]) -> list[str]:
    """Return each kind of card once."""
    return [card for card in CARD_ORDER if card in cards]


# ---------------------------------------------------------------------------------------------------------------------
# One answer


def play(setup: Setup, table: Table, code: str) -> Table:
    """Return a new table after the answer and everything that follows from it by itself."""
    if code not in options(setup, table):
        raise ValueError(f"{code} is not allowed at {table['decide']}")
    table = copy.deepcopy(table)
    seat = table["decide"]["seat"]
    ask = table["decide"]["ask"]
    words = code.split()

    if ask == "turn":
        play_turn(setup, table, seat, words)
    elif ask in ("hammer", "chisel"):
        for where in words[1:]:
            place_stone(table, seat, where)
        go_on(setup, table)
    elif ask == "sail-place":
        place_stone(table, seat, words[1])
        table["unloading"]["ship"] = int(words[1].split(".")[0])
        put_question(table, seat, "sail-sail")
    elif ask == "sail-sail":
        sail_ship(setup, table, seat, int(words[1]), words[2], lever=False)
    elif ask == "lever-sail":
        sail_ship(setup, table, seat, int(words[1]), words[2], lever=True)
    elif ask == "lever-unload":
        choose_next_stone(setup, table, seat, int(words[1]))
    elif ask == "take" and words[1] == "pair":
        table["market"]["pair"] = None
        put_question(table, "chance", "pair")
    elif ask == "take":
        table["market"]["open"].remove(words[1])
        pay_and_get_card(setup, table, seat, words[1])
    elif ask == "keep":
        table["pair_cards"].remove(words[1])
        for rejected in table["pair_cards"]:
            add_card(table["discard"], rejected)
        table["pair_cards"] = []
        pay_and_get_card(setup, table, seat, words[1])
    elif ask == "build":
        table["unloading"]["stones"].pop(0)
        build_on_pyramid_b(setup, table, seat, words[1])
    elif ask == "entrance":
        table["quarry"][seat] -= 1
        build_on_pyramid_b(setup, table, seat, words[1])
    elif ask == "bonus-card" and code == "accept":
        make_pile_ready(table, closed_cards(table))
        put_question(table, "chance", "draw")
    elif ask == "bonus-stones" and code == "accept":
        get_stones(table, seat, 3)
        go_on(setup, table)
    elif ask == "bonus-ship" and words[0] == "place":
        place_stone(table, seat, words[1])
        go_on(setup, table)
    elif ask in ("bonus-card", "bonus-stones", "bonus-ship"):
        go_on(setup, table)
    elif ask == "temple":
        if code == "point":
            table["points"]["temple"][seat] += 1
        else:
            get_stones(table, seat, 2)
        go_on(setup, table)
    elif ask == "round":
        turn_round_card(setup, table, words[1])
    elif ask == "market":
        table["pile"] -= 1
        table["market"]["open"].append(words[1])
        lay_market(setup, table)
    elif ask == "pair":
        add_card(table["pair_cards"], words[1])
        if len(table["pair_cards"]) == 2:
            put_question(table, table["unloading"]["stones"][0], "keep")
    elif ask == "draw":
        table["pile"] -= 1
        get_card(setup, table, receiver_of_draw(setup, table), words[1])
    return table


def put_question(table: Table, seat: int | str | None, ask: str) -> None:
    """Put a question to a seat, to chance or (when the game is over) to nobody."""
    table["decide"] = {"seat": seat, "ask": ask}


def play_turn(setup: Setup, table: Table, seat: int, words: list[str]) -> None:
    """Carry out the action of a turn."""
    if words[0] == "pass":
        table["passes"] += 1
        go_on(setup, table)
        return
    table["passes"] = 0
    if words[0] == "get":
        get_stones(table, seat, 3)
        go_on(setup, table)
    elif words[0] == "place":
        place_stone(table, seat, words[1])
        go_on(setup, table)
    elif words[0] == "sail":
        sail_ship(setup, table, seat, int(words[1]), words[2], lever=False)
    elif words[0] == "play":
        play_blue_card(table, seat, words[1])


def play_blue_card(table: Table, seat: int, card: str) -> None:
    """Discard a blue card and ask how it is carried out."""
    table["cards"][seat].remove(card)
    add_card(table["discard"], card)
    if card == "lever":
        put_question(table, seat, "lever-sail")
    elif card == "hammer":
        get_stones(table, seat, 3)
        put_question(table, seat, "hammer")
    elif card == "sail":
        put_question(table, seat, "sail-place")
    elif card == "chisel":
        put_question(table, seat, "chisel")


def get_stones(table: Table, seat: int, wanted: int) -> None:
    """Move stones from the quarry to the sled, as many as fit and are left."""
    stones = stones_to_get(table, seat, wanted)
    table["quarry"][seat] -= stones
    table["sled"][seat] += stones


def place_stone(table: Table, seat: int, where: str) -> None:
    """Move one stone from the sled to a space of a ship."""
    number, space = where.split(".")
    table["sled"][seat] -= 1
    table["ships"][int(number) - 1]["slots"][int(space) - 1] = seat


# ---------------------------------------------------------------------------------------------------------------------
# Sailing and unloading


def sail_ship(setup: Setup, table: Table, seat: int, number: int, site: str, lever: bool) -> None:
    """Dock a ship and begin to unload it."""
    ship = table["ships"][number - 1]
    ship["site"] = site
    table["last_sailed"] = seat
    table["unloading"] = {"ship": number, "site": site, "stones": []}
    if lever and len(owners_aboard(ship)) >= 2:
        put_question(table, seat, "lever-unload")
        return
    unload_the_rest(ship, table)
    go_on(setup, table)


def choose_next_stone(setup: Setup, table: Table, seat: int, space: int) -> None:
    """Take the stone chosen by the player of the lever as the next one."""
    ship = table["ships"][table["unloading"]["ship"] - 1]
    table["unloading"]["stones"].append(ship["slots"][space - 1])
    ship["slots"][space - 1] = None
    if len(owners_aboard(ship)) >= 2:
        put_question(table, seat, "lever-unload")
        return
    unload_the_rest(ship, table)
    go_on(setup, table)


def owners_aboard(ship: dict[str, Any]) -> list[int]:
    """Return the seats that have a stone on the ship."""
    owners: list[int] = []
    for owner in ship["slots"]:
        if owner is not None and owner not in owners:
            owners.append(owner)
    return owners


def unload_the_rest(ship: dict[str, Any], table: Table) -> None:
    """Line up the stones still aboard, bow first."""
    for index, owner in enumerate(ship["slots"]):
        if owner is not None:
            table["unloading"]["stones"].append(owner)
            ship["slots"][index] = None


def go_on(setup: Setup, table: Table) -> None:
    """Go on with whatever is under way: the temple scoring, the unloading of a ship, or else the turn ends."""
    if table["temple_space"] is not None:
        score_temple_b(setup, table, table["temple_space"] + 1)
    else:
        deliver_stones(setup, table)


def deliver_stones(setup: Setup, table: Table) -> None:
    """Deliver the unloaded stones one by one until a question comes up or the turn ends."""
    stones = table["unloading"]["stones"]
    while stones:
        owner = stones[0]
        site = table["unloading"]["site"]
        if site == "market":
            if take_codes(table):
                put_question(table, owner, "take")
                return
            stones.pop(0)
            table["quarry"][owner] += 1
        elif site == "pyramid" and setup.sides["pyramid"] == "B" and open_pyramids(table):
            put_question(table, owner, "build")
            return
        elif site == "pyramid":
            stones.pop(0)
            build_without_choice(setup, table, owner)
        elif site == "temple":
            stones.pop(0)
            table["temple"].append(owner)
        elif site == "burial":
            stones.pop(0)
            table["burial"].append(owner)
        elif site == "obelisk":
            stones.pop(0)
            build_obelisk(setup, table, owner)
    end_turn(setup, table)


def end_turn(setup: Setup, table: Table) -> None:
    """Let the next seat have its turn, or end the round."""
    table["unloading"] = {"ship": None, "site": None, "stones": []}
    all_docked = all(ship["site"] is not None for ship in table["ships"])
    if all_docked or table["passes"] == setup.seats:
        score_temple(setup, table)
    else:
        table["turn"] = (table["turn"] + 1) % setup.seats
        put_question(table, table["turn"], "turn")


# ---------------------------------------------------------------------------------------------------------------------
# The sites


def build_without_choice(setup: Setup, table: Table, owner: int) -> None:
    """Add a stone to the pyramid of side A, or beside the pyramids when they are complete."""
    if setup.sides["pyramid"] == "A" and len(table["pyramid"][0]) < len(PYRAMID_A_POINTS):
        points = PYRAMID_A_POINTS[len(table["pyramid"][0])]
        table["pyramid"][0].append(owner)
    else:
        points = 1
        table["overflow"].append(owner)
    table["points"]["pyramid"][owner] += points


def build_on_pyramid_b(setup: Setup, table: Table, owner: int, name: str) -> None:
    """Add a stone to the chosen pyramid of side B and offer the bonus of its space."""
    number = PYRAMID_NAMES.index(name)
    pyramid = table["pyramid"][number]
    place = len(pyramid)
    pyramid.append(owner)
    table["points"]["pyramid"][owner] += PYRAMID_B_POINTS[number][place]
    bonus = PYRAMID_B_BONUS.get((number, place))
    if bonus is not None and bonus_is_possible(table, owner, bonus):
        put_question(table, owner, bonus)
    else:
        go_on(setup, table)


def bonus_is_possible(table: Table, owner: int, bonus: str) -> bool:
    """Tell whether there is anything to be had from the bonus of a pyramid."""
    if bonus == "bonus-card":
        return card_is_left(table)
    if bonus == "bonus-stones":
        return stones_to_get(table, owner, 3) > 0
    return table["sled"][owner] >= 1 and len(empty_spaces(table)) >= 1


def build_obelisk(setup: Setup, table: Table, owner: int) -> None:
    """Add a stone to the obelisk of its owner, and score a tower of side B at once."""
    obelisk = table["obelisk"]
    if setup.sides["obelisk"] == "A":
        obelisk["heights"][owner] += 1
        return
    obelisk["waiting"][owner] += 1
    towers = len(obelisk["towers"])
    if obelisk["waiting"][owner] == 3 and towers < len(TOWER_POINTS):
        obelisk["waiting"][owner] = 0
        obelisk["towers"].append(owner)
        table["points"]["obelisk"][owner] += TOWER_POINTS[towers]


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def add_card(cards: list[str], card: str) -> None:
    """Add a card to a list that is kept in the order of the names."""
    cards.append(card)
    cards.sort(key=CARD_ORDER.index)


def pay_and_get_card(setup: Setup, table: Table, seat: int, card: str) -> None:
    """Give the stone that stands at the market back to the quarry, and the card to its owner."""
    table["unloading"]["stones"].pop(0)
    table["quarry"][seat] += 1
    get_card(setup, table, seat, card)


def get_card(setup: Setup, table: Table, seat: int, card: str) -> None:
    """Lay a card before its owner, or carry out a red card at once, and go on."""
    if card not in RED_CARDS:
        add_card(table["cards"][seat], card)
        go_on(setup, table)
        return
    add_card(table["discard"], card)
    if table["quarry"][seat] == 0:
        go_on(setup, table)
    elif card == "entrance" and setup.sides["pyramid"] == "B" and open_pyramids(table):
        put_question(table, seat, "entrance")
    else:
        table["quarry"][seat] -= 1
        if card == "entrance":
            build_without_choice(setup, table, seat)
        elif card == "sarcophagus":
            table["burial"].append(seat)
        else:
            build_obelisk(setup, table, seat)
        go_on(setup, table)


def receiver_of_draw(setup: Setup, table: Table) -> int:
    """Return the owner of the temple stone being scored, or else of the pyramid stone that brought the card."""
    space: int | None = table["temple_space"]
    if space is not None:
        return visible_temple_stones(table["temple"], temple_spaces(setup.seats))[space - 1]
    left: list[int] = table["pyramid"][0]
    return left[1]


def unseen_cards(table: Table) -> dict[str, int]:
    """Count the copies of each card that do not lie (or have not just been looked at) face up."""
    seen = table["market"]["open"] + table["discard"] + table["pair_cards"]
    for cards in table["cards"]:
        seen = seen + cards
    return {card: copies - seen.count(card) for card, copies in PRINTED_CARDS.items()}


def closed_cards(table: Table) -> int:
    """Count the cards that lie face down in the market."""
    return 2 if table["market"]["pair"] == "closed" else 0


def make_pile_ready(table: Table, closed: int) -> bool:
    """Shuffle the discard into a new pile when the pile is used up, and tell whether there is a card."""
    if table["pile"] == 0:
        table["discard"] = []
        table["pile"] = sum(unseen_cards(table).values()) - closed
    there_is_one: bool = table["pile"] > 0
    return there_is_one


def card_is_left(table: Table) -> bool:
    """Tell whether a card could be drawn, without touching the pile."""
    return make_pile_ready(copy.deepcopy(table), closed_cards(table))


# ---------------------------------------------------------------------------------------------------------------------
# Rounds


def turn_round_card(setup: Setup, table: Table, card: str) -> None:
    """Bring the four ships of the round card and begin to lay the market."""
    table["round_cards"].append(card)
    for letter in card:
        capacity = int(letter)
        ship = {"capacity": capacity, "minimum": MINIMUM_LOAD[capacity], "slots": [None] * capacity, "site": None}
        table["ships"].append(ship)
    lay_market(setup, table)


def lay_market(setup: Setup, table: Table) -> None:
    """Ask for the next open card of the market, or lay the closed pair and let the starter begin."""
    wanted = 4 if setup.sides["market"] == "A" else 3
    if len(table["market"]["open"]) < wanted and make_pile_ready(table, closed=0):
        put_question(table, "chance", "market")
        return
    if setup.sides["market"] == "B":
        laid = 0
        while laid < 2 and make_pile_ready(table, closed=laid):
            table["pile"] -= 1
            laid += 1
        if laid == 2:
            table["market"]["pair"] = "closed"
    put_question(table, table["starter"], "turn")


def temple_spaces(seats: int) -> int:
    """Return how many spaces of the temple are used."""
    return 4 if seats == 2 else 5


def visible_temple_stones(stones: list[int], spaces: int) -> list[int]:
    """Return the owners of the stones seen from above, left to right."""
    visible: list[int] = []
    for index, owner in enumerate(stones):
        if index < spaces:
            visible.append(owner)
        else:
            visible[index % spaces] = owner
    return visible


def score_temple(setup: Setup, table: Table) -> None:
    """Score the temple at the end of a round."""
    if setup.sides["temple"] == "B":
        score_temple_b(setup, table, 1)
        return
    for owner in visible_temple_stones(table["temple"], temple_spaces(setup.seats)):
        table["points"]["temple"][owner] += 1
    end_round(setup, table)


def score_temple_b(setup: Setup, table: Table, first: int) -> None:
    """Score the temple of side B from a space on, until a question comes up or the round ends."""
    table["temple_space"] = None
    visible = visible_temple_stones(table["temple"], temple_spaces(setup.seats))
    for space in range(first, len(visible) + 1):
        owner = visible[space - 1]
        if space == 2:
            table["points"]["temple"][owner] += 2
        elif space == 4:
            if make_pile_ready(table, closed_cards(table)):
                table["temple_space"] = space
                put_question(table, "chance", "draw")
                return
        elif stones_to_get(table, owner, 2) > 0:
            table["temple_space"] = space
            put_question(table, owner, "temple")
            return
        else:
            table["points"]["temple"][owner] += 1
    end_round(setup, table)


def end_round(setup: Setup, table: Table) -> None:
    """Clear the ships that have not sailed, then prepare the next round or end the game."""
    for ship in table["ships"]:
        for index, owner in enumerate(ship["slots"]):
            if owner is not None:
                table["quarry"][owner] += 1
                ship["slots"][index] = None
    if table["round"] == ROUNDS:
        score_end(setup, table)
        put_question(table, None, "over")
        return
    for card in table["market"]["open"]:
        add_card(table["discard"], card)
    table["market"] = {"open": [], "pair": None}
    table["ships"] = []
    table["round"] += 1
    last = table["starter"] if table["last_sailed"] is None else table["last_sailed"]
    table["starter"] = (last + 1) % setup.seats
    table["turn"] = table["starter"]
    table["last_sailed"] = None
    table["passes"] = 0
    put_question(table, "chance", "round")


# ---------------------------------------------------------------------------------------------------------------------
# The end of the game


def score_end(setup: Setup, table: Table) -> None:
    """Add the points of the final scoring."""
    seats = setup.seats
    if setup.sides["burial"] == "A":
        add_points(table, "burial", burial_groups(table["burial"], seats))
    else:
        add_points(table, "burial", burial_rows(table["burial"], seats))
    if setup.sides["obelisk"] == "A":
        add_points(table, "obelisk", shared_places(table["obelisk"]["heights"], OBELISK_PLACES[seats]))
    else:
        add_points(table, "obelisk", table["obelisk"]["waiting"])
    sizes = {site: len(stones) for site, stones in stones_at_sites(setup, table).items()}
    add_points(table, "decorations", [decoration_points(cards, sizes) for cards in table["cards"]])
    add_points(table, "statues", [statue_points(cards.count("statue")) for cards in table["cards"]])
    add_points(table, "cards", [unused_blue_points(cards) for cards in table["cards"]])
    if setup.wrath:
        add_points(table, "wrath", wrath_points(stones_at_sites(setup, table), seats))


def add_points(table: Table, source: str, points: list[int]) -> None:
    """Add points to a source, seat by seat."""
    for seat, number in enumerate(points):
        table["points"][source][seat] += number


def one_to_fifteen(number: int) -> int:
    """Return the points of the row 1, 3, 6, 10, 15 and two more for each above five."""
    if number <= 5:
        return [0, 1, 3, 6, 10, 15][number]
    return 15 + 2 * (number - 5)


def statue_points(statues: int) -> int:
    """Return the points of a number of statues."""
    return one_to_fifteen(statues)


def burial_groups(stones: list[int], seats: int) -> list[int]:
    """Return the points of the burial chamber, side A: all groups of touching stones of one owner."""
    owner_at = {(index // 3, index % 3): owner for index, owner in enumerate(stones)}
    points = [0] * seats
    done: list[tuple[int, int]] = []
    for place, owner in owner_at.items():
        if place in done:
            continue
        group = [place]
        to_visit = [place]
        while to_visit:
            column, row = to_visit.pop()
            for near in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]:
                if owner_at.get(near) == owner and near not in group:
                    group.append(near)
                    to_visit.append(near)
        done.extend(group)
        points[owner] += one_to_fifteen(len(group))
    return points


def burial_rows(stones: list[int], seats: int) -> list[int]:
    """Return the points of the burial chamber, side B: the majorities of the three rows."""
    points = [0] * seats
    for row in range(3):
        in_row = [owner for index, owner in enumerate(stones) if index % 3 == row]
        counts = [in_row.count(seat) for seat in range(seats)]
        for seat, number in enumerate(shared_places(counts, BURIAL_ROW_PLACES)):
            points[seat] += number
    return points


def shared_places(counts: list[int], places: list[int]) -> list[int]:
    """Return the points of the places by rank; equals add up their places and divide, and no stone brings no points."""
    points = [0] * len(counts)
    for seat, count in enumerate(counts):
        if count > 0:
            better = sum(1 for other in counts if other > count)
            equal = sum(1 for other in counts if other == count)
            points[seat] = sum(places[better : better + equal]) // equal
    return points


def stones_at_sites(setup: Setup, table: Table) -> dict[str, list[int]]:
    """Return the owners of all stones that stand at each of the four building sites."""
    pyramid = list(table["overflow"])
    for stones in table["pyramid"]:
        pyramid.extend(stones)
    obelisk: list[int] = []
    if setup.sides["obelisk"] == "A":
        for seat, height in enumerate(table["obelisk"]["heights"]):
            obelisk.extend([seat] * height)
    else:
        for seat, waiting in enumerate(table["obelisk"]["waiting"]):
            obelisk.extend([seat] * waiting)
        for owner in table["obelisk"]["towers"]:
            obelisk.extend([owner] * 3)
    return {"pyramid": pyramid, "temple": list(table["temple"]), "burial": list(table["burial"]), "obelisk": obelisk}


def decoration_points(cards: list[str], sizes: dict[str, int]) -> int:
    """Return the points of the decorations among the cards, one a card for each three stones at its site."""
    return sum(sizes[DECORATED_SITES[card]] // 3 for card in cards if card in DECORATED_SITES)


def unused_blue_points(cards: list[str]) -> int:
    """Return the points of the blue cards that were not played."""
    return sum(1 for card in cards if card in BLUE_CARDS)


def wrath_points(stones: dict[str, list[int]], seats: int) -> list[int]:
    """Return minus five, once, for each seat that has no stone at one or more of the four building sites."""
    return [0 if all(seat in owners for owners in stones.values()) else -5 for seat in range(seats)]


def scores(table: Table) -> list[int]:
    """Return the points of each seat so far."""
    seats = len(table["sled"])
    return [sum(table["points"][source][seat] for source in SOURCES) for seat in range(seats)]


def winners(setup: Setup, table: Table) -> list[int]:
    """Return the seats with the most points and, among those, the most stones on the sled."""
    points = scores(table)
    best = [seat for seat in range(setup.seats) if points[seat] == max(points)]
    most = max(table["sled"][seat] for seat in best)
    return [seat for seat in best if table["sled"][seat] == most]


# ---------------------------------------------------------------------------------------------------------------------
# Counting


def perft(setup: Setup, table: Table, depth: int, chance: Callable[[Table], str]) -> int:
    """Count the sequences of so many answers of seats; chance on the way is answered by the callable."""
    if depth == 0:
        return 1
    while table["decide"]["seat"] == "chance":
        table = play(setup, table, chance(table))
    return sum(perft(setup, play(setup, table, code), depth - 1, chance) for code in options(setup, table))
