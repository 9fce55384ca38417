"""Players go on vacation."""

import datetime

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0014_reliability'),
    ]

    operations = [
        migrations.AddField(
            model_name='player',
            name='vacation_until',
            field=models.DateTimeField(blank=True, help_text='Until when it is on vacation.', null=True),
        ),
        migrations.AddField(
            model_name='player',
            name='vacation_left',
            field=models.DurationField(blank=True, help_text='What it might take beside that when it was counted; null: as a new player.', null=True),
        ),
        migrations.AddField(
            model_name='player',
            name='vacation_counted_at',
            field=models.DateTimeField(blank=True, help_text='Null: when the account was made.', null=True),
        ),
        migrations.AddIndex(
            model_name='player',
            index=models.Index(condition=models.Q(('vacation_until__isnull', False)), fields=['vacation_until'], name='player_on_vacation'),
        ),
        migrations.AddConstraint(
            model_name='player',
            constraint=models.CheckConstraint(condition=models.Q(('vacation_left__isnull', True), ('vacation_left__gte', datetime.timedelta(0)), _connector='OR'), name='player_vacation_not_overdrawn'),
        ),
    ]
