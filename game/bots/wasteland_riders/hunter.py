"""A bot that hunts the villains of Two Scourges. Led by such bots as Scavengers, they shoot back."""

from typing import Any

from msgspec.structs import replace

from game.bots.wasteland_riders.seeker import Seeker
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.forecast import attack_odds
from game.rules.wasteland_riders.gear.weapons import fighting, shots
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.intents.fights import (
    AskMeeting,
    ChooseCombatCard,
    ChooseSymbol,
    ChooseWeapon,
    Search,
)
from game.rules.wasteland_riders.terms import CombatCard, HexId, Spot, Symbol
from game.rules.wasteland_riders.world.state import World

WORTH_IT = 0.9
"""Health an attack is expected to cost the opponent, below which the first clash is one of preparation."""
BURST_FOR = 0.15
"""How much more a burst must be expected to cost him, to be worth its ammo."""


def expected_loss(world: World, seat: Seat, spot: Spot | None, symbol: Symbol) -> float:
    """Health that an attack costs the opponent on average."""
    odds = attack_odds(world, seat, spot, symbol)
    if odds is None or odds.stakes is None:
        return 0.0
    return sum((odds.stakes.enemy - one.enemy) * one.ways for one in odds.results) / odds.all


def best_loss(world: World, seat: Seat, card: CombatCard) -> float:
    """The same of the best attack that this combat card would allow."""
    fight = fighting(world)
    side = fight.of(seat)
    assert side is not None
    fighter = replace(fight.side(side), card=card)
    fight = replace(fight, red=fighter) if side == "red" else replace(fight, blue=fighter)
    intended = replace(world, fight=fight)
    ways = shots(intended, fighter, burst=card == "burst")
    return max((expected_loss(intended, seat, way.spot, way.symbol) for way in ways), default=0.0)


class Hunter(Seeker):
    """Sits at a seat of mission 5; what it does not hunt with it leaves to the bot that tries."""

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        world: World = view.world
        wanted = self._attack(world, seat, legal) or self._fight(world, seat, legal)
        if wanted is None and wr.Escape() in legal:
            wanted = wr.Escape()
        if wanted is None and any(isinstance(one, AskMeeting | Search) for one in legal):
            wanted = wr.Pass()
        return wanted if wanted in legal else super().choose(view, seat, legal)

    def _is_fit(self, world: World, seat: Seat) -> bool:
        knight = world.knights[seat]
        return knight.health > 1 and knight.ammo > 0

    def _attack(self, world: World, seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        if not self._is_fit(world, seat):
            return None
        return next((one for one in legal if isinstance(one, wr.AttackMarker)), None)

    def _fight(self, world: World, seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        if world.fight is None or world.fight.of(seat) is None:
            return None
        ways = [one for one in legal if isinstance(one, ChooseWeapon | ChooseSymbol)]
        if ways:
            return max(ways, key=lambda one: expected_loss(world, seat, _spot(one), one.symbol))
        cards = tuple(one.card for one in legal if isinstance(one, ChooseCombatCard))
        return ChooseCombatCard(self._card(world, seat, cards)) if cards else None

    def _card(self, world: World, seat: Seat, cards: tuple[CombatCard, ...]) -> CombatCard:
        """The attack that costs the opponent most; before a weak one preparation; else a move."""
        fight = fighting(world)
        side = fight.of(seat)
        assert side is not None
        losses: dict[CombatCard, float] = {
            card: best_loss(world, seat, card) for card in cards if card in ("attack", "burst")
        }
        if losses.get("burst", 0.0) <= losses.get("attack", 0.0) + BURST_FOR:
            losses.pop("burst", None)
        best = max(losses.values(), default=0.0)
        is_rider = fight.side(side).enemy is None
        if is_rider and fight.clash == 1 and "preparation" in cards and 0 < best < WORTH_IT:
            return "preparation"
        return max(losses, key=lambda card: losses[card]) if best else "range_change"

    def _target(self, world: World, seat: Seat) -> HexId | None:
        """Every other seat goes for the other villain, as long as there are two."""
        enemies = world.mission.enemies
        if not enemies or not self._is_fit(world, seat):
            return super()._target(world, seat)
        return enemies[seat % len(enemies)].hex


def _spot(way: ChooseWeapon | ChooseSymbol) -> Spot | None:
    return way.spot if isinstance(way, ChooseWeapon) else None
