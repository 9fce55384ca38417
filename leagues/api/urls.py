"""Addresses of the leagues API, below `/api/v1/`."""

from django.urls import path

from duckcover.rest.parsers import ID
from leagues.api import clocks, rounds, rulings, standings, tables

COMPETITION = f"competitions/{ID}"
ROUND = f"{COMPETITION}/rounds/<int:number>"
TABLE = f"{ROUND}/tables/<int:table>"

urlpatterns = [
    path(f"{COMPETITION}/rounds", rounds.RoundsView.as_view()),
    path(ROUND, rounds.RoundView.as_view()),
    path(f"{ROUND}/tables", tables.TablesView.as_view()),
    path(f"{ROUND}/draw", rounds.DrawView.as_view()),
    path(f"{ROUND}/explain", rounds.ExplainView.as_view()),
    path(f"{ROUND}/redraw", rounds.RedrawView.as_view()),
    path(f"{ROUND}/pause", clocks.PauseRoundView.as_view()),
    path(f"{ROUND}/resume", clocks.ResumeRoundView.as_view()),
    path(f"{ROUND}/extend", clocks.ExtendRoundView.as_view()),
    path(TABLE, tables.TableView.as_view()),
    path(f"{TABLE}/pause", clocks.PauseTableView.as_view()),
    path(f"{TABLE}/resume", clocks.ResumeTableView.as_view()),
    path(f"{TABLE}/extend", clocks.ExtendTableView.as_view()),
    path(f"{TABLE}/replace", tables.ReplaceView.as_view()),
    path(f"{TABLE}/adjudicate", tables.AdjudicateView.as_view()),
    path(f"{TABLE}/void", tables.VoidView.as_view()),
    path(f"{COMPETITION}/standings", standings.StandingsView.as_view()),
    path(f"{COMPETITION}/crosstable", standings.CrossTableView.as_view()),
    path(f"{COMPETITION}/export", standings.ExportView.as_view()),
    path(f"{COMPETITION}/calendar.ics", standings.CalendarView.as_view()),
    path(f"{COMPETITION}/rulings", rulings.RulingsView.as_view()),
    path(f"{COMPETITION}/rulings/<int:number>", rulings.RulingView.as_view()),
    path(f"{COMPETITION}/rulings/<int:number>/undo", rulings.UndoView.as_view()),
    path(f"{COMPETITION}/pause", clocks.PauseCompetitionView.as_view()),
    path(f"{COMPETITION}/resume", clocks.ResumeCompetitionView.as_view()),
    path(f"{COMPETITION}/events", rulings.CompetitionEventsView.as_view()),
]
