"""A whole game in each language: begun in another one, switched in the middle, and read again as a replay in a third."""

import json
import re
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from saqqara.core.words import LANGUAGES
from saqqara.testing import shelf_games
from saqqara.translations import parts
from tests.browser.quick import address  # noqa: F401  a fixture
from tests.browser.ways import PLAY, WHOLE

OWN_NAMES = dict(zip(LANGUAGES, ("English", "Deutsch", "Čeština", "Suomi", "Svenska", "Magyar"), strict=True))
PLAYED = [(language, shelf_games()[place // 2].name) for place, language in enumerate(LANGUAGES)]
HALF = 12  # answers before the switch
TOLD = 15  # texts, of which there are more on any page of a table

# All that is read or heard on a page, but what is marked as another language.
READ = r"""() => {
  const found = new Set()
  for (const each of document.querySelectorAll('body *')) {
    if (each.closest('script, style, body [lang]')) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(each.getAttribute(name) ?? '')
    if (each.textContent.length < 300) found.add(each.textContent)
    for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent)
  }
  return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{3}/u.test(text))
}"""


def forms(pattern):
    """Write a pattern of a text as regular expressions: one for each of its forms, with anything at its places."""
    written = []
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if isinstance(inner, ast.SelectExpression):
            written.append([form for variant in inner.variants for form in forms(variant.value)])
        elif inner is None:
            written.append([re.escape(re.sub(r"\s+", " ", element.value))])
        else:
            written.append([".+"])
    return ["".join(form) for form in product(*written)]


@cache
def sayings(language, game):
    """Return all that the page and a game can say in a language; what has hardly a letter of its own is left out."""
    found = set()
    for part in ("page", game):
        text = (parts()[part] / f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value:
                found |= set(forms(entry.value))
    return {form for form in found if len(re.findall(r"[^\W\d_]", form.replace(".+", ""))) > 3}


@cache
def telling(language, other, game):
    """Return how a language is known from another one, and how that one is known."""
    one, two = sayings(language, game), sayings(other, game)
    return [re.compile("|".join(f"(?:{form})" for form in sorted(found))) for found in (one - two, two)]


def spoken(page, language, other, game):
    """Return what a page says in a language and not in another one."""
    mine, others = telling(language, other, game)
    return [text for text in page.evaluate(READ) if mine.fullmatch(text) and not others.fullmatch(text)]


def speaks(page, language, other, game):
    """Say that a page speaks a language, and nothing of another one."""
    assert page.get_attribute("html", "lang") == language
    assert spoken(page, other, language, game) == []
    assert len(spoken(page, language, other, game)) > TOLD


def switch(page, language):
    """Choose a language from a table on, and come back."""
    page.locator("details > summary.tool").click()
    page.locator(".menu a[href='/settings']").click()
    page.get_by_label(OWN_NAMES[language], exact=True).check()
    page.wait_for_selector(f"html[lang={language}]")
    page.go_back()
    page.wait_for_selector("[data-row], section.end")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de-AT", "de"),
        ("cs-CZ", "cs"),
        ("fi-FI", "fi"),
        ("sv-FI", "sv"),
        ("hu-HU", "hu"),
        ("en-GB", "en"),
        ("ja-JP", "en"),
    ],
)
def test_a_first_visit_is_in_the_language_of_the_browser_and_known_to_the_service(player, locale, language):
    me = player(locale=locale)
    me.page.goto("/settings")
    me.page.wait_for_selector(f"html[lang={language}] main form")
    assert me.page.get_by_label(OWN_NAMES[language], exact=True).is_checked()
    assert me.page.get_attribute("link[rel=manifest]", "href") == f"/manifest-{language}.webmanifest"
    assert me.context.request.get("/api/me").json()["language"] == language


@pytest.mark.parametrize(("language", "game"), PLAYED)
def test_a_game_goes_on_in_another_language_and_is_read_in_a_third(player, language, game):
    before = "hu" if language == "en" else "en"
    third = LANGUAGES[(LANGUAGES.index(language) + 2) % len(LANGUAGES)]
    me = player(viewport={"width": 1440, "height": 900})
    begin = json.dumps({"language": before, "speed": 20, "sound": False, "motion": "off"})
    me.context.add_init_script(f"localStorage['saqqara.prefs'] ??= {json.dumps(begin)}")
    page = me.page
    table = me.make(game, "me", "bot")
    me.go(table)
    assert page.evaluate(PLAY, HALF) is False
    speaks(page, before, language, game)
    told = page.locator(".story li").count()

    switch(page, language)
    speaks(page, language, before, game)
    assert page.locator(".story li").count() >= told
    assert page.evaluate(PLAY, WHOLE) is True
    speaks(page, language, before, game)

    page.goto(f"/replay/{table}")
    page.wait_for_selector(".board [data-spot]")
    speaks(page, language, before, game)
    page.keyboard.press("End")
    page.locator("header select").select_option(third)
    page.wait_for_selector(f"html[lang={third}]")
    speaks(page, third, language, game)
