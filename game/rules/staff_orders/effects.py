"""Operation cards played for their special effect: the requirement first, then the effect."""

from collections.abc import Iterable, Iterator
from typing import Literal

from game.rules.core.ids import CardId
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Fact, Intent, Refusal
from game.rules.staff_orders.content import RED_WINDOWS, Use
from game.rules.staff_orders.events import EffectPlayed
from game.rules.staff_orders.intents import PlayEffect
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Faction, PlaceId, Window, enemy

ADDING = ("soldiers", "aircraft")
"""Verbs that bring pieces from the reserve."""
ActsOn = Literal["staging", "reserve", "action"]


def use_of(world: World, card: CardId, windows: Iterable[Window]) -> Use | None:
    """What the card does in these windows; None if it fits none of them."""
    uses = world.setting.uses
    return next((uses[card, window] for window in windows if (card, window) in uses), None)


def acts_on(world: World, card: CardId) -> ActsOn:
    """Where the effect of a card acts: at the place that pieces leave, or where the action is."""
    verbs = {use.do for use in world.setting.cards[card].uses}
    return "staging" if "commander" in verbs else "reserve" if "placing" in verbs else "action"


def why_not_elsewhere(world: World, card: CardId) -> Refusal:
    """The refusal for a card that could be played now, but was put on a wrong place."""
    return Refusal("SO-CARD-19", {"card": card, "where": acts_on(world, card)})


def why_not_effect(
    world: World, faction: Faction, windows: tuple[Window, ...], intent: PlayEffect, place: PlaceId | None
) -> Refusal | None:
    """Why the card cannot be played now; None if it can. `place` is where the effect would act, if it needs a
    place."""
    card, army = intent.card, world.army(faction)
    if card not in army.hand:
        return Refusal("SO-CARD-02", {"card": card})
    use = use_of(world, card, windows)
    if use is None:
        is_defence = any(window in RED_WINDOWS for window in windows)
        fits_turn = (world.setting.cards[card].symbol == "red") == is_defence
        return Refusal("SO-CARD-03" if fits_turn else "SO-CARD-04", {"card": card})
    if card in army.effects:
        return Refusal("SO-CARD-05", {"card": card})
    return _why_not_use(world, faction, use, intent, place)


def _why_not_use(
    world: World, faction: Faction, use: Use, intent: PlayEffect, place: PlaceId | None
) -> Refusal | None:
    """Why the minimum of an effect is missing, or why it may not bring so many pieces; None if it is
    allowed."""
    card, army = intent.card, world.army(faction)
    if use.do in ADDING:
        reserve = army.reserve_soldiers if use.do == "soldiers" else army.reserve_aircraft
        if not 1 <= intent.count <= min(use.number, reserve):
            facts: dict[str, Fact] = {
                "card": card,
                "count": intent.count,
                "most": use.number,
                "reserve": reserve,
            }
            return Refusal("SO-CARD-08", facts)
        return None
    if intent.count != 0:
        return Refusal("SO-CARD-08", {"card": card, "count": intent.count, "most": 0, "reserve": 0})
    if use.do == "strike":
        assert place is not None
        has_enemy = world.strength(enemy(faction), "land", place) > 0
        return None if has_enemy else Refusal("SO-CARD-20", {"card": card, "place": place})
    if use.do == "commander" and army.staging < use.number:
        return Refusal("SO-CARD-10", {"card": card})
    return None


def effect_candidates(world: World, faction: Faction) -> Iterator[Intent]:
    """Every card of the hand with every number that could be tried."""
    for card in distinct(world.army(faction).hand):
        yield PlayEffect(card)
        adding = [use.number for use in world.setting.cards[card].uses if use.do in ADDING]
        yield from (PlayEffect(card, count) for count in range(1, max(adding, default=0) + 1))


def effects(
    world: World, faction: Faction, windows: tuple[Window, ...], place: PlaceId | None
) -> list[Intent]:
    """Every effect that may be played in these windows now."""
    return [
        intent
        for intent in effect_candidates(world, faction)
        if isinstance(intent, PlayEffect) and why_not_effect(world, faction, windows, intent, place) is None
    ]


def play_card(play: Play[World], faction: Faction, windows: tuple[Window, ...], intent: PlayEffect) -> Use:
    """The card goes to the discard pile; the caller applies its effect."""
    use = use_of(play.world, intent.card, windows)
    assert use is not None
    play.do(EffectPlayed(faction, intent.card, intent.count))
    return use
