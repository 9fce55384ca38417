"""The addresses of the accounts' API, below `/api/v1/`."""

from django.urls import path

from accounts.api import blocks, bots, devices, mutes, oauth, players, tokens, views
from duckcover.rest.parsers import ID

BOT = "me/bots/<str:username>"
PLAYER = "players/<str:username>"

urlpatterns = [
    path("me", views.MeView.as_view(), name="me"),
    path("me/export", views.ExportView.as_view()),
    path("me/devices", devices.DevicesView.as_view()),
    path(f"me/devices/{ID}", devices.DeviceView.as_view()),
    path("me/tokens", tokens.TokensView.as_view()),
    path(f"me/tokens/{ID}", tokens.TokenView.as_view()),
    path("me/apps", oauth.AppsView.as_view()),
    path("me/apps/<str:id>", oauth.AppView.as_view()),
    path("me/clients", oauth.ClientsView.as_view()),
    path("me/clients/<str:id>", oauth.ClientView.as_view()),
    path("me/bots", bots.BotsView.as_view()),
    path(BOT, bots.BotView.as_view()),
    path(f"{BOT}/tokens", tokens.BotTokensView.as_view()),
    path(f"{BOT}/tokens/{ID}", tokens.BotTokenView.as_view()),
    path("me/blocks", blocks.BlocksView.as_view()),
    path("me/blocks/<str:username>", blocks.BlockView.as_view()),
    path("me/mutes", mutes.MutesView.as_view()),
    path("me/mutes/<str:username>", mutes.MuteView.as_view()),
    path(PLAYER, players.PlayerView.as_view()),
    path(f"{PLAYER}/reports", players.ReportsView.as_view()),
]
