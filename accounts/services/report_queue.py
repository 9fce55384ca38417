"""Closing what players reported."""

from collections.abc import Collection

from django.db.models.functions import Now

from accounts.models import Player, Report


def close(report_ids: Collection[int], status: Report.Status, *, by: Player) -> int:
    """Close open reports as resolved or dismissed; returns how many were still open. A second call changes nothing."""
    still_open = Report.objects.filter(pk__in=report_ids, status=Report.Status.OPEN)
    return still_open.update(status=status, closed_at=Now(), closed_by=by)
