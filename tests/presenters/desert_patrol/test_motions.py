"""What flies over the table of Desert Patrol, told by events."""

from typing import Any

from pygame import Rect

from game.presenters.contract.film import cut
from game.presenters.contract.presenter import HELD
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.film import FILM
from game.presenters.desert_patrol.motions import motions
from game.rules.core.board import SpaceId
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.terms import CounterId
from game.session.film import Shot
from game.view.handles import Handle, part_of
from game.view.timeline import Group, Timeline

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


def test_a_counter_that_was_put_down_does_not_go_back_first() -> None:
    """It waits where the hand let it go until its card lies in the play area, in one beat with it."""
    man, put, stood = at.COUNTER(CounterId("a")), Rect(300, 40, 9, 9), Rect(0, 90, 9, 9)
    goes = Rect(310, 50, 9, 9)
    played = ev.CardPlayed("lrdg", CardId("a"), "action")
    moved = ev.CounterMoved(CounterId("a"), SpaceId("1"), SpaceId("2"))
    before = {man: stood, HELD: put, part_of(HELD, man): put, at.HAND(0): PLACES[0]}
    after = {man: goes, at.IN_PLAY(0): PLACES[1]}
    timeline = Timeline()
    timeline.play(motions(before, after, (played, moved)), 0)
    assert timeline.value(man, 1) == put.center
    view: Any = None
    film = [Shot(1, Seat(0), place, event, view) for place, event in enumerate((played, moved))]
    assert len(cut(film, FILM, is_put=True)) == 1
    assert len(cut(film, FILM)) == 2, "others' moves are followed card by card"


def test_a_card_of_ones_own_comes_from_the_hand_also_where_no_hand_let_it_go() -> None:
    """In a replay and in a turn watched again."""
    enemy, own = Rect(900, 0, 50, 80), PLACES[3]
    before = {at.ENEMY_PANEL: enemy, **{at.HAND(place): PLACES[place] for place in range(3)}}
    played = ev.CardPlayed("lrdg", CARDS[0], "action")
    (group, *_) = motions(before, {**before, at.IN_PLAY(0): own}, (played,))
    assert [(tween.key, tween.from_) for tween in group.tweens] == [(at.IN_PLAY(0), PLACES[1].center)]
    (group, *_) = motions(before, {**before, at.IN_ENEMY_PLAY(0): own}, (played,))
    assert [(tween.key, tween.from_) for tween in group.tweens] == [(at.IN_ENEMY_PLAY(0), enemy.center)]
