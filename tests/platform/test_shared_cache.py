"""The cache that all processes share."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.core.cache import cache
from django.db import connection, connections

from duckcover.shared_cache import forget_expired

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def empty(db):
    """A table without what the services of other tests have left."""
    cache.clear()


@pytest.fixture
def expired():
    """A key whose time is over."""
    cache.set("code", "old", timeout=0)
    return "code"


def rows():
    with connection.cursor() as cursor:
        cursor.execute("SELECT key, value FROM duckcover_cache")
        return [(bytes(key), value) for key, value in cursor.fetchall()]


@pytest.mark.parametrize("value", ["y", 7, True, None, [1.5, 2], {"scopes": ["a"], "granted": None}])
def test_set__value_of_json__comes_back(value):
    cache.set("key", value)
    assert cache.get("key", "nothing") == value


def test_set__value_that_is_none_of_jsons__is_refused():
    with pytest.raises(TypeError):
        cache.set("key", object())


def test_set__again__replaces():
    cache.set("key", 1)
    cache.set("key", 2, timeout=None)
    assert cache.get("key") == 2


def test_get__of_nothing__is_the_default():
    assert cache.get("key", "default") == "default"


def test_get__expired__is_the_default(expired):
    assert cache.get(expired, "default") == "default"


def test_add__where_something_is__changes_nothing():
    cache.set("key", 1)
    assert (cache.add("key", 2), cache.get("key")) == (False, 1)


def test_add__where_something_has_expired__is_kept(expired):
    assert (cache.add(expired, "new"), cache.get(expired)) == (True, "new")


def test_touch__says_whether_there_was_something(expired):
    cache.set("key", 1)
    assert (cache.touch("key", timeout=None), cache.touch(expired)) == (True, False)


def test_touch__with_no_time_left__forgets():
    cache.set("key", 1)
    cache.touch("key", timeout=0)
    assert cache.get("key") is None


def test_delete__says_whether_there_was_something(expired):
    cache.set("key", 1)
    assert (cache.delete("key"), cache.delete("key"), cache.delete(expired)) == (True, False, False)


def test_clear__forgets_everything():
    cache.set("key", 1)
    cache.clear()
    assert rows() == []


def test_key__that_is_a_secret__is_not_in_the_table():
    cache.set("device_code[secret]", "y")
    ((key, _),) = rows()
    assert (len(key), b"secret" in key) == (32, False)


def test_key__long_or_with_odd_characters__is_taken():
    cache.set("user code " + "ü\n" * 500, 1)
    assert cache.get("user code " + "ü\n" * 500) == 1


def test_forget_expired__leaves_what_lives(expired):
    cache.set("key", 1)
    forget_expired()
    assert [value for _, value in rows()] == ["1"]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("call", [lambda: cache.add("code", "y"), lambda: cache.delete("stored")])
def test_add_and_delete__of_forty_at_once__one_is_told_true(expired, call):
    cache.set("stored", 1)

    def closing(_):
        try:
            return call()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(closing, range(40)))
    assert sum(told) == 1
