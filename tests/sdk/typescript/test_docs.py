"""The pages for TypeScript: their blocks run in order, as they stand, in one shell."""

import os
import re
import secrets
import subprocess
from pathlib import Path

import pytest
from duckcover_sdk import Client

from tests.live.service import await_true

README = Path(__file__).resolve().parents[3] / "sdk" / "typescript" / "README.md"
PAGES = Path(__file__).resolve().parents[3] / "docs" / "api"
BLOCK = re.compile(r"^```(sh|ts)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"// (\w+\.ts)\n")

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900), pytest.mark.needs("npm")]


def script_of(page: str, *, begin: int = 0) -> str:
    """The blocks of a page as one shell script; a block of TypeScript is written to the file that it names."""
    steps = []
    for language, text in BLOCK.findall((PAGES / page).read_text()):
        name = NAMED.match(text)
        steps.append(text if language == "sh" else f"cat > {name[1]} <<'END OF BLOCK'\n{text}END OF BLOCK\n")
    return "\n".join(steps[begin:])


def run(script: str, folder: Path, **environment: str) -> list[str]:
    """Run a script; the lines that it prints."""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=800,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def quickstart(package, live_service, tmp_path_factory):
    """The folder in which the quick start was run, and what it printed; its first block has built the package."""
    folder = tmp_path_factory.mktemp("quickstart")
    root = str(package.folder.parents[1])
    return folder, run(script_of("quickstart-typescript.md", begin=1), folder, API=live_service, DUCKCOVER=root)


def test_quickstart__from_nothing__plays_a_game(quickstart):
    _, lines = quickstart
    results, proof, refusal = lines[-3:]
    assert re.fullmatch(r"After three rounds: seat \d has -?\d+, seat \d has -?\d+", results)
    assert re.fullmatch(r"Fair and square, all \d+ turns", proof)
    assert refusal == "Too late: This turn does not take moves."


def test_readme__its_loop__plays_one_turn_after_the_other(quickstart, live_service):
    """The first block as it stands, but for the address; the loop goes on after the turn that waited at first."""
    block = re.search(r"```ts\n(.*?)```", README.read_text(), re.DOTALL)[1]
    folder, name = quickstart[0] / "ducks", f"loop-{secrets.token_hex(4)}"
    (folder / "loop.ts").write_text(block.replace("https://ducks.example.org", live_service))
    run("npx tsc --strict --target es2022 --module nodenext loop.ts", folder)
    with Client(live_service).sign_up(name, "rubber-duck-pond", f"{name}@example.com") as player:
        environment = {**os.environ, "DUCKCOVER_TOKEN": player.token}
        with subprocess.Popen(["node", "loop.js"], cwd=folder, env=environment) as program:
            try:
                game = player.create_game(seats=2, bots=["steady"])  # after the start: nothing waited at first
                await_true(lambda: player.game(game).round_.number == 2, 400, "the second round", pause=0.5)
                assert program.poll() is None
            finally:
                program.kill()
        first = player.record(game).rounds[0]
    assert {move.origin for turn in first.turns for move in turn.moves if move.seat == 0} == {"player"}


def test_readme__games_that_last_for_days__runs(quickstart, live_service):
    block = re.findall(r"```ts\n(.*?)```", README.read_text(), re.DOTALL)[1]
    folder, name = quickstart[0] / "ducks", f"days-{secrets.token_hex(4)}"
    (folder / "days.ts").write_text(block.replace("https://ducks.example.org", live_service))
    with Client(live_service).sign_up(name, "rubber-duck-pond", f"{name}@example.com") as player:
        script = "npx tsc --strict --target es2022 --module nodenext days.ts && node days.js"
        lines = run(script, folder, DUCKCOVER_TOKEN=player.token)
    assert re.fullmatch(r"0 (asked|moved|not_asked) \d+", lines[0])
    assert re.fullmatch(r"paused until \d{4}-\S+ \[ 'Back on Monday' \]", lines[-2])
    assert lines[-1] == "changed: true"


def test_events__in_the_project_of_the_quick_start__shows_what_the_page_says(quickstart, live_service):
    folder, _ = quickstart
    output = "\n".join(run(script_of("events.md"), folder / "ducks", API=live_service))
    assert "unchanged: 304" in output
    assert re.search(r"version \d+: turn \d+ waits for seats 0", output)
    ready, over = (
        re.findall(rf"^\d+ {kind} turn \d+", output, re.MULTILINE) for kind in ("seat_ready", "turn_resolved")
    )
    assert ready or len(over) > 1  # hidden once the next turn is over, which at times waits for nobody
    assert "retry: 2000" in output
    before, after = re.search(r"^after (\d+) comes (\d+)$", output, re.MULTILINE).groups()
    assert int(before) < int(after)
    assert re.search(r"^followed: \d+ game_started$", output, re.MULTILINE)
