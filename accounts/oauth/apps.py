"""The OAuth app."""

from django.apps import AppConfig


class OAuthConfig(AppConfig):
    """What players let apps of others do."""

    name = "accounts.oauth"
    label = "oauth"
    verbose_name = "Connected apps"

    def ready(self) -> None:
        """Say what is held here on a player."""
        from accounts.oauth.clients import erase, export
        from accounts.personal_data import register

        register("apps", export=export, erase=erase)
