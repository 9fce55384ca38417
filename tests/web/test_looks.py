"""How the pages look and work on a device: language, theme and habits."""

import pytest
from django.test import Client
from django.utils import translation

pytestmark = pytest.mark.django_db


@pytest.fixture
def browser():
    return Client(headers={"Accept-Language": "fr"})


def lines(browser, path="/lobby"):
    with translation.override("en"):  # a page leaves its language to the thread
        return browser.get(path).content.decode().splitlines()


def test_language__chosen__stays_whatever_the_browser_wants(browser):
    assert lines(browser)[1].startswith('<html lang="fr"')
    answer = browser.post("/language", {"language": "ko", "next": "/lobby?seats=4"})
    assert (answer.status_code, answer["Location"]) == (302, "/lobby?seats=4")
    assert lines(browser)[1].startswith('<html lang="ko"')
    assert 'lang="ko"' in lines(browser, "/accounts/login/")[1]


@pytest.mark.parametrize("unknown", ["xx", "", "en-US"])
def test_language__unknown__is_that_of_the_browser(browser, unknown):
    browser.post("/language", {"language": "ko"})
    browser.post("/language", {"language": unknown})
    assert lines(browser)[1].startswith('<html lang="fr"')


@pytest.mark.parametrize(("chosen", "shown"), [("light", "light"), ("dark", "dark"), ("", None), ('"><script>', None)])
def test_theme__chosen__stands_in_the_page(browser, chosen, shown):
    browser.post("/theme", {"theme": "dark"})
    browser.post("/theme", {"theme": chosen})
    theme = f' data-theme="{shown}"' if shown else ""
    assert lines(browser)[1] == f'<html lang="fr"{theme}>'


def test_theme__in_a_cookie_that_was_made_up__is_not_drawn(browser):
    browser.cookies["duckcover_theme"] = "neon"
    assert "neon" not in lines(browser)[1]


@pytest.mark.parametrize("target", ["https://evil.example/", "//evil.example", "javascript:alert(1)"])
@pytest.mark.parametrize("path", ["/language", "/theme"])
def test_choice__from_another_site__leads_to_the_front_page(browser, path, target):
    assert browser.post(path, {"next": target})["Location"] == "/"


def test_choice__without_a_csrf_token__is_refused():
    assert Client(enforce_csrf_checks=True).post("/language", {"language": "ko"}).status_code == 403


def test_looks__saved__hold_on_every_page_of_this_device(browser):
    answer = browser.post("/me/looks", {"theme": "dark", "habits": ["keys", "tap-slow"]})
    assert (answer.status_code, answer["Location"]) == (302, "/me/looks")
    for path in ("/lobby", "/accounts/login/"):
        assert lines(browser, path)[1] == '<html lang="fr" data-theme="dark" data-habits="tap-slow keys">'


def test_looks__show_what_is_chosen(browser):
    browser.post("/me/looks", {"theme": "light", "habits": ["onward"]})
    form = browser.get("/me/looks").context["form"]
    assert (form["theme"].value(), form["habits"].value()) == ("light", ["onward"])


def test_looks__emptied__are_forgotten(browser):
    browser.post("/me/looks", {"theme": "dark", "habits": ["still"]})
    browser.post("/me/looks", {"theme": ""})
    assert lines(browser)[1] == '<html lang="fr">'


@pytest.mark.parametrize("bad", [{"theme": "neon"}, {"habits": ["tap-always"]}])
def test_looks__unknown__are_refused_and_change_nothing(browser, bad):
    browser.post("/me/looks", {"habits": ["keys"]})
    assert browser.post("/me/looks", bad).status_code == 400
    assert lines(browser)[1] == '<html lang="fr" data-habits="keys">'


def test_habits__in_a_cookie_that_was_made_up__are_not_drawn(browser):
    browser.cookies["duckcover_habits"] = 'keys."><script>.tap-quick'
    assert lines(browser)[1] == '<html lang="fr" data-habits="tap-quick keys">'


def test_looks__sent_by_another_site__are_refused():
    browser = Client(enforce_csrf_checks=True)
    assert browser.post("/me/looks", {"theme": "dark"}).status_code == 403
