"""The accounts app."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Players, their sign-in and their tokens."""

    name = "accounts"
    verbose_name = "Accounts"

    def ready(self) -> None:
        """Listen to what allauth and Django say, count what allauth counts, and check the settings."""
        from accounts import (
            checks,
            signals,  # noqa: F401 - its receivers register themselves
        )
        from accounts.throttling import allauth_counter

        allauth_counter.install()
        checks.register()
