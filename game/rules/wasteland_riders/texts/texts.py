"""Texts of luck cards, gear, vehicles and abilities: which may be used now, and what using them costs."""

from collections.abc import Iterable, Iterator

import msgspec

from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.gear.carried import (
    STOWED_USABLE,
    Held,
    load_of,
    usable,
    usable_at,
)
from game.rules.wasteland_riders.gear.conditions import holds
from game.rules.wasteland_riders.gear.weapons import attack_ammo
from game.rules.wasteland_riders.intents.common import PlayLuck, UseAbility, UseGear, UseVehicle
from game.rules.wasteland_riders.terms import Timing
from game.rules.wasteland_riders.texts.usefulness import why_not_useful, would_change_anything
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import NO_LUCK, Setting, Text
from game.rules.wasteland_riders.world.state import Knight, World

ANY_TIME: tuple[Timing, ...] = ("any_time",)


class Fitting(msgspec.Struct, frozen=True, gc=False):
    """A text that is used in some window, with the intent that uses it."""

    intent: Intent
    source: str
    text: Text
    item: Item | None = None
    """The gear that has the text; None for luck cards, abilities and vehicles."""


def may_hold(world: World, seat: Seat, windows: tuple[Timing, ...]) -> bool:
    """Whether a luck card in the hand might do anything in one of these windows, by public facts.

    A card that prevents K.O. is useless to a knight who is already unconscious: that player is not asked
    (WR-KO-02).
    """
    if not world.knights[seat].luck:
        return False
    luck, luck_for = world.setting.content.luck, world.setting.luck_for
    for window in windows:
        for card in luck_for.get(window, NO_LUCK):
            if would_change_anything(world, seat, luck[card].use.effects) and not _lies_open(world, card):
                return True
    return False


def may_use(world: World, seat: Seat, windows: tuple[Timing, ...], used: tuple[str, ...] = ()) -> bool:
    """Whether the player might use anything in these windows, by public facts."""
    if not windows:
        return False
    return (
        may_hold(world, seat, windows)
        or has_open_text(world, seat, windows, used)
        or may_have_stowed(world, seat, windows)
    )


def all_lie_open(world: World, cards: Iterable[CardId]) -> bool:
    """Whether everybody sees where each of these luck cards is, so that none can be in a hand."""
    return all(_lies_open(world, card) for card in cards)


def _lies_open(world: World, card: CardId) -> bool:
    return (
        card in world.discards["luck"]
        or card in world.lasting
        or card in [played.card for played in world.table]
    )


def may_act_in_fight(world: World, seat: Seat) -> bool:
    """In a fight only the two fighters use anything; the Scavenger's own knight is not one of them
    (WR-COMB-02)."""
    fight = world.fight
    return fight is None or seat in (fight.red.seat, fight.blue.seat)


def any_time(world: World, seat: Seat) -> tuple[Timing, ...]:
    """The window `any_time` if this knight may use its texts now, after set-up (WR-GEAR-19); else empty."""
    can = world.round and world.knights[seat].is_able and may_act_in_fight(world, seat)
    return ANY_TIME if can else ()


def may_have_hidden(world: World, seat: Seat) -> bool:
    """Whether the knight may have a card, in hand or stowed, that works at any time, by public facts."""
    windows = any_time(world, seat)
    return bool(windows) and (may_hold(world, seat, windows) or may_have_stowed(world, seat, windows))


def all_texts(world: World, seat: Seat) -> Iterator[Intent]:
    """Every text of this knight that can be used, whether it fits the moment or not."""
    yield from luck_texts(world, seat)
    yield from open_texts(world, seat)


def luck_texts(world: World, seat: Seat) -> Iterator[Intent]:
    """The luck cards of a hand, as far as the view shows them."""
    yield from (PlayLuck(card) for card in distinct(world.knights[seat].luck) if card != HIDDEN)


def open_texts(world: World, seat: Seat) -> Iterator[Intent]:
    """The texts of gear, knight and vehicle."""
    knight, moments = world.knights[seat], world.setting.moments
    for held in usable(world, knight):
        if moments.get(held.item.card):
            yield UseGear(held.spot)
    if knight.knight is not None and moments[knight.knight]:
        yield UseAbility()
    if knight.car is not None and moments[knight.car.card]:
        yield UseVehicle()


def usable_texts(
    world: World, seat: Seat, windows: tuple[Timing, ...], used: tuple[str, ...] = ()
) -> list[Intent]:
    """The allowed ones of `all_texts` in these windows, in their order."""
    fittings = _luck_fitting(world, seat, windows)
    fittings += _open_fitting(world, seat, windows, stowed=world.step in STOWED_USABLE)
    return [
        one.intent
        for one in fittings
        if would_change_anything(world, seat, one.text.use.effects)  # first, as most would not
        and _why_not_carried_out(world, seat, one, used) is None
    ]


def has_open_text(world: World, seat: Seat, windows: tuple[Timing, ...], used: tuple[str, ...]) -> bool:
    """Whether a text in open view may be used in these windows."""
    for fitting in _open_fitting(world, seat, windows, stowed=False):
        if (
            would_change_anything(world, seat, fitting.text.use.effects)
            and _why_not_carried_out(world, seat, fitting, used) is None
        ):
            return True
    return False


def may_have_stowed(world: World, seat: Seat, windows: tuple[Timing, ...]) -> bool:
    """Whether a stowed card, judged by its back, might do anything in these windows in this step."""
    if world.step not in STOWED_USABLE:
        return False
    setting = world.setting
    backs = {setting.colour(held.item.card) for held in load_of(setting, world.knights[seat]).stowed}
    if not backs:
        return False
    gear = setting.content.gear
    for card, text in setting.texts_in(windows).items():
        is_like_one = card in gear and gear[card].colour in backs
        if is_like_one and would_change_anything(world, seat, text.use.effects):
            return True
    return False


def _luck_fitting(world: World, seat: Seat, windows: tuple[Timing, ...]) -> list[Fitting]:
    """The texts of a hand that fit one of these windows."""
    hand = world.knights[seat].luck
    if not hand:
        return []
    texts = world.setting.texts_in(windows)
    if texts.keys().isdisjoint(hand):
        return []
    return [Fitting(PlayLuck(card), card, texts[card]) for card in distinct(hand) if card in texts]


def _open_fitting(
    world: World, seat: Seat, windows: tuple[Timing, ...], *, stowed: bool
) -> tuple[Fitting, ...]:
    """The open texts that fit one of these windows; those of stowed cards only if wanted.

    They depend on the knight's load alone.
    """
    setting, knight = world.setting, world.knights[seat]
    load, question = load_of(setting, knight), (windows, stowed)
    found: tuple[Fitting, ...] | None = load.kept.get(question)
    if found is None:
        helds = (*load.available, *load.stowed, *load.covered) if stowed else load.available
        found = load.kept[question] = tuple(_fitting(setting, knight, helds, windows))
    return found


def _fitting(
    setting: Setting, knight: Knight, helds: tuple[Held, ...], windows: tuple[Timing, ...]
) -> list[Fitting]:
    """The texts of these cards, of the knight and of the vehicle that fit one of these windows."""
    texts, car = setting.texts_in(windows), knight.car
    found = [
        Fitting(UseGear(held.spot), held.item.card, texts[held.item.card], held.item)
        for held in helds
        if held.item.card in texts
    ]
    if knight.knight in texts:
        found.append(Fitting(UseAbility(), knight.knight, texts[knight.knight]))
    if car is not None:
        driven = setting.texts_in(windows, damaged=True) if car.damaged else texts
        if car.card in driven:
            found.append(Fitting(UseVehicle(), car.card, driven[car.card]))
    return found


def text_of(world: World, seat: Seat, windows: tuple[Timing, ...], intent: Intent) -> Fitting | Refusal:
    """The text that an intent would use, with its card or knight; a refusal if there is none."""
    knight, item, damaged = world.knights[seat], None, False
    if type(intent) is PlayLuck:
        if intent.card not in knight.luck:
            return Refusal("WR-LUCK-03", {"card": intent.card})
        source, rule = str(intent.card), "WR-LUCK-03"
    elif type(intent) is UseGear:
        held = usable_at(world, knight, intent.spot)
        if held is None:
            return Refusal("WR-GEAR-05", {"spot": intent.spot})
        source, rule, item = str(held.item.card), "WR-GEAR-18", held.item
    elif type(intent) is UseVehicle:
        if knight.car is None:
            return Refusal("WR-VEH-01")
        source, rule, damaged = str(knight.car.card), "WR-GEAR-18", knight.car.damaged
    else:
        assert knight.knight is not None
        source, rule = str(knight.knight), "WR-GEAR-17"
    text = world.setting.texts_in(windows, damaged=damaged).get(source)
    if text is not None:
        return Fitting(intent, source, text, item)
    return Refusal(rule if knight.is_able else "WR-GEAR-19", {"source": source})


def why_not_text(
    world: World, seat: Seat, windows: tuple[Timing, ...], intent: Intent, used: tuple[str, ...] = ()
) -> Refusal | None:
    """None if the text may be used now. `used`: texts already used in this opening of the window."""
    found = text_of(world, seat, windows, intent)
    if isinstance(found, Refusal):
        return found
    return _why_not_now(world, seat, found, used)


def _why_not_now(world: World, seat: Seat, fitting: Fitting, used: tuple[str, ...]) -> Refusal | None:
    """Why a text that fits the window may not be used now; None if it may."""
    refusal = _why_not_carried_out(world, seat, fitting, used)
    return refusal or why_not_useful(world, seat, fitting.source, fitting.text.use)


def _why_not_carried_out(world: World, seat: Seat, fitting: Fitting, used: tuple[str, ...]) -> Refusal | None:
    """Earlier use, cost and condition of the text; not whether it would change anything."""
    source, text = fitting.source, fitting.text
    if source in used:
        return Refusal("WR-GEAR-18", {"source": source})
    refusal = _why_not_marked(world, seat, fitting) if text.marks else None
    if refusal is None and text.spends:
        refusal = _why_not_cost(world, seat, text)
    if refusal is not None:
        return refusal
    if text.condition is not None and not holds(world, seat, text.condition):
        return Refusal("WR-LUCK-03", {"source": source})
    return None


def spent(world: World, seat: Seat, windows: tuple[Timing, ...], intent: Intent) -> tuple[str, ...]:
    """The text itself if neither a marker nor a discard prevents a second use in the same opening; else
    empty."""
    found = text_of(world, seat, windows, intent)
    if isinstance(found, Refusal) or type(intent) is PlayLuck:
        return ()
    return (
        ()
        if any(cost.do in ("mark_self", "discard_self") for cost in found.text.use.cost)
        else (found.source,)
    )


def _why_not_marked(world: World, seat: Seat, fitting: Fitting) -> Refusal | None:
    knight, item = world.knights[seat], fitting.item
    if item is not None:
        if item.marked:
            return Refusal("WR-GEAR-13", {"card": item.card})
        if item.card in knight.used_names:
            return Refusal("WR-GEAR-12", {"card": item.card})
    elif isinstance(fitting.intent, UseVehicle):
        assert knight.car is not None
        if knight.car.marked:
            return Refusal("WR-GEAR-13", {"card": knight.car.card})
    elif knight.ability_marked:
        return Refusal("WR-GEAR-17")
    return None


def _why_not_cost(world: World, seat: Seat, text: Text) -> Refusal | None:
    """What the current attack itself costs must remain after paying; None if it does."""
    knight = world.knights[seat]
    for cost in text.spends:
        assert cost.resource is not None
        kept = attack_ammo(world, seat) if cost.resource == "ammo" else 0
        if knight.resource(cost.resource) - kept < cost.n:
            return Refusal("WR-RES-02", {"resource": cost.resource, "n": cost.n})
    return None
