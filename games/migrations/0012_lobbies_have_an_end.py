"""Every lobby has a `join_by`, and an index finds those that wait no longer."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0011_end_of_lobbies'),
    ]

    operations = [
        migrations.AddIndex(
            model_name='game',
            index=models.Index(condition=models.Q(('status', 'lobby')), fields=['join_by'], name='game_lobby_due'),
        ),
        migrations.AddConstraint(
            model_name='game',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('status', 'lobby'), _negated=True), ('join_by__isnull', False), _connector='OR'), name='game_lobby_has_join_by'),
        ),
    ]
