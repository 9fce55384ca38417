"""The leagues app."""

from django.apps import AppConfig


class LeaguesConfig(AppConfig):
    """Competitions that run themselves over weeks."""

    name = "leagues"
    verbose_name = "Leagues"
