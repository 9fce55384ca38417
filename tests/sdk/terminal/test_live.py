"""The client against a real service with its worker: the smoke test of an installation."""

import io
import json
from pathlib import Path

import pytest
from duckcover_sdk import Client
from duckcover_sdk.replay import verify
from duckcover_sdk.terminal.main import main

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("clients", [2, 4, 7])
def test_auto__real_service__plays_three_rounds(
    live_service: str, clients: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--url", live_service, "--auto", str(clients), "--seed", "1", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["clients"], summary["rounds"]) == (clients, 3)


def test_auto__with_every_variation__plays_a_game_whose_record_verifies(
    live_service: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = "competition,madness,constraints,pressure,surprises,low_blows"
    assert main(["--url", live_service, "--auto", "3", "--seed", "1", "--rules", rules, "--json"]) == 0
    with Client(live_service) as anybody:
        record = anybody.record(json.loads(capsys.readouterr().out)["game"])
    every = sorted(rules.split(","))
    assert [sorted(entry.rules) for entry in record.rounds] == [sorted({*every} - {"pressure"})] * 2 + [every]
    assert {turn.phase for entry in record.rounds for turn in entry.turns} == {"move", "give", "place"}
    verify(record)


@pytest.mark.parametrize("level", ["easy", "steady"])
def test_play__real_service_and_its_bots__comes_to_the_ranking(
    live_service: str, level: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 900))
    assert main(["--url", live_service, "--seats", "3", "--bots", level]) == 0
    assert capsys.readouterr().out.count("Rank Player") == 1


def test_keys__real_service__knows_them_all(
    live_service: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    typed = ["o 7 x4 >0,1", "o stacks 3", "o ?", "o off", "c hello", "c :quack", "t", "p 48", "p off", "s 1"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, "q", "l"])))
    assert main(["--url", live_service, "--seats", "2", "--clock", "bank"]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("f 3 weekday\na\n2\nd\ns\nq\n"))
    assert main(["--url", live_service, "--games"]) == 0
    shown = capsys.readouterr().out
    said = [
        "  7: cover the 4, else duck to 0,1\n", "you are asked with 3 stacks or fewer\n", "On today's grid:\n",
        "You have no standing orders.\n", "you: hello\n", "you: (quack)\n", "Clock: 3 d for the game, 12 h more",
        "  0 you           runs, 3 d ", "Paused until ", "The game is not paused.\n", "409 seat_held: ",
        "  2  You wait for a game of 3, clock weekday\n", "No seat is on offer.\n",
    ]  # fmt: skip
    assert [text for text in said if text not in shown] == []
    assert shown.count("You wait for a game of 3, clock weekday") == 3


def test_games__real_service__goes_from_one_that_waits_to_the_next(
    live_service: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert [main(["--url", live_service, "--seats", "3"]) for _ in range(2)] == [0, 0]
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" + "1\n" * 3 + "n\n"))
    assert main(["--url", live_service, "--games"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("your turn, 23 h 59 min left, ") == 2
    assert shown.count("h help, n next, q quit): 1\n") == 3
    assert shown.count("h help, n next, q quit): n\n") == 1
