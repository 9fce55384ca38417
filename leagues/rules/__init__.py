"""The rules of competitions, as pure functions: frozen values in, new values out, exact numbers only."""
