"""API.md, Conventions: cursor-paginated lists."""

import base64
import json
import zlib
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from django.urls import path
from rest_framework.permissions import AllowAny

from accounts.models import Player
from duckcover.rest.pagination import Pagination
from duckcover.rest.serializers import PageQuerySerializer
from duckcover.rest.views import ApiView
from duckcover.urls import handler400, handler403, handler404, handler500  # noqa: F401 - of the URL conf below

DAY = datetime(2026, 11, 20, 12, 0, 0, 123456, tzinfo=UTC)


class ByDate(Pagination):
    ordering = ("-date_joined", "-uuid")


class ByName(Pagination):
    ordering = ("username",)


class PlayersView(ApiView):
    permission_classes = [AllowAny]
    query_serializers = {"get": PageQuerySerializer}
    pages = ByDate

    def get(self, request):
        pages = self.pages()
        page = pages.paginate_queryset(Player.objects.all(), request, self)
        return pages.get_paginated_response([player.username for player in page])


urlpatterns = [
    path("api/v1/players", PlayersView.as_view()),
    path("api/v1/by-name", PlayersView.as_view(pages=ByName)),
]
pytestmark = [pytest.mark.urls(__name__), pytest.mark.django_db]


@pytest.fixture
def ten():
    """Ten players, p0 the newest; each three share an instant."""
    for number in range(10):
        Player.objects.create(username=f"p{number}", date_joined=DAY - timedelta(microseconds=number // 3))
    return [player.username for player in Player.objects.order_by("-date_joined", "-uuid")]


def walk(api, address, direction):
    """Return the results of each page, following the links."""
    pages = []
    while address:
        body = api.get(address).json()
        pages.append(body["results"])
        address = body[direction]
    return pages


@pytest.mark.parametrize("limit", [1, 3, 4, 9, 10, 11])
def test_pages__forwards__hold_every_row_once_in_order(api, ten, limit):
    pages = walk(api, f"/api/v1/players?limit={limit}", "next")
    assert pages == [ten[start : start + limit] for start in range(0, 10, limit)]


@pytest.mark.parametrize("limit", [1, 3, 4])
def test_pages__backwards__are_the_same_pages(api, ten, limit):
    last = f"/api/v1/players?limit={limit}"
    while following := api.get(last).json()["next"]:
        last = following
    backwards = walk(api, last, "previous")
    assert [name for page in reversed(backwards) for name in page] == ten


def test_pages__ascending_by_one_field(api, ten):
    assert walk(api, "/api/v1/by-name?limit=4", "next") == [sorted(ten)[0:4], sorted(ten)[4:8], sorted(ten)[8:10]]


def test_page__first_and_only__has_no_links(api, ten):
    body = api.get("/api/v1/players").json()
    assert body == {"results": ten, "next": None, "previous": None}


def test_page__empty_list(api):
    assert api.get("/api/v1/players").json() == {"results": [], "next": None, "previous": None}


def test_page__default_limit_is_20(api):
    Player.objects.bulk_create(Player(username=f"q{number}") for number in range(21))
    body = api.get("/api/v1/players").json()
    assert (len(body["results"]), body["next"] is None) == (20, False)


def test_page__rows_that_come_and_go__do_not_shift_the_next(api, ten):
    following = api.get("/api/v1/players?limit=4").json()["next"]
    Player.objects.filter(username__in=ten[:2]).delete()
    Player.objects.create(username="newest", date_joined=DAY + timedelta(days=1))
    assert api.get(following).json()["results"] == ten[4:8]


def test_links__keep_limit_and_host(api, ten):
    link = urlsplit(api.get("/api/v1/players?limit=4").json()["next"])
    assert (link.scheme, link.netloc, link.path) == ("http", "testserver", "/api/v1/players")
    assert parse_qs(link.query)["limit"] == ["4"]


def test_page__is_one_query_beside_its_count(api, ten, django_assert_num_queries):
    with django_assert_num_queries(2):
        api.get("/api/v1/players?limit=4")


def test_page__is_a_conditional_read(api, ten):
    etag = api.get("/api/v1/players")["ETag"]
    unchanged = api.get("/api/v1/players", headers={"If-None-Match": f'"other", W/{etag}'})
    assert (unchanged.status_code, unchanged.content, unchanged["ETag"]) == (304, b"", etag)
    assert {"Cache-Control", "Vary", "RateLimit-Limit"} <= set(unchanged.headers)
    assert "Content-Type" not in unchanged


def test_page__that_has_changed__has_another_tag(api, ten):
    etag = api.get("/api/v1/players")["ETag"]
    Player.objects.create(username="newest", date_joined=DAY + timedelta(days=1))
    changed = api.get("/api/v1/players", headers={"If-None-Match": etag})
    assert (changed.status_code, changed.json()["results"][0], changed["ETag"] == etag) == (200, "newest", False)


@pytest.mark.parametrize("path", ["/api/v1/games", "/api/v1/me/turns"])
@pytest.mark.urls("duckcover.urls")
def test_lists_of_games__are_conditional_reads(api, bearer, path):
    etag = api.get(path, headers=bearer)["ETag"]
    assert api.get(path, headers={**bearer, "If-None-Match": etag}).status_code == 304


def test_cursor__names_no_internal_id(api, ten):
    link = api.get("/api/v1/players?limit=4").json()["next"]
    cursor = parse_qs(urlsplit(link).query)["cursor"][0]
    last = Player.objects.get(username=ten[3])
    values = json.loads(base64.urlsafe_b64decode(cursor + "=="))
    assert values == [PLAYERS, 0, last.date_joined.isoformat(), str(last.uuid)]


@pytest.mark.parametrize("limit", ["0", "101", "-1", "x", "", "1.5", "9" * 30])
def test_limit__out_of_range_or_no_number__is_400(api, limit):
    response = api.get(f"/api/v1/players?limit={limit}")
    assert (response.status_code, [found["field"] for found in response.json()["errors"]]) == (400, ["limit"])


PLAYERS, BY_NAME = (zlib.crc32(f"/api/v1/{name}".encode()) for name in ("players", "by-name"))
"""What the cursors of each list begin with."""


def encoded(value):
    return base64.urlsafe_b64encode(json.dumps(value).encode()).decode()


BAD_CURSORS = [
    "x",
    "%00",
    "é",
    "a" * 501,
    encoded(7),
    encoded([]),
    encoded([PLAYERS]),
    encoded([PLAYERS, 0]),
    encoded([0, "2026-11-20T12:00:00+00:00", "00000000-0000-0000-0000-000000000000"]),
    encoded([BY_NAME, 0, "2026-11-20T12:00:00+00:00", "00000000-0000-0000-0000-000000000000"]),
    encoded([str(PLAYERS), 0, "2026-11-20T12:00:00+00:00", "00000000-0000-0000-0000-000000000000"]),
    encoded([PLAYERS, 0, "2026-11-20T12:00:00+00:00"]),
    encoded([PLAYERS, 0, "yesterday", "00000000-0000-0000-0000-000000000000"]),
    encoded([PLAYERS, 0, "2026-11-20T12:00:00", "00000000-0000-0000-0000-000000000000"]),
    encoded([PLAYERS, 0, "2026-11-20T12:00:00+00:00", "x"]),
    encoded([PLAYERS, 0, None, None]),
    encoded([PLAYERS, 2, "2026-11-20T12:00:00+00:00", "00000000-0000-0000-0000-000000000000"]),
    encoded([PLAYERS, [], "2026-11-20T12:00:00+00:00", "00000000-0000-0000-0000-000000000000"]),
    encoded([PLAYERS, 0, {}, []]),
]


@pytest.mark.parametrize("cursor", BAD_CURSORS)
def test_cursor__that_we_did_not_make__is_400(api, cursor):
    response = api.get(f"/api/v1/players?cursor={cursor}")
    assert (response.status_code, [found["field"] for found in response.json()["errors"]]) == (400, ["cursor"])


@pytest.mark.parametrize("value", ["a\x00b", "\ud800", 5, [1], {"a": 1}])
def test_cursor__with_a_value_that_no_column_can_hold__is_no_500(api, value):
    assert api.get(f"/api/v1/by-name?cursor={encoded([BY_NAME, 0, value])}").status_code in {200, 400}


def test_cursor__as_we_made_it__is_taken__and_with_a_foreign_character_is_not(api, ten):
    made = encoded([PLAYERS, 0, "2026-11-20T12:00:00+00:00", "00000000-0000-0000-0000-000000000000"])
    statuses = [api.get(f"/api/v1/players?cursor={cursor}").status_code for cursor in (made, f"{made[:9]}!{made[9:]}")]
    assert statuses == [200, 400]


@pytest.mark.urls("duckcover.urls")
def test_cursor__of_another_list_of_the_same_kind__is_400(api, bearer):
    for number in range(2):
        body = {"name": f"token {number}", "scopes": ["games:read"]}
        api.post("/api/v1/me/tokens", body, content_type="application/json", headers=bearer)
    link = urlsplit(api.get("/api/v1/me/tokens?limit=1", headers=bearer).json()["next"])
    assert api.get(f"/api/v1/me/tokens?{link.query}", headers=bearer).status_code == 200
    refused = api.get(f"/api/v1/me/devices?{link.query}", headers=bearer)
    assert (refused.status_code, refused.json()["errors"][0]["code"]) == (400, "invalid_cursor")


@pytest.mark.parametrize("query", ["limit=3&limit=4", "cursor=x&cursor=x", "page=2"])
def test_query__repeated_or_unknown_parameter__is_400(api, query):
    assert api.get(f"/api/v1/players?{query}").status_code == 400


def test_bad_cursor__speaks_the_language_asked_for(api):
    response = api.get("/api/v1/players?cursor=x", headers={"Accept-Language": "it"})
    assert response.json()["errors"][0]["detail"] == "Non è un cursore di questo elenco."
