"""The Celery app: a worker that resolves turns, a beat that sweeps."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duckcover.settings")

app = Celery("duckcover")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
