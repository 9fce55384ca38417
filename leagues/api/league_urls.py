"""Addresses of leagues, competitions, entries and what players are offered and ask, below `/api/v1/`."""

from django.urls import path

from duckcover.rest.parsers import ID
from leagues.api import (
    announcements,
    calendars,
    competitions,
    entries,
    leagues,
    requests,
    seasons,
    substitutes,
    webhooks,
)

LEAGUE = f"leagues/{ID}"
SEASON = f"seasons/{ID}"
COMPETITION = f"competitions/{ID}"
WEBHOOK = f"{LEAGUE}/webhooks/<id:webhook>"
ENTRY = f"{COMPETITION}/entries/<id:entry>"

urlpatterns = [
    path("leagues", leagues.LeaguesView.as_view()),
    path(LEAGUE, leagues.LeagueView.as_view()),
    path(f"{LEAGUE}/staff", leagues.StaffListView.as_view()),
    path(f"{LEAGUE}/staff/<str:username>", leagues.StaffView.as_view()),
    path(f"{LEAGUE}/competitions", leagues.LeagueCompetitionsView.as_view()),
    path(f"{LEAGUE}/seasons", seasons.LeagueSeasonsView.as_view()),
    path(f"{LEAGUE}/announcements", announcements.AnnouncementsView.as_view()),
    path(f"{LEAGUE}/announcements/<id:announcement>/hide", announcements.HideAnnouncementView.as_view()),
    path(SEASON, seasons.SeasonView.as_view()),
    path(f"{SEASON}/movement", seasons.MovementView.as_view()),
    path(f"{SEASON}/next", seasons.NextSeasonView.as_view()),
    path(f"{LEAGUE}/webhooks", webhooks.LeagueWebhooksView.as_view()),
    path(WEBHOOK, webhooks.LeagueWebhookView.as_view()),
    path(f"{WEBHOOK}/rotate", webhooks.LeagueRotateView.as_view()),
    path(f"{WEBHOOK}/deliveries", webhooks.LeagueDeliveriesView.as_view()),
    path(f"{WEBHOOK}/deliveries/<id:delivery>/redeliver", webhooks.LeagueRedeliverView.as_view()),
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
    path(f"{COMPETITION}/substitutes/me", substitutes.VolunteerView.as_view()),
    path(f"{COMPETITION}/requests", requests.RequestsView.as_view()),
    path(f"{COMPETITION}/requests/<id:question>/answer", requests.AnswerView.as_view()),
    path("me/entries", entries.MyEntriesView.as_view()),
    path("me/calendar", calendars.MyCalendarView.as_view()),
    path("calendars/<str:secret>.ics", calendars.CalendarFeedView.as_view()),
    path("me/offers", substitutes.MyOffersView.as_view()),
    path(f"me/offers/{ID}/accept", substitutes.AcceptOfferView.as_view()),
    path(f"me/offers/{ID}/decline", substitutes.DeclineOfferView.as_view()),
]
