"""Statements that are prepared once and run by one call of libpq behave like those of a cursor."""

import datetime as dt
from contextlib import nullcontext

import psycopg
import pytest
from django.contrib.contenttypes.models import ContentType
from django.core.cache import cache
from django.db import DataError, OperationalError, connection, transaction
from django.db.models import Q, Value
from django.test.utils import CaptureQueriesContext
from psycopg.pq import ExecStatus

from duckcover.prepared import Prepared, PreparedQuery, _require

ECHO = Prepared("echo", "SELECT %(text)s::text, %(number)s::int, %(bytes)s::bytea, %(words)s::text[], %(text)s::text")
DIVIDE = Prepared("divide", "SELECT 1 / %(number)s::int")
NOTE = Prepared(
    "note",
    "INSERT INTO duckcover_cache (key, value, expires_at) VALUES (%(key)s::bytea, '1', now()) RETURNING 1",
)
NOW = Prepared("now", "SELECT statement_timestamp(), NULL::int, true, 7 %% 4")

ODD = [
    {"text": "a", "number": 7, "bytes": b"\x00\xff'\\", "words": ["*", "12"]},
    {"text": "", "number": -1, "bytes": b"", "words": []},
    {"text": None, "number": None, "bytes": None, "words": None},
    {"text": "'; DROP TABLE ducks; -- \\ 오리 %s $1", "number": 0, "bytes": b"x", "words": ["a.b-c"]},
    {"text": "NULL", "number": 0, "bytes": b"x", "words": ["", "NULL", "a,b", "{}", '"of-another"', "\\", " 오리 '"]},
]


@pytest.fixture(autouse=True)
def database(transactional_db):
    """Outside a transaction, as requests are; the cache's table is empty before and after."""
    cache.clear()
    yield
    cache.clear()


@pytest.mark.parametrize("values", ODD)
def test_values__of_every_kind__come_back(values):
    expected = [tuple(values[name] for name in ("text", "number", "bytes", "words", "text"))]
    assert ECHO.rows(values) == expected
    with transaction.atomic():
        assert ECHO.rows(values) == expected


@pytest.mark.parametrize("values", [{"text": "a\0b"}, {"words": ["a\0b"]}])
def test_text__that_postgresql_cannot_hold__is_refused(values):
    with pytest.raises(ValueError, match="PostgreSQL knows no"):
        ECHO.rows({**ODD[0], **values})


def test_result__has_the_types_of_a_cursor():
    ((now, nothing, yes, rest),) = NOW.rows({})
    assert (now.tzinfo, nothing, yes, rest) == (dt.UTC, None, True, 3)


def test_error__is_djangos__and_the_connection_goes_on():
    with pytest.raises(DataError):
        DIVIDE.rows({"number": 0})
    assert DIVIDE.rows({"number": 1}) == [(1,)]


def notes():
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM duckcover_cache WHERE key = 'note'")
        return cursor.fetchone()[0]


def test_write__in_a_transaction_that_is_rolled_back__is_gone():
    with transaction.atomic():
        NOTE.rows({"key": b"note"})
        assert notes() == 1
        transaction.set_rollback(True)
    assert notes() == 0


def test_write__outside_a_transaction__stays():
    NOTE.rows({"key": b"note"})
    assert notes() == 1


def test_connection__another_one__prepares_again():
    assert DIVIDE.rows({"number": 1}) == [(1,)]
    connection.close()
    assert DIVIDE.rows({"number": 1}) == [(1,)]


def test_statement__after_a_rollback__is_prepared_again():
    NOTE.rows({"key": b"note"})
    with transaction.atomic():
        notes()
        transaction.set_rollback(True)
    DIVIDE.rows({"number": 1})
    with connection.cursor() as cursor:
        cursor.execute("DEALLOCATE ALL")
    assert DIVIDE.rows({"number": 1}) == [(1,)]
    NOTE.rows({"key": b"another"})
    assert notes() == 1


def test_connection__that_broke__is_seen_as_such():
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        backend = cursor.fetchone()[0]
    other = connection.copy()
    with other.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s, 5000)", [backend])
    other.close()
    with pytest.raises(OperationalError):
        DIVIDE.rows({"number": 1})
    assert connection.errors_occurred
    connection.close_if_unusable_or_obsolete()
    assert DIVIDE.rows({"number": 1}) == [(1,)]


def test_error__without_a_code_of_the_server__is_a_lost_connection():
    connection.ensure_connection()
    session = connection.connection
    with pytest.raises(psycopg.OperationalError):
        _require(session.pgconn.make_empty_result(ExecStatus.FATAL_ERROR), session)


def test_statement__where_queries_are_counted__is_counted():
    with CaptureQueriesContext(connection) as queries:
        DIVIDE.rows({"number": 1})
    assert len(queries) == 1


def kinds_of(first, second):
    """Names of content types by two numbers; it says as well what looks like a placeholder."""
    found = ContentType.objects.filter(Q(pk=first) | Q(pk=second)).exclude(model="%s 100% o'duck")
    return found.order_by("pk").values_list("pk", "model", Value("50% of %(first)s"))


@pytest.mark.parametrize("inside", [False, True])
def test_queryset__finds_the_same_with_other_keys__by_sql_that_is_made_once(inside):
    made = []
    query = PreparedQuery(f"kinds_{inside}", ("first", "second"), lambda *keys: made.append(keys) or kinds_of(*keys))
    keys = list(ContentType.objects.order_by("pk").values_list("pk", flat=True)[:3])
    pairs = [(keys[0], keys[1]), (keys[2], keys[0]), (keys[1], 0)]
    with transaction.atomic() if inside else nullcontext():
        assert [query.rows(first=a, second=b) for a, b in pairs] == [list(kinds_of(a, b)) for a, b in pairs]
    assert [len(query.rows(first=a, second=b)) for a, b in pairs] == [2, 2, 1]
    assert len(made) == 1
