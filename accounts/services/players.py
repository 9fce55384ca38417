"""Players' own settings."""

from accounts.models import Player


def update_profile(
    player: Player, *, display_name: str | None = None, language: str | None = None, time_zone: str | None = None
) -> Player:
    """Change what a player may change about itself; None leaves a value as it is."""
    given = {"display_name": display_name, "language": language, "time_zone": time_zone}
    changes = {name: value for name, value in given.items() if value is not None}
    for name, value in changes.items():
        setattr(player, name, value)
    if changes:
        player.save(update_fields=list(changes))
    return player
