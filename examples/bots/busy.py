"""A bot in Python that likes to be busy: `saqqara arena GAME --players level1,cmd:"python3 examples/bots/busy.py"`."""

import json
import random
import sys
from typing import Any


def main() -> None:
    """Answer one line with one line, until there are no more."""
    generator = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "game":
            generator.seed(message["seed"])
        elif message["kind"] == "move":
            print(json.dumps({"code": choose(message, generator)}), flush=True)


def choose(message: dict[str, Any], generator: random.Random) -> str:
    """Do what touches most spots of the table; of several, any."""
    most = max(len(option["path"]) for option in message["options"])
    busy = [option["code"] for option in message["options"] if len(option["path"]) == most]
    return generator.choice(busy)


if __name__ == "__main__":
    main()
