"""The addresses of the pages for people, below `/accounts/`."""

from allauth.account.decorators import reauthentication_required
from allauth.account.views import password_set
from django.urls import URLPattern, URLResolver, include, path

from accounts.oauth.pages import ConnectedAppsView
from accounts.web.bots import BotProfileView, BotsView, BotView
from accounts.web.clients import ClientsView
from accounts.web.devices import DevicesView
from accounts.web.kept_apart import KeptApartView
from accounts.web.personal_data import PersonalDataView
from accounts.web.profile import ProfileView
from accounts.web.tokens import TokensView
from accounts.web.views import AccountView, leave_for_provider

urlpatterns: list[URLPattern | URLResolver] = [
    path("", AccountView.as_view(), name="account_home"),
    path("profile/", ProfileView.as_view(), name="account_profile"),
    path("devices/", DevicesView.as_view(), name="account_devices"),
    path("tokens/", TokensView.as_view(), name="tokens"),
    path("bots/", BotsView.as_view(), name="bots"),
    path("bots/<str:username>/", BotView.as_view(), name="bot"),
    path("bots/<str:username>/profile/", BotProfileView.as_view(), name="bot_profile"),
    path("clients/", ClientsView.as_view(), name="clients"),
    path("apart/", KeptApartView.as_view(), name="kept_apart"),
    path("data/", PersonalDataView.as_view(), name="account_data"),
    path("password/set/", reauthentication_required(password_set), name="account_set_password"),
    path("oidc/<str:provider_id>/login/", leave_for_provider, name="openid_connect_login"),
    path("apps/", ConnectedAppsView.as_view(), name="connected_apps"),
    path("", include("allauth.urls")),
]
