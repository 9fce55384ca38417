"""Commands of the leagues app."""
