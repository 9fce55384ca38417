"""The tokens of a grant are found among everybody's when it ends: by an index on what allauth keeps as JSON."""

from django.db import migrations

FORWARDS = "CREATE INDEX oauth_token_of_grant ON allauth_idp_oidc_token (((data ->> 'grant')::bigint))"


class Migration(migrations.Migration):
    dependencies = [("oauth", "0001_initial")]
    operations = [migrations.RunSQL(FORWARDS, "DROP INDEX oauth_token_of_grant")]
