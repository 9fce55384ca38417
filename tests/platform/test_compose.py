"""docker-compose.yml and Dockerfile, as far as a machine without Docker can prove them.

The file is held against the schema of the Compose Specification (compose-spec/, Apache License 2.0); its commands and
health checks run as they stand there, on the embedded PostgreSQL and on a Redis server when there is one.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import environ
import jsonschema
import psycopg
import pytest
import yaml

from duckcover.standalone import embedded
from duckcover.standalone.supervisor import programs
from duckcover.standalone.supervisor.options import UpOptions

PROJECT = Path(__file__).resolve().parents[2]
TEXT = (PROJECT / "docker-compose.yml").read_text()
SCHEMA = json.loads((Path(__file__).parent / "compose-spec/compose-spec.json").read_text())
SECRETS = {"POSTGRES_PASSWORD": "a" * 64, "DJANGO_SECRET_KEY": "b" * 64}
OURS = ("migrate", "web", "worker", "beat")
VARIABLE = re.compile(r"\$(?:\$|\{(?P<name>\w+)(?::(?P<kind>[-?])(?P<rest>[^}]*))?\})")


def interpolated(text: str, given: dict[str, str]) -> str:
    """Compose's substitution of $$, ${X}, ${X:-default} and ${X:?message}. Raises: KeyError."""

    def value(found: re.Match[str]) -> str:
        if found["name"] is None:
            return "$"
        if given.get(found["name"]):
            return given[found["name"]]
        if found["kind"] == "?":
            raise KeyError(found["name"])
        return found["rest"] or ""

    return VARIABLE.sub(value, text)


def read(given: dict[str, str]) -> dict:
    """The file as Compose sees it: variables are put into the values that the parsed file holds."""

    def filled(node: object) -> object:
        if isinstance(node, dict):
            return {key: filled(value) for key, value in node.items()}
        if isinstance(node, list):
            return [filled(value) for value in node]
        return interpolated(node, given) if isinstance(node, str) else node

    return filled(yaml.safe_load(TEXT))


COMPOSE = read(SECRETS)
SERVICES = COMPOSE["services"]


def test_compose__with_its_secrets__keeps_the_specification():
    jsonschema.Draft7Validator(SCHEMA).validate(COMPOSE)


@pytest.mark.parametrize("secret", SECRETS)
def test_compose__without_a_secret__is_refused(secret):
    with pytest.raises(KeyError, match=secret):
        read({**SECRETS, secret: ""})


def test_compose__every_secret__comes_from_outside():
    given = {"POSTGRES_PASSWORD": "first", "DJANGO_SECRET_KEY": "second"}
    environment = read(given)["services"]["web"]["environment"]
    assert (environment["DATABASE_URL"], environment["DJANGO_SECRET_KEY"]) == (
        "postgresql://duckcover:first@postgres:5432/duckcover",
        "second",
    )


def test_compose__its_services__are_these():
    assert set(SERVICES) == {"postgres", "redis", *OURS}


def test_compose__images_of_others__are_postgresql_18_and_redis_7():
    assert (SERVICES["postgres"]["image"], SERVICES["redis"]["image"]) == ("postgres:18", "redis:7")


def test_compose__database__keeps_its_data_where_version_18_puts_it():
    assert SERVICES["postgres"]["volumes"] == ["postgres:/var/lib/postgresql"]


@pytest.mark.parametrize("name", sorted({*SERVICES} - {"migrate"}))
def test_compose__what_runs_on__has_a_health_check(name):
    assert SERVICES[name]["healthcheck"]["test"][0] in {"CMD", "CMD-SHELL"}


@pytest.mark.parametrize("name", ["web", "worker", "beat"])
def test_compose__what_needs_tables__waits_for_the_migration(name):
    assert SERVICES[name]["depends_on"]["migrate"] == {"condition": "service_completed_successfully"}


@pytest.mark.parametrize("name", sorted(SERVICES))
def test_compose__volumes__are_named_ones(name):
    used = {volume.split(":")[0] for volume in SERVICES[name].get("volumes", [])}
    assert used - set(COMPOSE["volumes"]) == set()


def test_env_example__its_variables__are_those_of_the_compose_file():
    lines = (PROJECT / ".env.example").read_text().splitlines()
    documented = {line.split("=")[0] for line in lines if line and not line.startswith("#")}
    assert documented == {found["name"] for found in VARIABLE.finditer(TEXT) if found["name"]}


def test_env_example__copied_and_filled_in__gives_the_defaults():
    lines = (PROJECT / ".env.example").read_text().splitlines()
    copied = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert read({**copied, **SECRETS}) == COMPOSE


def test_compose__database_url__is_what_settings_understand():
    found = environ.Env.db_url_config(SERVICES["web"]["environment"]["DATABASE_URL"])
    assert (found["HOST"], found["PORT"], found["NAME"], found["USER"], found["PASSWORD"]) == (
        "postgres",
        5432,
        SERVICES["postgres"]["environment"]["POSTGRES_DB"],
        SERVICES["postgres"]["environment"]["POSTGRES_USER"],
        SERVICES["postgres"]["environment"]["POSTGRES_PASSWORD"],
    )


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("migrate", programs.migrate_command()[1:]),
        ("web", programs.web_command(UpOptions(Path("/var/lib/duckcover"), host="0.0.0.0"))[2:]),
        ("worker", programs.worker_command(UpOptions(Path("/var/lib/duckcover")))[2:]),
        ("beat", programs.beat_command(UpOptions(Path("/var/lib/duckcover")))[2:]),
    ],
)
def test_compose__commands__are_those_of_duckcover_up(name, command):
    stated = SERVICES[name]["command"]
    assert (stated[1:] if stated[0] == "python" else stated) == command


def dockerfile() -> list[tuple[str, str]]:
    """Instruction and rest of each line of the Dockerfile, continuation lines joined."""
    text = (PROJECT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def test_dockerfile__what_it_copies__is_there_and_not_ignored():
    kept = {line[1:] for line in (PROJECT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = {rest.split()[0] for word, rest in dockerfile() if word == "COPY"}
    assert ({name for name in copied if not (PROJECT / name).exists()}, copied) == (set(), kept)


def test_dockerfile__every_package_of_the_code__is_copied():
    packages = {file.parent.name for file in PROJECT.glob("*/__init__.py")} - {"tests", "benchmarks", "contract"}
    django_apps = {file.parent.name for file in PROJECT.glob("*/apps.py")}
    copied = {rest.split()[0] for word, rest in dockerfile() if word == "COPY"}
    assert (packages | django_apps) - copied == set()


def test_dockerfile__its_process__is_not_roots():
    assert [rest for word, rest in dockerfile() if word == "USER"] == ["duckcover"]


def test_dockerfile__its_packages__are_locked():
    installs = [rest for word, rest in dockerfile() if word == "RUN" and "pip install" in rest]
    assert ["--require-hashes" in install for install in installs] == [True]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Run the commands of the compose file on this machine: PostgreSQL's and Redis' addresses are the only change."""
    if not shutil.which("redis-server"):
        pytest.skip("redis-server is not installed")
    folder = tmp_path_factory.mktemp("site")
    with ExitStack() as stack:
        stack.enter_context(embedded.start_postgres(folder))
        yield Site(folder, stack)


class Site:
    """The services of the compose file, started one by one."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self.stack = stack
        self.redis = str(folder / "redis.sock")
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.address = ""

    def words(self, command: list[str]) -> list[str]:
        """A command with this machine's places instead of the containers'."""
        places = {"/var/lib/duckcover": str(self.folder), "http://127.0.0.1:8000": self.address}
        words = command
        for theirs, here in places.items():
            words = [word.replace(theirs, here) for word in words]
        if words[0] == "redis-cli":
            words[1:1] = ["-s", self.redis]
        return words

    def environment(self, name: str) -> dict[str, str]:
        """A service's environment, with programs of this Python and of the wheel on the path."""
        stated = SERVICES[name].get("environment", {})
        path = [str(Path(sys.executable).parent), str(embedded.program("psql").parent), os.environ["PATH"]]
        found = {"PATH": os.pathsep.join(path), "PYTHONPATH": str(PROJECT), "HOME": str(self.folder), **stated}
        found |= {"DJANGO_SETTINGS_MODULE": "duckcover.settings", "DUCKCOVER_DATA_DIR": str(self.folder)}
        found["PGHOST"] = embedded.database_settings(self.folder)["HOST"]
        if name in OURS:
            found |= {
                "DATABASE_URL": embedded.database_url(self.folder),
                "CELERY_BROKER_URL": f"redis+socket://{self.redis}",
            }
        return found

    def start(self, name: str, *more: str) -> subprocess.Popen[bytes]:
        """Start a service's command, once."""
        if name not in self.running:
            log = self.stack.enter_context((self.folder / f"{name}.out").open("wb"))
            command = [*self.words(SERVICES[name]["command"]), *more]
            process = subprocess.Popen(
                command, env=self.environment(name), cwd=self.folder, stdout=log, stderr=log, start_new_session=True
            )
            self.stack.callback(process.wait)
            self.stack.callback(process.terminate)
            self.running[name] = process
        return self.running[name]

    def sweeps(self) -> int:
        """How many heartbeats of sweeps there are: 1 after the first."""
        with psycopg.connect(embedded.database_url(self.folder)) as connection:
            return connection.execute("SELECT count(*) FROM games_heartbeat WHERE name = 'sweep'").fetchone()[0]

    def is_healthy(self, name: str) -> bool:
        """What the service's health check says."""
        kind, *command = SERVICES[name]["healthcheck"]["test"]
        words = self.words(command)
        if kind == "CMD-SHELL":
            words = ["/bin/sh", "-c", *words]
        return subprocess.run(words, env=self.environment(name), cwd=self.folder, capture_output=True).returncode == 0


@pytest.fixture(scope="module")
def redis(site, until):
    site.start("redis", "--port", "0", "--unixsocket", site.redis)
    until(lambda: site.is_healthy("redis"))


@pytest.fixture(scope="module")
def migrated(site):
    assert site.start("migrate").wait(240) == 0, (site.folder / "migrate.out").read_text()


@pytest.mark.slow
def test_health__of_postgres__is_good(site):
    assert site.is_healthy("postgres")


@pytest.mark.slow
def test_health__of_redis__is_good(site, redis):
    assert site.is_healthy("redis")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["redis", "web", "worker", "beat"])
def test_health__of_what_does_not_run__is_bad(tmp_path, name, port):
    nothing = Site(tmp_path, ExitStack())
    nothing.address = f"http://127.0.0.1:{port}"
    assert not nothing.is_healthy(name)


@pytest.mark.slow
def test_web__its_command__gets_healthy(site, redis, migrated, until, port):
    site.address = f"http://127.0.0.1:{port}"
    for name in ("worker", "beat"):  # the API is not ready before a sweep has run
        site.start(name)
    site.start("web", "--port", str(port))
    assert until(lambda: site.is_healthy("web"), 180)


@pytest.mark.slow
def test_worker__its_command__gets_healthy(site, redis, migrated, until):
    site.start("worker")
    assert until(lambda: site.is_healthy("worker"), 180)


@pytest.mark.slow
def test_beat__its_command__gets_healthy_and_rings_the_sweep(site, redis, migrated, until):
    site.start("beat")
    site.start("worker")
    until(lambda: site.is_healthy("beat"))
    assert until(site.sweeps, 180)
