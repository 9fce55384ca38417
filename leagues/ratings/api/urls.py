"""Addresses of the ratings, below `/api/v1/`."""

from django.urls import path

from leagues.ratings.api import views

urlpatterns = [
    path("leaderboards/<str:pool>", views.LeaderboardView.as_view()),
    path("players/<str:username>/ratings", views.PlayerRatingsView.as_view()),
    path("ratings/export", views.ExportView.as_view()),
]
