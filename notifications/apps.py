"""The notifications app."""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    """Notices and their delivery, made from the events of games and from due times."""

    name = "notifications"
    verbose_name = "Notifications"

    def ready(self) -> None:
        """Let accounts export and erase what is told to a player."""
        from accounts.personal_data import register
        from notifications.personal_data import erase, export

        register("notifications", export=export, erase=erase)
