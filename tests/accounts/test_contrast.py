"""What the pages are painted with can be told apart (WCAG 2.2, 1.4.3 and 1.4.11)."""

import re
from pathlib import Path

import pytest

import accounts

STYLE = (Path(accounts.__file__).parent / "static/accounts/pages.css").read_text()
COLOURS = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", STYLE)) | {"white": "#ffffff", "refusal": "#fbe6e2"}
TEXT, SHAPE = 4.5, 3.0


def luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * channel for weight, channel in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    light, dark = sorted((luminance(COLOURS[one]), luminance(COLOURS[other])), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("front", "ground", "least"),
    [
        ("ink", "sand", TEXT),
        ("faint", "sand", TEXT),
        ("white", "water", TEXT),
        ("water-dark", "paper", TEXT),
        ("alarm", "paper", TEXT),
        ("alarm", "refusal", TEXT),
        ("ink", "duck", TEXT),
        ("edge", "white", SHAPE),
    ],
)
def test_colours__can_be_told_apart(front, ground, least):
    assert contrast(front, ground) >= least


def test_focus__is_seen_on_the_page_and_in_its_head():
    page = re.search(r"^:focus-visible { outline: 3px solid var\(--([a-z-]+)\)", STYLE, re.MULTILINE)[1]
    head = re.search(r"^header :focus-visible { outline-color: var\(--([a-z-]+)\)", STYLE, re.MULTILINE)[1]
    assert min(contrast(page, "sand"), contrast(page, "paper"), contrast(head, "water")) >= SHAPE
