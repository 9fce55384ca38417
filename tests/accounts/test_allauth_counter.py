"""What allauth counts, counted by our counter."""

import pytest
from allauth.core import context, ratelimit
from allauth.core.exceptions import RateLimited
from allauth.core.internal import ratelimit as internal
from django.test import RequestFactory

from accounts.models import RateWindow
from accounts.throttling.allauth_counter import clear, consume, refusal_of

BOTH = {"reset_password": "3/m/ip,2/m/key"}


@pytest.fixture
def request_(db):
    made = RequestFactory().post("/")
    with context.request_context(made):
        yield made


def ask(request, key="one", **options):
    options = {"config": BOTH, **options}
    return consume(request, app="allauth.account", action="reset_password", key=key, **options)


def counts():
    return sorted(RateWindow.objects.values_list("count", flat=True))


def test_allauth__asks_here():
    assert (internal.consume, internal.clear) == (consume, clear)


def test_allauths_own_way_in__is_counted_here(request_):
    assert ratelimit.consume(request_, action="change_phone", user=type("User", (), {"pk": 1})) is True
    assert counts() == [1]


def test_refused__under_one_of_two_limits__counts_under_neither(request_):
    assert [ask(request_) is not None for _ in range(3)] == [True, True, False]
    assert counts() == [2, 2]
    assert ask(request_, key="another") is not None


def test_refused__leaves_the_limit_that_was_met(request_):
    assert refusal_of(request_) is None
    for _ in range(3):
        ask(request_)
    met = refusal_of(request_)
    assert (met.limit.amount, met.limit.seconds, 58 <= met.reset <= 60) == (2, 60, True)


def test_refused__where_allauth_wants_an_exception__raises_it(request_):
    ask(request_, config={"reset_password": "1/m/ip"})
    with pytest.raises(RateLimited):
        ask(request_, config={"reset_password": "1/m/ip"}, raise_exception=True)


def test_dry_run__counts_nothing_and_refuses_nobody(request_):
    assert [ask(request_, dry_run=True) is not None for _ in range(4)] == [True] * 4
    assert counts() == []
    ask(request_), ask(request_)
    assert ask(request_, dry_run=True) is None
    assert refusal_of(request_) is None


def test_rollback__takes_the_action_for_none(request_):
    ask(request_).rollback()
    assert counts() == [0, 0]


def test_clear__opens_the_windows_anew(request_):
    ask(request_)
    clear(request_, app="allauth.account", action="reset_password", config=BOTH, key="one")
    assert counts() == []


def test_get__is_counted_only_where_allauth_says_so(db):
    asked = RequestFactory().get("/")
    with context.request_context(asked):
        ask(asked)
        assert counts() == []
        ask(asked, limit_get=True)
        assert counts() == [1, 1]
