"""The YAML file of an organizer: what it holds, and where in it something is wrong."""

import sys

import pytest
from duckcover_sdk.errors import InputError
from duckcover_sdk.league.faults import WrongInputError
from duckcover_sdk.league.plan import read_changes, read_plan

SEASON = """\
league:
  name: Pond
season:
  name: Spring
  every_division:
    table_size: {min: 3, max: 5}
    timing:
      kind: every
      first: 2027-03-01T18:00:00+01:00
      days: 7
  divisions:
    - name: First
      timing:
        days: 14
    - name: Second
      table_size: {max: 4}
"""


@pytest.fixture
def file(tmp_path):
    """Write a file; its path, which messages begin with."""

    def write(text):
        path = tmp_path / "league.yaml"
        path.write_text(text)
        return path

    return write


def fault(file, text, read=read_plan):
    path = file(text)
    with pytest.raises(WrongInputError) as caught:
        read(path)
    return str(caught.value).replace(f"{path}", "league.yaml")


def test_season__what_divisions_share__is_in_each_of_them(file):
    divisions = read_plan(file(SEASON)).season.document["divisions"]
    first = "2027-03-01T18:00:00+01:00"
    assert divisions == [
        {"name": "First", "table_size": {"min": 3, "max": 5}, "timing": {"kind": "every", "first": first, "days": 14}},
        {"name": "Second", "table_size": {"min": 3, "max": 4}, "timing": {"kind": "every", "first": first, "days": 7}},
    ]


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("divisions.0.timing.days", ":14: season.divisions.0.timing.days"),
        ("divisions.1.timing.days", ":10: season.divisions.1.timing.days"),
        ("divisions.1.table_size.max", ":16: season.divisions.1.table_size.max"),
        ("divisions.1.table_size.min", ":6: season.divisions.1.table_size.min"),
        ("divisions.1.registration.opens_at", ":15: season.divisions.1.registration.opens_at"),
        ("size", ":3: season.size"),
        ("", ":3: season"),
    ],
)
def test_place__field_of_the_service__is_its_line_or_that_of_what_lacks_it(file, field, place):
    path = file(SEASON)
    assert read_plan(path).season.place(field) == f"{path}{place}"


def test_blamed__several_fields__all_are_said(file):
    path = file(SEASON)
    errors = [InputError("size", "required", "Missing."), InputError("divisions.0.name", "invalid", "Too long.")]
    error = read_plan(path).season.blamed(errors)
    assert str(error) == f"{path}:3: season.size: Missing.\n{path}:12: season.divisions.0.name: Too long."
    assert [each.code for each in error.errors] == ["required", "invalid"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: 1\n", "league.yaml:1: there is no 'a' here"),
        ("league:\n  name: A\n  name: B\n", 'league.yaml:3: found duplicate key "name"'),
        ("league:\n  name: [A\n", "league.yaml:3: "),
        ("league:\n  title: A\n", "league.yaml:1: a file begins with league:"),
        ("league: A\n", "league.yaml:1: league has members"),
        ("competition:\n  name: A\n", "league.yaml:1: a file begins with league:"),
        ("league: {name: A}\nseason: {name: B}\n", "league.yaml:2: season has divisions:"),
        ("league: {name: A}\ncompetition: {name: B}\nseason: {name: C}\n", "league.yaml:3: a file has a competition:"),
        ("- 1\n", "league.yaml:1: the file has league:"),
        ("", "league.yaml:1: the file has league:"),
    ],
)
def test_file__that_is_wrong__is_refused_with_the_line(file, text, said):
    assert fault(file, text).startswith(said)


def test_file__that_is_not_there__is_refused(tmp_path):
    with pytest.raises(WrongInputError, match="No such file"):
        read_plan(tmp_path / "nothing.yaml")


def test_file__words_that_older_yaml_reads_as_others__stay_what_they_are(file):
    part = read_changes(file("at: 20:00\ncalled: no\nseen: true\nwhole: 12\nnothing: null\n"))
    assert part.document == {"at": "20:00", "called": "no", "seen": True, "whole": 12, "nothing": None}


def test_file__without_the_extra__says_how_to_install_it(file, monkeypatch):
    monkeypatch.setitem(sys.modules, "ruamel.yaml", None)
    assert fault(file, SEASON) == "YAML files need one more package: pip install 'duckcover-sdk[league]'"
