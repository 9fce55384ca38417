"""Tokens that are made at the instant at which the password changes: none of before outlives it."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from allauth.idp.oidc.models import Token as AppToken
from allauth.mfa.models import Authenticator
from django.db import transaction

from accounts.models import Player, RateWindow, Token
from accounts.oauth.models import Grant
from accounts.services.bots import make_bot
from accounts.services.players import lock
from accounts.services.recovery import take_away_second_factor
from accounts.services.tokens import issue, make_personal, revoke_all
from duckcover.errors import AppError
from tests.accounts.conftest import PASSWORD, App, access_token, app, browser, dana, new_client, oauth_app  # noqa: F401
from tests.accounts.oauth_clients import code_for, tokens_for
from tests.accounts.test_oauth_races import until_blocked
from tests.api.signed_in import SignedIn, on_its_own
from tests.concurrency.test_races import TIMES
from tests.games.factories import make_player

pytestmark = pytest.mark.django_db(transaction=True)

NEW = "another long pass phrase"
GONE = "invalid_token"
SCRIPT = {"name": "script", "scopes": ["games:read"]}


def making(player, device):
    """A token being made by a device, ready to be called; what came of it."""

    def make():
        try:
            make_personal(player, name="script", scopes=["games:read"], expires_in_days=None, device=device.pk)
        except AppError as error:
            return error.code.value
        return "made"

    return make


def change_password(player):
    player.set_password(NEW)
    player.save()
    revoke_all(player)


@pytest.fixture(params=["player", "bot"])
def holder(request, transactional_db):
    """Whose token is made by dana's device: her own one, or her bot's."""
    player = make_player("dana")
    return player if request.param == "player" else make_bot(player, username="danas_bot")


def owner_of(holder):
    return Player.objects.get(pk=holder.owner_id or holder.pk)


def test_token__made_while_the_password_changes__waits_and_is_refused(holder):
    device, _ = issue(owner_of(holder))
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            change_password(owner_of(holder))
            made = pool.submit(on_its_own(making(holder, device)))
            until_blocked()
        assert made.result() == GONE
    assert not Token.objects.valid().exists()


def test_token__whose_player_was_read_after_the_change__but_whose_device_was_revoked__is_refused(holder):
    device, _ = issue(owner_of(holder))
    change_password(owner_of(holder))
    assert making(Player.objects.select_related("owner").get(pk=holder.pk), device)() == GONE


def test_password_changed__while_a_token_is_made__waits_and_revokes_it(holder):
    device, _ = issue(owner_of(holder))
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            assert making(holder, device)() == "made"
            changed = pool.submit(on_its_own(lambda: revoke_all(owner_of(holder))))
            until_blocked()
        changed.result()
    assert not Token.objects.valid().exists()


def test_password_changed_by_another_device__while_tokens_are_made__no_token_of_before_works(
    app,  # noqa: F811 - the fixture
    race,
    repetitions,
):
    app.sign_up()
    password = PASSWORD
    for number in range(repetitions(*TIMES)):
        RateWindow.objects.all().delete()  # a password may be changed five times a minute
        thief = App(app.client)
        stolen = SignedIn(text=access_token(thief.sign_in(password)))
        before, password = password, f"{NEW} {number}"
        body = {"current_password": before, "new_password": password}
        changed, *made = race(
            lambda body=body: app.call("post", "account/password/change", body).status_code,
            *[lambda stolen=stolen: stolen.post("me/tokens", SCRIPT).status_code] * 3,
        )
        assert changed == 200
        assert set(made) <= {201, 401}
        assert Token.objects.valid().of_kind(Token.Kind.PERSONAL).count() == 0
        assert Token.objects.valid().count() == 1


def test_app__let_in_while_the_password_changes__gets_nothing_that_lasts(oauth_app, browser, dana, race):  # noqa: F811
    code = code_for(oauth_app, browser)
    player = Player.objects.get(pk=dana.pk)
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            change_password(player)
            exchanged = pool.submit(on_its_own(lambda: oauth_app.exchange(code)))
            until_blocked()
        assert exchanged.result().json()["error"] == "invalid_grant"
    assert (Grant.objects.count(), AppToken.objects.count()) == (0, 0)


def test_app__that_refreshes_while_the_password_changes__gets_nothing_that_lasts(oauth_app, browser, dana):  # noqa: F811
    refresh_token = tokens_for(oauth_app, browser)["refresh_token"]
    player = Player.objects.get(pk=dana.pk)
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            change_password(player)
            refreshed = pool.submit(on_its_own(lambda: oauth_app.refresh(refresh_token)))
            until_blocked()
        assert refreshed.result().json()["error"] == "invalid_grant"
    assert (Grant.objects.count(), AppToken.objects.count()) == (0, 0)


def test_second_factor__taken_away_while_the_account_is_deleted__is_locked_after_the_player():
    player = make_player("dana")
    Authenticator.objects.create(user=player, type="totp", data={})
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            lock(player)
            begun = pool.submit(on_its_own(lambda: take_away_second_factor(player)))
            until_blocked()
            assert len(Authenticator.objects.select_for_update(nowait=True)) == 1
        begun.result()
    assert Authenticator.objects.count() == 0
