"""LEAGUES.md LF4, LD2: an arena as rows: drawn every so many hours among those who are free and want to play."""

import datetime as dt

import pytest

from duckcover.errors import AppError
from games.services.locks import database_now
from leagues.models import Entry, Round, TableSeat
from leagues.services import entries, rounds, steps
from leagues.services.changes import change_settings
from leagues.services.rulings import Wanted
from leagues.services.verification import check_standings, verify_draw
from tests.games.factories import make_player
from tests.leagues.competing import DAY, SECOND, end_table, fill, make_draft, make_published, reload, standings_of, step

pytestmark = pytest.mark.django_db
HOUR = dt.timedelta(hours=1)
THREE = {"min": 3, "preferred": 3, "max": 3}


def arena(**changes):
    """An arena that opens in an hour for three days; tables are drawn twice a day, of three."""
    now = database_now()
    timing = {
        "kind": "arena",
        "opens_at": (now + HOUR).isoformat(),
        "closes_at": (now + 3 * DAY).isoformat(),
        "every_hours": 12,
        "slots": 1,
        "length_days": 2,
        **changes.pop("timing", {}),
    }
    return {
        "stages": [{"format": "arena"}],
        "table_size": THREE,
        "timing": timing,
        "registration": {"closes_at": (now + 2 * DAY).isoformat()},
        **changes,
    }


@pytest.fixture
def competition(db):
    """An arena of seven."""
    return made(7)


def made(count, **changes):
    competition = make_published(**arena(**changes))
    fill(competition, count)
    return competition


def due(competition):
    """Let the next draw be due."""
    round_ = competition.rounds.filter(status="planned").get()
    by = round_.draws_at - database_now() + SECOND
    for name in ("draws_at", "publishes_at", "opens_at", "closes_at"):
        setattr(round_, name, getattr(round_, name) - by)
    round_.save()
    return round_


def drawn(competition):
    """Take the next draw as far as its tables are open."""
    round_ = due(competition)
    assert [step(round_) for _ in range(3)] == ["drawn", "published", "open"]
    return round_


def seated(round_):
    return set(TableSeat.objects.filter(round=round_).values_list("entry", flat=True))


def test_lf4__draw__seats_as_many_as_make_tables_and_nobody_has_a_bye(competition):
    first = drawn(competition)
    assert (first.tables.count(), len(seated(first)), first.unseated.count()) == (2, 6, 0)
    following = competition.rounds.get(number=2)
    assert (following.status, (following.draws_at - first.draws_at) > dt.timedelta()) == ("planned", True)
    assert verify_draw(competition, 1) is True


def test_ld2__arena__is_committed_ten_draws_ahead(competition):
    assert set(competition.draw_seeds.values_list("round", flat=True)) == set(range(1, 11))
    drawn(competition)
    assert competition.draw_seeds.filter(round=11).count() == 4


def test_lf4__who_waited_longest__is_seated_first_and_only_with_a_free_slot(competition):
    first = drawn(competition)
    left_out = set(competition.entries.values_list("pk", flat=True)) - seated(first)
    table = first.tables.first()
    end_table(table, [0, 1, 2])
    second = drawn(competition)
    assert (second.tables.count(), left_out <= seated(second)) == (1, True)
    playing = set(first.tables.exclude(pk=table.pk).values_list("seats__entry", flat=True))
    assert not seated(second) & playing


def test_lf4__two_slots__one_entry_sits_at_two_tables():
    competition = made(6, timing={"slots": 2})
    first, second = drawn(competition), drawn(competition)
    assert seated(first) == seated(second)
    due(competition)
    third = competition.rounds.get(number=3)
    assert (step(third), third.status) == ("put_off", "planned")


def test_lf4__too_few_want_to_play__the_draw_is_put_off(competition):
    own = list(competition.entries.order_by("pk"))
    for entry in own[:5]:
        entries.change_entry(entry.player, competition.uuid, entry.uuid, sit_outs=[1])
    round_ = due(competition)
    before = round_.draws_at
    assert step(round_) == "put_off"
    assert (round_.number, round_.status, round_.draws_at > before) == (1, "planned", True)


def close_arena(competition, hours_ago=0):
    """Let an arena have closed so many hours ago."""
    closed_at = database_now() - hours_ago * HOUR
    over = {"opens_at": (closed_at - 20 * HOUR).isoformat(), "closes_at": closed_at.isoformat()}
    timing = {**competition.settings["timing"], **over}
    type(competition).objects.filter(pk=competition.pk).update(settings={**competition.settings, "timing": timing})


def test_lf4__arena_that_had_no_table__is_finished_48_hours_after_its_close(db):
    competition = made(2)
    close_arena(competition, hours_ago=1)
    only = due(competition)
    assert rounds.take_step(only.pk) == "put_off"
    while steps.take_step(competition.pk) not in (None, "finish"):
        """Registration opens and closes."""
    assert (reload(competition).status, competition.rounds.count()) == ("published", 0)
    assert dt.timedelta(hours=46) < reload(competition).due_at - database_now() < dt.timedelta(hours=48)
    close_arena(competition, hours_ago=49)
    assert steps.take_step(competition.pk) == "finish"
    assert (reload(competition).status, reload(competition).due_at) == ("finished", None)


def test_lf4__arena_has_closed__the_last_tables_are_played_and_it_ends(competition):
    first = drawn(competition)
    close_arena(competition)
    following = due(competition)
    competition.entries.update(status="withdrawn")
    assert rounds.take_step(following.pk) == "put_off"
    assert not Round.objects.filter(pk=following.pk).exists()
    for table in first.tables.all():
        end_table(table, [0, 1, 2])
    assert step(first) == "closed"
    assert reload(competition).due_at > database_now()
    assert steps.next_step_at(reload(competition)) is not None


def test_lf4__entered_while_it_runs__plays_from_the_next_draw_without_points_for_before(competition):
    drawn(competition)
    entry = entries.enter(make_player("erin"), competition.uuid)
    assert (entry.status, entry.from_round) == ("active", 2)
    for table in competition.rounds.get(number=1).tables.all():
        end_table(table, [0, 1, 2])
    second = drawn(competition)
    assert entry.pk in seated(second) or second.tables.count() == 2
    assert not entry.unseated.exists()


def test_lf4__standings__rank_from_three_tables_on(competition):
    for _ in range(3):
        round_ = drawn(competition)
        for table in round_.tables.all():
            end_table(table, [seat.entry_id for seat in table.seats.order_by("index")])
        assert step(round_) == "closed"
    rows = standings_of(competition)
    played = {row.entry_id: sum(each["kind"] == "table" for each in row.document["rounds"]) for row in rows}
    assert all((row.rank is None) == (played[row.entry_id] < 3) for row in rows)
    assert check_standings(competition.pk)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"timing": {"every_hours": 5}}, "timing.every_hours"),
        ({"timing": {"slots": 6}}, "timing.slots"),
        ({"timing": {"draw_hours": 2}}, "timing.draw_hours"),
        ({"stages": [{"format": "swiss", "rounds": 3}]}, "timing.kind"),
        ({"stages": [{"format": "arena"}, {"format": "knockout", "take": 4}]}, "stages"),
    ],
)
def test_lf4__settings_that_are_no_arena__are_refused(changes, field):
    wanted = arena(**changes)
    with pytest.raises(AppError) as refused:
        make_draft(**wanted)
    assert field in [error.field for error in refused.value.errors]


def test_lo6__arena__closes_later_but_not_before_its_next_draw():
    olga, now = make_player("olga"), database_now()
    competition = made(7, registration={"closes_at": (now + HOUR).isoformat()})
    timing = {**competition.settings["timing"], "opens_at": (now - 20 * HOUR).isoformat()}
    competition.settings = {**competition.settings, "timing": timing}
    competition.save()
    drawn(competition)
    following = competition.rounds.get(number=2)
    early = {"timing": {**timing, "closes_at": (now + 3 * HOUR).isoformat()}}
    with pytest.raises(AppError) as refused:
        change_settings(olga, competition.uuid, early, Wanted("It ends."))
    assert [each.field for each in refused.value.errors] == ["timing.closes_at"]
    later = {"timing": {**timing, "closes_at": (now + 4 * DAY).isoformat()}}
    change_settings(olga, competition.uuid, later, Wanted("It goes on."))
    assert competition.rounds.get(number=2).opens_at == following.opens_at


def test_le1__arena__entries_wait_beyond_its_room_and_move_up(competition):
    Entry.objects.filter(pk=competition.entries.order_by("pk").last().pk).update(status="waiting")
    type(competition).objects.filter(pk=competition.pk).update(capacity=6)
    drawn(competition)
    own = competition.entries.filter(status="active").first()
    entries.withdraw(own.player, competition.uuid, own.uuid)
    assert not competition.entries.filter(status="waiting").exists()
