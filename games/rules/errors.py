"""What can be wrong with an input of the rules; each error names it and never a hidden card."""

# ruff: noqa: N818 - the names say what is wrong, and RulesError is what they have in common

from __future__ import annotations


class RulesError(ValueError):
    """An input that the rules do not allow; `reason` is a stable snake_case word for programs."""

    reason = "rules_violated"


class MissingMove(RulesError):
    """A turn that cannot be resolved because a seat that can move has not (T7, T8)."""

    reason = "missing_move"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} must move and has no move")
        self.seat = seat


class UnknownSeat(RulesError):
    """A seat that the round does not have."""

    reason = "unknown_seat"

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat!r} among {seats} seats")
        self.seat = seat


class SeatsOutOfRange(RulesError):
    """A number of seats other than 2 to 7 (S1)."""

    reason = "seats_out_of_range"

    def __init__(self, seats: int) -> None:
        super().__init__(f"a game has 2 to 7 seats, not {seats}")
        self.seats = seats


class UnknownRulesVersion(RulesError):
    """A version of the rules that is not played here."""

    reason = "unknown_rules_version"

    def __init__(self, version: object, known: str) -> None:
        super().__init__(f"version {version!r} of the rules is not played here, which plays {known}")
        self.version = version


class UnknownRule(RulesError):
    """A name that is no rule of this version of the rules."""

    reason = "unknown_rule"

    def __init__(self, name: object) -> None:
        super().__init__(f"there is no rule {name!r}")
        self.name = name


class RepeatedRule(RulesError):
    """A variation that is named twice for one round."""

    reason = "repeated_rule"

    def __init__(self, name: str) -> None:
        super().__init__(f"the rule {name!r} is named twice for one round")
        self.name = name


class MisplacedRule(RulesError):
    """A variation that belongs to another round (V4a)."""

    reason = "misplaced_rule"

    def __init__(self, name: str, round_number: int) -> None:
        super().__init__(f"the rule {name!r} makes no sense in round {round_number}")
        self.name = name
        self.round_number = round_number


class UnknownCard(RulesError):
    """A text that names no captain card."""

    reason = "unknown_card"

    def __init__(self, text: object) -> None:
        super().__init__(f"{text!r} is no card: 1 to 12, max or repeat")
        self.text = text


class UnknownMove(RulesError):
    """A text that is no move in the notation of moves."""

    reason = "unknown_move"

    def __init__(self, text: object) -> None:
        super().__init__(f"{text!r} is no move: 0,1x0,0 covers, 0,1>-1,1 ducks, 0,1! gives, @0,1 places")
        self.text = text


class BadGrid(RulesError):
    """Stacks that cannot be one seat's grid."""

    reason = "bad_grid"


class BadDeck(RulesError):
    """Cards that cannot be the draw deck in question; the message never shows their order."""

    reason = "bad_deck"


class BadShuffle(RulesError):
    """An input that `fair-shuffle/v1` does not define; the message shows no byte of a seed."""

    reason = "bad_shuffle"


class BadScores(RulesError):
    """Scores that cannot be those of one game."""

    reason = "bad_scores"


class RoundEnded(RulesError):
    """A draw or a move after the round has ended."""

    reason = "round_ended"

    def __init__(self, ended_by: str) -> None:
        super().__init__(f"the round has ended by {ended_by}")
        self.ended_by = ended_by


class CardOpen(RulesError):
    """A draw while the card before it still waits for its moves."""

    reason = "card_open"

    def __init__(self, card: object) -> None:
        super().__init__(f"the card {card} is still open")
        self.card = card


class NoCardOpen(RulesError):
    """A resolution without a card that was drawn."""

    reason = "no_card_open"

    def __init__(self) -> None:
        super().__init__("no card is open: draw one first")
