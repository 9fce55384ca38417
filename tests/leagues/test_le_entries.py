"""LEAGUES.md LE: entering, waiting, leaving; who comes too late, fails a gate, or has had enough."""

import datetime as dt

import pytest

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Competition, Entry, Event
from leagues.ratings.models import Rating, Subject
from leagues.selectors.entries import history_of
from leagues.services import competitions, entries, steps
from tests.games.factories import make_bot, make_player, make_players
from tests.leagues.competing import bring, document, fill, make_draft, make_published, reload, standings_of, step

pytestmark = pytest.mark.django_db
HOUR = dt.timedelta(hours=1)


def refusal(call):
    """The AppError that a call raises."""
    with pytest.raises(AppError) as refused:
        call()
    return refused.value


def enter(name, competition, **given):
    return entries.enter(make_player(name), competition.uuid, **given)


def statuses(competition):
    """The status of each entry by the name of its player."""
    return dict(competition.entries.values_list("player__username", "status"))


@pytest.fixture
def competition(db):
    return make_published(registration={"capacity": 2}, table_size={"min": 2, "preferred": 2, "max": 2})


def test_le1__more_come_than_there_is_room__the_last_wait(competition):
    found = [enter(name, competition).status for name in ("dana", "erin", "finn")]
    assert found == ["active", "active", "waiting"]
    kinds = Event.objects.filter(competition=competition, kind="entry_added").order_by("number")
    assert [event.data["status"] for event in kinds] == found
    assert reload(competition).version == kinds.last().number


def test_le1__place_falls_free_before_the_draw__the_first_who_waits_has_it(competition):
    for name in ("dana", "erin", "finn", "gwen"):
        enter(name, competition)
    own = competition.entries.get(player__username="dana")
    entries.withdraw(own.player, competition.uuid, own.uuid)
    assert statuses(competition) == {"dana": "withdrawn", "erin": "active", "finn": "active", "gwen": "waiting"}
    entries.withdraw(own.player, competition.uuid, own.uuid)
    assert statuses(competition)["gwen"] == "waiting"


@pytest.mark.parametrize(("opens", "closes"), [(1, 2), (-2, -1)])
def test_le1__before_and_after_registration__nobody_enters(competition, opens, closes):
    now = database_now()
    Competition.objects.filter(pk=competition.pk).update(
        registration_opens_at=now + opens * HOUR, registration_closes_at=now + closes * HOUR
    )
    assert refusal(lambda: enter("dana", competition)).code == ErrorCode.REGISTRATION_CLOSED


def test_le1__draft__is_not_found():
    draft = make_draft()
    assert refusal(lambda: enter("dana", draft)).code == ErrorCode.NOT_FOUND


def test_le2__closed_gates__are_told_together():
    gates = {"games_finished": 3, "account_days": 10, "verified_email": True, "invited": True}
    refused = refusal(lambda: enter("dana", make_published(registration={"gates": gates})))
    assert refused.code == ErrorCode.GATE_CLOSED
    assert refused.extra["gates"] == [
        {"gate": "games_finished", "needed": 3, "have": 0},
        {"gate": "account_days", "needed": 10, "have": 0},
        {"gate": "verified_email", "needed": True, "have": False},
        {"gate": "invited", "needed": True, "have": False},
    ]


@pytest.mark.parametrize(("rated_in", "have"), [("daily", 1200), ("slow", 1000), (None, 1000)])
def test_le2__rating__is_that_of_the_pool_of_the_clock(rated_in, have):
    dana = make_player("dana")
    if rated_in:
        subject = Subject.objects.create(account=dana.pk)
        Rating.objects.create(
            subject=subject, pool=rated_in, mu=30, sigma=2, games=20, played_at=database_now(), behind=-24
        )
    game = {"clock": {"kind": "per_turn", "turn_seconds": 43_200}, "round_rules": [[], [], []]}
    competition = make_published(game=game, registration={"gates": {"rating_min": 1500}})
    refused = refusal(lambda: entries.enter(dana, competition.uuid))
    assert refused.extra["gates"] == [{"gate": "rating_min", "needed": 1500, "have": have}]


def test_le2__code_of_the_invited__opens_the_gate():
    competition = make_published(registration={"gates": {"invited": True}})
    assert enter("dana", competition, invite_code=competition.invite_code).status == "active"


def test_le2__bots__where_none_are_admitted__stay_out():
    bot = make_bot("robo", make_player("dana"))
    refused = refusal(lambda: entries.enter(bot, make_published().uuid))
    assert [gate["gate"] for gate in refused.extra["gates"]] == ["bots"]


def test_le3__a_day_before_the_draw__who_fails_a_gate_goes_and_others_move_up():
    competition = make_published(registration={"capacity": 3, "gates": {"account_days": 5}})
    made = database_now() - dt.timedelta(days=6)
    Player.objects.filter(pk__in=[player.pk for player in make_players(4)]).update(date_joined=made)
    for name in ("dana", "erin", "finn", "gwen"):
        enter(name, competition)
    Player.objects.filter(username="erin").update(date_joined=database_now())
    bring(competition.rounds.get(), "draws_at")
    taken = [steps.take_step(competition.pk) for _ in range(2)]
    assert taken == ["open_registration", "check_gates"]
    assert statuses(competition) == {"dana": "active", "erin": "withdrawn", "finn": "active", "gwen": "active"}


def test_le3__not_confirmed__goes():
    competition = make_published(registration={"confirm_hours": 24})
    for name in ("dana", "erin"):
        enter(name, competition)
    own = competition.entries.get(player__username="dana")
    competition.rounds.update(draws_at=database_now() + 25 * HOUR)
    competition.entries.update(entered_at=database_now() - 24 * HOUR)
    entries.change_entry(own.player, competition.uuid, own.uuid, confirmed=True)
    entries.check_again(reload(competition), database_now())
    assert statuses(competition) == {"dana": "active", "erin": "withdrawn"}


@pytest.mark.parametrize(("hours", "status"), [(-1, "withdrawn"), (1, "active")])
def test_le3__confirmed__counts_only_within_the_last_hours(hours, status):
    competition = make_published(registration={"confirm_hours": 24})
    enter("dana", competition)
    checked_at = competition.rounds.get().draws_at - 24 * HOUR
    confirmed_at = checked_at + (hours - 24) * HOUR
    competition.entries.update(entered_at=database_now() - 99 * HOUR, confirmed_at=confirmed_at)
    entries.check_again(reload(competition), checked_at + 2 * HOUR)
    assert statuses(competition) == {"dana": status}


def test_le3__confirmed_again__is_the_later_time(competition):
    enter("dana", competition)
    own = competition.entries.get()
    Entry.objects.update(confirmed_at=database_now() - 99 * HOUR)
    entries.change_entry(own.player, competition.uuid, own.uuid, confirmed=True)
    assert competition.entries.get().confirmed_at > database_now() - HOUR


def test_le3__moved_up_in_the_check__is_not_asked_to_confirm():
    two = {"min": 2, "preferred": 2, "max": 2}
    competition = make_published(registration={"capacity": 2, "confirm_hours": 24}, table_size=two)
    for name in ("dana", "erin", "finn"):
        enter(name, competition)
    checked_at = competition.rounds.get().draws_at - 24 * HOUR
    competition.entries.update(entered_at=database_now() - 99 * HOUR)
    entries.check_again(reload(competition), checked_at)
    assert statuses(competition) == {"dana": "withdrawn", "erin": "withdrawn", "finn": "active"}


def test_le4__second_entry__is_refused(competition):
    enter("dana", competition)
    assert refusal(lambda: enter("dana", competition)).code == ErrorCode.ALREADY_ENTERED


def test_le4__more_than_twenty_entries__are_too_many(competition, monkeypatch):
    monkeypatch.setattr(entries, "MOST_ENTRIES", 1)
    enter("dana", competition)
    other = competitions.create_competition(make_player("olga"), competition.league.uuid, document())
    competitions.publish(make_player("olga"), other.uuid, "It is time.")
    assert refusal(lambda: enter("dana", other)).code == ErrorCode.LIMIT_REACHED


def test_le5__withdrawn_after_a_draw__is_absent_from_the_next():
    competition = make_published()
    fill(competition, 7)
    first = competition.rounds.get()
    bring(first, "draws_at")
    step(first)
    own = competition.entries.first()
    entries.withdraw(own.player, competition.uuid, own.uuid)
    second = competition.rounds.get(number=2)
    bring(second, "draws_at")
    assert step(second) == "drawn"
    assert list(second.unseated.values_list("entry", "kind", "points")) == [(own.pk, "absent", 0)]
    assert second.seats.count() == 6


def test_le5__who_never_took_part__leaves_without_a_trace():
    """One waits, one is invited; both leave between the first draw and the second."""
    competition = make_published(registration={"capacity": 6})
    fill(competition, 6)
    waiting, invited = enter("dana", competition), make_player("erin")
    Entry.objects.create(competition=competition, player=invited, status="invited", entered_at=database_now())
    first = competition.rounds.get()
    bring(first, "draws_at")
    step(first)
    for entry in competition.entries.filter(status__in=["waiting", "invited"]):
        entries.withdraw(entry.player, competition.uuid, entry.uuid)
    second = competition.rounds.get(number=2)
    bring(second, "publishes_at")
    assert [step(second), step(second)] == ["drawn", "published"]
    assert (second.unseated.filter(kind="absent").count(), len(standings_of(competition))) == (0, 6)
    assert not history_of(None, waiting.player).exists()
    assert not history_of(None, invited).exists()


def test_le6__late_entry__plays_from_the_next_round_and_gets_late_points():
    competition = make_published(registration={"late_until_round": 2}, late_points=20)
    fill(competition, 6)
    first = competition.rounds.get()
    bring(first, "draws_at")
    step(first)
    Competition.objects.filter(pk=competition.pk).update(registration_closes_at=database_now())
    late = enter("dana", competition)
    assert (late.status, late.from_round) == ("active", 2)
    second = competition.rounds.get(number=2)
    bring(second, "draws_at")
    step(second)
    late.refresh_from_db()
    assert late.seed == 7
    assert list(first.unseated.values_list("entry", "kind", "points")) == [(late.pk, "late", 20)]
    assert refusal(lambda: enter("erin", competition)).code == ErrorCode.REGISTRATION_CLOSED


def test_le6__sit_out__is_asked_for_before_the_draw():
    competition = make_published(sit_out_points=30)
    own, *_ = fill(competition, 7)
    entries.change_entry(own.player, competition.uuid, own.uuid, sit_outs=[1])
    first = competition.rounds.get()
    bring(first, "draws_at")
    step(first)
    assert list(first.unseated.values_list("entry", "kind", "points")) == [(own.pk, "sit_out", 30)]
    refused = refusal(lambda: entries.change_entry(own.player, competition.uuid, own.uuid, sit_outs=[]))
    assert refused.code == ErrorCode.ROUND_STATE
    refused = refusal(lambda: entries.change_entry(own.player, competition.uuid, own.uuid, sit_outs=[1, 2]))
    assert refused.code == ErrorCode.INVALID_INPUT


def test_le6__who_sits_out_its_first_round__has_a_seed_and_the_points_of_a_late_entry():
    competition = make_published(registration={"late_until_round": 2}, late_points=20)
    early, *_ = fill(competition, 7)
    entries.change_entry(early.player, competition.uuid, early.uuid, sit_outs=[1])
    first = competition.rounds.get()
    bring(first, "draws_at")
    step(first)
    Competition.objects.filter(pk=competition.pk).update(registration_closes_at=database_now())
    late = enter("dana", competition)
    entries.change_entry(late.player, competition.uuid, late.uuid, sit_outs=[2])
    second = competition.rounds.get(number=2)
    bring(second, "draws_at")
    step(second)
    assert sorted(competition.entries.values_list("seed", flat=True)) == list(range(1, 9))
    assert list(first.unseated.filter(entry=late).values_list("kind", "points")) == [("late", 20)]


def test_draw_seed__of_another_size__is_refused(competition):
    assert refusal(lambda: enter("dana", competition, draw_seed=b"short")).code == ErrorCode.INVALID_INPUT
