"""Why the service cannot start; each message is made for people and shown without a traceback."""


class UpError(Exception):
    """Something in the options, the machine or a child that keeps the service from starting."""


class StopRequested(Exception):  # noqa: N818 - somebody's wish, not an error
    """Ctrl-C or SIGTERM came while the service was starting."""
