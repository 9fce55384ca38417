"""The landing page, the guides at `/docs` with their search, and the document as it is sent."""

import gzip
import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from duckcover import guides

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
LANGUAGES = {
    "en": "Play Duck &amp; Cover over days",
    "es": "Juega a Duck &amp; Cover durante días",
    "fr": "Jouez à Duck &amp; Cover sur plusieurs jours",
    "it": "Gioca a Duck &amp; Cover per giorni",
    "ko": "며칠에 걸쳐 즐기는 Duck &amp; Cover",
}


class Links(HTMLParser):
    """The links, anchors and inline code of a page."""

    def __init__(self, html):
        super().__init__()
        self.links, self.anchors, self.inline = [], set(), []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag in ("a", "img"):
            self.links.append(given.get("href") or given["src"])
        self.anchors |= {given["id"]} if "id" in given else set()
        if (
            (tag == "script" and "src" not in given)
            or tag == "style"
            or "style" in given
            or any(name.startswith("on") for name in given)
        ):
            self.inline.append(self.get_starttag_text())


def page(api, address):
    response = api.get(address)
    assert response.status_code == 200, address
    return Links(response.content.decode())


@pytest.fixture
def every_page(api, db):
    """Each page that one may reach from the landing page and the list of guides, by its path."""
    return {
        address: page(api, address)
        for address in [
            "/",
            "/docs",
            *(f"/rules/{language}" for language in LANGUAGES),
            *(each.url for each in guides.guides().values()),
        ]
    }


def test_guides__are_all_pages_of_docs():
    made = {f"{address}.md" for address in guides.guides()}
    translations = {f"rules.{language}.md" for language in LANGUAGES if language != "en"}
    assert {path.replace("/README", "") for path in PAGES - translations} == made
    assert translations <= PAGES


def test_guides__go_with_the_wheel_and_the_image():
    project = DOCS.parent
    shipped = tomllib.loads((project / "pyproject.toml").read_text())["tool"]["setuptools"]["data-files"]
    assert {path for globs in shipped.values() for glob in globs for path in project.glob(glob)} == {
        *DOCS.rglob("*.md")
    }
    assert "COPY docs docs\n" in (project / "Dockerfile").read_text()
    assert "!docs\n" in (project / ".dockerignore").read_text()


def test_pages__hold_nothing_that_the_policy_refuses(every_page):
    assert {address: found.inline for address, found in every_page.items() if found.inline} == {}


@pytest.mark.thorough
@pytest.mark.django_db
def test_pages__links_between_them__lead_to_a_page_and_a_heading(api, every_page):
    wrong = []
    for address, found in every_page.items():
        for link in found.links:
            path, _, anchor = link.partition("#")
            target = every_page.get(path or address)
            if target is None and path.startswith("/") and not path.startswith("/static/"):
                wrong += [(address, link)] if api.get(path).status_code not in (200, 302) else []
            wrong += [(address, link)] if target and anchor and anchor not in target.anchors else []
            wrong += [(address, link)] if not path.startswith(("/", "http")) and path else []
    assert wrong == []


def test_link_to_another_guide__leads_to_its_page():
    assert 'href="/docs/api/events"' in guides.guides()["api/bot"].html
    assert 'href="/docs/api/players#blocks"' in "".join(each.html for each in guides.guides().values())


def test_link_to_the_document__leads_to_the_served_one():
    assert 'href="/api/v1/openapi.yaml"' in guides.guides()["api"].html


def test_link_to_a_file_that_is_not_served__is_text():
    html = guides.guides()["fairness"].html
    assert "games/rules/fairness.py" in (DOCS / "fairness.md").read_text()
    assert "fairness.py)" not in html
    assert 'href="../' not in html


def test_markdown__its_html_is_text():
    made = guides._guide("a.md", "# <script>alert(1)</script>\n\n| a |\n|--:|\n| <b>1</b> |\n")
    assert "<script>" not in made.html
    assert "<b>" not in made.html
    assert '<td class="end">&lt;b&gt;1&lt;/b&gt;</td>' in made.html


@pytest.mark.django_db
@pytest.mark.parametrize(
    "address", ["/docs/nothing", "/docs/../settings.py", "/docs/api/../../README", "/docs/play.md"]
)
def test_guide__that_is_not_there__is_404(api, address):
    assert api.get(address).status_code == 404


@pytest.mark.django_db
def test_guides__with_a_slash__lead_to_the_list(api):
    assert (api.get("/docs/").status_code, api.get("/docs/")["Location"]) == (302, "/docs")


# --- search ---------------------------------------------------------------------------------------------


def test_search__finds_sections_that_hold_every_word():
    found = guides.search("idempotency KEY")
    assert found[0].url == "/docs/api/retries#creating-and-joining-idempotency-key"
    assert all(each.url.startswith("/docs/") for each in found)


def test_search__shows_the_text_around_a_word():
    assert all("retry-after" in each.excerpt.casefold() for each in guides.search("Retry-After") if "#" in each.url)


@pytest.mark.parametrize("query", ["", "   ", "swordfish"])
def test_search__for_nothing_that_is_there__finds_nothing(query):
    assert guides.search(query) == []


@pytest.mark.django_db
def test_search__on_the_page__links_to_what_it_found_and_escapes_the_query(api):
    html = api.get("/docs", {"q": '"><script>'}).content.decode()
    assert "<script>" not in html
    html = api.get("/docs", {"q": "doorbell-or-not retries idempotency"}).content.decode()
    assert "Places found: 0" in html
    html = api.get("/docs", {"q": "idempotency key"}).content.decode()
    assert 'href="/docs/api/retries#creating-and-joining-idempotency-key"' in html


# --- landing page ---------------------------------------------------------------------------------------


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_landing_page__speaks_the_language_asked_for(api, language):
    response = api.get("/", headers={"Accept-Language": language})
    html = response.content.decode()
    assert f'<html lang="{language}">' in html
    assert LANGUAGES[language] in html
    assert response["Content-Security-Policy"].count("unsafe") == 0


@pytest.mark.django_db
def test_landing_page__says_how_to_play_and_where_the_rest_is(every_page, api):
    html = api.get("/").content.decode()
    assert "python3.11 bootstrap.py play --url http://testserver" in html
    assert {"/docs", "/api/docs", "/docs/play", "/api/v1/openapi.yaml", "/accounts/signup/"} <= {*every_page["/"].links}


@pytest.mark.django_db
def test_landing_page__takes_no_other_method(api):
    assert api.post("/").status_code in (403, 405)


# --- the document, compressed ---------------------------------------------------------------------------


@pytest.mark.django_db
@pytest.mark.parametrize("kind", ["json", "yaml"])
def test_document__for_a_client_that_takes_gzip__is_compressed(api, kind):
    path = f"/api/v1/openapi.{kind}"
    plain, packed = api.get(path), api.get(path, headers={"Accept-Encoding": "br, gzip;q=0.8"})
    assert (plain.get("Content-Encoding"), packed["Content-Encoding"]) == (None, "gzip")
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) * 8 < len(plain.content)
    assert "Accept-Encoding" in plain["Vary"]
    assert "Accept-Encoding" in packed["Vary"]


@pytest.mark.django_db
@pytest.mark.parametrize("accepted", ["gzip;q=0", "gzip; q=0.000", "identity", "br", "x-gzip-not", ""])
def test_document__for_a_client_that_takes_no_gzip__is_plain(api, accepted):
    response = api.get("/api/v1/openapi.json", headers={"Accept-Encoding": accepted})
    assert (response.get("Content-Encoding"), response.content[:1]) == (None, b"{")


@pytest.mark.django_db
def test_document__its_two_codings__have_tags_of_their_own(api):
    path, packed = "/api/v1/openapi.json", {"Accept-Encoding": "gzip"}
    tags = [api.get(path)["ETag"], api.get(path, headers=packed)["ETag"]]
    assert tags[0] != tags[1]
    answers = [api.get(path, headers={**packed, "If-None-Match": tag}) for tag in tags]
    assert [answer.status_code for answer in answers] == [200, 304]
    assert "Accept-Encoding" in answers[1]["Vary"]


@pytest.mark.django_db
def test_swagger_ui__has_a_filter_and_leads_to_the_guides(api):
    script = api.get(re.search(r'src="(/api/docs\?script=[^"]*)"', api.get("/api/docs").content.decode())[1])
    assert '"filter": true' in script.content.decode()
    assert api.get("/api/v1/openapi.json").json()["externalDocs"]["url"] == "/docs"
