"""Schemathesis asks the running service everything that its document allows, and much that it does not."""

from collections import Counter
from types import SimpleNamespace

import pytest

from tests.contract.fuzzing import CALLERS, ENDING, ENDS_SIGN_IN, World, operations
from tests.contract.variety import PROBLEM, UNKNOWN, code_is_listed, unknown_query_is_refused
from tests.live.service import Service

EXAMPLES = (6, 300)
"""Of each operation, beside those that cover its schema, of which CI sends a part: in CI, and in full."""
SCENARIOS = (30, 300)
"""Chains of requests: in CI, and in full."""
MANY = (8, 100)
"""How often each operation is asked altogether, at the least: in CI, and in full."""
SOME = (1, 10)
"""The same by each caller."""
LINKED = 50
"""How many requests at the least take something from the answer of another, of `KINDS` kinds at the least."""
KINDS = 10
GAMES = "^(createGame|getGame|joinGame|startGame|leaveGame|cancelGame|resign|listEvents|getRecord|getFairness)$"
"""Of so few operations chances make chains that begin with a new game for certain."""
UNKNOWN_SENT = 30
"""How many requests at the least carry the query parameter that nobody knows."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]


@pytest.fixture(scope="module")
def service_of_its_own():
    """A service whose data are a mess after each run."""
    with Service("folder") as service:
        yield service


@pytest.fixture(scope="module")
def run(service_of_its_own, repetitions):
    """All requests, in which every caller asks everything."""
    with World(service_of_its_own) as world:
        examples, scenarios, least = repetitions(*EXAMPLES), repetitions(*SCENARIOS), repetitions(*MANY)
        return world.ask(examples=examples, scenarios=scenarios, seed=1, least=least)


def test_service__asked_everything_by_every_caller__shows_nothing_undocumented(run, figure):
    figure("requests of Schemathesis", f"{run.examples.total():,}")
    assert run.code == 0, run.output
    assert run.unknown[True] >= UNKNOWN_SENT


def test_operations__each__were_asked_often_enough_by_each_caller(run, repetitions):
    many, some = repetitions(*MANY), repetitions(*SOME)
    asked = {name: Counter() for name in operations()}
    for (name, caller), count in run.examples.items():
        if name in asked:  # not with another method
            asked[name][caller] += count
    wanted = {name: ENDING if id_ in ENDS_SIGN_IN else CALLERS for name, id_ in operations().items()}
    few = {
        name: counts
        for name, counts in asked.items()
        if counts.total() < many or any(counts[caller] < some for caller in wanted[name])
    }
    assert few == {}


def test_links__between_operations__are_followed(service_of_its_own, repetitions, figure):
    """Requests take ids from the answers of other requests: of a new game, of one that was joined, of a list."""
    with World(service_of_its_own) as world:
        runs = [world.chain(only=GAMES, scenarios=repetitions(*SCENARIOS), seed=seed) for seed in range(2)]
    assert [run.output for run in runs if run.code] == []
    links = sum((run.links for run in runs), Counter())
    figure("links that Schemathesis followed", f"{links.total()} of {len(links)} kinds")
    assert links.total() >= LINKED
    assert len(links) >= KINDS
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
