"""What the service holds on a player, part by part: how it is handed out, renamed and erased.

Other apps add their parts here when they start, so that accounts need not know them.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, NamedTuple

from accounts.models import Player


class Part(NamedTuple):
    """What one app holds on a player."""

    export: Callable[[Player], Any]
    erase: Callable[[Player], None]
    rename: Callable[[Player], AbstractContextManager[None]]


_parts: dict[str, Part] = {}


@contextmanager
def _nothing(_player: Player) -> Iterator[None]:
    """What surrounds the change of a name in a part that holds none."""
    yield


def register(
    name: str,
    *,
    export: Callable[[Player], Any],
    erase: Callable[[Player], None],
    rename: Callable[[Player], AbstractContextManager[None]] = _nothing,
) -> None:
    """Add a part; a second one of this name takes its place.

    `export` returns JSON values, which stand under `name` in the player's document. `erase` is called within the
    transaction that deletes the player, while its row is still there and can be pointed at by others, and before the
    accounts' own data go. It must leave no row of its app that points at the player, or the deletion begins anew. What
    it locks it locks before the player's row is locked against everybody: whoever holds a game may wait for a player.
    `rename` surrounds, in one transaction, the change of a player's name: it locks on the way in, for the same reason,
    and shows the new name on the way out.
    """
    _parts[name] = Part(export, erase, rename)


def export_parts(player: Player) -> dict[str, Any]:
    """Return the document of each part, by name."""
    return {name: part.export(player) for name, part in _parts.items()}


def erase_parts(player: Player) -> None:
    """Erase a player from each part; call it in the transaction of the deletion."""
    for part in _parts.values():
        part.erase(player)


@contextmanager
def renaming_parts(player: Player) -> Iterator[None]:
    """Surround the change of a player's name, in the transaction that saves it."""
    with ExitStack() as parts:
        for part in _parts.values():
            parts.enter_context(part.rename(player))
        yield
