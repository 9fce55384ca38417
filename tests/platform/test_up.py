"""`duckcover up` as a whole: it serves, it mends itself, it leaves nothing behind."""

import json
import re
import signal
import sys
import time

import pytest

from tests.live.service import copy_migrated

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes through /proc"),
]

PARTS = ("postgres", "web", "worker", "beat")
SIGN_UP = "/_allauth/app/v1/auth/signup"
LOUD = r" (WARNING|ERROR|CRITICAL|FATAL|PANIC)[: ]|^\[(WARNING|ERROR)\]"
"""A line of ours, of PostgreSQL's or of the web server's that an operator has to look at."""
DANA = {"username": "dana", "email": "dana@example.org", "password": "a fine pond in spring"}


@pytest.fixture
def data_dir(tmp_path):
    """A folder of which the database is migrated, as after an earlier start."""
    copy_migrated(tmp_path / "data")
    return tmp_path / "data"


def test_output__ready__names_pages_api_play_and_data(instance):
    lines = [line.split()[:2] for line in instance.text.splitlines() if line.startswith("  ")]
    address = f"http://127.0.0.1:{instance.port}"
    assert lines == [
        ["Pages", f"{address}/"],
        ["API", f"{address}/api/docs"],
        ["Play", "duckcover"],
        ["Data", str(instance.data_dir)],
        ["Logs", f"{instance.data_dir}/logs"],
    ]


def test_output__its_addresses__are_served(instance):
    paths = re.findall(rf"http://127.0.0.1:{instance.port}(/\S*)", instance.text)
    assert len(paths) == 2
    assert [path for path in paths if not 200 <= instance.request(path)[0] < 400] == []


def test_service_file__while_it_runs__says_where_it_is(instance):
    found = json.loads((instance.data_dir / "service.json").read_text())
    assert found == {"url": f"http://127.0.0.1:{instance.port}", "pid": instance.process.pid}


def test_logs__of_a_first_start__hold_no_warning(instance):
    errors = [line for text in instance.first_logs.values() for line in text.splitlines() if re.search(LOUD, line)]
    assert (errors, "web.log" in instance.first_logs) == ([], True)


def test_account__made__is_kept_by_a_killed_database(instance, until):
    token = instance.request(SIGN_UP, DANA)[1]["meta"]["access_token"]
    instance.kill("postgres")
    assert until(lambda: instance.request("/api/v1/me", token=token)[0] == 200)


@pytest.mark.parametrize("part", PARTS)
def test_part__killed__is_started_again_and_all_serves(instance, until, part):
    first = instance.kill(part)
    second = until(lambda: instance.pid(part) not in (0, first) and instance.pid(part))
    until(instance.ready)
    assert (second != first, f"{part} (pid {first}) was killed by signal 9" in instance.text) == (True, True)


@pytest.mark.parametrize("part", ["web", "worker"])
def test_helpers_of_a_part__killed__are_replaced(instance, until, part):
    before = instance.kill_helpers(part)
    until(lambda: len(instance.helpers(part) - before) >= len(before))
    assert until(instance.ready)


def test_game__four_clients__is_played_to_its_end(instance, run):
    done = run("play", "--auto", "4", "--url", f"http://127.0.0.1:{instance.port}")
    assert done.returncode == 0, done.stdout + done.stderr


def test_worker__started_again__takes_tasks(instance, until, last_sweep):
    instance.kill("worker")
    killed = time.time()
    assert until(lambda: last_sweep() > killed + 1)


def test_worker__its_helpers_killed_again_and_again__takes_tasks(instance, until, last_sweep):
    """One that is killed while it waits for work must not take the way to all work along."""
    for _ in range(5):
        instance.kill_helpers("worker")
        killed = time.time()
        until(lambda killed=killed: last_sweep() > killed + 1, 50)


@pytest.fixture
def last_sweep(instance):
    """When a worker has ended its last sweep, in seconds since the epoch; 0 while nobody says."""

    def seconds():
        answer = instance.request("/readyz")[1]
        return time.time() - answer["checks"]["sweep"]["age_seconds"] if answer else 0

    return seconds


def test_second_instance__same_folder__is_told_who_holds_it(instance, start):
    second = start(instance.data_dir)
    assert (second.process.wait(90), second.text) == (
        1,
        f"duckcover: Another instance (pid {instance.process.pid}) runs on the data folder {instance.data_dir}.\n",
    )


def test_command__of_django__uses_the_running_database(instance, run):
    done = run("migrate", "--check", DUCKCOVER_DATA_DIR=str(instance.data_dir))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def left_over(data_dir, tmp_path, members, listens):
    """What a stopped instance of the test's folder has left: processes, files, a port that is listened on."""

    def found(one):
        return (
            members(tmp_path),
            [name for name in ("run", "service.json") if (data_dir / name).exists()],
            listens(one.port),
        )

    return found


def test_interrupt__of_one_of_two_instances__leaves_nothing_of_it_and_the_other_serving(
    instance, start, data_dir, left_over
):
    one = start(data_dir).await_ready()
    assert (instance.ready(), one.ready()) == (True, True)
    assert one.stop(signal.SIGINT) == 0
    assert (left_over(one), instance.ready()) == ((set(), [], False), True)


def test_stop__while_it_starts__leaves_nothing(start, tmp_path, members, until):
    one = start(tmp_path / "data")
    until(lambda: "PostgreSQL answers" in one.text)
    assert (one.stop(), members(tmp_path), (tmp_path / "data/run").exists()) == (0, set(), False)


def test_supervisor__killed__starts_again_and_stops_without_a_trace(start, data_dir, left_over):
    one = start(data_dir).await_ready()
    one.stop(signal.SIGKILL)
    again = start(data_dir, port=one.port).await_ready()
    assert again.ready()
    assert again.stop(signal.SIGTERM) == 0
    assert left_over(again) == (set(), [], False)
