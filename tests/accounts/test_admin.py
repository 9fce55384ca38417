"""The operator's pages."""

import pytest
from django.urls import reverse

from accounts.models import Player, Token
from accounts.services.tokens import issue


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
