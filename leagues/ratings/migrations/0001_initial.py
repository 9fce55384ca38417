"""Subjects, their ratings, what games did to them, closed days, annulled games; and an index on the end of games."""

import uuid

import django.db.models.deletion
from django.db import migrations, models

POOLS = [('live', 'Live'), ('daily', 'Daily'), ('slow', 'Slow'), ('variations', 'Variations')]
INDEX = "CREATE INDEX game_finished_by_time ON games_game (finished_at) WHERE status = 'finished'"


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('games', '0001_squashed'),
    ]

    operations = [
        migrations.CreateModel(
            name='RatingPool',
            fields=[
                ('pool', models.CharField(choices=POOLS, max_length=10, primary_key=True, serialize=False)),
                ('stale_from', models.DateField(blank=True, help_text='From which day on its ratings are to be recomputed.', null=True)),
                ('recomputed_from', models.DateField(blank=True, null=True)),
                ('recomputed_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name='Subject',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('uuid', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('account', models.BigIntegerField(unique=True)),
                ('owner', models.BigIntegerField(blank=True, help_text='Of a bot account: the account of its owner.', null=True)),
            ],
        ),
        migrations.CreateModel(
            name='Annulment',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('staff', models.CharField(help_text='The name of who did it.', max_length=150)),
                ('reason', models.CharField(max_length=500)),
                ('at', models.DateTimeField()),
                ('game', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='+', to='games.game')),
            ],
        ),
        migrations.CreateModel(
            name='Period',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('pool', models.CharField(choices=POOLS, max_length=10)),
                ('day', models.DateField()),
                ('games', models.PositiveIntegerField(help_text='How many games of that day are rated.')),
                ('closed_at', models.DateTimeField()),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('pool', 'day'), name='rating_period_unique')],
            },
        ),
        migrations.CreateModel(
            name='Rating',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('mu', models.FloatField()),
                ('sigma', models.FloatField()),
                ('games', models.PositiveIntegerField(help_text='How many games it follows from.')),
                ('pool', models.CharField(choices=POOLS, max_length=10)),
                ('played_at', models.DateTimeField(help_text='When its last game ended.')),
                ('behind', models.FloatField(help_text='3 sigma - mu: leaderboards have the least first.')),
                ('subject', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='ratings', to='ratings.subject')),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('games__gte', 10)), fields=['pool', 'behind'], name='rating_leaderboard')],
                'constraints': [models.UniqueConstraint(fields=('subject', 'pool'), name='rating_unique')],
            },
        ),
        migrations.CreateModel(
            name='Result',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('mu', models.FloatField()),
                ('sigma', models.FloatField()),
                ('games', models.PositiveIntegerField(help_text='How many games it follows from.')),
                ('pool', models.CharField(choices=POOLS, max_length=10)),
                ('finished_at', models.DateTimeField()),
                ('seat', models.PositiveSmallIntegerField()),
                ('rank', models.PositiveSmallIntegerField()),
                ('mu_before', models.FloatField()),
                ('sigma_before', models.FloatField()),
                ('game', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='games.game')),
                ('subject', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='results', to='ratings.subject')),
            ],
            options={
                'indexes': [models.Index(fields=['pool', 'finished_at'], name='result_in_order'), models.Index(fields=['subject', '-finished_at'], name='result_newest')],
                'constraints': [models.UniqueConstraint(fields=('game', 'seat'), name='result_seat_unique'), models.UniqueConstraint(fields=('game', 'subject'), name='result_subject_unique')],
            },
        ),
        migrations.RunSQL(INDEX, "DROP INDEX game_finished_by_time"),
    ]
