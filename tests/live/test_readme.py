"""What the README tells a new user to type does what it says."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"
MARK = "<!-- tests/live/test_readme.py runs this block as it stands -->"


@pytest.mark.slow
def test_curl_block__on_a_running_service__plays_a_turn(live_service: str, tmp_path: Path) -> None:
    block = re.search(re.escape(MARK) + r"\n```sh\n(.*?)```", README.read_text(), re.DOTALL)
    assert block is not None
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block[1]],
        cwd=tmp_path,
        env={**os.environ, "API": live_service},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    move = json.loads((tmp_path / "move.json").read_text())
    submitted = re.search(r'\{"turn":.*?"origin":"player".*?\}', done.stdout)
    assert submitted is not None
    assert {name: json.loads(submitted[0])[name] for name in move} == move
    events = json.loads(done.stdout[submitted.end() :])["results"]
    assert {event["kind"] for event in events} >= {"seat_taken", "turn_opened", "seat_ready", "turn_resolved"}
