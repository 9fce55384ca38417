"""The keys of the names that were retired under `SECRET_KEY` and its fallbacks are kept: the names stay retired.

The keys are what `django.utils.crypto.salted_hmac` has made of the secrets, which cannot be read from them.
"""

import hashlib

from django.conf import settings
from django.db import migrations

SALT = b'duckcover retired name'


def keep(apps, schema_editor):
    if not apps.get_model('accounts', 'RetiredName').objects.exists():
        return
    for secret in (*reversed(settings.SECRET_KEY_FALLBACKS), settings.SECRET_KEY):  # the newest is used
        key = hashlib.sha256(SALT + str(secret).encode()).digest()
        apps.get_model('accounts', 'RetiredNameKey').objects.get_or_create(key=key)


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0010_retired_name_key'),
    ]

    operations = [
        migrations.RunPython(keep, migrations.RunPython.noop),
    ]
