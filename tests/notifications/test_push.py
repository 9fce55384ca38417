"""Web Push end to end: a local push service takes messages, and a browser's keys decrypt them."""

import base64
import json
import threading
from http.server import ThreadingHTTPServer

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from games.services.locks import database_now
from notifications.models import Delivery, Notice, PushSubscription
from notifications.services import inbox, outbox, posts, push
from tests.api.signed_in import SignedIn, code, wrong
from tests.games.factories import make_player
from tests.notifications.test_webhooks import Receiver

AUTH = b"sixteen letters."


class PushService(Receiver):
    """A push service."""

    seen: list = []


@pytest.fixture(scope="module")
def port():
    server = ThreadingHTTPServer(("127.0.0.1", 0), PushService)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


@pytest.fixture
def service(port, settings, db):
    PushService.seen, PushService.status = [], 201
    settings.WEBHOOKS_PRIVATE = True
    return PushService


@pytest.fixture
def dana(db):
    return make_player("dana")


@pytest.fixture
def browser():
    """A browser's private key."""
    return ec.generate_private_key(ec.SECP256R1())


@pytest.fixture
def body(browser, port):
    """What `PushSubscription.toJSON()` gives in that browser."""
    point = browser.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = {"p256dh": text(point), "auth": text(AUTH)}
    return {"endpoint": f"http://127.0.0.1:{port}/send/1", "expirationTime": None, "keys": keys}


def text(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def tell_and_deliver(player, fact="a fact"):
    inbox.lock_position(wait=True)
    (notice,) = inbox.write([inbox.Draft(player.pk, Notice.Kind.OPERATOR, fact)], database_now())
    Delivery.objects.filter(state="waiting").update(due_at=database_now())
    outbox.deliver("posts", ["webhook", "push"], posts.send)
    return notice


def test_push__end_to_end__the_browser_decrypts_it(service, dana, browser, body):
    assert SignedIn(dana).post("me/push-subscriptions", body).status_code == 201
    notice = tell_and_deliver(dana)
    ((path, headers, sent),) = service.seen
    message = json.loads(http_ece.decrypt(sent, private_key=browser, auth_secret=AUTH, version="aes128gcm"))
    assert (path, headers["Content-Encoding"]) == ("/send/1", "aes128gcm")
    assert message == {
        "id": notice.pk,
        "kind": "operator",
        "text": "The service has a message for you.",
        "game": None,
    }
    assert Delivery.objects.get().state == "sent"


def test_push__signature__is_of_the_key_that_browsers_are_given(service, dana, body):
    phone = SignedIn(dana)
    phone.post("me/push-subscriptions", body)
    tell_and_deliver(dana)
    authorization = service.seen[0][1]["Authorization"]
    assert Vapid02.verify(authorization)
    assert f"k={phone.get('push-key').json()['public_key']}" in authorization


@pytest.mark.parametrize("status", [404, 410])
def test_dn4__dead_subscription__is_deleted(service, dana, body, status):
    SignedIn(dana).post("me/push-subscriptions", body)
    service.status = status
    tell_and_deliver(dana)
    assert (PushSubscription.objects.count(), Delivery.objects.count()) == (0, 0)


def test_dn4__service_is_busy__is_tried_again(service, dana, body):
    SignedIn(dana).post("me/push-subscriptions", body)
    service.status = 503
    tell_and_deliver(dana)
    assert (Delivery.objects.get().state, PushSubscription.objects.count()) == ("waiting", 1)


def test_api__same_endpoint_again__replaces_the_keys(service, dana, body):
    phone = SignedIn(dana)
    first = phone.post("me/push-subscriptions", body).json()
    again = phone.post("me/push-subscriptions", {**body, "keys": {**body["keys"], "auth": text(b"another sixteen.")}})
    assert (again.json()["id"], PushSubscription.objects.get().auth) == (first["id"], text(b"another sixteen."))


def test_api__same_browser_of_another_player__gets_nothing_that_waits_for_the_first(service, dana, body):
    SignedIn(dana).post("me/push-subscriptions", body)
    inbox.lock_position(wait=True)
    inbox.write([inbox.Draft(dana.pk, Notice.Kind.OPERATOR, "a fact")], database_now())
    erin = make_player("erin")
    assert SignedIn(erin).post("me/push-subscriptions", body).status_code == 201
    outbox.deliver("posts", ["push"], posts.send)
    assert (service.seen, [row.player for row in PushSubscription.objects.all()]) == ([], [erin])


def test_api__keys_that_are_none__are_400(service, dana, body):
    wrong_keys = {"p256dh": "A" * 87, "auth": body["keys"]["auth"]}
    assert wrong(SignedIn(dana).post("me/push-subscriptions", {**body, "keys": wrong_keys})) == [("keys", "invalid")]


def test_api__private_endpoint__is_400(dana, body, settings):
    settings.WEBHOOKS_PRIVATE = False
    assert wrong(SignedIn(dana).post("me/push-subscriptions", body)) == [("endpoint", "invalid")]


def test_api__somebody_elses_subscription__is_404(service, dana, body):
    made = SignedIn(dana).post("me/push-subscriptions", body).json()
    erin = SignedIn(make_player("erin"))
    assert code(erin.delete(f"me/push-subscriptions/{made['id']}")) == (404, "not_found")
    assert SignedIn(dana).delete(f"me/push-subscriptions/{made['id']}").status_code == 204


def test_public_key__is_a_point_on_the_curve(db):
    key = push.public_key()
    point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    assert (len(point), point[0]) == (65, 4)
