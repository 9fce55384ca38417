"""What anybody may know of what has happened: events of competitions that are published and not private."""

from collections.abc import Iterator, Sequence

from games.documents import timestamp
from leagues.models import Event, League
from leagues.selectors.rulings import event_document
from notifications.services.webhooks import Fact


def public_facts(events: Sequence[Event]) -> Iterator[Fact]:
    """The facts that these events are; their rows come with `competition__league`."""
    for event in events:
        competition = event.competition
        if competition.published_at is None or competition.visibility == League.Visibility.PRIVATE:
            continue
        data = {
            "league": str(competition.league.uuid),
            "competition": str(competition.uuid),
            "competition_name": competition.name,
            **event_document(event),
        }
        yield Fact(competition.league.uuid, event.kind, timestamp(event.at) or "", data)
