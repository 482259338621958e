"""The ways a fighter can attack: each weapon with each of its symbols, its cost and its exact odds."""

from typing import NamedTuple

from msgspec.structs import replace

from game.rules.core.ids import CardId, Seat
from game.rules.core.odds import Preview
from game.rules.wasteland_riders.forecast import attack_odds
from game.rules.wasteland_riders.gear.weapons import ammo_for, fighting, panel_of, symbols_of, weapons
from game.rules.wasteland_riders.terms import Spot, Symbol
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World


class AttackOption(NamedTuple):
    """One attack that could be tried; `odds` are None if it is not possible now."""

    weapon: CardId | None
    spot: Spot | None
    """The panel of the weapon; None for enemies."""
    symbol: Symbol
    ammo: int
    odds: Preview | None


def _with_attack(world: World, side: Side) -> World:
    """The world with this fighter's card set to Attack, unless the fighter attacks already."""
    fight = fighting(world)
    fighter = fight.side(side)
    if fighter.card in ("attack", "burst"):
        return world
    fighter = replace(fighter, card="attack")
    fight = replace(fight, red=fighter) if side == "red" else replace(fight, blue=fighter)
    return replace(world, fight=fight)


def attack_options(world: World, seat: Seat) -> tuple[AttackOption, ...]:
    """All attacks of the fighter led by a player, possible or not."""
    side = fighting(world).of(seat)
    if side is None:
        return ()
    world = _with_attack(world, side)
    fighter = fighting(world).side(side)
    if fighter.enemy is not None:
        return tuple(
            AttackOption(None, None, symbol, 0, attack_odds(world, seat, None, symbol))
            for symbol in panel_of(world, fighter.enemy).symbols
        )
    burst = fighter.card == "burst"
    return tuple(
        AttackOption(
            held.item.card,
            held.spot,
            symbol,
            ammo_for(world, seat, held.item, symbol, burst=burst),
            attack_odds(world, seat, held.spot, symbol),
        )
        for held in weapons(world, seat)
        for symbol in symbols_of(world, seat, held.item)
    )
