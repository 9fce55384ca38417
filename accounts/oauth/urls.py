"""The addresses of OAuth: those of allauth's own, under the same names, by our views where they differ."""

from allauth.idp.oidc import views
from django.urls import include, path

from accounts.oauth.endpoints import DeviceCodeView, RevokeView, TokenView, UserInfoView
from accounts.oauth.pages import AuthorizationView, DeviceView, LogoutView

app_name = "idp"
_oidc = [
    path(".well-known/openid-configuration", views.configuration, name="configuration"),
    path(".well-known/oauth-authorization-server", views.configuration, name="metadata"),  # RFC 8414
    path(".well-known/jwks.json", views.jwks, name="jwks"),
    path("identity/o/authorize", AuthorizationView.as_view(), name="authorization"),
    path("identity/o/device", DeviceView.as_view(), name="device_authorization"),
    path("identity/o/logout", LogoutView.as_view(), name="logout"),
    path("identity/o/api/token", TokenView.as_view(), name="token"),
    path("identity/o/api/revoke", RevokeView.as_view(), name="revoke"),
    path("identity/o/api/device/code", DeviceCodeView.as_view(), name="device_code"),
    path("identity/o/api/userinfo", UserInfoView.as_view(), name="userinfo"),
]
urlpatterns = [path("", include((_oidc, "oidc")))]
