"""Addresses outside of the API: the pages of notices."""

from django.urls import path

from notifications.pages import inbox_page, mails_page, unsubscribe_page

urlpatterns = [
    path("inbox", inbox_page, name="inbox"),
    path("me/notices", mails_page, name="mails"),
    path("notifications/unsubscribe/<str:token>", unsubscribe_page, name="unsubscribe"),
]
