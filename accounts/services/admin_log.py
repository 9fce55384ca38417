"""The log of the admin, which keeps the names of what was changed there."""

from collections.abc import Collection

from django.contrib.admin.models import LogEntry


def erase_from_log(kind: str, keys: Collection[int]) -> None:
    """Erase what the log calls these rows of the accounts' model `kind` (lower case); who changed them when stays."""
    entries = LogEntry.objects.filter(content_type__app_label="accounts", content_type__model=kind)
    entries.filter(object_id__in=[str(key) for key in keys]).update(object_repr="")
