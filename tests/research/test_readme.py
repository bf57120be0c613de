"""What the README shows of the research doors runs."""

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_the_readme_run(capsys):
    shown = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(shown) == 2
    for code in shown:
        exec(code, {})  # noqa: S102  our own text
    assert "(4096, 318)" in capsys.readouterr().out
