"""Addresses of leagues, competitions and entries, below `/api/v1/`."""

from django.urls import path

from duckcover.rest.parsers import ID
from leagues.api import competitions, entries, leagues

LEAGUE = f"leagues/{ID}"
COMPETITION = f"competitions/{ID}"
ENTRY = f"{COMPETITION}/entries/<id:entry>"

urlpatterns = [
    path("leagues", leagues.LeaguesView.as_view()),
    path(LEAGUE, leagues.LeagueView.as_view()),
    path(f"{LEAGUE}/staff", leagues.StaffListView.as_view()),
    path(f"{LEAGUE}/staff/<str:username>", leagues.StaffView.as_view()),
    path(f"{LEAGUE}/competitions", leagues.LeagueCompetitionsView.as_view()),
    path("competitions", competitions.CompetitionsView.as_view()),
    path(COMPETITION, competitions.CompetitionView.as_view()),
    path(f"{COMPETITION}/publish", competitions.PublishView.as_view()),
    path(f"{COMPETITION}/cancel", competitions.CancelView.as_view()),
    path(f"{COMPETITION}/hide", competitions.HideView.as_view()),
    path(f"{COMPETITION}/entries", entries.EntriesView.as_view()),
    path(f"{COMPETITION}/entries/bulk", entries.InviteManyView.as_view()),
    path(ENTRY, entries.EntryView.as_view()),
    path(f"{ENTRY}/award", entries.AwardView.as_view()),
    path(f"{ENTRY}/deduct", entries.DeductView.as_view()),
    path(f"{ENTRY}/disqualify", entries.DisqualifyView.as_view()),
    path(f"{ENTRY}/reinstate", entries.ReinstateView.as_view()),
    path(f"{ENTRY}/warn", entries.WarnView.as_view()),
    path(f"{ENTRY}/admit", entries.AdmitView.as_view()),
    path(f"{ENTRY}/withdraw", entries.RemoveView.as_view()),
    path(f"{COMPETITION}/apart/<id:one>/<id:other>", entries.ApartView.as_view()),
    path("me/entries", entries.MyEntriesView.as_view()),
]
