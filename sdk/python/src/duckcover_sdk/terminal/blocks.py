"""Text laid out in blocks: lists of lines, side by side, wrapped, coloured. PURE."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

Block = list[str]
GAP = 3
TIMES = "\u00d7"
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}


@dataclass(frozen=True)
class Style:
    """What the terminal can show: `width` in columns, `height` in lines, Unicode or ASCII alone, colour or not."""

    width: int = 80
    height: int = 24
    unicode: bool = True
    colour: bool = False

    def paint(self, text: str, *looks: str) -> str:
        """Colour a text, when this terminal is to have colour; blanks at its end stay as they are."""
        text, blanks = text.rstrip(), text[len(text.rstrip()) :]
        if not self.colour or not looks or not text:
            return text + blanks
        return f"\x1b[{';'.join(_CODES[look] for look in looks)}m{text}\x1b[0m{blanks}"

    def plain(self, text: object) -> str:
        """Make a text from outside safe: no control characters, and ASCII alone where asked for."""
        printable = "".join(sign if sign.isprintable() else "?" for sign in str(text))
        return printable if self.unicode else printable.encode("ascii", "replace").decode()

    def pick(self, unicode: str, ascii_: str) -> str:
        """Choose between a sign and its ASCII stand-in."""
        return unicode if self.unicode else ascii_


def width_of(block: Sequence[str]) -> int:
    """Columns of the widest line; colour codes take none."""
    return max((columns(line) for line in block), default=0)


def columns(line: str) -> int:
    """Columns that a line takes on the terminal."""
    return len(_COLOUR.sub("", line))


def beside(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """Set blocks side by side, tops aligned, `gap` blanks between them."""
    widths = [width_of(block) for block in blocks]
    lines = []
    for row in range(max((len(block) for block in blocks), default=0)):
        parts = [
            _padded(block[row] if row < len(block) else "", width) for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append((" " * gap).join(parts).rstrip())
    return lines


def flow(blocks: Sequence[Block], width: int, gap: int = GAP) -> Block:
    """Set as many blocks side by side as fit into `width`, in even columns; the rest beneath."""
    if not blocks:
        return []
    column = max(width_of(block) for block in blocks)
    per_row = max(1, (width + gap) // (column + gap))
    even = [[_padded(line, column) for line in block] for block in blocks]
    lines: Block = []
    for row in _chunks(even, per_row):
        lines += ([""] if lines and len(row[0]) > 1 else []) + beside(row, gap)
    return lines


def filled(parts: Sequence[str], separator: str, width: int) -> Block:
    """Put as many parts on each line as fit, a separator between them; wrap one that is too long."""
    lines: Block = []
    for part in parts:
        if lines and columns(lines[-1] + separator + part) <= width:
            lines[-1] += separator + part
        else:
            lines += wrapped(part, width, "  ")
    return lines


def wrapped(text: str, width: int, indent: str = "") -> Block:
    """Break a text into lines; `indent` goes before all but the first."""
    return textwrap.wrap(text, max(width, 20), subsequent_indent=indent) or [""]


def _chunks(blocks: Sequence[Block], size: int) -> Iterator[Sequence[Block]]:
    for start in range(0, len(blocks), size):
        yield blocks[start : start + size]


def _padded(line: str, width: int) -> str:
    return line + " " * (width - columns(line))


def joined(blocks: Iterable[Block]) -> str:
    """Put blocks under each other, an empty line between them, into one text."""
    return "\n\n".join("\n".join(block) for block in blocks if block)
