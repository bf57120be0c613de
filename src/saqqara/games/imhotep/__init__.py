"""Imhotep: six rounds of loading ships and sailing stones to the monuments of Egypt."""

from saqqara.core.game import Game, Option
from saqqara.games.imhotep.actions import catalogue
from saqqara.games.imhotep.components import check_printed, fill, show, site_names
from saqqara.games.imhotep.position import describe, final, points, question
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import Ask, Rule, Source
from saqqara.games.imhotep.written import restore

CHAPTERS = (
    "things", "rules.cards", "rules.ships", "rules.sites", "rules.final", "rules.rounds", "rules.allowed",
    "rules.turns", "rules.chance", "rules.reasons", "advice",
)  # fmt: skip

GAME = Game(
    name="imhotep",
    rules=1,
    seats=(2, 3, 4),
    options=(
        *(Option(site, ("A", "B"), rules=("setup-5", f"{site}-b-1")) for site in site_names()),
        Option("wrath", ("no", "yes"), rules=("wrath-1",)),
    ),
    chapters=tuple(f"{__name__}.{chapter}" for chapter in CHAPTERS),
    state=State,
    components=Components,
    catalogue=catalogue(),
    rule_ids=tuple(rule.name.lower().replace("_", "-") for rule in Rule),
    asks=tuple(ask.name.lower().replace("_", "-") for ask in Ask),
    sources=tuple(source.name.lower() for source in Source),
    bound=2000,
    fill=fill,
    describe=describe,
    restore=restore,
    question=question,
    points=points,
    final=final,
    folder=__name__,
    draw=f"{__name__}.drawing",
    parts=f"{__name__}.parts",
    brain=f"{__name__}.ai",
    looks=(f"{__name__}.ai.looks_text",),
    goals={
        "peer": 2,
        "peer_last": 1.1,
        "ratio": 45,
        "state_bytes": 400,
        "copy_ns": 20,
        "cold_s": 25,
        "warm_s": 1.5,
    },
    tools={"show": show, "check": check_printed},
)
