"""The feed of what concerns one player: new notices, and that a game of its own has changed or has new messages.

It tells where to look, not what there is to see: a game comes with its version only. A position is the id of the last
notice that is known, and until when changes of games are known. Changes that a transaction has committed late are found
all the same (`games.services.locks.horizon`), so that a game may be told twice with the same version.
"""

import datetime as dt
import re
import uuid
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from django.db import connection
from django.db.models import Max

from accounts.following import dismiss_invalid
from accounts.models import Player
from accounts.selectors import unheard_by
from duckcover import live
from duckcover.live import Feed, Follower, Topic
from games.documents import json_text, timestamp
from games.models import EVENT_STEP, Message, Seat
from games.services.locks import database_now, horizon
from notifications.models import Notice

READ = 100
"""How many notices are read at a time."""

LATELY = dt.timedelta(minutes=10)
"""How far back messages are looked for where nobody tells of them."""

EPOCH = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)
MICROSECOND = dt.timedelta(microseconds=1)
TEXT = re.compile(r"(\d{1,18})-(\d{1,17})", re.ASCII)

CHANGED = """
SELECT game.id, game.uuid, CASE WHEN game.started_at IS NULL THEN game.version
        ELSE greatest(game.version * %(step)s, turn.last_event) END,
    greatest(event.at, ready.at)
FROM games_seat seat
JOIN games_game game ON game.id = seat.game_id
JOIN games_event event ON event.game_id = game.id AND event.number = game.version
LEFT JOIN games_turn turn ON turn.game_id = game.id AND turn.resolved_at IS NULL
LEFT JOIN LATERAL (SELECT max(ready_at) AS at FROM games_submission WHERE turn_id = turn.id) ready ON true
WHERE seat.player_id = %(player)s AND (game.status IN ('lobby', 'playing') OR game.finished_at >= %(since)s)
    AND greatest(event.at, ready.at) > %(since)s
ORDER BY 4, 1
"""
"""The games of a player of which something was told after a time: the last event is that of the game's version."""


VERSIONS = """
SELECT seat.player_id, sum(greatest(game.version * %(step)s, turn.last_event))
FROM games_seat seat
JOIN games_game game ON game.id = seat.game_id AND game.status IN ('lobby', 'playing')
LEFT JOIN games_turn turn ON turn.game_id = game.id AND turn.resolved_at IS NULL
WHERE seat.player_id = ANY(%(players)s::bigint[]) GROUP BY seat.player_id
"""


class Position(NamedTuple):
    """How much is known: notices up to an id, games until a time of the database."""

    notice: int
    until: dt.datetime

    def __str__(self) -> str:
        """As clients keep it."""
        return f"{self.notice}-{(self.until - EPOCH) // MICROSECOND}"


class News(NamedTuple):
    """Something that concerns a player; `position` is where its reader stands after it."""

    position: Position
    document: dict[str, Any]
    game: tuple[int, int] | None = None
    """The key of a game that has changed, and its version."""


def parse_position(text: str) -> Position | None:
    """Read a position; None for a text that is none."""
    match = TEXT.fullmatch(text)
    if match is None:
        return None
    try:
        return Position(int(match[1]), EPOCH + int(match[2]) * MICROSECOND)
    except OverflowError:
        return None


def position_now(player: int) -> Position:
    """Where a player's news are now."""
    now = database_now()
    return Position(Notice.objects.filter(player=player).aggregate(last=Max("pk"))["last"] or 0, horizon(now))


def news_after(player: int, position: Position, limit: int = READ) -> tuple[list[News], Position]:
    """Notices of a player after a position, up to `limit`, then the games that have changed; and the position then.

    It is the same position if there is nothing.
    """
    now = database_now()
    until = max(position.until, horizon(now))
    news = []
    for notice in (
        Notice.objects.filter(player=player, pk__gt=position.notice).select_related("game").order_by("pk")[:limit]
    ):
        position = position._replace(notice=notice.pk)
        news.append(News(position, _notice_document(position, notice)))
    if len(news) == limit:  # games come with the last page
        return news, position
    last, since = position._replace(until=until), position.until
    written, changed = _games_with_messages(player, since), _changed_games(player, since)
    for number, (game, at) in enumerate(written, 1):
        reached = last if number == len(written) and not changed else position
        news.append(News(reached, _document(reached, "message", str(game), at)))
    for number, (key, game, version, at) in enumerate(changed, 1):
        reached = last if number == len(changed) else position
        document = _document(reached, "game", str(game), at, version=version)
        news.append(News(reached, document, (key, version)))
    return news, last if news else position


def _games_with_messages(player: int, since: dt.datetime) -> list[tuple[uuid.UUID, dt.datetime]]:
    """The games in which others have said something that a player reads, and when the last of it was."""
    said = Message.objects.filter(game__seats__player=player, created_at__gt=since).exclude(author=player)
    if not said.exists():
        return []
    heard = said.exclude(author__in=Player.objects.filter(unheard_by(Player.objects.get(pk=player))))
    return list(heard.order_by("game__uuid").values_list("game__uuid").annotate(Max("created_at")))


def _changed_games(player: int, since: dt.datetime) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(CHANGED, {"step": EVENT_STEP, "player": player, "since": since})
        rows: list[tuple[Any, ...]] = cursor.fetchall()
    return rows


def _notice_document(position: Position, notice: Notice) -> dict[str, Any]:
    game = None if notice.game is None else str(notice.game.uuid)
    told = {"id": notice.pk, "kind": notice.kind, "turn": notice.turn}
    return _document(position, "notice", game, notice.at, notice=told)


def _document(
    position: Position,
    kind: str,
    game: str | None,
    at: dt.datetime,
    *,
    version: int | None = None,
    notice: dict[str, Any] | None = None,
) -> dict[str, Any]:
    return {
        "position": str(position),
        "kind": kind,
        "game": game,
        "version": version,
        "notice": notice,
        "at": timestamp(at),
    }


class PlayerFeed(Feed):
    """What concerns a player, by its primary key."""

    kind = live.PLAYER

    def concerned(self, topics: Collection[Topic], followed: Collection[int]) -> set[int]:
        """Those who were told, and those who sit in a game of which something was told."""
        games = [key for kind, key in topics if kind == live.GAME]
        seats = Seat.objects.filter(game__in=games, player__in=followed) if games else Seat.objects.none()
        return super().concerned(topics, followed) | set(seats.values_list("player", flat=True))

    def marks(self, followed: Collection[int]) -> Mapping[int, object]:
        """The last notice of each, the sum of the versions of its games that have not ended, the last message there."""
        marks: dict[int, list[object]] = defaultdict(lambda: [None, None, None])
        lately = Message.objects.filter(game__seats__player__in=followed, created_at__gt=database_now() - LATELY)
        for player, last in lately.values_list("game__seats__player").annotate(last=Max("created_at")):
            marks[player][2] = last
        for player, last in Notice.objects.filter(player__in=followed).values_list("player").annotate(last=Max("pk")):
            marks[player][0] = last
        with connection.cursor() as cursor:
            cursor.execute(VERSIONS, {"step": EVENT_STEP, "players": list(followed)})
            for player, versions in cursor.fetchall():
                marks[player][1] = versions
        return {player: tuple(marks[player]) for player in followed}

    def dismiss(self, followers: Sequence[Follower]) -> None:
        """Let go who could not make the request any more."""
        dismiss_invalid(followers)

    def read(self, key: int, followers: Sequence[Follower]) -> bool:
        """Tell each what is new; a game only once with the same version."""
        found = [news_after(key, each.position) for each in followers]
        self.dismiss(followers)
        for each, (news, position) in zip(followers, found, strict=True):
            if not each.over:
                each.position = position
                each.text = b"".join(_text(one) for one in news if one.game is None or _is_new(each, *one.game))
        return any(len(news) == READ for news, _ in found)


def _is_new(follower: Follower, game: int, version: int) -> bool:
    """Whether a follower has not been told this version; remembers it."""
    known = follower.memory.get(game) == version
    follower.memory[game] = version
    return not known


def _text(news: News) -> bytes:
    return live.event_text(str(news.position), news.document["kind"], json_text(news.document))


PLAYER_FEED = PlayerFeed()
