"""What players tell the operator about others."""

import uuid
from collections.abc import Collection
from datetime import timedelta

from django.db import transaction
from django.db.models.functions import Now
from django.utils.translation import gettext_noop as _

from accounts.models import Player, Report
from accounts.services.blocks import same_household
from accounts.services.players import hold, lock
from duckcover.errors import AppError, ErrorCode, invalid_input

MAX_A_DAY = 20
ONE_DAY = timedelta(days=1)


@transaction.atomic
def report(
    reporter: Player,
    reported: Player,
    *,
    reason: str,
    detail: str = "",
    game: uuid.UUID | None = None,
    message: uuid.UUID | None = None,
) -> Report:
    """Put a report into the operator's queue; whoever is reported learns nothing.

    `game` and `message` are taken as they are: whether there is one must not be told. Raises: AppError (invalid_input)
    for oneself, one's bots and one's owner, (limit_reached) after 20 in 24 hours, (not_found) when the other is gone.
    """
    if same_household(reporter, reported):
        raise invalid_input("username", "oneself", "You cannot do this to yourself.")
    lock(reporter)
    hold(reported)
    if Report.objects.filter(reporter=reporter, created_at__gt=Now() - ONE_DAY).count() >= MAX_A_DAY:
        raise AppError(ErrorCode.LIMIT_REACHED, _("You may send 20 reports in 24 hours."))
    return Report.objects.create(
        reporter=reporter, reported=reported, reason=reason, detail=detail, game=game, message=message
    )


def close(report_ids: Collection[int], status: Report.Status, *, by: Player) -> int:
    """Close open reports as resolved or dismissed; returns how many were still open. A second call changes nothing."""
    still_open = Report.objects.filter(pk__in=report_ids, status=Report.Status.OPEN)
    return still_open.update(status=status, closed_at=Now(), closed_by=by)
