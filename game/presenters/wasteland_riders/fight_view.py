"""The fight under way: both fighters, the range card, the advantage, cards of the clash, what happens now."""

from typing import cast

from pygame import Rect

from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.presenters.shared.card_parts import SHAPE, ghost, radius_of
from game.presenters.wasteland_riders import handles
from game.presenters.wasteland_riders.combat_card import (
    describe_combat,
    draw_combat,
    draw_combat_back,
    name_of,
    text_of,
)
from game.presenters.wasteland_riders.fight_fighters import compose_fighter
from game.presenters.wasteland_riders.fight_panel import STRIPE, open_panel
from game.presenters.wasteland_riders.fight_roll import compose_roll
from game.presenters.wasteland_riders.fight_track import compose_track
from game.presenters.wasteland_riders.fight_uses import usable_words
from game.presenters.wasteland_riders.fight_ways import compose_ways, describe_way, way_at
from game.presenters.wasteland_riders.fight_words import (
    fighter_name,
    health_left,
    left_side,
    place_name,
)
from game.presenters.wasteland_riders.players import player_name
from game.presenters.wasteland_riders.range_card import compose_range, describe_range, is_choosing
from game.presenters.wasteland_riders.wasteland_card import describe_wasteland
from game.rules.core import engine
from game.rules.wasteland_riders.attacks import ChoosingAttack
from game.rules.wasteland_riders.clashes import ChoosingCards
from game.rules.wasteland_riders.fight_state import Fight, Fighter, Side, other_side
from game.rules.wasteland_riders.fight_verbs import Swapping
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import Range, Spot, Symbol
from game.rules.wasteland_riders.weapons import armour_of, fighting
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, GO_D, GO_L, INK, LAMP, PAPER_0
from game.view.widgets.panels import below

SHARES = (0.42, 0.125)
"""How high the fighters and the track are, as parts of what the title leaves."""
DISC = 26


def is_at_hand(sight: Sight) -> bool:
    return sight.view.world.fight is not None


def compose(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    kit, fight = canvas.kit, fighting(sight.view.world)
    aside = _clashes_width(kit, sight.view.world, rect)
    inner = open_panel(canvas, rect, _title(kit, sight.view.world), aside=aside + kit.px(8))
    high = inner.y - rect.y - kit.px(STRIPE + 8)
    row = Rect(inner.right - aside, rect.y + kit.px(STRIPE + 6), aside, high)
    _clashes(canvas, row, sight.view.world)
    gap = kit.px(8)
    high, low = (round(inner.h * share) for share in SHARES)
    upper = Rect(inner.x, inner.y, inner.w, high)
    wide = round(inner.w * 0.21)
    left = left_side(sight)
    compose_fighter(canvas, sight, Rect(upper.x, upper.y, wide, high), left)
    compose_fighter(canvas, sight, Rect(upper.right - wide, upper.y, wide, high), other_side(left))
    compose_range(canvas, sight, Rect(upper.x + wide + gap, upper.y, upper.w - 2 * (wide + gap), high))
    track = Rect(inner.x, upper.bottom + gap, inner.w, low)
    compose_track(canvas, sight, track)
    _clash(
        canvas, sight, Rect(inner.x, track.bottom + gap, inner.w, inner.bottom - track.bottom - gap), fight
    )


def _title(kit: Kit, world: World) -> str:
    fight = fighting(world)
    kind = "duel" if fight.meeting else "mission" if fight.mission else "enemy"
    return kit.say("wr-fight-title", kind=kind, place=place_name(kit, world, fight.hex))


def _clashes_width(kit: Kit, world: World, rect: Rect) -> int:
    """The numbers of the clashes, and the word for them as far as a quarter of the panel allows."""
    numbers = world.setting.content.combat.clashes * (kit.px(DISC) + kit.px(4))
    return min(numbers + kit.type.width(kit.say("wr-fight-clash"), "small") + kit.px(4), rect.w // 4)


def _clashes(canvas: Canvas, row: Rect, world: World) -> None:
    """The numbers of the clashes at the right of the title, this one lit."""
    kit, now, count = canvas.kit, fighting(world).clash, world.setting.content.combat.clashes
    side = min(row.h, kit.px(DISC))
    x = row.right - count * (side + kit.px(4)) + kit.px(4)
    label = Rect(row.x, row.y, x - row.x - kit.px(4), row.h)
    canvas.text(kit.say("wr-fight-clash"), "small", CHALK_2, label, align="right")
    for number in range(1, count + 1):
        disc = Rect(x + (number - 1) * (side + kit.px(4)), row.y + (row.h - side) // 2, side, side)
        is_now = number == now
        canvas.blit(kit.shapes.disc(side, BRASS if is_now else INK, CHALK_2, kit.px(1)), disc.topleft)
        colour = INK if is_now else CHALK if number < now else CHALK_2
        canvas.text(str(number), "num_m", colour, disc.inflate(-kit.px(6), -kit.px(4)), align="center")


# The clash


def _clash(canvas: Canvas, sight: Sight, box: Rect, fight: Fight) -> None:
    """The combat cards of both at the ends, between them what happens now."""
    kit, left = canvas.kit, left_side(sight)
    high = box.h - min(kit.type.leading("min"), box.h // 6) - kit.px(2)
    wide = min(round(high * SHAPE), box.w // 5)
    high = min(high, round(wide / SHAPE))
    for x, side in ((box.x, left), (box.right - wide, other_side(left))):
        place = Rect(x, box.y, wide, high)
        _card(canvas, sight, place, side)
        caption = Rect(x, place.bottom + kit.px(2), wide, box.bottom - place.bottom - kit.px(2))
        caption.h = min(caption.h, kit.type.leading("min"))
        if words := _caption(kit, fight, fight.side(side)):
            canvas.text(words, "min", CHALK_2, caption, align="center")
    gap = kit.px(12)
    _middle(canvas, sight, Rect(box.x + wide + gap, box.y, box.w - 2 * (wide + gap), box.h))


def is_laying(sight: Sight, side: Side) -> bool:
    """Whether whoever looks is to lay a combat card for this side now."""
    decision, fight = engine.pending(sight.view), fighting(sight.view.world)
    if isinstance(decision, Swapping):
        return decision.seat == sight.seat and decision.side == side
    is_due = isinstance(decision, ChoosingCards) and sight.seat in decision.seats(sight.view.world)
    return is_due and fight.of(sight.seat) == side


def _card(canvas: Canvas, sight: Sight, place: Rect, side: Side) -> None:
    """Face down until both are revealed; an empty place where none is chosen yet."""
    kit, world = canvas.kit, sight.view.world
    fight = fighting(world)
    card, is_own = fight.side(side).card, fight.of(sight.seat) == side
    if card is None:
        ghost(canvas, place)
    elif fight.revealed and card != "hidden":
        draw_combat(canvas, place, world, card)
    else:
        draw_combat_back(canvas, place)
    if is_laying(sight, side):
        if card is None:
            canvas.blit(
                kit.shapes.rounded(place.size, radius_of(place.w), GO_D, GO_L, kit.px(3)), place.topleft
            )
            canvas.words(
                kit.say("wr-fight-drop"),
                "small_bold",
                PAPER_0,
                place.inflate(-2 * kit.px(6), -2 * kit.px(6)),
                align="center",
                valign="middle",
                fit=True,
            )
        else:
            canvas.blit(
                kit.shapes.rounded(place.size, radius_of(place.w), None, GO_L, kit.px(3)), place.topleft
            )
    if is_own:
        canvas.hot(handles.COMBAT_SLOT, place, "matter", is_piece=True)


def _caption(kit: Kit, fight: Fight, fighter: Fighter) -> str:
    if fighter.card is None:
        return kit.say("wr-fight-card_none" if fight.clash else "wr-fight-card_before")
    if not fight.revealed or fighter.card == "hidden":
        return kit.say("wr-fight-card_down")
    if fighter.card == "range_change" and fighter.advances is not None:
        return kit.say("wr-fight-advance" if fighter.advances else "wr-fight-retreat")
    return ""


def _middle(canvas: Canvas, sight: Sight, box: Rect) -> None:
    kit, world = canvas.kit, sight.view.world
    fight, decision = fighting(world), engine.pending(sight.view)
    side = fight.of(sight.seat)
    if usable := usable_words(kit, sight):
        low = min(2 * kit.type.leading("small"), box.h // 4)
        canvas.words(usable, "small", LAMP, Rect(box.x, box.bottom - low, box.w, low), fit=True)
        box = Rect(box.x, box.y, box.w, box.h - low - kit.px(4))
    if fight.over:
        canvas.words(_result(kit, world), "h3", CHALK, box, align="center", valign="middle", fit=True)
    elif fight.attack is not None:
        compose_roll(canvas, sight, box)
    elif isinstance(decision, ChoosingAttack) and decision.side == side:
        compose_ways(canvas, sight, box, kit.say("wr-fight-ways"), is_asked=True)
    elif not fight.revealed and side is not None and not sight.is_open and not is_choosing(sight):
        compose_ways(canvas, sight, box, kit.say("wr-fight-ways_ahead"), is_asked=False)
    else:
        _told(canvas, box, world)


def _told(canvas: Canvas, box: Rect, world: World) -> None:
    """What the revealed cards do; before that what the enemy's text says."""
    kit, fight = canvas.kit, fighting(world)
    lines: list[tuple[str, str]] = []
    for fighter in (fight.red, fight.blue):
        name = fighter_name(kit, world, fighter)
        if fight.revealed and fighter.card is not None and fighter.card != "hidden":
            head = kit.say("wr-fight-plays", name=name, card=name_of(kit, fighter.card))
            lines.append((head, text_of(kit, fighter.card)))
        elif fighter.enemy is not None:
            lines.append(
                (name, describe_wasteland(kit, world, fighter.enemy).partition("\n")[2].replace("\n", " · "))
            )
    high = box.h // max(len(lines), 1)
    for number, (head, text) in enumerate(lines):
        row = Rect(box.x, box.y + number * high, box.w, high - kit.px(4))
        top = min(kit.type.leading("small_bold"), row.h // 3)
        canvas.text(head, "small_bold", CHALK, Rect(row.x, row.y, row.w, top))
        canvas.words(text, "small", CHALK_2, below(row, top), fit=True)


def _result(kit: Kit, world: World) -> str:
    """Who has won."""
    fight = fighting(world)
    if fight.peace:
        return kit.say("wr-fight-peace")
    if fight.winner is None:
        return kit.say("wr-fight-draw")
    return kit.say("wr-fight-won", name=fighter_name(kit, world, fight.side(fight.winner)))


# Tips


def describe(kit: Kit, sight: Sight, handle: Handle) -> str:
    """The tip of a fighter, a way to attack, a range or the place for a combat card."""
    world: World = sight.view.world
    kind, *rest = handles.parse(handle)
    if kind == "range":
        return describe_range(kit, world, cast(Range, rest[0]))
    if world.fight is None:
        return ""
    match kind:
        case "foe":
            return _describe_fighter(kit, sight, cast(Side, rest[0]))
        case "weapon" | "symbol":
            spot = Spot(rest[0]) if kind == "weapon" else None
            way = way_at(world, sight.seat, spot, cast(Symbol, rest[-1]))
            return "" if way is None else describe_way(kit, way)
        case "combat_slot":
            return _describe_slot(kit, sight)
        case _:
            return ""


def _describe_fighter(kit: Kit, sight: Sight, side: Side) -> str:
    world: World = sight.view.world
    fighter = fighting(world).side(side)
    left, most = health_left(world, fighter)
    health = kit.say("wr-fight-tip-health", left=left, most=most)
    leader = kit.say("wr-fight-leader", name=player_name(kit, sight, fighter.leader), side=side)
    if fighter.enemy is not None:
        lines = [describe_wasteland(kit, world, fighter.enemy), health, leader]
    else:
        armour = kit.say("wr-fight-tip-armour", count=armour_of(world, fighter))
        lines = [fighter_name(kit, world, fighter), leader, health, armour]
    if fighter.prepared:
        lines.append(kit.say("wr-fight-tip-prepared"))
    return "\n".join(lines)


def _describe_slot(kit: Kit, sight: Sight) -> str:
    """What one has laid there oneself; else what belongs there."""
    fight = fighting(sight.view.world)
    side = fight.of(sight.seat)
    card = None if side is None else fight.side(side).card
    if card is None or card == "hidden":
        return kit.say("wr-fight-tip-slot")
    return describe_combat(kit, sight.view.world, card)
