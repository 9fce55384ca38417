"""A game as text: one screen of what its viewer may see. PURE: document and style in, text out."""

from collections.abc import Sequence

from duckcover.client.blocks import GAP, Block, Style, beside, filled, flow, joined, width_of, wrapped
from duckcover.client.documents import (
    Card,
    Cell,
    Game,
    LastTurn,
    Move,
    Seat,
    SeatMove,
    Standing,
    is_left,
    seat_name,
)
from duckcover.client.grids import Marks, draw_large, draw_small, marks_of

PANEL = 20


def draw_game(game: Game, style: Style) -> str:
    """Draw a game whole: where it stands, the piles, the last turn, all grids, the ranking."""
    return joined(
        [
            _headline(game, style),
            _last_turn(game, style),
            _table(game, style),
            draw_ranking(game, style),
        ]
    )


def draw_moves(moves: Sequence[Move], style: Style) -> Block:
    """List the legal moves, numbered from 1 as the grid marks them."""
    width = len(str(len(moves)))
    entries = [[f"{n:>{width}}  {_move_text(move, style)}"] for n, move in enumerate(moves, 1)]
    return flow(entries, style.width)


def draw_ranking(game: Game, style: Style) -> Block:
    """Draw the final ranking as a table; nothing while the game runs."""
    if game["result"] is None:
        return []
    standings = game["result"]["ranking"]
    rounds = max((len(standing["round_scores"]) for standing in standings), default=0)
    names = {seat["index"]: style.plain(seat_name(game, seat)) for seat in game["seats"]}
    room = max(8, min(34, style.width - 20 - 4 * rounds))
    heads = "".join(f"{f'R{n}':>4}" for n in range(1, rounds + 1))
    lines = [style.paint(f"Rank {'Player':<{room}}{heads} Total Visible", "bold")]
    winners = game["result"]["winners"]
    for standing in standings:
        line = _standing_line(standing, names[standing["seat"]], room)
        lines.append(style.paint(line, "green") if standing["seat"] in winners else line)
    return lines


def _standing_line(standing: Standing, name: str, room: int) -> str:
    scores = "".join(f"{score:>4}" for score in standing["round_scores"])
    return (
        f"{standing['rank']:>4} {name[: room - 1]:<{room}}{scores}{standing['total']:>6}{standing['visible_cards']:>8}"
    )


def call_text(card: Card, call: Card | None) -> str:
    """Say a card and what it calls: `7`, `Max: the highest visible card`, `Repeat calls 7`."""
    if card == "max":
        return "Max: the highest visible card"
    if card == "repeat":
        return f"Repeat calls {'nothing' if call is None else _card(call)}"
    return str(card)


def _headline(game: Game, style: Style) -> Block:
    title = style.plain(game["name"] or "Duck & Cover")
    round_, turn = game["round"], game["turn"]
    if game["status"] != "playing" or round_ is None:
        return [style.paint(f"{title}: {game['status']}", "bold")]
    texts = [f"{title}: round {round_['number']} of {round_['of']}"]
    if turn is not None:
        texts[0] += f", turn {turn['number']}"
        texts.append(f"Card: {call_text(turn['card'], turn['call'])}")
    lines = [style.paint(line, "bold") for text in texts for line in wrapped(text, style.width)]
    return lines + _piles(game, style) + _awaited(game, style)


def _piles(game: Game, style: Style) -> Block:
    draw, pile, area = game["draw_deck"], game["captain_pile"], game["discard_area"]
    parts = []
    if draw is not None:
        parts.append(f"Draw deck {draw['count']}")
    if pile is not None:
        top = f" (top {_card(pile['top'])})" if pile["top"] is not None else ""
        parts.append(f"Captain pile {pile['count']}{top}")
    if area is not None:
        cards = " ".join(_card(card) for card in area["cards"]) or "empty"
        parts.append(f"Discard area {cards} ({area['remaining']} more end the round)")
    return filled(parts, style.pick(" · ", " | "), style.width)


def _awaited(game: Game, style: Style) -> Block:
    turn = game["turn"]
    if turn is None or not turn["waiting_for"]:
        return []
    names = ", ".join(_who(game, index, style) for index in turn["waiting_for"])
    return wrapped(f"Awaited: {names}", style.width, "  ")


def _last_turn(game: Game, style: Style) -> Block:
    last = game["last_turn"]
    if last is None:
        return []
    head = f"Last turn {last['number']}: {call_text(last['card'], last['call'])}"
    head += ", to the Discard area." if last["discarded"] else "."
    lines = wrapped(head, style.width, "  ")
    for text in _moves_of(game, last, style):
        lines += wrapped(f"  {text}", style.width, "    ")
    return lines


def _moves_of(game: Game, last: LastTurn, style: Style) -> list[str]:
    texts = [_seat_move_text(game, move, style) for move in last["moves"]]
    if last["quacks"]:
        texts.append("quack: " + ", ".join(_who(game, seat, style) for seat in last["quacks"]))
    return texts


def _table(game: Game, style: Style) -> Block:
    """Set the viewer's own grid large and the others beside it, or beneath for want of room."""
    mine = game["you"]["seat"] if game["you"] is not None else None
    others = [_panel(game, seat, style) for seat in game["seats"] if seat["index"] != mine]
    if mine is None:
        return flow(others, style.width)
    own = _own_panel(game, game["seats"][mine], style)
    room = style.width - width_of(own) - GAP
    widest = width_of([line for panel in others for line in panel])
    if others and room >= widest:
        return beside([own, flow(others, room)])
    return [*own, "", *flow(others, style.width)]


def _own_panel(game: Game, seat: Seat, style: Style) -> Block:
    you = game["you"]
    marks = Marks()
    if you is not None and game["turn"] is not None:
        marks = marks_of(you["card"], you["legal_moves"] if you["submission"] is None else [])
    head = _panel_head(game, seat, style, style.width)
    return [*head, *draw_large(seat["grid"], marks, style)]


def _panel(game: Game, seat: Seat, style: Style) -> Block:
    grid = draw_small(seat["grid"], Marks(), style)
    return [*_panel_head(game, seat, style, max(PANEL, width_of(grid))), *grid]


def _panel_head(game: Game, seat: Seat, style: Style, width: int) -> Block:
    """Write who sits here, how it stands and its scores, on lines of at most `width` columns."""
    name = _who(game, seat["index"], style)
    marks = [seat["state"]] if game["status"] == "playing" and seat["state"] != "idle" else []
    marks += ["Captain"] if seat["index"] == game["captain_seat"] else []
    if is_left(game, seat):
        marks += ["played by a bot"] if game["status"] == "playing" else []
    elif seat.get("resigned"):
        marks += ["resigned"]
    marks += [f"missed {seat['misses']}"] if seat.get("misses") else []
    family = style.plain(seat["family"] or "")
    scores = " ".join(str(score) for score in seat["round_scores"])
    total = f"total {seat['total']}" + (f" ({scores})" if scores else "")
    lines = [f"{seat['index']} {name}", *filled([family, *marks], " ", width), total]
    return [style.paint(lines[0][:width], "bold"), *(line[:width] for line in lines[1:])]


def _who(game: Game, index: int, style: Style) -> str:
    if game["you"] is not None and game["you"]["seat"] == index:
        return "you"
    return style.plain(seat_name(game, game["seats"][index]))


def _seat_move_text(game: Game, move: SeatMove, style: Style) -> str:
    who = _who(game, move["seat"], style)
    verb = move["action"] if who == "you" else f"{move['action']}s"
    return f"{who} {_path_text(verb, move['from'], move['to'], style)}"


def _move_text(move: Move, style: Style) -> str:
    return _path_text(f"{move['action']:<5}", move["from"], move["to"], style)


def _path_text(verb: str, source: Cell, target: Cell, style: Style) -> str:
    arrow = style.pick("→", "->")
    return f"{verb} {_cell(source)} {arrow} {_cell(target)}"


def _cell(cell: Cell) -> str:
    return f"{cell['row']},{cell['col']}"


def _card(card: Card | None) -> str:
    return {"max": "Max", "repeat": "Repeat"}.get(str(card), str(card))
