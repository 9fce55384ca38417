"""Schemathesis asks the running service everything that its document allows, and much that it does not."""

from collections import Counter
from functools import cache
from types import SimpleNamespace

import pytest
import yaml

from tests.contract.fuzzing import DOCUMENT, ENDS_SIGN_IN, World
from tests.contract.variety import PROBLEM, UNKNOWN, code_is_listed, unknown_query_is_refused
from tests.live.service import Service

CALLERS = ("anonymous", "player", "host", "outsider", "bot", "staff")
ENDING = ("anonymous", "bot", "own")
EXAMPLES = 25
"""Of each operation for each caller, beside those that cover its schema."""
MANY, SOME = 100, 10
"""How often each operation is asked altogether, and by each caller, at the least."""
LOBBY = "^(createGame|getGame|joinGame|startGame|leaveGame|cancelGame)$"
"""Of so few operations a run of chances makes chains that begin with a new game for certain."""
LINKED = 50
"""How many requests at the least take something from the answer of another."""
ROUNDS = 3
METHODS = ("get", "post", "put", "patch", "delete")

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]


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


@pytest.fixture(scope="module")
def everything(world):
    """The run in which a caller asks everything; made when it is first wanted."""
    never = f"^({'|'.join(ENDS_SIGN_IN)})$"
    return cache(lambda caller: world.ask(caller, never=never, examples=EXAMPLES, seed=CALLERS.index(caller)))


@pytest.fixture(scope="module")
def one(world):
    """The run in which a caller asks one operation; made when it is first wanted, "own" is an account for it alone."""

    @cache
    def run(operation, caller):
        if caller == "own":
            world.sign_up(operation)
        return world.ask(operation if caller == "own" else caller, only=f"^{operation}$", examples=MANY, seed=1)

    return run


@pytest.mark.parametrize("caller", CALLERS)
def test_caller__asking_everything__finds_nothing_undocumented(everything, caller):
    run = everything(caller)
    assert run.code == 0, run.output
    few = {id_: run.examples[name] for name, id_ in operations().items() if run.examples[name] < SOME}
    assert few.keys() - {*ENDS_SIGN_IN} == set(), few
    assert run.unknown[True] >= SOME


@pytest.mark.parametrize("caller", ENDING)
@pytest.mark.parametrize("operation", ENDS_SIGN_IN)
def test_operation__that_ends_a_sign_in__shows_nothing_undocumented(one, operation, caller):
    run = one(operation, caller)
    assert run.code == 0, run.output


def test_operations__each__were_asked_a_hundred_times(world, everything, one):
    """Schemathesis ends early where it sees nothing new to ask; such operations are asked anew, from another seed."""
    runs = [everything(caller) for caller in CALLERS]
    runs += [one(operation, caller) for operation in ENDS_SIGN_IN for caller in ENDING]
    for seed in range(ROUNDS):
        short = too_few(runs)
        if not short:
            break
        world.sign_up("late")
        only = f"^({'|'.join(short.values())})$"
        runs.append(world.ask("late", only=only, examples=MANY, seed=len(CALLERS) + seed))
        assert runs[-1].code == 0, runs[-1].output
    assert too_few(runs) == {}


def test_links__between_operations__are_followed(world, everything):
    """Requests take ids from the answers of other requests: of a new game, of one that was joined, of a list."""
    lobbies = [world.ask(caller, only=LOBBY, examples=SOME, seed=1) for caller in ("player", "host", "outsider")]
    assert [run.output for run in lobbies if run.code] == []
    links = sum((run.links for run in (*lobbies, *map(everything, CALLERS))), Counter())
    assert links.total() >= LINKED
    assert len(links) >= SOME
    assert "POST /api/v1/games" in {source for source, _target in links}


def test_unknown_query__that_is_passed_over__is_a_finding():
    asked = SimpleNamespace(query={UNKNOWN: "a"})
    unknown_query_is_refused(None, SimpleNamespace(status_code=400), asked)
    unknown_query_is_refused(None, SimpleNamespace(status_code=200), SimpleNamespace(query={"limit": 1}))
    with pytest.raises(AssertionError):
        unknown_query_is_refused(None, SimpleNamespace(status_code=200), asked)


def test_code__that_is_not_listed_for_its_status__is_a_finding():
    answers = {"409": {"content": {PROBLEM: {"examples": {"turn_closed": {}}}}}}
    asked = SimpleNamespace(operation=SimpleNamespace(definition=SimpleNamespace(raw={"responses": answers})))

    def answer(status, code):
        return SimpleNamespace(status_code=status, headers={"content-type": [PROBLEM]}, json=lambda: {"code": code})

    code_is_listed(None, answer(409, "turn_closed"), asked)
    code_is_listed(None, answer(405, "method_not_allowed"), asked)
    with pytest.raises(AssertionError, match="turn_open is not listed for 409"):
        code_is_listed(None, answer(409, "turn_open"), asked)


def too_few(runs):
    """The ids of the operations that were asked too rarely, by name."""
    examples = sum((run.examples for run in runs), Counter())
    return {name: id_ for name, id_ in operations().items() if examples[name] < MANY}


def operations():
    """The ids of the operations of the document by their names, as Schemathesis makes them."""
    paths = yaml.load(DOCUMENT.read_text(encoding="utf-8"), yaml.CSafeLoader)["paths"]
    return {
        f"{method.upper()} {path}": item[method]["operationId"]
        for path, item in paths.items()
        for method in METHODS
        if method in item
    }
