"""Schemathesis asks the running service everything that its document allows, and much that it does not."""

from collections import Counter

import pytest
import yaml

from tests.contract.fuzzing import DOCUMENT, ENDS_SIGN_IN, World
from tests.live.service import Service

CALLERS = ("anonymous", "player", "host", "outsider", "bot", "staff")
EXAMPLES = 30
"""Of each operation for each caller, beside those that cover its schema: together more than a hundred."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def asked():
    """How often each operation was asked so far."""
    return Counter()


@pytest.fixture(scope="module")
def world():
    """A service of its own: its data are a mess afterwards."""
    with Service("folder") as service:
        made = World(service)
        try:
            made.populate()
            yield made
        finally:
            made.leave()


@pytest.mark.parametrize("caller", CALLERS)
def test_caller__asking_everything__finds_nothing_undocumented(world, asked, caller):
    run = world.ask(caller, never=f"^({'|'.join(ENDS_SIGN_IN)})$", examples=EXAMPLES, seed=CALLERS.index(caller))
    asked.update(run.examples)
    assert run.code == 0, run.output


@pytest.mark.parametrize("operation", ENDS_SIGN_IN)
def test_operation__that_ends_a_sign_in__shows_nothing_undocumented(world, asked, operation):
    world.sign_up(operation)
    for caller in ("anonymous", "bot", operation):
        run = world.ask(caller, only=f"^{operation}$", examples=100, seed=1)
        asked.update(run.examples)
        assert run.code == 0, run.output


def test_operations__with_any_input__were_asked_a_hundred_times(asked):
    assert {name: asked[name] for name in varied_operations() if asked[name] < 100} == {}


def varied_operations():
    """The operations of the document that take something which can differ, as Schemathesis names them."""
    paths = yaml.safe_load(DOCUMENT.read_text(encoding="utf-8"))["paths"]
    return [
        f"{method.upper()} {path}"
        for path, item in paths.items()
        for method, operation in item.items()
        if method in {"get", "post", "put", "patch", "delete"}
        if operation.get("parameters") or operation.get("requestBody") or item.get("parameters")
    ]
