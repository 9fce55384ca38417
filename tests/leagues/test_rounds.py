"""LEAGUES.md LD2, LF, LR, LB: competitions from publishing to the end, each step by the service."""

import datetime as dt
from itertools import combinations

import pytest
from django.core.management import CommandError, call_command

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Competition, Entry, Event, Round, Standing, TableSeat
from leagues.rules.draws import commitment
from leagues.services import competitions, entries, rounds, seasons, staff, steps, sweep
from leagues.services.verification import check_standings, verify_draw
from tests.games.factories import make_player, make_players
from tests.leagues import divisions
from tests.leagues.competing import (
    DAY,
    bring,
    end_table,
    fill,
    make_draft,
    make_published,
    open_round,
    play,
    reload,
    standings_of,
    step,
)
from tests.leagues.factories import make_competition, make_entries, make_round, make_table

pytestmark = pytest.mark.django_db


def kinds(competition):
    """The kinds of the events, in their order."""
    return list(competition.events.order_by("number").values_list("kind", flat=True))


# --- publishing -----------------------------------------------------------------------------------------------


def test_lo6__bad_settings__name_every_field_at_once():
    with pytest.raises(AppError) as refused:
        make_draft(bye_points=61, repeats="never")
    assert [error.field for error in refused.value.errors] == ["repeats", "bye_points"]


def test_ld2__published__all_seeds_are_committed_to():
    competition = make_published()
    seeds = competition.draw_seeds.all()
    assert {(row.round, row.attempt) for row in seeds} == {(n, a) for n in range(1, 6) for a in range(4)}
    row = seeds.get(round=3, attempt=2)
    assert bytes(row.commitment) == commitment(competition.uuid, 3, 2, bytes(row.seed))
    assert len({bytes(row.seed) for row in seeds}) == 20


def test_lo2__published__is_a_ruling_with_its_event():
    competition = make_published()
    (ruling,) = competition.rulings.all()
    assert (ruling.number, ruling.action, ruling.role, ruling.automatic) == (1, "publish", "owner", False)
    assert kinds(competition) == ["ruling_made", "competition_published"]


def test_lr7__published__says_how_long_a_game_takes():
    draft = make_draft(game={"clock": {"kind": "per_turn", "turn_seconds": 86_400}})
    told = competitions.publish(make_player("olga"), draft.uuid, "It is time.")
    assert (told.expected_days, told.rounds_are_short) == (18.0, True)


def test_publish__twice__is_refused():
    competition = make_published()
    with pytest.raises(AppError) as refused:
        competitions.publish(make_player("olga"), competition.uuid, "Again.")
    assert (refused.value.code, refused.value.extra) == (ErrorCode.COMPETITION_STATE, {"state": "published"})


def test_lb4__other_version__is_refused():
    draft = make_draft()
    competitions.change_draft(make_player("olga"), draft.uuid, {"bye_points": 0}, version=draft.version)
    with pytest.raises(AppError) as refused:
        competitions.change_draft(make_player("olga"), draft.uuid, {"bye_points": 1}, version=draft.version)
    assert refused.value.code == ErrorCode.PRECONDITION_FAILED
    assert reload(draft).settings["bye_points"] == 0


# --- drawing --------------------------------------------------------------------------------------------------


def test_lb2__draw__is_written_whole_and_comes_out_alike_again():
    competition = make_published(table_size={"min": 4, "preferred": 4, "max": 4})
    fill(competition, 11)
    first = competition.rounds.get()
    bring(first, "draws_at")
    assert step(first) == "drawn"
    assert (len(first.lots), first.seats.count(), first.tables.count()) == (11, 8, 2)
    assert [(each.kind, each.points) for each in first.unseated.all()] == [("bye", 60)] * 3
    assert sorted(Entry.objects.filter(competition=competition).values_list("seed", flat=True)) == list(range(1, 12))
    assert reload(competition).status == "running"
    assert verify_draw(competition, 1) is True
    call_command("verify_draw", str(competition.uuid))
    one, other = TableSeat.objects.filter(round=first, index=0).order_by("table")
    changed = [(one.pk, other.entry), (other.pk, one.entry)]
    TableSeat.objects.filter(pk=one.pk).delete()
    TableSeat.objects.filter(pk=other.pk).update(entry=one.entry)
    TableSeat.objects.create(table=one.table, round=first, index=0, entry=changed[0][1])
    with pytest.raises(CommandError, match="Round 1"):
        call_command("verify_draw", str(competition.uuid))


def test_lb1__step_that_is_not_due__is_not_taken():
    first = make_published().rounds.get()
    assert step(first) is None
    assert (first.status, first.due_at) == ("planned", first.draws_at)


def test_lz3__too_few_entries__are_waited_for():
    competition = make_published()
    fill(competition, 2)
    first = competition.rounds.get()
    bring(first, "draws_at")
    assert rounds.take_step(first.pk) == "waiting"
    first.refresh_from_db()
    assert (first.status, first.tables.count()) == ("planned", 0)
    assert database_now() < first.due_at <= database_now() + dt.timedelta(minutes=10)
    fill(competition, 2, "late")
    assert rounds.take_step(first.pk) == "drawn"


def test_lz3__too_few_entries_until_the_first_round_would_close__the_competition_is_called_off():
    """An organizer who is away holds up nobody, and no season."""
    olga = make_player("olga")
    season = divisions.made(olga, 2)
    highest, lowest = season.divisions.order_by("tier")
    for competition, count in ((highest, 4), (lowest, 2)):
        competitions.publish(olga, competition.uuid, "Let us begin.")
        fill(competition, count, f"{competition.name[-1]}-")
    bring(lowest.rounds.get(), "closes_at")
    assert rounds.take_step(lowest.rounds.get().pk) == "called_off"
    lowest = reload(lowest)
    assert (lowest.status, lowest.quarantined_at, lowest.rounds.get().due_at) == ("cancelled", None, None)
    ruling = lowest.rulings.latest("number")
    assert (ruling.automatic, ruling.reason) == (True, "Too few entries for the first round.")
    assert rounds.take_step(lowest.rounds.get().pk) is None
    play(reload(highest))
    divisions.rank(highest)
    Competition.objects.filter(pk=highest.pk).update(status="finished")
    following = seasons.make_next(olga, season.uuid, "Winter")
    upper, lower = divisions.names(following)  # who goes up is a matter of the lot
    assert upper.startswith("1-1 1-2 1-3 2-")
    assert sorted([*upper.split(), *lower.split()]) == ["1-1", "1-2", "1-3", "1-4", "2-1", "2-2"]


def test_lf1__five_rounds__nobody_meets_again_as_long_as_there_are_others():
    competition = make_published(
        stages=[{"format": "swiss", "rounds": 3}], table_size={"min": 3, "preferred": 3, "max": 3}
    )
    fill(competition, 9)
    for number in (1, 2, 3):
        play(competition, number)
    met = [
        frozenset(pair)
        for table in {seat.table_id for seat in TableSeat.objects.all()}
        for pair in combinations(TableSeat.objects.filter(table=table).values_list("entry", flat=True), 2)
    ]
    assert len(met) == len(set(met)) == 27
    assert [verify_draw(competition, number) for number in (1, 2, 3)] == [True, True, True]
    standings_of(competition)
    assert check_standings(competition.pk)


def test_lf2__round_robin__all_rounds_are_drawn_at_once():
    competition = make_published(
        stages=[{"format": "round_robin", "rounds": 4}], table_size={"min": 3, "preferred": 3, "max": 3}
    )
    fill(competition, 9)
    first = competition.rounds.get()
    bring(first, "draws_at")
    assert step(first) == "drawn"
    assert list(competition.rounds.values_list("number", "status")) == [(n, "drawn") for n in (1, 2, 3, 4)]
    assert set(competition.rounds.values_list("due_at", flat=True)) == {first.publishes_at}
    tables = [
        set(table.seats.values_list("entry", flat=True))
        for each in competition.rounds.all()
        for table in each.tables.all()
    ]
    pairs = [frozenset(pair) for table in tables for pair in combinations(sorted(table), 2)]
    assert len(pairs) == len(set(pairs)) == 36


def test_lf3__knockout__goes_on_until_its_final():
    competition = make_published(stages=[{"format": "knockout"}], table_size={"min": 4, "preferred": 4, "max": 4})
    fill(competition, 16)
    for number, tables in ((1, 4), (2, 2), (3, 1)):
        assert play(competition, number).tables.count() == tables
    assert competition.rounds.count() == 3
    final = competition.rounds.get(number=3).tables.get()
    winner = final.seats.get(index=0).entry
    assert standings_of(competition)[0].entry == winner


def knockout_after_one_round(rest):
    """A knock-out of two tables of three, of which one each goes on and the best of the rest; so many of them leave."""
    three = {"min": 3, "preferred": 3, "max": 3}
    competition = make_published(stages=[{"format": "knockout", "advance": 1}], table_size=three)
    fill(competition, 6)
    first = play(competition)
    through = [table.seats.get(index=0).entry for table in first.tables.all()]
    others = [row for row in competition.entries.order_by("pk") if row not in through]
    for row in [*through[:1], *others[:rest]]:
        entries.withdraw(row.player, competition.uuid, row.uuid)
    following = competition.rounds.get(number=2)
    bring(following, "draws_at")
    return competition, following, through[1]


def test_lf3__who_goes_on_has_left__the_best_of_the_rest_has_the_place():
    competition, final, winner = knockout_after_one_round(rest=1)
    assert step(final) == "drawn"
    seated = {seat.entry for seat in final.seats.all()}
    assert (len(seated), winner in seated, reload(competition).quarantined_at) == (3, True, None)
    assert {row.status for row in seated} == {"active"}
    assert verify_draw(competition, 2) is True


def test_lf3__too_few_are_left_for_the_next_round__it_is_not_played_and_the_competition_ends():
    competition, final, _winner = knockout_after_one_round(rest=3)
    assert rounds.take_step(final.pk) == "called_off"
    assert (competition.rounds.count(), reload(competition).quarantined_at) == (1, None)
    Round.objects.update(closed_at=database_now() - 3 * DAY)
    while steps.take_step(competition.pk) is not None:
        """Registration ends, then the competition."""
    assert reload(competition).status == "finished"
    assert check_standings(competition.pk)


def test_lf5__too_few_are_left_for_a_stage__the_next_one_is_planned_instead():
    four = {"min": 4, "preferred": 4, "max": 4}
    stages = [{"format": "swiss", "rounds": 2}, {"format": "knockout", "take": 4}]
    competition = make_published(stages=stages, table_size=four)
    own = fill(competition, 4)
    play(competition)
    entries.withdraw(own[0].player, competition.uuid, own[0].uuid)
    for stage in (1, 2):
        following = competition.rounds.get(number=2)
        assert following.stage == stage
        bring(following, "draws_at")
        assert rounds.take_step(following.pk) == "called_off"
    assert (competition.rounds.count(), reload(competition).due_at > database_now()) == (1, True)


def test_lf5__second_stage__takes_the_best_of_the_first():
    competition = make_published(
        stages=[{"format": "swiss", "rounds": 1}, {"format": "knockout", "take": 4}],
        table_size={"min": 4, "preferred": 4, "max": 4},
    )
    fill(competition, 8)
    play(competition, 1)
    best = {row.entry_id for row in standings_of(competition)[:4]}
    final = open_round(competition, 2)
    assert final.stage == 2
    assert set(final.seats.values_list("entry", flat=True)) == best


# --- the life of a round --------------------------------------------------------------------------------------


def test_lr1__round__goes_through_its_states_and_tells_of_them():
    competition = make_published(stages=[{"format": "swiss", "rounds": 1}])
    fill(competition, 7)
    round_ = play(competition)
    assert round_.closed_at is not None
    assert kinds(competition)[2:] == ["round_drawn", "standings_changed", "round_opened", "round_closed"]
    assert [row.number for row in competition.events.order_by("number")] == sorted(
        set(competition.events.values_list("number", flat=True))
    )


def test_lr2__overlapping_rounds__the_next_is_drawn_while_tables_play():
    competition = make_published(timing={"days": 7})
    fill(competition, 8)
    open_round(competition)
    second = competition.rounds.get(number=2)
    bring(second, "draws_at")
    assert step(second) == "drawn"
    assert verify_draw(competition, 2) is True


def test_lr2__rolling__the_next_opens_when_all_tables_have_ended():
    first_at = (database_now() + dt.timedelta(days=3)).isoformat()
    timing = {"kind": "rolling", "first": first_at, "gap_hours": 48, "length_days": 20}
    competition = make_published(timing=timing)
    Competition.objects.filter(pk=competition.pk).update(settings=competition.settings)
    fill(competition, 8)
    round_ = play(competition)
    second = competition.rounds.get(number=2)
    assert second.opens_at == round_.closed_at + dt.timedelta(hours=48)
    assert second.due_at == second.draws_at == second.opens_at - dt.timedelta(hours=2)


def test_lr2__close_has_passed__unfinished_tables_are_to_be_ended():
    competition = make_published()
    fill(competition, 7)
    round_ = open_round(competition)
    bring(round_, "closes_at")
    assert step(round_) == "closing"
    assert round_.due_at > database_now()


def test_lr3__draw__is_secret_until_it_is_published():
    competition = make_published(timing={"draw_hours": 24, "preview_hours": 12})
    fill(competition, 7)
    round_ = competition.rounds.get()
    bring(round_, "draws_at")
    assert step(round_) == "drawn"
    assert "round_drawn" not in kinds(competition)
    assert not Standing.objects.exists()
    assert step(round_) is None
    bring(round_, "publishes_at")
    assert step(round_) == "published"
    assert "round_drawn" in kinds(competition)


def test_lo6__48_hours_after_the_last_close__it_is_final():
    competition = make_published(stages=[{"format": "swiss", "rounds": 1}])
    fill(competition, 7)
    round_ = play(competition)
    assert reload(competition).due_at == round_.closed_at + dt.timedelta(hours=48)
    Round.objects.filter(pk=round_.pk).update(closed_at=round_.closed_at - dt.timedelta(hours=49))
    taken = [steps.take_step(competition.pk) for _ in range(4)]
    assert "finish" in taken
    done = reload(competition)
    assert (done.status, done.due_at, done.finished_at is None) == ("finished", None, False)


# --- standings ------------------------------------------------------------------------------------------------


@pytest.fixture
def worked(db):
    """The worked example of LEAGUES.md: seven entries, two rounds."""
    competition = make_published(stages=[{"format": "swiss", "rounds": 2}])
    players = [make_player(name) for name in ["AA", "BB", "CC", "DD", "EE", "FF", "GG"]]
    a, b, c, d, e, f, g = make_entries(competition, players)
    for number, tables in (
        (1, [([a, b, c, d], [-3, 5, 5, 12]), ([e, f, g], [2, 7, 9])]),
        (2, [([a, e, b, f], [1, -2, 8, 1]), ([c, d, g], [0, 11, 4])]),
    ):
        Round.objects.filter(competition=competition).exclude(status="published").delete()
        round_ = make_round(competition, number)
        for table, (seats, totals) in enumerate(tables, 1):
            end_table(make_table(round_, seats, table), totals)
    return competition


def test_worked_example__standings_are_those_of_the_specification(worked):
    rows = [(row.rank, row.entry.player.username[0], row.document["points"]) for row in standings_of(worked)]
    assert rows == [(1, "E", 240), (2, "A", 180), (3, "C", 180), (4, "F", 120), (5, "B", 60), (6, "G", 60), (7, "D", 0)]
    values = {row.entry.player.username[0]: row.document["tie_breaks"]["opponents"] for row in worked.standings.all()}
    assert values == {"E": 52.5, "A": 55, "C": 27.5, "F": 77.5, "B": 75, "G": 67.5, "D": 65}


def test_lp5__seats__have_their_ranks_and_ticks(worked):
    standings_of(worked)
    seats = TableSeat.objects.filter(round__number=1, table__number=1).order_by("index")
    assert list(seats.values_list("rank", "ticks")) == [(1, 50_400), (2, 25_200), (2, 25_200), (4, 0)]


def test_lb2__standings__written_again__change_nothing(worked):
    standings_of(worked)
    before = reload(worked).version
    standings_of(worked)
    assert reload(worked).version == before
    assert check_standings(worked.pk)
    Standing.objects.filter(rank=1).update(ticks=1)
    assert not check_standings(worked.pk)
    with pytest.raises(CommandError, match=str(worked.uuid)):
        call_command("check_standings")


def test_lb5__standings__are_written_with_a_fixed_number_of_queries(worked, django_assert_num_queries):
    more = make_competition(settings=worked.settings)
    entries = fill(more, 60)
    round_ = make_round(more)
    for number in range(15):
        end_table(make_table(round_, entries[4 * number : 4 * number + 4], number + 1), [1, 2, 3, 4])
    for competition in (worked, more):
        with django_assert_num_queries(16):
            standings_of(competition)


# --- the sweep ------------------------------------------------------------------------------------------------


def test_lb1__sweep__takes_every_step_that_is_due():
    competition = make_published(stages=[{"format": "swiss", "rounds": 1}])
    fill(competition, 7)
    bring(competition.rounds.get(), "publishes_at")
    sweep.sweep()
    assert competition.rounds.get().status == "published"
    assert sweep.sweep() == 0


def test_lb1__step_that_fails_five_times__sets_its_competition_aside():
    competition = make_published()
    fill(competition, 2)
    other = make_published(make_player("erin"))
    Entry.objects.bulk_create(
        [
            Entry(competition=other, player=player, status="active", entered_at=database_now())
            for player in make_players(4)
        ]
    )
    for each in (competition, other):
        bring(each.rounds.get(), "draws_at")
    Competition.objects.filter(pk=competition.pk).update(settings={})  # nothing that any step can read
    for _ in range(6):
        Round.objects.filter(competition=competition).update(due_at=database_now())
        sweep.sweep()
    assert (reload(competition).quarantined_at is None, reload(other).status) == (False, "running")
    sweep.release(competition.pk)
    assert reload(competition).quarantined_at is None
    assert competition.rounds.get().attempts == 0


# --- staff ----------------------------------------------------------------------------------------------------


def test_lo1__appointed__is_staff_once_accepted():
    competition = make_draft()
    league, olga, erin = competition.league, make_player("olga"), make_player("erin")
    staff.appoint(olga, league.uuid, erin, "organizer", "She knows how.")
    assert staff.role_of(league, erin) is None
    staff.accept(erin, league.uuid)
    assert staff.role_of(league, erin) == "organizer"
    staff.dismiss(olga, league.uuid, erin, "She left.")
    assert staff.role_of(league, erin) is None
    assert list(league.rulings.order_by("number").values_list("number", "action")) == [(1, "appoint"), (2, "dismiss")]


def test_lo1__league_handed_on__has_one_owner():
    league, olga, erin = make_draft().league, make_player("olga"), make_player("erin")
    staff.appoint(olga, league.uuid, erin, "organizer", "She knows how.")
    staff.accept(erin, league.uuid)
    staff.appoint(olga, league.uuid, erin, "owner", "I have no time.")
    assert (staff.role_of(league, olga), staff.role_of(league, erin)) == ("organizer", "owner")


def test_lo2__reason_of_two_characters__is_refused():
    draft = make_draft()
    with pytest.raises(AppError) as refused:
        competitions.publish(make_player("olga"), draft.uuid, " a ")
    assert refused.value.code == ErrorCode.INVALID_INPUT
    assert reload(draft).status == "draft"


def test_cancelled__nothing_is_due_any_more():
    competition = make_published()
    competitions.cancel(make_player("olga"), competition.uuid, "Too few came.")
    assert (reload(competition).status, reload(competition).due_at) == ("cancelled", None)
    assert Event.objects.filter(competition=competition).last().kind == "ruling_made"
    assert competition.rounds.get().due_at is None
