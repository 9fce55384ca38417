"""The answers that were kept whole are forgotten: some hold the opening state of a game.

Nobody can tell which, they are encrypted. The rows stay: a request that is sent again is refused with 422 and has no
second effect.
"""

from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0008_resources_of_answers'),
    ]

    operations = [
        migrations.RunSQL("UPDATE accounts_idempotentanswer SET sealed = ''", migrations.RunSQL.noop),
    ]
