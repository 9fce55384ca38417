"""The addresses of the service, and those of leagues, which are not in the document yet."""

from django.urls import include, path

from duckcover.urls import handler400, handler403, handler404, handler500  # noqa: F401 - of this URL conf
from duckcover.urls import urlpatterns as served

urlpatterns = [path("api/v1/", include("leagues.api.league_urls")), *served]
