"""The leagues app."""

from django.apps import AppConfig


class LeaguesConfig(AppConfig):
    """Competitions that run themselves over weeks."""

    name = "leagues"
    verbose_name = "Leagues"

    def ready(self) -> None:
        """Let accounts export and erase what leagues hold of a player."""
        from accounts.personal_data import register
        from leagues.personal_data import erase, export

        register("leagues", export=export, erase=erase)
