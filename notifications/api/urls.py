"""Addresses of the notifications API, below `/api/v1/`."""

from django.urls import path

from duckcover.rest.parsers import ID
from notifications.api import live, push, views, webhooks

NOTIFICATIONS = "me/notifications"
WEBHOOK = f"me/webhooks/{ID}"

urlpatterns = [
    path("me/events", live.NewsView.as_view()),
    path(NOTIFICATIONS, views.NoticesView.as_view()),
    path(f"{NOTIFICATIONS}/read", views.ReadNoticesView.as_view()),
    path(f"{NOTIFICATIONS}/settings", views.SettingsView.as_view()),
    path("me/webhooks", webhooks.WebhooksView.as_view()),
    path(WEBHOOK, webhooks.WebhookView.as_view()),
    path(f"{WEBHOOK}/rotate", webhooks.RotateView.as_view()),
    path(f"{WEBHOOK}/deliveries", webhooks.DeliveriesView.as_view()),
    path(f"{WEBHOOK}/deliveries/{ID.replace('id>', 'delivery>')}/redeliver", webhooks.RedeliverView.as_view()),
    path("push-key", push.PushKeyView.as_view()),
    path("me/push-subscriptions", push.PushSubscriptionsView.as_view()),
    path(f"me/push-subscriptions/{ID}", push.PushSubscriptionView.as_view()),
]
