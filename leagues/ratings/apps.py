"""The ratings app."""

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    """What finished games do to the ratings of their players, day by day."""

    name = "leagues.ratings"
    verbose_name = "Ratings"

    def ready(self) -> None:
        """Let accounts export what is rated of a player, and keep whose bot an account was when it is deleted."""
        from accounts.personal_data import register
        from leagues.ratings.personal_data import erase, export

        register("ratings", export=export, erase=erase)
