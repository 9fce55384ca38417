"""Who is told of messages at the tables: at most once an hour and game, not once a message (DAYS.md DN7).

A reaction tells nobody, nor does a message those who do not read it: its author, who mutes the author or has a block
with it, who has resigned.
"""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Iterator

from accounts.models import Player
from accounts.selectors import deaf_to
from games.models import Game, Message, Seat
from notifications.models import Notice
from notifications.services.inbox import Draft, is_inbox_only

QUIET = dt.timedelta(hours=1)
"""For how long messages of a game tell a player nothing more after it was told of one."""


def said(after: dt.datetime, until: dt.datetime) -> Iterator[Draft]:
    """The notices that follow from the messages of this time; those that were removed meanwhile tell nobody."""
    written = Message.objects.filter(created_at__gt=after, created_at__lte=until, reaction="", removed_at=None)
    rows = list(written.select_related("game", "author").order_by("created_at", "pk"))
    if not rows:
        return
    readers = _readers({row.game_id for row in rows})
    told = _told_since(rows[0].created_at - QUIET, readers)
    deaf: dict[tuple[int, int], set[int]] = {}
    for row in rows:
        key = row.game_id, row.author_id
        if key not in deaf:
            deaf[key] = deaf_to(row.author, readers[row.game_id])
        for player in readers[row.game_id]:
            last = told.get((player.pk, row.game_id))
            if player.pk in deaf[key] or player.pk == row.author_id or (last and last > row.created_at - QUIET):
                continue
            told[player.pk, row.game_id] = row.created_at
            yield _draft(player, row.game, row)


def _draft(player: Player, game: Game, row: Message) -> Draft:
    return Draft(
        player=player.pk,
        kind=Notice.Kind.MESSAGE,
        fact=f"{game.pk}:{row.pk}",
        game=game,
        inbox_only=is_inbox_only(game),
    )


def _readers(games: Iterable[int]) -> dict[int, list[Player]]:
    """The players of games (primary keys) who have not resigned."""
    found: dict[int, list[Player]] = defaultdict(list)
    seats = Seat.objects.filter(game__in=games, player__isnull=False, resigned_at=None).select_related("player")
    for seat in seats.order_by("game", "index"):
        if seat.player is not None:
            found[seat.game_id].append(seat.player)
    return found


def _told_since(since: dt.datetime, readers: dict[int, list[Player]]) -> dict[tuple[int, int], dt.datetime]:
    """When players were last told of messages, by player and game (primary keys)."""
    players = {player.pk for each in readers.values() for player in each}
    notices = Notice.objects.filter(kind=Notice.Kind.MESSAGE, player__in=players, game__in=list(readers), at__gt=since)
    return {(player, game): at for player, game, at in notices.order_by("at").values_list("player", "game", "at")}
