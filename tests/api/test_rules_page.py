"""The rules of the game at `/rules`: five languages of one structure, and numbers that are those of the code."""

import re
from collections import Counter

import pytest
from django.conf import settings

from duckcover import guides
from duckcover.rest.schema.texts import DESCRIPTION
from games.rules import variations
from games.rules.cards import FAMILIES, MAX, REPEAT, SPLASHES
from games.rules.grid import COLUMNS, ROWS, Cell, Grid
from games.rules.scoring import rank_game, score_round
from games.rules.state import discard_limit
from tests.api.test_guides import Links

LANGUAGES = [code for code, _ in settings.LANGUAGES]
OTHERS = [code for code in LANGUAGES if code != "en"]
MINUS = "\N{MINUS SIGN}"
READINGS = {
    "en": "Our reading",
    "es": "Nuestra lectura",
    "fr": "Notre lecture",
    "it": "Nostra lettura",
    "ko": "저희의 해석",
}
TITLES = {
    "en": "The rules of Duck &amp; Cover",
    "es": "Las reglas de Duck &amp; Cover",
    "fr": "Les règles de Duck &amp; Cover",
    "it": "Le regole di Duck &amp; Cover",
    "ko": "Duck &amp; Cover의 규칙",
}
CODES = [
    *(f"{letter}{number}" for letter, count in zip("STPQECFH", (5, 9, 4, 6, 2, 3, 3, 5), strict=True)
      for number in range(1, count + 1)),
    *("V1", "V2", "V2a", "V3", "V4", "V4a", "V5", "V5a", "V6", *(f"V6{letter}" for letter in "abcdefghij")),
]  # fmt: skip
NAMES = {"competition", "madness", "constraints", "pressure", "surprises", "low_blows"}


def source(language):
    """The Markdown of the rules in a language."""
    return (guides.folder() / ("rules.md" if language == "en" else f"rules.{language}.md")).read_text(encoding="utf-8")


def parts(language):
    """The Markdown from each heading to the next."""
    return re.split(r"^(?=#+ )", source(language), flags=re.MULTILINE)[1:]


def tables(language):
    """The tables of the page, each as rows of cells, without the line below the heading."""
    found = re.findall(r"(?:^\|.*\n)+", source(language), flags=re.MULTILINE)
    rows = [[[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()] for table in found]
    return [[table[0], *table[2:]] for table in rows]


def numbers(text):
    """The numbers of a text, in any order."""
    return Counter(integers(text))


def integers(text):
    """The numbers of a text as integers, in its order."""
    return [int(found.replace(MINUS, "-")) for found in re.findall(rf"[{MINUS}+]?\d+", text)]


# --- one structure ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_translation__has_the_headings_of_the_english_page(language):
    def levels(language):
        return [len(part) - len(part.lstrip("#")) for part in parts(language)]

    assert levels(language) == levels("en")


@pytest.mark.parametrize("language", OTHERS)
def test_translation__has_the_numbers_of_the_english_page__in_each_part(language):
    theirs, ours = [numbers(part) for part in parts(language)], [numbers(part) for part in parts("en")]
    assert [(part.split("\n")[0], a - b, b - a) for part, a, b in zip(parts(language), theirs, ours, strict=True)
            if a != b] == []  # fmt: skip


@pytest.mark.parametrize("language", OTHERS)
def test_translation__has_the_same_tables(language):
    def shapes(language):
        return [[len(row) for row in table] for table in tables(language)]

    def aligned(language):
        return re.findall(r"^\|[-:|]+\|$", source(language), flags=re.MULTILINE)

    assert shapes(language) == shapes("en")
    assert aligned(language) == aligned("en")


@pytest.mark.parametrize("language", OTHERS)
def test_translation__has_the_same_words_of_the_api_and_pictures__in_each_part(language):
    def marks(language):
        pictures = [re.findall(r"\]\((.*?)\)", part) for part in parts(language)]
        return [
            (sorted(re.findall(r"`(.*?)`", part)), names) for part, names in zip(parts(language), pictures, strict=True)
        ]

    assert marks(language) == marks("en")


@pytest.mark.parametrize("language", OTHERS)
def test_translation__is_one(language):
    def sentences(language):
        return {line for line in source(language).splitlines() if len(re.findall(r"[^\W\d_]{2,}", line)) > 4}

    assert sentences(language) & sentences("en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures__have_a_text_of_their_own(language):
    texts = re.findall(r"!\[(.*?)\]\(.*?/rules/([\w-]+)\.svg\)", source(language))
    assert (
        len({text for text, _ in texts}) == len(texts) == len(list((guides.STATIC / "duckcover/rules").glob("*.svg")))
    )
    assert min(len(text) for text, _ in texts) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules__of_every_code__have_an_anchor_and_a_link_to_it(language):
    page = Links(guides.rules()[language].html)
    assert {code.lower() for code in CODES} <= page.anchors
    assert {link[1:] for link in page.links if link.startswith("#")} == {code.lower() for code in CODES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_of_our_own__are_marked_as_such(language):
    marked = {"T9", "Q5", "Q6", "V2a", "V3", "V4a", "V5a"}
    items = re.findall(r"^- \*\*(\w+)\*\* (.*(?:\n  .*)*)", source(language), flags=re.MULTILINE)
    assert {code for code, text in items if f"*{READINGS[language]}.*" in " ".join(text.split())} == marked
    everywhere = " ".join(source(language).split()).casefold()
    assert everywhere.count(READINGS[language].casefold()) == len(marked) + 3  # the introduction, V6, and its details


def test_headings__have_the_same_anchors_in_every_language():
    anchors = {language: [each.anchor for each in page.sections] for language, page in guides.rules().items()}
    assert set(anchors) == set(LANGUAGES)
    assert len(set(map(tuple, anchors.values()))) == 1
    assert len(set(anchors["en"])) == len(anchors["en"])


# --- the numbers of the code ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_splashes__is_that_of_the_cards(language):
    rows = tables(language)[2][1:]
    assert {duck: int(splashes) for splashes, ducks in rows for duck in integers(ducks)} == dict(SPLASHES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_captain_cards__is_the_draw_deck(language):
    each, most, again, whole = (int(row[1]) for row in tables(language)[1][1:])
    deck = Counter(variations.round_rules([]).captain_cards())
    assert {deck[duck] for duck in range(1, 13)} == {each}
    assert (deck[MAX], deck[REPEAT], deck.total()) == (most, again, whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_discards__is_the_limit_of_the_rules(language):
    limits = [(int(seats), int(cards)) for seats, cards in tables(language)[3][1:]]
    assert limits == [(seats, discard_limit(seats)) for seats in variations.SEATS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_set_up__names_seats_families_and_grid_of_the_rules(language):
    words, set_up = parts(language)[1], parts(language)[2]
    assert {len(FAMILIES), variations.ROUNDS, len(SPLASHES)} <= set(integers(words))
    seats, deal = re.findall(r"^- \*\*S[12]\*\* (.*(?:\n  .*)*)", set_up, flags=re.MULTILINE)
    assert integers(seats.replace("–", " ")) == [variations.SEATS[0], variations.SEATS[-1]]
    assert set(integers(deal)) == {len(SPLASHES), len(ROWS), len(COLUMNS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_end_of_a_round__scores_as_the_rules_do(language):
    for _, visible, splashes, score in tables(language)[4][1:]:
        cards = integers(visible)
        grid = Grid({Cell(0, col): (card,) for col, card in enumerate(cards)})
        assert score_round(variations.round_rules([]), [grid]).scores == tuple(integers(score))
        assert [SPLASHES[card] for card in cards] == [abs(number) for number in integers(splashes.replace("+", " "))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_end_of_the_game__ranks_as_the_rules_do(language):
    rows = [integers(" ".join(column)) for column in list(zip(*tables(language)[5][1:], strict=True))[1:]]
    result = rank_game(list(zip(*(row[:3] for row in rows), strict=True)), [row[4] for row in rows])
    assert [[*each.round_scores, each.total, each.visible_cards, each.rank] for each in result.ranking] == rows
    assert tables(language)[5][3][1:] == [row[3] for row in tables(language)[4][1:]]  # round 3 is the worked one


@pytest.mark.parametrize("language", LANGUAGES)
def test_variations__are_the_six_of_the_publisher(language):
    listed = {code: name.strip("`") for code, name, _ in tables(language)[6][1:]}
    assert set(listed.values()) == NAMES
    assert list(listed) == [f"V{number}" for number in range(1, len(NAMES) + 1)]
    assert set(variations.VARIATIONS) == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_variations__count_as_the_rules_do(language):
    texts = dict(re.findall(r"^- \*\*(\w+)\*\* (.*(?:\n  .*)*)", source(language), flags=re.MULTILINE))
    said = {code: set(integers(text)) for code, text in texts.items()}

    def left(*names):
        rules = variations.round_rules(names)
        return len(rules.captain_cards()) - rules.surprises()

    competition = variations.round_rules(["competition"])
    assert {competition.score([12]), competition.score([9, 4])} <= said["V1"]
    assert variations.round_rules(["competition", "pressure"]).score([12]) in said["V4a"]
    assert (left("constraints") in said["V3"], left("surprises") in said["V5"]) == (True, True)
    assert {left("constraints"), left("constraints", "surprises")} <= said["V5a"]


# --- the page ---------------------------------------------------------------------------------------------


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules__speak_the_language_asked_for(api, language):
    response = api.get("/rules", headers={"Accept-Language": language})
    html = response.content.decode()
    assert (response.status_code, response["Content-Language"]) == (200, language)
    assert "Accept-Language" in response["Vary"]
    assert f'<html lang="{language}">' in html
    assert f"<title>{TITLES[language]} · " in html
    assert response["Content-Security-Policy"].count("unsafe") == 0


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules__of_an_address_with_a_language__speak_it_whatever_the_browser_wants(api, language):
    other = "fr" if language == "en" else "en"
    response = api.get(f"/rules/{language}", headers={"Accept-Language": other})
    assert response["Content-Language"] == language
    html = response.content.decode()
    assert f'<html lang="{language}">' in html
    assert f'hreflang="{language}" aria-current="page"' in html
    assert html.count('aria-current="page"') == 1


@pytest.mark.django_db
def test_rules__name_their_languages_to_browsers_and_search_engines(api):
    html = api.get("/rules/es").content.decode()
    alternates = re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="http://testserver/rules(.*?)">', html)
    assert alternates == [("x-default", ""), *((code, f"/{code}") for code in LANGUAGES)]
    assert '<link rel="canonical" href="http://testserver/rules/es">' in html
    assert 'name="description" content="Cada uno de los 2 a 7 jugadores' in html


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules__pictures__are_served_in_their_size(api, language):
    html = api.get(f"/rules/{language}").content.decode()
    pictures = re.findall(r'<img src="(.*?)" alt=".+?" width="(\d+)" height="(\d+)"', html)
    assert len(pictures) == html.count("<img")
    answers = [api.get(path) for path, _, _ in pictures]
    assert {answer["Content-Type"].split(";")[0] for answer in answers} == {"image/svg+xml"}
    texts = [b"".join(answer).decode() for answer in answers]
    assert all(f'width="{wide}" height="{high}"' in text for text, (_, wide, high) in zip(texts, pictures, strict=True))
    assert not any(re.search(r"<style|style=|<script|href=\"http", text) for text in texts)


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/rules/de", "/rules/EN", "/rules/", "/rules/es/"])
def test_rules__in_no_language_of_ours__are_404(api, address):
    assert api.get(address).status_code == 404


@pytest.mark.django_db
def test_guide_of_the_rules__is_their_own_page(api):
    answer = api.get("/docs/rules")
    assert (answer.status_code, answer["Location"]) == (302, "/rules")
    assert guides.search("repeat reshuffle draw deck")
    assert 'href="/rules#repeat"' in api.get("/docs", {"q": "right after max"}).content.decode()


@pytest.mark.django_db
def test_rules__are_linked_from_the_landing_page_and_the_api_document(api):
    assert 'href="/rules">Rules</a>' in api.get("/").content.decode()
    assert "(/rules)" in DESCRIPTION
    assert 'href="/rules"' in guides.guides()["api"].html
