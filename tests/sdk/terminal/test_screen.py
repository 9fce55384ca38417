"""What a terminal can show, and what can be typed."""

import io
import os
from collections.abc import Iterator

import pytest
from duckcover_sdk.terminal.screen import Terminal


class Screen(io.TextIOWrapper):
    """A text stream of an encoding that says whether it is a terminal."""

    def __init__(self, encoding: str = "utf-8", *, tty: bool = True) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty


@pytest.mark.parametrize(
    ("tty", "environ", "colour"),
    [
        (True, {}, True),
        (False, {}, False),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
        (True, {"TERM": "dumb"}, False),
    ],
)
def test_colour__terminal_and_environment__decide(tty: bool, environ: dict[str, str], colour: bool) -> None:
    assert Terminal(io.StringIO(), Screen(tty=tty), environ=environ).style.colour is colour


@pytest.mark.parametrize(("encoding", "unicode"), [("utf-8", True), ("ascii", False), ("latin-1", False)])
def test_unicode__encoding_of_the_screen__decides(encoding: str, unicode: bool) -> None:
    assert Terminal(io.StringIO(), Screen(encoding), environ={}).style.unicode is unicode


def test_unicode__ascii_asked_for__is_off() -> None:
    assert Terminal(io.StringIO(), Screen(), ascii_only=True, environ={}).style.unicode is False


@pytest.mark.parametrize(("columns", "width"), [("132", 132), ("40", 40), ("12", 40)])
def test_width__follows_the_terminal__but_not_below_40(
    monkeypatch: pytest.MonkeyPatch, columns: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert Terminal(io.StringIO(), Screen(), environ={}).style.width == width


def test_ask__lines_then_the_end__answers_them_stripped_then_none() -> None:
    terminal = Terminal(io.StringIO(" 1 \n\nx"), io.StringIO(), environ={})
    assert [terminal.ask("? ") for _ in range(4)] == ["1", "", "x", None]


@pytest.fixture
def keyboard() -> Iterator[tuple[int, io.TextIOWrapper]]:
    """A pseudo-terminal: where keys are typed, and where a program reads them."""
    typing, reading = os.openpty()
    with os.fdopen(reading, encoding="utf-8") as source:
        yield typing, source
    os.close(typing)


def test_wait__line_typed_at_a_terminal__is_answered(keyboard: tuple[int, io.TextIOWrapper]) -> None:
    typing, source = keyboard
    terminal = Terminal(source, io.StringIO(), environ={})
    assert terminal.wait(0.01) is None
    os.write(typing, b"c hello\n")
    assert terminal.wait(5) == "c hello"


def test_wait__file__is_not_read() -> None:
    source = io.StringIO("1\n")
    assert Terminal(source, io.StringIO(), environ={}).wait(0) is None
    assert source.read() == "1\n"


def test_status__at_a_terminal__is_replaced_by_what_comes_next() -> None:
    screen = Screen()
    terminal = Terminal(io.StringIO(), screen, environ={})
    assert [terminal.status(text) for text in ("waiting", "waiting", "still waiting")] == [True] * 3
    terminal.show("done")
    screen.flush()
    assert screen.buffer.getvalue().decode() == "waiting\r\x1b[Kstill waiting\r\x1b[Kdone\n"


@pytest.mark.parametrize(("tty", "environ"), [(False, {}), (True, {"TERM": "dumb"})])
def test_status__elsewhere__is_not_shown(tty: bool, environ: dict[str, str]) -> None:
    screen = Screen(tty=tty)
    assert Terminal(io.StringIO(), screen, environ=environ).status("waiting") is False
    screen.flush()
    assert screen.buffer.getvalue() == b""


def test_say__long_text__is_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = io.StringIO()
    Terminal(io.StringIO(), shown, environ={}).say(ValueError("not valid: reaction foo is\nnot a choice\x1b[2J"))
    assert shown.getvalue() == "not valid: reaction foo is not a\nchoice?[2J\n"
