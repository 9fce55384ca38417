"""Ask a running API on this machine whether it is ready: `python -m duckcover.standalone.supervisor.probe [ORIGIN]`."""

import http.client
import os
import sys
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

SECONDS = 5.0
DEFAULT_ORIGIN = "http://127.0.0.1:8000"


def probe(origin: str, environment: Mapping[str, str]) -> tuple[int, str]:
    """Status and beginning of what `/readyz` answers; 0 and the reason when nobody does.

    The API is asked under the first name that it allows, so that it answers whatever those names are.
    """
    address = urlsplit(origin)
    connection = http.client.HTTPConnection(str(address.hostname), address.port, timeout=SECONDS)
    name = environment.get("DJANGO_ALLOWED_HOSTS", "").split(",")[0].strip().lstrip(".")
    try:
        connection.request("GET", "/readyz", headers={} if name in {"", "*"} else {"Host": name})
        answer = connection.getresponse()
        text = answer.read(500).decode(errors="replace")
    except (OSError, http.client.HTTPException) as error:
        return 0, str(error)
    finally:
        connection.close()
    return answer.status, f"{answer.status} {text}"


def main(words: Sequence[str]) -> int:
    """Print the answer; exit code 0 when it is ready, 1 when not."""
    status, text = probe(words[0] if words else DEFAULT_ORIGIN, os.environ)
    print(text)
    return 0 if status == http.client.OK else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
