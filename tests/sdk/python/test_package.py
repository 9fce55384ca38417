"""The Python SDK as a package: current, installable, typed, and good for a whole game."""

import json
import sys
import zipfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email import message_from_string
from pathlib import Path

import pytest

from tests.live.flaky import Fate, FlakyProxy
from tests.sdk.python.conftest import SDK, Installed, run

PROGRAM = Path(__file__).with_name("game_of_four.py")
GENERATE = SDK.parent / "generate.py"

pytestmark = pytest.mark.slow


def test_generate__check_of_a_changed_document__names_what_differs(tmp_path: Path) -> None:
    document = tmp_path / "openapi.yaml"
    document.write_text((SDK.parents[1] / "openapi.yaml").read_text().replace("discarded", "thrown_away"))
    with pytest.raises(AssertionError, match=r"models/record_turn\.py is not what openapi\.yaml makes of it"):
        run(sys.executable, GENERATE, "--check", "--only", "python", "--document", document)


def test_wheel__holds_the_package_and_its_types(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"duckcover_sdk/py.typed", "duckcover_sdk/replay.py", "duckcover_sdk/generated/models/game.py"} <= set(names)
    assert {name.split("/")[0] for name in names} == {"duckcover_sdk", "duckcover_sdk-0.1.0.dist-info"}


def test_wheel__its_page_on_a_registry__is_the_readme(wheel: Path) -> None:
    told = message_from_string(zipfile.ZipFile(wheel).read("duckcover_sdk-0.1.0.dist-info/METADATA").decode())
    assert (told["Description-Content-Type"], told["Requires-Python"]) == ("text/markdown", ">=3.11")
    assert told.get_payload().strip() == (SDK / "README.md").read_text().strip()


def test_installed__needs__httpx_and_attrs_only_unless_it_reads_yaml(installed: Installed) -> None:
    installed.pip("check")
    needed = "import importlib.metadata as m, json; print(json.dumps(sorted(m.requires('duckcover-sdk'))))"
    *always, extra = json.loads(run(installed.python, "-c", needed))
    assert (always, extra) == (["attrs>=23.1", "httpx<1,>=0.27"], 'ruamel.yaml<0.20,>=0.18; extra == "league"')


def test_installed__commands__are_there(installed: Installed) -> None:
    for command in ("duckcover-play", "duckcover-league"):
        assert run(installed.folder / "bin" / command, "--help").startswith(f"usage: {command}")


@pytest.fixture(scope="module")
def mypy(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Check strictly with mypy, which sees the installed package, as a user's would; it remembers what it has seen."""
    cache = tmp_path_factory.mktemp("mypy")
    strict = ["--strict", "--config-file=", f"--cache-dir={cache}", f"--python-executable={installed.python}"]
    return lambda *words: run(sys.executable, "-m", "mypy", *strict, *words)


def test_types__of_the_package_and_a_users_program__are_strict(mypy: Callable[..., str]) -> None:
    """The package is checked as strictly as the program."""
    mypy(PROGRAM)
    mypy("-p", "duckcover_sdk")


def test_types__wrong_field_of_a_move__is_an_error(mypy: Callable[..., str], tmp_path: Path) -> None:
    program = tmp_path / "wrong.py"
    program.write_text(
        "from duckcover_sdk.generated.models import CellRequest, MoveRequest\n"
        "MoveRequest(action='jump', to=CellRequest(row=0, col=0))\n"
    )
    with pytest.raises(AssertionError, match="arg-type"):
        mypy(program)


def check_told(told: dict) -> None:
    """What `game_of_four.py` tells of its game."""
    assert told["lobby"] == ["not_authenticated"]
    assert len(told["taken"]) == 6
    assert "pirates" not in told["taken"]
    assert told["refused"] == ["illegal_move True", "turn_closed True", "invalid_input to.row"]
    assert (told["status"], told["verified"]) == ("finished", 3)
    assert told["events"][0] == "game_created"
    assert told["events"][-1] == "game_finished"
    assert told["events"].count("turn_resolved") > 30
    assert told["moves"] > 100
    assert told["winners"]


@pytest.fixture(scope="module")
def games(installed: Installed, live_service: str) -> tuple[str, str, Counter[Fate]]:
    """What the program tells of two games at the same time, the second over a flaky connection; what that did."""
    proxy = FlakyProxy(live_service, seed=11, concerns=lambda request: request.path.startswith("/api/"))
    with proxy, ThreadPoolExecutor(2) as pool:
        direct, flaky = pool.map(lambda url: run(installed.python, PROGRAM, url), (live_service, proxy.url))
    return direct, flaky, proxy.seen


def test_game__four_players_three_rounds__is_played_to_its_end(games) -> None:
    direct, _, _ = games
    check_told(json.loads(direct))


def test_game__over_a_flaky_connection__is_played_to_its_end(games, figure) -> None:
    _, flaky, seen = games
    check_told(json.loads(flaky))
    bad = sum(count for fate, count in seen.items() if fate != Fate.PASS)
    assert bad > 200
    figure("a game of four by the Python SDK", f"{sum(seen.values())} requests, {bad} of them with a fate")
