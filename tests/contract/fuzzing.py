"""Schemathesis against the running service: a world to ask about, and a run for each kind of caller."""

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import yaml
from duckcover_sdk import Client
from duckcover_sdk.generated.models import Game
from duckcover_sdk.terminal.players import throwaway_name

from contract.conformity import METHODS
from tests.contract.variety import OWN, UNKNOWN
from tests.live.service import PROJECT, Service

VARIETY = Path(__file__).with_name("variety.py")
DOCUMENT = PROJECT / "openapi.yaml"
GAME_PATHS = "^/api/v1/games/"
NAME_PATHS = "/\\{username\\}"
PASSWORD = "sieben-enten-im-teich"
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "response_schema_conformance,unsupported_method,allow_header_conformance,unknown_query_is_refused,"
    "code_is_listed"
)
ENDS_SIGN_IN = ("deleteMe", "revokeDevice", "revokeOtherDevices", "signOut", "changePassword", "resetPassword")
"""Operations that may take the caller's own sign-in away; each is asked by an account of its own."""

CALLERS = ("anonymous", "player", "host", "outsider", "bot", "staff")
ENDING = ("anonymous", "bot", OWN)
"""Who asks the operations of `ENDS_SIGN_IN`."""

OFTEN = 100
"""From so many requests an operation on, each gets headers of its own: without, some have too few that differ."""

AGAIN = 5
"""How often operations are asked again that got too few requests."""

COVER_ONE_IN = 20
"""Below that, one in so many of the cases of a large schema is sent."""

ONE_THREAD = "1"
"""With two, Hypothesis reads sources in both at once, which Python 3.11 answers with a SystemError now and then."""

BOT_SCOPES = ["games:read", "games:play", "profile:read", "profile:write"]


@dataclass(frozen=True)
class Run:
    """What a run of Schemathesis came to.

    `output`: all that it printed; `examples`: how often each caller asked each operation, by (operation, caller);
    `links`: how often an operation was asked with what the answer of another held; `unknown`: how often with and
    without the query parameter that nobody knows.
    """

    code: int
    output: str
    examples: Counter[tuple[str, str]] = field(default_factory=Counter)
    links: Counter[tuple[str, str]] = field(default_factory=Counter)
    unknown: Counter[bool] = field(default_factory=Counter)

    def __add__(self, other: "Run") -> "Run":
        counted = (self.examples + other.examples, self.links + other.links, self.unknown + other.unknown)
        return Run(self.code or other.code, self.output + other.output, *counted)

    def asked_less_than(self, least: int) -> list[str]:
        """The ids of the operations that all callers together asked less often."""
        asked: Counter[str] = Counter()
        for (name, _caller), count in self.examples.items():
            asked[name] += count
        return [id_ for name, id_ in operations().items() if asked[name] < least]


@dataclass
class World:
    """Games in every state, and callers that stand in every relation to them."""

    service: Service
    people: dict[str, Client] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    headers: dict[str, dict[str, str]] = field(default_factory=dict)
    games: list[str] = field(default_factory=list)

    def __enter__(self) -> "World":
        self._populate()
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.people.values():
            player.close()

    def _populate(self) -> None:
        """Sign the callers up and make the games: lobbies, a running, a private, a finished and a cancelled one."""
        for name in ("host", "player", "outsider", "staff"):
            self.sign_up(name)
        self._make_bot()
        staff = self.names["staff"]
        self.service.sql("UPDATE accounts_player SET is_staff = true, is_superuser = true WHERE username = %s", staff)
        self.games = [str(game.id) for game in self._make_games()]

    def ask(self, *, examples: int, scenarios: int, seed: int, least: int) -> Run:
        """Let Schemathesis ask everything as every caller.

        `examples`: how many requests each operation gets at most, beside those that cover its schema. `scenarios`: how
        many chains of requests are tried, in which one takes from the answer of another what it asks about.

        Operations that got less than `least` are asked again, up to `AGAIN` times, each time in a run of their own.
        Schemathesis 4.32 leaves an operation without a word where Hypothesis cannot repeat a request, as with an id
        from an answer that was taken meanwhile.
        """
        options, often = ["--max-examples", str(examples)], examples >= OFTEN
        run = self._run(scenarios, [*options, "--seed", str(seed)], often=often)
        for again in range(1, AGAIN + 1):
            few = "|".join(run.asked_less_than(least))
            if not few:
                break
            only = ["--phases", "fuzzing", "--include-operation-id-regex", f"^({few})$", "--seed", str(seed + again)]
            run += self._run(scenarios, [*options, *only], often=often)
        return run

    def chain(self, *, only: str, scenarios: int, seed: int) -> Run:
        """Let Schemathesis try chains of a few operations; `only`: a regular expression for their ids."""
        words = ["--phases", "stateful", "--include-operation-id-regex", only]
        return self._run(scenarios, [*words, "--seed", str(seed)])

    def _run(self, scenarios: int, options: list[str], *, often: bool = False) -> Run:
        with tempfile.TemporaryDirectory() as folder:
            config, report = Path(folder, "schemathesis.toml"), Path(folder, "report.ndjson")
            config.write_text(self._config(scenarios), encoding="utf-8")
            asking = {**self._callers(), "all_differ": often, "cover_one_in": 1 if often else COVER_ONE_IN}
            Path(folder, "callers.json").write_text(json.dumps(asking), encoding="utf-8")
            asked = Path(folder, "asked.ndjson")
            asked.touch()
            words = ["--config-file", str(config), "--no-color", "run", str(DOCUMENT), "--checks", CHECKS]
            words += ["--continue-on-failure", "--report-ndjson-path", str(report), "--workers", ONE_THREAD, *options]
            command = [sys.executable, "-m", "schemathesis.cli", *words]
            environment = {**os.environ, "PYTHONPATH": str(PROJECT)}  # the hooks are of this project
            done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment)
            assert report.exists(), done.stdout + done.stderr
            return _run(done.returncode, report, asked, done.stdout + done.stderr)

    def _callers(self) -> dict[str, Any]:
        headers = {caller: self.headers.get(caller, {}) for caller in CALLERS}
        return {"headers": headers, "ends_sign_in": ENDS_SIGN_IN, "ending": ENDING, "url": self.service.url}

    def _config(self, scenarios: int) -> str:
        """The settings of a run: where, and which ids and names there are."""
        names = list(self.names.values())
        lines = [f"base-url = {json.dumps(self.service.url)}", f"hooks = {json.dumps(str(VARIETY))}"]
        lines += ["warnings = false", "[cache]", "enabled = false"]
        lines += ["[auth]", "auto-signup = false"]
        lines += ["[dictionaries]", f"games = {{ values = {json.dumps(self.games)} }}"]
        lines += [f"names = {{ values = {json.dumps(names)} }}", "turns = { values = [1, 2, 3] }"]
        lines += ["[phases.stateful.generation]", 'mode = "positive"', f"max-examples = {scenarios}"]
        lines += ["[[operations]]", f"include-path-regex = {json.dumps(GAME_PATHS)}"]
        lines += ['parameters."path.id" = { dictionary = "games", probability = 0.9 }']
        lines += ['parameters."path.number" = { dictionary = "turns", probability = 0.8 }']
        lines += ["[[operations]]", f"include-path-regex = {json.dumps(NAME_PATHS)}"]
        lines += ['parameters."path.username" = { dictionary = "names", probability = 0.8 }']
        return "\n".join(lines) + "\n"

    def sign_up(self, caller: str) -> None:
        """Give a caller an account, with its bearer token and its session token for allauth's own endpoints."""
        name = throwaway_name(caller.lower())
        player = Client(self.service.url).sign_up(name, PASSWORD, f"{name}@players.invalid")
        self.people[caller], self.names[caller] = player, name
        self.headers[caller] = {
            "Authorization": f"Bearer {player.token}",
            "X-Session-Token": str(player.session_token),
        }

    def _make_bot(self) -> None:
        host = self.people["host"]
        made = host.create_bot_token(host.create_bot(throwaway_name("robot")), "fuzz", BOT_SCOPES)
        self.headers["bot"] = {"Authorization": f"Bearer {made.token}"}

    def _make_games(self) -> Iterator[Game]:
        host = self.people["host"]
        yield host.create_game(seats=7)
        yield host.create_game(seats=2, visibility="private")
        running = host.create_game(seats=3)
        self.people["player"].join(running)
        yield host.start(running, fill="steady")
        yield host.resign(host.create_game(seats=2, bots=["steady"]))
        yield host.cancel(host.create_game(seats=4))


def operations() -> dict[str, str]:
    """The ids of the operations of the document by their names, as Schemathesis makes them."""
    paths = yaml.load(DOCUMENT.read_text(encoding="utf-8"), yaml.CSafeLoader)["paths"]
    return {
        f"{method.upper()} {path}": item[method]["operationId"]
        for path, item in paths.items()
        for method in METHODS
        if method in item
    }


def _run(code: int, report: Path, asked: Path, output: str) -> Run:
    """What a report tells of a run; a request with another method than the operation's does not count for it."""
    run = Run(code, output)
    callers = dict(json.loads(line) for line in asked.read_text(encoding="utf-8").splitlines())
    for name, request, case in _sent(report):
        run.examples[f"{case['value']['method']} {case['value']['path']}", callers[name]] += 1
        run.unknown[UNKNOWN in parse_qs(urlsplit(request["uri"]).query, keep_blank_values=True)] += 1
        if case["is_transition_applied"]:
            source, *_name, target = case["transition"]["id"].split(" -> ")
            run.links[source, target] += 1
    return run


def _sent(report: Path) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Each request of a report: the id of its case, the request, and the case that it was made from."""
    for line in report.read_text(encoding="utf-8").splitlines():
        recorded = json.loads(line).get("ScenarioFinished", {}).get("recorder", {})
        for name, interaction in recorded.get("interactions", {}).items():
            yield name, interaction["request"], recorded["cases"][name]
