"""Databases of the commits before the first release, whose many migrations one for each app has replaced."""

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.recorder import MigrationRecorder

REPLACED = ("accounts", "games", "leagues", "notifications")

pytestmark = pytest.mark.django_db


@pytest.fixture
def applied():
    """The rows of the migrations that were there before, instead of those that have replaced them."""
    recorder = MigrationRecorder(connection)
    for app in REPLACED:
        migration = MigrationExecutor(connection).loader.get_migration(app, "0001_squashed")
        recorder.record_unapplied(app, "0001_squashed")
        for name in migration.replaces:
            recorder.record_applied(*name)


def plan():
    """What `migrate` would do."""
    executor = MigrationExecutor(connection)
    return executor.migration_plan(executor.loader.graph.leaf_nodes())


def test_migrations__database_of_those_replaced__has_nothing_to_do(applied):
    assert plan() == []
