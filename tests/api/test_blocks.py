"""`/me/blocks`, and who is kept apart by them."""

import pytest

from accounts.models import Block, Player
from accounts.selectors import blocked_between
from accounts.services.blocks import MAX_BLOCKS
from tests.api.signed_in import SignedIn, code, on_its_own, wrong
from tests.live.service import at_once


@pytest.fixture
def people(db):
    """dana and erin, a bot of each, and frank, by name."""
    dana, erin, frank = (Player.objects.create(username=name) for name in ("dana", "erin", "frank"))
    bots = [Player.objects.create(username=f"{owner}-bot", owner=owner) for owner in (dana, erin)]
    return {player.username: player for player in (dana, erin, frank, *bots)}


# --- who is kept apart ----------------------------------------------------------------------------------

HOUSEHOLDS = ["dana", "dana-bot"], ["erin", "erin-bot"]


@pytest.mark.parametrize("one", HOUSEHOLDS[0])
@pytest.mark.parametrize("other", HOUSEHOLDS[1])
@pytest.mark.parametrize("blocker", ["dana", "erin"])
def test_block_of_a_person__keeps_both_apart_with_their_bots(people, one, other, blocker):
    Block.objects.create(player=people[blocker], blocked=people["erin" if blocker == "dana" else "dana"])
    assert blocked_between(people[one], [people["frank"].pk, people[other].pk])
    assert blocked_between(people[other], [people[one].pk])


def test_block_of_a_bot__keeps_the_bot_away_and_not_its_owner(people):
    Block.objects.create(player=people["dana"], blocked=people["erin-bot"])
    found = {name: blocked_between(people["dana"], [people[name].pk]) for name in ("erin", "erin-bot", "frank")}
    assert found == {"erin": False, "erin-bot": True, "frank": False}


def test_blocked_between__blocks_among_the_others__do_not_count(people):
    Block.objects.create(player=people["erin"], blocked=people["frank"])
    assert not blocked_between(people["dana"], [people["erin"].pk, people["frank"].pk])


def test_blocked_between__nobody__is_false(people):
    assert not blocked_between(people["dana"], [])


def test_blocked_between__is_one_query(people, django_assert_num_queries):
    with django_assert_num_queries(1):
        blocked_between(people["dana-bot"], [player.pk for player in people.values()])


# --- over the API --------------------------------------------------------------------------------------


@pytest.fixture
def dana(people):
    return SignedIn(people["dana"])


def test_block__is_201_and_then_200(dana):
    first, again = dana.put("me/blocks/erin"), dana.put("me/blocks/ERIN")
    block = Block.objects.get()
    assert [first.status_code, again.status_code] == [201, 200]
    assert first.json() == again.json()
    assert first.json() == {
        "username": "erin",
        "display_name": "",
        "avatar": "",
        "is_bot": False,
        "created_at": block.created_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
    }
    assert (block.player.username, block.blocked.username) == ("dana", "erin")


def test_unblock__takes_it_back_and_may_be_repeated(dana):
    dana.put("me/blocks/erin")
    assert [dana.delete("me/blocks/erin").status_code for _ in range(2)] == [204, 204]
    assert not Block.objects.exists()


def test_unblock__leaves_the_blocks_of_others_alone(dana, people):
    Block.objects.create(player=people["erin"], blocked=people["dana"])
    Block.objects.create(player=people["frank"], blocked=people["erin"])
    dana.delete("me/blocks/erin")
    assert Block.objects.count() == 2


@pytest.mark.parametrize("name", ["dana", "dana-bot"])
def test_block__of_oneself_and_ones_bot__is_400(dana, name):
    assert wrong(dana.put(f"me/blocks/{name}")) == [("username", "oneself")]


@pytest.mark.parametrize("name", ["dana", "dana-bot"])
def test_block__of_its_owner_by_a_bot__is_400(people, name):
    bot = SignedIn.with_scopes(people["dana-bot"], "profile:write")
    assert wrong(bot.put(f"me/blocks/{name}")) == [("username", "oneself")]


@pytest.mark.parametrize("method", ["put", "delete"])
def test_block__of_an_inactive_player__is_404_like_an_unknown_one(dana, people, method):
    Player.objects.filter(username__in=["erin", "frank"]).update(is_active=False)
    answers = [dana.call(method, f"me/blocks/{name}") for name in ("frank", "erin-bot", "unknown", "%00", "x" * 300)]
    assert {code(answer) for answer in answers} == {(404, "not_found")}
    assert len({answer.content for answer in answers}) == 1


def test_block__with_a_body__is_400(dana):
    assert wrong(dana.put("me/blocks/erin", {"note": "x"})) == [("note", "unknown_field")]


def test_list__is_ones_own_the_newest_first(dana, people):
    Block.objects.create(player=people["frank"], blocked=people["dana"])
    for name in ("erin", "frank", "erin-bot"):
        dana.put(f"me/blocks/{name}")
    answer = dana.get("me/blocks")
    assert [(block["username"], block["is_bot"]) for block in answer.json()["results"]] == [
        ("erin-bot", True),
        ("frank", False),
        ("erin", False),
    ]
    assert dana.get("me/blocks", **{"If-None-Match": answer["ETag"]}).status_code == 304


def test_list__has_pages_that_name_no_internal_id(dana):
    for name in ("erin", "frank"):
        dana.put(f"me/blocks/{name}")
    first = dana.get("me/blocks?limit=1").json()
    following = dana.client.get(first["next"], headers=dana.headers).json()
    assert [page["results"][0]["username"] for page in (first, following)] == ["frank", "erin"]
    assert following["next"] is None


def test_block__the_501st__is_409_and_those_that_are_there_stay_200(dana, people):
    others = Player.objects.bulk_create(Player(username=f"p{number}") for number in range(MAX_BLOCKS))
    Block.objects.bulk_create(Block(player=people["dana"], blocked=other) for other in others)
    assert code(dana.put("me/blocks/erin")) == (409, "limit_reached")
    assert dana.put("me/blocks/p7").status_code == 200


@pytest.mark.parametrize(
    ("scope", "statuses"),
    [("profile:read", [200, 403, 403]), ("profile:write", [403, 201, 204]), ("games:play", [403] * 3)],
)
def test_blocks__by_a_token__need_the_scopes_of_the_profile(people, scope, statuses):
    script = SignedIn.with_scopes(people["dana"], scope)
    answers = [script.get("me/blocks"), script.put("me/blocks/erin"), script.delete("me/blocks/erin")]
    assert [answer.status_code for answer in answers] == statuses


@pytest.mark.parametrize(
    ("method", "path"), [("get", "me/blocks"), ("put", "me/blocks/dana"), ("delete", "me/blocks/dana")]
)
def test_blocks__anonymous__is_401(people, method, path):
    assert code(SignedIn().call(method, path)) == (401, "not_authenticated")


@pytest.mark.django_db(transaction=True)
def test_block__four_at_once__makes_one():
    dana, _erin = (Player.objects.create(username=name) for name in ("dana", "erin"))
    caller = SignedIn(dana)
    answers = at_once([on_its_own(lambda: caller.put("me/blocks/erin").status_code)] * 4)
    assert (sorted(answers), Block.objects.count()) == ([200, 200, 200, 201], 1)


@pytest.mark.django_db(transaction=True)
def test_block__each_other_at_once__makes_two():
    callers = {name: SignedIn(Player.objects.create(username=name)) for name in ("dana", "erin")}
    blocks = [("dana", "erin"), ("erin", "dana")] * 3
    calls = [
        on_its_own(lambda by=by, whom=whom: callers[by].put(f"me/blocks/{whom}").status_code) for by, whom in blocks
    ]
    assert set(at_once(calls)) == {200, 201}
    assert Block.objects.count() == 2
