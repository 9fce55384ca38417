"""Where the game is typed and shown: lines in, text out, and what the terminal can show."""

import os
import shutil
from collections.abc import Mapping
from typing import TextIO

from duckcover_sdk.terminal.blocks import TIMES, Style

SIGNS = f"╭─╮│╰╯┏━┓┃┗┛→·{TIMES}"
NARROWEST = 40


class Terminal:
    """A pair of text streams; its style is asked anew each time, windows are resized."""

    def __init__(
        self,
        source: TextIO,
        sink: TextIO,
        *,
        ascii_only: bool = False,
        environ: Mapping[str, str] = os.environ,
    ) -> None:
        """Take the streams; colour needs a terminal, and NO_COLOR unset (no-color.org)."""
        self._source = source
        self._sink = sink
        self._unicode = not ascii_only and _can_encode(sink, SIGNS)
        self._colour = sink.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"

    @property
    def style(self) -> Style:
        """What can be shown now."""
        size = shutil.get_terminal_size((80, 24))
        width = max(NARROWEST, size.columns)
        return Style(width=width, height=size.lines, unicode=self._unicode, colour=self._colour)

    def show(self, text: str) -> None:
        """Write a text and end its line."""
        self._sink.write(f"{text}\n")
        self._sink.flush()

    def say(self, error: Exception) -> None:
        """Write an error on one line, without control characters."""
        self.show(self.style.plain(" ".join(str(error).split())))

    def ask(self, prompt: str) -> str | None:
        """Ask for a line, stripped; None when the input has ended. What is not typed is shown, as typing is."""
        self._sink.write(prompt)
        self._sink.flush()
        line = self._source.readline()
        if not line:
            self._sink.write("\n")
            return None
        if not self._source.isatty():
            self._sink.write(line)
        return line.strip()


def _can_encode(sink: TextIO, text: str) -> bool:
    try:
        text.encode(sink.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
