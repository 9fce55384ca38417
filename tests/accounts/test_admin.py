"""The operator's pages."""

import re

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts.models import Player, Report, Token
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


def test_token_page__offers_nothing_to_save(admin_client, token):
    page = admin_client.get(reverse("admin:accounts_token_change", args=[token.pk])).content.decode()
    assert re.findall(r'type="submit"[^>]*name="(_[a-z]+)"', page) == []


def test_players__are_called_so(admin_client, token):
    assert "Select player to change" in admin_client.get(reverse("admin:accounts_player_changelist")).content.decode()


def test_dates__are_short_and_by_the_whole_day(admin_client, token):
    Token.objects.update(created_at="2026-11-21T19:48:00Z")
    page = admin_client.get(reverse("admin:accounts_token_changelist"), headers={"Accept-Language": "en"})
    assert re.findall(r'class="field-created_at[^>]*>([^<]*)<', page.content.decode()) == ["21 Nov 2026, 19:48"]


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


def test_player__in_the_admin__keeps_its_name(admin_client, token):
    change = reverse("admin:accounts_player_change", args=[token.player_id])
    answer = admin_client.post(change, form_of(token.player, username="erin", bio="changed", is_active="on"))
    player = Player.objects.get(pk=token.player_id)
    assert (answer.status_code, player.username, player.bio) == (302, "dana", "changed")


def test_player__made_in_the_admin__gets_a_name(admin_client, db):
    form = {"username": "erin", "usable_password": "true", "password1": NEW_PASSWORD, "password2": NEW_PASSWORD}
    assert admin_client.post(reverse("admin:accounts_player_add"), form).status_code == 302
    assert Player.objects.filter(username="erin").exists()


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
    issue(Player.objects.get(pk=token.player_id))
    form = {"usable_password": "false", "unset-password": "1"}
    assert change_password(admin_client, token.player_id, **form).status_code == 302
    assert not Player.objects.get(pk=token.player_id).has_usable_password()
    assert not Token.objects.valid().exists()


def test_password__refused__revokes_nothing(admin_client, token):
    change_password(admin_client, token.player_id, password1=NEW_PASSWORD, password2="other")
    assert list(Token.objects.valid()) == [token]


# --- staff who are no superusers ------------------------------------------------------------------------


@pytest.fixture
def helper(db):
    """A browser of staff who may view and change players, and nothing more."""
    helper = Player.objects.create_user("helper", "helper@example.org", is_staff=True)
    helper.user_permissions.set(Permission.objects.filter(codename__in=["view_player", "change_player"]))
    browser = Client()
    browser.force_login(helper)
    return browser


@pytest.fixture
def operator(db):
    return Player.objects.create_superuser("operator", "op@example.org", NEW_PASSWORD)


def form_of(player, **more):
    """The form of a player's page, as a browser would send it back."""
    fields = ["username", "email", "display_name", "bio", "avatar", "language", "time_zone"]
    return {name: getattr(player, name) for name in fields} | {"is_active": "on"} | more


def test_helper__changes_a_player_and_not_what_it_may_do(helper, token):
    page = reverse("admin:accounts_player_change", args=[token.player_id])
    assert helper.post(page, form_of(token.player, bio="Tidied", is_staff="on", is_superuser="on")).status_code == 302
    player = Player.objects.get(pk=token.player_id)
    assert (player.bio, player.is_staff, player.is_superuser) == ("Tidied", False, False)


def test_helper__cannot_change_staff(helper, operator):
    answer = helper.post(reverse("admin:accounts_player_change", args=[operator.pk]), form_of(operator, bio="Ha"))
    assert (answer.status_code, Player.objects.get(pk=operator.pk).bio) == (403, "")


def test_helper__cannot_set_the_password_of_staff(helper, operator):
    answer = change_password(helper, operator.pk, password1="yet another phrase", password2="yet another phrase")
    operator.refresh_from_db()
    assert (answer.status_code, operator.check_password(NEW_PASSWORD)) == (403, True)


def test_helper__cannot_take_the_second_factor_of_staff(helper, operator):
    Authenticator.objects.create(user=operator, type="totp", data={"secret": "x"})
    choice = {"action": "remove_second_factor", "_selected_action": [operator.pk]}
    helper.post(reverse("admin:accounts_player_changelist"), choice)
    assert Authenticator.objects.count() == 1


def test_helper__sees_no_audit_and_no_tokens(helper, token):
    pages = ["admin:accounts_auditentry_changelist", "admin:accounts_token_changelist"]
    assert [helper.get(reverse(page)).status_code for page in pages] == [403, 403]


# --- addresses ------------------------------------------------------------------------------------------


def test_address__set_by_the_operator__takes_the_place_of_the_old_one(admin_client, token):
    dana = token.player
    EmailAddress.objects.create(user=dana, email="dana@example.org", verified=True, primary=True)
    page = reverse("admin:accounts_player_change", args=[dana.pk])
    assert admin_client.post(page, form_of(dana, email="Dana@new.example.org")).status_code == 302
    rows = list(EmailAddress.objects.values_list("email", "verified", "primary"))
    assert rows == [("dana@new.example.org", False, True)]


def test_address__left_alone__stays_verified(admin_client, token):
    EmailAddress.objects.create(user=token.player, email="dana@example.org", verified=True, primary=True)
    admin_client.post(reverse("admin:accounts_player_change", args=[token.player_id]), form_of(token.player, bio="x"))
    assert EmailAddress.objects.get().verified is True


# --- reports --------------------------------------------------------------------------------------------


def close(admin_client, action, *reports):
    choice = {"action": action, "_selected_action": [report.pk for report in reports]}
    return admin_client.post(reverse("admin:accounts_report_changelist"), choice)


@pytest.fixture
def report(token):
    return Report.objects.create(reported=token.player, reason="abuse", detail="Quacked at me.")


def test_reports__open_ones__can_be_filtered(admin_client, report):
    Report.objects.create(reported=report.reported, reason="spam", status="dismissed")
    page = admin_client.get(reverse("admin:accounts_report_changelist") + "?status__exact=open")
    assert list(page.context["cl"].queryset) == [report]


def test_report__closed_once__is_not_closed_again(admin_client, report):
    close(admin_client, "dismiss", report)
    close(admin_client, "resolve", report)
    report.refresh_from_db()
    assert report.status == "dismissed"


def test_report__what_was_said__cannot_be_changed(admin_client, report):
    page = reverse("admin:accounts_report_change", args=[report.pk])
    admin_client.post(page, {"note": "Talked to dana.", "detail": "x", "status": "resolved"})
    report.refresh_from_db()
    assert (report.note, report.detail, report.status) == ("Talked to dana.", "Quacked at me.", "open")


@pytest.mark.parametrize("page", ["add", "delete"])
def test_reports__cannot_be_added_or_deleted(admin_client, report, page):
    address = reverse(f"admin:accounts_report_{page}", args=[] if page == "add" else [report.pk])
    assert admin_client.post(address, {"post": "yes"}).status_code == 403
    assert Report.objects.count() == 1


def test_player_form__bio__keeps_its_lines(admin_client, token):
    Player.objects.update(bio="One.\nTwo.")
    address = reverse("admin:accounts_player_change", args=[token.player_id])
    fields = admin_client.get(address).context["adminform"].form
    sent = {name: fields[name].value() or "" for name in ("display_name", "email", "avatar", "language", "time_zone")}
    shown = str(fields["bio"])
    admin_client.post(address, {**sent, "bio": "One.\r\nTwo." + "!" * 491, "is_active": "on"})
    assert "<textarea" in shown
    assert Player.objects.get(pk=token.player_id).bio == "One.\nTwo." + "!" * 491
