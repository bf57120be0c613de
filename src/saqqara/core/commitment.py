"""Deals that nobody can steer: a seed that was promised before the game, mixed with a word of each seat.

The service shows the SHA-256 of its seed when a table is made; every seat may add a word of its own. When the game is
over the seed is shown, and whoever has the log can check every outcome.
"""

from __future__ import annotations

import hmac
import json
import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import unquote

from saqqara.core.dealer import SecretDealer
from saqqara.core.game import CHANCE
from saqqara.core.log import LogError, one_word
from saqqara.core.match import begin, play_lines
from saqqara.core.said import mistake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saqqara.core.log import Line, Log
    from saqqara.core.match import Match

SEED_BYTES = 32
REMARK = re.compile(r"# (?P<name>table|deal|commitment|seed|nonce (?P<seat>[0-6]))(?: (?P<word>\S*))?\s*")
HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What a log says of its deal: whose it is, the promise, the seed, the words of the seats."""

    commitment: str
    seed: bytes
    table: str = ""
    nonces: tuple[str, ...] = ()
    deal: str = ""  # name of a deal that several tables share, in place of table and nonces

    @property
    def key(self) -> bytes:
        """Return the key that the dealer dealt with."""
        return deal_key(self.seed, self.table, self.nonces, self.deal)


@dataclass(frozen=True, slots=True)
class Difference:
    """The first line that is not what the seed deals."""

    line: int
    said: str
    dealt: str


def new_seed() -> bytes:
    """Draw a seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return what is shown of a seed before the game."""
    return sha256(seed).hexdigest()


def deal_key(seed: bytes, table: str = "", nonces: Sequence[str] = (), deal: str = "") -> bytes:
    """Return the key of a table's deal, or of a deal by its name that several tables share."""
    said = ["deal", deal] if deal else ["table", table, *nonces]
    return hmac.digest(seed, json.dumps(said).encode(), "sha256")


def proof_lines(seed: bytes, table: str = "", nonces: Sequence[str] = (), deal: str = "") -> list[str]:
    """Write the remarks that let a log be checked, to put after its last line."""
    names = [f"# deal {one_word(deal)}"] if deal else [f"# table {one_word(table)}"]
    words = [] if deal else [f"# nonce {seat} {one_word(word)}".rstrip() for seat, word in enumerate(nonces)]
    return [*names, f"# commitment {commitment(seed)}", f"# seed {seed.hex()}", *words]


def read_proof(text: str) -> Proof | None:
    """Read the remarks of a log; None where nothing was promised, LogError where they cannot be read."""
    found: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if remark := REMARK.fullmatch(line):
            found[remark["name"]] = number, remark["word"] or ""
    if "commitment" not in found:
        return None
    last = found["commitment"][0]
    for name in ("commitment", "seed"):
        number, word = found.get(name, (last, ""))
        if not HEX.fullmatch(word.lower()):
            raise LogError(number, mistake("proof-digits", field=name))
    if ("deal" in found) == ("table" in found):
        raise LogError(last, mistake("proof-table"))
    words = {name: unquote(word) for name, (_, word) in found.items()}
    given = sorted(name for name in words if name.startswith("nonce "))
    if given != [f"nonce {seat}" for seat in range(len(given))]:
        raise LogError(last, mistake("proof-nonce"))
    nonces = tuple(words[name] for name in given)
    promised, seed = words["commitment"].lower(), bytes.fromhex(words["seed"])
    return Proof(promised, seed, words.get("table", ""), nonces, words.get("deal", ""))


def verify(log: Log, proof: Proof) -> tuple[int, Difference | None]:
    """Play a log and compare every outcome with the deal: how many were right, and the first that was not."""
    match, dealer = begin(log), SecretDealer(proof.key)
    checked = 0
    for line in play_lines(match, log):
        if line.kind == "move" and line.seat == CHANCE and CHANCE in match.deciding:
            difference = _compare(match, dealer, line)
            if difference is not None:
                return checked, difference
            checked += 1
    return checked, None


def _compare(match: Match, dealer: SecretDealer, line: Line) -> Difference | None:
    number = dealer.answer(match.kernel, match.state, match.components)
    said, dealt = " ".join(line.code.split()), match.setup.game.catalogue[number].code
    return None if said == dealt else Difference(line.number, said, dealt)
