"""Beat rings only for what a worker knows."""

import logging
from datetime import timedelta

import pytest
from django.conf import settings
from django.utils import timezone

from accounts.models import IdempotentAnswer, Player
from accounts.tasks import forget_answers
from duckcover.celery import app


def test_beat_schedule__every_entry__names_a_task_of_the_worker():
    app.loader.import_default_modules()
    assert {entry["task"] for entry in settings.CELERY_BEAT_SCHEDULE.values()} <= set(app.tasks)


@pytest.mark.django_db
def test_forget_answers__older_than_seven_days__are_deleted_and_others_kept():
    player = Player.objects.create(username="dana")
    kept = {"player": player, "fingerprint": b"f", "status": 201, "encrypted": b"s"}
    for key, age in ((b"old", timedelta(days=7, minutes=1)), (b"young", timedelta(days=6))):
        IdempotentAnswer.objects.create(digest=key, created_at=timezone.now() - age, **kept)
    forget_answers()
    assert [bytes(kept) for kept in IdempotentAnswer.objects.values_list("digest", flat=True)] == [b"young"]


@pytest.mark.django_db
def test_forget_answers__more_than_a_batch__are_deleted_at_one_ring():
    player = Player.objects.create(username="dana")
    kept = {"player": player, "fingerprint": b"f", "status": 201, "encrypted": b"s"}
    old = timezone.now() - timedelta(days=8)
    IdempotentAnswer.objects.bulk_create(
        (IdempotentAnswer(digest=number.to_bytes(4), created_at=old, **kept) for number in range(10_001)),
        batch_size=5_000,
    )
    forget_answers()
    assert IdempotentAnswer.objects.count() == 0


def test_sweep__has_a_queue_of_its_own__which_workers_read():
    route = app.amqp.router.route({}, "games.tasks.sweep")
    assert (route["queue"].name, sorted(app.amqp.queues.consume_from)) == ("sweeps", ["celery", "sweeps"])
    assert app.amqp.router.route({}, "games.tasks.resolve")["queue"].name == "celery"


def test_worker__its_log_level__is_that_of_the_settings(monkeypatch):
    root = logging.getLogger()
    level = root.level
    monkeypatch.setattr(app.log, "already_setup", False)
    try:
        app.log.setup(loglevel="CRITICAL")
        assert root.level == level
    finally:
        root.setLevel(level)
