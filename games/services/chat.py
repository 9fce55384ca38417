"""What the seats of a game say to each other, and their reactions (DAYS.md DN7); no message tells of a card.

Messages are rows beside the game: they change neither its version nor its entity tags.
"""

import datetime as dt
import uuid

from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.models import Player
from accounts.services.players import lock
from duckcover import live
from duckcover.errors import AppError, ErrorCode
from games.access import require_own_seat
from games.models import Game, Message, Seat
from games.services.locks import database_now, lock_game

MAX_A_MINUTE = 10
ONE_MINUTE = dt.timedelta(minutes=1)
TOO_MANY = _("You have sent many messages. Wait a little before you send another.")


@transaction.atomic
def say(author: Player, game_id: uuid.UUID, *, text: str = "", reaction: str = "") -> Message:
    """Let a seat say something, or react.

    Locks the game, so that messages become visible in the order of their times, then the author. Raises: AppError
    `not_found`, `not_seated`, `chat_off`, `too_many_requests` after ten in a minute, counted over all games.
    """
    game = lock_game(game_id)
    require_own_seat(game, author)
    if game.chat == Game.Chat.OFF or (text and game.chat != Game.Chat.ALL):
        raise AppError(ErrorCode.CHAT_OFF)
    lock(author)
    now = database_now()
    _require_room(author, now)
    message = Message.objects.create(game=game, author=author, text=text, reaction=reaction, created_at=now)
    seats = Seat.objects.filter(game=game, player__isnull=False).exclude(player=author)
    live.tell(live.PLAYER, seats.values_list("player", flat=True))
    return message


def remove(keys: list[int]) -> int:
    """Take the text of messages (primary keys) from everybody's sight; answers how many still showed theirs."""
    return Message.objects.filter(pk__in=keys, removed_at=None).update(removed_at=database_now())


def _require_room(author: Player, now: dt.datetime) -> None:
    lately = Message.objects.filter(author=author, created_at__gt=now - ONE_MINUTE).order_by("-created_at")
    times = list(lately.values_list("created_at", flat=True)[:MAX_A_MINUTE])
    if len(times) == MAX_A_MINUTE:
        left = (times[-1] + ONE_MINUTE - now).total_seconds()
        raise AppError(ErrorCode.TOO_MANY_REQUESTS, TOO_MANY, retry_after=max(1, round(left + 0.5)))
