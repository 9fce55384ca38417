"""The Celery app: a worker that resolves turns, a beat that sweeps."""

import os
from typing import Any

from celery import Celery
from celery.signals import setup_logging

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duckcover.settings")

app = Celery("duckcover")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect
def keep_logging(**_: Any) -> None:
    """Keep the logging of the settings: without a receiver, Celery sets a level of its own."""
