"""What flies over the table of Desert Patrol, told by events."""

from pygame import Rect

from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.motions import motions
from game.rules.core.ids import HIDDEN, CardId
from game.rules.desert_patrol import events as ev
from game.view.handles import Handle
from game.view.timeline import Group

DECK, PLACES = Rect(0, 0, 50, 80), [Rect(100 + 60 * place, 0, 50, 80) for place in range(4)]
CARDS = tuple(CardId(f"card_{place}") for place in range(2))


def flown(groups: list[Group]) -> set[Handle]:
    return {tween.key for group in groups for tween in group.tweens}


def test_ones_own_cards_fly_from_the_deck_to_the_end_of_the_hand() -> None:
    before = {at.DECK: DECK, **{at.HAND(place): PLACES[place] for place in range(2)}}
    after = {at.DECK: DECK, **{at.HAND(place): PLACES[place] for place in range(4)}}
    (group,) = motions(before, after, (ev.CardsDrawn("lrdg", CARDS),))
    assert flown([group]) == {at.HAND(2), at.HAND(3)}
    assert group.cues == ("card",)


def test_when_the_enemy_draws_ones_own_hand_stays_where_it_is() -> None:
    lies = {at.DECK: DECK, **{at.HAND(place): PLACES[place] for place in range(4)}}
    (group,) = motions(lies, lies, (ev.CardsDrawn("italy", (HIDDEN, HIDDEN)),))
    assert flown([group]) == set()
    assert group.cues == ("card",)
