"""What keeps a command from being done, said for organizers, and the exit codes that say it to scripts."""

from collections.abc import Sequence

from duckcover_sdk.errors import DuckcoverError, InputError

DONE, REFUSED, WRONG_INPUT, DIFFERS, NO_SERVICE = range(5)
"""0: done; 1: the service refuses; 2: the command line or a file is wrong; 3: a check has failed; 4: no answer."""


class OrganizerError(DuckcoverError):
    """A command that cannot be done, and why."""

    exit_code = REFUSED

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class WrongInputError(OrganizerError):
    """The command line or a file is wrong; `errors` are all places of it, where there are several."""

    exit_code = WRONG_INPUT

    def __init__(self, text: str, errors: Sequence[InputError] = ()) -> None:
        super().__init__("wrong_input", text)
        self.errors = list(errors)


class DiffersError(OrganizerError):
    """A check has found that something is not what it should be."""

    exit_code = DIFFERS

    def __init__(self, text: str) -> None:
        super().__init__("differs", text)
