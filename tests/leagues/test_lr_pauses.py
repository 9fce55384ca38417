"""LEAGUES.md LR6: staff stop the clocks of a table, a round or a competition, and let closes come later."""

import datetime as dt

import pytest

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.services import clock_rulings, rulings, sweep
from leagues.services.rulings import Wanted
from tests.games.factories import make_player, open_turn
from tests.leagues.competing import DAY, SECOND, bring, fill, make_published, open_round, reload, step

pytestmark = pytest.mark.django_db
WHY = Wanted("The holidays.")
TRIED = Wanted("The holidays.", dry_run=True)
MINUTE = dt.timedelta(minutes=1)


def refusal(call):
    with pytest.raises(AppError) as refused:
        call()
    return refused.value.code


@pytest.fixture
def olga(db):
    return make_player("olga")


@pytest.fixture
def competition(olga):
    """Two tables that are played in the first of three rounds."""
    made = make_published(stages=[{"format": "swiss", "rounds": 3}], table_size={"min": 4, "preferred": 4, "max": 4})
    fill(made, 8)
    open_round(made)
    sweep.sweep()
    return made


def closes(competition):
    """The closes of the first round and of its tables."""
    round_ = competition.rounds.get(number=1)
    return [round_.closes_at, *round_.tables.order_by("number").values_list("closes_at", flat=True)]


def deadlines(competition):
    """When the open turn of each game ends."""
    tables = competition.rounds.get(number=1).tables.order_by("number")
    return [open_turn(table.game).deadline for table in tables]


def moved(before, after):
    """By how many whole days each moment has moved."""
    return [round((later - earlier) / DAY, 3) for earlier, later in zip(before, after, strict=True)]


def test_lr6__table_paused__its_clock_and_its_close_are_later(olga, competition):
    before, turns = closes(competition), deadlines(competition)
    ruled = clock_rulings.pause(olga, competition.uuid, database_now() + 3 * DAY, WHY, 1, 2)
    assert moved(before, closes(competition)) == [0, 0, 3]
    assert moved(turns, deadlines(competition)) == [0, 3]
    assert (ruled.ruling.action, ruled.ruling.round, ruled.ruling.table) == ("pause", 1, 2)
    assert ruled.ruling.before["paused_until"] is None
    assert competition.rounds.get(number=1).tables.get(number=2).game.pause_held


def test_lr6__table_resumed__what_is_left_of_the_pause_comes_back(olga, competition):
    before, turns = closes(competition), deadlines(competition)
    clock_rulings.pause(olga, competition.uuid, database_now() + 3 * DAY, WHY, 1, 2)
    clock_rulings.resume(olga, competition.uuid, WHY, 1, 2)
    assert moved(before, closes(competition)) == [0, 0, 0]
    assert moved(turns, deadlines(competition)) == [0, 0]
    code = refusal(lambda: clock_rulings.resume(olga, competition.uuid, WHY, 1, 2))
    assert code == ErrorCode.ROUND_STATE


def test_lr6__round_paused__all_that_is_to_come_is_later(olga, competition):
    before, turns = closes(competition), deadlines(competition)
    clock_rulings.pause(olga, competition.uuid, database_now() + 2 * DAY, WHY, 1)
    assert moved(before, closes(competition)) == [2, 2, 2]
    assert moved(turns, deadlines(competition)) == [2, 2]
    round_ = competition.rounds.get(number=1)
    assert round_.due_at == round_.closes_at


def test_lr6__pause_of_a_long_round__moves_its_close_beyond_90_days(olga, competition):
    clock_rulings.extend(olga, competition.uuid, 1, competition.rounds.get(number=1).opens_at + 90 * DAY, WHY)
    before = closes(competition)
    clock_rulings.pause(olga, competition.uuid, database_now() + 3 * DAY, WHY, 1)
    assert moved(before, closes(competition)) == [3, 3, 3]
    clock_rulings.resume(olga, competition.uuid, WHY, 1)
    assert moved(before, closes(competition)) == [0, 0, 0]


def test_lr6__pauses_that_overlap__count_once(olga, competition):
    before, turns, now = closes(competition), deadlines(competition), database_now()
    clock_rulings.pause(olga, competition.uuid, now + 3 * DAY, WHY, 1, 2)
    clock_rulings.pause(olga, competition.uuid, now + 2 * DAY, WHY, 1)
    assert moved(before, closes(competition)) == [2, 2, 3]
    clock_rulings.pause(olga, competition.uuid, now + 5 * DAY, WHY)
    assert moved(before, closes(competition)) == [5, 5, 5]
    assert moved(turns, deadlines(competition)) == [5, 5]
    clock_rulings.resume(olga, competition.uuid, WHY)
    assert moved(before, closes(competition)) == [2, 2, 3]
    assert moved(turns, deadlines(competition)) == [2, 3]


def test_lr6__competition_paused__no_step_is_taken_until_it_ends_by_itself(olga, competition):
    second = competition.rounds.get(number=2)
    opens_at, first = second.opens_at, competition.settings["timing"]["first"]
    clock_rulings.pause(olga, competition.uuid, database_now() + 4 * DAY, WHY)
    second.refresh_from_db()
    assert moved([opens_at], [second.opens_at]) == [4]
    later = reload(competition).settings["timing"]["first"]
    assert moved([dt.datetime.fromisoformat(first)], [dt.datetime.fromisoformat(later)]) == [4]
    bring(second, "draws_at")
    assert (step(second), sweep.sweep()) == (None, 0)
    type(competition).objects.filter(pk=competition.pk).update(paused_until=database_now() - SECOND)
    assert step(second) == "drawn"


def test_lr6__table_that_opens_in_a_pause__stands_still(olga):
    made = make_published(stages=[{"format": "swiss", "rounds": 1}])
    fill(made, 4)
    round_ = open_round(made)
    clock_rulings.pause(olga, made.uuid, database_now() + DAY, WHY, 1)
    sweep.sweep()
    game = round_.tables.get().game
    assert game.paused_until > database_now()


@pytest.mark.parametrize("days", [-1, 14.01])
def test_lr6__pause_that_is_over_or_too_long__is_refused(olga, competition, days):
    until = database_now() + days * DAY
    assert refusal(lambda: clock_rulings.pause(olga, competition.uuid, until, WHY)) == ErrorCode.INVALID_INPUT


def test_lr6__pause_put_off__lasts_as_long_as_one_may_from_its_beginning(olga, competition):
    before, now = closes(competition), database_now()
    clock_rulings.pause(olga, competition.uuid, now + 10 * DAY, WHY, 1)
    round_ = competition.rounds.get(number=1)
    type(round_).objects.filter(pk=round_.pk).update(paused_from=now - 5 * DAY)
    assert refusal(lambda: clock_rulings.pause(olga, competition.uuid, now + 12 * DAY, WHY, 1)) == "invalid_input"
    clock_rulings.pause(olga, competition.uuid, now + 9 * DAY, WHY, 1)
    assert moved(before, closes(competition)) == [9, 9, 9]


def test_lr6__planned_round__is_not_paused(olga, competition):
    until = database_now() + DAY
    assert refusal(lambda: clock_rulings.pause(olga, competition.uuid, until, WHY, 2)) == ErrorCode.ROUND_STATE
    assert refusal(lambda: clock_rulings.resume(olga, competition.uuid, WHY)) == ErrorCode.COMPETITION_STATE


def test_lo2__pause_tried__moves_nothing(olga, competition):
    before, turns = closes(competition), deadlines(competition)
    clock_rulings.pause(olga, competition.uuid, database_now() + DAY, TRIED, 1)
    assert (closes(competition), deadlines(competition)) == (before, turns)
    assert not competition.rulings.filter(action="pause").exists()


def test_lo4__pause_undone__ends_and_undone_resume__goes_on(olga, competition):
    before, turns = closes(competition), deadlines(competition)
    clock_rulings.pause(olga, competition.uuid, database_now() + 3 * DAY, WHY, 1)
    clock_rulings.resume(olga, competition.uuid, WHY, 1)
    rulings.undo(olga, competition.uuid, 3, WHY)
    assert moved(before, closes(competition)) == [3, 3, 3]
    rulings.undo(olga, competition.uuid, 2, WHY)
    assert moved(before, closes(competition)) == [0, 0, 0]
    assert moved(turns, deadlines(competition)) == [0, 0]


def test_lo4__pause_that_is_over__is_settled(olga, competition):
    clock_rulings.pause(olga, competition.uuid, database_now() + DAY, WHY, 1)
    competition.rounds.filter(number=1).update(paused_until=database_now() - MINUTE)
    assert refusal(lambda: rulings.undo(olga, competition.uuid, 2, WHY)) == ErrorCode.SETTLED


def test_lr6__table_extended__plays_on_after_its_round_has_come_to_its_close(olga, competition):
    before = closes(competition)
    clock_rulings.extend(olga, competition.uuid, 1, before[2] + 5 * DAY, WHY, 2)
    assert moved(before, closes(competition)) == [0, 0, 5]
    round_ = competition.rounds.get(number=1)
    bring(round_, "closes_at")
    assert step(round_) == "closing"
    assert list(round_.tables.order_by("number").values_list("status", flat=True)) == ["closing", "playing"]
    earlier = round_.tables.get(number=2).closes_at - DAY
    assert refusal(lambda: clock_rulings.extend(olga, competition.uuid, 1, earlier, WHY, 2)) == "invalid_input"


def test_lo4__extension_undone__the_close_is_as_before(olga, competition):
    before = closes(competition)
    clock_rulings.extend(olga, competition.uuid, 1, before[0] + 2 * DAY, WHY)
    clock_rulings.extend(olga, competition.uuid, 1, before[0] + 6 * DAY, WHY, 2)
    rulings.undo(olga, competition.uuid, 3, WHY)
    rulings.undo(olga, competition.uuid, 2, WHY)
    assert closes(competition) == before
    assert competition.rounds.get(number=1).due_at == before[0]


def test_lo5__own_table__is_paused_by_others(olga, competition):
    seat = competition.rounds.get(number=1).tables.get(number=1).seats.first()
    seat.entry.player = olga
    seat.entry.save()
    until = database_now() + DAY
    assert refusal(lambda: clock_rulings.pause(olga, competition.uuid, until, WHY, 1, 1)) == ErrorCode.OWN_TABLE
    assert clock_rulings.pause(olga, competition.uuid, until, WHY, 1, 2).ruling.interested


def test_lr6__extended__closes_later_with_its_tables(olga, competition):
    before = closes(competition)
    clock_rulings.extend(olga, competition.uuid, 1, before[0] + DAY, WHY)
    assert moved(before, closes(competition)) == [1, 1, 1]
    assert competition.rounds.get(number=1).due_at == before[0] + DAY
    assert refusal(lambda: clock_rulings.extend(olga, competition.uuid, 1, before[0], WHY)) == ErrorCode.INVALID_INPUT
