"""Requests of busy tokens are counted some at a time: never beyond the limit, and next to nothing is lost."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.identity import Identity, load_player
from accounts.models import Player, RateWindow
from accounts.services.tokens import issue, revoke
from accounts.throttling import leases as module
from accounts.throttling.leases import Leases, count_in_advance
from accounts.throttling.requests import count_request
from accounts.tokens import digest_of
from duckcover.rest.rate_headers import QUOTA

pytestmark = pytest.mark.django_db

ADDRESS = "192.0.2.1"


@pytest.fixture(autouse=True)
def limits(settings, early_in_the_minute):
    settings.RATE_LIMITS = {"anonymous": 3, "player": 800, "bot": 3000, "sign_in": 9}


@pytest.fixture
def token(dana):
    return issue(dana)


def asked(process, token, times=1):
    return [process.count(ADDRESS, digest_of(token[1]))[1] for _ in range(times)]


def counted():
    return RateWindow.objects.values_list("count", flat=True).get(key__startswith="player:")


def statements(process, token, times):
    with CaptureQueriesContext(connection) as found:
        asked(process, token, times)
    return len(found)


def test_requests__of_one_process__have_each_number_of_the_window_once(token):
    assert [quota.number for quota in asked(Leases(), token, 100)] == list(range(1, 101))


def test_requests__are_counted_one_then_twice_as_many_up_to_a_hundredth_of_the_limit(token):
    process, sizes = Leases(), []
    for _ in range(23):
        asked(process, token)
        sizes.append(counted())
    assert sorted(set(sizes)) == [1, 3, 7, 15, 23]  # 8 is a hundredth of 800


def test_requests__of_a_generous_limit__are_counted_sixteen_at_most(token, settings):
    settings.RATE_LIMITS["player"] = 100_000
    assert statements(Leases(), token, 1 + 2 + 4 + 8 + 16 * 3) == 4 + 3


def test_requests__of_a_small_limit__are_counted_one_by_one(token, settings):
    settings.RATE_LIMITS["player"] = 199
    assert statements(Leases(), token, 20) == 20


@pytest.mark.parametrize("processes", [1, 2, 5])
def test_limit__over_all_processes__is_never_exceeded_and_reached_but_for_what_is_left_over(token, settings, processes):
    settings.RATE_LIMITS["player"] = 403
    pool = [Leases() for _ in range(processes)]
    quotas = [asked(pool[n % processes], token)[0] for n in range(700)]
    let_in = [quota.number for quota in quotas if not quota.exceeded]
    assert len(set(let_in)) == len(let_in) <= 403
    assert len(let_in) > 403 - 4 * processes
    assert all(quota.exceeded for quota in quotas[-100:])


def test_limit__of_a_player__holds_for_all_tokens_together(dana, settings):
    settings.RATE_LIMITS["player"] = 300
    process, tokens = Leases(), [issue(dana) for _ in range(3)]
    quotas = [asked(process, tokens[n % 3])[0] for n in range(400)]
    assert len([quota for quota in quotas if not quota.exceeded]) == 300


def test_headers__say_the_limit_what_is_left_and_when_it_begins_anew(token):
    process = Leases()
    last = asked(process, token, 10)[-1]
    assert (last.limit, last.remaining) == (800, 790)
    assert 0 < last.reset <= 60


def test_window__when_it_has_passed__is_not_drawn_on(token, monkeypatch):
    process = Leases()
    asked(process, token, 4)
    before = counted()
    assert before == 7
    now = module.time.monotonic()
    monkeypatch.setattr(module.time, "monotonic", lambda: now + 61)
    RateWindow.objects.update(opened_at="2026-01-01T00:00:00Z")
    assert asked(process, token)[0].number == 1
    assert counted() == 1


def test_token__that_opens_nothing__is_counted_by_address_and_not_kept(db):
    process = Leases()
    identity, quota = process.count(ADDRESS, digest_of("dkc_unknown"))
    assert (identity, quota.limit, len(process)) == (Identity(), 3, 0)


def test_memory__is_bounded_to_the_tokens_used_last(dana, monkeypatch):
    monkeypatch.setattr(module, "KEPT", 3)
    process, tokens = Leases(), [issue(dana) for _ in range(5)]
    for token in tokens:
        asked(process, token)
    assert len(process) == 3
    assert statements(process, tokens[-1], 2) == 1  # two at once: it is known
    assert statements(process, tokens[0], 2) == 2  # one, then two at once: it was forgotten


def test_count__that_fails__leaves_the_lease_to_the_next_one(token, monkeypatch):
    process = Leases()
    asked(process, token)

    def broken(*_args, **_options):
        raise OSError

    monkeypatch.setattr(module, "count_request", broken)
    with pytest.raises(OSError):  # noqa: PT011 - ours
        asked(process, token)
    monkeypatch.setattr(module, "count_request", count_request)
    assert statements(process, token, 2) == 1


def test_count_in_advance__is_kept_with_the_request__and_counts_it_once(token):
    environ = {"HTTP_AUTHORIZATION": f"Bearer {token[1]}", "REMOTE_ADDR": ADDRESS}
    first, second = count_in_advance(environ), count_in_advance(environ)
    assert first == second == (Identity(token[0].player_id, token[0].pk), environ[QUOTA])
    assert counted() == 1


def test_count_in_advance__of_another_token_than_ours__does_nothing():
    assert count_in_advance({"HTTP_AUTHORIZATION": "Bearer of-an-app", "REMOTE_ADDR": ADDRESS}) is None
    assert count_in_advance({"REMOTE_ADDR": ADDRESS}) is None
    assert not RateWindow.objects.exists()


@pytest.mark.parametrize("end", ["revoked", "expired", "player", "owner"])
def test_load_player__of_a_token_that_opens_nothing_any_more__is_none(dana, end):
    bot = Player.objects.create(username="tin-drake", owner=dana)
    token, _ = issue(bot, lasts=timedelta(days=1))
    identity = Identity(bot.pk, token.pk)
    assert load_player(identity) == bot
    match end:
        case "revoked":
            revoke(token.pk)
        case "expired":
            type(token).objects.update(expires_at="2026-01-01T00:00:00Z")
        case "player":
            Player.objects.filter(pk=bot.pk).update(is_active=False)
        case "owner":
            Player.objects.filter(pk=dana.pk).update(is_active=False)
    assert load_player(identity) is None
