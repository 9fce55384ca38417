"""`python -m tests.sdk.terminal.picture` draws docs/table.svg: what the terminal client shows of a fixed game."""

import json
import re
from html import escape
from pathlib import Path

from duckcover_sdk.generated.models import Game
from duckcover_sdk.terminal.blocks import Style, columns
from duckcover_sdk.terminal.drawing import draw_game

from tests.sdk.python.scripted import game_document as any_game

PICTURE = Path(__file__).resolve().parents[3] / "docs" / "table.svg"
LOOKS = {"1": 'font-weight="bold"', "2": 'opacity="0.6"', "32": 'fill="#a6d189"', "33": 'fill="#e5c890"'}
WIDE, HIGH, LEFT, TOP = 8.4, 18, 18, 58
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" role="img" \
aria-label="A turn of Duck and Cover in the terminal client">
<rect width="{0}" height="{1}" rx="10" fill="#232634"/>
<g fill="#414559"><circle cx="20" cy="18" r="6"/><circle cx="40" cy="18" r="6"/><circle cx="60" cy="18" r="6"/></g>
<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#c6d0f5">
{2}
</g>
</svg>
"""


def picture() -> str:
    """The SVG document; every sign has its place, so that no font moves it."""
    document = json.loads((Path(__file__).parent / "games" / "negative.json").read_text())
    game = Game.from_dict(any_game() | document)
    lines = draw_game(game, Style(width=80, height=40, colour=True)).splitlines()
    words = [word for row, line in enumerate(lines) for word in _words(line, TOP + row * HIGH)]
    width = round(2 * LEFT + WIDE * max(map(columns, lines)))
    return FRAME.format(width, TOP + HIGH * len(lines), "\n".join(words))


def _words(line: str, y: int) -> list[str]:
    """The words of a line, each with its look."""
    made, column, look = [], 0, ""
    for codes, text in re.findall(r"\x1b\[([\d;]*)m|([^\x1b]+)", line):
        look = look if text else " ".join(LOOKS[code] for code in codes.split(";") if code != "0")
        for word in re.finditer(r"\S+", text):
            places = " ".join(f"{LEFT + WIDE * (column + at):.1f}" for at in range(*word.span()))
            made.append(f'<text x="{places}" y="{y}" {look}>'.replace(" >", ">") + f"{escape(word[0])}</text>")
        column += len(text)
    return made


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
