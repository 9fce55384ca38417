"""Addresses outside of the API: the pages of notices."""

from django.urls import path

from notifications import webhook_pages
from notifications.pages import forget_device, inbox_page, mails_page, unsubscribe_page

WEBHOOK = "me/webhooks/<uuid:id>"

urlpatterns = [
    path("inbox", inbox_page, name="inbox"),
    path("me/notices", mails_page, name="mails"),
    path("me/notices/devices/<uuid:id>/delete", forget_device, name="forget_push"),
    path("me/webhooks", webhook_pages.webhooks_page, name="webhooks"),
    path(WEBHOOK, webhook_pages.webhook_page),
    path(f"{WEBHOOK}/<slug:deed>", webhook_pages.webhook_deed),
    path("notifications/unsubscribe/<str:token>", unsubscribe_page, name="unsubscribe"),
]
