"""A table for the keys of retired names, which hung on `SECRET_KEY` until now."""

import functools
import secrets

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0009_forget_answers'),
    ]

    operations = [
        migrations.CreateModel(
            name='RetiredNameKey',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.BinaryField(default=functools.partial(secrets.token_bytes, *(32,), **{}), max_length=32, unique=True)),
            ],
        ),
    ]
