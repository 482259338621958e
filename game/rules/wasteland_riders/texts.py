"""Texts of luck cards, gear, vehicles and abilities: which may be used now, what using them costs."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.conditions import holds
from game.rules.wasteland_riders.content import Effect, Use
from game.rules.wasteland_riders.events import LuckSettled, ResourceChanged
from game.rules.wasteland_riders.gear import UNDER, Held, available, usable
from game.rules.wasteland_riders.gear_events import (
    AbilityMarked,
    GearDiscarded,
    GearMarked,
    TextUsed,
    VehicleMarked,
)
from game.rules.wasteland_riders.intents import PlayLuck, UseAbility, UseGear, UseVehicle
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.sense import why_no_use
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import Spot, Window
from game.rules.wasteland_riders.weapons import attack_ammo


def is_about(world: World, window: Window) -> bool:
    """Whether a luck card for this window may be in somebody's hand, as far as all can see."""
    gone = {*world.discards["luck"], *world.lasting, *(played.card for played in world.table)}
    return not world.setting.luck_for[window] <= gone


def may_act_in_fight(world: World, seat: Seat) -> bool:
    """In a fight only the two fighters use anything, and the Scavenger's own knight is none (WR-COMB-02)."""
    fight = world.fight
    return fight is None or seat in (fight.red.seat, fight.blue.seat)


def any_time(world: World, seat: Seat) -> tuple[Window, ...]:
    """The window `any_time`, where this knight may use texts of it now (WR-GEAR-19)."""
    knight = world.knight(seat)
    return ("any_time",) if knight.conscious and may_act_in_fight(world, seat) else ()


def all_texts(world: World, seat: Seat) -> Iterator[Intent]:
    """Whatever of this knight has a text that is used, whether it fits now or not."""
    yield from luck_texts(world, seat)
    yield from open_texts(world, seat)


def luck_texts(world: World, seat: Seat) -> Iterator[Intent]:
    """The luck cards of a hand, as far as they are known to who looks."""
    yield from (PlayLuck(card) for card in distinct(world.knight(seat).luck) if card != HIDDEN)


def open_texts(world: World, seat: Seat, *, stowed: bool = True) -> Iterator[Intent]:
    """Texts of gear, knight and vehicle; without stowed cards those that lie open before all."""
    knight, moments = world.knight(seat), world.setting.moments
    for held in usable(world, knight).values() if stowed else available(world.setting, knight):
        if moments.get(held.item.card):
            yield UseGear(held.spot)
    if knight.knight is not None and moments[knight.knight]:
        yield UseAbility()
    if knight.car is not None and moments[knight.car.card]:
        yield UseVehicle()


def fitting_texts(world: World, seat: Seat, windows: tuple[Window, ...]) -> Iterator[Intent]:
    """Those of `all_texts` that are used in one of these windows, in their order."""
    knight, moments, nothing = world.knight(seat), world.setting.moments, frozenset[Window]()
    for card in distinct(knight.luck):
        if not moments.get(card, nothing).isdisjoint(windows):
            yield PlayLuck(card)
    for held in usable(world, knight).values():
        if not moments.get(held.item.card, nothing).isdisjoint(windows):
            yield UseGear(held.spot)
    if knight.knight is not None and not moments[knight.knight].isdisjoint(windows):
        yield UseAbility()
    if knight.car is not None and not moments[knight.car.card].isdisjoint(windows):
        yield UseVehicle()


def _gear_uses(world: World, held: Held) -> tuple[Use, ...]:
    gear = world.setting.content.gear.get(held.item.card)
    return () if gear is None else gear.uses


def text_of(
    world: World, seat: Seat, windows: tuple[Window, ...], intent: Intent
) -> tuple[str, Use] | Refusal:
    """The text that an intent would use, with the card or knight it belongs to; or why there is none."""
    knight, content = world.knight(seat), world.setting.content
    if isinstance(intent, PlayLuck):
        if intent.card not in knight.luck:
            return Refusal("WR-LUCK-03", {"card": intent.card})
        uses: tuple[Use, ...] = (content.luck[intent.card].use,)
        source, rule = str(intent.card), "WR-LUCK-03"
    elif isinstance(intent, UseGear):
        held = usable(world, knight).get(intent.spot)
        if held is None:
            return Refusal("WR-GEAR-05", {"spot": intent.spot})
        uses, source, rule = _gear_uses(world, held), str(held.item.card), "WR-GEAR-18"
    elif isinstance(intent, UseVehicle):
        if knight.car is None:
            return Refusal("WR-VEH-01")
        uses = content.vehicles[knight.car.card].uses
        if knight.car.damaged:
            uses = tuple(use for use in uses if not use.undamaged)
        source, rule = str(knight.car.card), "WR-GEAR-18"
    else:
        assert knight.knight is not None
        uses, source, rule = (content.knights[knight.knight].ability,), str(knight.knight), "WR-GEAR-17"
    for use in uses:
        if "constant" not in use.when and any(moment in windows for moment in use.when):
            return source, use
    return Refusal(rule, {"source": source})


def why_not_text(
    world: World, seat: Seat, windows: tuple[Window, ...], intent: Intent, used: tuple[str, ...] = ()
) -> Refusal | None:
    """`used`: texts that have already worked in this opening of the window."""
    found = text_of(world, seat, windows, intent)
    if isinstance(found, Refusal):
        return found
    source, use = found
    if source in used:
        return Refusal("WR-GEAR-18", {"source": source})
    return (
        _why_not_marked(world, seat, intent, source, use)
        or _why_not_cost(world, seat, use)
        or _why_not_condition(world, seat, source, use)
        or why_no_use(world, seat, source, use)
    )


def spent(world: World, seat: Seat, windows: tuple[Window, ...], intent: Intent) -> tuple[str, ...]:
    """The text, where neither a marker nor its discard keeps it from working again in the same opening."""
    found = text_of(world, seat, windows, intent)
    if isinstance(found, Refusal) or isinstance(intent, PlayLuck):
        return ()
    source, use = found
    return () if any(cost.do in ("mark_self", "discard_self") for cost in use.cost) else (source,)


def _why_not_marked(world: World, seat: Seat, intent: Intent, source: str, use: Use) -> Refusal | None:
    if not any(cost.do == "mark_self" for cost in use.cost):
        return None
    knight = world.knight(seat)
    if isinstance(intent, UseGear):
        held = usable(world, knight)[intent.spot]
        if held.item.marked:
            return Refusal("WR-GEAR-13", {"card": held.item.card})
        if held.item.card in knight.used_names:
            return Refusal("WR-GEAR-12", {"card": held.item.card})
    elif isinstance(intent, UseVehicle):
        assert knight.car is not None
        if knight.car.marked:
            return Refusal("WR-GEAR-13", {"card": knight.car.card})
    elif knight.ability_marked:
        return Refusal("WR-GEAR-17")
    return None


def _why_not_cost(world: World, seat: Seat, use: Use) -> Refusal | None:
    """What the attack at hand itself costs must remain."""
    knight = world.knight(seat)
    for cost in use.cost:
        if cost.do != "spend" or cost.resource is None:
            continue
        kept = attack_ammo(world, seat) if cost.resource == "ammo" else 0
        if knight.resource(cost.resource) - kept < cost.n:
            return Refusal("WR-RES-02", {"resource": cost.resource, "n": cost.n})
    return None


def _why_not_condition(world: World, seat: Seat, source: str, use: Use) -> Refusal | None:
    """A text that is one `if` without `else` cannot be used while its condition is false."""
    if len(use.effects) != 1:
        return None
    (only,) = use.effects
    if only.do != "if" or only.otherwise or holds(world, seat, only):
        return None
    return Refusal("WR-LUCK-03", {"source": source})


def use_text(play: Play[World], seat: Seat, intent: Intent, windows: tuple[Window, ...]) -> None:
    """Pay the cost of a text of gear, vehicle or knight, then let it work."""
    found = text_of(play.world, seat, windows, intent)
    assert not isinstance(found, Refusal)
    source, use = found
    play.do(TextUsed(seat, source))
    for cost in use.cost:
        _pay(play, seat, intent, cost)
    play.then(Run(seat, source, use.effects))


def _pay(play: Play[World], seat: Seat, intent: Intent, cost: Effect) -> None:
    knight = play.world.knight(seat)
    if cost.do == "spend":
        assert cost.resource is not None
        now = knight.resource(cost.resource) - cost.n
        play.do(ResourceChanged(seat, cost.resource, -cost.n, now, "cost"))
    elif isinstance(intent, UseGear):
        held = usable(play.world, knight)[intent.spot]
        if cost.do == "mark_self":
            panel = Spot(held.spot.removeprefix(UNDER))
            play.do(GearMarked(seat, panel, held.item.card, held.printed))
        else:
            play.do(GearDiscarded(seat, held.spot, held.item, "used"))
    elif isinstance(intent, UseVehicle):
        assert knight.car is not None
        play.do(VehicleMarked(seat, knight.car.card))
    else:
        play.do(AbilityMarked(seat))


class SettleLuck(Step[World], frozen=True, tag="wr.settle_luck", gc=False):
    """Nobody answers any more: the card takes effect, unless it was cancelled."""

    seat: Seat
    card: CardId

    def run(self, play: Play[World]) -> None:
        played = next(one for one in play.world.table if one.card == self.card)
        play.then(LuckDone(self.seat, self.card))
        if not played.cancelled:
            play.then(Run(self.seat, self.card, play.world.setting.content.luck[self.card].use.effects))


class LuckDone(Step[World], frozen=True, tag="wr.luck_done", gc=False):
    """After its effect a luck card is discarded; one for a whole movement at its end (WR-LUCK-06)."""

    seat: Seat
    card: CardId

    def run(self, play: Play[World]) -> None:
        played = next(one for one in play.world.table if one.card == self.card)
        use = play.world.setting.content.luck[self.card].use
        lasts = "before_move" in use.when and play.world.move is not None and not played.cancelled
        play.do(LuckSettled(self.seat, self.card, lasts, played.cancelled))
