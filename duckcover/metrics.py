"""`/metrics` for Prometheus: on when `DUCKCOVER_METRICS_TOKEN` is set, for whoever sends that token as a bearer token.

Each process counts requests and tasks in files of the folder `metrics` in the data folder; an answer adds them up.
What the database or the broker knows is asked when somebody reads. An app adds its own gauges with `register_gauges`.
"""

import fcntl
import itertools
import json
import logging
import os
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
_log = logging.getLogger(__name__)


class Gauge(NamedTuple):
    """A value at this moment; `labels` are its own among the gauges of one name."""

    name: str
    explanation: str
    value: float
    labels: dict[str, str] = {}


Source = Callable[[], Iterable[Gauge]]
_sources: dict[str, Source] = {}


def register_gauges(name: str, source: Source) -> None:
    """Ask `source` for gauges whenever `/metrics` is read; it must answer in a second or two."""
    _sources[name] = source


class _Slot:
    """The name under which this process counts: the lowest number that no other living process has.

    The files of a process that died are continued by the next one, so that counts never go back and no file piles up.
    A fork takes a number of its own.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pid = 0
        self._name = ""

    def __call__(self) -> str:
        if os.getpid() != self._pid:
            self._take()
        return self._name

    def _take(self) -> None:
        for number in itertools.count():
            descriptor = os.open(self._folder / f"{number}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(descriptor)
                continue
            self._pid, self._name = os.getpid(), str(number)
            return


class _Meters:
    """The histograms of this process, and what they add up to over all processes."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.environ[FOLDER_VARIABLE] = str(folder)  # read when prometheus_client is imported
        from prometheus_client import CollectorRegistry, Histogram, values
        from prometheus_client import Gauge as Level
        from prometheus_client.multiprocess import MultiProcessCollector

        self._folder = folder

        values.ValueClass = values.MultiProcessValue(_Slot(folder))  # type: ignore[no-untyped-call]  # untyped
        self.registry = CollectorRegistry()
        MultiProcessCollector(self.registry, path=str(folder))  # type: ignore[no-untyped-call]  # untyped
        self.registry.register(_Gauges())
        self._histograms = {
            name: Histogram(f"duckcover_{name}_seconds", text, labels, buckets=BUCKETS, registry=None)
            for name, text, labels in (
                ("request", "Requests, from their arrival to the answer.", ("operation", "status")),
                ("task", "Tasks of the worker.", ("task", "outcome")),
                ("task_wait", "Tasks, from their publication to their start.", ("task",)),
            )
        }
        self._levels = {
            name: Level(f"duckcover_{name}", text, labels, registry=None, multiprocess_mode="liveall")
            for name, text, labels in (("streams", "What a process of the API holds open.", ("kind",)),)
        }
        self._children: dict[tuple[str, ...], Any] = {}

    def observe(self, name: str, seconds: float, *labels: str) -> None:
        """Add one observation; its child is looked up once a process."""
        key = (name, *labels)
        child = self._children.get(key)
        if child is None:
            child = self._children[key] = self._histograms[name].labels(*labels)
        child.observe(seconds)

    def set_level(self, name: str, value: float, *labels: str) -> None:
        """Say how much there is of something in this process."""
        self._levels[name].labels(*labels).set(value)

    def forget_dead(self) -> None:
        """Let the levels go of processes that have died: nobody holds their names."""
        from prometheus_client.multiprocess import mark_process_dead

        for lock in self._folder.glob("*.lock"):
            with lock.open() as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    continue
                mark_process_dead(lock.stem, str(self._folder))  # type: ignore[no-untyped-call]  # untyped


class _Gauges:
    """Asks the sources, as prometheus_client wants it."""

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import GaugeMetricFamily

        families: dict[str, Any] = {}
        works = GaugeMetricFamily("duckcover_metrics_source_up", "1: these gauges were read.", labels=["source"])
        for name, source in _sources.items():
            found = _asked(name, source)
            works.add_metric([name], float(found is not None))
            for gauge in found or ():
                keys = list(gauge.labels)
                family = families.setdefault(gauge.name, GaugeMetricFamily(gauge.name, gauge.explanation, labels=keys))
                family.add_metric(list(gauge.labels.values()), gauge.value)
        yield works
        yield from families.values()

    def describe(self) -> list[Any]:
        """Name nothing beforehand: the registry would ask the sources at the start."""
        return []


def _asked(name: str, source: Source) -> list[Gauge] | None:
    """Return what a source answers, None when it fails: the others are told all the same."""
    try:
        return list(source())
    except Exception as failure:  # noqa: BLE001 - whatever is wrong with a part, the others are told
        _log.warning("The metrics of %s failed: %s", name, failure)
        return None


@cache
def _meters() -> _Meters:
    return _Meters(settings.DATA_DIR / "metrics")


def observe(name: str, seconds: float, *labels: str) -> None:
    """Add to the histogram `request`, `task` or `task_wait`; does nothing while metrics are off."""
    if settings.METRICS_TOKEN:
        _meters().observe(name, seconds, *labels)


def set_level(name: str, value: float, *labels: str) -> None:
    """Say how much there is of something in this process: `streams`; does nothing while metrics are off."""
    if settings.METRICS_TOKEN:
        _meters().set_level(name, value, *labels)


@require_safe
@never_cache
def metrics(request: HttpRequest) -> HttpResponse:
    """Answer in Prometheus' text format. Raises: Http404 while metrics are off."""
    if not settings.METRICS_TOKEN:
        raise Http404
    given = request.META.get("HTTP_AUTHORIZATION", "")
    if not constant_time_compare(given, f"Bearer {settings.METRICS_TOKEN}"):
        return HttpResponse(status=401, headers={"WWW-Authenticate": 'Bearer realm="metrics"'})
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    _meters().forget_dead()
    return HttpResponse(generate_latest(_meters().registry), content_type=CONTENT_TYPE_LATEST)


def queue_gauges() -> Iterator[Gauge]:
    """Yield how many tasks wait in each queue, and how long the next one has. Raises: OperationalError of kombu.

    RabbitMQ shows no message without taking it: no age is told then.
    """
    from duckcover.celery import app

    with app.connection_for_read(connect_timeout=1) as broker:
        broker.ensure_connection(max_retries=1, interval_start=0, timeout=1)
        for queue in settings.CELERY_TASK_QUEUES:
            labels, channel = {"queue": queue.name}, broker.default_channel
            found: Any = queue.bind(channel).queue_declare()
            yield Gauge("duckcover_queue_tasks", "Tasks in a queue.", found.message_count, labels)
            if (first := NEXT_MESSAGE.get(broker.transport.driver_type)) is not None:
                message = first(channel, queue.name)
                age = time.time() - message["headers"]["published_at"] if message else 0.0
                yield Gauge("duckcover_queue_oldest_seconds", "How long its next task has waited.", age, labels)


def _first_of_redis(channel: Any, queue: str) -> Any:
    found = channel.client.lindex(queue, -1)  # kombu pushes on the left
    return None if found is None else json.loads(found)


NEXT_MESSAGE: dict[str, Callable[[Any, str], Any]] = {
    "filesystem": lambda channel, queue: channel.first(queue),
    "redis": _first_of_redis,
}
"""What shows the next message of a queue, or None, by kombu's name of the broker."""


register_gauges("broker", queue_gauges)
