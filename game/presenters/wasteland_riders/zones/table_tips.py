"""Tips and enlargements of what lies around the board: hand, Market, contracts, piles, trays."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import LARGE
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.wasteland_riders.cards import gear_card, vehicle_card
from game.presenters.wasteland_riders.cards.contract_card import describe_contract, draw_contract
from game.presenters.wasteland_riders.cards.luck_card import describe_luck, draw_luck
from game.presenters.wasteland_riders.cards.wasteland_card import describe_wasteland, draw_wasteland
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.deal_trays import thing_given
from game.presenters.wasteland_riders.decision.looked_tray import cards_looked_at
from game.presenters.wasteland_riders.missions.progress import sentence
from game.presenters.wasteland_riders.zones.gallery import starting_gear
from game.presenters.wasteland_riders.zones.market import open_to
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.gear.carried import CAR, card_at
from game.rules.wasteland_riders.market.market import side_value
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit

KINDS = frozenset(
    "luck market pool offer wanted share given contract looked on_top on_bottom action pick colour mission"
    " deck discard pay list".split()
)
"""Which handles are told here."""


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """The name of a thing, then its facts on further lines; empty if there is no such thing."""
    kind, *names = handles.parse(handle)
    teller = TELLERS.get(kind)
    return "" if teller is None else teller(kit, ctx, names)


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Cards are shown large; other things have no such form."""
    kind, *names = handles.parse(handle)
    world: World = ctx.view.world
    match kind, names:
        case "luck", [number]:
            held = world.knights[ctx.seat].luck
            return (
                _enlarge_any(canvas, world, held[int(number)], beside) if int(number) < len(held) else False
            )
        case "market", [slot]:
            return _enlarge_any(canvas, world, world.market[slot], beside)
        case "contract", [card]:
            return _enlarge_any(canvas, world, CardId(card), beside)
        case "looked", [number]:
            cards = cards_looked_at(ctx)
            return (
                _enlarge_any(canvas, world, cards[int(number)], beside) if int(number) < len(cards) else False
            )
        case "pool", [card, side]:
            vehicle_card.enlarge_car(canvas, world, Car(CardId(card), side == "damaged"), beside)
            return True
        case "list", [_, card]:
            vehicle_card.enlarge_car(canvas, world, Car(CardId(card)), beside)
            return True
        case _:
            return False


def _enlarge_any(canvas: Canvas, world: World, card: CardId, beside: Rect) -> bool:
    """A card of any deck; False for one that may not be known, and where none lies."""
    content = world.setting.content
    if not card or card == HIDDEN:
        return False
    if card in content.gear or card.startswith("back_"):
        gear_card.enlarge_gear(canvas, world, card, beside)
        return True
    place = place_beside(canvas.kit, large_size(canvas.kit, LARGE), beside)
    if card in content.luck:
        draw_luck(canvas, place, world, card)
    elif card in content.wasteland:
        draw_wasteland(canvas, place, world, card)
    else:
        draw_contract(canvas, place, world, card)
    return True


def describe_card(kit: Kit, world: World, card: CardId) -> str:
    """A card of any deck."""
    content = world.setting.content
    if card in content.luck:
        return describe_luck(kit, world, card)
    if card in content.wasteland:
        return describe_wasteland(kit, world, card)
    if card in content.general or card in content.private:
        return describe_contract(kit, world, card)
    if card in content.vehicles:
        return vehicle_card.describe_car(kit, world, Car(card))
    return gear_card.describe_gear(kit, world, card)


# One teller for each kind


def _luck(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    held = ctx.view.world.knights[ctx.seat].luck
    number = int(names[0])
    return describe_luck(kit, ctx.view.world, held[number]) if number < len(held) else ""


def _market(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    world, slot = ctx.view.world, names[0]
    lamp, card = world.setting.content.market[slot], world.market[slot]
    lines = [describe_card(kit, world, card)] if card else [kit.say(f"wr-slot-{slot}")]
    lines.append(kit.say("wr-table-slot_price", slot=slot, price=side_value(world, lamp.price)))
    if lamp.hex:
        lines.append(
            kit.say(
                "wr-table-slot_city", hex=lamp.hex, open="yes" if open_to(world, ctx.seat, slot) else "no"
            )
        )
    return "\n".join(lines)


def _pool(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    return vehicle_card.describe_car(kit, ctx.view.world, Car(CardId(names[0]), names[1] == "damaged"))


def _listed(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    return vehicle_card.describe_car(kit, ctx.view.world, Car(CardId(names[1]))) if names[0] == "pool" else ""


def _given(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    world = ctx.view.world
    found = thing_given(world, ctx, names[0], int(names[1]))
    if found is None:
        return ""
    seat, thing = found
    knight = world.knights[seat]
    if thing in ("ammo", "fuel"):
        text = kit.say(f"wr-resource-{thing}")
    elif thing == CAR:
        text = "" if knight.car is None else vehicle_card.describe_car(kit, world, knight.car)
    else:
        item = card_at(knight, Spot(thing))
        text = "" if item is None else gear_card.describe_gear(kit, world, item)
    return "\n".join((text, kit.say("wr-table-given_tip")))


def _contract(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    return describe_contract(kit, ctx.view.world, CardId(names[0]))


def _looked(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    cards = cards_looked_at(ctx)
    number = int(names[0])
    return describe_card(kit, ctx.view.world, cards[number]) if number < len(cards) else ""


def _action(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    return f"{kit.say(f'wr-action-{names[0]}')}\n{kit.say(f'wr-action-{names[0]}.text')}"


def _pick(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    name = names[0]
    facts = ctx.view.world.setting.content.knights[name]
    gear = ", ".join(kit.say(f"wr-gear-{card}") for card in starting_gear(facts))
    return "\n".join(
        (
            kit.say(f"wr-knight-{name}"),
            kit.say(f"wr-knight-{name}.calling"),
            f"{kit.say(f'wr-knight-{name}.ability')}: {kit.say(f'wr-knight-{name}.text')}",
            kit.say("wr-table-pick_gear", gear=gear, backpack=facts.backpack),
        )
    )


def _colour(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    return kit.say(f"wr-colour-{names[0]}")


def _mission(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    world = ctx.view.world
    return f"{kit.say(f'wr-scenario-{world.setting.mission.id}')}\n{sentence(kit, world, 'goal')}"


def _deck(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    name = kit.say(f"wr-deck-{names[0]}")
    return f"{name}\n{kit.say('wr-table-deck_tip', count=len(ctx.view.world.decks[names[0]]))}"


def _discard(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    """A discard pile with what lies on top, or the place where one's own things are discarded."""
    if not names:
        return kit.say("wr-table-discard_label")
    world = ctx.view.world
    pile = world.discards[names[0]]
    lines = [kit.say(f"wr-deck-{names[0]}"), kit.say("wr-table-discards_tip", count=len(pile))]
    return "\n".join((*lines, describe_card(kit, world, pile[-1]))) if pile else "\n".join(lines)


def _plain(message: str, kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    return kit.say(message)


def _share(kit: Kit, ctx: ViewContext, names: list[str]) -> str:
    return kit.say(f"wr-table-deal_hint_{names[0]}")


TELLERS: dict[str, Callable[[Kit, ViewContext, list[str]], str]] = {
    "luck": _luck,
    "market": _market,
    "pool": _pool,
    "list": _listed,
    "offer": partial(_plain, "wr-table-trade_offer_hint"),
    "wanted": partial(_plain, "wr-table-trade_wanted_hint"),
    "share": _share,
    "given": _given,
    "contract": _contract,
    "looked": _looked,
    "on_top": partial(_plain, "wr-table-on_top_hint"),
    "on_bottom": partial(_plain, "wr-table-on_bottom_hint"),
    "action": _action,
    "pick": _pick,
    "colour": _colour,
    "mission": _mission,
    "deck": _deck,
    "discard": _discard,
    "pay": partial(_plain, "wr-table-pay_hint"),
}
