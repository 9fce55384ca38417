"""The settings, docs/operators.md, docker-compose.yml and .env.example name the same variables and defaults."""

import re
import runpy
from pathlib import Path

import pytest
import yaml

PROJECT = Path(__file__).resolve().parents[2]
COMPOSE = yaml.safe_load((PROJECT / "docker-compose.yml").read_text())
OURS = ("migrate", "web", "worker", "beat")
OF_UP = {"PORT", "HOST", "DUCKCOVER_DATA_DIR"}
"""What `duckcover up` and the image read; no settings."""
OF_COMPOSE = {"DATABASE_URL", "CELERY_BROKER_URL"}
"""What docker-compose.yml sets itself: it runs its own servers."""
IN_WORDS = {"", "all", "none", "embedded", "localhost"}
"""Defaults that the page describes."""


def table() -> dict[str, str]:
    """The variables of the page's table with what it says is their default."""
    text = (PROJECT / "docs" / "operators.md").read_text()
    lines = text[text.index("| variable |") :].split("\n\n")[0].splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in lines]
    return {name: default for names, _, default in rows for name in re.findall(r"`(\w+)`", names)}


def example() -> dict[str, str]:
    """The variables of .env.example with their values."""
    lines = (PROJECT / ".env.example").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


@pytest.fixture
def settings(monkeypatch, tmp_path):
    """Read the settings in an environment that holds only these variables of the table."""

    def read(**environment):
        for name in table():
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("DUCKCOVER_DATA_DIR", str(tmp_path))
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        return runpy.run_path(str(PROJECT / "duckcover" / "settings.py"))

    return read


def values(found):
    """The settings as comparable values."""
    return {name: repr(value) for name, value in found.items() if name.isupper() and " at 0x" not in repr(value)}


def test_operators_page__its_table__names_the_variables_of_the_settings(settings):
    assert set(table()) == settings()["env"].names | OF_UP


@pytest.mark.parametrize("service", OURS)
def test_compose__every_setting__is_passed_to_each_container(settings, service):
    assert set(COMPOSE["services"][service]["environment"]) == settings()["env"].names


def test_compose__what_an_operator_gives__is_what_the_container_gets():
    passed = {
        name: value for name, value in COMPOSE["services"]["web"]["environment"].items() if name not in OF_COMPOSE
    }
    assert {name: re.match(r"\$\{(\w+):", value)[1] for name, value in passed.items()} == {
        name: name for name in passed
    }


def test_env_example__names_the_settings_of_the_containers(settings):
    assert set(example()) - {"POSTGRES_PASSWORD", "API_PORT"} == settings()["env"].names - OF_COMPOSE


def test_env_example__left_as_it_is__gives_the_defaults(settings):
    given = {name: value for name, value in example().items() if name in table()}
    del given["DUCKCOVER_ADMIN_TWO_FACTOR"]  # on by default where containers run
    assert values(settings(**given)) == values(settings())


LITERAL = {name: value for name, value in table().items() if value not in IN_WORDS and " " not in value}


@pytest.mark.parametrize("name", sorted(set(LITERAL) - OF_UP))
def test_operators_page__default_of_a_variable__is_the_codes(settings, name):
    assert values(settings(**{name: LITERAL[name]})) == values(settings())
