"""The picture that a link shows in chats and feeds (Open Graph): of a game, made of its document alone, or of the site.

Pure: a document in, a PNG file of 1200 × 630 px out. It shows who plays and the scores, never a pond: previews are
kept for long, and the rulebook forbids looking back (RULES H5). It is in English, as whoever makes previews is.
"""

import io

from PIL import Image, ImageDraw, ImageFont

from web.ponds import Document

SIZE = (1200, 630)
WATER, DEEP, PAPER, INK, FAINT, DUCK, BEAK = "#c6e4eb", "#1f6f8b", "#fffdf8", "#1a2832", "#47565f", "#f7c52b", "#f08a24"
FAMILIES = {
    "pirates": "#b3261e",
    "vikings": "#1f5fa8",
    "knights": "#56606b",
    "cowboys": "#85540f",
    "divers": "#0b7458",
    "wizards": "#7b3fa0",
    "astronauts": "#24324f",
}
"""The colours of `app.css`."""
FREE = "#7b878e"
LINE = 62
"""The height of a seat."""
WIDEST = 640
"""Where a text of a seat ends; a longer one is cut."""

Point = tuple[float, float]


def picture(game: Document | None) -> bytes:
    """Draw a game that everybody may see, or with None the site."""
    image = Image.new("RGB", SIZE, WATER)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, SIZE[0], 96), fill=DEEP)
    _duck(draw, (66, 50), 60)
    draw.text((120, 20), "Duck & Cover", font=_font(50), fill="white")
    _duck(draw, (990, 400), 330)
    draw.rounded_rectangle((40, 130, 800, 600), 24, fill=PAPER)
    draw.text((70, 148), _headline(game), font=_font(40), fill=INK)
    for number, seat in enumerate(_seats(game)):
        _seat(draw, 212 + number * _pitch(game), seat)
    if game is None:
        for number, line in enumerate(("A card game for 2 to 7 players,", "played over days.", "No account needed.")):
            draw.text((70, 230 + 64 * number), line, font=_font(38), fill=FAINT)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def _headline(game: Document | None) -> str:
    if game is None:
        return "Twelve ducks, one captain"
    if game["status"] == "lobby":
        free = sum(seat["family"] is None for seat in game["seats"])
        return f"{free} free {'seat' if free == 1 else 'seats'}: sit down"
    if game["status"] == "playing":
        return f"Round {game['round']['number']} of {game['round']['of']}"
    return "The result" if game["status"] == "finished" else "This game was cancelled"


def _seats(game: Document | None) -> list[Document]:
    """The seats in the order in which they are shown: of a finished game by rank."""
    if game is None:
        return []
    if game["status"] == "finished":
        return sorted(game["seats"], key=lambda seat: (seat["rank"] or 99, seat["index"]))
    return list(game["seats"])


def _pitch(game: Document | None) -> int:
    """How far one seat is below the other: seven fit."""
    return LINE if game is None or len(game["seats"]) <= 6 else 54


def _seat(draw: ImageDraw.ImageDraw, top: int, seat: Document) -> None:
    """A seat in one line: its family's colour, who sits there, the score."""
    taken = seat["family"] is not None
    draw.ellipse((70, top, 110, top + 40), fill=FAMILIES.get(seat["family"], FREE))
    who = (seat["player"] or ("bot" if seat["is_bot"] else seat["family"])) if taken else "free"
    draw.text((130, top), _cut(draw, str(who), WIDEST - 130), font=_font(34), fill=INK if taken else FAINT)
    if taken and seat["total"] is not None:
        draw.text((770, top), str(seat["total"]), font=_font(34), fill=INK, anchor="ra")


def _cut(draw: ImageDraw.ImageDraw, text: str, width: int) -> str:
    """As much of a text as is not wider."""
    while draw.textlength(text, font=_font(34)) > width:
        text = text[:-2] + "…"
    return text


def _duck(draw: ImageDraw.ImageDraw, middle: Point, size: float) -> None:
    """A rubber duck that looks to the left."""
    x, y = middle

    def blob(left: float, top: float, right: float, bottom: float, colour: str) -> None:
        draw.ellipse((x + left * size, y + top * size, x + right * size, y + bottom * size), fill=colour)

    draw.polygon(
        [(x + 0.3 * size, y), (x + 0.56 * size, y - 0.16 * size), (x + 0.44 * size, y + 0.2 * size)], fill=DUCK
    )
    blob(-0.42, -0.08, 0.46, 0.44, DUCK)
    blob(-0.6, -0.28, -0.28, -0.12, BEAK)
    blob(-0.44, -0.5, 0.04, 0.0, DUCK)
    blob(-0.3, -0.34, -0.22, -0.24, INK)
    blob(-0.06, 0.06, 0.34, 0.3, "#e0ac14")
