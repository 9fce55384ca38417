"""The project: settings, URLs, the Celery app, errors, and what runs the service."""

from duckcover.celery import app as celery_app

__all__ = ["celery_app"]
__version__ = "0.1.0"
