"""What every ruling has: a number, counted from 1, and a reason."""

from django.db.models import Max
from django.utils.translation import gettext_noop as _

from duckcover.errors import invalid_input
from leagues.models import Competition, League, Ruling

REASON = range(3, 501)
REASON_NEEDED = _("Say why, in 3 to 500 characters.")


def valid_reason(reason: str) -> str:
    """The reason of a ruling, without space around it. Raises: AppError `invalid_input`."""
    if len(reason.strip()) not in REASON:
        raise invalid_input("reason", "invalid", REASON_NEEDED)
    return reason.strip()


def next_number(league: League, competition: Competition | None) -> int:
    """The number of the next ruling of a competition, or of a league without one; whichever it is is locked."""
    known = Ruling.objects.filter(league=league, competition=competition)
    return (known.aggregate(last=Max("number"))["last"] or 0) + 1
