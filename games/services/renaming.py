"""A player gets another name, as a guest account does that is kept; its games show the new one."""

from collections.abc import Iterator
from contextlib import contextmanager

from accounts.models import Player
from games.models import Event
from games.services import persistence
from games.services.account_deletion import BATCH, lock_games
from games.services.table import load_tables


@contextmanager
def renaming(player: Player) -> Iterator[None]:
    """Surround the change of a player's name: its games are locked before, and show the new name after.

    Each gets an event, so that its version and its entity tags move. A game that the player sits down in at the same
    moment may show the old name until it changes next.
    """
    games = {game.pk: game for game in lock_games(player)}
    yield
    keys = list(games)
    for start in range(0, len(keys), BATCH):
        tables = load_tables(keys[start : start + BATCH])
        for table in tables:
            seat = next((seat.index for seat in table.seats if seat.player_id == player.pk), None)
            table.add_event(Event.Kind.PLAYER_RENAMED, seat=seat)
        persistence.save_games(tables)
