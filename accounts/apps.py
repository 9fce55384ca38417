"""The accounts app."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Players, their sign-in and their tokens."""

    name = "accounts"
    verbose_name = "Accounts"

    def ready(self) -> None:
        """Listen to what allauth and Django say, and say of the settings what applies here."""
        from accounts import (
            checks,
            signals,  # noqa: F401 - its receivers register themselves
        )

        checks.register()
