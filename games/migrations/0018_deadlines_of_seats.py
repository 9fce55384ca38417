"""Seats may have deadlines of their own in a turn."""

import django.contrib.postgres.fields
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0017_autopilot'),
    ]

    operations = [
        migrations.AddField(
            model_name='turn',
            name='deadlines',
            field=django.contrib.postgres.fields.ArrayField(base_field=models.DateTimeField(null=True), blank=True, help_text='The deadline of each of seven seats, `deadline` is the latest; null: all that are asked have that.', null=True, size=None),
        ),
    ]
