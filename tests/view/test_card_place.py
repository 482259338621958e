"""A card that speaks of things lies beside them and never over them."""

import pytest
from pygame import Rect

from game.view.widgets.card_place import place_beside

ROOM = Rect(0, 60, 1280, 600)
SIZE = (320, 200)
GAP = 10


@pytest.mark.parametrize("x", range(0, 1240, 155))
@pytest.mark.parametrize("y", range(60, 620, 110))
def test_it_is_off_what_it_speaks_of_and_inside_the_room(x: int, y: int) -> None:
    thing = Rect(x, y, 60, 60)
    place = place_beside(ROOM, SIZE, [thing], [], GAP)
    assert ROOM.contains(place)
    assert place.size == SIZE
    assert not place.inflate(GAP, GAP).colliderect(thing)


def test_it_is_near() -> None:
    thing = Rect(600, 300, 60, 60)
    place = place_beside(ROOM, SIZE, [thing], [], GAP)
    assert place.inflate(6 * GAP, 6 * GAP).clip(thing).size != (0, 0)


def test_it_hides_something_else_rather_than_what_it_speaks_of() -> None:
    things = [Rect(0, 60, 640, 600), Rect(700, 60, 250, 600)]
    other = Rect(960, 60, 320, 600)
    place = place_beside(ROOM, (310, 200), things, [other], GAP)
    assert place.collidelist(things) < 0


def test_of_two_sides_it_takes_the_emptier() -> None:
    thing, right = Rect(600, 300, 60, 60), Rect(670, 60, 600, 600)
    assert place_beside(ROOM, SIZE, [thing], [right], GAP).right <= thing.x
    assert place_beside(ROOM, SIZE, [thing], [right.move(-670, 0)], GAP).x >= thing.right


def test_where_all_is_spoken_of_as_little_as_can_be_is_hidden() -> None:
    things = [Rect(0, 60, 1280, 500)]
    place = place_beside(ROOM, SIZE, things, [], GAP)
    assert place.bottom == ROOM.bottom


def test_it_stays_where_it_was_unless_another_place_is_much_better() -> None:
    thing = Rect(600, 300, 60, 60)
    best = place_beside(ROOM, SIZE, [thing], [], GAP)
    away = 1 if best.centerx > thing.centerx else -1
    near, far = best.move(3 * GAP * away, 0), Rect((0, 60), SIZE)
    assert near != best
    assert place_beside(ROOM, SIZE, [thing], [], GAP, near) == near
    assert place_beside(ROOM, SIZE, [thing], [], GAP, far) == best


def test_it_does_not_stay_on_what_it_speaks_of_nor_in_another_size() -> None:
    thing = Rect(600, 300, 60, 60)
    best = place_beside(ROOM, SIZE, [thing], [], GAP)
    for before in (Rect((560, 280), SIZE), best.move(0, 1).inflate(20, 0)):
        assert place_beside(ROOM, SIZE, [thing], [], GAP, before) == best
