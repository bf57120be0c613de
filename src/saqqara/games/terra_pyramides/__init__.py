"""Terra Pyramides: tiles with stairs, rows to activate, workers and stones for pyramids beside the Nile."""

from saqqara.core.game import Game, Option
from saqqara.games.terra_pyramides.actions import catalogue
from saqqara.games.terra_pyramides.components import check_pieces, fill, refuse, show
from saqqara.games.terra_pyramides.components.pieces import canonical
from saqqara.games.terra_pyramides.position import describe, points, question
from saqqara.games.terra_pyramides.solving import solve
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import Ask, Rule, Source
from saqqara.games.terra_pyramides.written import restore

CHAPTERS = (
    "things", "rules.goods", "rules.sites", "rules.building", "rules.enclosure", "rules.stacks", "rules.extras",
    "rules.final", "rules.course", "rules.allowed", "rules.turns", "rules.chance", "rules.reasons", "advice",
)  # fmt: skip

GAME = Game(
    name="terra_pyramides",
    rules=1,
    seats=(1, 2, 3, 4),
    options=(
        Option("version", ("base", "horus", "nile"), rules=("version-1",)),
        Option("symbol", ("no", "yes"), rules=("symbol-1", "symbol-2")),
        Option("open_stacks", ("no", "yes"), rules=("open-1", "open-2")),
        Option("task", ("none", "1", "2", "3"), rules=("task-3",)),
        Option("stairs", ("turn", "beside"), rules=("place-5", "place-6")),
        Option("white", ("joker", "colour"), rules=("build-7",)),
        Option("levels", ("limited", "unlimited"), rules=("build-6",)),
        Option("end", ("hand", "at-once"), rules=("end-2",)),
        Option("enclosure", ("placing", "moves"), rules=("enclose-4",)),
        Option("oasis_gold", ("no", "yes"), rules=("enclose-7",)),
        Option("finished", ("one", "none"), rules=("task-8",)),
        Option("first_stone", ("any", "matching"), rules=("build-5",)),
        Option("board", ("designed",), canonical),
    ),
    chapters=tuple(f"{__name__}.{chapter}" for chapter in CHAPTERS),
    state=State,
    components=Components,
    catalogue=catalogue(),
    rule_ids=tuple(rule.name.lower().replace("_", "-") for rule in Rule),
    asks=tuple(ask.name.lower() for ask in Ask),
    sources=tuple(source.name.lower() for source in Source),
    bound=2000,
    fill=fill,
    describe=describe,
    restore=restore,
    question=question,
    points=points,
    refuse=refuse,
    for_points=lambda seats, options: seats == 1 and options.get("task", "none") == "none",
    folder=__name__,
    draw=f"{__name__}.drawing",
    desk=f"{__name__}.components.desk",
    parts=f"{__name__}.parts",
    tools={"show": show, "check": check_pieces},
    share=0.05,
    goals={"ratio": 30, "decisions_per_s": 3_000_000, "state_bytes": 1200, "game_ms": 0.2},
    figures=f"{__name__}.figures",
    brain=f"{__name__}.ai",
    looks=(f"{__name__}.ai.looks_text",),
    solve=solve,
)
