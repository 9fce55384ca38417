"""What is said of a clock that cannot be, by the `reason` of its `ClockError`: message ids."""

from collections.abc import Mapping

from django.utils.translation import gettext_noop as _

TEXTS: Mapping[str, str] = {
    "not_of_this_kind": _("This kind of clock does not have this."),
    "unknown_zone": _("This is not a known time zone."),
    "another_zone": _("The play hours must be in the time zone of the clock."),
    "outside_play_hours": _("This time is outside of the play hours."),
    "less_than_the_bank": _("The maximum must hold the bank and the increment."),
    "too_few": _("There are too few play hours for this clock."),
}
"""Of what fields cannot find wrong. A member that is missing (`required`) has the text that all forms have."""
