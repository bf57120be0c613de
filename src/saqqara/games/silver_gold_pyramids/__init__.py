"""Silver & Gold: Pyramids: everybody explores two chambers at once, square by square, to the tombs."""

from saqqara.core.game import Game, Option
from saqqara.games.silver_gold_pyramids.actions import catalogue
from saqqara.games.silver_gold_pyramids.components.check import check
from saqqara.games.silver_gold_pyramids.components.deck import canonical
from saqqara.games.silver_gold_pyramids.components.filled import fill
from saqqara.games.silver_gold_pyramids.components.make import make_tool
from saqqara.games.silver_gold_pyramids.components.show import show
from saqqara.games.silver_gold_pyramids.position import describe, points, question
from saqqara.games.silver_gold_pyramids.solving import solve
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import Ask, Rule, Source
from saqqara.games.silver_gold_pyramids.written import restore

CHAPTERS = (
    "things", "rules.chambers", "rules.symbols", "rules.drafting", "rules.rounds", "rules.allowed", "rules.turns",
    "rules.chance", "rules.reasons", "advice",
)  # fmt: skip

GAME = Game(
    name="silver_gold_pyramids",
    rules=1,
    seats=(1, 2, 3, 4),
    options=(
        Option("deck", ("designed",), canonical, ("game-2",)),
        Option("mark_after_tomb", ("allow", "forbid"), rules=("cross-5",)),
        Option("no_cell", ("lapse", "owe"), rules=("cross-4",)),
        Option("two_finished", ("lower", "higher"), rules=("draft-4",)),
        Option("same_colour", ("lower", "higher"), rules=("race-4",)),
        Option("potion", ("after", "before"), rules=("potion-3",)),
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
    folder=__name__,
    draw=f"{__name__}.drawing",
    desk=f"{__name__}.components.desk",
    parts=f"{__name__}.parts",
    brain=f"{__name__}.ai",
    solve=solve,
    looks=(f"{__name__}.ai.promise_text", f"{__name__}.ai.looks_text"),
    share=0.15,
    goals={"ratio": 30, "decisions_per_s": 4_000_000, "state_bytes": 640, "exact_s": 60, "exact_cached_s": 0.5},
    figures=f"{__name__}.exact",
    hints=f"{__name__}.hints",
    tools={"show": show, "check": check, "make": make_tool},
)
