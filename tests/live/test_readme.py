"""What the README tells a new user to type does what it says."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from games.rules.record import verify

ROOT = Path(__file__).resolve().parents[2]
MARK = "<!-- tests/live/test_readme.py runs this block as it stands -->"


def run_block(page: str, api: str, folder: Path, times: int = 1) -> str:
    """Run the marked block of a page as it stands, in one shell however often; what it prints."""
    block = re.search(re.escape(MARK) + r"\n```sh\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)
    assert block is not None
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block[1] * times],
        cwd=folder,
        env={**os.environ, "API": api},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert (done.stderr, done.returncode) == ("", 0), done.stdout
    return done.stdout


@pytest.mark.slow
def test_curl_block__on_a_running_service__plays_a_turn(live_service: str, tmp_path: Path) -> None:
    output = run_block("README.md", live_service, tmp_path)
    move = json.loads((tmp_path / "move.json").read_text())
    submitted = re.search(r'\{"turn":.*?"origin":"player".*?\}', output)
    assert submitted is not None
    assert {name: json.loads(submitted[0])[name] for name in move} == move
    events = json.loads(output[submitted.end() :])["results"]
    assert {event["kind"] for event in events} >= {"seat_taken", "turn_opened", "turn_resolved"}
    resolved = max(event["turn"] for event in events if event["kind"] == "turn_resolved")
    turn = json.loads(submitted[0])["turn"]
    # a turn that nobody has to decide may be resolved by now: then H5 hides who was asked in the one before it
    assert resolved > turn or turn in {event["turn"] for event in events if event["kind"] == "seat_ready"}


@pytest.mark.slow
def test_quick_start__on_a_running_service__plays_and_keeps_the_record(live_service: str, tmp_path: Path) -> None:
    output = run_block("docs/api/quickstart-curl.md", live_service, tmp_path)
    record = json.loads((tmp_path / "record.json").read_text())
    assert json.loads((tmp_path / "table.json").read_text())["turn"]["number"] > 1
    assert "\n304\n" in output
    verify(record)


@pytest.mark.slow
def test_tokens_page__on_a_running_service__makes_and_revokes_tokens(live_service: str, tmp_path: Path) -> None:
    output = run_block("docs/api/tokens.md", live_service, tmp_path)
    table, bot = (json.loads((tmp_path / name).read_text()) for name in ("table.json", "bot.json"))
    assert re.findall(r"^\d{3}$", output, re.MULTILINE) == ["200", "401"]
    assert json.loads((tmp_path / "refused.json").read_text())["code"] == "invalid_token"
    assert (table["host"], table["seats"][0]["is_bot"], bot["owner"][:5]) == (bot["username"], True, "gwen-")


@pytest.mark.slow
@pytest.mark.parametrize("page", ["README.md", "docs/api/quickstart-curl.md", "docs/api/tokens.md"])
def test_block__pasted_twice_into_one_shell__works_again(page: str, live_service: str, tmp_path: Path) -> None:
    assert run_block(page, live_service, tmp_path, times=2)
