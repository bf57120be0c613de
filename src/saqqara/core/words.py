"""Words for people: Fluent files, a set for each game and one for everything else."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saqqara.core.game import Action, Game

LANGUAGES = ("en", "de", "cs", "fi", "sv", "hu")
SOFT_HYPHEN = "\u00ad"  # where a page may part a long word; in a terminal it would be a sign of its own


def source(package: str, language: str) -> str:
    """Return the text of a Fluent file, empty where it is not there yet."""
    file = files(package).joinpath("texts", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  only when something is said

    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(FluentResource(source(package, language)))
    return bundle


def tenths(number: float) -> Any:
    """Return a number that a sentence says with one decimal, by the custom of its language."""
    return decimals(number, 1)


def decimals(number: float, digits: int, least: int | None = None) -> Any:
    """Return a number that a sentence says with so many decimals, or with fewer where the rest is nothing."""
    try:
        from fluent.runtime.types import fluent_number  # noqa: PLC0415  only when something is said
    except ModuleNotFoundError:
        return f"{number:.{digits}f}"
    least = digits if least is None else least
    whole = round(number, digits) + 0.0  # which makes 0 of a 0 below it
    return fluent_number(whole, minimumFractionDigits=least, maximumFractionDigits=digits)


class Words:
    """One language's sentences, of one game and of the house; English where a translation is missing."""

    def __init__(self, language: str, game: Game | None = None, folder: str = "") -> None:
        """Choose language and game, or the folder of a game."""
        if language not in LANGUAGES:
            msg = f"no language {language!r}; there are {', '.join(LANGUAGES)}"
            raise ValueError(msg)
        self.language = language
        folder = game.folder if game else folder
        packages = ("saqqara", folder) if folder else ("saqqara",)
        self._bundles = tuple(_bundle(tongue, packages) for tongue in dict.fromkeys((language, "en")))

    def __contains__(self, name: str) -> bool:
        """Say whether there is a sentence of that name."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def say(self, name: str, /, **words: Any) -> str:
        """Return the sentence of a name, its places filled; card and site names are looked up in turn."""
        for bundle in self._bundles:
            if bundle.has_message(name):
                text, errors = bundle.format_pattern(bundle.get_message(name).value, words)
                if errors:
                    msg = f"{name}: {errors[0]}"
                    raise ValueError(msg)
                return str(text).replace(SOFT_HYPHEN, "")
        msg = f"no text {name!r}"
        raise KeyError(msg)

    def named(self, words: dict[str, Any]) -> dict[str, Any]:
        """Replace the words of an action that have names of their own: card=statue becomes its card-statue."""
        return {key: self.say(f"{key}-{value}") if f"{key}-{value}" in self else value for key, value in words.items()}

    def action(self, action: Action) -> str:
        """Return the sentence for an option."""
        return self.say(action.text, **self.named(dict(action.words)))

    def told(self, action: Action, who: str) -> str:
        """Return the sentence for what happened."""
        return self.say(action.text.replace("do-", "told-", 1), who=who, **self.named(dict(action.words)))

    def rule(self, name: str) -> str:
        """Return the sentence of a rule."""
        return self.say(f"rule-{name}")

    def level(self, name: str) -> str:
        """Return what a computer player is called: its own id where it has no other name."""
        return self._first(f"level-{name.removeprefix('level')}") or name

    def option(self, name: str) -> str:
        """Return what an option of a set-up is called."""
        return self._first(f"option-{name}") or name

    def value(self, option: str, value: str) -> str:
        """Return what a value of an option is called: the name of a file stays as it is."""
        return self._first(f"option-{option}-{value}", f"value-{value}") or value

    def _first(self, *names: str) -> str | None:
        return next((self.say(name) for name in names if name in self), None)


def sentences(game: Game, words: Words) -> list[tuple[str, list[dict[str, Any]]]]:
    """List the rules chapter by chapter, in the order of the text: id, sentence, and whether it is our ruling."""
    translated = {rows[0].id.name: title for title, rows in _chapters(game, words.language)}
    chapters = []
    for title, rows in _chapters(game, "en"):
        names = [(row.id.name.removeprefix("rule-"), bool(row.attributes)) for row in rows]
        listed = [{"id": name, "text": words.rule(name), "ours": ours} for name, ours in names]
        chapters.append((translated.get(rows[0].id.name, title), listed))
    return chapters


def _chapters(game: Game, language: str) -> list[tuple[str, list[Any]]]:
    """Return the titles of a rules text, each with the messages of its sentences."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415  only when rules are listed

    chapters: list[tuple[str, list[Any]]] = []
    for entry in FluentParser().parse(source(game.folder, language)).body:
        if isinstance(entry, ast.GroupComment):
            chapters.append((str(entry.content), []))
        elif isinstance(entry, ast.Message) and entry.id.name.startswith("rule-"):
            chapters[-1][1].append(entry)
    return [(title, rows) for title, rows in chapters if rows]
