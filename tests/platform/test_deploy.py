"""deploy/duckcover.service, and the parts of docs/operators.md that other programs read."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

PROJECT = Path(__file__).resolve().parents[2]
UNIT = PROJECT / "deploy" / "duckcover.service"
PAGE = (PROJECT / "docs" / "operators.md").read_text()
COMMAND = "/opt/duckcover/.venv/bin/duckcover"


def unit():
    """The sections of the unit; a key may stand in it once."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read_string(UNIT.read_text())
    return parser


def test_unit__its_command__is_up_on_the_folder_that_systemd_makes():
    service = unit()["Service"]
    assert (service["ExecStart"], service["Environment"]) == (
        f"{COMMAND} up",
        f"DUCKCOVER_DATA_DIR=/var/lib/{service['StateDirectory']}",
    )


def test_unit__as_systemd_reads_it__is_right(tmp_path):
    """Without systemd only the sections can be checked."""
    if not shutil.which("systemd-analyze"):
        assert unit().sections() == ["Unit", "Service", "Install"]
        return
    here = tmp_path / "duckcover.service"
    here.write_text(UNIT.read_text().replace(COMMAND, "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("block", re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL))
def test_page__its_yaml__can_be_read(block):
    assert isinstance(yaml.safe_load(block), dict)


def test_page__commands_of_docker__name_services_of_the_compose_file():
    services = set(yaml.safe_load((PROJECT / "docker-compose.yml").read_text())["services"])
    named = re.findall(r"docker compose (?:exec|cp|stop|run --rm --volume \S+) ([\w ]+)", PAGE)
    words = {word for found in named for word in found.split() if word != "python"}
    assert (words - services, len(named)) == (set(), 4)
