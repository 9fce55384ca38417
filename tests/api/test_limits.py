"""How often one may ask: by player over all tokens, by address for everybody else; every answer says what is left."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import Player, RateWindow
from accounts.services.tokens import issue
from accounts.tasks import forget_counts
from accounts.throttling.requests import count_request

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def limits(settings, early_in_the_minute):
    """Small ones."""
    settings.RATE_LIMITS = {"anonymous": 3, "player": 5, "bot": 7, "sign_in": 9}


def of(player):
    return {"Authorization": f"Bearer {issue(player)[1]}"}


def told(response):
    return tuple(int(response[f"RateLimit-{name}"]) for name in ("Limit", "Remaining"))


def statuses(api, count, path="/api/v1/games", **headers):
    return [api.get(path, headers=headers).status_code for _ in range(count)]


def test_answer__says_the_limit_what_is_left_and_when_it_begins_anew(api, bearer):
    answers = [api.get("/api/v1/me", headers=bearer) for _ in range(2)]
    assert [told(answer) for answer in answers] == [(5, 4), (5, 3)]
    assert all(0 < int(answer["RateLimit-Reset"]) <= 60 for answer in answers)


@pytest.mark.parametrize("path", ["/api/v1/me", "/api/v1/nothing", "/api/v1/openapi.json", "/api/v1/games?status=x"])
def test_answer__of_whatever_kind__says_what_is_left(api, path):
    assert told(api.get(path)) == (3, 2)


def test_problem__that_no_view_has_made__says_what_is_left(api, bearer):
    answer = api.patch("/api/v1/me", b"x" * 70_000, content_type="application/json", headers=bearer)
    assert (answer.status_code, told(answer)) == (413, (5, 4))


def test_request__beyond_the_limit__is_429_with_the_time_to_wait(api, bearer):
    assert statuses(api, 5, **bearer) == [200] * 5
    answer = api.get("/api/v1/games", headers=bearer)
    assert (answer.status_code, answer.json()["code"], told(answer)) == (429, "too_many_requests", (5, 0))
    assert answer["Content-Type"] == "application/problem+json"
    assert answer["Retry-After"] == answer["RateLimit-Reset"] == str(answer.json()["retry_after"])


def test_window__when_it_has_passed__opens_anew(api, bearer):
    statuses(api, 6, **bearer)
    RateWindow.objects.update(opened_at="2026-01-01T00:00:00Z")
    assert told(api.get("/api/v1/games", headers=bearer)) == (5, 4)


def test_player__is_counted_over_all_tokens_and_addresses(api, dana):
    answers = [
        api.get("/api/v1/me", headers=of(dana), REMOTE_ADDR=address) for address in ("192.0.2.1", "192.0.2.2", "::1")
    ]
    assert told(answers[-1]) == (5, 2)


def test_players__behind_one_address__are_counted_apart(api, dana):
    erin = Player.objects.create_user("erin", "erin@example.org", "a long pass phrase")
    statuses(api, 6, **of(dana))
    assert told(api.get("/api/v1/games", headers=of(erin))) == (5, 4)


def test_cookie__counts_for_the_same_player(api, dana, bearer):
    statuses(api, 2, **bearer)
    api.force_login(dana)
    assert told(api.get("/api/v1/me")) == (5, 2)


def test_bot__has_a_limit_of_its_own(api, dana):
    bot = Player.objects.create(username="tin-drake", owner=dana)
    assert told(api.get("/api/v1/games", headers=of(bot))) == (7, 6)


@pytest.mark.parametrize("header", ["", "Bearer dkc_wrong", "Bearer x", "Basic ZGFuYTp4"])
def test_nobody__and_tokens_that_open_nothing__are_counted_by_address(api, header):
    headers = {"Authorization": header} if header else {}
    assert statuses(api, 4, **headers)[-1] == 429
    assert statuses(api, 1) == [429]


def test_token__that_was_revoked__is_counted_by_address(api, dana):
    token, text = issue(dana)
    token.revoked_at = "2026-01-01T00:00:00Z"
    token.save()
    assert told(api.get("/api/v1/me", headers={"Authorization": f"Bearer {text}"})) == (3, 2)


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("", "nonsense", True),
    ],
)
def test_addresses__ipv6_by_network__are_counted(api, first, second, together):
    api.get("/api/v1/games", REMOTE_ADDR=first)
    assert told(api.get("/api/v1/games", REMOTE_ADDR=second))[1] == (1 if together else 2)


@pytest.mark.parametrize(
    ("proxies", "forwarded", "counted_for"),
    [
        (0, "203.0.113.9", "192.0.2.1"),
        (1, "203.0.113.9", "203.0.113.9"),
        (1, "1.2.3.4, 203.0.113.9", "203.0.113.9"),
        (2, "1.2.3.4, 203.0.113.9, 198.51.100.1", "203.0.113.9"),
        (2, "203.0.113.9", "unknown"),
        (1, "", "unknown"),
        (1, "1.2.3.4:5678", "1.2.3.4"),
        (1, "[2001:db8::1]:99", "2001:db8::/64"),
        (1, "[2001:db8::1]", "2001:db8::/64"),
        (1, "2001:db8::1", "2001:db8::/64"),
        (1, "1.2.3.4:x", "unknown"),
        (1, "[2001:db8::1]99", "unknown"),
    ],
)
def test_proxies__only_our_own_are_believed(api, settings, proxies, forwarded, counted_for):
    settings.TRUSTED_PROXIES = proxies
    api.get("/api/v1/games", headers={"X-Forwarded-For": forwarded}, REMOTE_ADDR="192.0.2.1")
    assert RateWindow.objects.get().key == f"address:{counted_for}"


def test_count__with_a_token__is_one_statement(api, bearer):
    with CaptureQueriesContext(connection) as found:
        api.get("/api/v1/games", headers=bearer)
    asked = [query["sql"] for query in found if "accounts_ratewindow" in query["sql"] or "digest" in query["sql"]]
    assert len(asked) == 1


def updates():
    """How many rows of the counts were updated so far, and how many of these without writing an index."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_force_next_flush()")
        cursor.execute("SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'accounts_ratewindow'")
        return cursor.fetchone()


def test_count__of_a_known_window__writes_no_index(dana, transactional_db):
    before = updates()
    for _ in range(200):
        count_request("192.0.2.1", player_id=dana.pk)
    updated, hot = (after - known for after, known in zip(updates(), before, strict=True))
    assert hot > 0.9 * updated > 0


def test_forget_counts__deletes_windows_that_have_long_passed(api):
    api.get("/api/v1/games")
    RateWindow.objects.create(key="address:192.0.2.9", opened_at="2026-01-01T00:00:00Z", count=1)
    forget_counts()
    assert list(RateWindow.objects.values_list("key", flat=True)) == ["address:127.0.0.1"]
