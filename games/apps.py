"""The games app."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Games from the lobby to the final ranking."""

    name = "games"
    verbose_name = "Games"

    def ready(self) -> None:
        """Let `/readyz` and `/metrics` look at games, and accounts export, rename and erase what games hold."""
        from accounts.personal_data import register
        from duckcover.health import register_check
        from duckcover.metrics import register_gauges
        from games.health import check_sweep, game_gauges
        from games.personal_history import personal_history
        from games.services.account_deletion import erase
        from games.services.renaming import renaming

        register_check("sweep", check_sweep)
        register_gauges("games", game_gauges)
        register("games", export=personal_history, erase=erase, rename=renaming)
