"""Motions of Staff Orders: what flies from where to where, and for how long."""

from pygame import Rect

from game.presenters.contract.presenter import HELD
from game.presenters.staff_orders import motions
from game.presenters.staff_orders.controls import handles as at
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.terms import ActionSpaceId, Faction, PlaceId

SPOTS = {
    handle: Rect(100 * number, 50, 20, 20)
    for number, handle in enumerate(
        (
            HELD,
            at.DECK,
            at.DISCARD,
            at.ENEMY_PANEL,
            at.RESERVE("soldiers"),
            at.RESERVE("commanders"),
            at.COMMANDER(ActionSpaceId("m1_town.advance")),
            at.pieces("land", "blue", PlaceId("m1_town")),
            at.pieces("land", "blue", PlaceId("m1_w_front")),
            at.HAND(0),
            at.HAND(1),
        ),
        1,
    )
}
TOWN, FRONT = PlaceId("m1_town"), PlaceId("m1_w_front")
STOOD: dict[ActionSpaceId, Faction] = {
    ActionSpaceId("m1_town.advance"): "blue",
    ActionSpaceId("m1_w_front.advance"): "blue",
    ActionSpaceId("m1_w_flank.advance"): "yellow",
}
"""Whose commander was last seen on a space; only the first is drawn."""


def moved(events: list[Event], own: Faction = "blue", *, held: bool = False) -> dict[str, tuple[Rect, Rect]]:
    """From where to where each thing goes, by the middle of its places."""
    before = {handle: rect for handle, rect in SPOTS.items() if held or handle != HELD}
    groups = motions.motions(before, SPOTS, events, motions.BoardEdge(own, STOOD))
    where = {rect.center: rect for rect in SPOTS.values()}
    return {tween.key: (where[tween.from_], where[tween.to]) for group in groups for tween in group.tweens}


def test_copies_of_soldiers_fly_from_pile_to_pile_and_hide_neither() -> None:
    found = moved([ev.SoldiersMoved("blue", TOWN, 2, FRONT)])
    ((key, (origin, end)),) = found.items()
    assert key == "flying/soldiers/blue/2/0"
    assert key not in SPOTS
    assert origin == SPOTS[at.pieces("land", "blue", FRONT)]
    assert end == SPOTS[at.pieces("land", "blue", TOWN)]


def test_what_was_let_go_goes_on_from_there() -> None:
    found = moved([ev.SoldiersMoved("blue", TOWN, 2, FRONT)], held=True)
    assert [origin for origin, _ in found.values()] == [SPOTS[HELD]]


def test_losses_go_to_the_reserve_of_their_owner() -> None:
    lost = ev.SoldiersToReserve("blue", TOWN, 1, "losses")
    assert [end for _, end in moved([lost]).values()] == [SPOTS[at.RESERVE("soldiers")]]
    assert [end for _, end in moved([lost], "yellow").values()] == [SPOTS[at.ENEMY_PANEL]]


def test_at_the_end_of_a_round_commanders_fly_home() -> None:
    home: list[Event] = [ev.CommandersWithdrawn("blue", 1), ev.CommandersWithdrawn("yellow", 0)]
    space = ActionSpaceId("m1_town.advance")
    flies = at.FLYING("commanders", "blue", 1, space)
    assert moved(home) == {flies: (SPOTS[at.COMMANDER(space)], SPOTS[at.RESERVE("commanders")])}
    assert moved(home, "yellow")[flies][1] == SPOTS[at.ENEMY_PANEL], "seen from the other side"


def test_a_commander_comes_from_the_reserve_of_whoever_sent_him() -> None:
    space = ActionSpaceId("m1_town.advance")
    sent = ev.CommanderDeployed("blue", space, "advance", TOWN)
    assert moved([sent])[at.COMMANDER(space)][0] == SPOTS[at.RESERVE("commanders")]
    assert moved([sent], "yellow")[at.COMMANDER(space)][0] == SPOTS[at.ENEMY_PANEL]


def test_own_cards_come_from_the_deck_and_those_of_the_enemy_are_not_seen() -> None:
    drawn = ev.CardsDrawn("blue", ("op_a", "op_b"))
    assert set(moved([drawn])) == {at.HAND(0), at.HAND(1)}
    assert moved([drawn], "yellow") == {}


def test_no_motion_lasts_longer_than_a_moment() -> None:
    events: list[Event] = [
        ev.SoldiersMoved("blue", TOWN, 2, FRONT),
        ev.SoldiersToReserve("blue", TOWN, 1, "losses"),
    ]
    groups = motions.motions(SPOTS, SPOTS, events, motions.BoardEdge("blue"))
    assert all(tween.ms <= 900 for group in groups for tween in group.tweens)
