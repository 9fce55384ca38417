"""Games may have another clock than so many seconds a turn."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0013_standing_orders'),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='clock',
            field=models.JSONField(blank=True, help_text='Unless each turn just lasts `turn_seconds`: the clock, as games.clocks writes it.', null=True),
        ),
    ]
