"""LEAGUES.md LO3, LX3: staff set tables by hand and give seats to substitutes, on record, and take it back."""

import pytest

from duckcover.errors import AppError, ErrorCode
from games.models import Seat, Turn
from games.services.locks import database_now
from leagues.models import Entry, EntryHolder, Table, Volunteer
from leagues.services import rulings, seat_rulings, sweep, tables
from leagues.services.rulings import Wanted
from tests.games.factories import make_player, play_until, submit, submit_all
from tests.leagues.competing import bring, fill, finish, make_published, open_round, step

pytestmark = pytest.mark.django_db
WHY = Wanted("It must be so.")
TRIED = Wanted("It must be so.", dry_run=True)
FOUR = {"min": 4, "preferred": 4, "max": 4}


def refused(call):
    with pytest.raises(AppError) as found:
        call()
    return found.value


@pytest.fixture
def olga(db):
    return make_player("olga")


def drawn(count=8, **changes):
    """A competition whose first round is drawn and published."""
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], **{"table_size": FOUR, **changes})
    fill(made, count)
    round_ = made.rounds.get()
    bring(round_, "publishes_at")
    assert [step(round_), step(round_)] == ["drawn", "published"]
    return made


def seated(competition):
    """The entries at each table of the first round, by index."""
    found = Table.objects.filter(round__competition=competition, round__number=1).order_by("number")
    return [list(table.seats.order_by("index").values_list("entry__uuid", flat=True)) for table in found]


def exchanged(competition):
    """The tables with two entries exchanged."""
    one, other = seated(competition)
    return [[other[0], *one[1:]], [one[0], *other[1:]]]


# --- by hand --------------------------------------------------------------------------------------------------


def test_lo3__moved__the_round_is_as_it_was_set(olga):
    competition = drawn()
    before, wanted = seated(competition), exchanged(drawn_ := competition)
    ruled = seat_rulings.move(olga, competition.uuid, 1, wanted, WHY)
    round_ = drawn_.rounds.get(number=1)
    assert (seated(competition), round_.by_hand, ruled.ruling.action) == (wanted, True, "move")
    assert ruled.ruling.detail["tables_before"] == [[str(entry) for entry in table] for table in before]
    bring(round_, "opens_at")
    step(round_)
    sweep.sweep()
    table = round_.tables.get(number=1)
    assert list(table.game.seats.order_by("index").values_list("player", flat=True)) == list(
        table.seats.order_by("index").values_list("entry__player", flat=True)
    )


def test_lo2__move_tried__changes_nothing(olga):
    competition = drawn()
    before = seated(competition)
    seat_rulings.move(olga, competition.uuid, 1, exchanged(competition), TRIED)
    assert (seated(competition), competition.rounds.get(number=1).by_hand) == (before, False)


def test_lo4__move_undone__the_tables_are_as_drawn_until_the_round_opens(olga):
    competition = drawn()
    before = seated(competition)
    seat_rulings.move(olga, competition.uuid, 1, exchanged(competition), WHY)
    rulings.undo(olga, competition.uuid, 2, WHY)
    assert (seated(competition), competition.rounds.get(number=1).by_hand) == (before, False)
    seat_rulings.move(olga, competition.uuid, 1, exchanged(competition), WHY)
    round_ = competition.rounds.get(number=1)
    bring(round_, "opens_at")
    step(round_)
    assert refused(lambda: rulings.undo(olga, competition.uuid, 4, WHY)).code == ErrorCode.SETTLED
    again = exchanged(competition)
    assert refused(lambda: seat_rulings.move(olga, competition.uuid, 1, again, WHY)).code == ErrorCode.ROUND_STATE


def test_unfit_tables__name_who_sits_wrong(olga):
    competition = drawn()
    one, other = seated(competition)
    wrong = {
        "twice and missing": ([one, [one[0], *other[1:]]], {one[0], other[0]}),
        "a size that is forbidden": ([[*one, other[0]], other[1:]], {*one, *other}),
        "missing": ([one], set(other)),
        "no table": ([], {*one, *other}),
    }
    for tables_, entries in wrong.values():
        error = refused(lambda tables_=tables_: seat_rulings.move(olga, competition.uuid, 1, tables_, WHY))
        assert (error.code, set(error.extra["entries"])) == (ErrorCode.UNFIT_TABLES, set(map(str, entries)))


def test_lo3__moved__who_had_a_bye_is_seated_and_another_has_it(olga):
    competition = drawn(9)
    round_ = competition.rounds.get(number=1)
    (bye,) = round_.unseated.all()
    one, other = seated(competition)
    seat_rulings.move(olga, competition.uuid, 1, [[bye.entry.uuid, *one[1:]], other], WHY)
    (now,) = round_.unseated.all()
    assert (now.entry.uuid, now.kind, now.points) == (one[0], "bye", 60)


def test_lo3__who_has_left_since_the_draw__need_not_be_seated(olga):
    competition = drawn(8, table_size={"min": 3, "preferred": 4, "max": 5})
    one, other = seated(competition)
    rulings.withdraw(olga, competition.uuid, one[0], WHY)
    seat_rulings.move(olga, competition.uuid, 1, [one[1:], other], WHY)
    (absent,) = competition.rounds.get(number=1).unseated.all()
    assert (absent.entry.uuid, absent.kind, absent.points) == (one[0], "absent", 0)


def test_lo5__organizer_who_plays__moves_nobody(olga):
    competition = drawn()
    entry = competition.entries.first()
    entry.player = olga
    entry.save()
    wanted = exchanged(competition)
    assert refused(lambda: seat_rulings.move(olga, competition.uuid, 1, wanted, WHY)).code == ErrorCode.OWN_TABLE


# --- substitutes ----------------------------------------------------------------------------------------------


@pytest.fixture
def competition(olga):
    """A table of four that is played, and erin in the pool."""
    made = drawn(4)
    round_ = made.rounds.get(number=1)
    bring(round_, "opens_at")
    step(round_)
    sweep.sweep()
    Volunteer.objects.create(competition=made, player=make_player("erin"), created_at=database_now())
    return made


@pytest.fixture
def seat(competition):
    """The first seat that the open turn waits for."""
    table = competition.rounds.get(number=1).tables.get()
    return table.seats.get(index=Turn.objects.get(game=table.game, resolved_at=None).waiting_for[0])


def give(olga, competition, seat, wanted=WHY, *, to="erin", lasting=False):
    comer = make_player(to)
    return seat_rulings.replace(olga, competition.uuid, 1, 1, seat.entry.uuid, comer, wanted, lasting=lasting)


def player_at(seat):
    return Seat.objects.get(game=seat.table.game, index=seat.index).player


def test_lo3__replaced__a_volunteer_has_the_seat(olga, competition, seat):
    ruled = give(olga, competition, seat)
    assert player_at(seat).username == "erin"
    assert (ruled.ruling.entry, ruled.ruling.after["lasting"]) == (seat.entry, False)
    assert Volunteer.objects.get().services == 1
    assert seat.entry.holders.count() == 0


def test_lx3__lasting__the_entry_is_the_newcomers_from_the_next_draw(olga, competition, seat):
    former = seat.entry.player
    give(olga, competition, seat, lasting=True)
    seat.entry.refresh_from_db()
    holder = EntryHolder.objects.get()
    assert (seat.entry.player.username, holder.player, holder.from_round, holder.to_round) == ("erin", former, 1, 1)


def test_lx3__lasting__the_share_of_the_running_table_is_nobodys(olga, competition, seat):
    """LP8: in this round the newcomer is no entry; the next is its own."""
    table = seat.table
    submit_all(table.game)
    give(olga, competition, seat, lasting=True)
    play_until(table.game, lambda game: Turn.objects.filter(game=game).count() > 4)
    table.refresh_from_db()
    finish(table.game, [0, 1, 2, 3])
    assert tables.count_result(table.pk)
    held = table.seats.get(index=seat.index).tenures
    assert [each["entry"] for each in held if each["kind"] == "substitute"] == [None]
    bring(competition.rounds.get(number=1), "closes_at")
    step(competition.rounds.get(number=1))
    second = open_round(competition, 2)
    sweep.sweep()
    assert second.tables.get().game.seats.filter(player__username="erin").exists()


def test_lo4__replacement_undone__until_the_substitute_has_decided(olga, competition, seat):
    former, own_seed = seat.entry.player, b"sixteen bytes or"
    Entry.objects.filter(pk=seat.entry_id).update(draw_seed=own_seed, no_shows=1)
    give(olga, competition, seat, lasting=True)
    rulings.undo(olga, competition.uuid, 2, WHY)
    seat.entry.refresh_from_db()
    assert (player_at(seat), seat.entry.player, EntryHolder.objects.count()) == (former, former, 0)
    assert (bytes(seat.entry.draw_seed), seat.entry.no_shows) == (own_seed, 1)
    assert Volunteer.objects.get().services == 0


def test_lo4__lasting_replacement_whose_former_player_is_gone__is_settled(olga, competition, seat):
    give(olga, competition, seat, lasting=True)
    EntryHolder.objects.update(player=None)
    assert refused(lambda: rulings.undo(olga, competition.uuid, 2, WHY)).code == ErrorCode.SETTLED


def test_lo4__newcomer_plays_another_round__is_settled(olga):
    """A round robin is drawn before the entry is handed on: its next rounds are the newcomer's."""
    stages = [{"format": "round_robin", "rounds": 2}]
    competition = make_published(stages=stages, table_size=FOUR)
    fill(competition, 4)
    first = open_round(competition)
    sweep.sweep()
    Volunteer.objects.create(competition=competition, player=make_player("erin"), created_at=database_now())
    give(olga, competition, first.tables.get().seats.get(index=0), lasting=True)
    second = competition.rounds.get(number=2)
    bring(second, "opens_at")
    assert step(second) == "open"
    assert refused(lambda: rulings.undo(olga, competition.uuid, 2, WHY)).code == ErrorCode.SETTLED


def test_lo4__substitute_has_decided__is_settled(olga, competition, seat):
    give(olga, competition, seat)
    game = seat.table.game
    play_until(game, lambda game: seat.index in Turn.objects.get(game=game, resolved_at=None).waiting_for)
    submit(game, seat.index)
    assert refused(lambda: rulings.undo(olga, competition.uuid, 2, WHY)).code == ErrorCode.SETTLED


def test_lo2__replacement_tried__changes_nothing(olga, competition, seat):
    before = player_at(seat)
    give(olga, competition, seat, TRIED, lasting=True)
    assert (player_at(seat), Volunteer.objects.get().services, EntryHolder.objects.count()) == (before, 0, 0)


def test_lo3__who_has_not_volunteered_or_has_an_entry__gets_none(olga, competition, seat):
    assert refused(lambda: give(olga, competition, seat, to="finn")).code == ErrorCode.INVALID_INPUT
    Volunteer.objects.create(competition=competition, player=olga, created_at=database_now())
    assert refused(lambda: give(olga, competition, seat, to="olga")).code == ErrorCode.OWN_TABLE
    other = competition.entries.exclude(pk=seat.entry_id).first()
    other.player = make_player("erin")
    other.save()
    code = refused(lambda: give(olga, competition, seat, lasting=True)).code
    assert code == ErrorCode.ALREADY_ENTERED
