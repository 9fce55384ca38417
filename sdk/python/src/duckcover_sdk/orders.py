"""Standing orders of the own seat: what is to be done when a card calls, left in advance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias
from uuid import UUID

from .accounts import Account
from .connection import expect
from .generated.api.orders import delete_orders, get_orders, preview_orders, resume_orders, set_orders
from .generated.models import Game, OrdersPreview, OrdersPreviewRequest, OrdersRequest, StandingOrders
from .generated.types import UNSET

GameRef: TypeAlias = Game | UUID | str
"""A game, or its id."""


def game_id(game: GameRef) -> UUID:
    if isinstance(game, Game):
        return game.id
    return game if isinstance(game, UUID) else UUID(game)


class OrdersPart(Account):
    """The part of a client that leaves orders; they are documents as the API has them.

    `{"calls": {"7": [{"action": "cover", "onto": 4}], "max": [{"policy": "steady"}]}, "otherwise": "ask"}`
    """

    def orders(self, game: GameRef) -> StandingOrders:
        """The orders that stand, and why they pause. Raises: NotFoundError when there are none."""
        return expect(StandingOrders, get_orders.sync_detailed(game_id(game), client=self.api))

    def set_orders(self, game: GameRef, orders: Mapping[str, Any]) -> StandingOrders:
        """Replace all orders, and end a pause; they move at once in a turn that waits for this player."""
        body = OrdersRequest.from_dict(orders)
        return expect(StandingOrders, set_orders.sync_detailed(game_id(game), client=self.api, body=body))

    def preview_orders(self, game: GameRef, orders: Mapping[str, Any] | None = None) -> OrdersPreview:
        """What these orders, else those that stand, would do now for each call. Changes nothing."""
        body = UNSET if orders is None else OrdersPreviewRequest.from_dict(orders)
        return expect(OrdersPreview, preview_orders.sync_detailed(game_id(game), client=self.api, body=body))

    def resume_orders(self, game: GameRef) -> StandingOrders:
        """End a pause. Raises: NotFoundError when there are no orders."""
        return expect(StandingOrders, resume_orders.sync_detailed(game_id(game), client=self.api))

    def end_orders(self, game: GameRef) -> None:
        """End the orders; a move that they have made stands."""
        delete_orders.sync_detailed(game_id(game), client=self.api)
