"""The only code that writes leagues. Locks are taken from above: league, competition, table, game, player."""
