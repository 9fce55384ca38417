"""Playing at a terminal: the command `duckcover-play`."""
