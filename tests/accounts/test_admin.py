"""The operator's pages."""

import pytest
from django.urls import reverse

from accounts.models import Player, Token
from accounts.services.tokens import issue

NEW_PASSWORD = "another long pass phrase"


@pytest.fixture
def token(db):
    return issue(Player.objects.create_user("dana", "dana@example.org"), device="A phone")[0]


@pytest.mark.parametrize("page", ["player_changelist", "player_add", "token_changelist"])
def test_page__opens(admin_client, token, page):
    assert admin_client.get(reverse(f"admin:accounts_{page}")).status_code == 200


def test_player_page__opens_and_saves(admin_client, token):
    assert admin_client.get(reverse("admin:accounts_player_change", args=[token.player_id])).status_code == 200


def test_token_page__shows_the_device_and_never_the_digest(admin_client, token):
    page = admin_client.get(reverse("admin:accounts_token_change", args=[token.pk])).content.decode()
    assert "A phone" in page
    assert bytes(token.digest).hex() not in page
    assert str(bytes(token.digest)) not in page


def test_tokens__cannot_be_added(admin_client, token):
    assert admin_client.get(reverse("admin:accounts_token_add")).status_code == 403


def test_tokens__can_be_revoked(admin_client, token):
    choice = {"action": "revoke_tokens", "_selected_action": [token.pk]}
    admin_client.post(reverse("admin:accounts_token_changelist"), choice)
    assert Token.objects.valid().count() == 0


def test_tokens__cannot_be_deleted(admin_client, token):
    page = admin_client.post(reverse("admin:accounts_token_delete", args=[token.pk]), {"post": "yes"})
    choice = {"action": "delete_selected", "_selected_action": [token.pk], "post": "yes"}
    admin_client.post(reverse("admin:accounts_token_changelist"), choice)
    assert (page.status_code, Token.objects.count()) == (403, 1)


def test_players__cannot_be_deleted(admin_client, token):
    page = admin_client.post(reverse("admin:accounts_player_delete", args=[token.player_id]), {"post": "yes"})
    choice = {"action": "delete_selected", "_selected_action": [token.player_id], "post": "yes"}
    admin_client.post(reverse("admin:accounts_player_changelist"), choice)
    assert (page.status_code, Player.objects.filter(pk=token.player_id).exists()) == (403, True)


def change_password(admin_client, player_id, **form):
    """Send the form of the page for a player's password."""
    return admin_client.post(reverse("admin:auth_user_password_change", args=[player_id]), form)


def test_password__set_by_the_operator__revokes_the_tokens_of_that_player_only(admin_client, admin_user, token):
    mine = issue(admin_user)[0]
    response = change_password(admin_client, token.player_id, password1=NEW_PASSWORD, password2=NEW_PASSWORD)
    assert response.status_code == 302
    assert Player.objects.get(pk=token.player_id).check_password(NEW_PASSWORD)
    assert list(Token.objects.valid()) == [mine]


def test_password__taken_away_by_the_operator__revokes_the_tokens(admin_client, token):
    change_password(admin_client, token.player_id, password1=NEW_PASSWORD, password2=NEW_PASSWORD)
    issue(token.player)
    form = {"usable_password": "false", "unset-password": "1"}
    assert change_password(admin_client, token.player_id, **form).status_code == 302
    assert not Player.objects.get(pk=token.player_id).has_usable_password()
    assert not Token.objects.valid().exists()


def test_password__refused__revokes_nothing(admin_client, token):
    change_password(admin_client, token.player_id, password1=NEW_PASSWORD, password2="other")
    assert list(Token.objects.valid()) == [token]
