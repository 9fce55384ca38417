"""The command line, run in this process and as a program."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from duckcover_sdk.terminal.help_page import KEYS
from duckcover_sdk.terminal.main import _parser, _read, main

from duckcover import cli
from duckcover.standalone import address

ROOT = Path(__file__).parents[3]
NOBODY = "http://127.0.0.1:1"


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user who has not played yet, on a machine where nothing runs."""
    for name in ("PORT", "HOST", "DUCKCOVER_URL", "DUCKCOVER_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("DUCKCOVER_DATA_DIR", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()


def test_main__auto__prints_the_report(service: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", service.url, "--auto", "2", "--seed", "5"]) == 0
    captured = capsys.readouterr()
    assert re.match(r"Game [0-9a-f-]{36}: 2 clients, seed 5\n", captured.out)
    assert captured.err == ""


def test_main__auto_json__prints_one_object(service: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", service.url, "--auto", "2", "--seed", "5", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    names = "ok game clients seed rounds turns seconds requests not_modified ranking"
    assert " ".join(summary) == names
    assert [summary[name] for name in ("ok", "clients", "seed", "rounds")] == [True, 2, 5, 3]


def test_main__refused__is_one_line_and_exit_code_1(
    service: Any, fault: Any, problem_reply: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    service.faults.append(fault("POST", "/games", problem_reply(422, "illegal")))
    assert main(["--url", service.url, "--auto", "2"]) == 1
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "422 illegal: It is illegal.\n")


def test_main__refused_json__is_an_object_and_exit_code_1(
    service: Any, fault: Any, problem_reply: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    service.faults.append(fault("POST", "/games", problem_reply(422, "illegal")))
    assert main(["--url", service.url, "--auto", "2", "--json"]) == 1
    error = {"status": 422, "code": "illegal", "detail": "It is illegal."}
    assert json.loads(capsys.readouterr().out) == {"ok": False, "error": error}


def test_main__nobody_listens__says_at_once_how_to_start_a_service(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", NOBODY]) == 1
    assert capsys.readouterr().err == (
        f"No service answers at {NOBODY}. Start one with `python3.11 bootstrap.py up`, or name another with --url. "
        "(no answer from 127.0.0.1:1: [Errno 111] Connection refused (after 2 attempts))\n"
    )


@pytest.mark.parametrize("ending", ["/", "/api/v1", "/api/v1/"])
def test_main__address_with_an_ending__is_the_service(service: Any, ending: str) -> None:
    assert main(["--url", service.url + ending, "--auto", "2", "--json"]) == 0


def test_main__no_address__is_the_one_of_the_variable(service: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUCKCOVER_URL", service.url)
    assert main(["--auto", "2", "--json"], local_url=NOBODY) == 0


def test_main__variable_is_no_address__exits_with_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DUCKCOVER_URL", "localhost:8000")
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 2
    assert "'localhost:8000' is not the address of a service, such as http" in capsys.readouterr().err


def test_cli__port_of_the_environment__is_played_on(service: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", service.url.rpartition(":")[2])
    assert cli.main(["play", "--auto", "2", "--json"]) == 0


def test_cli__up_runs_on_this_data_folder__is_played_on(
    service: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PORT", "1")
    (tmp_path / "data" / address.FILE).write_text(json.dumps({"url": service.url, "pid": os.getpid()}))
    assert cli.main(["play", "--auto", "2", "--json"]) == 0


@pytest.mark.parametrize("content", ['{"url": "http://127.0.0.1:1", "pid": 4194305}', "", "[]", '{"pid": 1}'])
def test_local_url__up_has_ended_or_left_a_broken_file__is_that_of_the_port(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str
) -> None:
    monkeypatch.setenv("PORT", "8765")
    (tmp_path / "data" / address.FILE).write_text(content)
    assert address.local_url() == "http://127.0.0.1:8765"


def test_cli__port_is_no_number__is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PORT", "duck")
    assert cli.main(["play"]) == 1
    assert capsys.readouterr().err == "duckcover: The port 'duck' is not a number from 1 to 65535.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--auto", "1"],
        ["--auto", "8"],
        ["--auto", "two"],
        ["--seats", "1"],
        ["--bots", "wild"],
        ["--url", "localhost:8000"],
        ["--turn-seconds", "59"],
        ["--url", "http://me@host"],
        ["--url", "http://host:99999"],
        ["--join", "let-me-in"],
        ["--resume", "5"],
        ["--resume", "--auto", "2"],
        ["--json"],
        ["--what"],
    ],
)
def test_main__senseless_arguments__exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: duckcover-play")


def run_program(service: Any, typed: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run the client as a program of its own, without Django's settings in its environment."""
    command = [sys.executable, "-m", "duckcover_sdk.terminal", "--url", service.url, *arguments]
    environ = {"COLUMNS": "40", "PYTHONUTF8": "1", "XDG_CONFIG_HOME": os.environ["XDG_CONFIG_HOME"]}
    return subprocess.run(command, input=typed, env=environ, capture_output=True, timeout=60)


def test_program__bytes_that_are_no_text__asks_again(service: Any) -> None:
    done = run_program(service, b"\xff\xfe\n1\n", "--seats", "2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().count("That is none of the numbers.") == 1


def test_program__ascii__writes_ascii(service: Any) -> None:
    done = run_program(service, b"1\n1\n", "--ascii")
    assert (done.returncode, done.stdout.isascii()) == (0, True)


def test_program__started_again_to_resume__is_the_same_player_in_the_same_game(service: Any) -> None:
    first = run_program(service, b"1\n", "--seats", "2").stdout.decode()
    again = run_program(service, b"1\n", "--resume").stdout.decode()
    assert again.splitlines()[0] == first.splitlines()[0]
    (game,) = service.games
    assert again.splitlines()[-2:] == [
        "You left. A bot moves for you when time runs out. To come back:",
        f"  duckcover-play --url {service.url} --resume {game}",
    ]


@pytest.mark.slow
def test_wheel__of_the_service__brings_the_terminal_client(service: Any, tmp_path: Path) -> None:
    """`duckcover play` without a checkout: what the service's wheel holds, and the packages that it asks for."""
    source = tmp_path / "source"
    for folder in ("duckcover", "games", "accounts", "requirements", "sdk/python/src"):
        shutil.copytree(ROOT / folder, source / folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(source)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    program = (
        "import duckcover, sys; from duckcover.cli import main; print(duckcover.__file__); sys.exit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "play", "--url", service.url, "--auto", "2"],
        env={"PYTHONPATH": str(tmp_path / "installed"), "PATH": ""},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(str(tmp_path / "installed"))
    assert "Requires-Dist: httpx" in next(tmp_path.glob("installed/*.dist-info/METADATA")).read_text()


def test_page__about_the_client__names_every_option_and_shows_commands_that_are_understood() -> None:
    text = (Path(__file__).parents[3] / "docs" / "play.md").read_text()
    parser = _parser("duckcover play")
    commands = re.findall(r"^ {4}duckcover play( .*)?$", text, re.MULTILINE)
    assert len(commands) > 8
    for words in commands:
        found = _read(parser.parse_args(words.split()), "http://127.0.0.1:1")
        found.close()
    options = {word for action in parser._actions for word in action.option_strings if word.startswith("--")}
    assert [option for option in sorted(options - {"--help"}) if f"`{option}" not in text] == []


def test_page__about_the_client__lists_every_key() -> None:
    text = (Path(__file__).parents[3] / "docs" / "play.md").read_text()
    assert [key for key, _ in KEYS if f"| `{key}` |" not in text and f"| {key} |" not in text and key != "n"] == []
