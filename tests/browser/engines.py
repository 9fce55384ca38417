"""Firefox and WebKit as Debian ships them, by the commands of W3C WebDriver over the standard library.

Firefox takes them over Marionette, a socket of its own (Playwright 1.65 speaks a newer BiDi than Debian's ESR). WebKit
takes them over HTTP from `WebKitWebDriver`, and draws on a display of `Xvfb`.
"""

import json
import os
import re
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.live.service import free_port

FIREFOX = ("firefox-esr",)
WEBKIT = ("WebKitWebDriver", "Xvfb", "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")
WIDTH, HEIGHT = 1280, 900
PATIENCE = 60
"""Seconds that a busy machine may take for a command, or to start a browser."""
TIMEOUTS = {"implicit": 1000 * PATIENCE, "pageLoad": 1000 * PATIENCE, "script": 1000 * PATIENCE}
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "marionette.port": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
FAULTS = """return Services.console.getMessageArray()
    .filter((each) => each instanceof Ci.nsIScriptError && !(each.flags & Ci.nsIScriptError.warningFlag))
    .filter((each) => each.sourceName.startsWith("http"))
    .map((each) => `${each.errorMessage} (${each.sourceName}, line ${each.lineNumber})`)"""
"""What Firefox's console calls an error of a page: exceptions, and refusals by the policy."""


class Refused(Exception):  # noqa: N818 - the browser's word
    """A command that a browser has not done."""


class Browser:
    """One window. A selector means the first element that it finds, which is waited for."""

    def __init__(self, address: str) -> None:
        self.address = address

    def send(self, command: str, **values: Any) -> Any:
        """Do a command and wait for its answer. Raises: Refused."""
        raise NotImplementedError

    def begin(self) -> None:
        """Set the size of the window and how long things are waited for."""
        self.send("SetTimeouts", **TIMEOUTS)
        self.send("SetWindowRect", width=WIDTH, height=HEIGHT)

    def open(self, path: str) -> None:
        """Go to a page and wait until it is loaded."""
        self.send("Navigate", url=self.address + path)

    def run(self, function: str) -> Any:
        """What a function in JavaScript answers."""
        return self.send("ExecuteScript", script=f"return ({function})()", args=[])

    def find(self, selector: str) -> str:
        """The id of an element. Raises: Refused where there is none in time."""
        found: dict[str, str] = self.send("FindElement", using="css selector", value=selector)
        return next(iter(found.values()))

    def is_loaded(self) -> bool:
        """Whether the page is there with all its files."""
        return bool(self.run("() => document.readyState === 'complete'"))

    def click(self, selector: str) -> None:
        """Click into the middle of an element, as a mouse does."""
        self.send("ElementClick", id=self.find(selector))

    def type(self, selector: str, text: str) -> None:
        """Type into a field."""
        self.send("ElementSendKeys", id=self.find(selector), text=text)

    def faults(self) -> list[str] | None:
        """What the console calls an error, since the browser was started; None where the driver cannot tell."""
        return None


class Firefox(Browser):
    """Firefox over Marionette: each message is its length, a colon, and JSON."""

    def __init__(self, address: str, port: int) -> None:
        super().__init__(address)
        with socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE) as connection:
            self._stream = connection.makefile("rwb")
        self._sent = 0
        self._receive()  # who it is
        self._call("WebDriver:NewSession")
        self.begin()

    def send(self, command: str, **values: Any) -> Any:
        found = self._call(f"WebDriver:{command}", **values)
        return found.get("value") if isinstance(found, dict) else found

    def faults(self) -> list[str]:
        self._call("Marionette:SetContext", value="chrome")
        shown: list[str] = self.send("ExecuteScript", script=FAULTS, args=[])
        self._call("Marionette:SetContext", value="content")
        return shown

    def close(self) -> None:
        """Leave it to itself."""
        self._stream.close()

    def _call(self, command: str, **values: Any) -> Any:
        self._sent += 1
        message = json.dumps([0, self._sent, command, values]).encode()
        self._stream.write(b"%d:%s" % (len(message), message))
        self._stream.flush()
        _kind, _number, error, result = self._receive()
        if error is not None:
            raise Refused(f"{command} {values}: {error['error']}: {error['message']}")
        return result

    def _receive(self) -> Any:
        length = b""
        while (byte := self._stream.read(1)) != b":":
            length += byte
        return json.loads(self._stream.read(int(length)))


class WebKit(Browser):
    """WebKit over HTTP."""

    PATHS = {
        "SetTimeouts": "timeouts",
        "SetWindowRect": "window/rect",
        "Navigate": "url",
        "ExecuteScript": "execute/sync",
        "FindElement": "element",
        "ElementClick": "element/{id}/click",
        "ElementSendKeys": "element/{id}/value",
    }

    def __init__(self, address: str, port: int) -> None:
        super().__init__(address)
        self._connection = HTTPConnection("127.0.0.1", port, timeout=2 * PATIENCE)
        options = {"binary": WEBKIT[-1], "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = self._post("/session", {"capabilities": wanted})["sessionId"]
        self.begin()

    def send(self, command: str, **values: Any) -> Any:
        path = self.PATHS[command].format(**values)
        return self._post(f"/session/{self._session}/{path}", values)

    def find(self, selector: str) -> str:
        while True:
            try:
                return super().find(selector)
            except Refused as error:
                if "before the unload event" not in str(error):  # else the page has gone while it was looked for
                    raise

    def _post(self, path: str, values: dict[str, Any]) -> Any:
        self._connection.request("POST", path, json.dumps(values), {"Content-Type": "application/json"})
        answer = self._connection.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status != 200:
            raise Refused(f"{path} {values}: {value['error']}: {value['message']}")
        return value

    def close(self) -> None:
        """End the browser; its driver does not when it ends."""
        self._connection.request("DELETE", f"/session/{self._session}")
        self._connection.getresponse().read()
        self._connection.close()


@contextmanager
def firefox(address: str) -> Iterator[Firefox]:
    """A new Firefox without a window, gone with all that it has stored when the block is left."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        Path(folder, "user.js").write_text("\n".join(lines))
        command = [*FIREFOX, "--headless", "--no-remote", "--marionette", "--remote-allow-system-access"]
        log, port = Path(folder, "log"), Path(folder, "MarionetteActivePort")
        started = _running([*command, "--profile", folder], log, HOME=folder)
        with started, closing(Firefox(address, _number(port))) as browser:
            yield browser


@contextmanager
def webkit(address: str) -> Iterator[WebKit]:
    """A new WebKit on a display of its own, gone with all that it has stored when the block is left."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        log, screen = Path(folder, "log"), Path(folder, "display")
        display = [WEBKIT[1], "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
        with _running(display, screen):
            port = free_port()
            drawn = {"DISPLAY": f":{_number(screen)}", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
            more = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1", "LANG": "C.UTF-8", "LANGUAGE": "en"}
            with _running([WEBKIT[0], f"--port={port}"], log, HOME=folder, **drawn, **more):
                _listening(port)
                with closing(WebKit(address, port)) as browser:
                    yield browser


@contextmanager
def _running(command: list[str], log: Path, **environment: str) -> Iterator[None]:
    """Run a program until the block is left; what it prints is in `log`."""
    with log.open("wb") as output:
        child = subprocess.Popen(command, env={**os.environ, **environment}, stdout=output, stderr=output)
        try:
            yield
        finally:
            child.terminate()
            child.wait(PATIENCE)


def _number(file: Path) -> int:
    """The number that a program is about to write into a file, on a line of its own. Raises: Refused."""
    end = time.monotonic() + PATIENCE
    while not (file.exists() and (found := re.search(r"^\d+$", file.read_text(), re.MULTILINE))):
        if time.monotonic() > end:
            raise Refused(f"{file.name} has no number")
        time.sleep(0.05)
    return int(found[0])


def _listening(port: int) -> None:
    """Wait until somebody listens on a port. Raises: Refused."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            if time.monotonic() > end:
                raise Refused(f"nobody listens on {port}") from None
            time.sleep(0.05)
