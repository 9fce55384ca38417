"""Turns that are open begin to count the decisions of their seats."""

from django.db import migrations

FORWARDS = "UPDATE games_turn SET decisions = '{0,0,0,0,0,0,0}' WHERE resolved_at IS NULL"
BACKWARDS = "UPDATE games_turn SET decisions = NULL WHERE decisions IS NOT NULL"


class Migration(migrations.Migration):
    dependencies = [("games", "0008_derived_readiness")]
    operations = [migrations.RunSQL(FORWARDS, BACKWARDS)]
