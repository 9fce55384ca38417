"""The accounts app."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Players, their sign-in and their tokens."""

    name = "accounts"
    verbose_name = "Accounts"
