"""What a terminal can show, and what can be typed."""

import io

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
