from typing import Literal, cast

CompetitionEventKind = Literal[
    "announcement",
    "competition_finished",
    "competition_published",
    "entry_added",
    "entry_left",
    "registration_closed",
    "registration_opened",
    "round_closed",
    "round_drawn",
    "round_opened",
    "ruling_made",
    "ruling_undone",
    "season_finished",
    "standings_changed",
    "table_adjudicated",
    "table_finished",
]

COMPETITION_EVENT_KIND_VALUES: set[CompetitionEventKind] = {
    "announcement",
    "competition_finished",
    "competition_published",
    "entry_added",
    "entry_left",
    "registration_closed",
    "registration_opened",
    "round_closed",
    "round_drawn",
    "round_opened",
    "ruling_made",
    "ruling_undone",
    "season_finished",
    "standings_changed",
    "table_adjudicated",
    "table_finished",
}


def check_competition_event_kind(value: str) -> CompetitionEventKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(CompetitionEventKind, value)
