"""Games know the league at one of whose tables they are played."""

import django.db.models
import django.db.models.expressions
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0040_phases_in_states'),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='league',
            field=models.UUIDField(blank=True, editable=False, help_text='The league at one of whose tables it is played.', null=True),
        ),
        migrations.AddIndex(
            model_name='game',
            index=models.Index(models.F('league'), models.OrderBy(models.F('created_at'), descending=True), models.OrderBy(models.F('uuid'), descending=True), condition=models.Q(('league__isnull', False)), name='game_of_league'),
        ),
    ]
