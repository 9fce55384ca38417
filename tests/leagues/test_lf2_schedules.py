"""LEAGUES.md LF2: a round robin from whose rounds to come somebody leaves; LD4: its draws come out alike again."""

from itertools import combinations

import pytest

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Entry, TableSeat, Unseated
from leagues.services import entries, rulings, seat_rulings
from leagues.services.rulings import Wanted
from leagues.services.verification import check_standings, verify_draw
from tests.games.factories import make_player
from tests.leagues.competing import bring, fill, make_published, open_round, step

pytestmark = pytest.mark.django_db
WHY = Wanted("She is ill.")
THREE = {"min": 3, "preferred": 3, "max": 3}


@pytest.fixture
def olga(db):
    return make_player("olga")


def begun(count=9, rounds=4, **changes):
    """A round robin whose first round is open, the others published."""
    made = make_published(stages=[{"format": "round_robin", "rounds": rounds}], **{"table_size": THREE, **changes})
    fill(made, count)
    open_round(made)
    assert {step(round_) for round_ in made.rounds.filter(number__gt=1)} == {"published"}
    return made


def wait(competition, name="erin"):
    """An entry that waits."""
    return Entry.objects.create(
        competition=competition, player=make_player(name), status="waiting", entered_at=database_now()
    )


def seats_of(entry):
    """In which rounds an entry sits at a table."""
    return sorted(TableSeat.objects.filter(entry=entry).values_list("round__number", flat=True))


def mended(competition):
    """Take the steps of the rounds that are to come."""
    return [step(round_) for round_ in competition.rounds.filter(number__gt=1).order_by("number")]


def verdicts(competition):
    return [verify_draw(competition, round_.number) for round_ in competition.rounds.order_by("number")]


def test_ld4__schedule__comes_out_alike_again(olga):
    competition = begun()
    assert verdicts(competition) == [True] * 4
    one, other = TableSeat.objects.filter(round__number=3, index=0).order_by("pk")[:2]
    one_entry, other_entry = one.entry_id, other.entry_id
    TableSeat.objects.filter(pk=one.pk).delete()
    TableSeat.objects.filter(pk=other.pk).update(entry=one_entry)
    TableSeat.objects.create(table=one.table, round=one.round, index=0, entry_id=other_entry)
    assert verdicts(competition) == [True, True, False, True]


def test_ld4__round_set_by_hand__has_its_lots_and_everybody(olga):
    competition = begun()
    third = competition.rounds.get(number=3)
    one, *others = [list(table.seats.values_list("entry__uuid", flat=True)) for table in third.tables.all()]
    wanted = [[others[0][0], *one[1:]], [one[0], *others[0][1:]], *others[1:]]
    seat_rulings.move(olga, competition.uuid, 3, wanted, WHY)
    assert verdicts(competition) == [True] * 4
    TableSeat.objects.filter(round=third).first().delete()
    assert verify_draw(competition, 3) is False


def test_lf2__somebody_leaves__who_waits_has_the_seats_of_the_rounds_to_come(olga):
    competition = begun()
    leaver, comer = competition.entries.first(), wait(competition)
    rulings.withdraw(olga, competition.uuid, leaver.uuid, WHY)
    assert mended(competition)[0] == "mended"
    comer.refresh_from_db()
    assert (comer.status, comer.from_round, comer.seed) == ("active", 2, 10)
    assert (seats_of(leaver), seats_of(comer)) == ([1], [2, 3, 4])
    assert list(Unseated.objects.filter(entry=comer).values_list("round__number", "kind")) == [(1, "late")]
    assert set(Unseated.objects.filter(entry=leaver).values_list("kind", flat=True)) == {"absent"}
    ruling = competition.rulings.get(action="admit")
    assert (ruling.automatic, ruling.entry, ruling.round) == (True, comer, 2)
    assert verdicts(competition) == [True] * 4
    assert mended(competition)[0] is None


def test_lf2__somebody_leaves_and_nobody_waits__the_rounds_to_come_are_drawn_anew(olga):
    competition = begun(6, 3, table_size={"min": 2, "preferred": 2, "max": 2})
    first = list(TableSeat.objects.filter(round__number=1).order_by("pk").values_list("entry", flat=True))
    leaver = competition.entries.first()
    rulings.withdraw(olga, competition.uuid, leaver.uuid, WHY)
    assert mended(competition)[0] == "mended"
    assert list(TableSeat.objects.filter(round__number=1).order_by("pk").values_list("entry", flat=True)) == first
    assert (seats_of(leaver), TableSeat.objects.filter(round__number__gt=1).count()) == ([1], 8)
    assert list(competition.rounds.order_by("number").values_list("attempt", "status")) == [
        (0, "open"),
        (1, "published"),
        (1, "published"),
    ]
    ruling = competition.rulings.get(action="redraw")
    assert (ruling.automatic, ruling.after) == (True, {"attempt": 1, "rounds": [2, 3]})
    assert verdicts(competition) == [True] * 3
    assert mended(competition)[0] is None
    met = [
        frozenset(pair)
        for table in set(TableSeat.objects.exclude(entry=leaver).values_list("table", flat=True))
        for pair in combinations(TableSeat.objects.filter(table=table).values_list("entry", flat=True), 2)
    ]
    assert len(met) == len(set(met))


def test_lf2__after_three_redraws__the_stand_in_plays(olga):
    competition = begun()
    competition.rounds.update(attempt=3)
    leaver = competition.entries.first()
    rulings.withdraw(olga, competition.uuid, leaver.uuid, WHY)
    assert (mended(competition)[0], seats_of(leaver)) == (None, [1, 2, 3, 4])


def test_lf2__left_before_the_round_opens__is_mended_first(olga):
    competition = begun()
    second = competition.rounds.get(number=2)
    bring(second, "opens_at")
    rulings.withdraw(olga, competition.uuid, competition.entries.first().uuid, WHY)
    competition.entries.create(player=make_player("finn"), status="waiting", entered_at=database_now())
    assert [step(second), step(second)] == ["mended", "open"]
    assert second.seats.filter(entry__player__username="finn").exists()
    assert check_standings(competition.pk)


def test_le6__sit_out_of_a_round_robin__is_refused(olga):
    competition = make_published(
        stages=[{"format": "swiss", "rounds": 1}, {"format": "round_robin", "rounds": 2, "take": 6}]
    )
    own = fill(competition, 7)[0]
    with pytest.raises(AppError) as refused:
        entries.change_entry(own.player, competition.uuid, own.uuid, sit_outs=[2])
    assert refused.value.code == ErrorCode.INVALID_INPUT
    assert entries.change_entry(own.player, competition.uuid, own.uuid, sit_outs=[1]).sit_outs == [1]
