"""The scripted clients: a whole game against the small service, and each way in which it can go wrong."""

import random
import time
from typing import Any

import pytest
from duckcover_sdk import ProblemError
from duckcover_sdk.terminal.auto import AutoError, AutoOptions, AutoReport, choose, run_auto
from duckcover_sdk.terminal.blocks import Style

DROP = "drop the connection before anything happens"
DROP_AFTER = "drop the connection after the effect"


def options(service: Any, clients: int = 2, **more: Any) -> AutoOptions:
    return AutoOptions(service.url, clients, seed=1, **more)


@pytest.fixture
def report(service: Any) -> AutoReport:
    """What three clients report of their game."""
    return run_auto(options(service, 3))


@pytest.mark.parametrize("clients", range(2, 8))
def test_auto__any_number_of_clients__plays_three_rounds(service: Any, clients: int) -> None:
    summary = run_auto(options(service, clients)).summary()
    assert (summary["clients"], summary["rounds"]) == (clients, 3)
    assert sorted(standing["seat"] for standing in summary["ranking"]) == list(range(clients))


def test_auto__each_client__has_an_account_and_a_connection(service: Any, report: AutoReport) -> None:
    assert (len(service.passwords), service.connections) == (3, 3)


def test_auto__requests_and_turns__are_counted(service: Any, report: AutoReport) -> None:
    (game,) = service.games.values()
    assert report.requests == len(service.requests)
    assert report.turns == game.turn


def test_auto__report__says_ranking_and_record(report: AutoReport) -> None:
    lines = report.text(Style()).splitlines()
    assert lines[0] == f"Game {report.game.id}: 3 clients, seed 1"
    assert lines[1].split() == ["Rank", "Player", "R1", "R2", "R3", "Total", "Visible"]
    assert lines[-1] == "The record has all 3 rounds."
    assert len(lines) == 8


def test_auto__game__is_not_on_the_public_lists(service: Any, report: AutoReport) -> None:
    bodies = [request.body for request in service.requests if request.path == "/api/v1/games"]
    assert [(body["visibility"], body["seats"], body.get("bots")) for body in bodies] == [("unlisted", 3, None)]


@pytest.mark.parametrize("what", [DROP, DROP_AFTER])
@pytest.mark.parametrize(
    ("method", "path_end"), [("POST", "/signup"), ("POST", "/games"), ("POST", "/join"), ("PUT", "/move")]
)
def test_auto__connection_lost__game_goes_on(service: Any, fault: Any, method: str, path_end: str, what: str) -> None:
    service.faults.append(fault(method, path_end, what))
    summary = run_auto(options(service)).summary()
    assert (summary["rounds"], service.faults, len(service.games)) == (3, [], 1)


def test_auto__record_unavailable_for_a_moment__is_asked_for_again(
    service: Any, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("GET", "/record", problem_reply(503, "service_unavailable", Retry_After="0")))
    assert run_auto(options(service)).summary()["ok"] is True


@pytest.mark.parametrize("path_end", ["/signup", "/games", "/join", "/record"])
def test_auto__request_refused__is_the_error_and_all_clients_stop(
    service: Any, fault: Any, problem_reply: Any, path_end: str
) -> None:
    method = "GET" if path_end == "/record" else "POST"
    service.faults += [fault(method, path_end, problem_reply(403, "permission_denied"))] * 2
    with pytest.raises(ProblemError, match=r"^403 permission_denied: It is permission_denied\.$"):
        run_auto(options(service))


def test_auto__nothing_happens__fails_and_names_who_is_awaited(service: Any) -> None:
    service.stalled = True
    began = time.monotonic()
    with pytest.raises(AutoError, match=r"nothing has happened for 0\.2 s: turn 1 waits for seats \[0, 1\]"):
        run_auto(options(service, stall_seconds=0.2))
    assert time.monotonic() - began < 20


def test_auto__game_cancelled__fails(service: Any) -> None:
    service.cancels = True
    with pytest.raises(AutoError, match=r"^the game ended as cancelled, without a result$"):
        run_auto(options(service))


def test_auto__record_lacks_a_round__fails(service: Any, recorded_round: Any) -> None:
    service.record_changes["rounds"] = [recorded_round(1, scores=[0, 0])]
    with pytest.raises(AutoError, match=r"^the record has rounds \[1\], not all 3$"):
        run_auto(options(service))


def test_auto__record_with_another_result__fails(service: Any) -> None:
    service.record_changes["result"] = None
    with pytest.raises(AutoError, match=r"^the record has another result than the game$"):
        run_auto(options(service))


def test_auto__record_with_other_scores__fails(service: Any, recorded_round: Any) -> None:
    service.record_changes["rounds"] = [recorded_round(n, scores=[99, 99]) for n in (1, 2, 3)]
    with pytest.raises(AutoError, match=r"^the record has other scores for seat 0: \[99, 99, 99\]$"):
        run_auto(options(service))


def test_choice__cover_and_ducks__is_the_cover(game_document: Any) -> None:
    moves = game_document("negative").you.legal_moves
    chosen = {choose(moves, random.Random(seed)).action for seed in range(20)}
    assert chosen == {"cover"}


def test_choice__ducks_alone__is_one_of_them(game_document: Any) -> None:
    ducks = game_document("negative").you.legal_moves[1:]
    chosen = [choose(ducks, random.Random(seed)) for seed in range(50)]
    assert [move for move in chosen if move not in ducks] == []


def test_choice__same_seed__is_the_same(game_document: Any) -> None:
    moves = game_document("opening").you.legal_moves
    first, second = ([choose(moves, rng) for _ in range(20)] for rng in (random.Random(3), random.Random(3)))
    assert first == second
