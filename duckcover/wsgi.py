"""The WSGI application that the HTTP server runs."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duckcover.settings")

application = get_wsgi_application()
