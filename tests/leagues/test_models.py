"""What the database itself refuses (LEAGUES.md LB3, LO2), and what becomes of the rows of a player who goes."""

import datetime as dt

import pytest
from django.db import IntegrityError, transaction

from accounts.services.account_deletion import delete_player
from games.services.locks import database_now
from leagues.models import (
    Apart,
    Competition,
    DrawSeed,
    Entry,
    EntryHolder,
    Event,
    Request,
    Round,
    Ruling,
    Season,
    Staff,
    Table,
    TableSeat,
    Unseated,
)
from tests.games.factories import make_game, make_player, make_players
from tests.leagues.factories import make_competition, make_entries, make_league, make_round, make_table

pytestmark = pytest.mark.django_db


def refuses(constraint, write):
    """The database refuses what is written, by this constraint."""
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        write()


@pytest.fixture
def competition(db):
    return make_competition()


@pytest.fixture
def entries(competition):
    return make_entries(competition, make_players(4))


def ruling(competition, number=1, **fields):
    """A warning, or what the fields make of it."""
    given = {"at": database_now(), "actor": 1, "role": "owner", "action": "warn", "reason": "late again", **fields}
    return Ruling.objects.create(league=competition.league, competition=competition, number=number, **given)


def season(league, **fields):
    return Season.objects.create(
        **{"league": league, "name": "2026", "size": 8, "created_at": database_now(), **fields}
    )


# --- LB3: each of these is there once -------------------------------------------------------------------------


def test_lb3__round_twice__is_refused(competition):
    make_round(competition)
    refuses("league_round_number_unique", lambda: make_round(competition))


def test_lb3__table_twice__is_refused(competition, entries):
    round_ = make_round(competition)
    make_table(round_, entries[:2])
    refuses("table_number_unique", lambda: make_table(round_, entries[2:]))


def test_lb3__entry_at_two_tables_of_a_round__is_refused(competition, entries):
    round_ = make_round(competition)
    make_table(round_, entries[:2])
    refuses("table_seat_entry_once_a_round", lambda: make_table(round_, entries[1:], number=2))


def test_lb3__seat_twice__is_refused(competition, entries):
    table = make_table(make_round(competition), entries[:2])
    refuses(
        "table_seat_index_unique",
        lambda: TableSeat.objects.create(table=table, round=table.round, index=1, entry=entries[2]),
    )


def test_lb3__unseated_twice_in_a_round__is_refused(competition, entries):
    round_ = make_round(competition)
    Unseated.objects.create(round=round_, entry=entries[0], kind="bye", points=60)
    refuses("unseated_once_a_round", lambda: Unseated.objects.create(round=round_, entry=entries[0], kind="absent"))


def test_lb3__game_at_two_tables__is_refused(competition, entries):
    round_, game = make_round(competition), make_game(seats=2)
    make_table(round_, entries[:2], status="playing", game=game)
    refuses("game_id", lambda: make_table(round_, entries[2:], number=2, status="playing", game=game))


def test_lb3__two_entries_of_a_player__are_refused(competition, entries):
    refuses("entry_player_unique", lambda: make_entries(competition, [entries[0].player]))


def test_lb3__ruling_number_twice__is_refused(competition):
    ruling(competition)
    refuses("ruling_number_unique", lambda: ruling(competition))


def test_lb3__tier_of_a_season_twice__is_refused(competition):
    one = season(competition.league)
    make_competition(competition.league, season=one, tier=1)
    refuses("competition_tier_unique", lambda: make_competition(competition.league, season=one, tier=1))


def test_lb3__two_next_seasons_of_a_season__are_refused(competition):
    one = season(competition.league)
    season(competition.league, previous=one)
    refuses("previous_id", lambda: season(competition.league, previous=one))


def test_lb3__second_owner__is_refused(competition):
    now = database_now()
    refuses(
        "staff_one_owner",
        lambda: Staff.objects.create(
            league=competition.league, player=make_player("erin"), role="owner", appointed_at=now, accepted_at=now
        ),
    )


def test_ld2__seed_of_an_attempt_twice__is_refused(competition):
    seed = {"competition": competition, "round": 1, "seed": bytes(32), "commitment": bytes(32)}
    DrawSeed.objects.create(**seed, attempt=3)
    refuses("draw_seed_unique", lambda: DrawSeed.objects.create(**seed, attempt=3))
    refuses("draw_seed_attempt_0_to_3", lambda: DrawSeed.objects.create(**seed, attempt=4))


# --- rows that make no sense ----------------------------------------------------------------------------------


def test_lb2__round_drawn_without_lots__is_refused(competition):
    refuses("league_round_drawn_whole", lambda: make_round(competition, lots=None))


def test_lb2__planned_round_with_lots__is_refused(competition):
    refuses("league_round_drawn_whole", lambda: make_round(competition, status="planned"))


def test_lr1__round_that_closes_before_it_opens__is_refused(competition):
    now = database_now()
    refuses(
        "league_round_closes_after_opening",
        lambda: make_round(competition, closes_at=now, opens_at=now + dt.timedelta(hours=1)),
    )


def test_lr1__table_that_plays_without_a_game__is_refused(competition, entries):
    refuses("table_played_has_game", lambda: make_table(make_round(competition), entries, status="playing"))


def test_lr1__table_that_has_ended_at_no_time__is_refused(competition, entries):
    refuses("table_ended_at_a_time", lambda: make_table(make_round(competition), entries, status="void"))


def test_season__tier_without_a_season__is_refused(competition):
    refuses("competition_tier_in_season", lambda: make_competition(competition.league, tier=1))


def test_le1__capacity_of_more_than_1000__is_refused(competition):
    refuses("competition_capacity_2_to_1000", lambda: make_competition(competition.league, capacity=1001))


def test_ld3__pair_in_both_orders__is_refused(competition, entries):
    one, other, *_ = entries
    Apart.objects.create(competition=competition, one=one, other=other)
    refuses("apart_in_order", lambda: Apart.objects.create(competition=competition, one=other, other=one))
    refuses("apart_pair_unique", lambda: Apart.objects.create(competition=competition, one=one, other=other))


def test_lo3__deduction_of_601_points__is_refused(competition, entries):
    refuses("ruling_points_1_to_600", lambda: ruling(competition, action="deduct", entry=entries[0], points=601))


def test_lo4__undo_of_nothing__is_refused(competition):
    refuses("ruling_undo_undoes", lambda: ruling(competition, action="undo"))


def test_lo4__second_undo_of_a_ruling__is_refused(competition):
    first = ruling(competition)
    ruling(competition, 2, action="undo", undoes=first)
    refuses("undoes_id", lambda: ruling(competition, 3, action="undo", undoes=first))


# --- append-only ----------------------------------------------------------------------------------------------


def test_lo2__ruling_changed_or_deleted__is_refused(competition):
    row = ruling(competition)
    refuses("append-only", lambda: Ruling.objects.filter(pk=row.pk).update(reason="another reason"))
    refuses("append-only", lambda: Ruling.objects.filter(pk=row.pk).delete())


def test_event__changed__is_refused(competition):
    Event.objects.create(competition=competition, number=1, at=database_now(), kind="entry_added")
    refuses("append-only", lambda: Event.objects.update(kind="entry_left"))


# --- a player who goes ----------------------------------------------------------------------------------------


def test_le5__account_deleted__entry_stays_without_the_name(competition, entries):
    dana = entries[0].player
    table = make_table(make_round(competition), entries)
    EntryHolder.objects.create(entry=entries[1], player=dana, from_round=1, to_round=1)
    asked = {"competition": competition, "player": dana, "text": "mine", "created_at": database_now()}
    Request.objects.create(entry=entries[0], **asked)
    delete_player(dana)
    left = Entry.objects.get(pk=entries[0].pk)
    assert (left.player, left.status, left.left_at is None) == (None, "withdrawn", False)
    assert [seat.entry_id for seat in table.seats.all()] == [entry.pk for entry in entries]
    asked = Request.objects.get()
    assert (EntryHolder.objects.get().player, asked.player, asked.text) == (None, None, "")


def test_lo1__account_of_the_owner_deleted__the_oldest_organizer_owns(competition):
    league, owner = competition.league, competition.league.staff.get().player
    now = database_now()
    for name, minutes in (("erin", 2), ("finn", 1), ("gwen", None)):
        accepted_at = None if minutes is None else now + dt.timedelta(minutes=minutes)
        Staff.objects.create(
            league=league, player=make_player(name), role="organizer", appointed_at=now, accepted_at=accepted_at
        )
    delete_player(owner)
    staff = {row.player.username: row.role for row in league.staff.select_related("player")}
    assert staff == {"erin": "organizer", "finn": "owner", "gwen": "organizer"}


def test_lo1__account_of_an_owner_without_organizers__the_league_stays():
    league = make_league()
    delete_player(league.staff.get().player)
    league.refresh_from_db()
    assert not league.staff.exists()


def test_lb1__due_rounds__are_found_by_an_index():
    names = {index.name for model in (Round, Competition) for index in model._meta.indexes}
    assert {"league_round_due", "competition_due"} <= names
    assert Table._meta.get_field("game").unique
