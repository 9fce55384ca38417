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
        ("DUCKCOVER_LOG_LEVEL", "loud"),
        ("DUCKCOVER_METRICS_TOKEN", "too short"),
        ("DUCKCOVER_METRICS_TOKEN", "a pond of many words"),
        ("DUCKCOVER_CORS_ORIGINS", "duck.example.org"),
        ("DJANGO_CSRF_TRUSTED_ORIGINS", "https://duck.example.org/pond"),
        ("EMAIL_URL", "smtp://duck.example.org:mail"),
        ("EMAIL_URL", "pigeon://duck.example.org"),
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


@pytest.mark.parametrize("url", ["mysql://me:hidden@db/duck", "postgresql://me:hidden@db:port/duck"])
def test_settings__wrong_database__is_named_without_its_password(monkeypatch, url):
    monkeypatch.setenv("DJANGO_SECRET_KEY", "of-the-tests")
    monkeypatch.setenv("DATABASE_URL", url)
    with pytest.raises(ImproperlyConfigured, match=r"^DATABASE_URL must name a PostgreSQL server") as refused:
        settings()
    assert "hidden" not in str(refused.value)


def test_settings__key_with_line_ends_in_one_line__is_taken(monkeypatch, tmp_path):
    key = private_key(tmp_path)
    monkeypatch.setenv("DUCKCOVER_OIDC_PRIVATE_KEY", key.replace("\n", "\\n"))
    assert settings()["OIDC_PRIVATE_KEY"] == key


@pytest.mark.parametrize(("said", "meant"), [("Yes", True), ("1", True), ("off", False), ("False", False)])
def test_settings__switch__is_read_in_any_case(monkeypatch, said, meant):
    monkeypatch.setenv("DUCKCOVER_HTTPS", said)
    assert settings()["HTTPS"] is meant


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("DUCKCOVER_RATE_PLAYERS", "DUCKCOVER_RATE_PLAYER"),
        ("DUCKCOVER_HTTP", "DUCKCOVER_HTTPS"),
        ("DUCKCOVER_SWEEP_SECOND", "DUCKCOVER_SWEEP_SECONDS"),
        ("DUCKCOVER_TRUSTED_PROXY", "DUCKCOVER_TRUSTED_PROXIES"),
        ("DUCKCOVER_DATADIR", "DUCKCOVER_DATA_DIR"),
    ],
)
def test_settings__misspelt_name__is_refused_with_the_right_one(monkeypatch, name, meant):
    monkeypatch.setenv(name, "true")
    with pytest.raises(ImproperlyConfigured) as refused:
        settings()
    assert str(refused.value) == f"{name} is not a setting. Did you mean {meant}?"


def test_settings__name_like_no_other__is_refused(monkeypatch):
    monkeypatch.setenv("DUCKCOVER_QQQQQQQQ", "1")
    with pytest.raises(ImproperlyConfigured, match=r"^DUCKCOVER_QQQQQQQQ is not a setting\.$"):
        settings()


def test_settings__value_that_begins_with_a_dollar__is_taken_as_it_stands(monkeypatch):
    monkeypatch.setenv("DJANGO_SECRET_KEY", "$pond$duck")
    assert settings()["SECRET_KEY"] == "$pond$duck"


def test_settings__no_secret_key_with_a_database_of_its_own__is_refused(monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgresql://duckcover@db.example.org/duckcover")
    monkeypatch.delenv("DJANGO_SECRET_KEY", raising=False)
    with pytest.raises(ImproperlyConfigured, match=r"^DJANGO_SECRET_KEY must be set with DATABASE_URL"):
        settings()
    monkeypatch.setenv("DJANGO_SECRET_KEY", "a key of the operator's")
    assert settings()["SECRET_KEY"] == "a key of the operator's"


def test_settings__empty_list__is_the_default(monkeypatch):
    before = settings()["ALLOWED_HOSTS"]
    monkeypatch.setenv("DJANGO_ALLOWED_HOSTS", "")
    assert settings()["ALLOWED_HOSTS"] == before != []
