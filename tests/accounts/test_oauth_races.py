"""Deletions that meet tokens being made, each halted where it hurts."""

from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep

import pytest
from allauth.idp.oidc.models import Client, Token
from django.contrib import admin
from django.db import connection, transaction

from accounts.models import Player
from accounts.oauth.models import Grant
from accounts.oauth.server import Validator
from tests.accounts.oauth_clients import code_for, tokens_for
from tests.api.signed_in import SignedIn, on_its_own

pytestmark = pytest.mark.django_db(transaction=True)

BLOCKED = """
SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
"""


def until_blocked():
    """Wait until another connection waits for a lock."""
    end = monotonic() + 60
    with connection.cursor() as cursor:
        while monotonic() < end:
            cursor.execute("SELECT pg_stat_clear_snapshot()")  # a transaction would see the same all the time
            cursor.execute(BLOCKED)
            if cursor.fetchone()[0]:
                return
            sleep(0.01)
    raise AssertionError("Nobody has come to wait.")


@pytest.fixture
def halted(monkeypatch):
    """Make tokens only when a call, begun just before, waits for what the maker of tokens has locked."""

    def halt(call):
        begun, save = [], Validator.save_bearer_token

        def save_later(self, *args, **kwargs):
            begun.append(pool.submit(on_its_own(call)))
            until_blocked()
            save(self, *args, **kwargs)

        monkeypatch.setattr(Validator, "save_bearer_token", save_later)
        return begun

    with ThreadPoolExecutor(1) as pool:
        yield halt


def rows():
    return Client.objects.count(), Grant.objects.count(), Token.objects.count()


def test_delete_client__while_it_refreshes__waits_and_ends_all(oauth_app, browser, halted):
    refresh_token = tokens_for(oauth_app, browser)["refresh_token"]
    maker = SignedIn(oauth_app.client.owner)
    begun = halted(lambda: maker.delete(f"me/clients/{oauth_app.client.pk}"))
    assert oauth_app.refresh(refresh_token).status_code == 200
    assert begun[0].result().status_code == 204
    assert rows() == (0, 0, 0)


def delete_one(page):
    page.delete_model(None, Client.objects.get())


def delete_chosen(page):
    page.delete_queryset(None, Client.objects.all())


@pytest.mark.parametrize("delete", [delete_one, delete_chosen])
@pytest.mark.parametrize("given", ["code", "refresh_token"])
def test_delete_client__in_the_admin__while_tokens_are_made__waits_and_ends_all(
    oauth_app, browser, halted, delete, given
):
    secret = code_for(oauth_app, browser) if given == "code" else tokens_for(oauth_app, browser)["refresh_token"]
    begun = halted(lambda: delete(admin.site.get_model_admin(Client)))  # its page writes the audit, which stays
    assert (oauth_app.exchange if given == "code" else oauth_app.refresh)(secret).status_code == 200
    begun[0].result()
    assert rows() == (0, 0, 0)


@pytest.mark.parametrize("path", ["me", "me/clients/{}"])
def test_delete_client_or_maker__while_a_code_is_exchanged__waits_and_ends_all(oauth_app, browser, halted, path):
    code = code_for(oauth_app, browser)
    maker = SignedIn(oauth_app.client.owner)
    begun = halted(lambda: maker.delete(path.format(oauth_app.client.pk)))
    assert oauth_app.exchange(code).status_code == 200
    assert begun[0].result().status_code == 204
    assert rows() == (0, 0, 0)


def test_delete_maker__while_the_app_refreshes__waits_and_ends_all(oauth_app, browser, halted):
    refresh_token = tokens_for(oauth_app, browser)["refresh_token"]
    maker = SignedIn(oauth_app.client.owner)
    begun = halted(lambda: maker.delete("me"))
    assert oauth_app.refresh(refresh_token).status_code == 200
    assert begun[0].result().status_code == 204
    assert rows() == (0, 0, 0)


@pytest.mark.parametrize("gone", ["client", "maker", "player"])
@pytest.mark.parametrize("given", ["code", "refresh_token"])
def test_token__client_maker_or_player_just_going__is_invalid_grant(oauth_app, browser, dana, gone, given):
    secret = code_for(oauth_app, browser) if given == "code" else tokens_for(oauth_app, browser)["refresh_token"]
    take = oauth_app.exchange if given == "code" else oauth_app.refresh
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            going = {
                "client": Client.objects.filter(pk=oauth_app.client.pk),
                "maker": Player.objects.filter(username="maker"),
                "player": Player.objects.filter(pk=dana.pk),
            }
            list(going[gone].select_for_update())
            going[gone].delete()
            answer = pool.submit(on_its_own(lambda: take(secret)))
            until_blocked()
        response = answer.result()
    assert (response.status_code, response.json()["error"]) == (400, "invalid_grant")
    assert (Grant.objects.count(), Token.objects.count()) == (0, 0)
