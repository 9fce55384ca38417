"""The players that this device is signed in as, by service: a file that its owner alone may read."""

import json
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path


def config_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Where the tokens are kept: `duckcover/play.json` in the user's configuration folder."""
    folder = environ.get("XDG_CONFIG_HOME") or environ.get("APPDATA") or Path.home() / ".config"
    return Path(folder) / "duckcover" / "play.json"


class Devices:
    """The tokens by service and player's name; the one that was used last comes last.

    The file is read each time. One that is no such file counts as empty. Methods that write raise OSError.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    def token(self, url: str, name: str | None) -> str | None:
        """The token of this player, or of the one that played last when there is no name; None without one."""
        known = self._read().get(url, {})
        token = known.get(name) if name else next(reversed(known.values()), None)
        return token if isinstance(token, str) else None

    def remember(self, url: str, name: str, token: str) -> None:
        """Keep a token as the one that was used last."""
        services = self._read()
        services[url] = {**_without(services.get(url, {}), token), name: token}
        self._write(services)

    def forget(self, url: str, token: str) -> None:
        """Drop a token that has ended."""
        services = self._read()
        services[url] = _without(services.get(url, {}), token)
        self._write(services)

    def _read(self) -> dict[str, dict[str, str]]:
        with suppress(OSError, ValueError):
            found = json.loads(self._file.read_bytes())
            if isinstance(found, dict) and all(isinstance(players, dict) for players in found.values()):
                return found
        return {}

    def _write(self, services: Mapping[str, Mapping[str, str]]) -> None:
        self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = self._file.with_name(f"{self._file.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(services, file, indent=1)
        fresh.replace(self._file)


def _without(players: Mapping[str, str], token: str) -> dict[str, str]:
    return {name: known for name, known in players.items() if known != token}
