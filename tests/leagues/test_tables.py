"""LEAGUES.md LR4, LB2, LE7, LJ: the games of tables, from opening to the one result that counts."""

import time

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duckcover.errors import AppError, ErrorCode
from games.models import Game, Turn
from games.services import resolution
from games.services import tables as games
from games.services.locks import database_now
from leagues.models import Table, TableSeat
from leagues.services import rulings, sweep, tables
from leagues.services.rulings import Wanted
from leagues.services.verification import check_standings
from tests.games.factories import expire, make_player, submit, submit_all
from tests.leagues.competing import (
    DAY,
    SECOND,
    bring,
    fill,
    finish,
    make_published,
    open_round,
    reload,
    standings_of,
    step,
)

pytestmark = pytest.mark.django_db
FOUR = {"min": 4, "preferred": 4, "max": 4}
WHY = Wanted("It has to end.")


def refusal(call):
    with pytest.raises(AppError) as refused:
        call()
    return refused.value.code


def begun(count=4, **changes):
    """A competition of one round that is open, with its games."""
    competition = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR, **changes)
    fill(competition, count)
    open_round(competition)
    sweep.sweep()
    return competition


def points(competition):
    return {row.entry_id: row.document["points"] for row in competition.standings.all()}


def test_lr4__round_opens__every_table_has_its_game_once():
    competition = begun(8)
    found = list(Table.objects.filter(round__competition=competition).select_related("game"))
    assert [table.status for table in found] == ["playing"] * 2
    assert {table.game.status for table in found} == {"playing"}
    assert [tables.open_table(table.pk) for table in found] == [False, False]
    assert Game.objects.filter(league=competition.league.uuid).count() == 2
    for table in found:
        seated = list(table.game.seats.order_by("index").values_list("player", flat=True))
        assert seated == list(table.seats.order_by("index").values_list("entry__player", flat=True))
        assert table.game.captain_seat == table.captain


def test_le5__left_between_draw_and_opening__the_stand_in_plays():
    competition = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)
    own, *_ = fill(competition, 4)
    round_ = competition.rounds.get()
    bring(round_, "publishes_at")
    assert [step(round_), step(round_)] == ["drawn", "published"]
    rulings.withdraw(make_player("olga"), competition.uuid, own.uuid, Wanted("She left."))
    bring(round_, "opens_at")
    step(round_)
    sweep.sweep()
    seat = TableSeat.objects.get(entry=own)
    assert seat.table.game.seats.get(index=seat.index).player is None


def test_lb2__result__counts_once_and_standings_follow():
    competition = begun()
    table = competition.rounds.get().tables.get()
    submit_all(table.game)
    finish(table.game, [3, 1, 2, 9])
    assert [tables.count_result(table.pk), tables.count_result(table.pk)] == [True, False]
    seats = list(table.seats.order_by("index"))
    assert [(seat.played_rank, seat.rank, seat.total, seat.ticks) for seat in seats] == [
        (3, 3, 3, 16_800),
        (1, 1, 1, 50_400),
        (2, 2, 2, 33_600),
        (4, 4, 9, 0),
    ]
    assert points(competition)[seats[1].entry_id] == 120
    assert competition.events.filter(kind="table_finished").count() == 1
    sweep.sweep()
    assert competition.rounds.get().status == "closed"
    assert check_standings(competition.pk)


def test_lb2__result_whose_message_was_lost__is_found_by_the_sweep():
    competition = begun()
    table = competition.rounds.get().tables.get()
    finish(table.game, [3, 1, 2, 9])
    sweep.sweep()
    table.refresh_from_db()
    assert (table.status, table.ended_at is None) == ("finished", False)


def test_le7__decided_nothing__is_withdrawn_and_on_record():
    competition = begun()
    table = competition.rounds.get().tables.get()
    turn = Turn.objects.get(game=table.game, resolved_at=None)
    absent = turn.waiting_for[0]
    for seat in turn.waiting_for[1:]:
        submit(table.game, seat)
    Game.objects.filter(pk=table.game.pk).update(excused=0)
    expire(table.game)
    resolution.resolve_game(table.game.pk)
    finish(table.game, [3, 1, 2, 9])
    tables.count_result(table.pk)
    entry = table.seats.get(index=absent).entry
    assert (entry.status, entry.no_shows) == ("withdrawn", 1)
    ruling = competition.rulings.get(action="withdraw")
    assert (ruling.automatic, ruling.actor, ruling.entry) == (True, None, entry)


def test_lj2__ended_rounds__rank_a_table_that_has_not_finished():
    competition = begun(adjudication="ended_rounds")
    table = competition.rounds.get().tables.get()
    finish(table.game, [3, 1, 1, 9], rounds=1)
    bring(competition.rounds.get(), "closes_at")
    sweep.sweep()
    table.refresh_from_db()
    assert table.status == "adjudicated"
    assert list(table.seats.order_by("index").values_list("played_rank", flat=True)) == [3, 1, 1, 4]


def test_lj3__split__nothing_for_who_held_it_up():
    competition = begun(adjudication="split")
    table = competition.rounds.get().tables.get()
    turn = Turn.objects.get(game=table.game, resolved_at=None)
    awaited, *others = turn.waiting_for
    for seat in others:
        submit(table.game, seat)
    bring(competition.rounds.get(), "closes_at")
    sweep.sweep()
    table.refresh_from_db()
    found = points(reload(competition))
    assert table.status == "split"
    assert {seat.index: found[seat.entry_id] for seat in table.seats.all()} == {
        index: 0 if index == awaited else 60 for index in range(4)
    }


@pytest.mark.thorough
def test_lj1__played_out__counts_as_it_ends():
    competition = begun()
    table = competition.rounds.get().tables.get()
    bring(competition.rounds.get(), "closes_at")
    sweep.sweep()
    for _ in range(50):
        resolution.sweep()
        sweep.sweep()
        if competition.rounds.get().status == "closed":
            break
    table.refresh_from_db()
    assert (table.status, table.game.status) == ("finished", "finished")
    assert len(standings_of(competition)) == 4


# --- ended by staff -------------------------------------------------------------------------------------------


def held_up(competition):
    """The table of a competition, and the one seat that its open turn waits for."""
    table = competition.rounds.get().tables.get()
    awaited, *others = Turn.objects.get(game=table.game, resolved_at=None).waiting_for
    for seat in others:
        submit(table.game, seat)
    return table, awaited


def test_lj3__split_by_a_ruling__as_at_the_close_and_taken_back():
    competition, olga = begun(), make_player("olga")
    table, awaited = held_up(competition)
    ruled = rulings.adjudicate_by(olga, competition.uuid, 1, 1, "split", WHY)
    found = points(competition)
    assert {seat.index: found[seat.entry_id] for seat in table.seats.all()} == {
        index: 0 if index == awaited else 60 for index in range(4)
    }
    assert (ruled.ruling.detail, ruled.ruling.after["status"]) == ({"rule": "split"}, "split")
    code = refusal(lambda: rulings.adjudicate_by(olga, competition.uuid, 1, 1, "split", WHY))
    assert code == ErrorCode.ROUND_STATE
    rulings.undo(olga, competition.uuid, 2, WHY)
    table.refresh_from_db()
    assert (table.status, table.game.status, set(points(competition).values())) == ("playing", "playing", {0})
    assert not table.seats.exclude(at_fault=False, tenures=[], total=None, round_scores=None).exists()
    assert check_standings(competition.pk)


def test_lp8__ranked_by_staff__what_the_stand_in_played_is_nobodys():
    competition = begun()
    table = competition.rounds.get().tables.get()
    games.remove_player(table.game, 0)
    submit_all(table.game)
    finish(table.game, [0, 1, 2, 3], rounds=1)
    rulings.adjudicate(make_player("olga"), competition.uuid, 1, 1, [1, 2, 3, 4], WHY)
    found = points(competition)
    assert [found[seat.entry_id] for seat in table.seats.order_by("index")] == [0, 80, 40, 0]


def test_lj2__ended_rounds_by_a_ruling__rank_the_table_then_ranks_of_staff_do():
    competition, olga = begun(), make_player("olga")
    table = competition.rounds.get().tables.get()
    finish(table.game, [3, 1, 1, 9], rounds=1)
    rulings.adjudicate_by(olga, competition.uuid, 1, 1, "ended_rounds", WHY)
    assert list(table.seats.order_by("index").values_list("rank", flat=True)) == [3, 1, 1, 4]
    rulings.adjudicate(olga, competition.uuid, 1, 1, [1, 2, 3, 4], WHY)
    assert list(table.seats.order_by("index").values_list("rank", flat=True)) == [1, 2, 3, 4]
    rulings.undo(olga, competition.uuid, 3, WHY)
    assert list(table.seats.order_by("index").values_list("rank", flat=True)) == [3, 1, 1, 4]


def test_lj1__played_out_by_a_ruling__asks_nobody_and_is_settled():
    competition, olga = begun(), make_player("olga")
    table = competition.rounds.get().tables.get()
    rulings.adjudicate_by(olga, competition.uuid, 1, 1, "play_out", WHY)
    table.refresh_from_db()
    assert (table.status, table.game.played_out_at is None) == ("closing", False)
    assert Turn.objects.get(game=table.game, resolved_at=None).waiting_for == []
    assert refusal(lambda: rulings.undo(olga, competition.uuid, 2, WHY)) == ErrorCode.SETTLED


def test_lo2__ended_by_a_rule_tried__changes_nothing():
    competition, olga = begun(), make_player("olga")
    for rule in ("play_out", "ended_rounds", "split"):
        rulings.adjudicate_by(olga, competition.uuid, 1, 1, rule, Wanted("Let us see.", dry_run=True))
    table = competition.rounds.get().tables.get()
    assert (table.status, table.game.played_out_at) == ("playing", None)
    code = refusal(lambda: rulings.adjudicate_by(olga, competition.uuid, 1, 1, "lots", WHY))
    assert code == ErrorCode.INVALID_INPUT


def test_le7__withdrawn_by_itself__is_taken_back_on_appeal():
    competition, olga = begun(), make_player("olga")
    table, _awaited = held_up(competition)
    Game.objects.filter(pk=table.game.pk).update(excused=0)
    expire(table.game)
    resolution.resolve_game(table.game.pk)
    finish(table.game, [3, 1, 2, 9])
    tables.count_result(table.pk)
    ruling = competition.rulings.get(action="withdraw")
    rulings.undo(olga, competition.uuid, ruling.number, WHY)
    assert (ruling.entry.status, ruling.entry.left_at) == ("active", None)


# --- waiting for staff ----------------------------------------------------------------------------------------


def passed(table):
    """Let the time for a ruling be over."""
    Table.objects.filter(pk=table.pk).update(rule_by=database_now() - SECOND)


def test_lj4__organizer__may_rule_for_a_while_then_the_stand_in_plays():
    competition = begun(adjudication="organizer", ruling_hours=48)
    table = competition.rounds.get().tables.get()
    bring(competition.rounds.get(), "closes_at")
    sweep.sweep()
    table.refresh_from_db()
    assert (table.status, table.rule_by - table.closes_at) == ("closing", 2 * DAY)
    assert (table.game.status, table.game.played_out_at) == ("playing", None)
    with CaptureQueriesContext(connection) as said:
        assert tables.sweep(time.monotonic() + 1) == 0
    assert not [query for query in said if "FOR UPDATE" in query["sql"]]
    passed(table)
    sweep.sweep()
    table.refresh_from_db()
    assert table.game.played_out_at is not None


def test_lj4__ruled_in_time__closes_the_round():
    competition = begun(adjudication="organizer")
    bring(competition.rounds.get(), "closes_at")
    sweep.sweep()
    rulings.adjudicate(make_player("olga"), competition.uuid, 1, 1, [2, 1, 3, 4], WHY)
    sweep.sweep()
    assert (competition.rounds.get().status, set(points(competition).values())) == ("closed", {120, 80, 40, 0})


@pytest.mark.parametrize("rule", ["play_out", "ended_rounds", "split", "organizer"])
def test_lj4__game_set_aside__waits_under_every_rule_then_is_void(rule):
    competition = begun(adjudication=rule)
    table = competition.rounds.get().tables.get()
    Game.objects.filter(pk=table.game.pk).update(quarantined_at=database_now())
    bring(competition.rounds.get(), "closes_at")
    sweep.sweep()
    table.refresh_from_db()
    assert (table.status, table.rule_by - table.closes_at) == ("closing", 3 * DAY)
    passed(table)
    sweep.sweep()
    table.refresh_from_db()
    assert (table.status, set(points(competition).values())) == ("void", {60})
    ruling = competition.rulings.get(action="void")
    assert (ruling.automatic, ruling.table) == (True, 1)
