"""LEAGUES.md LO: what staff decide by the services, tried first, on record, and taken back."""

import pytest

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Competition, Ruling, Staff, Table
from leagues.services import clock_rulings, rulings
from leagues.services.rulings import Wanted
from leagues.services.verification import check_standings, verify_draw
from tests.games.factories import make_game, make_player
from tests.leagues.competing import DAY, bring, end_table, fill, make_published, open_round, play, reload, step

pytestmark = pytest.mark.django_db
WHY = Wanted("He was rude.")
TRIED = Wanted("He was rude.", dry_run=True)
TWOS = {"min": 2, "preferred": 2, "max": 2}


def refusal(call):
    with pytest.raises(AppError) as refused:
        call()
    return refused.value.code


def points(found):
    """The points of each entry by its key."""
    return {row.entry_id: row.document["points"] for row in found.standings}


@pytest.fixture
def olga(db):
    return make_player("olga")


@pytest.fixture
def competition(olga):
    """Two tables of four, one round of which has been played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 3}], table_size={"min": 4, "preferred": 4, "max": 4})
    fill(made, 8)
    play(made)
    return made


@pytest.fixture
def winner(competition):
    return competition.rounds.get(number=1).tables.first().seats.get(index=0).entry


def test_lo3__deducted_and_awarded__points_follow(olga, competition, winner):
    ruled = rulings.deduct(olga, competition.uuid, winner.uuid, 200, WHY)
    assert points(ruled)[winner.pk] == -80
    assert points(rulings.award(olga, competition.uuid, winner.uuid, 30, WHY))[winner.pk] == -50
    assert (ruled.ruling.number, ruled.ruling.points, ruled.ruling.reason) == (2, 200, "He was rude.")
    assert check_standings(competition.pk)


def test_lo3__ruled_on_before_any_draw__may_leave(olga):
    made = make_published()
    one, *_ = fill(made, 4)
    rulings.award(olga, made.uuid, one.uuid, 30, WHY)
    left = rulings.withdraw(olga, made.uuid, one.uuid, WHY)
    assert one.pk not in points(left)
    assert points(rulings.undo(olga, made.uuid, left.ruling.number, WHY))[one.pk] == 30


def test_lo3__ruled_on_before_any_draw_and_gone__the_others_are_drawn(olga):
    made = make_published()
    one, *_ = fill(made, 5)
    rulings.award(olga, made.uuid, one.uuid, 30, WHY)
    rulings.withdraw(olga, made.uuid, one.uuid, WHY)
    assert sorted(play(made).seats.values_list("index", flat=True)) == [0, 1, 2, 3]


def test_lo2__dry_run__answers_the_standings_and_changes_nothing(olga, competition, winner):
    before = reload(competition).version
    ruled = rulings.deduct(olga, competition.uuid, winner.uuid, 200, TRIED)
    assert points(ruled)[winner.pk] == -80
    assert (Ruling.objects.filter(action="deduct").count(), reload(competition).version) == (0, before)


def test_lo4__undone__the_standings_are_as_before(olga, competition, winner):
    rulings.deduct(olga, competition.uuid, winner.uuid, 200, WHY)
    ruled = rulings.undo(olga, competition.uuid, 2, WHY)
    assert (points(ruled)[winner.pk], ruled.ruling.undoes.number) == (120, 2)
    assert refusal(lambda: rulings.undo(olga, competition.uuid, 2, WHY)) == ErrorCode.SETTLED
    assert [event.kind for event in competition.events.order_by("number")][-2:] == [
        "ruling_undone",
        "standings_changed",
    ]


def test_lo4__earlier_ruling_on_the_same_entry__is_settled(olga, competition, winner):
    rulings.deduct(olga, competition.uuid, winner.uuid, 200, WHY)
    rulings.deduct(olga, competition.uuid, winner.uuid, 100, WHY)
    assert refusal(lambda: rulings.undo(olga, competition.uuid, 2, WHY)) == ErrorCode.SETTLED
    assert refusal(lambda: rulings.undo(olga, competition.uuid, 1, WHY)) == ErrorCode.SETTLED
    assert refusal(lambda: rulings.undo(olga, competition.uuid, 9, WHY)) == ErrorCode.NOT_FOUND


def test_lo3__disqualified_everywhere__is_last_and_without_rank(olga, competition, winner):
    ruled = rulings.disqualify(olga, competition.uuid, winner.uuid, "all", WHY)
    assert (ruled.standings[-1].entry, ruled.standings[-1].rank) == (winner, None)
    table = competition.rounds.get(number=1).tables.get(seats__entry=winner)
    assert list(table.seats.order_by("index").values_list("rank", "last")) == [
        (4, True),
        (1, False),
        (2, False),
        (3, False),
    ]
    back = rulings.undo(olga, competition.uuid, 2, WHY)
    assert (points(back)[winner.pk], back.ruling.consumed) == (120, False)
    winner.refresh_from_db()
    assert (winner.status, winner.left_at) == ("active", None)


def test_lo4__undo_after_a_draw__says_that_the_round_stays(olga, competition, winner):
    rulings.withdraw(olga, competition.uuid, winner.uuid, WHY)
    second = competition.rounds.get(number=2)
    bring(second, "draws_at")
    step(second)
    assert not second.seats.filter(entry=winner).exists()
    assert rulings.undo(olga, competition.uuid, 2, WHY).ruling.consumed


def test_le5__reinstated__once(olga, competition, winner):
    rulings.withdraw(olga, competition.uuid, winner.uuid, WHY)
    rulings.reinstate(olga, competition.uuid, winner.uuid, WHY)
    winner.refresh_from_db()
    assert (winner.status, winner.came_back) == ("active", True)
    rulings.withdraw(olga, competition.uuid, winner.uuid, WHY)
    assert refusal(lambda: rulings.reinstate(olga, competition.uuid, winner.uuid, WHY)) == ErrorCode.SETTLED


def test_lo3__table_ruled_and_void__counts_as_ruled(olga, competition, winner):
    table = competition.rounds.get(number=1).tables.get(seats__entry=winner)
    ruled = rulings.adjudicate(olga, competition.uuid, 1, table.number, [4, 1, 1, 3], WHY)
    assert [points(ruled)[seat.entry_id] for seat in table.seats.order_by("index")] == [0, 100, 100, 40]
    voided = rulings.void(olga, competition.uuid, 1, table.number, WHY)
    assert {points(voided)[seat.entry_id] for seat in table.seats.all()} == {60}
    table.refresh_from_db()
    assert table.status == "void"
    rulings.undo(olga, competition.uuid, 3, WHY)
    back = rulings.undo(olga, competition.uuid, 2, WHY)
    assert points(back)[winner.pk] == 120
    assert check_standings(competition.pk)


def test_lo3__ranks_that_are_none__are_refused(olga, competition):
    wrong = [[1, 2, 3], [1, 2, 2, 3], [2, 3, 4, 5]]
    for ranks in wrong:
        code = refusal(lambda ranks=ranks: rulings.adjudicate(olga, competition.uuid, 1, 1, ranks, WHY))
        assert code == ErrorCode.INVALID_INPUT


def test_lo5__own_entry_and_own_table__are_for_others(olga, competition, winner):
    winner.player = olga
    winner.save()
    table = competition.rounds.get(number=1).tables.get(seats__entry=winner)
    assert refusal(lambda: rulings.award(olga, competition.uuid, winner.uuid, 1, WHY)) == ErrorCode.OWN_TABLE
    assert refusal(lambda: rulings.void(olga, competition.uuid, 1, table.number, WHY)) == ErrorCode.OWN_TABLE
    rival = competition.entries.exclude(pk=winner.pk).first()
    assert rulings.warn(olga, competition.uuid, rival.uuid, WHY).ruling.interested


def test_lo1__referee__rules_tables_and_warns_but_takes_no_points(competition, winner):
    erin, now = make_player("erin"), database_now()
    Staff.objects.create(league=competition.league, player=erin, role="referee", appointed_at=now, accepted_at=now)
    assert refusal(lambda: rulings.deduct(erin, competition.uuid, winner.uuid, 1, WHY)) == ErrorCode.NOT_STAFF
    assert rulings.warn(erin, competition.uuid, winner.uuid, WHY).ruling.role == "referee"
    assert rulings.undo(erin, competition.uuid, 2, WHY).ruling.undoes.action == "warn"
    assert refusal(lambda: rulings.undo(erin, competition.uuid, 1, WHY)) == ErrorCode.NOT_STAFF


def test_ld2__redrawn__by_the_next_attempt_three_times(olga, competition):
    second = competition.rounds.get(number=2)
    bring(second, "draws_at")
    step(second)
    lots = [list(second.lots)]
    for attempt in (1, 2, 3):
        ruled = rulings.redraw(olga, competition.uuid, 2, WHY)
        second.refresh_from_db()
        assert (second.attempt, second.status, ruled.ruling.after) == (attempt, "drawn", {"attempt": attempt})
        assert (second.seats.count(), verify_draw(competition, 2)) == (8, True)
        lots.append(list(second.lots))
    assert len({tuple(each) for each in lots}) == 4
    assert refusal(lambda: rulings.redraw(olga, competition.uuid, 2, WHY)) == ErrorCode.ROUND_STATE


def test_lz3__redrawn_after_most_have_left__is_refused_and_stays_as_drawn(olga, competition):
    second = competition.rounds.get(number=2)
    bring(second, "draws_at")
    step(second)
    competition.entries.filter(pk__in=competition.entries.order_by("pk")[:5].values("pk")).update(status="withdrawn")
    assert refusal(lambda: rulings.redraw(olga, competition.uuid, 2, WHY)) == ErrorCode.TOO_FEW_ENTRIES
    assert (second.seats.count(), verify_draw(competition, 2)) == (8, True)


def test_lo6__finished_competition__takes_no_ruling(olga, competition, winner):
    Competition.objects.filter(pk=competition.pk).update(status="finished")
    assert refusal(lambda: rulings.warn(olga, competition.uuid, winner.uuid, WHY)) == ErrorCode.COMPETITION_STATE


def test_lb4__two_organizers__the_second_knows_an_older_version(olga, competition, winner):
    known = Wanted("He was rude.", version=reload(competition).version)
    rulings.warn(olga, competition.uuid, winner.uuid, known)
    code = refusal(lambda: rulings.warn(olga, competition.uuid, winner.uuid, known))
    assert code == ErrorCode.PRECONDITION_FAILED


def test_table_ended_by_a_ruling__its_round_closes(olga, competition):
    second = open_round(competition, 2)
    one, other = second.tables.all()
    end_table(one, [1, 2, 3, 4])
    Table.objects.filter(pk=other.pk).update(status="playing", game=make_game(seats=2))
    assert step(second) is None
    rulings.void(olga, competition.uuid, 2, other.number, WHY)
    assert step(second) == "closed"


# --- places and secrets -------------------------------------------------------------------------------------


def test_lo4__withdrawal_whose_place_is_anothers__is_settled(olga):
    made = make_published(olga, registration={"capacity": 2}, table_size=TWOS)
    one, other, waiting = fill(made, 3)
    made.entries.filter(pk=waiting.pk).update(status="waiting")
    ruled = rulings.withdraw(olga, made.uuid, one.uuid, WHY)
    assert refusal(lambda: rulings.undo(olga, made.uuid, ruled.ruling.number, WHY)) == ErrorCode.SETTLED
    assert made.entries.filter(status="active").count() == 2
    rulings.withdraw(olga, made.uuid, other.uuid, WHY)
    rulings.undo(olga, made.uuid, ruled.ruling.number, WHY)
    assert sorted(made.entries.values_list("status", flat=True)) == ["active", "active", "withdrawn"]


def test_lo4__withdrawal_whose_place_nobody_has__is_taken_back_beyond_the_capacity(olga):
    made = make_published(olga, registration={"capacity": 2}, table_size=TWOS)
    one, *_ = fill(made, 3)
    ruled = rulings.withdraw(olga, made.uuid, one.uuid, WHY)
    rulings.undo(olga, made.uuid, ruled.ruling.number, WHY)
    assert made.entries.filter(status="active").count() == 3


@pytest.mark.parametrize("role", ["referee", "organizer"])
def test_lo5__table_of_a_draw_that_is_secret__is_not_there(olga, competition, role):
    """Neither a referee nor an organizer who plays learns of a draw by what is refused."""
    now = database_now()
    rita = competition.entries.first().player if role == "organizer" else make_player("rita")
    Staff.objects.create(league=competition.league, player=rita, role=role, appointed_at=now, accepted_at=now)
    round_ = competition.rounds.get(number=2)

    def refusals(player):
        until = now + DAY
        return [
            refusal(lambda: rulings.void(player, competition.uuid, 2, 1, WHY)),
            refusal(lambda: clock_rulings.extend(player, competition.uuid, 2, until, WHY, 1)),
        ]

    planned = refusals(rita)
    bring(round_, "draws_at")
    assert step(round_) == "drawn"
    assert refusals(rita) == planned == [ErrorCode.NOT_FOUND] * 2
    assert refusals(olga) == [ErrorCode.ROUND_STATE] * 2
    bring(round_, "publishes_at")
    assert step(round_) == "published"
    assert ErrorCode.NOT_FOUND not in refusals(rita)


def test_lo5__round_of_a_draw_that_is_secret__is_planned_to_an_organizer_who_plays(olga, competition):
    player, now = competition.entries.first().player, database_now()
    Staff.objects.create(league=competition.league, player=player, role="organizer", appointed_at=now, accepted_at=now)
    round_ = competition.rounds.get(number=2)
    bring(round_, "draws_at")
    assert step(round_) == "drawn"
    with pytest.raises(AppError) as refused:
        clock_rulings.pause(player, competition.uuid, now + DAY, WHY, 2)
    assert (refused.value.code, refused.value.extra) == (ErrorCode.ROUND_STATE, {"state": "planned"})
    assert clock_rulings.pause(olga, competition.uuid, now + DAY, WHY, 2).ruling.number
