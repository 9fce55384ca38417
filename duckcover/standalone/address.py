"""Where the service of this machine is, for commands that are its clients."""

import json
import os
from contextlib import suppress

from duckcover.standalone.embedded import default_data_dir
from duckcover.standalone.supervisor.options import parse_options

FILE = "service.json"
"""What a running `duckcover up` leaves in its data folder: {"url", "pid"}."""


def local_url() -> str:
    """The address of the `duckcover up` that runs on this data folder, else the one that it would have.

    Raises: UpError when `PORT` is no port.
    """
    with suppress(OSError, ValueError, KeyError, TypeError):
        service = json.loads((default_data_dir() / FILE).read_bytes())
        if _is_alive(int(service["pid"])):
            return str(service["url"])
    return parse_options(()).origin


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except PermissionError:
        return True
    except OSError:
        return False
    return True
