"""The analysis of a finished game: who makes it and when, what GET answers, and to whom."""

import datetime as dt
import threading

import pytest
from django.db import connection, connections
from django.test.utils import CaptureQueriesContext

from accounts.services.account_deletion import delete_player
from games import analyses, tasks
from games.bots import review
from games.bots.review import KINDS
from games.models import Analysis, Game, Heartbeat, Round
from games.services import analyses as rows
from games.services import lobby, resignations, resolution
from games.services.locks import database_now
from tests.games.clients import Api, refused
from tests.games.factories import make_game, make_lobby, make_player, play_turn, play_until, player_of, rounds_ended

pytestmark = pytest.mark.django_db


def finish(game):
    """Let the bots play a game to its end: nobody else is left."""
    for seat in game.seats.filter(player__isnull=False):
        resignations.resign(seat.player, game.uuid)
    for _ in range(100):
        if game.status == Game.Status.FINISHED:
            return game
        resolution.resolve_game(game.pk)
        game.refresh_from_db()
    raise AssertionError("the game never ended")


@pytest.fixture
def finished():
    """A game that has just ended; the player on seat 0 resigned."""
    return finish(make_game("analysed", seats=2, bots=["sharp"]))


@pytest.fixture
def old(finished):
    """One that ended before there were analyses."""
    Analysis.objects.all().delete()
    return finished


def read(game, player=None, **headers):
    return Api(player).get(f"/games/{game.uuid}/analysis", **headers)


def row_of(game):
    return Analysis.objects.get(game=game)


def let_fail(game):
    """Write a score that the rules do not come to; answers how to mend it."""
    scores = Round.objects.get(game=game, number=2).scores
    Round.objects.filter(game=game, number=2).update(scores=[99, 99])
    return lambda: Round.objects.filter(game=game, number=2).update(scores=scores)


# --- when it is made -------------------------------------------------------------------------------------


def test_game__that_ends__waits_for_its_analysis(finished):
    row = row_of(finished)
    assert (row.due_at, row.document, row.attempts) == (finished.finished_at, "", 0)


def test_game__that_runs_or_is_cancelled__waits_for_none():
    running, lobby_game = make_game("runs", seats=2), make_lobby(make_player("gwen"))
    lobby.cancel_game(lobby_game.host, lobby_game.uuid)
    play_turn(running)
    assert not Analysis.objects.exists()


def test_task__computes_what_is_wanted_once(finished):
    tasks.analyse()
    first = row_of(finished)
    assert (first.due_at, first.attempts, first.version) == (None, 0, review.VERSION)
    assert analyses.analyse_due() == 0
    assert row_of(finished).document == first.document != ""


def test_task__several_games__those_asked_for_come_first(finished, monkeypatch):
    other = finish(make_game("another", seats=2, bots=["steady"]))
    read(other)
    monkeypatch.setattr(analyses, "BUDGET", 0.0)
    assert analyses.analyse_due() == 0
    assert rows.claim() == other
    assert rows.claim() == finished
    assert rows.claim() is None


def test_task__record_that_the_rules_do_not_make__is_tried_again_and_given_up(finished):
    let_fail(finished)
    other = finish(make_game("another", seats=2, bots=["steady"]))
    assert analyses.analyse_due() == 2
    assert row_of(other).document != ""
    row = row_of(finished)
    assert (row.attempts, row.document) == (1, "")
    assert dt.timedelta(seconds=2) < row.due_at - database_now() < dt.timedelta(seconds=6)
    for _ in range(len(rows.RETRY_AFTER)):
        Analysis.objects.filter(due_at__isnull=False).update(due_at=database_now())
        analyses.analyse_due()
    assert row_of(finished).due_at is None
    assert refused(read(finished)) == (503, "service_unavailable")


def test_task__that_failed_once__makes_it_later(finished):
    mend = let_fail(finished)
    analyses.analyse_due()
    assert refused(read(finished)) == (409, "analysis_pending")
    mend()
    Analysis.objects.update(due_at=database_now())
    assert analyses.analyse_due() == 1
    assert read(finished).status_code == 200


@pytest.mark.django_db(transaction=True)
def test_task__two_workers_at_once__one_of_them_works():
    finish(make_game("raced", seats=2, bots=["steady"]))
    together, attempts = threading.Barrier(2), []

    def work():
        together.wait(10)
        attempts.append(analyses.analyse_due())
        connections.close_all()

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert sorted(attempts) == [0, 1]
    assert Analysis.objects.exclude(document="").count() == 1


def test_task__process_that_died_at_work__is_followed_by_another_one(finished):
    Heartbeat.objects.create(name=Heartbeat.ANALYSES, at=database_now() - dt.timedelta(seconds=rows.LEASE - 5))
    assert analyses.analyse_due() == 0
    Heartbeat.objects.update(at=database_now() - dt.timedelta(seconds=rows.LEASE + 1))
    assert analyses.analyse_due() == 1
    assert not Heartbeat.objects.exists()


# --- what is answered ------------------------------------------------------------------------------------


def test_get__finished_game__has_the_members_of_the_contract(finished):
    analyses.analyse_due()
    found, record = read(finished).json(), Api().get(f"/games/{finished.uuid}/record").json()
    assert set(found) == {"game", "version", "seats", "turning_points", "turns"}
    assert (found["game"], found["version"]) == (str(finished.uuid), review.VERSION)
    assert [set(seat) for seat in found["seats"]] == [
        {"seat", "called", "expected", "luck", "moves", "agreed", "lost"}
    ] * 2
    recorded = [turn for entry in record["rounds"] for turn in entry["turns"]]
    assert [turn["number"] for turn in found["turns"]] == [turn["number"] for turn in recorded]
    for turn, played in zip(found["turns"], recorded, strict=True):
        assert set(turn) == {"number", "round", "splashes", "called", "chances", "luck", "moves"}
        moves = [{key: move[key] for key in ("seat", "action", "from", "to")} for move in turn["moves"]]
        assert moves == [{key: move[key] for key in ("seat", "action", "from", "to")} for move in played["moves"]]
        assert all(set(move) == {"seat", "action", "from", "to", "best", "agrees", "loss"} for move in turn["moves"])
    assert {point["kind"] for point in found["turning_points"]} <= set(KINDS)
    totals = {each["seat"]: each["total"] for each in record["result"]["ranking"]}
    assert found["turns"][-1]["splashes"] == [totals[0], totals[1]]
    stand_in, sharp = found["seats"]
    assert (sharp["agreed"], sharp["lost"]) == (sharp["moves"], 0.0)
    assert stand_in["lost"] > 0


def test_get__before_it_is_made__is_409_and_says_when_to_ask_again(finished):
    answer = read(finished)
    assert refused(answer) == (409, "analysis_pending")
    assert (answer["Retry-After"], answer.get("ETag")) == ("5", None)
    assert row_of(finished).due_at < finished.finished_at


def test_get__old_game__is_asked_for_and_rings_a_worker_once(old, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks() as rung:
        answers = [read(old) for _ in range(3)]
    assert {refused(answer) for answer in answers} == {(409, "analysis_pending")}
    assert [each.__qualname__ for each in rung] == ["enqueue_analyses.<locals>.publish"]
    assert analyses.analyse_due() == 1
    assert read(old).status_code == 200


def test_get__analysis_of_an_older_algorithm__is_made_anew(finished, monkeypatch):
    analyses.analyse_due()
    for module in (analyses, rows):
        monkeypatch.setattr(module, "VERSION", review.VERSION + 1)
    assert refused(read(finished)) == (409, "analysis_pending")
    assert analyses.analyse_due() == 1
    assert read(finished).json()["version"] == review.VERSION + 1


def test_get__in_its_etag__is_304_until_the_game_changes(finished):
    analyses.analyse_due()
    player = finished.seats.get(index=0).player
    first = read(finished)
    assert read(finished, If_None_Match=first["ETag"]).status_code == 304
    delete_player(player)  # of whom it says nothing
    again = read(finished, If_None_Match=first["ETag"])
    assert (again.status_code, again.json()) == (200, first.json())


def test_get__is_read_in_as_many_queries_for_any_game(finished):
    analyses.analyse_due()
    with CaptureQueriesContext(connection) as asked:
        read(finished)
    assert len(asked) == 4  # the count of the request, the game, its rounds, the row


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (make_lobby, "round_running"),
        (make_game, "round_running"),
        (lambda: play_until(make_game("analysed", seats=2), rounds_ended(1)), "game_running"),
    ],
)
def test_get__game_that_is_not_over__is_409(make, says):
    assert refused(read(make())) == (409, says)
    assert not Analysis.objects.exists()


def test_get__cancelled_game__is_what_its_record_is():
    game = make_lobby()
    lobby.cancel_game(game.host, game.uuid)
    record = Api().get(f"/games/{game.uuid}/record")
    assert refused(read(game)) == refused(record) == (409, "round_running")


def test_get__private_game__is_for_those_who_may_read_its_record():
    game = make_game("secret", seats=2, bots=["steady"], visibility="private")
    seated = player_of(game, 0)
    finish(game)
    analyses.analyse_due()
    answers = [(read(game, viewer), Api(viewer).get(f"/games/{game.uuid}/record")) for viewer in (seated, None)]
    assert [[answer.status_code for answer in both] for both in answers] == [[200, 200], [404, 404]]
    assert answers[1][0].content == answers[1][1].content
