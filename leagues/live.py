"""The feed of a competition's events, for those who follow it: what `leagues.selectors.rulings` tells, at once."""

from collections.abc import Collection, Mapping, Sequence

from accounts.following import dismiss_invalid
from duckcover import live
from duckcover.live import Feed, Follower
from games.documents import json_text
from leagues.models import Competition, Entry, League, Staff
from leagues.selectors.rulings import event_document, events_after

STREAMED = 100
"""How many events are read at a time."""


class CompetitionFeed(Feed):
    """Events of a competition by its primary key; a follower's position is the number of the last one it knows."""

    kind = live.COMPETITION

    def marks(self, followed: Collection[int]) -> Mapping[int, object]:
        """Their versions, which are the numbers of their last changes."""
        return dict(Competition.objects.filter(pk__in=followed).values_list("pk", "version"))

    def dismiss(self, followers: Sequence[Follower]) -> None:
        """Let go who could not make the request any more, and who may not know of the competition any more."""
        dismiss_invalid(followers)
        keys = {each.key for each in followers}
        public = Competition.objects.filter(pk__in=keys, published_at__isnull=False)
        shown = set(public.exclude(visibility=League.Visibility.PRIVATE).values_list("pk", flat=True))
        own = _own(keys - shown) if keys - shown else set()
        for each in followers:
            may_see = each.key in shown or (each.key, each.caller.identity.player_id) in own
            each.over = each.over or not may_see

    def read(self, key: int, followers: Sequence[Follower]) -> bool:
        """Tell each what has happened since, up to `STREAMED` events of what the one knows not who knows least."""
        competition = Competition.objects.filter(pk=key).first()
        least = min(each.position for each in followers)
        events = [] if competition is None else events_after(competition, least, STREAMED)
        self.dismiss(followers)
        left = [each for each in followers if not each.over]
        told = [(row.number, event_document(row)) for row in events]
        texts = [(number, live.event_text(str(number), it["kind"], json_text(it))) for number, it in told]
        for each in left:
            each.text = b"".join(text for number, text in texts if number > each.position)
            each.position = max([each.position, *(number for number, _ in texts)])
        return len(events) == STREAMED and bool(left)


def _own(keys: Collection[int]) -> set[tuple[int, int | None]]:
    """Who may know of hidden competitions: pairs of the competition and a player of its staff, or with an entry."""
    staff = Staff.objects.filter(league__competitions__in=keys, accepted_at__isnull=False)
    entries = Entry.objects.filter(competition__in=keys, player__isnull=False, competition__published_at__isnull=False)
    return {
        *staff.values_list("league__competitions", "player"),
        *entries.values_list("competition", "player"),
    }


COMPETITION_FEED = CompetitionFeed()
