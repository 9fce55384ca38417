"""What people call a device, out of the `User-Agent` that it signs in with."""

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
"""What betrays a browser and its system in a `User-Agent`; the first one that is found counts."""


def device_name(agent: str) -> str:
    """Return what a player calls a device: `Firefox · Linux` of a browser's `User-Agent`, an app's own as it is."""
    if not agent.startswith("Mozilla/"):
        return agent
    found = [_first(names, agent) for names in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found)) or agent


def _first(names: dict[str, str], agent: str) -> str | None:
    return next((name for sign, name in names.items() if sign in agent), None)
