"""Ratings of players: who of a finished game counts, what it changes, and what is shown (LEAGUES.md LK)."""
