"""What the seats of a game say to each other."""

from __future__ import annotations

from collections.abc import Iterator

from .accounts import Account, new_key
from .connection import expect, pages
from .generated.api.play import create_message, create_reaction, list_messages
from .generated.models import Message, MessagePage, MessageRequest, ReactionRequest
from .generated.models.reaction import Reaction
from .orders import GameRef, game_id


class ChatPart(Account):
    """The part of a client that reads and writes messages."""

    def messages(self, game: GameRef) -> Iterator[Message]:
        """Messages and reactions, newest first. Raises: NotAllowedError for others than its seats while it runs."""
        return pages(self.api, expect(MessagePage, list_messages.sync_detailed(game_id(game), client=self.api)))

    def send_message(self, game: GameRef, text: str, *, idempotency_key: str | None = None) -> Message:
        """Write to the table, 1 to 500 characters.

        Raises: ConflictError `chat_off` where the game takes none, TooManyRequestsError after ten in a minute.
        """
        key, body = new_key(idempotency_key), MessageRequest(text=text)
        answer = create_message.sync_detailed(game_id(game), client=self.api, body=body, idempotency_key=key)
        return expect(Message, answer)

    def react(self, game: GameRef, reaction: Reaction, *, idempotency_key: str | None = None) -> Message:
        """Send a reaction, which stands among the messages."""
        key, body = new_key(idempotency_key), ReactionRequest(reaction=reaction)
        answer = create_reaction.sync_detailed(game_id(game), client=self.api, body=body, idempotency_key=key)
        return expect(Message, answer)
