"""Making an app known, and seeing and disconnecting the apps that one has let in."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from allauth.idp.oidc.models import Client, Token
from django.db import connection, connections
from django.db.models.functions import Now
from django.test import Client as Browser
from django.utils import timezone

from accounts.models import Player
from accounts.oauth import grants
from accounts.oauth.clients import register
from accounts.oauth.grants import forget_expired
from accounts.oauth.models import Grant
from accounts.services.tokens import issue
from tests.accounts.oauth_clients import CALLBACK, App, code_for, hidden, shown, sign_in, tokens_for
from tests.games.clients import Api, fields_of, refused

KEY = "0123456789abcdef"
PUBLIC = {"name": "Duck Watch", "type": "public", "redirect_uris": [CALLBACK], "scopes": ["games:read", "openid"]}
SECRET = {**PUBLIC, "type": "confidential"}


@pytest.fixture
def api(dana):
    return Api(dana)


@pytest.fixture
def other_player(db):
    return Player.objects.create_user("erik")


@pytest.fixture
def other_browser(other_player):
    """A browser in which erik has signed in."""
    return sign_in(Browser(), other_player)


@pytest.fixture
def long_ago():
    return timezone.now() - timedelta(days=31)


@pytest.fixture
def dana_alone(dana):
    """dana, with nine apps made."""
    for number in range(9):
        register(dana, name=f"App {number}", kind="public", redirect_uris=[], scopes=["games:read"])
    return dana


# --- apps that I make ------------------------------------------------------------------------------------------


def test_create_client__public__has_no_secret(api):
    response = api.post("/me/clients", PUBLIC)
    made = response.json()
    assert response.status_code == 201
    assert {name: made[name] for name in PUBLIC} == PUBLIC
    assert made["client_secret"] is None


def test_create_client__confidential__works_with_the_secret_shown(api, browser):
    made = api.post("/me/clients", {**SECRET, "scopes": ["profile:read"]}).json()
    app = App(Client.objects.get(pk=made["id"]), secret=made["client_secret"])
    assert app.api(tokens_for(app, browser, "profile:read")["access_token"]).status_code == 200


def test_create_client__public__may_use_codes_and_devices_and_nothing_else(api):
    client = Client.objects.get(pk=api.post("/me/clients", PUBLIC).json()["id"])
    assert client.get_grant_types() == [
        "authorization_code",
        "refresh_token",
        "urn:ietf:params:oauth:grant-type:device_code",
    ]
    assert (client.get_response_types(), client.skip_consent) == (["code"], False)


def test_create_client__same_key__gives_the_same_secret_and_one_app(api):
    answers = [api.post("/me/clients", SECRET, Idempotency_Key=KEY).json() for _ in range(2)]
    assert answers[0] == answers[1]
    assert Client.objects.count() == 1


def test_create_client__with_a_key__leaves_no_secret_in_the_database(api, whole_database):
    secret = api.post("/me/clients", SECRET, Idempotency_Key=KEY).json()["client_secret"]
    assert secret not in whole_database()


@pytest.mark.parametrize(
    "uri",
    [
        "http://app.example/callback",
        "http://localhost/callback",
        "https://app.example/callback#part",
        "https://user:secret@app.example/callback",
        "https://*.app.example/callback",
        "https:///callback",
        "https://app.example:port/callback",
        "javascript:alert(1)",
        "data:text/html,x",
        "myapp:/callback",
        "com.example.app:",
        "/callback",
        "not a uri",
        "https://app.example/\ncallback",
        "https://app.example/" + "a" * 500,
        "",
    ],
)
def test_create_client__redirect_uri_unfit__is_400(api, uri):
    response = api.post("/me/clients", {**PUBLIC, "redirect_uris": [uri]})
    assert {field for field, _code in fields_of(response)} == {"redirect_uris.0"}


@pytest.mark.parametrize(
    "uri",
    ["https://app.example:8443/cb?x=1", "http://127.0.0.1/cb", "http://[::1]:80/cb", "com.example.app:/cb", "a.b://c"],
)
def test_create_client__redirect_uri_fit__is_kept_as_it_is(api, uri):
    assert api.post("/me/clients", {**PUBLIC, "redirect_uris": [uri]}).json()["redirect_uris"] == [uri]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "n\u202e"}, "name"),
        ({"name": "n" * 101}, "name"),
        ({"type": "open"}, "type"),
        ({"scopes": []}, "scopes"),
        ({"scopes": ["admin"]}, "scopes.0"),
        ({"redirect_uris": [CALLBACK] * 11}, "redirect_uris"),
        ({"type": "confidential", "redirect_uris": []}, "redirect_uris"),
        ({"skip_consent": True}, "skip_consent"),
    ],
)
def test_create_client__input_unfit__is_400(api, changes, field):
    assert [name for name, _code in fields_of(api.post("/me/clients", {**PUBLIC, **changes}))] == [field]


def test_create_client__eleventh__is_limit_reached(dana_alone):
    api = Api(dana_alone)
    assert api.post("/me/clients", PUBLIC).status_code == 201
    assert refused(api.post("/me/clients", PUBLIC)) == (409, "limit_reached")


@pytest.mark.django_db(transaction=True)
def test_create_client__the_tenth_six_times_at_once__is_made_once(dana_alone):
    bearer, together = issue(dana_alone)[1], Barrier(6)

    def create(_):
        together.wait()
        try:
            return Api(token=bearer).post("/me/clients", PUBLIC).status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(create, range(6))) == [201] + [409] * 5


def test_create_client__by_a_bot__is_refused(dana):
    bot = Player.objects.create_user("dana_bot", owner=dana)
    assert refused(Api(bot).post("/me/clients", PUBLIC)) == (403, "permission_denied")


def test_list_clients__shows_ones_own_without_secrets(api, new_client):
    new_client("Somebody else's")
    made = api.post("/me/clients", SECRET).json()
    del made["client_secret"]
    assert api.get("/me/clients").json() == {"results": [made], "next": None, "previous": None}


def test_delete_client__ends_what_players_let_it_do(api, dana, browser):
    app = App(Client.objects.get(pk=api.post("/me/clients", {**PUBLIC, "scopes": ["profile:read"]}).json()["id"]))
    token = tokens_for(app, browser, "profile:read")["access_token"]
    assert api.delete(f"/me/clients/{app.client.pk}").status_code == 204
    assert refused(app.api(token)) == (401, "invalid_token")
    assert (Client.objects.count(), Token.objects.count(), Grant.objects.count()) == (0, 0, 0)


def test_delete_client__of_somebody_else__is_404(api, new_client):
    assert refused(api.delete(f"/me/clients/{new_client().pk}")) == (404, "not_found")


# --- apps that I let in ------------------------------------------------------------------------------------------


def test_list_apps__shows_what_an_app_may_do_and_since_when(api, oauth_app, browser):
    tokens_for(oauth_app, browser, "games:read openid")
    token = tokens_for(oauth_app, browser, "profile:read")["access_token"]
    oauth_app.api(token)
    first, second = Grant.objects.order_by("pk")
    (app,) = api.get("/me/apps").json()["results"]
    assert app == {
        "id": oauth_app.client.pk,
        "name": "Duck Watch",
        "made_by": "maker",
        "scopes": ["games:read", "profile:read", "openid"],
        "connected_at": first.created_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "last_used_at": second.last_used_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
    }


def test_list_apps__nobody_elses(oauth_app, browser, other_player):
    tokens_for(oauth_app, browser)
    assert Api(other_player).get("/me/apps").json()["results"] == []


def test_list_apps__pages(api, new_client, browser):
    names = ["One", "Two", "Three"]
    for name in names:
        tokens_for(App(new_client(name)), browser)
    first = api.get("/me/apps?limit=2").json()
    second = api.get(first["next"]).json()
    assert [app["name"] for app in first["results"] + second["results"]] == names[::-1]


def test_apps_page__shows_what_an_app_may_do_and_ends_it(oauth_app, browser):
    token = tokens_for(oauth_app, browser, "games:read")["access_token"]
    page = browser.get("/accounts/apps/")
    assert "Duck Watch Made by maker. Connected on" in shown(page)
    assert "See your games as you see them." in shown(page)
    assert browser.post("/accounts/apps/", hidden(page)).status_code == 302
    assert refused(oauth_app.api(token)) == (401, "invalid_token")
    after = shown(browser.get("/accounts/apps/"))
    assert "The app is disconnected." in after
    assert "No app is connected" in after


def test_apps_page__app_of_somebody_else__is_404(oauth_app, browser, other_browser):
    tokens_for(oauth_app, other_browser)
    assert browser.post("/accounts/apps/", {"client": oauth_app.client.pk}).status_code == 404


@pytest.mark.parametrize("path", ["/me/apps/%00", "/me/clients/%00", "/me/apps/%ED%A0%80", "/me/clients/" + "a" * 3000])
def test_delete__id_that_is_none__is_404(api, path):
    assert refused(api.delete(path)) == (404, "not_found")


def test_apps_page__id_that_is_none__is_404(browser):
    assert browser.post("/accounts/apps/", {"client": "\x00"}).status_code == 404


def test_disconnect_app__ends_all_its_tokens_at_once(api, oauth_app, browser):
    tokens = [tokens_for(oauth_app, browser) for _ in range(2)]
    assert api.delete(f"/me/apps/{oauth_app.client.pk}").status_code == 204
    assert [refused(oauth_app.api(each["access_token"])) for each in tokens] == [(401, "invalid_token")] * 2
    assert [oauth_app.refresh(each["refresh_token"]).status_code for each in tokens] == [400, 400]
    assert Token.objects.count() == 0


def test_disconnect_app__leaves_other_players_connected(api, oauth_app, browser, other_player, other_browser):
    tokens_for(oauth_app, browser)
    theirs = tokens_for(oauth_app, other_browser)["access_token"]
    api.delete(f"/me/apps/{oauth_app.client.pk}")
    assert oauth_app.api(theirs).json()["username"] == other_player.username


def test_disconnect_app__not_connected__is_404(api, oauth_app, browser, other_browser):
    tokens_for(oauth_app, other_browser)
    assert refused(api.delete(f"/me/apps/{oauth_app.client.pk}")) == (404, "not_found")
    assert refused(api.delete("/me/apps/nobody")) == (404, "not_found")


@pytest.mark.django_db(transaction=True)
def test_disconnect_app__while_it_refreshes__leaves_no_token_that_works(dana, oauth_app, browser):
    tokens = [tokens_for(oauth_app, browser)["refresh_token"] for _ in range(4)]
    bearer, together = issue(dana)[1], Barrier(5)

    def run(call):
        together.wait()
        try:
            return call()
        finally:
            connections.close_all()

    def refresh(token):
        return lambda: App(oauth_app.client).refresh(token)

    calls = [*map(refresh, tokens), lambda: Api(token=bearer).delete(f"/me/apps/{oauth_app.client.pk}")]
    with ThreadPoolExecutor(5) as pool:
        *answers, gone = pool.map(run, calls)
    given = [answer.json()["access_token"] for answer in answers if answer.status_code == 200]
    assert gone.status_code == 204
    assert [refused(oauth_app.api(token)) for token in given] == [(401, "invalid_token")] * len(given)
    assert Token.objects.count() == 0


def test_forget_expired__drops_dead_grants_and_keeps_live_ones(oauth_app, browser, long_ago):
    tokens_for(oauth_app, browser)
    tokens_for(oauth_app, browser)
    dead, alive = Grant.objects.order_by("pk")
    Grant.objects.update(created_at=long_ago)
    Token.objects.filter(data__grant=dead.pk).update(expires_at=long_ago)
    forget_expired()
    assert [*Grant.objects.all()] == [alive]
    assert Token.objects.count() == 2


def test_forget_expired__access_tokens__go_when_they_end_and_refresh_tokens_later(oauth_app, browser):
    tokens_for(oauth_app, browser)
    Token.objects.update(expires_at=Now() - timedelta(minutes=1))
    forget_expired()
    assert [*Token.objects.values_list("type", flat=True)] == [Token.Type.REFRESH_TOKEN]


def test_forget_expired__ends_no_more_grants_than_its_limit(oauth_app, browser, long_ago):
    tokens_for(oauth_app, browser)
    tokens_for(oauth_app, browser)
    Token.objects.update(expires_at=long_ago)
    Grant.objects.update(created_at=long_ago)
    forget_expired(limit=1)
    assert Grant.objects.count() == 1
    assert [forget_expired(limit=1), forget_expired(limit=1), Grant.objects.count()] == [2, 0, 0]


def test_end__finds_the_tokens_of_a_grant_by_their_index(oauth_app, browser):
    tokens_for(oauth_app, browser)
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
    assert "oauth_token_of_grant" in grants._bound().filter(grant__in=[1]).explain()


def test_export__names_the_apps_let_in_and_those_made(api, oauth_app, browser):
    tokens_for(oauth_app, browser)
    api.post("/me/clients", PUBLIC)
    apps = api.get("/me/export").json()["apps"]
    assert [(app["app"], app["scopes"]) for app in apps["connected"]] == [
        ("Duck Watch", ["games:read", "profile:read"])
    ]
    assert [{name: app[name] for name in PUBLIC} for app in apps["made"]] == [PUBLIC]


def test_deletion__of_the_player__leaves_nothing_with_the_app(api, oauth_app, browser, dana):
    code = code_for(oauth_app, browser)
    tokens = tokens_for(oauth_app, browser)
    assert api.delete("/me").status_code == 204
    assert refused(oauth_app.api(tokens["access_token"])) == (401, "invalid_token")
    assert oauth_app.refresh(tokens["refresh_token"]).status_code == 400
    assert oauth_app.exchange(code).status_code == 400
    assert (Grant.objects.count(), Token.objects.count()) == (0, 0)
