"""The games app."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Games from the lobby to the final ranking."""

    name = "games"
    verbose_name = "Games"
