"""Tips and large forms of things around the board: hand, Market, contracts, piles, trays."""

from collections.abc import Callable, Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.pile_lists import LISTED
from game.presenters.shared.enlarging import Enlarger, enlarged
from game.presenters.shared.tips import Lines, Teller, told, told_alone
from game.presenters.wasteland_riders.cards import gear_card, vehicle_card
from game.presenters.wasteland_riders.cards.contract_card import describe_contract
from game.presenters.wasteland_riders.cards.faces import enlarge_card
from game.presenters.wasteland_riders.cards.luck_card import describe_luck
from game.presenters.wasteland_riders.cards.wasteland_card import describe_wasteland
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.deal_trays import thing_given
from game.presenters.wasteland_riders.decision.looked_tray import cards_looked_at
from game.presenters.wasteland_riders.missions.progress import sentence
from game.presenters.wasteland_riders.regions import regions
from game.presenters.wasteland_riders.zones.gallery import starting_gear
from game.presenters.wasteland_riders.zones.market import POOL, open_to
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.gear.carried import CAR, card_at
from game.rules.wasteland_riders.market.market import side_value
from game.rules.wasteland_riders.terms import SKILLS, ActionId, Deck, KnightId, PanelColour, Spot
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit

# Large forms


def _enlarge_any(canvas: Canvas, world: World, card: CardId, beside: Rect) -> bool:
    """Show a card of any deck; False if it is hidden, or if none lies there."""
    content = world.setting.content
    if not card or card == HIDDEN:
        return False
    if card in content.gear or card.startswith("back_"):
        gear_card.enlarge_gear(canvas, world, card, beside)
        return True
    enlarge_card(canvas, world, card, beside)
    return True


def _enlarge_luck(canvas: Canvas, ctx: ViewContext, beside: Rect, number: int) -> bool:
    held = ctx.view.world.knights[ctx.seat].luck
    return number < len(held) and _enlarge_any(canvas, ctx.view.world, held[number], beside)


def _enlarge_offered(canvas: Canvas, ctx: ViewContext, beside: Rect, slot: str) -> bool:
    return _enlarge_any(canvas, ctx.view.world, ctx.view.world.market[slot], beside)


def _enlarge_contract(canvas: Canvas, ctx: ViewContext, beside: Rect, card: CardId) -> bool:
    return _enlarge_any(canvas, ctx.view.world, card, beside)


def _enlarge_looked(canvas: Canvas, ctx: ViewContext, beside: Rect, number: int) -> bool:
    cards, world = cards_looked_at(ctx), ctx.view.world
    if number >= len(cards):
        return False
    if cards[number] in world.setting.content.private or cards[number] in world.setting.content.general:
        # Over the own sheet: the board must show its hexes, the panel the cards to compare.
        left = regions(canvas.kit.metrics)["board"].x
        beside = Rect(left, beside.y, canvas.kit.metrics.width - left, beside.h)
    return _enlarge_any(canvas, world, cards[number], beside)


def _enlarge_in_pool(canvas: Canvas, ctx: ViewContext, beside: Rect, handle: Handle) -> bool:
    car = at.car_in_pool(handle)
    if car is not None:
        vehicle_card.enlarge_car(canvas, ctx.view.world, car, beside)
    return car is not None


def _enlarge_listed(canvas: Canvas, ctx: ViewContext, beside: Rect, _name: str, card: CardId) -> bool:
    vehicle_card.enlarge_car(canvas, ctx.view.world, Car(card), beside)
    return True


ENLARGERS: Mapping[str, Enlarger] = dict(
    (
        enlarged(at.LUCK, _enlarge_luck),
        enlarged(at.MARKET, _enlarge_offered),
        enlarged(at.CONTRACT, _enlarge_contract),
        enlarged(at.LOOKED, _enlarge_looked),
        (at.POOL.prefix, _enlarge_in_pool),
        enlarged(LISTED, _enlarge_listed),
    )
)


# One teller for each kind


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


def _luck(kit: Kit, ctx: ViewContext, number: int) -> Lines:
    held = ctx.view.world.knights[ctx.seat].luck
    return [describe_luck(kit, ctx.view.world, held[number])] if number < len(held) else []


def _market(kit: Kit, ctx: ViewContext, slot: str) -> Lines:
    world = ctx.view.world
    lamp, card = world.setting.content.market[slot], world.market[slot]
    lines = [describe_card(kit, world, card)] if card else [kit.say(f"wr-slot-{slot}")]
    lines.append(kit.say("wr-table-slot_price", slot=slot, price=side_value(world, lamp.price)))
    if lamp.hex:
        lines.append(
            kit.say(
                "wr-table-slot_city", hex=lamp.hex, open="yes" if open_to(world, ctx.seat, slot) else "no"
            )
        )
    return lines


def _pool(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    car = at.car_in_pool(handle)
    return [] if car is None else [vehicle_card.describe_car(kit, ctx.view.world, car)]


def _listed(kit: Kit, ctx: ViewContext, name: str, card: CardId) -> Lines:
    return [vehicle_card.describe_car(kit, ctx.view.world, Car(card))] if name == POOL else []


def _given(kit: Kit, ctx: ViewContext, tray: at.Tray, number: int) -> Lines:
    world = ctx.view.world
    found = thing_given(world, ctx, tray, number)
    if found is None:
        return []
    seat, thing = found
    knight = world.knights[seat]
    if thing in ("ammo", "fuel"):
        text = kit.say(f"wr-resource-{thing}")
    elif thing == CAR:
        text = "" if knight.car is None else vehicle_card.describe_car(kit, world, knight.car)
    else:
        item = card_at(knight, Spot(thing))
        text = "" if item is None else gear_card.describe_gear(kit, world, item)
    return [text, kit.say("wr-table-given_tip")]


def _contract(kit: Kit, ctx: ViewContext, card: CardId) -> Lines:
    return [describe_contract(kit, ctx.view.world, card)]


def _looked(kit: Kit, ctx: ViewContext, number: int) -> Lines:
    cards = cards_looked_at(ctx)
    return [describe_card(kit, ctx.view.world, cards[number])] if number < len(cards) else []


def _action(kit: Kit, _ctx: ViewContext, name: ActionId) -> Lines:
    return [kit.say(f"wr-action-{name}"), kit.say(f"wr-action-{name}.text")]


def _pick(kit: Kit, ctx: ViewContext, name: KnightId) -> Lines:
    facts = ctx.view.world.setting.content.knights[name]
    gear = ", ".join(kit.say(f"wr-gear-{card}") for card in starting_gear(facts))
    skills = (f"{kit.say(f'wr-skill-{skill}')} {getattr(facts, skill)}" for skill in SKILLS)
    return [
        kit.say(f"wr-knight-{name}"),
        " · ".join(skills),
        kit.say(f"wr-knight-{name}.calling"),
        f"{kit.say(f'wr-knight-{name}.ability')}: {kit.say(f'wr-knight-{name}.text')}",
        kit.say("wr-table-pick_gear", gear=gear, backpack=facts.backpack),
    ]


def _colour(kit: Kit, _ctx: ViewContext, name: PanelColour) -> Lines:
    return [kit.say(f"wr-colour-{name}")]


def _mission(kit: Kit, ctx: ViewContext) -> Lines:
    world = ctx.view.world
    return [kit.say(f"wr-scenario-{world.setting.mission.id}"), sentence(kit, world, "goal")]


def _deck(kit: Kit, ctx: ViewContext, name: Deck) -> Lines:
    count = len(ctx.view.world.decks[name])
    return [kit.say(f"wr-deck-{name}"), kit.say("wr-table-deck_tip", count=count)]


def _discards(kit: Kit, ctx: ViewContext, name: Deck) -> Lines:
    """A discard pile with its top card."""
    world = ctx.view.world
    pile = world.discards[name]
    lines = [kit.say(f"wr-deck-{name}"), kit.say("wr-table-discards_tip", count=len(pile))]
    return [*lines, describe_card(kit, world, pile[-1])] if pile else lines


def _share(kit: Kit, _ctx: ViewContext, tray: at.Tray) -> Lines:
    return [kit.say(f"wr-table-deal_hint_{tray}")]


def _plain(message: str) -> Callable[[Kit, ViewContext], Lines]:
    return lambda kit, _: [kit.say(message)]


TELLERS: Mapping[str, Teller] = dict(
    (
        told(at.LUCK, _luck),
        told(at.MARKET, _market),
        (at.POOL.prefix, _pool),
        told(LISTED, _listed),
        told_alone(at.OFFER, _plain("wr-table-trade_offer_hint")),
        told_alone(at.WANTED, _plain("wr-table-trade_wanted_hint")),
        told(at.SHARE, _share),
        told(at.GIVEN, _given),
        told(at.CONTRACT, _contract),
        told(at.LOOKED, _looked),
        told_alone(at.ON_TOP, _plain("wr-table-on_top_hint")),
        told_alone(at.ON_BOTTOM, _plain("wr-table-on_bottom_hint")),
        told(at.ACTION, _action),
        told(at.PICK, _pick),
        told(at.COLOUR, _colour),
        told_alone(at.MISSION, _mission),
        told(at.DECK, _deck),
        told(at.DISCARDS, _discards),
        told_alone(at.DISCARD, _plain("wr-table-discard_label")),
        told_alone(at.PAY, _plain("wr-table-pay_hint")),
    )
)
"""The function that makes the tip of each kind of thing around the board."""
