"""RFC 5545: calendars as text."""

import datetime as dt

from leagues.rules.calendars import Occasion, calendar

NOON = dt.datetime(2026, 10, 25, 12, tzinfo=dt.timezone(dt.timedelta(hours=2)))


def test_calendar__of_an_occasion__is_in_utc_and_ends_lines_with_cr_lf():
    text = calendar("Autumn cup", [Occasion("round-1@pond", "Round 1", NOON, NOON, NOON + dt.timedelta(days=1))])
    assert text.split("\r\n")[5:-2] == [
        "BEGIN:VEVENT",
        "UID:round-1@pond",
        "DTSTAMP:20261025T100000Z",
        "DTSTART:20261025T100000Z",
        "DTEND:20261026T100000Z",
        "SUMMARY:Round 1",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def test_calendar__separators_in_a_name__are_escaped():
    assert "X-WR-CALNAME:Ducks\\, divers\\; one \\\\ two\\n\r\n" in calendar("Ducks, divers; one \\ two\n", [])


def test_calendar__long_line__is_folded_between_letters_at_75_octets():
    name = "오리" * 30
    lines = calendar(name, []).split("\r\n")
    assert max(len(line.encode()) for line in lines) <= 75
    start = next(index for index, line in enumerate(lines) if line.startswith("X-WR-CALNAME:"))
    unfolded = lines[start] + "".join(line[1:] for line in lines[start + 1 :] if line.startswith(" "))
    assert unfolded == f"X-WR-CALNAME:{name}"


def test_calendar__occasion_at_a_moment__has_no_end():
    assert "DTEND" not in calendar("Autumn cup", [Occasion("closing@pond", "Closing", NOON, NOON)])
