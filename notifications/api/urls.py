"""Addresses of the notifications API, below `/api/v1/`."""

from django.urls import path

from notifications.api import views

NOTIFICATIONS = "me/notifications"

urlpatterns = [
    path(NOTIFICATIONS, views.NoticesView.as_view()),
    path(f"{NOTIFICATIONS}/read", views.ReadNoticesView.as_view()),
    path(f"{NOTIFICATIONS}/settings", views.SettingsView.as_view()),
]
