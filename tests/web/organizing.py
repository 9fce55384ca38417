"""Staff at their pages, without JavaScript: a decision is asked for, previewed and confirmed."""

import re
import uuid

from games.services.locks import database_now
from leagues.models import Staff
from tests.games.factories import make_player
from tests.web.browsing import browser_of

FOURS = {"min": 4, "preferred": 4, "max": 4}
WHY = {"reason": "He was rude."}


def base_of(competition):
    return f"/leagues/{competition.uuid}/organize"


def appoint(league, name, role):
    """Somebody of the staff who has accepted."""
    player, now = make_player(name), database_now()
    Staff.objects.create(league=league, player=player, role=role, appointed_at=now, accepted_at=now)
    return player


def send(actor, address, step=None, /, **values):
    """Send a decision: to be previewed, or as a `step` of it."""
    body = {"key": uuid.uuid4(), **WHY, **values, **({"step": step} if step else {})}
    return browser_of(actor).post(address, body)


def confirm(actor, address, /, **values):
    """Decide; the number of the ruling to which that leads."""
    answer = send(actor, address, "confirm", **values)
    assert answer.status_code == 302, answer.content.decode()
    return int(re.search(r"/rulings/(\d+)$", answer["Location"])[1])


def errors_of(answer):
    """What stands at the fields of a refused form, and above it."""
    html = answer.content.decode()
    found = re.findall(r'<(?:span|p) class="told error"(?: id="id_(\w+)_error")?(?: role="alert")?>([^<]*)<', html)
    return dict(found)
