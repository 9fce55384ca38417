"""The operator's page for apps."""

import pytest
from allauth.idp.oidc.models import Client
from django.test import Client as Browser

from accounts.models import AuditEntry, Player
from tests.accounts.oauth_clients import tokens_for
from tests.games.clients import refused

PAGE = "/admin/allauth_idp_oidc/client/"


@pytest.fixture
def operator(db):
    signed_in = Browser(raise_request_exception=False)
    signed_in.force_login(Player.objects.create_superuser("operator"))
    return signed_in


def test_app_page__shows_no_secret(operator, confidential_app):
    page = operator.get(f"{PAGE}{confidential_app.client.pk}/change/").content.decode()
    assert "https://app.example/callback" in page
    assert confidential_app.client.secret not in page


def test_password_set_by_the_operator__disconnects_every_app(operator, oauth_app, browser, dana):
    token = tokens_for(oauth_app, browser)["access_token"]
    new = {"password1": "quite another phrase", "password2": "quite another phrase", "usable_password": "true"}
    assert operator.post(f"/admin/accounts/player/{dana.pk}/password/", new).status_code == 302
    assert refused(oauth_app.api(token)) == (401, "invalid_token")


def test_app_deleted__ends_what_it_may_do_and_is_written_down(operator, oauth_app, browser):
    token = tokens_for(oauth_app, browser)["access_token"]
    assert operator.post(f"{PAGE}{oauth_app.client.pk}/delete/", {"post": "yes"}).status_code == 302
    assert refused(oauth_app.api(token)) == (401, "invalid_token")
    entry = AuditEntry.objects.get(action="delete")
    assert (entry.staff, entry.kind, entry.target) == ("operator", "allauth_idp_oidc.client", oauth_app.client.pk)


def test_apps_deleted_from_the_list__are_gone_with_what_they_may_do(operator, oauth_app, browser):
    token = tokens_for(oauth_app, browser)["access_token"]
    chosen = {"action": "delete_selected", "_selected_action": oauth_app.client.pk, "post": "yes"}
    assert operator.post(PAGE, chosen).status_code == 302
    assert refused(oauth_app.api(token)) == (401, "invalid_token")
    assert not Client.objects.exists()
