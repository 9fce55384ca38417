"""The games app."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Games from the lobby to the final ranking."""

    name = "games"
    verbose_name = "Games"

    def ready(self) -> None:
        """Let `/readyz` look at the sweep."""
        from duckcover.health import register_check
        from games.health import check_sweep

        register_check("sweep", check_sweep)
