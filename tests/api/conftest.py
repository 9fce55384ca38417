"""Clients of the API."""

import pytest
from django.test import Client

from accounts.models import Player
from accounts.services.tokens import issue


@pytest.fixture
def dana(db):
    return Player.objects.create_user("dana", "dana@example.org", "a long pass phrase")


@pytest.fixture
def api():
    """A client that has not signed in; a 500 is an answer, not an exception."""
    return Client(raise_request_exception=False)


@pytest.fixture
def bearer(dana):
    """The headers of dana, signed in."""
    return {"Authorization": f"Bearer {issue(dana)[1]}"}


@pytest.fixture(params=["short path", "Django"])
def both_ways(request, settings):
    """Each test twice: busy operations are answered before Django, and all by Django."""
    settings.SHORT_PATH = request.param == "short path"
