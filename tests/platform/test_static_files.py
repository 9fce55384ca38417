"""Static files are served from the packages, compressed, under addresses that change with their content."""

import gzip

import pytest
from django.templatetags.static import static
from django.test import Client

FOREVER = "max-age=315360000, public, immutable"


def get(address, **headers):
    answer = Client().get(address, headers=headers)
    content = b"".join(answer) if answer.streaming else answer.content
    answer.close()
    return answer, content


@pytest.fixture
def plain(db):
    return get("/static/web/app.css")[1]


def test_address__of_a_file__is_kept_for_good(plain):
    answer, content = get(static("web/app.css"))
    assert (answer.status_code, answer["Cache-Control"], content) == (200, FOREVER, plain)


def test_address__of_an_older_content__is_answered_for_a_minute(plain):
    answer, content = get("/static/web/app.0123456789ab.css")
    assert (answer.status_code, answer["Cache-Control"], content) == (200, "max-age=60, public", plain)


def test_address__of_no_file__is_404(db):
    assert get("/static/web/none.0123456789ab.css")[0].status_code == 404
    assert static("web/none.css") == "/static/web/none.css"


def test_file__for_a_browser_that_takes_gzip__is_compressed(plain):
    answer, content = get(static("web/app.css"), accept_encoding="gzip")
    assert (answer["Content-Encoding"], answer["Vary"]) == ("gzip", "Accept-Encoding")
    assert int(answer["Content-Length"]) == len(content) < len(plain) / 3
    assert gzip.decompress(content) == plain


def test_file__for_other_browsers__varies_as_well(plain):
    answer, _ = get(static("web/app.css"))
    assert (answer["Vary"], answer.get("Content-Encoding")) == ("Accept-Encoding", None)


def test_file__that_has_not_changed__is_304_also_for_a_browser_that_takes_gzip(plain):
    etag = get(static("web/app.css"))[0]["ETag"]
    answer, content = get(static("web/app.css"), accept_encoding="gzip", if_none_match=etag)
    assert (answer.status_code, content) == (304, b"")


def test_picture__that_is_packed_already__is_sent_as_it_is(db):
    answer, content = get(static("web/icons/192.png"), accept_encoding="gzip")
    assert (answer.get("Content-Encoding"), content[:4]) == (None, b"\x89PNG")


def test_range__of_a_file__is_not_compressed(plain):
    answer, content = get(static("web/app.css"), accept_encoding="gzip", range="bytes=0-9")
    assert (answer.status_code, content) == (206, plain[:10])
