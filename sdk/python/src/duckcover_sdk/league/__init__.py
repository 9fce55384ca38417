"""`duckcover-league`: leagues, competitions and seasons from the command line of an organizer."""
