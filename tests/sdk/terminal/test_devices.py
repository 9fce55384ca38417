"""The tokens that a device keeps."""

import stat
from pathlib import Path

import pytest
from duckcover_sdk.terminal.devices import Devices, config_file

HOME, AWAY = "http://127.0.0.1:8000", "https://ducks.example"


def test_remember__file__is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "duckcover" / "play.json"
    Devices(file).remember(HOME, "dana", "dkc_1")
    assert (stat.S_IMODE(file.stat().st_mode), stat.S_IMODE(file.parent.stat().st_mode)) == (0o600, 0o700)
    assert [path.name for path in file.parent.iterdir()] == ["play.json"]


def test_token__several_players_and_services__is_the_last_used_or_the_named(tmp_path: Path) -> None:
    devices = Devices(tmp_path / "play.json")
    for url, name in ((HOME, "dana"), (AWAY, "lin"), (HOME, "ada"), (HOME, "dana")):
        devices.remember(url, name, f"dkc_{name}")
    again = Devices(tmp_path / "play.json")
    assert [again.token(HOME, name) for name in (None, "ada", "lin")] == ["dkc_dana", "dkc_ada", None]
    assert again.token(AWAY, None) == "dkc_lin"


def test_forget__token__leaves_the_others(tmp_path: Path) -> None:
    devices = Devices(tmp_path / "play.json")
    for name in ("dana", "ada"):
        devices.remember(HOME, name, f"dkc_{name}")
    devices.forget(HOME, "dkc_ada")
    assert devices.token(HOME, None) == "dkc_dana"


@pytest.mark.parametrize(
    "content", ["", "[1]", '{"http://127.0.0.1:8000": 1}', '{"http://127.0.0.1:8000": {"dana": 1}}']
)
def test_token__file_is_broken__is_none(tmp_path: Path, content: str) -> None:
    file = tmp_path / "play.json"
    file.write_text(content)
    assert Devices(file).token(HOME, None) is None


def test_config_file__variable_or_home__decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/dana")
    assert config_file({}) == Path("/home/dana/.config/duckcover/play.json")
    assert config_file({"XDG_CONFIG_HOME": "/etc/own"}) == Path("/etc/own/duckcover/play.json")
