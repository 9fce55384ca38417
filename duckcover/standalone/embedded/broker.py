"""The broker of a machine that has none: messages are files in the data folder."""

from pathlib import Path
from typing import Any

from kombu.transport import TRANSPORT_ALIASES

from duckcover.standalone.embedded.folder import prepare_folder

SCHEME = "folder"
POLLING_SECONDS = 0.02
SUBFOLDERS = ("messages", "control")

TRANSPORT_ALIASES[SCHEME] = "duckcover.standalone.embedded.folder_transport:Transport"


def broker_url(data_dir: Path) -> str:  # noqa: ARG001 - the folder is named by the options beside it
    """The Celery broker URL that goes with `broker_options`."""
    return f"{SCHEME}://localhost"  # without a host kombu warns at every start


def broker_options(data_dir: Path) -> dict[str, Any]:
    """Celery's transport options for the broker in `data_dir`; makes its folders when missing.

    Producers and the worker share one folder: what is sent is what is received.

    Raises: FolderError.
    """
    folders = [prepare_folder(data_dir) / "broker" / name for name in SUBFOLDERS]
    for folder in folders:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    messages, control = map(str, folders)
    return {
        "data_folder_in": messages,
        "data_folder_out": messages,
        "control_folder": control,
        "polling_interval": POLLING_SECONDS,
    }
