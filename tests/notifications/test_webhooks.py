"""DN5: webhooks, signed, pinned, retried, disabled; with a real receiver."""

import base64
import datetime as dt
import json
import socket
import ssl
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from allauth.account.models import EmailAddress
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from duckcover_sdk import webhooks as sdk
from standardwebhooks import Webhook as Standard

from accounts.models import Token
from games.services.locks import database_now
from notifications import tasks
from notifications.models import Delivery, Notice, Webhook
from notifications.services import inbox, outbox, posts, webhooks
from tests.api.signed_in import SignedIn, code, wrong
from tests.games.factories import make_game, make_player

HOUR = dt.timedelta(hours=1)


class Receiver(BaseHTTPRequestHandler):
    """Keeps what it was sent; answers with the status that the test wants."""

    seen: list = []
    status = 204
    headers_to_send: dict = {}

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        type(self).seen.append((self.path, dict(self.headers), body))
        self.send_response(self.status)
        for name, value in self.headers_to_send.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def port():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


@pytest.fixture
def receiver(port, settings, db):
    Receiver.seen, Receiver.status, Receiver.headers_to_send = [], 204, {}
    settings.WEBHOOKS_PRIVATE = True
    return Receiver


@pytest.fixture
def dana(db):
    return make_player("dana")


@pytest.fixture
def hook(receiver, dana, port):
    """A webhook and its secret."""
    return webhooks.make(dana, f"http://127.0.0.1:{port}/hook?a=1")


def tell(player, fact="a fact"):
    inbox.lock_position(wait=True)
    return inbox.write([inbox.Draft(player.pk, Notice.Kind.OPERATOR, fact)], database_now())


def deliver():
    Delivery.objects.filter(state="waiting").update(due_at=database_now())
    return outbox.deliver("posts", ["webhook", "push"], posts.send)


# --- what is sent -----------------------------------------------------------------------------------------


def test_dn5__delivery__is_verified_by_the_reference_and_by_the_sdk(receiver, hook, dana):
    (notice,) = tell(dana)
    deliver()
    ((path, headers, body),) = receiver.seen
    _row, secret = hook
    assert path == "/hook?a=1"
    document = Standard(secret).verify(body, {name.lower(): value for name, value in headers.items()})
    assert document == sdk.verify(body, headers, secret)
    assert (document["type"], document["data"]["id"]) == ("operator", notice.pk)
    delivery = Delivery.objects.get()
    assert (headers["Webhook-Id"], delivery.state, delivery.answer) == (str(delivery.uuid), "sent", "204 No Content")


@pytest.mark.parametrize("change", ["body", "id", "timestamp", "secret"])
def test_dn5__tampered__is_refused_by_the_sdk(receiver, hook, dana, change):
    tell(dana)
    deliver()
    ((_path, headers, body),) = receiver.seen
    secret = hook[1]
    if change == "body":
        body += b" "
    elif change == "secret":
        secret = "whsec_" + base64.b64encode(b"x" * 32).decode()
    else:
        name = f"Webhook-{change.title()}"
        headers[name] = str(int(time.time()) - 1) if change == "timestamp" else "another"
    with pytest.raises(sdk.WebhookError):
        sdk.verify(body, headers, secret)


def test_dn5__old_message__is_refused_by_the_sdk(receiver, hook, dana):
    tell(dana)
    deliver()
    ((_path, headers, body),) = receiver.seen
    with pytest.raises(sdk.WebhookError):
        sdk.verify(body, headers, hook[1], now=time.time() + 301)


def test_dn5__rotation__both_secrets_verify_for_a_day(receiver, hook, dana):
    row, old = hook
    new = webhooks.rotate(row)
    tell(dana)
    deliver()
    ((_path, headers, body),) = receiver.seen
    assert sdk.verify(body, headers, old) == sdk.verify(body, headers, new)
    Webhook.objects.update(old_until=database_now() - HOUR)
    tell(dana, "another")
    deliver()
    _path, headers, body = receiver.seen[-1]
    sdk.verify(body, headers, new)
    with pytest.raises(sdk.WebhookError):
        sdk.verify(body, headers, old)


def test_dn5__secret__is_not_in_the_database(hook):
    row = Webhook.objects.get()
    assert hook[1].encode() not in bytes(row.secret)


# --- what is refused --------------------------------------------------------------------------------------

PRIVATE = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.3.4",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fc00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "ff02::1",
    "::7f00:1",
    "fec0::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_dn5__private_address__is_not_public(address):
    assert not posts.is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"])
def test_dn5__public_address__is_public(address):
    assert posts.is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "not_https"),
        ("ftp://example.org/", "not_https"),
        ("https://127.0.0.1/", "not_public"),
        ("https://[::1]/", "not_public"),
        ("https://localhost/", "not_public"),
        ("https://printer.local/", "not_public"),
        ("https://user:pass@example.org/", "invalid"),
        ("https://example.org:x/", "invalid"),
        ("https://exa mple.org/", "invalid"),
        ("https:///path", "invalid"),
        ("https://example.org/hook", None),
    ],
)
def test_dn5__address__is_checked_when_it_is_named(url, why):
    assert posts.why_unfit(url) == why


def test_dn5__name_of_a_private_address__is_refused_when_sending(receiver, hook, dana, settings, monkeypatch, port):
    """What a name stands for is looked up when it is used, and used as it was looked up."""
    settings.WEBHOOKS_PRIVATE = False
    Webhook.objects.update(url=f"https://hooks.example.org:{port}/")
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_options: found)
    tell(dana)
    deliver()
    assert (receiver.seen, Delivery.objects.get().answer) == ([], "The address is not public.")


def test_dn5__redirect__is_not_followed(receiver, hook, dana, port):
    receiver.status, receiver.headers_to_send = 302, {"Location": f"http://127.0.0.1:{port}/elsewhere"}
    tell(dana)
    deliver()
    assert ([path for path, _headers, _body in receiver.seen], Delivery.objects.get().state) == (
        ["/hook?a=1"],
        "waiting",
    )


def test_dn5__receiver_that_hangs__is_given_up(receiver, hook, dana, monkeypatch):
    monkeypatch.setattr(posts, "SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        Webhook.objects.update(url=f"http://127.0.0.1:{silent.getsockname()[1]}/")
        tell(dana)
        deliver()
    assert Delivery.objects.get().answer in ("No answer within 10 seconds.", "ReadTimeout: ")


def test_dn5__slow_server_of_a_name__holds_up_no_other(receiver, hook, monkeypatch, port):
    """Names are looked up by a thread each, and nobody waits for those that take too long."""
    monkeypatch.setattr(posts, "SECONDS", 0.3)
    answered, look_up = threading.Event(), socket.getaddrinfo

    def slowly(host, *rest, **more):
        if host == "slow.example.org":
            answered.wait(20)
        return look_up(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    for number in range(40):
        webhooks.make(make_player(f"slow{number}"), f"http://slow.example.org:{port}/")
        tell(make_player(f"slow{number}"))
    tell(make_player("dana"))
    began = time.monotonic()
    deliver()
    answered.set()
    assert ([path for path, *_ in receiver.seen], time.monotonic() - began < 10) == (["/hook?a=1"], True)


def test_log__of_a_delivery__holds_no_address_that_players_name(receiver, hook, dana, caplog):
    caplog.set_level("INFO")
    tell(dana)
    deliver()
    assert (len(receiver.seen), "hook?a=1" in caplog.text) == (1, False)


# --- failures ---------------------------------------------------------------------------------------------


def test_dn5__failure__is_tried_again_under_the_same_id(receiver, hook, dana):
    receiver.status = 500
    tell(dana)
    deliver()
    waiting = Delivery.objects.get()
    assert (waiting.state, waiting.attempts, waiting.answer) == ("waiting", 1, "500 Internal Server Error")
    assert waiting.due_at > database_now()
    receiver.status = 200
    deliver()
    assert len({headers["Webhook-Id"] for _path, headers, _body in receiver.seen}) == 1
    assert (Delivery.objects.get().state, Webhook.objects.get().failing_since) == ("sent", None)


def test_dn5__failing_for_five_days__is_disabled_with_one_notice(receiver, hook, dana):
    receiver.status = 500
    tell(dana)
    deliver()
    assert Webhook.objects.get().disabled_at is None
    Webhook.objects.update(failing_since=database_now() - dt.timedelta(days=5))
    deliver()
    deliver()
    notice = Notice.objects.get(details__reason="webhook_disabled")
    assert (notice.player, notice.details["address"]) == (dana, "127.0.0.1")
    assert Webhook.objects.get().disabled_at is not None
    assert (len(receiver.seen), Delivery.objects.get().state) == (2, "dropped")


def test_dn5__gone__is_disabled_at_once(receiver, hook, dana):
    receiver.status = 410
    tell(dana)
    deliver()
    assert Webhook.objects.get().disabled_at is not None


def test_dn1__webhook_turned_off_for_a_kind__is_not_sent(receiver, hook, dana):
    SignedIn(dana).patch("me/notifications/settings", kinds={"operator": {"webhook": False}})
    tell(dana)
    assert Delivery.objects.count() == 0


def test_dn5__secret_of_another_key__fails_and_holds_up_nobody(receiver, hook, dana, settings):
    settings.SECRET_KEY = "another" * 8
    other = webhooks.make(make_player("erin"), hook[0].url)[0]
    tell(dana)
    tell(make_player("erin"))
    deliver()
    states = dict(Delivery.objects.values_list("webhook", "state"))
    assert states[other.pk] == "sent"
    assert states[hook[0].pk] in ("waiting", "failed")


def test_dn5__webhook_turned_off_while_it_waits__is_not_sent(receiver, hook, dana):
    tell(dana)
    SignedIn(dana).patch("me/notifications/settings", kinds={"operator": {"webhook": False}})
    deliver()
    assert (receiver.seen, Delivery.objects.get().state) == ([], "dropped")


def test_dn4__each_attempt_kills_its_worker__ends_after_some_days(receiver, hook, dana):
    tell(dana)
    long_ago = database_now() - outbox.WORN_OUT - HOUR
    Notice.objects.update(at=long_ago)
    Delivery.objects.update(created_at=long_ago, attempts=9)
    deliver()
    assert (receiver.seen, Delivery.objects.get().state) == ([], "failed")


# --- the API ----------------------------------------------------------------------------------------------


def test_api__secret__is_shown_once(dana, db):
    phone = SignedIn(dana)
    made = phone.post("me/webhooks", {"url": "https://example.org/hook"})
    assert (made.status_code, made["Cache-Control"], made.json()["secret"][:6]) == (201, "no-store", "whsec_")
    shown = phone.get(f"me/webhooks/{made.json()['id']}").json()
    assert "secret" not in shown
    assert shown == phone.get("me/webhooks").json()["results"][0]


def test_api__address_that_is_not_public__is_400(dana):
    assert wrong(SignedIn(dana).post("me/webhooks", {"url": "https://10.0.0.1/"})) == [("url", "not_public")]


def test_api__sixth_webhook__is_409(dana):
    phone = SignedIn(dana)
    answers = [phone.post("me/webhooks", {"url": "https://example.org/hook"}).status_code for _ in range(5)]
    assert answers == [201] * 5
    assert code(phone.post("me/webhooks", {"url": "https://example.org/hook"})) == (409, "limit_reached")


def test_api__without_a_sign_in_of_late__is_403(dana):
    phone = SignedIn(dana)
    Token.objects.update(authenticated_at=None)
    assert code(phone.post("me/webhooks", {"url": "https://example.org/"})) == (403, "reauthentication_required")


def test_api__log_and_redelivery__send_the_same_again(receiver, hook, dana):
    phone = SignedIn(dana)
    tell(dana)
    deliver()
    log = f"me/webhooks/{hook[0].uuid}/deliveries"
    (entry,) = phone.get(log).json()["results"]
    assert (entry["state"], entry["attempts"], entry["answer"]) == ("sent", 1, "204 No Content")
    assert phone.post(f"{log}/{entry['id']}/redeliver").status_code == 204
    deliver()
    (one, again) = receiver.seen
    assert (one[1]["Webhook-Id"], one[2]) == (again[1]["Webhook-Id"], again[2])


def test_api__redelivery__is_sent_though_what_it_asks_for_is_done(receiver, hook, dana):
    game = make_game(seats=2)
    inbox.lock_position(wait=True)
    draft = inbox.Draft(dana.pk, Notice.Kind.YOUR_TURN, "a turn", game, turn=99)
    inbox.write([draft], database_now())
    deliver()
    (delivery,) = Delivery.objects.all()
    webhooks.redeliver(hook[0], delivery.uuid)
    assert (delivery.state, deliver(), len(receiver.seen)) == ("dropped", 1, 1)


def test_api__enabled_again__begins_anew(receiver, hook, dana):
    Webhook.objects.update(disabled_at=database_now(), failing_since=database_now())
    answer = SignedIn(dana).patch(f"me/webhooks/{hook[0].uuid}", enabled=True).json()
    assert (answer["disabled_at"], answer["failing_since"]) == (None, None)


def test_api__another_address__begins_anew(receiver, hook, dana, port):
    Webhook.objects.update(failing_since=database_now() - dt.timedelta(days=9))
    phone, path = SignedIn(dana), f"me/webhooks/{hook[0].uuid}"
    assert phone.patch(path, url=hook[0].url).json()["failing_since"] is not None
    assert phone.patch(path, url=f"http://127.0.0.1:{port}/elsewhere").json()["failing_since"] is None


def test_body__holds_the_notice_as_the_inbox_shows_it(receiver, hook, dana):
    tell(dana)
    deliver()
    (shown,) = SignedIn(dana).get("me/notifications").json()["results"]
    data = json.loads(receiver.seen[0][2])["data"]
    assert {name: data[name] for name in data if name != "at"} == {name: shown[name] for name in shown if name != "at"}


# --- TLS --------------------------------------------------------------------------------------------------


def certificate_for(name, folder):
    """A certificate of its own for a name, and its key, as files."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject, now = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)]), dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number(), now - HOUR, now + HOUR)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return folder / "cert.pem", folder / "key.pem"


@pytest.mark.parametrize(("name", "sent"), [("hooks.example.org", 1), ("other.example.org", 0)])
def test_dn5__tls__is_checked_for_the_name_at_the_pinned_address(receiver, dana, tmp_path, monkeypatch, name, sent):
    cert, key = certificate_for("hooks.example.org", tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(cert))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", server.server_port))]
    look_up = socket.getaddrinfo
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, *rest, **more: found if host == name else look_up(host, *rest, **more)
    )
    webhooks.make(dana, f"https://{name}:{server.server_port}/hook")
    tell(dana)
    deliver()
    server.shutdown()
    server.server_close()
    assert (len(receiver.seen), Delivery.objects.filter(state="sent").count()) == (sent, sent)
    assert [headers["Host"] for _path, headers, _body in receiver.seen] == [f"{name}:{server.server_port}"] * sent


def test_deliver__task__sends_all_channels(receiver, hook, dana, mailoutbox):
    EmailAddress.objects.create(user=dana, email=dana.email, primary=True, verified=True)
    tell(dana)
    tasks.deliver()
    assert (len(mailoutbox), len(receiver.seen)) == (1, 1)
    assert set(Delivery.objects.values_list("channel", "state")) == {("email", "sent"), ("webhook", "sent")}
