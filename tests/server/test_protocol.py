"""docs/protocol.md says what is so: every example on it is a message, and its conversation can be had."""

import asyncio
import json
import re
from pathlib import Path

import msgspec
import pytest

from saqqara.core import shelf
from saqqara.server import bodies, messages
from saqqara.server.api import CALLS

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
ROWS = re.findall(r"^\| `([^`]+)`(?: `([^`]+)`)?(?: or `([^`]+)`)? \| ?(.*) \|$", PAGE, re.MULTILINE)
HEARD = {
    kind.__struct_config__.tag: kind
    for kind in vars(messages).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag_field == "kind"
    if kind is not messages.SharedNews
}
VALUE = re.compile(r'(?<=: )("[^"]*"|\[[^\[\]{}]*\]|\{[^{}]*\})')
SHAPE = re.compile(r'"(\w+)"\??(?=\s*[:,}])')


def strictly(kind, message):
    """Read a message as its type, and say where the page has a key that the type has not."""
    read = msgspec.json.decode(json.dumps(message), type=kind)
    assert set(message) <= {*kind.__struct_fields__, kind.__struct_config__.tag_field}
    return read


def keys_of(text):
    """Return the names of the outer keys of an example, also of one that leaves out what they hold."""
    while (inner := VALUE.sub("0", text[1:-1])) != text[1:-1]:
        text = f"{{{inner}}}"
    return set(SHAPE.findall(text))


def test_the_table_of_the_page_can_be_asked_for():
    (wish,) = [block for block in BLOCKS if "players" in block]
    read = strictly(bodies.WantTable, wish)
    assert [player.kind for player in read.players] == ["me", "open", "bot"]


def test_about_a_table_is_as_the_page_says():
    (about,) = [block for block in BLOCKS if "commitment" in block]
    strictly(messages.About, about)
    assert set(about) == {*messages.About.__struct_fields__} - {"link"}  # which only whoever sits down hears
    strictly(messages.Asked, json.loads(re.findall(r'`(\{"id": 3.*?\})`', PAGE)[0]))


def test_a_view_is_as_the_page_says():
    (view,) = [block for block in BLOCKS if block.get("kind") == "view"]
    read = strictly(messages.ViewNews, view)
    assert set(view) == {*messages.ViewNews.__struct_fields__, "kind"}
    for entry in view["story"]:
        strictly(messages.Told, entry)
    assert [entry["n"] for entry in view["story"]] == list(range(read.since, read.version))
    for option in view["options"]:
        strictly(messages.OptionShown, option)


def sent():
    return [json.loads(row[0]) for row in ROWS if row[0].startswith('{"do"')]


def test_everything_that_can_be_sent_is_on_the_page_and_is_understood():
    hello = [block for block in BLOCKS if block.get("do")]
    for example in [*hello, *sent()]:
        kind = type(messages.understand(json.dumps(example)))
        assert set(example) <= {*kind.__struct_fields__, "do"}
    tags = {kind.__struct_config__.tag for kind in messages.Sent.__args__}
    assert {example["do"] for example in [*hello, *sent()]} == tags


def test_everything_that_can_be_heard_is_on_the_page_with_all_its_keys():
    shown = {}
    for row in ROWS:
        for text in re.findall(r'\{"kind": "\w+".*?\}(?=`|$)', f"{row[0]}`{row[3]}"):
            shown[re.findall(r'"kind": "(\w+)"', text)[0]] = keys_of(text)
    assert set(shown) == set(HEARD)
    for tag, keys in shown.items():
        if tag != "view":  # its own example has all
            assert keys == {"kind", *HEARD[tag].__struct_fields__}, tag


def test_every_call_is_on_the_page_and_takes_the_body_that_the_page_shows():
    shown = {}
    for call, *forms, _ in ROWS:
        for one in re.findall(r"(GET|POST|DELETE) (/[^,`]*)", call):
            path = re.sub(r"(?<=/)[A-Z]+(?=/|$)", "{}", one[1].partition("?")[0])
            shown[one[0], path] = [form for form in forms if form]
    extra = {("GET", path) for path in ("/metrics", "/openapi.json", "/health")}
    calls = {(call.method, re.sub(r"\{\w+\}", "{}", call.path)): call for call in CALLS}
    assert set(shown) | extra == set(calls) | extra
    for key, forms in shown.items():
        for form in forms:
            assert keys_of(form) <= {*calls[key].body.__struct_fields__}, key


def test_the_conversation_of_the_page_can_be_had(service):
    name = shelf.names()[0]
    words = {"GAME": name, "DEAL": "a deal"}
    (wish,) = [block for block in BLOCKS if "players" in block]
    del wish["options"], wish["files"]
    wish = {key: words.get(value, value) if isinstance(value, str) else value for key, value in wish.items()}
    ada, ben = service.person("Ada"), service.person("Ben")
    about = ada.post("/api/tables", **wish)
    ben.post(f"/api/tables/{about['id']}/sit")
    examples = {example["do"]: example for example in sent()}

    async def talk():
        async with ada.window(about["id"], hello=False) as window:
            (hello,) = [block for block in BLOCKS if block.get("do") == "hello"]
            await window.send(**hello)
            await window.until(lambda: window.view)
            assert set(window.view) == {*messages.ViewNews.__struct_fields__, "kind"}
            answers = {
                "move": "refused",
                "undo": "refused",
                "why": "why",
                "chat": "chat",
                "ping": "pong",
                "agree": "error",
            }
            for do, kind in answers.items():
                await window.send(**examples[do])
                said = await window.hear(kind)
                assert set(said) == {"kind", *HEARD[kind].__struct_fields__}

    asyncio.run(talk())


@pytest.mark.parametrize("text", ['{"kind": "x", "left": [ms, ...], "now": ms}', '{"kind", "left"?, "now": {"a": 1}}'])
def test_keys_are_found_where_an_example_leaves_things_out(text):
    assert keys_of(text) == {"kind", "left", "now"}
