"""What is said of the reasons of a hint, by their codes: message ids, and the sentences that come of them."""

from collections.abc import Mapping

from django.utils.formats import number_format
from django.utils.translation import gettext
from django.utils.translation import gettext_noop as _

from games.bots.hints import Figure, Reason
from games.rules.variations import COMPETITION, RoundRules

TEXTS: Mapping[str, str] = {
    "only_move": _("There is no other move."),
    "ends_round": _("It leaves a single stack and so ends the round. You score: %(score)s."),
    "covers": _(
        "It covers the %(card)s (splashes: %(splashes)s), which then does not count any more. One stack fewer is left."
    ),
    "hardly_called": _(
        "The %(card)s is hardly called any more: of its %(copies)s cards about %(left)s are left in the draw deck."
    ),
    "no_cover": _("It has no neighbour to cover, so it must duck."),
    "beside": _("Neighbours at the new place: %(stacks)s. Only neighbours can cover each other."),
    "gives": _("The %(card)s goes to the next player with its splashes (%(splashes)s)."),
    "fewer_splashes": _("Splashes showing then: %(this)s. With the next best move: %(other)s."),
    "fewer_stacks": _("Stacks left then: %(this)s. With the next best move: %(other)s."),
    "more_callable": _("Stacks that the draw deck can still call: about %(this)s. With the next best move: %(other)s."),
    "fewer_alone": _("Stacks without a neighbour: %(this)s. With the next best move: %(other)s."),
    "alone_callable": _(
        "Stacks without a neighbour that can still be called back to the others: about %(this)s. "
        "With the next best move: %(other)s."
    ),
    "fewer_groups": _("Groups of stacks: %(this)s. With the next best move: %(other)s."),
    "more_neighbours": _("Pairs of neighbours: %(this)s. With the next best move: %(other)s."),
    "callable_neighbours": _(
        "Pairs of neighbours that can still be called: about %(this)s. With the next best move: %(other)s."
    ),
    "next_cover": _("Chance that the next card lets you cover: %(this)s %%. With the next best move: %(other)s %%."),
    "next_call": _(
        "One card later it is likely to be ahead of the next best move. Splashes saved by then: about %(splashes)s."
    ),
    "round_longer": _(
        "You are behind in the totals, so the round should go on. Chance that only you can play the next card: "
        "%(this)s %%. With the next best move: %(other)s %%."
    ),
    "round_shorter": _(
        "You are ahead in the totals, so the round should end soon. Chance that only you can play the next card: "
        "%(this)s %%. With the next best move: %(other)s %%."
    ),
    "not_yet": _(
        "To end the round now would score %(score)s, and the others show %(others)s on average. "
        "To play on promises more."
    ),
    "close": _("The next best move is almost as good."),
    "equal": _("Other moves that are as good: %(moves)s."),
}

NEVER_CALLED = _("No card calls the %(card)s in this round.")
ENDS_AGAINST = _(
    "It leaves a single stack and so ends the round. You score: %(score)s. The others show on average: %(others)s."
)
OF_THE_GAME: Mapping[str, str] = {
    "ends_round": _(
        "It leaves a single stack and so ends the game. Your total is %(total)s then. The best total of the others, as "
        "they stand: %(best)s."
    ),
    "not_yet": _(
        "To end the game now would make your total %(total)s, and the best total of the others is %(best)s as they "
        "stand. To play on promises more."
    ),
}
"""Of the end of the last round, for who knows the totals."""
BY_NUMBER: Mapping[str, str] = {
    "covers": _("It covers the %(card)s, which then does not count any more. One stack fewer is left."),
    "gives": _("The %(card)s goes to the next player and does not count for you any more."),
    "fewer_splashes": _("Points showing then: %(this)s. With the next best move: %(other)s."),
}
"""The same in a round in which cards count their number (V1)."""


def sentence(reason: Reason, rules: RoundRules) -> str:
    """What a reason says, in the active language."""
    return gettext(_text(reason, rules)) % {name: _number(figure) for name, figure in reason.figures.items()}


def _text(reason: Reason, rules: RoundRules) -> str:
    if "total" in reason.figures:
        return OF_THE_GAME[reason.code]
    if reason.code == "ends_round" and "others" in reason.figures:
        return ENDS_AGAINST
    if reason.code == "hardly_called" and not reason.figures["copies"]:
        return NEVER_CALLED
    if COMPETITION in rules.names and reason.code in BY_NUMBER:
        return BY_NUMBER[reason.code]
    return TEXTS[reason.code]


def _number(figure: Figure) -> str:
    """A figure as the active language writes it, with one decimal at most."""
    whole = isinstance(figure, int) or float(round(figure, 1)).is_integer()
    return number_format(round(figure) if whole else round(figure, 1), 0 if whole else 1)
