"""What docs/api tells a Python developer to type does what it says: every block runs as it stands."""

import os
import re
import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from duckcover_sdk import Client

from tests.live.service import await_true
from tests.sdk.python.conftest import SDK, run

DOCS = SDK.parents[1] / "docs" / "api"
MARK = "<!-- tests/sdk/python/test_docs.py runs the blocks of this page as they stand -->"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    text = (DOCS / page).read_text()
    assert text.count(MARK) == 1
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a developer who has done what the quick start begins with."""
    folder = tmp_path_factory.mktemp("desk")
    shutil.copytree(SDK, folder / "sdk" / "python", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    (install,) = blocks("quickstart-python.md", "sh")
    run("bash", "-euo", "pipefail", "-c", install, cwd=folder)
    registers, plays = blocks("bot.md", "python")
    assert len([line for line in plays.splitlines() if line.strip()]) <= 40
    (folder / "register.py").write_text(registers)
    (folder / "bot.py").write_text(plays)  # once: a bot that starts while it is written anew reads half of it
    return folder


def run_program(desk: Path, name: str, text: str, live_service: str) -> str:
    """Save a program and run it; what it prints."""
    (desk / name).write_text(text)
    return run(desk / "duck" / "bin" / "python", name, cwd=desk, API=live_service)


def test_quickstart__first_game__is_played_and_verified(desk: Path, live_service: str) -> None:
    first = blocks("quickstart-python.md", "python")[0]
    out = run_program(desk, "first_game.py", first, live_service)
    assert re.search(r"^1\. (dana-\w+|the bot) with -?\d+ splashes$", out, re.MULTILINE)
    assert "rounds shuffled as promised: [1, 2, 3]" in out
    assert re.search(r"^Verified\(rounds=3, turns=\d+\)$", out, re.MULTILINE)


def test_quickstart__other_blocks__run(desk: Path, live_service: str) -> None:
    _, lists, devices = blocks("quickstart-python.md", "python")
    assert "game_finished" in run_program(desk, "lists.py", lists, live_service)
    assert "Device" in run_program(desk, "devices.py", devices, live_service)


def readme_block(number: int, live_service: str) -> str:
    """A block of the package's page, for the service that runs here."""
    block = re.findall(r"```python\n(.*?)```", (SDK / "README.md").read_text(), re.DOTALL)[number]
    name = f"dana-{secrets.token_hex(3)}"
    return block.replace("http://127.0.0.1:8000", live_service).replace('"dana', f'"{name}')


def test_readme__of_the_package__runs(desk: Path, live_service: str) -> None:
    assert run_program(desk, "readme.py", readme_block(0, live_service), live_service) == ""


def test_readme__games_that_last_for_days__runs(desk: Path, live_service: str) -> None:
    out = run_program(desk, "days.py", readme_block(1, live_service), live_service)
    assert re.search(r"^0 (asked|moved|not_asked) \d+$", out, re.MULTILINE)
    assert re.search(r"^paused until \d{4}-", out, re.MULTILINE)
    assert "['Back on Monday']" in out
    assert out.splitlines()[-1] == "changed: game True"


@contextmanager
def running(command: str, desk: Path, log_name: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command that runs for as long as the block."""
    log = desk / log_name
    with log.open("wb") as output:
        process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", f"exec {command.strip()}"],
            cwd=desk,
            env={**os.environ, **environment},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process
        assert process.poll() is None, f"{log_name} has ended"
    except BaseException as error:
        error.add_note(f"{log_name}, {process.poll()}:\n{log.read_text()}")
        raise
    finally:
        process.terminate()
        process.wait(60)


def registered(desk: Path, live_service: str, name: str) -> str:
    """Run what the page says to register `<name>-bot`; the token that it prints."""
    script = f"{blocks('bot.md', 'sh')[0]}echo $DUCKCOVER_TOKEN"
    return run("bash", "-euo", "pipefail", "-c", script, cwd=desk, API=live_service, NAME=name).strip()


def player_of(live_service: str, token: str) -> str:
    """Whose token this is, by the table that it makes."""
    with Client(live_service, token=token) as player:
        return player.create_game(visibility="private").host


@contextmanager
def playing(desk: Path, api: str, token: str, log: str = "bot.log") -> Iterator[None]:
    """The bot of the page while it runs."""
    with running(blocks("bot.md", "sh")[1], desk, log, API=api, DUCKCOVER_TOKEN=token):
        yield


def test_bot__registered_and_started__plays_a_whole_game(desk: Path, live_service: str) -> None:
    name = f"owner-{secrets.token_hex(3)}"
    token = registered(desk, live_service, name)
    with Client(live_service).sign_up(f"guest-{name}", "rubber-duck-pond", f"guest-{name}@example.com") as guest:
        slow = guest.create_game("A day a turn", seats=2)
        with playing(desk, live_service, token):
            table = await_true(lambda: table_of(guest, f"{name}-bot"), 180, "the bot's table", pause=0.2)
            await_true(lambda: play_on(guest, table) == "finished", 240, "the end of the game", pause=0.1)
        seats = guest.game(table).seats
        origins = {move.origin for entry in guest.record(table).rounds for turn in entry.turns for move in turn.moves}
        assert guest.game(slow).status == "lobby"
    assert [seat.player for seat in seats] == [f"{name}-bot", f"guest-{name}"]
    assert [seat.is_bot for seat in seats] == [True, False]
    assert origins == {"player"}


def test_bot__two_started_at_the_same_moment__meet(desk: Path, live_service: str) -> None:
    """Both have opened a table before either has seen the other's, which is the worst that a start can bring."""
    name = f"twins-{secrets.token_hex(3)}"
    tokens = [registered(desk, live_service, f"{name}-{number}") for number in (1, 2)]
    with ExitStack() as stack:
        players = [stack.enter_context(Client(live_service, token=token)) for token in tokens]
        opened = [player.create_game("Quackmaster is waiting", seats=2, turn_seconds=3600).id for player in players]
        for number, token in enumerate(tokens):
            stack.enter_context(playing(desk, live_service, token, log=f"{name}-{number}.log"))
        table = await_true(
            lambda: next(players[0].games(mine=True, status="playing"), None), 180, "the common table", pause=0.2
        )
        await_true(
            lambda: players[0].game(opened[0]).status == "cancelled", 60, "the end of the older table", pause=0.2
        )
    assert table.id == opened[1]
    assert sorted(seat.player for seat in table.seats) == [f"{name}-1-bot", f"{name}-2-bot"]


def test_bot__two_started_at_once_without_a_table__meet(desk: Path, live_service: str) -> None:
    name = f"pair-{secrets.token_hex(3)}"
    tokens = [registered(desk, live_service, f"{name}-{number}") for number in (1, 2)]
    with ExitStack() as stack:
        first = stack.enter_context(Client(live_service, token=tokens[0]))
        for number, token in enumerate(tokens):
            stack.enter_context(playing(desk, live_service, token, log=f"{name}-{number}.log"))
        table = await_true(
            lambda: next(first.games(mine=True, status="playing"), None), 180, "the common table", pause=0.2
        )
    assert sorted(seat.player for seat in table.seats) == [f"{name}-1-bot", f"{name}-2-bot"]


def test_bot__registered_again__gets_another_token(desk: Path, live_service: str) -> None:
    name = f"owner-{secrets.token_hex(3)}"
    tokens = [registered(desk, live_service, name) for _ in range(2)]
    players = [player_of(live_service, token) for token in tokens]
    assert (len(set(tokens)), players) == (2, [f"{name}-bot"] * 2)


def test_bot__registered_without_a_name__has_one(desk: Path, live_service: str) -> None:
    token = registered(desk, live_service, "")
    assert re.fullmatch(r"fred-\d+-bot", player_of(live_service, token))


def test_bot__without_a_service__waits_for_it(desk: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and never listens
        with playing(desk, f"http://127.0.0.1:{nobody.getsockname()[1]}", "dkc_none"):
            log = desk / "bot.log"
            await_true(lambda: log.read_text().startswith("The service is away: "), 120, "the first failure")


def table_of(guest: Client, bot: str):
    """The bot's table once the guest sits at it, or None."""
    for game in guest.games(status="lobby"):
        if game.host == bot:
            return guest.join(game)
    return None


def play_on(guest: Client, table) -> str:
    """Move if the guest is asked; the status of the game."""
    game = guest.game(table)
    if game.turn and game.you and game.you.legal_moves and game.you.submission is None:
        guest.move(game, game.you.legal_moves[0])
    return game.status
