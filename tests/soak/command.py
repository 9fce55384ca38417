"""What the commands have in common: a service whose database Django has here too, and what they print."""

import logging
import os
from collections.abc import Mapping
from typing import Any

import django

from tests.soak.clock import SimulatedService


def connected_service() -> SimulatedService:
    """A service that is not started yet, in the data folder that the settings of this process name.

    So checks can ask its database by models, and messages reach its workers. Models can be imported afterwards.
    """
    service = SimulatedService("folder")
    os.environ["DUCKCOVER_DATA_DIR"] = str(service.data_dir)
    os.environ["DJANGO_SETTINGS_MODULE"] = "duckcover.settings"
    for name in ("DATABASE_URL", "CELERY_BROKER_URL"):
        os.environ.pop(name, None)
    django.setup()
    logging.getLogger("httpx").disabled = True
    return service


def show(figures: Mapping[str, Any], faults: Mapping[str, list[str]]) -> int:
    """Print figures and faults; the exit code."""
    width = max(map(len, [*figures, *faults]))
    for what, value in figures.items():
        print(f"{what:<{width}}  {value}")
    for what, found in faults.items():
        print(f"{what:<{width}}  {'ok' if not found else f'{len(found)} FAULTS'}", *found[:5], sep="\n    ")
    return 1 if any(faults.values()) else 0
