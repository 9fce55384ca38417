"""LEAGUES.md LK with the database: which games count for whom, days that are closed, annulments, the check."""

import datetime as dt
import json
import uuid
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from accounts.models import Player
from accounts.services.account_deletion import delete_bot, delete_player
from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game, Seat
from leagues.ratings import rules
from leagues.ratings.models import Annulment, Period, Pool, Rating, RatingPool, Result, Subject
from leagues.ratings.services import periods
from leagues.ratings.services.annulments import annul
from leagues.ratings.services.periods import close_days, last_to_close
from tests.games.factories import make_game, play_to_the_end
from tests.leagues.factories import make_competition, make_round, make_table
from tests.leagues.finished import CLOCKS, DAY, FIRST, finished, player, taken_over

pytestmark = pytest.mark.django_db

DOCUMENT = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["ratings"]
LATER = dt.datetime(2026, 1, 5, 1, tzinfo=dt.UTC)
MIDNIGHT = dt.datetime(2026, 1, 2, tzinfo=dt.UTC)
GRACE = dt.timedelta(minutes=10)


def ratings(pool="daily"):
    """The ratings of a pool by the names of the players."""
    rows = Rating.objects.filter(pool=pool).select_related("subject")
    return {_name(row.subject): row.value for row in rows}


def _name(subject):
    return Player.objects.values_list("username", flat=True).get(pk=subject.account)


def rated(*seats, **more):
    """The ratings that one game of these seats gives."""
    game = rules.RatedGame(
        uuid.UUID(int=1), FIRST, "daily", tuple(rules.RatedSeat(*seat) for seat in seats), more.get("rate_bots", False)
    )
    return rules.rate(game, {})


def checked(*pools):
    """What `recompute_ratings --check` prints; raises CommandError where something differs."""
    out = StringIO()
    call_command("recompute_ratings", check=True, pool=list(pools) or None, stdout=out)
    return out.getvalue()


def refusal(action, *args):
    with pytest.raises(AppError) as refused:
        action(*args)
    return refused.value.code


# --- which games count, and for whom -------------------------------------------------------------------------


def from_vector(vector):
    """A game of the vectors as rows; owners of bots come first."""
    for seat in vector["seats"]:
        if seat["kind"] != "builtin":
            player(seat["subject"], seat.get("owner"))
    seats = [
        (
            None if seat["kind"] == "builtin" else seat["subject"],
            seat["rank"],
            {"resigned_at": FIRST} if seat.get("left") else {},
        )
        for seat in vector["seats"]
    ]
    at, key = dt.datetime.fromisoformat(vector["finished_at"]), uuid.UUID(vector["game"])
    game = finished(*seats, at=at, key=key, pool=vector["pool"], rate_bots=vector["rate_bots"])
    for index, seat in enumerate(vector["seats"]):
        if not seat.get("counts", True):
            taken_over(game, index, "somebody", ended_by="autopilot", before=["player"] * 2, after=["player"] * 2)


def test_lk1_lk3_lk5__vectors_as_rows__have_these_ratings():
    for vector in DOCUMENT["games"]:
        from_vector(vector)
    close_days(max(dt.datetime.fromisoformat(vector["finished_at"]) for vector in DOCUMENT["games"]) + DAY)
    found = [[pool, *each] for pool in sorted(Pool.values) for each in sorted(ratings(pool).items())]
    assert [[pool, name, value.games] for pool, name, value in found] == [
        each[:2] + each[4:] for each in DOCUMENT["expect"]
    ]
    assert [[value.mu, value.sigma] for *_, value in found] == [
        pytest.approx(each[2:4], abs=0.000002) for each in DOCUMENT["expect"]
    ]
    assert checked().count("as the records give it") == len(Pool.values)


def test_lk2__games__count_in_the_pool_of_their_clock_or_of_variations():
    games = {pool: finished(("a", 1), ("b", 2), pool=pool) for pool in CLOCKS}
    close_days(LATER)
    assert {row.pool: row.game for row in Result.objects.filter(seat=0)} == games


@pytest.mark.parametrize(
    "options", [{"rated": False}, {"same_owner": True}, {"visibility": "private"}, {"visibility": "unlisted"}]
)
def test_lk2__finished_games__count_unless_they_were_made_otherwise(options):
    finished(("a", 1), ("b", 2), **options)
    close_days(LATER)
    assert (len(ratings()) == 2) == ("visibility" in options)


def test_lk3__bots__are_taken_out_unless_bot_accounts_are_rated():
    player("robo", "owner")
    finished(("robo", 1), (None, 2), ("a", 3), ("b", 4), day=0)
    close_days(LATER)
    assert ratings() == rated(("a", 3), ("b", 4))
    finished(("robo", 1), (None, 2), ("c", 3), day=0, pool="slow", rate_bots=True)
    call_command("recompute_ratings", stdout=StringIO())
    assert ratings("slow") == rated(("robo", 1), ("c", 3))


def test_lk3__who_resigned__ranks_last_whatever_the_bot_made_of_it():
    finished(("a", 1, {"resigned_at": FIRST}), ("b", 2), ("c", 3))
    close_days(LATER)
    assert ratings() == rated(("a", 4), ("b", 2), ("c", 3))


@pytest.mark.parametrize(
    ("ended_by", "before", "after", "counting"),
    [
        ("resigned", ["player"] * 9, ["player"], ("a", 4)),
        ("account_deleted", ["order"], ["player"] * 9, ("a", 4)),
        ("autopilot", ["timeout"] * 9, ["player"], ("a", 4)),
        ("autopilot", ["player"] * 2, ["player"], ("a", 1)),
        ("autopilot", ["player"] * 3, ["player"] * 2, None),
        ("autopilot", ["order"], ["player"] * 2, ("zoe", 1)),
    ],
    ids=["resigned", "deleted", "no-show", "two-thirds", "nobody", "successor"],
)
def test_lk4__seat_of_several__counts_once_or_not_at_all(ended_by, before, after, counting):
    game = finished(("a", 1), ("b", 2), ("c", 3))
    taken_over(game, 0, "zoe", ended_by=ended_by, before=before, after=after)
    close_days(LATER)
    assert ratings() == rated(*filter(None, [counting]), ("b", 2), ("c", 3))


def test_lk4__successor_who_resigns__is_last_where_the_one_before_was_only_away():
    game = finished(("a", 1), ("b", 2), ("c", 3))
    taken_over(game, 0, "zoe", ended_by="autopilot", before=["player"] * 9, after=["player"])
    Seat.objects.filter(game=game, index=0).update(resigned_at=FIRST)
    close_days(LATER)
    assert ratings() == rated(("zoe", 4), ("b", 2), ("c", 3))


def test_lk4__game_that_was_played_out__is_rated_and_who_left_after_the_close_is_not_last():
    finished(("a", 1, {"resigned_at": FIRST}), ("b", 2), played_out_at=FIRST - dt.timedelta(minutes=1))
    game = finished(("c", 1), ("d", 2), day=1, played_out_at=FIRST)
    taken_over(game, 0, "zoe", ended_by="autopilot", before=["player"], after=["player"] * 2 + ["bot"] * 9)
    close_days(LATER)
    assert ratings() == rated(("a", 1), ("b", 2)) | rated(("zoe", 1), ("d", 2))


@pytest.mark.parametrize(
    ("status", "ago", "counts"),
    [("adjudicated", 1, False), ("split", 1, False), ("void", 1, False), ("finished", 1, True), ("void", -1, True)],
)
def test_lk4__game_of_a_table_that_ended_otherwise_before_it__is_not_rated(status, ago, counts):
    game = finished(("a", 1), ("b", 2))
    round_ = make_round(make_competition())
    make_table(round_, (), game=game, status=status, ended_at=FIRST - dt.timedelta(minutes=ago))
    close_days(LATER)
    assert Result.objects.exists() == counts


def test_lk4__bot_account_that_took_a_seat_over__counts_as_what_it_is():
    player("robo", "owner")
    game = finished(("a", 1), ("b", 2), ("c", 3))
    taken_over(game, 0, "robo", ended_by="autopilot", before=["player"], after=["player"] * 9)
    close_days(LATER)
    assert ratings() == rated(("b", 2), ("c", 3))


# --- days ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "closed"),
    [(MIDNIGHT - dt.timedelta(hours=1), 0), (MIDNIGHT + GRACE - dt.timedelta(seconds=1), 0), (MIDNIGHT + GRACE, 1)],
)
def test_lk5__day__is_closed_ten_minutes_after_midnight(now, closed):
    finished(("a", 1), ("b", 2))
    assert (close_days(now), Result.objects.count()) == (closed * len(Pool.values), closed * 2)


def test_lk5__day__is_not_closed_while_a_game_of_it_may_be_written(monkeypatch):
    monkeypatch.setattr(periods, "horizon", lambda now: MIDNIGHT - dt.timedelta(seconds=1))
    assert last_to_close(MIDNIGHT + dt.timedelta(hours=9)) == dt.date(2025, 12, 31)


def test_lk5__days_without_a_worker__are_made_up_for_once():
    for day in (0, 3):
        finished(("a", 1), ("b", 2), day=day)
    assert close_days(MIDNIGHT + 5 * DAY + GRACE) == 6 * len(Pool.values)
    kept = list(Result.objects.values())
    assert close_days(MIDNIGHT + 5 * DAY + GRACE) == 0
    assert list(Result.objects.values()) == kept
    assert [row.games for row in Period.objects.filter(pool="daily").order_by("day")] == [1, 0, 0, 1, 0, 0]


def test_lk5__before_any_game_has_ended__nothing_is_closed():
    assert (close_days(LATER), Period.objects.exists()) == (0, False)


def test_lk5__games_that_end_together__count_by_their_uuid():
    one, other = (("a", 1), ("b", 2)), (("a", 2), ("b", 1))
    finished(*other, key=uuid.UUID(int=2))
    finished(*one, key=uuid.UUID(int=1))
    close_days(LATER)
    assert list(Result.objects.filter(seat=0).order_by("games").values_list("game__uuid", flat=True)) == [
        uuid.UUID(int=1),
        uuid.UUID(int=2),
    ]


def test_lk5__day_that_fails__leaves_nothing_behind(monkeypatch):
    finished(("a", 1), ("b", 2))
    monkeypatch.setattr(periods, "_write_ratings", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        close_days(LATER)
    assert (Result.objects.exists(), Period.objects.filter(pool="daily").exists()) == (False, False)


def test_lk5__period__is_unique():
    finished(("a", 1), ("b", 2))
    close_days(MIDNIGHT + GRACE)
    again = {"pool": "daily", "day": FIRST.date(), "games": 1, "closed_at": FIRST}
    with pytest.raises(Exception, match="rating_period_unique"), transaction.atomic():
        Period.objects.create(**again)


def test_lk5__deleted_player__goes_on_as_a_nameless_subject():
    game = play_to_the_end(make_game(seats=2))
    Game.objects.filter(pk=game.pk).update(finished_at=FIRST)
    gone, stays = (seat.player for seat in Seat.objects.filter(game=game).select_related("player"))
    close_days(LATER)
    before = list(Result.objects.values("subject__uuid", "rank", "mu", "sigma"))
    delete_player(gone)
    call_command("recompute_ratings", stdout=StringIO())
    assert list(Result.objects.values("subject__uuid", "rank", "mu", "sigma")) == before
    assert sorted(Subject.objects.values_list("account", flat=True)) == sorted([gone.pk, stays.pk])
    checked()


def test_lk5__player_deleted_before_the_day_is_closed__is_rated_all_the_same():
    game = finished(("a", 1), ("b", 2))
    key = player("a").pk
    Seat.objects.filter(game=game, index=0).update(player=None)
    player("a").delete()
    close_days(LATER)
    assert sorted(Subject.objects.values_list("account", flat=True)) == [key, player("b").pk]


def test_lk3__deleted_bot__is_still_known_as_one():
    owner, bot = player("owner"), player("robo", "owner")
    delete_bot(owner, bot)
    assert list(Subject.objects.values_list("account", "owner")) == [(bot.pk, owner.pk)]


# --- annulments ---------------------------------------------------------------------------------------------


def test_lk4__annulled_game__counts_no_more_and_its_day_is_rated_anew():
    finished(("a", 1), ("b", 2), day=0)
    wrong = finished(("b", 1), ("a", 2), ("c", 3), day=1)
    finished(("a", 1), ("b", 2), day=2)
    close_days(LATER)
    annul("staff", wrong.uuid, "both seats were played by one person")
    assert Result.objects.filter(game=wrong).count() == 3
    close_days(LATER)
    assert (sorted(ratings()), Result.objects.filter(game=wrong).exists()) == (["a", "b"], False)
    row = RatingPool.objects.get(pool="daily")
    assert (row.stale_from, row.recomputed_from, row.recomputed_at is None) == (None, dt.date(2026, 1, 2), False)
    annulled = list(Result.objects.order_by("finished_at", "seat").values_list("mu", "sigma", "games"))
    wrong.delete()
    call_command("recompute_ratings", stdout=StringIO())
    assert list(Result.objects.order_by("finished_at", "seat").values_list("mu", "sigma", "games")) == annulled


def test_lk4__annulled_twice__is_annulled_once():
    game = finished(("a", 1), ("b", 2))
    annul("staff", game.uuid, "first")
    annul("other", game.uuid, "second")
    assert list(Annulment.objects.values_list("staff", "reason")) == [("staff", "first")]


def test_lk4__game_annulled_before_its_day_is_closed__needs_no_recomputing():
    game = finished(("a", 1), ("b", 2))
    annul("staff", game.uuid, "why")
    close_days(LATER)
    assert (Result.objects.exists(), RatingPool.objects.get(pool="daily").recomputed_at) == (False, None)


def test_lk4__game_that_runs_or_is_not_there__cannot_be_annulled():
    running = make_game(seats=2)
    assert refusal(annul, "staff", running.uuid, "why") == ErrorCode.GAME_RUNNING
    assert refusal(annul, "staff", uuid.UUID(int=0), "why") == ErrorCode.NOT_FOUND


# --- the same from the records alone ------------------------------------------------------------------------


@pytest.fixture
def closed():
    """Three days with a game each, closed."""
    for day in range(3):
        finished(("a", 1), ("b", 2), ("c", 3), day=day)
    close_days(LATER)


def spoil_result():
    Result.objects.filter(finished_at=FIRST + DAY, seat=1).update(mu=99.0)


def spoil_rating():
    Rating.objects.filter(subject__account=player("a").pk).update(sigma=1.0)


def add_result():
    game = finished(("d", 1), ("e", 2), rated=False)
    row = Result.objects.first()
    row.pk, row.game = None, game
    row.save(force_insert=True)


def lose_result():
    Result.objects.filter(finished_at=FIRST + 2 * DAY, seat=0).delete()


def change_record():
    game = Game.objects.get(finished_at=FIRST)
    game.result["ranking"] = game.result["ranking"][::-1]
    for rank, standing in enumerate(game.result["ranking"], 1):
        standing["rank"] = rank
    game.save()


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (spoil_result, "2026-01-02"),
        (spoil_rating, "the rating of account"),
        (add_result, "the number of results"),
        (lose_result, "2026-01-03"),
        (change_record, "2026-01-01"),
    ],
)
def test_lk7__check__names_the_first_difference_and_recomputing_mends_it(closed, spoil, place):
    spoil()
    out = StringIO()
    with pytest.raises(CommandError):
        call_command("recompute_ratings", check=True, stdout=out)
    assert f"daily: the first difference is at {place}" in out.getvalue()
    call_command("recompute_ratings", pool=["daily"], stdout=StringIO())
    assert "daily: as the records give it" in checked("daily")


def test_lk7__check__writes_nothing(closed):
    spoil_result()
    with pytest.raises(CommandError):
        checked()
    assert Result.objects.filter(mu=99.0).count() == 1


TABLES = st.lists(
    st.tuples(
        st.integers(0, 3),
        st.integers(0, 2),
        st.permutations("abcdef").map(lambda names: names[:3]),
        st.lists(st.integers(1, 3), min_size=3, max_size=3),
    ),
    max_size=6,
)


@pytest.mark.thorough
@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(TABLES, st.integers(0, 5))
def test_lk7__closing_day_by_day__equals_recomputing_and_the_rules_alone(tables, annulled):
    with transaction.atomic():
        games, seen = [], []
        for day, hour, names, ranks in tables:
            at = FIRST + day * DAY + dt.timedelta(hours=hour)
            game = finished(*zip(names, ranks, strict=True), at=at)
            games.append(game)
            seats = tuple(rules.RatedSeat(*seat) for seat in zip(names, ranks, strict=True))
            seen.append(rules.RatedGame(game.uuid, at, "daily", seats))
        for day in range(5):
            close_days(MIDNIGHT + day * DAY + GRACE)
            if day == 2 and annulled < len(games):
                annul("staff", games[annulled].uuid, "why")
                del seen[annulled]
        assert ratings() == rules.rate_all(seen).get("daily", {})
        by_days = list(Result.objects.order_by("game", "seat").values("game", "seat", "rank", "mu", "sigma", "games"))
        call_command("recompute_ratings", stdout=StringIO())
        anew = list(Result.objects.order_by("game", "seat").values("game", "seat", "rank", "mu", "sigma", "games"))
        assert anew == by_days
        transaction.set_rollback(True)


def queries_of_closing(day, games):
    """How many queries it takes to close a day on which so many games have ended, seats taken over among them."""
    for number in range(games):
        game = finished((f"c{day}{number}", 1), ("b", 2), ("a", 3), day=day)
        taken_over(game, 0, f"e{day}{number}", ended_by="autopilot", before=["player"], after=["player"] * 3)
    with CaptureQueriesContext(connection) as found:
        assert close_days(MIDNIGHT + day * DAY + GRACE) == len(Pool.values)
    return len(found)


def test_closing__queries__do_not_grow_with_the_games_of_a_day():
    queries_of_closing(0, 1)
    assert queries_of_closing(1, 1) == queries_of_closing(2, 3)


def test_events_of_seats__before_the_start__count_the_last_only():
    game = finished(("a", 1), ("b", 2))
    key, left = player("a").pk, player("left").pk
    last = Event.objects.filter(game=game).count()
    started = Event.objects.get(game=game, kind=Event.Kind.GAME_STARTED)
    Event.objects.filter(game=game, seat=0).delete()
    started.delete()
    for number, (kind, account) in enumerate([(2, left), (3, None), (2, key), (5, None)], last + 1):
        data = {"player": account} if account else None
        Event.objects.create(game=game, number=number, at=FIRST, kind=kind, seat=None if kind == 5 else 0, data=data)
    Seat.objects.filter(game=game, index=0).update(player=None)
    close_days(LATER)
    assert sorted(Subject.objects.values_list("account", flat=True)) == sorted([key, player("b").pk])
