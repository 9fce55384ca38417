"""What the pages are painted with can be told apart, in light and in dark (WCAG 2.2, 1.4.3 and 1.4.11)."""

import re
from pathlib import Path

import pytest

import web

STYLE = (Path(web.__file__).parent / "static/web/app.css").read_text()
COLOUR = r"#[0-9a-f]{3}(?:[0-9a-f]{3})?"
TOKENS = re.findall(rf"--([a-z-]+): (?:light-dark\(({COLOUR}), ({COLOUR})\)|({COLOUR}));", STYLE)
REFUSAL = re.search(rf"^\.errorlist {{[^}}]*background: light-dark\(({COLOUR}), ({COLOUR})\)", STYLE, re.MULTILINE)
THEMES = {
    theme: {name: both[index] or fixed for name, *both, fixed in TOKENS} | {"refusal": REFUSAL[index + 1]}
    for index, theme in enumerate(("light", "dark"))
}
TEXT, SHAPE = 4.5, 3.0


def luminance(colour):
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * channel for weight, channel in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("front", "ground", "least"),
    [
        *((front, ground, TEXT) for front in ("ink", "faint", "link", "alarm") for ground in ("page", "paper")),
        ("head-ink", "head", TEXT),
        ("head-ink", "button", TEXT),
        ("card-ink", "duck", TEXT),
        ("card-ink", "card", TEXT),
        ("alarm", "refusal", TEXT),
        ("call", "paper", TEXT),
        ("ready", "paper", TEXT),
        ("edge", "paper", SHAPE),
        ("target", "paper", SHAPE),
        ("duck", "head", SHAPE),
    ],
)
def test_colours__can_be_told_apart(theme, front, ground, least):
    colours = THEMES[theme]
    assert contrast(colours[front], colours[ground]) >= least


@pytest.mark.parametrize("theme", THEMES)
def test_focus__is_seen_on_the_page_and_in_its_head(theme):
    colours = THEMES[theme]
    page = re.search(r"^:focus-visible { outline: 3px solid var\(--([a-z-]+)\)", STYLE, re.MULTILINE)[1]
    head = re.search(r"^\.top :focus-visible { outline-color: var\(--([a-z-]+)\)", STYLE, re.MULTILINE)[1]
    pairs = [(page, "page"), (page, "paper"), (head, "head")]
    assert min(contrast(colours[front], colours[ground]) for front, ground in pairs) >= SHAPE
