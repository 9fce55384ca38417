"""The clients for Kotlin, Swift 6 and Dart: made without a warning, true to the document; two of them at work."""

import json
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from duckcover_sdk import Client
from duckcover_sdk.terminal.players import sign_up, throwaway_name

from tests.live.plugin import ALL_TESTS

PROJECT = Path(__file__).resolve().parents[3]
MOBILE = PROJECT / "sdk" / "mobile"
GSON = Path(os.environ.get("GSON", "/usr/share/java/gson.jar"))
HERE = Path(__file__).parent
needs = runpy.run_path(str(MOBILE / "needs.py"))
OUT_OF_REACH = 3
"""What `install.sh` ends with where there is no Swift compiler to be had; any other failure is one."""

# the Kotlin compiler takes two minutes of its own, more on a busy machine
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900), pytest.mark.needs("java")]
SECONDS = 800


def run(*words, document: str = "", **environment):
    """Run a command; when it takes too long, it is ended with everything that it has started."""
    process = subprocess.Popen(
        list(map(str, words)),
        cwd=PROJECT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | environment,
    )
    try:
        output, errors = process.communicate(document, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    return subprocess.CompletedProcess(process.args, process.returncode, output, errors)


@pytest.fixture(scope="module")
def document(tmp_path_factory):
    """The document as it was when the tests began."""
    return shutil.copy(PROJECT / "openapi.yaml", tmp_path_factory.mktemp("document") / "openapi.yaml")


@pytest.fixture(scope="module")
def clients(document, tmp_path_factory):
    """The folder with all three clients."""
    out = tmp_path_factory.mktemp("mobile")
    done = run(sys.executable, MOBILE / "generate.py", out, "--document", document)
    assert (done.stderr, done.returncode) == ("", 0)
    return out


def test_check__generated_clients__are_what_the_document_says(clients, document):
    done = run(sys.executable, MOBILE / "check.py", clients, "--document", document)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


@pytest.fixture(scope="module")
def found(clients, document):
    """What the check finds in the clients; called again, it does not read the document again."""
    checker = runpy.run_path(str(MOBILE / "check.py"))
    expected = checker["models_of"](checker["prepared"](document))
    return lambda: list(checker["faults_of"](clients, expected))


FAULTS = [
    ("kotlin/src/main/kotlin/org/duckcover/client/models/OpenTurn.kt", "val call: Call?", "val call: Call"),
    ("kotlin/src/main/kotlin/org/duckcover/client/models/Seat.kt", "val index: kotlin.Int", "val index: kotlin.Int?"),
    ("kotlin/src/main/kotlin/org/duckcover/client/models/SeatState.kt", 'quack("quack")', 'quack("moo")'),
    ("kotlin/src/main/kotlin/org/duckcover/client/models/Card.kt", "is kotlin.Int)", "is kotlin.String)"),
    ("swift/Sources/DuckcoverClient/Models/OpenTurn.swift", "var call: Call?", "var call: Call"),
    ("swift/Sources/DuckcoverClient/Models/OpenTurn.swift", '"waiting_for"', '"waits_for"'),
    ("swift/Sources/DuckcoverClient/Models/SeatState.swift", '"unknown_default_open_api"', '"unknown"'),
    ("swift/Sources/DuckcoverClient/Models/Card.swift", "case typeInt(Int)", "case typeDouble(Double)"),
    ("swift/Sources/DuckcoverClient/Models/OpenTurn.swift", "var deadline: Date", "var deadline: String"),
    ("swift/Sources/DuckcoverClient/APIs/PlayAPI.swift", "func submitMove(", "func sendMove("),
    ("kotlin/src/main/kotlin/org/duckcover/client/models/OpenTurn.kt", "java.time.OffsetDateTime", "kotlin.String"),
    ("kotlin/src/main/kotlin/org/duckcover/client/apis/LobbyApi.kt", ") : Game {", ") : Seat {"),
    ("dart/lib/src/model/open_turn.dart", "Call? get call", "Call get call"),
    ("dart/lib/src/model/game.dart", "BuiltList<Seat> get seats", "BuiltList<Stack> get seats"),
    ("dart/lib/src/model/seat_state.dart", "wireName: r'quack'", "wireName: r'moo'"),
    ("dart/lib/src/model/card.dart", "FullType(int)", "FullType(String)"),
    ("dart/lib/src/model/open_turn.dart", "DateTime get deadline", "String get deadline"),
    (
        "dart/lib/src/api/play_api.dart",
        "Future<Response<Submission>> submitMove(",
        "Future<Response<Move>> submitMove(",
    ),
    ("dart/lib/src/api/play_api.dart", "try {", "try {{"),
    ("dart/lib/src/model/open_turn.dart", "import 'package:duckcover_client/src/model/call.dart';", ""),
    ("dart/lib/src/model/open_turn.dart", "src/model/call.dart", "src/model/cull.dart"),
]


@pytest.mark.parametrize(("file", "right", "wrong"), FAULTS)
def test_check__fault__is_found(clients, found, file, right, wrong):
    text = (clients / file).read_text()
    assert right in text
    try:
        (clients / file).write_text(text.replace(right, wrong))
        assert {line.split(":")[0] for line in found()} == {file.split("/")[0]}
    finally:
        (clients / file).write_text(text)


def test_generate__document_that_warns__fails(document, tmp_path):
    broken = tmp_path / "openapi.yaml"
    text = Path(document).read_text()
    broken.write_text(text.replace("#/components/schemas/Cell'", "#/components/schemas/Nowhere'", 1))
    done = run(sys.executable, MOBILE / "generate.py", tmp_path / "out", "--only", "dart", "--document", broken)
    assert done.returncode == 1
    assert "Nowhere" in done.stderr


@pytest.fixture(scope="module")
def bare_python(tmp_path_factory):
    """A Python with nothing installed."""
    folder = tmp_path_factory.mktemp("bare") / "venv"
    venv.create(folder, with_pip=False)
    return folder / "bin" / "python"


@pytest.mark.parametrize("program", ["generate.py", "check.py"])
def test_program__packages_and_java_missing__names_them_and_how_to_install_them(bare_python, tmp_path, program):
    done = run(bare_python, MOBILE / program, tmp_path / "out", PATH="")
    packages = "openapi-generator-cli, pyyaml, tree-sitter-language-pack"
    install = f"{bare_python} -m pip install -r {MOBILE / 'requirements.txt'}"
    assert (done.returncode, done.stdout, done.stderr.splitlines()) == (
        1,
        "",
        [
            f"Not installed: {packages}. Run: {install}",
            "Not installed: Java 11 or newer. On Debian, run: apt-get install default-jre-headless",
        ],
    )
    assert not (tmp_path / "out").exists()


def test_requirements__of_the_programs__are_what_they_look_for():
    lines = (MOBILE / "requirements.txt").read_text().splitlines()
    named = {re.split("[~ ]", line)[0] for line in lines if not line.startswith("#")}
    assert named == set(needs["MODULES"].values())


@pytest.fixture(scope="module")
def lobby(live_service):
    """A lobby of two as the service tells it, one seat taken."""
    with Client(live_service) as anybody:
        player = sign_up(anybody, throwaway_name("mobile"))
        game = player.create_game("For apps", seats=2, visibility="unlisted")
        return player.api.get_httpx_client().get(f"/api/v1/games/{game.id}").json()


@pytest.fixture(scope="module")
def swift():
    """The installer of the Swift compiler, as it ended."""
    return run(MOBILE / "swift" / "install.sh")


@pytest.fixture(params=["kotlin", "swift"])
def app(request, clients):
    """Compile a program of this folder with one of the clients, run it, and return what it prints, line by line."""
    language, ending = request.param, {"kotlin": "kt", "swift": "swift"}[request.param]
    if language == "kotlin" and not GSON.is_file():
        (pytest.fail if os.environ.get(ALL_TESTS) else pytest.skip)(f"not installed: {GSON}")
    if language == "swift" and request.getfixturevalue("swift").returncode == OUT_OF_REACH:
        pytest.skip("no Swift compiler: the figures say why")

    def start(name, *words, document=""):
        done = run(MOBILE / language / "compile.sh", clients, HERE / f"{name}.{ending}", *words, document=document)
        assert (done.returncode, "warning:" in done.stderr) == (0, False), done.stderr
        return done.stdout.splitlines()

    return start


def test_swift__compiler__is_there_or_told_to_be_out_of_reach(swift, figure):
    """Debian 13 may be out of reach without a fault of this project; that is not passed over in silence."""
    assert swift.returncode in (0, OUT_OF_REACH), swift.stderr
    why = (swift.stderr.splitlines() or [""])[-1]
    figure("Swift client", f"NOT COMPILED, {why}" if swift.returncode else "compiled and run with Swift 6 of Debian 13")


def test_swift__archive_out_of_reach__is_told_from_a_fault(tmp_path):
    nowhere = "http://127.0.0.1:9"
    done = run(MOBILE / "swift" / "install.sh", tmp_path / "swift", http_proxy=nowhere, https_proxy=nowhere)
    assert (done.returncode, done.stdout) == (OUT_OF_REACH, "")
    assert done.stderr.splitlines()[-1].startswith("install.sh: no Swift compiler: ")


def test_swift__program_with_a_wrong_type__does_not_compile(swift, clients, tmp_path):
    if swift.returncode == OUT_OF_REACH:
        pytest.skip("no Swift compiler: the figures say why")
    program = tmp_path / "Wrong.swift"
    program.write_text("import DuckcoverClient\nlet state: SeatState = GameStatus.lobby\n")
    done = run(MOBILE / "swift" / "compile.sh", clients, program)
    assert done.returncode != 0
    assert "cannot convert value of type 'GameStatus'" in done.stderr


def test_app__documents__are_read_with_what_may_come(app, lobby):
    """Numbers and words as cards, null where null may be, times to the microsecond; words and fields of tomorrow."""
    times = {"opened_at": "2026-11-20T12:00:00Z", "deadline": "2026-11-21T12:00:00.123456Z", "deadlines": {}}
    turn = {"number": 1, "phase": "move", "waiting_for": [0], **times}
    played = {**lobby, "status": "playing", "turn": {**turn, "card": 7, "call": 7}}
    repeated = {**lobby, "turn": {**turn, "card": "repeat", "call": None, "opened_at": "2026-11-20T12:00:00.250999Z"}}
    highest = {**lobby, "turn": {**turn, "card": "max", "call": "max"}}
    tomorrow = {**lobby, "mood": {"of": "the ducks"}}
    tomorrow["seats"] = [{**tomorrow["seats"][0], "state": "asleep", "hat": 1}, *tomorrow["seats"][1:]]
    problem = {"type": "about:blank", "title": "No", "status": 422, "detail": "No.", "code": "illegal_move"}
    move = {"action": "cover", "from": {"row": 0, "col": 0}, "to": {"row": 0, "col": 1}}
    documents = [
        lobby,
        played,
        repeated,
        highest,
        tomorrow,
        {**problem, "legal_moves": [move]},
        {**problem, "code": "too_many_ducks", "status": 409, "turn": 7, "mood": "good"},
    ]
    assert app("Documents", document="\n".join(map(json.dumps, documents))) == [
        "lobby null [idle, idle] true",
        "playing number 7 7 1795176000000 [idle, idle] true",
        "lobby word repeat null 1795176000250 [idle, idle] true",
        "lobby word max max 1795176000000 [idle, idle] true",
        "lobby null [?, idle] true",
        "illegal_move 422 1 null",
        "? 409 null 7",
    ]


def test_app__card_of_tomorrow__does_not_spoil_the_game(app, lobby):
    times = {"opened_at": "2026-11-20T12:00:00Z", "deadline": "2026-11-20T13:00:00Z", "deadlines": {}}
    turn = {"number": 1, "phase": "move", "waiting_for": [0], **times}
    game = {**lobby, "turn": {**turn, "card": "joker", "call": "least"}}
    assert [line.split(" 1795")[0] for line in app("Documents", document=json.dumps(game))] == ["lobby ? ?"]


def test_app__live_service__signs_up_makes_a_game_and_moves(app, live_service):
    name = throwaway_name("app")
    assert app("Play", live_service, name) == [f"playing {name}", *["true player true true"] * 3, "409 turn_closed"]
