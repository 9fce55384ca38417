"""What waits for a decision of the staff of a competition: a link to each decision."""

from collections.abc import Iterator
from typing import NamedTuple

from django.urls import reverse
from django.utils.translation import gettext as _

from leagues.selectors import rounds
from web.organize.aims import Place

MOST = 20
"""How many tables the panel names at most."""


class Waits(NamedTuple):
    """Something that waits, in words, and where it is decided."""

    text: str
    address: str
    icon: str = "hourglass"


def waiting_for(place: Place) -> list[Waits]:
    """All that waits, the most pressing first; a fixed number of queries."""
    return [*_stopped(place), *_tables(place), *_requests(place), *_entries(place), *_appointments(place)]


def _stopped(place: Place) -> Iterator[Waits]:
    if place.competition.quarantined_at is not None:
        yield Waits(_("A step has failed several times. The operator of the service looks at it."), place.base, "bot")
    if place.competition.status == "draft":
        yield Waits(_("This is a draft. Nobody else sees it until it is published."), f"{place.base}/publish", "orders")


def _tables(place: Place) -> Iterator[Waits]:
    """Tables whose close has come and that the staff may adjudicate (LJ4)."""
    competition = place.competition
    found = rounds.tables_of_all(competition.rounds.filter(status__in=("open", "closing")))
    for row in found.filter(status="closing", rule_by__isnull=False).select_related("round").order_by("rule_by")[:MOST]:
        number, table = row.round.number, row.number
        text = _("Adjudicate table %(table)s of round %(round)s") % {"table": table, "round": number}
        yield Waits(text, f"{place.base}/rounds/{number}/tables/{table}")


def _requests(place: Place) -> Iterator[Waits]:
    count = place.competition.requests.filter(answered_at=None).count()
    if count:
        text = _("Requests that wait for an answer: %(count)s")
        yield Waits(text % {"count": count}, f"{place.base}/requests", "mail")


def _entries(place: Place) -> Iterator[Waits]:
    count = place.competition.entries.filter(status="waiting").count()
    if count and place.organizes:
        text = _("Entries on the waiting list: %(count)s")
        yield Waits(text % {"count": count}, f"{place.base}/entries?status=waiting", "seat")


def _appointments(place: Place) -> Iterator[Waits]:
    for row in place.league.staff.filter(accepted_at=None).select_related("player").order_by("pk"):
        text = _("Has not accepted the appointment yet: %(player)s") % {"player": row.player.username}
        yield Waits(text, reverse("organize", args=[place.league.uuid]), "seat")
