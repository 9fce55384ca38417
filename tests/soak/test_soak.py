"""A small soak, and what its checks find when something is wrong."""

import datetime as dt
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.db import connection

from games.models import Game, Submission, Turn
from games.services import resignations, resolution
from games.services.locks import database_now
from notifications.models import Delivery, Notice
from notifications.services import reader
from tests.games.factories import make_game, player_of
from tests.soak.checks import LATEST, PENDING, all_faults

PROJECT = Path(__file__).resolve().parents[2]
SMALL = ("--games", "30", "--days", "1", "--step", "6", "--kill-every", "3", "--restarts", "1")
CHECKS = 7


@pytest.mark.slow
def test_soak__of_thirty_games_and_a_day__finds_no_fault(figure) -> None:
    command = [sys.executable, "-m", "tests.soak", *SMALL]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=600)
    lines = dict(line.rsplit(None, 1) for line in done.stdout.splitlines())
    assert (done.returncode, list(lines.values()).count("ok")) == (0, CHECKS), done.stdout + done.stderr
    assert lines["PostgreSQL killed"] == "1"
    assert int(lines["workers killed"]) > 0
    figure("soak of 30 games, a simulated day", f"{lines['turns resolved']} turns")


class Soaked:
    """A game that was played to its end by bots, a move that was acknowledged, and notices, as after a soak."""

    def __init__(self) -> None:
        self.game = make_game(seats=2)
        self.player = player_of(self.game, 0)
        for seat in (0, 1):
            resignations.resign(player_of(self.game, seat), self.game.uuid)
        while resolution.resolve_games([self.game.pk]):
            """A step plays 60 turns at most."""
        reader.sweep()
        move = Submission.objects.filter(seat=0).order_by("turn__number").select_related("turn").first()
        key = (str(self.game.uuid), move.turn.number, 0)
        self.players = [SimpleNamespace(acknowledged={key: (move.move,)})]
        self.receiver = SimpleNamespace(taken={}, notices={})
        self.longest = 1.0

    @property
    def database(self):
        return connection.connection

    def sql(self, statement, *values):
        cursor = self.database.execute(statement, values)
        return cursor.fetchall() if cursor.description else []

    def faults(self):
        """The checks that do not hold."""
        found = all_faults(self, self.players, self.receiver, self.longest)
        return [check for check, faults in found.items() if faults]

    def deliver(self, state, due_at=None):
        """Write a delivery by webhook."""
        return Delivery.objects.create(
            player=self.player, channel="webhook", created_at=database_now(), due_at=due_at, state=state
        )


@pytest.fixture
def soaked(db):
    return Soaked()


def turn_otherwise(soaked):
    Turn.objects.filter(number=1).update(card="12", call="12", discarded=True)


def another_move(soaked):
    ((key, _moves),) = soaked.players[0].acknowledged.items()
    soaked.players[0].acknowledged[key] = ("0,0>9,9",)


def overdue(soaked):
    soaked.longest = LATEST + 1


def set_aside(soaked):
    Game.objects.update(quarantined_at=database_now())


def waiting(soaked):
    soaked.deliver("waiting", due_at=database_now())


def given_up(soaked):
    soaked.deliver("failed")


def told_twice(soaked):
    notice = Notice.objects.filter(kind="game_finished").first()
    notice.pk, notice.fact = None, "another"
    notice.save()


def not_told(soaked):
    Notice.objects.filter(kind="game_finished").first().delete()


def lost(soaked):
    soaked.deliver("sent")


def under_two_ids(soaked):
    soaked.receiver.notices = {("/1", 7): {"a", "b"}}


@pytest.mark.parametrize(
    ("plant", "check"),
    [
        (turn_otherwise, "each turn resolved once, cards conserved"),
        (another_move, "the newest acknowledged move played"),
        (overdue, "no deadline overdue, no game set aside or open"),
        (set_aside, "no deadline overdue, no game set aside or open"),
        (waiting, "outbox empty, nothing given up"),
        (given_up, "outbox empty, nothing given up"),
        (told_twice, "every notice once a fact"),
        (not_told, "every notice once a fact"),
        (lost, "webhooks at least once, under one id"),
        (under_two_ids, "webhooks at least once, under one id"),
    ],
)
def test_checks__of_a_planted_fault__find_it_alone(soaked, plant, check) -> None:
    assert soaked.faults() == []
    plant(soaked)
    assert soaked.faults() == [check]


@pytest.mark.parametrize(("waiting_for", "pending"), [([], 1), ([0], 0)], ids=["full", "withdrawn"])
def test_pending__turn_that_was_tried_before__is_pending_while_it_waits_for_nobody(db, waiting_for, pending) -> None:
    game, now = make_game(seats=2), database_now()
    Turn.objects.filter(game=game, resolved_at=None).update(
        attempts=1, waiting_for=waiting_for, due_at=now + dt.timedelta(minutes=1), deadline=now + dt.timedelta(hours=1)
    )
    with connection.cursor() as cursor:
        cursor.execute(PENDING)
        assert cursor.fetchone() == (pending,)
