"""Where the game is typed and shown: lines in, text out, and what the terminal can show."""

import os
import select
import shutil
import sys
import time
from collections.abc import Mapping
from typing import TextIO

from duckcover_sdk.terminal.blocks import TIMES, Style, wrapped

SIGNS = f"╭─╮│╰╯┏━┓┃┗┛→·{TIMES}"
NARROWEST = 40
CLEAR_LINE = "\r\x1b[K"


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
        self._rewrites = sink.isatty() and environ.get("TERM") != "dumb"
        self._colour = self._rewrites and not environ.get("NO_COLOR")
        self._status = ""

    @property
    def style(self) -> Style:
        """What can be shown now."""
        size = shutil.get_terminal_size((80, 24))
        width = max(NARROWEST, size.columns)
        return Style(width=width, height=size.lines, unicode=self._unicode, colour=self._colour)

    def show(self, text: str) -> None:
        """Write a text and end its line."""
        self._write(f"{text}\n")

    def status(self, text: str) -> bool:
        """Write a line that whatever comes next replaces; False where that cannot be done."""
        if self._rewrites and text != self._status:
            self._write(text[: self.style.width - 1])
            self._status = text
        return self._rewrites

    def _write(self, text: str) -> None:
        """Write a text in the place of a status line."""
        self._sink.write(f"{CLEAR_LINE if self._status else ''}{text}")
        self._sink.flush()
        self._status = ""

    def wait(self, seconds: float) -> str | None:
        """Wait for so many seconds, or until a line was typed, and answer that line; files are not read early."""
        if not self._source.isatty() or sys.platform == "win32":
            time.sleep(seconds)
            return None
        ready, _, _ = select.select([self._source], [], [], seconds)
        if not ready:
            return None
        self._status = ""  # the line has ended with what was typed
        return self._source.readline().strip()

    def say(self, error: Exception) -> None:
        """Write an error without control characters."""
        self.tell(str(error))

    def tell(self, text: str) -> None:
        """Write a text from anywhere, broken into lines between words."""
        self.show("\n".join(wrapped(self.style.plain(" ".join(text.split())), self.style.width)))

    def ask(self, prompt: str) -> str | None:
        """Ask for a line, stripped; None when the input has ended. What is not typed is shown, as typing is."""
        self._write(prompt)
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
