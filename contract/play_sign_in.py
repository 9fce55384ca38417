"""The scenario of signing in: an account is made, secured, lost and found again."""

import re

from django.core import mail
from django.test import override_settings

from contract.passkey import Passkey
from contract.provider import CLIENT_ID, PROVIDER, running_provider
from contract.recorder import Device, Recorder

PASSWORD = "correct horse battery staple"  # noqa: S105 - of an example
NEXT_PASSWORD = "four more words than before"  # noqa: S105 - the same
CODE = re.compile(r"^([A-Z0-9-]{6,})$", re.MULTILINE)
SHOWN_CODE = {"code": "123456"}
HOST = "localhost"


def play_sign_in(recorder: Recorder) -> None:
    recorder.call("getSignInConfiguration", Device())
    gwen = Device()
    _make_account(recorder, gwen)
    _come_and_go(recorder, gwen)
    _change_addresses(recorder, gwen)
    _change_passwords(recorder, gwen)
    _second_factors(recorder)
    _passkeys(recorder)
    _providers(recorder)


def signed_up(recorder: Recorder, name: str) -> Device:
    device = Device()
    body = {"username": name, "email": f"{name}@example.org", "password": PASSWORD}
    recorder.call("signUp", device, body)
    return device


def mailed_code() -> str:
    """Return the code of the newest mail that has one."""
    for message in reversed(mail.outbox):
        found = CODE.search(str(message.body))
        if found:
            return found[1]
    raise AssertionError("no mail carries a code")


def prove_address(recorder: Recorder, device: Device) -> None:
    """Prove the address that the newest mail went to."""
    code = mailed_code()
    recorder.call("getEmailVerification", device, headers={"X-Email-Verification-Key": code})
    recorder.call("verifyEmail", device, {"key": code})


def _make_account(recorder: Recorder, gwen: Device) -> None:
    """Sign up, with mistakes, and prove the address."""
    wrong = {"username": "g!", "email": "gwen", "password": "short"}
    recorder.call("signUp", gwen, wrong, expect=400)
    recorder.call("signUp", gwen, {"username": "gwen", "email": "gwen@example.org", "password": PASSWORD})
    prove_address(recorder, gwen)
    recorder.call("getSession", gwen)
    recorder.call("getSession", Device(), expect=401)


def _come_and_go(recorder: Recorder, gwen: Device) -> None:
    """Sign in on another device, and out."""
    tablet = Device(agent="Duck app 1.0 (tablet)")
    recorder.call("signIn", tablet, {"username": "gwen", "password": "wrong"}, expect=400)
    recorder.call("signIn", tablet, {"username": "gwen", "password": PASSWORD})
    recorder.call("signOut", tablet, expect=401)
    recorder.call("confirmPassword", gwen, {"password": PASSWORD})


def _change_addresses(recorder: Recorder, gwen: Device) -> None:
    """Add an address, ask for its code again, prove it."""
    recorder.call("listEmails", gwen)
    recorder.call("addEmail", gwen, {"email": "gwen@example.net"})
    forget_limits()
    recorder.call("requestEmailCode", gwen, {"email": "gwen@example.net"})
    forget_limits()
    recorder.call("resendEmailCode", gwen)
    recorder.call("verifyEmail", gwen, {"key": mailed_code()})
    recorder.call("setPrimaryEmail", gwen, {"email": "gwen@example.net", "primary": True})
    recorder.call("addEmail", gwen, {"email": "gwen@example.com"})
    recorder.call("removeEmail", gwen, {"email": "gwen@example.com"})


def _change_passwords(recorder: Recorder, gwen: Device) -> None:
    recorder.call("changePassword", gwen, {"current_password": PASSWORD, "new_password": NEXT_PASSWORD})
    forgetful = Device()
    recorder.call("requestPasswordReset", forgetful, {"email": "gwen@example.net"}, expect=401)
    code = mailed_code()
    recorder.call("getPasswordReset", forgetful, headers={"X-Password-Reset-Key": code})
    recorder.call("resetPassword", forgetful, {"key": code, "password": PASSWORD}, expect=401)


def _second_factors(recorder: Recorder) -> None:
    """Set up an authenticator app, sign in with it, take it away."""
    gwen = Device()
    recorder.call("signIn", gwen, {"email": "gwen@example.net", "password": PASSWORD})
    recorder.call("addEmail", gwen, {"email": "gwen@example.info"}, expect=401)
    recorder.call("confirmPassword", gwen, {"password": PASSWORD})
    secret = recorder.call("getTotp", gwen, expect=404)["meta"]["secret"]
    recorder.call("activateTotp", gwen, {"code": "000000"}, expect=400)
    recorder.call("activateTotp", gwen, {"code": totp(secret)}, shown=SHOWN_CODE)
    recorder.call("getTotp", gwen)
    codes = recorder.call("listRecoveryCodes", gwen)["data"]["unused_codes"]
    laptop = Device(agent="Duck app 1.0 (laptop)")
    recorder.call("signIn", laptop, {"username": "gwen", "password": PASSWORD}, expect=401)
    recorder.call("confirmSecondFactor", laptop, {"code": codes[0]}, shown=SHOWN_CODE)
    recorder.call("confirmCode", laptop, {"code": codes[1]}, shown=SHOWN_CODE)
    recorder.call("createRecoveryCodes", laptop)
    recorder.call("listAuthenticators", laptop)
    recorder.call("deactivateTotp", laptop)


def _passkeys(recorder: Recorder) -> None:
    """Add a passkey, sign in with it, rename it, remove it."""
    iris = signed_up(recorder, "iris")
    prove_address(recorder, iris)
    recorder.call("confirmPassword", iris, {"password": PASSWORD})
    key = Passkey(HOST)
    shown = {"name": "My phone", "credential": key.shown_creation()}
    options = recorder.call("beginPasskey", iris, query={"passwordless": True})["data"]["creation_options"]
    made = recorder.call("addPasskey", iris, {"name": "My phone", "credential": key.create(options)}, shown=shown)[
        "data"
    ]
    for begin, finish in (("beginPasskeyProof", "confirmPasskeyProof"), ("beginPasskeySignIn", "signInWithPasskey")):
        device = iris if begin == "beginPasskeyProof" else Device()
        _answer(recorder, device, key, begin, finish)
    laptop = Device()
    recorder.call("signIn", laptop, {"username": "iris", "password": PASSWORD}, expect=401)
    _answer(recorder, laptop, key, "beginPasskeyFactor", "confirmPasskeyFactor")
    recorder.call("renamePasskey", iris, {"id": made["id"], "name": "My old phone"})
    recorder.call("removePasskeys", iris, {"authenticators": [made["id"]]})


def _answer(recorder: Recorder, device: Device, key: Passkey, begin: str, finish: str) -> None:
    """Let a passkey answer what an operation asks for."""
    options = recorder.call(begin, device)["data"]["request_options"]
    recorder.call(finish, device, {"credential": key.get(options)}, shown={"credential": key.shown_answer()})


def _providers(recorder: Recorder) -> None:
    """Sign up and in with an external provider, and disconnect it."""
    with running_provider() as provider, override_settings(SOCIALACCOUNT_PROVIDERS=provider.settings()):
        jack = Device()
        token = {"client_id": CLIENT_ID, "id_token": provider.id_token("jack", "jack@example.org")}
        body = {"provider": PROVIDER, "process": "login", "token": token}
        shown = {**body, "token": {"client_id": CLIENT_ID, "id_token": "eyJhbGciOiJSUzI1NiIs…"}}
        recorder.call("signInWithProvider", jack, body, shown=shown, expect=401)
        recorder.call("getProviderSignUp", jack)
        recorder.call("completeProviderSignUp", jack, {"username": "jack", "email": "jack@example.org"})
        recorder.call("listProviders", jack)
        again = {**body, "token": {"client_id": CLIENT_ID, "id_token": provider.id_token("jack", "jack@example.org")}}
        recorder.call("signInWithProvider", Device(), again, shown=shown)
        recorder.call("removeProvider", jack, {"provider": PROVIDER, "account": "jack"}, expect=400)
        gwen = Device()
        recorder.call("signIn", gwen, {"username": "gwen", "password": PASSWORD})
        recorder.call("confirmPassword", gwen, {"password": PASSWORD})
        token = {"client_id": CLIENT_ID, "id_token": provider.id_token("gwen", "gwen@example.net")}
        recorder.call("signInWithProvider", gwen, {**body, "process": "connect", "token": token}, shown=shown)
        recorder.call("removeProvider", gwen, {"provider": PROVIDER, "account": "gwen"})


def totp(secret: str) -> str:
    """Return the code that an authenticator app shows now."""
    import time

    from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value

    return str(format_hotp_value(hotp_value(secret, int(time.time()) // 30)))


def forget_limits() -> None:
    """Let mails be sent again at once, as after the few minutes that the scenario does not wait."""
    from django.core.cache import cache

    from accounts.models import RateWindow

    RateWindow.objects.filter(key__startswith="allauth:").delete()
    cache.clear()  # a code counts once
