"""What `b` shows: what bots would do in the player's place. PURE."""

from duckcover_sdk.generated.models import Game, GameHint
from duckcover_sdk.terminal.blocks import Style


def hint_text(game: Game, hint: GameHint, style: Style) -> str:
    """Write a hint: of each bot the number of its move in the list, and its reasons, a line each."""
    if hint.quacks:
        return "You quack: there is nothing to choose."
    numbers = [move.to_dict() for move in game.you.legal_moves] if game.you else []
    lines = []
    for each in hint.hints:
        move = each.move.to_dict()
        named = f"move {numbers.index(move) + 1}" if move in numbers else "another move"
        lines += [f"{each.level} would make {named}.", *(f"  {style.plain(reason.text)}" for reason in each.reasons)]
    return "\n".join(lines)
