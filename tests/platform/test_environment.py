"""A wrong setting stops the service at its start and is named; its value, which can be a secret, is not."""

import runpy
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.core.exceptions import ImproperlyConfigured

from duckcover.standalone.embedded import private_key

SETTINGS = Path(__file__).resolve().parents[2] / "duckcover" / "settings.py"
OTHER_KEY = (
    ec.generate_private_key(ec.SECP256R1())
    .private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    .decode()
)


def settings():
    return runpy.run_path(str(SETTINGS))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DJANGO_DEBUG", "maybe"),
        ("DUCKCOVER_HTTPS", "ture"),
        ("DUCKCOVER_ADMIN_TWO_FACTOR", "enabled"),
        ("DUCKCOVER_EMAIL_VERIFICATION", "manditory"),
        ("DUCKCOVER_EMAIL_VERIFICATION", "none"),
        ("DUCKCOVER_FRONTEND_URL", "duck.example.org"),
        ("DUCKCOVER_OIDC_PRIVATE_KEY", "MIIEvQIBADANBg"),
        ("DUCKCOVER_OIDC_PRIVATE_KEY", OTHER_KEY),
        ("DUCKCOVER_RATE_ANONYMOUS", "0"),
        ("DUCKCOVER_RATE_BOT", "1e3"),
        ("DUCKCOVER_RATE_PLAYER", "-5"),
        ("DUCKCOVER_RATE_SIGN_IN", "many"),
        ("DUCKCOVER_SWEEP_SECONDS", "-2.5"),
        ("DUCKCOVER_SWEEP_SECONDS", "inf"),
        ("DUCKCOVER_TRUSTED_PROXIES", "-1"),
    ],
)
def test_settings__wrong_value__names_the_variable_and_not_the_value(monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    with pytest.raises(ImproperlyConfigured, match=f"^{name} must be ") as refused:
        settings()
    assert value not in str(refused.value).removeprefix(name)


@pytest.mark.parametrize(
    ("name", "setting", "default"),
    [
        ("DJANGO_DEBUG", "DEBUG", False),
        ("DUCKCOVER_EMAIL_VERIFICATION", "ACCOUNT_EMAIL_VERIFICATION", "optional"),
        ("DUCKCOVER_FRONTEND_URL", "FRONTEND_URL", ""),
        ("DUCKCOVER_OIDC_PRIVATE_KEY", "OIDC_PRIVATE_KEY", ""),
        ("DUCKCOVER_SWEEP_SECONDS", "SWEEP_SECONDS", 2.0),
        ("DUCKCOVER_TRUSTED_PROXIES", "TRUSTED_PROXIES", 0),
    ],
)
def test_settings__empty_variable__is_as_none(monkeypatch, name, setting, default):
    monkeypatch.setenv(name, "")
    assert settings()[setting] == default


def test_settings__key_with_line_ends_in_one_line__is_taken(monkeypatch, tmp_path):
    key = private_key(tmp_path)
    monkeypatch.setenv("DUCKCOVER_OIDC_PRIVATE_KEY", key.replace("\n", "\\n"))
    assert settings()["OIDC_PRIVATE_KEY"] == key


@pytest.mark.parametrize(("said", "meant"), [("Yes", True), ("1", True), ("off", False), ("False", False)])
def test_settings__switch__is_read_in_any_case(monkeypatch, said, meant):
    monkeypatch.setenv("DUCKCOVER_HTTPS", said)
    assert settings()["HTTPS"] is meant
