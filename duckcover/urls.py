"""Every address of the service."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

urlpatterns: list[URLPattern | URLResolver] = [
    path("_allauth/", include("allauth.headless.urls")),
    path("admin/", admin.site.urls),
]

handler400 = "duckcover.problems.handler400"
handler403 = "duckcover.problems.handler403"
handler404 = "duckcover.problems.handler404"
handler500 = "duckcover.problems.handler500"
