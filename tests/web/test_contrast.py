"""What the pages are painted with can be told apart, in light and in dark (WCAG 2.2, 1.4.3 and 1.4.11)."""

import re
from pathlib import Path

import pytest

import web

SHEETS = Path(web.__file__).parent / "static/web"
STYLE = "\n".join((SHEETS / f"{name}.css").read_text() for name in ("app", "account", "history"))
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


@pytest.mark.parametrize("theme", THEMES)
def test_placeholders__can_be_read_in_every_field(theme):
    """Browsers choose a grey of their own, and let it shine through, where a sheet says nothing."""
    ink = re.search(r"^::placeholder { color: var\(--([a-z-]+)\); opacity: 1; }", STYLE, re.MULTILINE)[1]
    field = re.search(r"^input:not.*?{[^}]*background: var\(--([a-z-]+)\)", STYLE, re.MULTILINE)[1]
    assert contrast(THEMES[theme][ink], THEMES[theme][field]) >= TEXT


def test_sheets__are_short_and_have_no_rule_that_nothing_uses():
    """A class of a sheet stands in a template, or in what writes one."""
    written = "".join(path.read_text() for path in _sources())
    for sheet in SHEETS.glob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
        assert text.count("\n") <= 400, sheet.name
        names = {name for rule in re.findall(r"([^{}]+){", text) for name in re.findall(r"\.([a-z][\w-]*)", rule)}
        chosen = r"of-(per_turn|daily|bank|first|fixed|every|rolling|arena)"
        made = {name for name in names if re.fullmatch(rf"(high|seats-)\d|{chosen}|errorlist", name)}
        unused = {name for name in names - made if not re.search(rf"(?<![\w-]){name}(?![\w-])", written)}
        assert unused == set(), sheet.name


def _sources():
    """The templates and scripts of the pages, and the Python that writes markup."""
    root = Path(web.__file__).parent.parent
    for package in ("web", "accounts", "notifications", "duckcover"):
        for kind in ("*.html", "*.js", "*.py"):
            yield from (path for path in (root / package).rglob(kind) if "migrations" not in path.parts)
