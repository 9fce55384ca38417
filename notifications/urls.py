"""Addresses outside of the API: those to which mails lead."""

from django.urls import path

from notifications.pages import game_page, inbox_page, mails_page, unsubscribe_page

urlpatterns = [
    path("games/<uuid:id>", game_page, name="game"),
    path("inbox", inbox_page, name="inbox"),
    path("me/notices", mails_page, name="mails"),
    path("notifications/unsubscribe/<str:token>", unsubscribe_page, name="unsubscribe"),
]
