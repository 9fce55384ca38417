"""What a browser keeps of the client: the manifest, the worker, the page for no connection, and which tables."""

import re
from io import BytesIO

import pytest
from PIL import Image

from tests.games.factories import make_lobby, make_player, play_to_the_end
from tests.web.browsing import browser_of, html_of, page_of

pytestmark = pytest.mark.django_db


def read(browser, address):
    answer = browser.get(address)
    return b"".join(answer) if answer.streaming else answer.content


def test_manifest__names_icons_of_the_sizes_that_they_have():
    browser = browser_of()
    manifest = browser.get("/manifest.webmanifest").json()
    assert [icon["purpose"] for icon in manifest["icons"]] == ["any", "any", "maskable"]
    for icon in manifest["icons"]:
        width, height = Image.open(BytesIO(read(browser, icon["src"]))).size
        assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Turns", "Lobby"]),
        ("es", ["Turnos", "Sala de espera"]),
        ("fr", ["Tours", "Salon d'attente"]),
        ("it", ["Turni", "Sala d'attesa"]),
        ("ko", ["차례", "대기실"]),
    ],
)
def test_manifest__in_the_language_of_its_address__has_its_words(language, names):
    manifest = browser_of(language="en").get(f"/manifest.webmanifest?language={language}").json()
    assert (manifest["lang"], [each["name"] for each in manifest["shortcuts"]]) == (language, names)


def test_manifest__in_an_unknown_language__is_in_that_of_the_browser():
    assert browser_of(language="fr").get("/manifest.webmanifest?language=xx").json()["lang"] == "fr"


def test_worker__may_ask_this_service_alone__and_is_asked_for_anew():
    browser = browser_of()
    answer = browser.get("/sw.js")
    assert answer["Content-Security-Policy"] == "default-src 'none'; connect-src 'self'; img-src 'self'"
    assert (answer["Content-Type"], answer["Cache-Control"]) == ("text/javascript", "private, no-cache")
    assert browser.get("/sw.js", headers={"If-None-Match": answer["ETag"]}).status_code == 304


def test_worker__shows_notices_with_a_picture_of_this_service__which_its_policy_lets_through():
    answer = browser_of().get("/sw.js")
    icon = re.search(r'"icon": "(/static/[^"]+)"', answer.content.decode())[1]
    assert Image.open(BytesIO(read(browser_of(), icon))).size == (192, 192)
    assert "img-src 'self'" in answer["Content-Security-Policy"]


def test_worker__keeps_files_that_are_there__each_under_the_digest_of_its_content():
    browser = browser_of()
    kept = re.findall(r'"(/static/[^"]+)"', browser.get("/sw.js").content.decode())
    assert len(kept) == 6
    for address in kept:
        assert re.search(r"\.[0-9a-f]{12}\.\w+$", address)
        answer = browser.get(address)
        assert (answer.status_code, answer["Cache-Control"]) == (200, "max-age=315360000, public, immutable")
        answer.close()


def test_worker__in_another_language__is_another():
    assert browser_of(language="ko").get("/sw.js").content != browser_of().get("/sw.js").content


def test_offline_page__knows_nobody(game, dana):
    html = html_of(browser_of(dana).get("/offline"))
    assert "No connection" in html
    assert "dana" not in html
    assert "csrf" not in html


def test_pages__name_the_manifest_of_their_language_and_the_player(game, dana):
    html = html_of(page_of(game, dana, language="it"))
    assert '<link rel="manifest" href="/manifest.webmanifest?language=it">' in html
    assert 'data-player="dana"' in html
    assert 'data-player=""' in html_of(page_of(game))


def test_table__of_a_seat__may_be_kept_by_its_version(game, dana):
    answer = page_of(game, dana)
    assert re.findall(r'data-version="(\d+)"', answer.content.decode()) == [
        answer["Offline-Copy"].removeprefix("dana ")
    ]


def test_table__of_a_guest_or_spectator__is_not_kept(game, dana):
    assert "Offline-Copy" not in page_of(game)
    assert "Offline-Copy" not in page_of(game, make_player("zoe"))
    type(dana).objects.filter(pk=dana.pk).update(guest_until="2099-01-01T00:00Z")
    assert "Offline-Copy" not in page_of(game, type(dana).objects.get(pk=dana.pk))


def test_table__before_and_after_the_game__is_not_kept(game, dana):
    assert "Offline-Copy" not in page_of(make_lobby(dana, seats=3), dana)
    assert "Offline-Copy" not in page_of(play_to_the_end(game), dana)


def test_scripts__have_no_texts():
    """A text would be a string of words that begins with a capital letter."""
    browser = browser_of()
    for name in ("app", "live", "offline", "outbox", "worker"):
        script = re.sub(r"(^|\s)//.*", "", read(browser, f"/static/web/{name}.js").decode())
        assert re.findall(r'["\'`][A-Z][a-z]+ [a-z]+[^"]*', script) == [], name


def test_account_pages__of_a_guest__say_whose_browser_it_is__so_that_its_moves_are_kept():
    browser = browser_of()
    key = re.search(r'name="key" value="([^"]+)"', browser.get("/").content.decode())
    browser.post("/play", {"key": key[1]} if key else {})
    pages = [browser.get(path).content.decode() for path in ("/", "/accounts/signup/")]
    names = [re.search(r'data-player="([^"]*)"', page)[1] for page in pages]
    assert names[0] == names[1] != ""
