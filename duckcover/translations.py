"""The catalogues of the API's texts: `python -m duckcover.translations` updates and compiles them (needs Babel).

Message ids are the English texts in the code. Each language has a `django.po`, edited by people, and its `django.mo`,
which is what runs; both are kept in the repository, as nothing is compiled when the service is installed.
"""

import ast
import io
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from gettext import GNUTranslations
from importlib.resources import files
from pathlib import Path

from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "duckcover" / "locale"
PACKAGES = ("duckcover", "accounts", "games", "notifications", "leagues", "web")
FIRST_DAY = datetime(2026, 11, 20, tzinfo=UTC)
LANGUAGES = ("es", "fr", "it", "ko")
TEXT_POSITION = {
    "_": 0,
    "gettext": 0,
    "gettext_lazy": 0,
    "gettext_noop": 0,
    "ValidationError": 0,
    "ErrorDetail": 0,
    "AppError": 1,
    "invalid_input": 2,
    "FieldError": 2,
    "BadTiming": 1,
    "wrong": 2,
}

TEMPLATE_TEXT = re.compile(r"""\b_?(?:gettext)?\((u?'(?:[^'\\]|\\.)*'|u?"(?:[^"\\]|\\.)*")\)""")
"""A text in what Django makes of a template for xgettext."""

TRANSLATED_ALREADY = (("allauth", "locale"), ("django", "contrib", "admin", "locale"), ("django", "conf", "locale"))
"""Where the words of the pages are that we share with allauth and Django."""


def message_ids() -> list[str]:
    """Return every text of the code and of our pages that a client may read, sorted."""
    found = {text for package in PACKAGES for text in _texts(ROOT / package)}
    return sorted(found | {text for package in PACKAGES for text in _template_texts(ROOT / package)})


def _template_texts(folder: Path) -> Iterator[str]:
    """Yield the message ids in the templates below a folder, but for those that come translated."""
    for path in folder.rglob("templates/**/*.*"):
        if path.suffix in {".html", ".txt"}:
            for found in TEMPLATE_TEXT.finditer(templatize(path.read_text(encoding="utf-8"))):
                text = ast.literal_eval(found[1])
                if not _is_translated_already(text):
                    yield text


def _is_translated_already(text: str) -> bool:
    """Say whether allauth or Django bring a text's translation along."""
    return any(catalogue.gettext(text) != text for catalogue in _catalogues_of_others())


@cache
def _catalogues_of_others() -> list[GNUTranslations]:
    """Return the Spanish catalogues of allauth and Django; the other languages have the same texts."""
    found = []
    for package, *folders in TRANSLATED_ALREADY:
        path = files(package).joinpath(*folders, "es", "LC_MESSAGES", "django.mo")
        found.append(GNUTranslations(io.BytesIO(path.read_bytes())))
    return found


def _texts(folder: Path) -> Iterator[str]:
    """Yield the message ids in the Python files below a folder."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield from _text_of(node)
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "default_error_messages":
                yield from _literals(node.value)


def _text_of(call: ast.Call) -> Iterator[str]:
    """Yield the message id of a call that takes one, when it is a literal."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    position = TEXT_POSITION.get(name, len(call.args))
    given = [*call.args[position : position + 1], *(word.value for word in call.keywords if word.arg == "detail")]
    for text in given if name in TEXT_POSITION else ():
        yield from _literals(text)


def _literals(node: ast.expr) -> Iterator[str]:
    """Yield the text of a literal, or those that are the values of a dictionary or the items of a list."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    inner = node.values if isinstance(node, ast.Dict) else node.elts if isinstance(node, ast.List) else []
    for value in inner:
        yield from _literals(value)


def po_path(language: str) -> Path:
    return FOLDER / language / "LC_MESSAGES" / "django.po"


def read_catalogue(language: str) -> Catalog:
    """Return a language's catalogue; an empty one when there is none yet."""
    path = po_path(language)
    if not path.exists():
        return _empty(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def _empty(language: str) -> Catalog:
    """Return a catalogue without texts, whose header says the same on every day."""
    team = "Duck & Cover"
    return Catalog(
        locale=language,
        project="duckcover",
        version="1",
        header_comment="# What the API says to people. Update with: python -m duckcover.translations",
        msgid_bugs_address=team,
        last_translator=team,
        language_team=team,
        creation_date=FIRST_DAY,
        revision_date=FIRST_DAY,
        fuzzy=False,
    )


def compiled(catalogue: Catalog) -> bytes:
    """Return a catalogue as the bytes of a `.mo` file."""
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def updated(language: str) -> Catalog:
    """Return a language's catalogue with exactly the texts of the code; new ones are still empty."""
    old, new = read_catalogue(language), _empty(language)
    for text in message_ids():
        known = old.get(text)
        new.add(text, known.string if known else "")
    return new


def main() -> None:
    """Write the catalogues of all languages anew, and say what is left to translate."""
    for language in LANGUAGES:
        catalogue = updated(language)
        path = po_path(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, catalogue, width=110, omit_header=False)
        path.with_suffix(".mo").write_bytes(compiled(catalogue))
        missing = [message.id for message in catalogue if message.id and not message.string]
        print(language, missing or "complete")


if __name__ == "__main__":
    main()
