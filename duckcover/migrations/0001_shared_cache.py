"""The cache that all processes share. Unlogged: a crash empties it, as it may any cache."""

from django.db import migrations

FORWARDS = """
CREATE UNLOGGED TABLE duckcover_cache (
    key bytea PRIMARY KEY,
    value text NOT NULL,
    expires_at timestamptz NOT NULL
) WITH (fillfactor = 50);
"""


class Migration(migrations.Migration):
    dependencies = []
    operations = [migrations.RunSQL(FORWARDS, "DROP TABLE duckcover_cache")]
