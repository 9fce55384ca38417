"""`/metrics`: closed without its token; counts of several processes; gauges of what the database knows."""

import datetime as dt
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.utils import timezone
from kombu import Connection
from prometheus_client.parser import text_string_to_metric_families

from duckcover import metrics
from duckcover.celery import app as celery
from duckcover.metrics import Gauge
from duckcover.standalone.embedded import broker_options, broker_url
from games.models import Game, Heartbeat, Turn
from tests.games.factories import make_game
from tests.live.service import await_true, free_port
from tests.platform.conftest import BEARER, TOKEN

pytestmark = pytest.mark.django_db

REDIS = shutil.which("redis-server")
SWEEPS = [queue for queue in django_settings.CELERY_TASK_QUEUES if queue.name == "sweeps"]
PROJECT = Path(__file__).resolve().parents[2]
COUNTING = """
import sys
from duckcover import metrics
for _ in range(int(sys.argv[1])):
    metrics.observe("request", 0.02, "GET /pond", "200")
metrics.set_level("streams", int(sys.argv[1]), "stream")
print("counted", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def read(client, metrics_folder):
    """The samples of one answer, by name and labels."""

    def samples():
        text = client.get("/metrics", headers=BEARER).content.decode()
        found = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
        return {(sample.name, *sorted(sample.labels.values())): sample.value for sample in found}

    return samples


@pytest.fixture
def count(tmp_path):
    """Start processes that count requests and then wait; they are gone after the test."""
    started = []

    def start(times):
        environment = {**os.environ, "DUCKCOVER_DATA_DIR": str(tmp_path), "DUCKCOVER_METRICS_TOKEN": TOKEN}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        command = [sys.executable, "-c", COUNTING, str(times)]
        process = subprocess.Popen(command, env=environment, cwd=PROJECT, **pipes)
        started.append(process)
        assert process.stdout.readline() == "counted\n"
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def test_metrics__off__is_absent(client):
    assert client.get("/metrics").status_code == 404


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer nonsense"}, {"Authorization": TOKEN}])
def test_metrics__without_the_token__is_refused(client, metrics_folder, headers):
    answer = client.get("/metrics", headers=headers)
    assert (answer.status_code, answer.content) == (401, b"")


def test_metrics__scraper_that_knows_the_machine_by_number__is_answered(client, metrics_folder):
    assert client.get("/metrics", headers={**BEARER, "Host": "10.1.2.3:8000"}).status_code == 200


def test_requests__by_operation_and_status__are_counted(client, read):
    for path in ("/api/v1/games", "/api/v1/games", "/api/v1/me", "/nothing/secret-key"):
        client.get(path)
    found = read()
    counts = {key[1:]: value for key, value in found.items() if key[0] == "duckcover_request_seconds_count"}
    assert counts == {
        ("200", "GET /api/v1/games"): 2.0,
        ("401", "GET /api/v1/me"): 1.0,
        ("404", "GET -"): 1.0,
    }


def test_requests__of_an_unknown_method__share_one_name(client, read):
    for method in ("QUACK", "SPLASH"):
        client.generic(method, "/healthz")
    assert read()["duckcover_request_seconds_count", "405", "OTHER /healthz"] == 2.0


def test_processes__at_the_same_time__are_added_up(count, read):
    count(3)
    count(4)
    assert read()["duckcover_request_seconds_count", "200", "GET /pond"] == 7.0


def test_process__after_one_that_was_killed__goes_on_with_its_counts(count, read, metrics_folder):
    first = count(3)
    first.send_signal(signal.SIGKILL)
    first.wait()
    count(4)
    assert [file.name for file in metrics_folder.glob("histogram_*.db")] == ["histogram_0.db"]
    assert read()["duckcover_request_seconds_count", "200", "GET /pond"] == 7.0


def test_streams__open_in_each_process__are_told_apart__and_gone_with_it(count, read):
    first, _second = count(3), count(4)
    assert {key[1:]: value for key, value in read().items() if key[0] == "duckcover_streams"} == {
        ("0", "stream"): 3.0,
        ("1", "stream"): 4.0,
    }
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert {key[1:]: value for key, value in read().items() if key[0] == "duckcover_streams"} == {("1", "stream"): 4.0}


def test_gauges__of_games__are_those_of_the_database(read):
    game = make_game()
    now = timezone.now()
    Turn.objects.filter(game=game, resolved_at=None).update(due_at=now - dt.timedelta(seconds=90))
    Heartbeat.objects.create(name=Heartbeat.SWEEP, at=now - dt.timedelta(seconds=40))
    found = read()
    assert found["duckcover_overdue_turns",] == 1.0
    assert 90 <= found["duckcover_overdue_oldest_seconds",] < 120
    assert 40 <= found["duckcover_sweep_age_seconds",] < 70
    assert found["duckcover_quarantined_games",] == 0.0


def test_gauges__game_in_quarantine__is_counted(read):
    Game.objects.filter(pk=make_game().pk).update(quarantined_at=timezone.now())
    assert read()["duckcover_quarantined_games",] == 1.0


def test_gauges__queues__tell_how_many_tasks_wait(read):
    assert {key[1] for key in read() if key[0] == "duckcover_queue_tasks"} == {"celery", "sweeps"}


@pytest.fixture(params=["folder", pytest.param("redis", marks=pytest.mark.skipif(not REDIS, reason="no redis-server"))])
def broker(request, tmp_path, monkeypatch):
    """Connect to an empty broker that nobody takes tasks from."""
    if request.param == "folder":
        url, options = broker_url(tmp_path), broker_options(tmp_path)
    else:
        port = request.getfixturevalue("redis_port")
        url, options = f"redis://127.0.0.1:{port}/0", {}
    connect = partial(Connection, url, transport_options=options)
    monkeypatch.setattr(celery, "connection_for_read", lambda **_: connect())
    return connect


@pytest.fixture
def redis_port(tmp_path):
    """The port of a Redis that is gone after the test."""
    port = free_port()
    command = [REDIS, "--port", str(port), "--save", "", "--dir", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    await_true(lambda: is_open(port), 30, "Redis")
    yield port
    process.kill()
    process.wait()


def is_open(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def test_gauges__queues__tell_how_long_the_oldest_task_has_waited(broker, read):
    now = time.time()
    for age in (90, 30):  # seconds, the oldest first, as they are published
        with broker() as connection:
            headers = {"published_at": now - age}
            connection.Producer().publish({}, routing_key="sweeps", exchange="sweeps", headers=headers, declare=SWEEPS)
        time.sleep(0.01)  # the folder orders messages by the millisecond
    found = read()
    assert 90 <= found["duckcover_queue_oldest_seconds", "sweeps"] < 100
    assert (found["duckcover_queue_oldest_seconds", "celery"], found["duckcover_queue_tasks", "sweeps"]) == (0.0, 2.0)


def test_gauges__source_that_fails__does_not_hide_the_others(monkeypatch, read):
    monkeypatch.setitem(metrics._sources, "pond", lambda: iter([Gauge("duckcover_pond", "", 1 / 0)]))
    found = read()
    assert (found["duckcover_metrics_source_up", "pond"], found["duckcover_metrics_source_up", "games"]) == (0.0, 1.0)


def test_observe__off__makes_no_file(settings, tmp_path):
    settings.DATA_DIR = tmp_path
    metrics.observe("request", 0.1, "GET /pond", "200")
    assert list(tmp_path.iterdir()) == []


def test_operators_page__its_metrics__are_those_that_are_told(read, client):
    page = (PROJECT / "docs" / "operators.md").read_text()
    Heartbeat.objects.create(name=Heartbeat.SWEEP, at=timezone.now())
    client.get("/healthz")
    metrics.observe("task", 0.1, "games.tasks.sweep", "success")
    metrics.observe("task_wait", 0.1, "games.tasks.sweep")
    metrics.set_level("streams", 1, "stream")
    told = {key[0] for key in read()}
    named = set(re.findall(r"\bduckcover_[a-z_]+\b", page)) - {"duckcover_cache"}
    families = {re.sub(r"_(bucket|count|sum)$", "", name) for name in told}
    assert {re.sub(r"_(bucket|count|sum)$", "", name) for name in named} == families
