"""Addresses outside of the API, below `/notifications/`."""

from django.urls import path

from notifications.pages import unsubscribe_page

urlpatterns = [path("unsubscribe/<str:token>", unsubscribe_page, name="unsubscribe")]
