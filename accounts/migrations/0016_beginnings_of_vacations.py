"""The vacation of a player has a beginning: its first day is taken whole."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0015_vacations'),
    ]

    operations = [
        migrations.AddField(
            model_name='player',
            name='vacation_from',
            field=models.DateTimeField(blank=True, help_text='Since when it is on vacation.', null=True),
        ),
    ]
