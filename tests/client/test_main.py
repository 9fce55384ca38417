"""The command line, run in this process and as a program."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duckcover.client.main import main

ROOT = Path(__file__).parents[2]


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
    assert (captured.out, captured.err) == ("", "422 illegal It is illegal.\n")


def test_main__refused_json__is_an_object_and_exit_code_1(
    service: Any, fault: Any, problem_reply: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    service.faults.append(fault("POST", "/games", problem_reply(422, "illegal")))
    assert main(["--url", service.url, "--auto", "2", "--json"]) == 1
    error = {"status": 422, "code": "illegal", "detail": "It is illegal."}
    assert json.loads(capsys.readouterr().out) == {"ok": False, "error": error}


def test_main__nobody_listens__is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", "http://127.0.0.1:1"]) == 1
    assert capsys.readouterr().err == "no answer from http://127.0.0.1:1: Connection refused\n"


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
        ["--json"],
        ["--what"],
    ],
)
def test_main__senseless_arguments__exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: duckcover play")


def run_program(service: Any, typed: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run the client as a program of its own, without Django's settings in its environment."""
    command = [sys.executable, "-m", "duckcover.client", "--url", service.url, *arguments]
    environ = {"PYTHONPATH": str(ROOT), "COLUMNS": "40", "PYTHONUTF8": "1"}
    return subprocess.run(command, input=typed, env=environ, capture_output=True, timeout=60)


def test_program__bytes_that_are_no_text__asks_again(service: Any) -> None:
    done = run_program(service, b"\xff\xfe\n1\n", "--seats", "2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().count("That is none of the numbers.") == 1


def test_program__ascii__writes_ascii(service: Any) -> None:
    done = run_program(service, b"1\n1\n", "--ascii")
    assert (done.returncode, done.stdout.isascii()) == (0, True)


def imported_by(source: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    nodes = list(ast.walk(ast.parse(source.read_text())))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}


def test_client__its_imports__are_its_own_modules_and_the_standard_library() -> None:
    sources = list((ROOT / "duckcover" / "client").glob("*.py"))
    names = set().union(*(imported_by(source) for source in sources))
    foreign = {name for name in names if name.split(".")[0] not in sys.stdlib_module_names}
    assert {name for name in foreign if not name.startswith("duckcover.client.")} == set()
    assert len(sources) > 10
