"""The page that `h` shows. PURE."""

from duckcover_sdk.terminal.blocks import TIMES, Style, joined, wrapped

HELP = """
Each turn a captain card is drawn. All seats move the stack that shows its number, at the same time;
Max calls everybody's highest visible card, Repeat calls again what was called last. In low_blows they
call nothing: all give one of their two lowest stacks to the next seat, then place what they got.

Cover: your stack goes onto the stack above, below, left or right of it. Duck: it goes to an empty
cell beside another of your stacks, inside the first grid or outside it. Who cannot move quacks.

A card that somebody can play goes on the Captain pile; when all quack it goes to the Discard area.
The round ends when a seat has a single stack, or when the Discard area is full. It scores the
splashes of your visible cards, or minus those of the top card of a single stack. After 3 rounds the
lowest total wins. Splashes: 1 has 0; 2 3 have 1; 4 5 6 have 2; 7 8 9 have 3; 10 11 have 4; 12 has 5.

Your grid: 0,1 is row 0, column 1. A stack shows its top card, and beneath it its height (x3: three
cards). The heavy frame is your called stack. (n) marks where move n leads: on a frame it covers
that stack, in the open it ducks there.

k shows what else you can type: standing orders for when you are away, the chat, pauses, clocks.
"""

KEYS = (
    ("a number", "makes that move of the list"),
    ("Enter", "shows the table again"),
    ("o", "standing orders, which move for you while you are away"),
    ("c", "the chat; c TEXT writes, c :quack reacts"),
    ("p", "pauses; p 48 asks for one of 48 hours, p yes agrees, p off ends or declines it"),
    ("b", "what bots would do in your place, and why, when nobody but bots plays beside you"),
    ("t", "the clocks: whose time runs, and what is left of it"),
    ("s 2", "offers seat 2 to others when its player is gone; for the host"),
    ("h", "the rules on one page"),
    ("n", "leaves this game for later and goes to the next, with --games"),
    ("q", "quits"),
)


def draw_help(style: Style) -> str:
    """Write the page, as wide as the terminal."""
    text = HELP.replace("(x3:", f"({style.pick(TIMES, 'x')}3:")
    return joined(wrapped(paragraph, style.width) for paragraph in text.strip().split("\n\n"))


def draw_keys(style: Style) -> str:
    """Write what can be typed at a table, a key to a line."""
    return "\n".join(line for key, text in KEYS for line in wrapped(f"{key:<9} {text}", style.width, " " * 10))
