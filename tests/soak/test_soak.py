"""A small soak, and what its checks find."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from uuid import UUID

import pytest

from tests.soak.checks import counted, lost_posts, other_moves, rows

PROJECT = Path(__file__).resolve().parents[2]
SMALL = ("--games", "20", "--days", "1", "--step", "4", "--kill-every", "5", "--restarts", "1")
CHECKS = 6
GAME = UUID(int=1)


@pytest.mark.slow
def test_soak__of_twenty_games_and_a_day__finds_no_fault(figure) -> None:
    command = [sys.executable, "-m", "tests.soak", *SMALL]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=600)
    lines = dict(line.rsplit(None, 1) for line in done.stdout.splitlines())
    assert (done.returncode, list(lines.values()).count("ok")) == (0, CHECKS), done.stdout + done.stderr
    assert (lines["games finished"], lines["PostgreSQL killed"]) == ("20", "1")
    assert int(lines["workers killed"]) > 0
    figure("soak of 20 games, a simulated day", f"{lines['turns resolved']} turns")


class Rows:
    """A service whose database answers every question with the same rows."""

    def __init__(self, *rows: tuple) -> None:
        self.rows = list(rows)

    def sql(self, *_: object) -> list[tuple]:
        return self.rows


@pytest.mark.parametrize(
    ("acknowledged", "stored", "faults"),
    [
        ({"0,1x0,0"}, [(GAME, 3, 0, "0,1x0,0")], 0),
        ({"0,1x0,0", "0,1>0,2"}, [(GAME, 3, 0, "0,1>0,2")], 0),
        ({"0,1x0,0"}, [(GAME, 3, 0, "0,1>0,2")], 1),
        ({"0,1x0,0"}, [], 1),
    ],
)
def test_moves__other_than_acknowledged__are_faults(acknowledged, stored, faults) -> None:
    player = SimpleNamespace(acknowledged={(GAME, 3, 0): acknowledged})
    assert len(list(other_moves(Rows(*stored), [player]))) == faults


@pytest.mark.parametrize(
    ("sent", "taken", "notices", "faults"),
    [
        ([("a",)], {"a": 2}, {("/1", 7): {"a"}}, 0),
        ([("a",)], {}, {}, 1),
        ([("a",)], {"a": 1, "b": 1}, {("/1", 7): {"a", "b"}}, 1),
    ],
)
def test_webhooks__lost_or_under_two_ids__are_faults(sent, taken, notices, faults) -> None:
    receiver = SimpleNamespace(taken=taken, notices=notices)
    assert len(list(lost_posts(Rows(*sent), receiver))) == faults


def test_answers__that_should_be_none__are_faults() -> None:
    assert (counted(Rows((0,)), "q"), counted(Rows((2,)), "q"), rows(Rows(), "q")) == ([], ["2: q"], [])
    assert rows(Rows((1, "x")), "q") == ["(1, 'x')"]
