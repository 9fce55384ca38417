"""The rules, and the guides of `docs/` with a search, as pages; none needs JavaScript."""

import posixpath
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, override
from django.views.decorators.http import require_safe
from markdown_it import MarkdownIt
from markdown_it.token import Token

FOLDERS = (Path(__file__).resolve().parent.parent / "docs", Path(sys.prefix) / "share" / "duckcover" / "docs")
"""Where the guides are: beside the code, or where the wheel puts them."""
STATIC = Path(__file__).resolve().parent / "static"
BEGINNING = (
    "rules",
    "play",
    "leagues",
    "api",
    "api/quickstart-curl",
    "api/quickstart-python",
    "api/quickstart-typescript",
    "api/bot",
)
"""The guides that come first in lists, by address; the others follow by title."""
RULE = re.compile(r"\*\*([A-Z]\d[a-z]?)\*\* ")
CODE = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d[a-z]?)(?![A-Za-z0-9])")
SIZE = re.compile(r'<svg [^>]*\bwidth="(?P<width>\d+)" height="(?P<height>\d+)"')
LONGEST_QUERY = 100
SHOWN_AROUND = 80
MOST_FOUND = 50


@dataclass(frozen=True)
class Section:
    """A part of a guide: its heading with level (1 to 6) and anchor ("" before the first), and its text as one line."""

    level: int
    anchor: str
    heading: str
    text: str


@dataclass(frozen=True)
class Guide:
    """A page of `docs/` as HTML; `address` is what follows `/docs/`."""

    address: str
    title: str
    html: SafeString
    sections: tuple[Section, ...]

    @property
    def url(self) -> str:
        return _url(self.address)


@dataclass(frozen=True)
class Found:
    """A section that a search found: the title of its guide, its heading, its path, and the text around a word."""

    guide: str
    heading: str
    url: str
    excerpt: str


# --- Markdown -------------------------------------------------------------------------------------------


@cache
def guides() -> dict[str, Guide]:
    """Return the guides by address; rendered once per process. Translations (`rules.es.md`) are not among them."""
    root = folder()
    paths = [path for path in root.rglob("*.md") if "." not in path.stem]
    made = [_guide(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")) for path in paths]
    first = {address: place for place, address in enumerate(BEGINNING)}
    made.sort(key=lambda guide: (first.get(guide.address, len(first)), guide.title))
    return {guide.address: guide for guide in made}


@cache
def rules() -> dict[str, Guide]:
    """Return the rules of the game by language; headings have the anchors of the English page in all of them."""
    anchors = [section.anchor for section in guides()["rules"].sections]
    others = [code for code, _ in settings.LANGUAGES if code != "en"]
    texts = {code: (folder() / f"rules.{code}.md").read_text(encoding="utf-8") for code in others}
    return {"en": guides()["rules"], **{code: _guide("rules.md", text, anchors) for code, text in texts.items()}}


def folder() -> Path:
    """Return the folder of the guides. Raises: FileNotFoundError."""
    for place in FOLDERS:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"The guides are in none of {', '.join(map(str, FOLDERS))}.")


def _guide(path: str, text: str, anchors: Sequence[str] = ()) -> Guide:
    """Return a page from its path below the folder and its Markdown; `anchors`: of its headings, else made of them."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    sections = tuple(_sections(tokens, anchors))
    codes = _name_rules(tokens)
    for token in tokens:
        _style_by_class(token)
        token.children = list(_with_codes(_with_links(token.children or [], path), codes))
    html = markdown.renderer.render(tokens, markdown.options, {})
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    return Guide(_address(path), sections[0].heading, mark_safe(html), sections)  # noqa: S308 - our own text, HTML escaped


def _address(path: str) -> str:
    """Return the address of a page: `api/events` for api/events.md, `api` for api/README.md."""
    return path.removesuffix(".md").removesuffix("/README")


def _sections(tokens: list[Token], anchors: Sequence[str]) -> Iterator[Section]:
    """Yield the parts of a page, and give each heading its anchor."""
    given = iter(anchors)
    level, anchor, heading, texts = 0, "", "", list[str]()
    for before, token in zip([tokens[0], *tokens], tokens, strict=False):
        if before.type == "heading_open" and token.type == "inline":
            if heading:
                yield Section(level, anchor, heading, " ".join(texts))
            level, heading, texts = int(before.tag[1:]), _plain(token), []
            anchor = next(given, "") or _anchor(token.content)
            before.attrSet("id", anchor)
        elif token.type in ("inline", "fence", "code_block"):
            texts += _plain(token).split()
    yield Section(level, anchor, heading, " ".join(texts))


def _anchor(heading: str) -> str:
    """Return what a heading is called in addresses, as GitHub calls it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _plain(token: Token) -> str:
    """Return the text of a token without its marks."""
    if token.children is None:
        return token.content
    return "".join(" " if child.type == "softbreak" else child.content for child in token.children)


def _style_by_class(token: Token) -> None:
    """Say by a class how a cell of a table is aligned: the policy of our pages takes no inline styles."""
    if "style" in token.attrs:
        right = token.attrs.pop("style") == "text-align:right"
        token.attrs |= {"class": "end"} if right else {}


def _name_rules(tokens: list[Token]) -> frozenset[str]:
    """Give each item that begins with the code of a rule (`**Q4** …`) its anchor (`q4`), and return the codes."""
    found = set()
    for item, text in zip(tokens, tokens[2:], strict=False):
        match = RULE.match(text.content) if item.type == "list_item_open" else None
        if match:
            item.attrSet("id", match[1].lower())
            found.add(match[1])
    return frozenset(found)


def _with_codes(tokens: Iterable[Token], codes: frozenset[str]) -> Iterator[Token]:
    """Yield the tokens of a line; each code of a rule in its text is a link to the rule."""
    for token in tokens:
        if token.type != "text":
            yield token
            continue
        for part in CODE.split(token.content):
            text = Token("text", "", 0, content=part)
            if part in codes:
                link = {"href": f"#{part.lower()}"}
                yield from (Token("link_open", "a", 1, attrs=dict(link)), text, Token("link_close", "a", -1))
            else:
                yield text


def _with_links(tokens: list[Token], path: str) -> Iterator[Token]:
    """Yield the tokens of a line, with links to where the service has what they name; without those to other files."""
    leads = True
    for token in tokens:
        if token.type == "image" and "/static/" in str(token.attrGet("src")):
            _place(token)
        if token.type == "link_open":
            target = _target(str(token.attrGet("href")), path)
            leads = bool(target)
            token.attrSet("href", target)
        if leads or token.type not in ("link_open", "link_close"):
            yield token


def _place(image: Token) -> None:
    """Point a picture at where our static files are served, and say its size, so that the page keeps room for it."""
    name = str(image.attrGet("src")).partition("/static/")[2]
    size = SIZE.search((STATIC / name).read_text(encoding="utf-8"))
    image.attrs |= {"src": static(name), **(size.groupdict() if size else {})}


def _url(address: str) -> str:
    """Return the path of a guide's page; the rules have one of their own, as they speak every language."""
    return reverse("rules") if address == "rules" else reverse("guide", args=[address])


def _target(link: str, path: str) -> str:
    """Return where a link of a page leads to here; "" for a file of the repository that the service does not have."""
    file, hash_, anchor = link.partition("#")
    if not file or ":" in file:
        return link
    whole = posixpath.normpath(posixpath.join(posixpath.dirname(path), file))
    if whole == "../openapi.yaml":
        return reverse("openapi-yaml")
    if not (folder() / whole).is_file() or whole.startswith(".."):
        return ""
    return _url(_address(whole)) + hash_ + anchor


# --- search ---------------------------------------------------------------------------------------------


def search(query: str) -> list[Found]:
    """Return the sections that hold every word of a query; first those that hold them all in their heading."""
    words = query.casefold().split()
    found = []
    for guide in guides().values() if words else ():
        for section in guide.sections:
            named = f"{guide.title} {section.heading}".casefold()
            if all(word in named or word in section.text.casefold() for word in words):
                found.append((not all(word in named for word in words), _found(guide, section, words)))
    found.sort(key=lambda pair: pair[0])
    return [each for _, each in found[:MOST_FOUND]]


def _found(guide: Guide, section: Section, words: list[str]) -> Found:
    places = [place for word in words if (place := section.text.casefold().find(word)) >= 0]
    start = max(0, min(places, default=0) - SHOWN_AROUND)
    excerpt = section.text[start : start + 3 * SHOWN_AROUND]
    cut = ("…" if start else "") + excerpt + ("…" if start + len(excerpt) < len(section.text) else "")
    return Found(guide.title, section.heading, f"{guide.url}#{section.anchor}", cut)


# --- pages ----------------------------------------------------------------------------------------------


@require_safe
def rulebook(request: HttpRequest, language: str = "") -> HttpResponseBase:
    """Answer with the rules of the game; without a language in the one of the other pages. Raises: Http404."""
    chosen = language or get_language() or "en"
    if chosen not in rules():
        raise Http404
    with override(chosen):
        context = {"rules": rules()[chosen], "chosen": chosen, "languages": settings.LANGUAGES}
        response = render(request, "duckcover/rules.html", context)
    response["Content-Language"] = chosen
    return response


@require_safe
def index(request: HttpRequest) -> HttpResponseBase:
    """Answer with the list of the guides, or with what `?q=` finds in them."""
    query = request.GET.get("q", "")[:LONGEST_QUERY].strip()
    context = {"guides": guides().values(), "query": query, "found": search(query)}
    return render(request, "duckcover/guides.html", context)


@require_safe
def guide(request: HttpRequest, address: str) -> HttpResponseBase:
    """Answer with a guide, or with where it has a page of its own. Raises: Http404."""
    found = guides().get(address)
    if found is None:
        raise Http404
    if found.url != request.path:
        return redirect(found.url)
    return render(request, "duckcover/guide.html", {"guide": found})
