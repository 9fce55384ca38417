"""What the seats of a game say to each other, as a player reads it. PURE."""

from collections.abc import Sequence
from typing import get_args

from duckcover_sdk.generated.models import Game, Message
from duckcover_sdk.generated.models.reaction import Reaction
from duckcover_sdk.terminal.blocks import Block, Style, wrapped
from duckcover_sdk.terminal.times import moment

REACTIONS: tuple[str, ...] = get_args(Reaction)
SHOWN = 12
"""How many of the newest messages are shown."""
USAGE = f"c TEXT writes to the table, c :quack reacts. Reactions: {', '.join(REACTIONS)}."


def draw_chat(game: Game, messages: Sequence[Message], style: Style) -> Block:
    """Write messages (newest first) in the order in which they came, and how to add one."""
    lines = [line for message in reversed(messages) for line in _message(game, message, style)]
    usage = wrapped(USAGE, style.width) if game.chat != "off" else ["This game has no chat."]
    return (lines or ["Nobody has written here."]) + usage


def _message(game: Game, message: Message, style: Style) -> Block:
    mine = game.you is not None and game.seats[game.you.seat].player == message.player
    text = f"({message.reaction})".replace("_", " ") if message.reaction else message.text
    said = f"{moment(message.created_at)}  {'you' if mine else message.player}: {text or '(removed)'}"
    return wrapped(style.plain(" ".join(said.split())), style.width, "    ")
