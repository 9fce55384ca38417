"""The terminal client: a player's side of the REST API, over HTTP alone."""
