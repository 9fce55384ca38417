"""API.md, Conventions: retries are safe. One key, one effect, and the result as it may be seen now."""

import threading
import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from cryptography.fernet import InvalidToken
from django.db import connection, connections
from django.db.models.functions import Now
from django.test import Client
from django.urls import path
from rest_framework.response import Response

from accounts.models import IdempotentAnswer, Player, Token
from accounts.services.idempotency import forget_old_answers
from accounts.services.tokens import issue
from duckcover.encryption import cipher
from duckcover.errors import AppError, ErrorCode
from duckcover.rest.idempotency import idempotent, idempotent_secret
from duckcover.rest.views import ApiView
from duckcover.urls import handler400, handler403, handler404, handler500  # noqa: F401 - of the URL conf below

KEY = "0123456789abcdef"
ENTERED = threading.Event()
GO_ON = threading.Event()


def shown(request, key):
    """A thing as it is now. Raises: AppError `not_found`."""
    token = Token.objects.filter(pk=key, revoked_at=None).first()
    if token is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return Response({"id": token.pk, "name": token.name}, status=201, headers={"Location": f"/{token.pk}"})


class ThingsView(ApiView):
    """Makes a thing (a token row serves as one) per POST."""

    @idempotent(shown)
    def post(self, request):
        token, _ = issue(request.user, device="thing")
        if request.data.get("fail"):
            raise AppError(ErrorCode.FAMILY_TAKEN)
        if request.data.get("wait"):
            ENTERED.set()
            GO_ON.wait(timeout=20)
        return token.pk


class SecretsView(ApiView):
    """Tells a new secret per POST."""

    @idempotent_secret
    def post(self, request):
        return Response({"secret": f"secret-{uuid.uuid4()}"}, status=201)


urlpatterns = [
    path("api/v1/things", ThingsView.as_view()),
    path("api/v1/others", ThingsView.as_view()),
    path("api/v1/secrets", SecretsView.as_view()),
]
pytestmark = pytest.mark.urls(__name__)


def things():
    return Token.objects.filter(device="thing").count()


@pytest.fixture
def post(bearer):
    client = Client(raise_request_exception=False)

    def post(body=None, key=KEY, where="/api/v1/things", **headers):
        headers = {**bearer, **({"Idempotency-Key": key} if key is not None else {}), **headers}
        return client.post(where, body or {}, content_type="application/json", headers=headers)

    return post


def code(response):
    return response.status_code, response.json()["code"]


def test_key__sent_again__repeats_the_answer_and_not_the_effect(post):
    first, again = post({"a": 1}), post({"a": 1})
    assert (first.status_code, first.content, first["Location"]) == (201, again.content, again["Location"])
    assert (again.status_code, again["Content-Type"]) == (201, "application/json")
    assert ["Idempotency-Replayed" in first, again["Idempotency-Replayed"]] == [False, "true"]
    assert things() == 1


def test_key__sent_again__reads_what_was_made_anew(post):
    first = post()
    Token.objects.filter(pk=first.json()["id"]).update(name="another")
    again = post()
    assert (again.status_code, again.json()) == (201, {**first.json(), "name": "another"})


def test_key__of_what_is_gone_since__is_404_and_makes_nothing(post):
    made = Token.objects.get(pk=post().json()["id"])
    Token.objects.filter(pk=made.pk).update(revoked_at=Now())
    assert [code(post()), code(post())] == [(404, "not_found")] * 2
    assert things() == 1


def test_row__of_what_is_read_anew__keeps_no_answer(post):
    made = post({"a": "a-word"}).json()["id"]
    kept = IdempotentAnswer.objects.get()
    assert [kept.resource, bytes(kept.encrypted)] == [str(made), b""]


def test_key__whose_answer_was_forgotten__is_422_and_makes_nothing(post):
    post(), post(key="y" * 16, where="/api/v1/secrets")
    IdempotentAnswer.objects.update(resource="", encrypted=b"")
    again = [post(), post(key="y" * 16, where="/api/v1/secrets")]
    assert [code(answer) for answer in again] == [(422, "idempotency_mismatch")] * 2
    assert things() == 1


def test_key__same_body_spaced_and_ordered_otherwise__is_the_same_request(post):
    post('{"a": 1, "b": 2}')
    assert post('{"b":2,"a":1}').status_code == 201
    assert things() == 1


@pytest.mark.parametrize("other", [{"body": {"a": 2}}, {"body": {"a": 1}, "where": "/api/v1/others"}])
def test_key__with_another_body_or_address__is_422(post, other):
    post({"a": 1})
    assert code(post(**other)) == (422, "idempotency_mismatch")
    assert things() == 1


def test_key__of_another_player__is_another_key(post):
    post()
    erin = Player.objects.create_user("erin", "erin@example.org")
    assert "Idempotency-Replayed" not in post(Authorization=f"Bearer {issue(erin)[1]}")
    assert things() == 2


def test_no_key__makes_a_thing_each_time(post):
    post(key=None), post(key=None)
    assert things() == 2


@pytest.mark.parametrize("key", ["", "x" * 15, "x" * 129, "x" * 15 + "é", "x" * 15 + "\t"])
def test_key__too_short_too_long_or_unprintable__is_400(post, key):
    response = post(key=key)
    assert code(response) == (400, "invalid_input")
    assert [found["field"] for found in response.json()["errors"]] == ["Idempotency-Key"]


@pytest.mark.parametrize("key", ["x" * 16, "x" * 128, str(uuid.UUID(int=7))])
def test_key__within_bounds__is_taken(post, key):
    assert post(key=key).status_code == 201


def test_refused_request__leaves_nothing_and_may_be_sent_again(post):
    assert code(post({"fail": True})) == (409, "family_taken")
    assert [things(), IdempotentAnswer.objects.count()] == [0, 0]
    assert post({"a": 1}).status_code == 201


def test_answer_older_than_7_days__is_forgotten(post):
    post()
    IdempotentAnswer.objects.update(created_at=Now() - timedelta(days=7, seconds=1))
    assert "Idempotency-Replayed" not in post({"another": "body"})
    assert [things(), IdempotentAnswer.objects.count()] == [2, 1]


def test_forget_old_answers__deletes_those_older_than_7_days(post):
    post(), post(key="y" * 16)
    old, young = IdempotentAnswer.objects.order_by("pk")
    IdempotentAnswer.objects.filter(pk=old.pk).update(created_at=Now() - timedelta(days=7, seconds=1))
    assert forget_old_answers() == 1
    assert list(IdempotentAnswer.objects.all()) == [young]


def test_forget_old_answers__stops_at_its_limit(post):
    post(), post(key="y" * 16)
    IdempotentAnswer.objects.update(created_at=Now() - timedelta(days=8))
    assert [forget_old_answers(limit=1), forget_old_answers(limit=1), forget_old_answers(limit=1)] == [1, 1, 0]


def test_encrypted_answer__is_repeated_and_kept_by_nobody(post):
    first, again = post(where="/api/v1/secrets"), post(where="/api/v1/secrets")
    assert (again.content, again["Idempotency-Replayed"]) == (first.content, "true")
    assert [first["Cache-Control"], again["Cache-Control"]] == ["no-store"] * 2
    assert post(where="/api/v1/secrets", key=None)["Cache-Control"] == "no-store"


@pytest.mark.parametrize("where", ["/api/v1/secrets", "/api/v1/things"])
def test_row__shows_neither_the_key_nor_the_answer(post, where):
    post({"a": "a-word"}, where=where)
    with connection.cursor() as cursor:
        cursor.execute("SELECT row_to_json(found)::text FROM accounts_idempotentanswer found")
        row = cursor.fetchone()[0]
    wanted = (KEY, "secret-", "a-word", "Location")
    assert [text for text in wanted if text in row or text.encode().hex() in row] == []


def test_row__with_secret_key_and_without_the_idempotency_key__cannot_be_opened(post, dana):
    post(where="/api/v1/secrets")
    row = IdempotentAnswer.objects.get()
    known = ("", f" {dana.pk}", f" {dana.pk} ", f" {dana.pk} {bytes(row.digest).hex()}")
    for purpose in known:
        with pytest.raises(InvalidToken):
            cipher(f"idempotent answer{purpose}").decrypt(bytes(row.encrypted))
    assert b"secret-" in cipher(f"idempotent answer {dana.pk} {KEY}").decrypt(bytes(row.encrypted))


def test_encrypted_answer__after_a_change_of_the_key_with_a_fallback__is_repeated(post, settings):
    first = post(where="/api/v1/secrets")
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another", [settings.SECRET_KEY]
    assert post(where="/api/v1/secrets").content == first.content


def test_encrypted_answer__after_a_change_of_the_key_without_a_fallback__is_422(post, settings):
    post(where="/api/v1/secrets")
    settings.SECRET_KEY = "another"
    assert code(post(where="/api/v1/secrets")) == (422, "idempotency_mismatch")


# --- with real connections ------------------------------------------------------------------------------


def in_thread(call):
    try:
        return call()
    finally:
        connections.close_all()


@pytest.mark.django_db(transaction=True)
def test_eight_posts_at_once_with_one_key__have_one_effect(post):
    barrier = threading.Barrier(8)

    def send():
        barrier.wait(timeout=20)
        return post({"a": 1})

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: in_thread(send), range(8)))
    assert things() == 1
    assert {answer.status_code for answer in answers} <= {201, 409}
    assert len({answer.content for answer in answers if answer.status_code == 201}) == 1
    assert all(code(answer) == (409, "idempotency_running") for answer in answers if answer.status_code == 409)


@pytest.mark.django_db(transaction=True)
def test_key__whose_first_request_still_runs__is_409_and_later_the_answer(post):
    ENTERED.clear(), GO_ON.clear()
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(in_thread, lambda: post({"wait": True}))
        assert ENTERED.wait(timeout=20)
        during = post({"wait": True})
        GO_ON.set()
        assert first.result().status_code == 201
    assert (code(during), during["Retry-After"]) == ((409, "idempotency_running"), "1")
    assert post({"wait": True})["Idempotency-Replayed"] == "true"
