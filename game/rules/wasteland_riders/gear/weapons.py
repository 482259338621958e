"""Weapons, enemies' panels and armour: which attacks a fighter can make, and their values."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.core.ids import CardId, Seat
from game.rules.core.odds import Term, total
from game.rules.wasteland_riders.content.tables import Effect, Panel, Use
from game.rules.wasteland_riders.gear.carried import Held, available, constant_uses
from game.rules.wasteland_riders.gear.conditions import enemy_health, enemy_types, unfolded
from game.rules.wasteland_riders.terms import Spot, Symbol, Timing, Verb
from game.rules.wasteland_riders.world.fight import Fight, Fighter, Side
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import World
from game.rules.wasteland_riders.world.sums import of_cards, raised

OF_THE_WEAPON: frozenset[Verb] = frozenset(
    (
        "damage",
        "crit_damage",
        "crit_from",
        "burst",
        "symbol",
        "no_ammo",
        "fuel_weapon",
        "ammo_cost",
    )
)
"""On a weapon or its attachment these work only for attacks with it, and so do dice for attacks."""
RESET_LOSS = 2
"""The Aggression that robots lose while a reset token lies on the board."""


def fighting(world: World) -> Fight:
    assert world.fight is not None
    return world.fight


def panel_of(world: World, enemy: CardId) -> Panel:
    content = world.setting.content
    card = content.wasteland.get(enemy)
    panel = content.enemies[enemy].panel if card is None else card.panel
    assert panel is not None
    return panel


def health_of(world: World, enemy: CardId) -> int:
    if enemy in world.setting.content.enemies:
        return enemy_health(world, enemy)
    return panel_of(world, enemy).health


def remaining_health(world: World, fighter: Fighter) -> int:
    if fighter.seat is not None:
        return world.knights[fighter.seat].health
    assert fighter.enemy is not None
    return max(0, health_of(world, fighter.enemy) - fighter.wounds)


def enemy_uses(world: World, enemy: CardId, window: Timing) -> Iterator[Use]:
    """The texts of an enemy for one window."""
    content = world.setting.content
    card = content.wasteland.get(enemy)
    uses = content.enemies[enemy].uses if card is None else card.uses
    return (use for use in uses if window in use.when)


def enemy_led_by(world: World, seat: Seat) -> CardId | None:
    """The enemy that a player leads in the current fight; None if there is none."""
    side = None if world.fight is None else world.fight.of(seat)
    return None if world.fight is None or side is None else world.fight.side(side).enemy


def aggression(world: World, enemy: CardId) -> int:
    return total(aggression_terms(world, enemy))


def aggression_terms(world: World, enemy: CardId) -> Iterator[Term]:
    """The enemy's Aggression; lower for robots while a reset token lies on the board, never below 1."""
    base = panel_of(world, enemy).aggression
    yield Term("aggression", base, "WR-RANGE-04")
    if any(one.kind == "reset" for one in world.specials) and "robot" in enemy_types(world, enemy):
        yield Term("reset", max(1, base - RESET_LOSS) - base, "WR-RANGE-04", "special-reset")


# A knight's weapons


def weapons(world: World, seat: Seat) -> Iterator[Held]:
    """Available weapons, uncovered starting ones, and implants that are weapons."""
    knight, setting = world.knights[seat], world.setting
    for held in available(setting, knight):
        if setting.gear(held.item.card).type == "weapon":
            yield held
    for index, card in enumerate(knight.grafts, 1):
        if setting.gear(card).symbols:
            yield Held(Spot(f"graft_{index}"), Item(card))


def weapon_at(world: World, seat: Seat, spot: Spot) -> Held | None:
    return next((held for held in weapons(world, seat) if held.spot == spot), None)


def weapon_effects(world: World, seat: Seat, item: Item) -> Iterator[Effect]:
    """What the weapon and its attachments do for its own attacks."""
    for card in (item.card, *item.attachments):
        for _, use in world.setting.constants[card]:
            yield from unfolded(world, seat, use.effects)


def symbols_of(world: World, seat: Seat, item: Item) -> tuple[Symbol, ...]:
    more = [effect.symbol for effect in weapon_effects(world, seat, item) if effect.do == "symbol"]
    return tuple(dict.fromkeys((*world.setting.gear(item.card).symbols, *(one for one in more if one))))


def burst_of(world: World, seat: Seat, item: Item) -> int:
    own = world.setting.gear(item.card).burst
    return own + _sum(world, seat, item, "burst")


def _sum(world: World, seat: Seat, item: Item, verb: Verb) -> int:
    return sum(effect.n for effect in weapon_effects(world, seat, item) if effect.do == verb)


def has(world: World, seat: Seat, item: Item, verb: Verb) -> bool:
    return any(effect.do == verb for effect in weapon_effects(world, seat, item))


def ammo_for(world: World, seat: Seat, item: Item, symbol: Symbol, *, burst: bool) -> int:
    """The ammo that an attack costs: 0 in melee or with a weapon that needs none (WR-CARD-21, WR-CARD-22)."""
    if symbol == "melee" or has(world, seat, item, "no_ammo"):
        return 0
    combat = world.setting.content.combat
    return (combat.burst if burst else combat.attack).ammo + _sum(world, seat, item, "ammo_cost")


def attack_ammo(world: World, seat: Seat) -> int:
    """The ammo that this knight's current attack still costs; 0 once its dice are rolled."""
    fight = world.fight
    if fight is None or fight.attack is None or fight.attack.rolled or fight.attack.free_ammo:
        return 0
    fighter, weapon = fight.side(fight.attack.by), weapon_of(world, fight.attack.by)
    if fighter.seat != seat or weapon is None or fighter.symbol is None:
        return 0
    return ammo_for(world, seat, weapon, fighter.symbol, burst=fighter.card == "burst")


class WeaponShot(NamedTuple):
    """A way to attack: with this symbol of the weapon on this panel; an enemy has no weapon."""

    spot: Spot | None
    symbol: Symbol


def shots(world: World, fighter: Fighter, *, burst: bool) -> Iterator[WeaponShot]:
    """Every attack that the fighter could make now (WR-CARD-20, WR-CARD-23)."""
    on_card = [one.symbol for one in world.setting.content.combat.range(fighting(world).range).symbols]
    if fighter.enemy is not None:
        panel = panel_of(world, fighter.enemy)
        if not burst or panel.burst:
            yield from (WeaponShot(None, symbol) for symbol in panel.symbols if symbol in on_card)
        return
    assert fighter.seat is not None
    for held in weapons(world, fighter.seat):
        if burst and not burst_of(world, fighter.seat, held.item):
            continue
        for symbol in symbols_of(world, fighter.seat, held.item):
            if symbol in on_card and can_feed(world, fighter, held, symbol, burst=burst):
                yield WeaponShot(held.spot, symbol)


def can_feed(world: World, fighter: Fighter, held: Held, symbol: Symbol, *, burst: bool) -> bool:
    """Whether there is enough ammo, and fuel for a weapon that runs on it (WR-ATK-08)."""
    assert fighter.seat is not None
    knight = world.knights[fighter.seat]
    if knight.ammo < ammo_for(world, fighter.seat, held.item, symbol, burst=burst):
        return False
    needs_fuel = has(world, fighter.seat, held.item, "fuel_weapon") and held.item.card not in fighter.fuelled
    return knight.fuel > 0 or not needs_fuel


# The effects in an attack


def attack_effects(world: World, seat: Seat, weapon: Item | None) -> Iterator[tuple[str, Effect]]:
    """All effects for a knight in an attack with this weapon, each limited card once, with their sources."""
    setting, knight = world.setting, world.knights[seat]
    others = [held.item for held in weapons(world, seat) if weapon is None or held.item is not weapon]
    silent = {id(use) for item in others for card in _cards(item) for use in setting.gear(card).uses}
    if weapon is not None:
        silent -= {id(use) for card in _cards(weapon) for use in setting.gear(card).uses}
    for source, use in constant_uses(setting, knight):
        for effect in unfolded(world, seat, use.effects):
            is_own = effect.do in OF_THE_WEAPON or (effect.do == "dice" and "attack" in effect.scope)
            if not (id(use) in silent and is_own):
                yield source, effect


def _cards(item: Item) -> tuple[CardId, ...]:
    return (item.card, *item.attachments)


def armour_of(world: World, fighter: Fighter) -> int:
    return total(armour_terms(world, fighter))


def armour_terms(world: World, fighter: Fighter) -> tuple[Term, ...]:
    """The panel of an enemy; for a knight the available armour and all that adds to it (WR-ATK-26)."""
    if fighter.enemy is not None:
        return (Term("armour", panel_of(world, fighter.enemy).armour, "WR-ATK-26"),)
    assert fighter.seat is not None
    knight, setting = world.knights[fighter.seat], world.setting
    found: list[tuple[str, int]] = [
        (held.item.card, setting.gear(held.item.card).armour) for held in available(setting, knight)
    ]
    for source, use in constant_uses(setting, knight):
        found.extend(
            (source, effect.n)
            for effect in unfolded(world, fighter.seat, use.effects)
            if effect.do == "armour"
        )
    cards = tuple(term for term in of_cards(setting, found, "WR-ATK-26") if term.value)
    return raised(cards or (Term("armour", 0, "WR-ATK-26"),), 0, "WR-ATK-26")


def weapon_of(world: World, side: Side) -> Item | None:
    """The weapon a knight attacks with in this clash; None without one."""
    fighter = fighting(world).side(side)
    if fighter.seat is None or fighter.weapon is None:
        return None
    held = weapon_at(world, fighter.seat, fighter.weapon)
    return None if held is None else held.item


def is_forbidden(world: World, side: Side, what: str) -> bool:
    """Whether an enemy's text forbids the knight to retreat, to burst or to defend."""
    fight = fighting(world)
    if fight.side(side).seat is None:
        return False
    for fighter in (fight.red, fight.blue):
        if fighter.enemy is not None:
            for use in enemy_uses(world, fighter.enemy, "constant"):
                if any(effect.do == "forbid" and effect.what == what for effect in use.effects):
                    return True
    return False
