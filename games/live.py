"""The feed of a game's events, for those who follow it: what `games.history` tells, as soon as it has happened."""

from collections.abc import Collection, Mapping, Sequence

from django.db import connection

from accounts.following import dismiss_invalid
from duckcover import live
from duckcover.live import Feed, Follower
from games import history
from games.documents import json_text
from games.models import EVENT_STEP, Game, Seat

STREAMED = 100
"""How many events are read at a time."""

MARKS = """
SELECT game.id, CASE WHEN game.started_at IS NULL THEN game.version
    ELSE greatest(game.version * %(step)s, turn.last_event) END
FROM games_game game LEFT JOIN games_turn turn ON turn.game_id = game.id AND turn.resolved_at IS NULL
WHERE game.id = ANY(%(games)s::bigint[])
"""


class GameFeed(Feed):
    """Events of a game by its primary key; the position of a follower is the number of the last one that it knows."""

    kind = live.GAME

    def marks(self, followed: Collection[int]) -> Mapping[int, object]:
        """The numbers of their last events."""
        with connection.cursor() as cursor:
            cursor.execute(MARKS, {"step": EVENT_STEP, "games": list(followed)})
            return dict(cursor.fetchall())

    def dismiss(self, followers: Sequence[Follower]) -> None:
        """Let go who could not make the request any more, and who has no seat in a private game."""
        dismiss_invalid(followers)
        keys = {each.key for each in followers}
        private = Game.Visibility.PRIVATE
        open_to_all = set(Game.objects.filter(pk__in=keys).exclude(visibility=private).values_list("pk", flat=True))
        closed = keys - open_to_all
        seats = Seat.objects.filter(game__in=closed, player__isnull=False) if closed else Seat.objects.none()
        seated = set(seats.values_list("game", "player"))
        for each in followers:
            may_see = each.key in open_to_all or (each.key, each.caller.identity.player_id) in seated
            each.over = each.over or not may_see

    def read(self, key: int, followers: Sequence[Follower]) -> bool:
        """Tell each what has happened since, up to `STREAMED` events of what the one knows not who knows least.

        Rights are checked after the events are read: nobody is told what has happened when they had ended.
        """
        game = Game.objects.filter(pk=key).first()
        least = min(each.position for each in followers)
        events = [] if game is None else history.events_after(game, least, STREAMED)
        self.dismiss(followers)
        left = [each for each in followers if not each.over]
        if game is None or not left:
            return False
        texts = [
            (document["number"], live.event_text(str(document["number"]), document["kind"], json_text(document)))
            for document in history.event_documents(game, events)
        ]
        newer: dict[int, bytes] = {}
        for position in {each.position for each in left}:
            newer[position] = b"".join(text for number, text in texts if number > position)
        for each in left:
            each.text = newer[each.position]
            each.position = max([each.position, *(number for number, _ in texts)])
        return len(events) == STREAMED


GAME_FEED = GameFeed()
