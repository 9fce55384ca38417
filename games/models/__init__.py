"""Games as rows: the one truth about who sits where, what lies on the table and what was moved.

Every writer locks the `Game` row first (`games.services.locks`). Cards are stored as the rules write them (1–12,
"max", "repeat"), moves in their notation ("0,1x0,0"), grids as `games.rules.grid.grid_to_json` gives them.
"""

from games.models.analyses import Analysis
from games.models.events import EVENT_STEP, Event, Message, Snapshot
from games.models.game import MAX_SEATS, MAX_TURN_SECONDS, MIN_SEATS, MIN_TURN_SECONDS, ROUNDS, Game, Seat, Tenure
from games.models.lobby import Invitation, Ticket
from games.models.turns import Grid, Round, StandingOrders, Submission, Turn
from games.models.upkeep import Heartbeat, Outage

__all__ = [
    "EVENT_STEP",
    "MAX_SEATS",
    "MAX_TURN_SECONDS",
    "MIN_SEATS",
    "MIN_TURN_SECONDS",
    "ROUNDS",
    "Analysis",
    "Event",
    "Game",
    "Grid",
    "Heartbeat",
    "Invitation",
    "Message",
    "Outage",
    "Round",
    "Seat",
    "Snapshot",
    "StandingOrders",
    "Submission",
    "Tenure",
    "Ticket",
    "Turn",
]
