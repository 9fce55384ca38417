"""Leagues as rows: seasons, competitions, entries, rounds, tables, rulings (LEAGUES.md).

Whoever writes locks from above: league, season, competition, table, then the game of the table and its players. No row
that outlives an account names its player in text; rulings, announcements and events keep the player's primary key,
which is nobody's once the account is gone.
"""

from leagues.models.calendars import CalendarAddress
from leagues.models.competitions import Apart, Competition, DrawSeed, Entry, EntryHolder
from leagues.models.leagues import Announcement, League, Season, Staff
from leagues.models.records import Event, Request, Ruling, Standing, Told
from leagues.models.rounds import Round, Table, TableSeat, Unseated
from leagues.models.substitutes import SubstituteOffer, Volunteer

__all__ = [
    "Announcement",
    "Apart",
    "CalendarAddress",
    "Competition",
    "DrawSeed",
    "Entry",
    "EntryHolder",
    "Event",
    "League",
    "Request",
    "Round",
    "Ruling",
    "Season",
    "Staff",
    "Standing",
    "SubstituteOffer",
    "Table",
    "TableSeat",
    "Told",
    "Unseated",
    "Volunteer",
]
