"""The app of the web client."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Pages only: no models, no tasks."""

    name = "web"
