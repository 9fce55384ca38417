"""What the checks of simulated competitions find when something is wrong, and the large simulation in full."""

import subprocess
import sys
from pathlib import Path

import pytest
from django.db.models import F

from games.models import Game
from games.services.locks import database_now
from leagues.models import Competition, Entry, Event, Round, Season, Standing, SubstituteOffer, Table, TableSeat
from leagues.ratings.models import Result
from leagues.ratings.services.periods import close_days
from leagues.services import steps, sweep
from tests.contract.matrix.table import undone
from tests.games.factories import make_game, make_player
from tests.leagues.competing import DAY, fill, finish, make_published, open_round, reload
from tests.soak.seasons.checks import all_faults

PROJECT = Path(__file__).resolve().parents[2]
FOUR = {"min": 4, "preferred": 4, "max": 4}


@pytest.mark.slow
@pytest.mark.in_full
@pytest.mark.timeout(3700)
def test_seasons__of_twenty_competitions_and_five_hundred_entries__have_no_fault(figure) -> None:
    command = [sys.executable, "-m", "tests.soak.seasons"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = dict(line.rsplit(None, 1) for line in done.stdout.splitlines())
    figure("20 competitions, 500 entries", f"{lines['rounds drawn']} rounds, {lines['workers killed']} workers killed")


@pytest.fixture(scope="module")
def over(django_db_setup, django_db_blocker):
    """A competition that is over, of one table whose game was played to its end, and rated; made once."""
    with django_db_blocker.unblock(), undone():
        competition = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)
        fill(competition, 4)
        open_round(competition)
        sweep.sweep()
        finish(Game.objects.get(), [3, 1, 2, 9])
        sweep.sweep()
        sweep.sweep()
        Round.objects.update(closed_at=F("closed_at") - 3 * DAY)
        while steps.take_step(competition.pk) is not None:
            """Registration ends, then the competition."""
        close_days(database_now() + 2 * DAY)
        yield reload(competition)


def found():
    """The checks that do not hold."""
    return [check for check, faults in all_faults().items() if faults]


def tell_again(competition, kind):
    told = Event.objects.filter(competition=competition, kind=kind).first()
    fields = {"at": told.at, "kind": kind, "round": told.round, "table": told.table}
    Event.objects.create(competition=competition, number=competition.version + 1, **fields)


def drawn_twice(competition):
    tell_again(competition, "round_drawn")


def drawn_anew_without_a_ruling(_competition):
    Round.objects.update(attempt=1)


def round_missing(competition):
    round_ = competition.rounds.get()
    times = {name: getattr(round_, name) for name in ("draws_at", "publishes_at", "opens_at", "closes_at")}
    Round.objects.create(competition=competition, number=3, **times)


def seated_and_not(competition):
    round_ = competition.rounds.get()
    round_.unseated.create(entry=round_.seats.first().entry, kind="absent")


def other_lots(competition):
    round_ = competition.rounds.get()
    round_.lots = round_.lots[::-1]
    round_.save()


def other_tables(_competition):
    one, other = TableSeat.objects.order_by("index")[:2]
    TableSeat.objects.filter(pk=one.pk).update(index=6)
    TableSeat.objects.filter(pk=other.pk).update(index=one.index)
    TableSeat.objects.filter(pk=one.pk).update(index=other.index)


def table_without_game(_competition):
    Table.objects.update(status="adjudicated", game=None)


def game_without_table(competition):
    Game.objects.filter(pk=make_game(seats=2).pk).update(league=competition.league.uuid)


def game_of_other_size(_competition):
    Game.objects.update(seat_count=5)


def result_told_twice(competition):
    tell_again(competition, "table_finished")


def result_of_another_table_told(_competition):
    Table.objects.update(number=2)


def not_ended(_competition):
    Table.objects.update(status="closing", ended_at=None)


def other_result(_competition):
    TableSeat.objects.filter(played_rank=1).update(total=-9)


def other_standings(_competition):
    Standing.objects.filter(place=1).update(ticks=1)


def other_rating(_competition):
    Result.objects.filter(rank=1).update(mu=99)


def set_aside(_competition):
    Competition.objects.update(quarantined_at=database_now())


def not_over(_competition):
    Competition.objects.update(status="running", finished_at=None)


def season_not_over(competition):
    now = database_now()
    Season.objects.create(league=competition.league, name="First", size=4, up=1, down=1, created_at=now)


def too_many(competition):
    Competition.objects.update(capacity=3)
    assert Entry.objects.filter(competition=competition, status="active").count() == 4


def seat_that_was_not_given(competition):
    now = database_now()
    offer = {
        "player": make_player("erin"),
        "status": "accepted",
        "made_at": now,
        "ends_at": now + DAY,
        "answered_at": now,
    }
    SubstituteOffer.objects.create(seat=TableSeat.objects.first(), **offer)


@pytest.mark.django_db
def test_checks_of_competitions__of_one_that_was_played__find_nothing(over) -> None:
    assert found() == []


ROUNDS, DRAWS = "every round drawn once, one place each", "every draw comes out again"
GAMES, RESULTS = "every table one game, every game one table", "every result counted once, as it was played"
STANDINGS, EXPORTS = "standings as the rows give them", "exports recompute"
OVER, PLACES = "competitions and seasons over, none set aside", "no place or seat given away twice"


@pytest.mark.parametrize(
    ("plant", "checks"),
    [
        (drawn_twice, [ROUNDS]),
        (drawn_anew_without_a_ruling, [ROUNDS, DRAWS, EXPORTS]),
        (round_missing, [ROUNDS]),
        (seated_and_not, [ROUNDS, STANDINGS]),
        (other_lots, [DRAWS, EXPORTS]),
        (other_tables, [DRAWS, RESULTS]),
        (table_without_game, [GAMES, RESULTS]),
        (game_without_table, [GAMES]),
        (game_of_other_size, [GAMES]),
        (result_told_twice, [RESULTS]),
        (result_of_another_table_told, [RESULTS, STANDINGS]),
        (not_ended, [RESULTS, STANDINGS]),
        (other_result, [RESULTS]),
        (other_standings, [STANDINGS]),
        (other_rating, ["ratings as the records give them"]),
        (set_aside, [OVER]),
        (not_over, [OVER]),
        (season_not_over, [OVER]),
        (too_many, [PLACES]),
        (seat_that_was_not_given, [PLACES]),
    ],
)
@pytest.mark.django_db
def test_checks_of_competitions__of_a_planted_fault__find_it(over, plant, checks) -> None:
    plant(over)
    assert found() == checks
