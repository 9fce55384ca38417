"""Django's admin app, with our site in it."""

from django.contrib.admin.apps import AdminConfig


class OperatorConfig(AdminConfig):
    """The admin, whose pages are for staff with a second factor and whose every change is audited."""

    default_site = "accounts.admin_site.OperatorSite"
