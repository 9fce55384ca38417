"""The client against a real service with its worker: the smoke test of an installation."""

import io
import json
from pathlib import Path

import pytest
from duckcover_sdk.terminal.main import main

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("clients", [2, 4, 7])
def test_auto__real_service__plays_three_rounds(
    live_service: str, clients: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--url", live_service, "--auto", str(clients), "--seed", "1", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["clients"], summary["rounds"]) == (clients, 3)


@pytest.mark.parametrize("level", ["easy", "steady"])
def test_play__real_service_and_its_bots__comes_to_the_ranking(
    live_service: str, level: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 900))
    assert main(["--url", live_service, "--seats", "3", "--bots", level]) == 0
    assert capsys.readouterr().out.count("Rank Player") == 1


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
    assert shown.count("n for the next game, q to quit): 1\n") == 3
    assert shown.count("n for the next game, q to quit): n\n") == 1
