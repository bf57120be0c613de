"""Long words on a phone and on a desk: no page scrolls sideways, and nothing that can be pressed is cut off."""

import pytest

from saqqara.core.words import LANGUAGES
from tests.browser.everywhere import GAMES, pages
from tests.browser.quick import address  # noqa: F401  a fixture
from tests.browser.ways import some

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
languages = pytest.mark.parametrize("language", some("fi", "de", "hu"))  # those with the longest words

# What can be pressed or is a heading, and shows less than it says, or lies outside of the page.
CUT = """() => {
  const rolls = (each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX)
  const rolled = (each) => each && each !== document.body && (rolls(each) || rolled(each.parentElement))
  const named = 'button, a, summary, label, legend, h1, h2, h3, th, .button, .chip, [role=tab]'
  return [...document.querySelectorAll(named)]
    .filter((each) => each.checkVisibility() && !each.closest('.heard, .skip, svg, .scene, .stage, .board') && each.textContent.trim())
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      const clipped = getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1
      const spilt = getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 1
      return width > 1 && (clipped || spilt || ((left < -1 || right > innerWidth + 1) && !rolled(each)))
    })
    .map((each) => `${each.tagName} ${each.className}: ${each.textContent.trim().slice(0, 60)}`)
}"""

# Lists to choose from that are narrower than the longest of their choices.
NARROW = """() => [...document.querySelectorAll('main select')].filter((each) => each.checkVisibility()).flatMap((each) => {
  const whole = each.cloneNode(true)
  whole.style.cssText = 'position: absolute; visibility: hidden; width: max-content; max-width: none; min-width: 0'
  each.parentElement.append(whole)
  const missing = whole.offsetWidth - each.offsetWidth
  whole.remove()
  return missing > 0 ? [`SELECT ${each.id}: ${missing} px`] : []
})"""

# Words in two pieces, without a hyphen that would say so.
BROKEN = r"""() => {
  const found = []
  for (const each of document.querySelectorAll('button, a, summary, legend, h1, h2, h3, th, td, b, .points, .chip, .card span')) {
    if (!each.checkVisibility() || each.clientWidth === 1 || each.closest('.heard, .skip')) continue // 1: only heard
    for (const node of each.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]+(?![\p{L}\p{N}\u00AD-])/gu)) {
        if (node.textContent[index - 1] === '\u00AD' || node.textContent[index - 1] === '-') continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 && getComputedStyle(each).writingMode === 'horizontal-tb') found.push(word)
      }
    }
  }
  return found
}"""
OVER = """() => [...document.querySelectorAll('.tile:has(.about):has(.links)')].filter((tile) =>
  tile.querySelector('.about').getBoundingClientRect().bottom > tile.querySelector('.links').getBoundingClientRect().top + 1).length"""


def cut_off(page):
    return page.evaluate(CUT) + page.evaluate(NARROW)


@languages
def test_no_page_scrolls_sideways_and_nothing_that_can_be_pressed_is_cut_off(player, language):
    me = player(viewport=PHONE, has_touch=True)
    me.prefer(language=language, sound=False, motion="off", speed=20)
    wrong = {}
    for path, awaited in pages(me).items():
        me.page.goto(path)
        me.page.wait_for_selector(awaited)
        across = me.page.evaluate("document.documentElement.scrollWidth")
        cut = cut_off(me.page) + [f"in pieces: {word}" for word in me.page.evaluate(BROKEN)]
        cut += ["links over words"] * me.page.evaluate(OVER)
        me.page.set_viewport_size(DESK)
        cut += [f"on a desk: {each}" for each in cut_off(me.page)]
        me.page.set_viewport_size(PHONE)
        if across > PHONE["width"] or cut:
            wrong[path] = [across, *cut]
    me.complaints = [each for each in me.complaints if "404" not in each]  # a page that is not there
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_for_a_new_table_is_cut_off(player, language):
    me = player(viewport=PHONE, has_touch=True)
    me.prefer(language=language)
    wrong = {}
    for game in GAMES:
        me.page.goto(f"/new/{game}")
        me.page.wait_for_selector("main form")
        for size in (PHONE, DESK):
            me.page.set_viewport_size(size)
            if cut := cut_off(me.page):
                wrong[game, size["width"]] = cut
    assert wrong == {}
