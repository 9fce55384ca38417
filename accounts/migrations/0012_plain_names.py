"""Plainer names: when a player last showed on a device who it is, and an answer that is kept encrypted."""

from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0011_keep_retired_names'),
    ]

    operations = [
        migrations.RenameField(model_name='token', old_name='proved_at', new_name='authenticated_at'),
        migrations.RenameField(model_name='idempotentanswer', old_name='sealed', new_name='encrypted'),
    ]
