"""A game as text: one screen of what its viewer may see. PURE: document and style in, text out."""

from collections.abc import Sequence

from duckcover_sdk.generated.models import Game, Move, ResolvedTurn, Seat, Standing
from duckcover_sdk.generated.models.cell import Cell
from duckcover_sdk.terminal.blocks import GAP, Block, Style, beside, filled, flow, joined, width_of, wrapped
from duckcover_sdk.terminal.grids import Marks, draw_large, draw_small, marks_of, sources_differ
from duckcover_sdk.terminal.times import moment

PANEL = 20
AROUND = 3
"""Lines that stand around a drawing: an empty one and a rule above it, the question beneath it."""


def draw_game(game: Game, style: Style) -> str:
    """Draw a game whole: the piles, the last turn, the other grids, the viewer's own part, the ranking.

    What does not fit on the screen leaves at its top. The own grid is large where the screen has the room.
    """
    upper, ranking = [_headline(game, style), _last_turn(game, style), _others(game, style)], draw_ranking(game, style)
    large, small = ([*upper, _own(game, style, large=large), ranking] for large in (True, False))
    if not _fits(large, style) and _fits(small, style):
        return joined(small)
    return joined([*upper, draw_own(game, style), ranking])


def draw_own(game: Game, style: Style) -> Block:
    """Draw the viewer's own part: the called card, the own grid, the moves; nothing for a viewer without a seat."""
    own = _own(game, style, large=True)
    return own if _fits([own], style) else _own(game, style, large=False)


def draw_ranking(game: Game, style: Style) -> Block:
    """Draw the final ranking as a table; nothing while the game runs."""
    if game.result is None:
        return []
    rounds = max((len(standing.round_scores) for standing in game.result.ranking), default=0)
    names = {seat.index: style.plain(seat_name(game, seat)) for seat in game.seats}
    room = max(8, min(34, style.width - 20 - 4 * rounds))
    heads = "".join(f"{f'R{n}':>4}" for n in range(1, rounds + 1))
    lines = [style.paint(f"Rank {'Player':<{room}}{heads} Total Visible", "bold")]
    for standing in game.result.ranking:
        line = _standing_line(standing, names[standing.seat], room)
        lines.append(style.paint(line, "green") if standing.seat in game.result.winners else line)
    return lines


def _standing_line(standing: Standing, name: str, room: int) -> str:
    scores = "".join(f"{score:>4}" for score in standing.round_scores)
    return f"{standing.rank:>4} {name[: room - 1]:<{room}}{scores}{standing.total:>6}{standing.visible_cards:>8}"


def seat_name(game: Game, seat: Seat) -> str:
    """Who sits here: a player's name, `steady bot 2` or `deleted player 2` on seat 2, `empty` before the start."""
    if seat.player is not None:
        return seat.player
    if seat.bot is not None:
        return f"{seat.bot} bot {seat.index}"
    return f"deleted player {seat.index}" if _is_left(game, seat) else "empty"


def who(game: Game, index: int) -> str:
    """`you` for the viewer's seat, else the name of who sits there."""
    if game.you is not None and game.you.seat == index:
        return "you"
    return seat_name(game, game.seats[index])


def pause_text(game: Game) -> str:
    """Say whether a game is paused, or whether somebody asks for it; "" for neither."""
    if game.paused is not None:
        return f"Paused until {moment(game.paused.until)}."
    if game.pause_asked is not None:
        asked = game.pause_asked
        agreed = ", ".join(who(game, seat) for seat in asked.agreed)
        return f"A pause of {asked.hours} h is asked for by {who(game, asked.seat)}; agreed: {agreed}."
    return ""


def call_text(card: int | str, call: int | str | None, phase: str = "move") -> str:
    """Say a card and what it asks for: `7`, `Max: the highest visible card`, `Repeat calls 7`, `Max: all give`."""
    if phase != "move":
        return f"{_card(card)}: all {phase}{' what they got' if phase == 'place' else ' one of their two lowest'}"
    if card == "max":
        return "Max: the highest visible card"
    if card == "repeat":
        return f"Repeat calls {'nothing' if call is None else _card(call)}"
    return str(card)


def _is_left(game: Game, seat: Seat) -> bool:
    """Whether the player of this seat has deleted the account; a bot plays it on."""
    return game.status in {"playing", "finished"} and seat.player is None and seat.bot is None


def _fits(blocks: Sequence[Block], style: Style) -> bool:
    return joined(blocks).count("\n") + 1 + AROUND <= style.height


def _headline(game: Game, style: Style) -> Block:
    title = style.plain(game.name or "Duck & Cover")
    if game.status != "playing" or game.round_ is None:
        return [style.paint(f"{title}: {game.status}", "bold")]
    text = f"{title}: round {game.round_.number} of {game.round_.of}"
    text += f" ({', '.join(game.round_.rules)})" if game.round_.rules else ""
    if game.turn is not None:
        text += f", turn {game.turn.number}"
        text += f". Card: {call_text(game.turn.card, game.turn.call, game.turn.phase)}" if game.you is None else ""
    return [style.paint(line, "bold") for line in wrapped(text, style.width)] + _piles(game, style)


def _piles(game: Game, style: Style) -> Block:
    parts = []
    if game.draw_deck is not None:
        parts.append(f"Draw deck {game.draw_deck.count}")
    if (pile := game.captain_pile) is not None:
        top = f" (top {_card(pile.top)})" if pile.top is not None else ""
        parts.append(f"Captain pile {pile.count}{top}")
    if (area := game.discard_area) is not None:
        cards = " ".join(_card(card) for card in area.cards) or "empty"
        parts.append(f"Discard area {cards} ({area.remaining} more end the round)")
    return filled(parts, style.pick(" · ", " | "), style.width)


def _last_turn(game: Game, style: Style) -> Block:
    last = game.last_turn
    if last is None:
        return []
    head = f"Last turn {last.number}: {call_text(last.card, last.call, last.phase)}"
    head += ", to the Discard area." if last.discarded else "."
    moves = filled(_moves_of(game, last, style), style.pick(" · ", " | "), style.width - 2)
    return [*wrapped(head, style.width, "  "), *(f"  {line}" for line in moves)]


def _moves_of(game: Game, last: ResolvedTurn, style: Style) -> list[str]:
    texts = []
    for move in last.moves:
        name = style.plain(who(game, move.seat))
        verb = move.action if name == "you" else f"{move.action}s"
        way = [_cell(move.from_)] if move.from_ else []
        way += [style.pick("→", "->"), _cell(move.to)] if move.to else []
        texts.append(" ".join([name, verb, *way]))
    return texts + [f"{said}: {', '.join(names)}" for said, names in _quacks(game, last, style).items()]


def _quacks(game: Game, last: ResolvedTurn, style: Style) -> dict[str, list[str]]:
    """Who could not move, by what they said: a quack, or in a round of madness the sound of another animal."""
    mad = game.round_ is not None and "madness" in game.round_.rules
    said: dict[str, list[str]] = {}
    for seat in last.quacks:
        sound = game.seats[seat].sound.replace("_", " ") if mad else "quack"
        said.setdefault(sound, []).append(style.plain(who(game, seat)))
    return said


def _others(game: Game, style: Style) -> Block:
    mine = game.you.seat if game.you is not None else None
    return flow([_panel(game, seat, style) for seat in game.seats if seat.index != mine], style.width)


def _panel(game: Game, seat: Seat, style: Style) -> Block:
    """Write who sits here, how it stands and its scores, above its grid."""
    grid = draw_small(seat.grid, Marks(), style)
    width = max(PANEL, width_of(grid))
    lines = [_seat_title(game, seat, style), *filled(_seat_notes(game, seat, style), " ", width), _total(seat)]
    return [style.paint(lines[0][:width], "bold"), *(line[:width] for line in lines[1:]), *grid]


def _own(game: Game, style: Style, *, large: bool) -> Block:
    you, turn = game.you, game.turn
    if you is None:
        return []
    seat, moves = game.seats[you.seat], you.legal_moves if you.submission is None else []
    title = [_seat_title(game, seat, style), *_seat_notes(game, seat, style), _total(seat)]
    lines = [style.paint(line, "bold") for line in filled(title, " ", style.width)]
    lines += wrapped(style.plain(pause), style.width) if (pause := pause_text(game)) else []
    if turn is not None:
        said = f"Card: {call_text(turn.card, turn.call, turn.phase)}"
        said += f", your {you.card}" if you.card not in (None, turn.card) else ""
        lines += [style.paint(line, "bold", "yellow") for line in wrapped(said, style.width)]
    marks = marks_of(you.card if turn is not None else None, moves)
    grid = draw_large(seat.grid, marks, style) if large else draw_small(seat.grid, marks, style, labelled=True)
    return lines + _with_moves(grid, moves, style)


def _with_moves(grid: Block, moves: Sequence[Move], style: Style) -> Block:
    """Set the moves beside the grid or beneath it, whichever takes fewer lines."""
    width = len(str(len(moves)))
    whole = sources_differ(moves)
    entries = [[f"{n:>{width}}  {_move_text(move, style, whole=whole)}"] for n, move in enumerate(moves, 1)]
    beneath = grid + flow(entries, style.width)
    room = style.width - width_of(grid) - GAP
    if room < max(map(width_of, entries), default=0):
        return beneath
    return min(beside([grid, flow(entries, room)]), beneath, key=len)


def _move_text(move: Move, style: Style, *, whole: bool) -> str:
    """Where a move leads; `whole`: from where as well, as all gifts."""
    source = f"{_cell(move.from_)} " if move.from_ and (whole or not move.to) else ""
    target = f"{style.pick('→', '->')} {_cell(move.to)}" if move.to else ""
    return f"{move.action:<5} {source}{target}".rstrip()


def _seat_title(game: Game, seat: Seat, style: Style) -> str:
    return f"{seat.index} {style.plain(who(game, seat.index))}"


def _seat_notes(game: Game, seat: Seat, style: Style) -> list[str]:
    notes = [style.plain(seat.family)] if seat.family else []
    notes += ["bot"] if seat.player is not None and seat.is_bot else []
    notes += [seat.state] if game.status == "playing" and seat.state != "idle" else []
    notes += ["Captain"] if seat.index == game.captain_seat else []
    if _is_left(game, seat):
        notes += ["played by a bot"] if game.status == "playing" else []
    elif seat.resigned:
        notes += ["resigned"]
    notes += _guests(seat)
    notes += ["on offer"] if seat.offered else []
    notes += [f"away until {seat.vacation_until.astimezone():%d %b}"] if seat.vacation_until else []
    return notes + ([f"missed {seat.misses}"] if seat.misses else [])


def _guests(seat: Seat) -> list[str]:
    """What came from other families: a gift that is not placed yet, and the stacks with such a card on top."""
    gift = seat.received
    notes = [] if gift is None else [f"got a {gift.card} of the {gift.family}"]
    return notes + [f"{stack.card} of the {stack.family}" for stack in seat.grid if stack.family != seat.family]


def _total(seat: Seat) -> str:
    scores = " ".join(map(str, seat.round_scores))
    return f"total {seat.total}" + (f" ({scores})" if scores else "")


def _cell(cell: Cell) -> str:
    return f"{cell.row},{cell.col}"


def _card(card: int | str | None) -> str:
    return {"max": "Max", "repeat": "Repeat"}.get(str(card), str(card))
