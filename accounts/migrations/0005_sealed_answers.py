"""Of an Idempotency-Key a digest is kept, and of its answer one sealed text: its headers and its body.

Answers that were remembered plain, under plain keys, are forgotten; so are sealed ones on the way back.
"""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0004_sessions'),
    ]

    operations = [
        migrations.RunSQL('DELETE FROM accounts_idempotentanswer', migrations.RunSQL.noop),
        migrations.RemoveConstraint(model_name='idempotentanswer', name='idempotent_answer_key_unique'),
        migrations.RemoveField(model_name='idempotentanswer', name='key'),
        migrations.RemoveField(model_name='idempotentanswer', name='headers'),
        migrations.RemoveField(model_name='idempotentanswer', name='body'),
        migrations.AddField(
            model_name='idempotentanswer',
            name='digest',
            field=models.BinaryField(default=b'', help_text='SHA-256 of the player and the key.', max_length=32),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='idempotentanswer',
            name='sealed',
            field=models.BinaryField(default=b'', help_text='Headers and body, encrypted under a key made of the Idempotency-Key.'),
            preserve_default=False,
        ),
        migrations.AlterField(
            model_name='idempotentanswer',
            name='fingerprint',
            field=models.BinaryField(help_text='SHA-256 of key, method, path and body.', max_length=32),
        ),
        migrations.AddConstraint(
            model_name='idempotentanswer',
            constraint=models.UniqueConstraint(fields=('player', 'digest'), name='idempotent_answer_key_unique'),
        ),
        migrations.RunSQL(migrations.RunSQL.noop, 'DELETE FROM accounts_idempotentanswer'),
    ]
