"""The attack procedure: choice of weapon, initiative, test, damage, wounds (WR-ATK)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.contracts import DeedDone
from game.rules.wasteland_riders.events.fights import (
    AttackBegan,
    AttackDeclared,
    AttackHit,
    AttackMissed,
    AttackRolled,
    AttackSkipped,
    DamageStopped,
    EnemyLost,
    InitiativeFound,
    KnightWounded,
    WeaponFuelled,
)
from game.rules.wasteland_riders.fight.sums import (
    attack_difficulty,
    attack_pool,
    damage_of,
    stopped_of,
    successes_of,
    tens_of,
)
from game.rules.wasteland_riders.gear.weapons import (
    WeaponShot,
    ammo_for,
    enemy_uses,
    fighting,
    has,
    health_of,
    panel_of,
    shots,
    symbols_of,
    weapon_at,
    weapon_of,
    weapons,
)
from game.rules.wasteland_riders.health.knockout import ClashesEnd, defeat
from game.rules.wasteland_riders.health.resources import lose, spend
from game.rules.wasteland_riders.intents.fights import ChooseSymbol, ChooseWeapon
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.skill_tests import roll_dice
from game.rules.wasteland_riders.texts.public_decisions import PublicFightDecision
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.fight import Fighter, Side, other_side
from game.rules.wasteland_riders.world.state import World


def sides_in_order(world: World) -> tuple[Side, Side]:
    """The active knight's side first, then the other."""
    fight = fighting(world)
    return fight.active, other_side(fight.active)


def is_attacking(fighter: Fighter) -> bool:
    return fighter.card in ("attack", "burst")


def own_shots(world: World, side: Side) -> tuple[WeaponShot, ...]:
    fighter = fighting(world).side(side)
    return tuple(shots(world, fighter, burst=fighter.card == "burst"))


class ChoosingAttack(PublicFightDecision, frozen=True, tag="wr.choosing_attack", gc=False):
    """Choose a weapon and a range symbol openly, or the symbol of an enemy (WR-ATK-02)."""

    rule_other_seat: ClassVar[str | None] = "WR-ATK-02"

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if the fighter does not attack or no longer can (WR-RULING-61)."""
        fighter = fighting(world).side(self.side)
        if not is_attacking(fighter) or not own_shots(world, self.side):
            return frozenset()
        return world.asked(fighter.leader)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        fighter = fighting(world).side(self.side)
        if fighter.enemy is not None:
            yield from (ChooseSymbol(symbol) for symbol in panel_of(world, fighter.enemy).symbols)
            return
        assert fighter.seat is not None
        for held in weapons(world, fighter.seat):
            for symbol in symbols_of(world, fighter.seat, held.item):
                yield ChooseWeapon(held.spot, symbol)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return tuple([_intent(shot) for shot in own_shots(world, self.side)])

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if any(_intent(shot) == intent for shot in own_shots(world, self.side)):
            return None
        return Refusal("WR-ATK-03")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        fighter = fighting(play.world).side(self.side)
        if type(intent) is ChooseSymbol:
            play.do(AttackDeclared(fighter.leader, self.side, None, None, intent.symbol))
            return
        assert type(intent) is ChooseWeapon
        assert fighter.seat is not None
        held = weapon_at(play.world, fighter.seat, intent.spot)
        assert held is not None
        play.do(AttackDeclared(seat, self.side, intent.spot, held.item.card, intent.symbol))


def _intent(shot: WeaponShot) -> Intent:
    return ChooseSymbol(shot.symbol) if shot.spot is None else ChooseWeapon(shot.spot, shot.symbol)


def initiative(world: World) -> tuple[tuple[Side, ...], bool]:
    """The sides that attack in this clash, in order, and whether both do so at the same time.

    The symbol farther left acts first; the same symbol acts at the same time (WR-ATK-04, WR-ATK-05).
    """
    fight = fighting(world)
    order = [one.symbol for one in world.setting.content.combat.range(fight.range).symbols]
    acting: list[tuple[int, Side]] = []
    for side in sides_in_order(world):
        fighter = fight.side(side)
        if is_attacking(fighter) and fighter.symbol is not None:
            acting.append((order.index(fighter.symbol), side))
    equal = len(acting) == 2 and acting[0][0] == acting[1][0]
    acting.sort(key=lambda one: one[0])
    return tuple(side for _, side in acting), equal


class Initiative(Step[World], frozen=True, tag="wr.initiative", gc=False):
    """The attacks follow in order; none if nobody has chosen one."""

    def run(self, play: Play[World]) -> None:
        for side in sides_in_order(play.world):
            fighter = fighting(play.world).side(side)
            if is_attacking(fighter) and fighter.symbol is None:
                play.do(AttackSkipped(side))
        sides, equal = initiative(play.world)
        if not sides:
            return
        play.do(InitiativeFound(sides, equal))
        play.then(*(Attacking(side) for side in sides), AttacksOver())


class Attacking(Step[World], frozen=True, tag="wr.attacking", gc=False):
    """One attack: cards before the test, the cost, the roll, cards after it, the effect."""

    side: Side

    def run(self, play: Play[World]) -> None:
        fight = fighting(play.world)
        fighter = fight.side(self.side)
        assert fighter.symbol is not None
        if WeaponShot(fighter.weapon, fighter.symbol) not in own_shots(play.world, self.side):
            play.do(AttackSkipped(self.side))
            return
        play.do(AttackBegan(self.side))
        attacker = () if fighter.seat is None else (fighter.seat,)
        play.then(
            ReactionWindow("before_attack_test", knights_of(play.world, self.side)),
            PayAttack(self.side),
            RollAttack(self.side),
            ReactionWindow("after_attack_test", attacker),
            AttackResult(self.side),
        )


def knights_of(world: World, first: Side) -> tuple[Seat, ...]:
    """The knights in the fight; the knight of this side first."""
    fight = fighting(world)
    found = (fight.side(first).seat, fight.side(other_side(first)).seat)
    return tuple(seat for seat in found if seat is not None)


class PayAttack(Step[World], frozen=True, tag="wr.pay_attack", gc=False):
    """Ammo for a ranged weapon, fuel for a weapon that runs on it (WR-ATK-07, WR-ATK-08)."""

    side: Side

    def run(self, play: Play[World]) -> None:
        fight = fighting(play.world)
        fighter, weapon = fight.side(self.side), weapon_of(play.world, self.side)
        if fighter.seat is None or weapon is None or fighter.symbol is None or fight.attack is None:
            return
        assert fighter.weapon is not None
        ammo = ammo_for(play.world, fighter.seat, weapon, fighter.symbol, burst=fighter.card == "burst")
        if ammo and not fight.attack.free_ammo:
            spend(play, fighter.seat, "ammo", ammo, "ammo")
        if has(play.world, fighter.seat, weapon, "fuel_weapon") and weapon.card not in fighter.fuelled:
            spend(play, fighter.seat, "fuel", 1, "weapon")
            play.do(WeaponFuelled(self.side, fighter.weapon, weapon.card))


class RollAttack(Step[World], frozen=True, tag="wr.roll_attack", gc=False):
    """The dice of the attack are rolled."""

    side: Side

    def run(self, play: Play[World]) -> None:
        tell_roll(play, self.side, roll_dice(play, attack_pool(play.world, self.side)), again=False)


def tell_roll(play: Play[World], side: Side, dice: tuple[int, ...], *, again: bool) -> None:
    world = play.world
    difficulty, successes = attack_difficulty(world), successes_of(world, dice)
    leader, tens = fighting(world).side(side).leader, tens_of(world, side, dice)
    play.do(AttackRolled(leader, side, dice, difficulty, successes, tens, again))


class AttackResult(Step[World], frozen=True, tag="wr.attack_result", gc=False):
    """A success hits: 1 damage, more for tens and extra damage (WR-ATK-12..15)."""

    side: Side

    def run(self, play: Play[World]) -> None:
        fight = fighting(play.world)
        assert fight.attack is not None
        rolled = fight.attack.rolled
        fighter = fight.side(self.side)
        tens = tens_of(play.world, self.side, rolled)
        if fighter.seat is not None:
            play.then(DeedDone(fighter.seat, "tens", n=tens))
        if not successes_of(play.world, rolled):
            play.do(AttackMissed(self.side))
            return
        play.do(AttackHit(self.side, damage_of(play.world, self.side, tens)))
        play.then(Wounding(self.side))
        defender = fight.side(other_side(self.side)).seat
        if defender is not None:
            play.then(ReactionWindow("on_hit", (defender,)))


class Wounding(Step[World], frozen=True, tag="wr.wounding", gc=False):
    """Armour less piercing stops damage; the rest is lost as health (WR-ATK-16..18)."""

    side: Side

    def run(self, play: Play[World]) -> None:
        attack, target = fighting(play.world).attack, other_side(self.side)
        assert attack is not None
        stopped = stopped_of(play.world, self.side, attack.dealt)
        lost = attack.dealt - stopped
        if stopped:
            play.do(DamageStopped(target, stopped))
        if lost:
            wound(play, self.side, target, lost)


def wound(play: Play[World], attacker: Side, target: Side, lost: int) -> None:
    fight = fighting(play.world)
    defender = fight.side(target)
    if defender.seat is None:
        play.do(EnemyLost(target, lost, attack=True))
        check_enemy(play, target)
        return
    enemy = fight.side(attacker).enemy
    real = min(lost, play.world.knights[defender.seat].health)
    play.then(ReactionWindow("any_time", (defender.seat,)))
    if enemy is not None:
        for use in enemy_uses(play.world, enemy, "on_wound"):
            play.then(Run(defender.seat, enemy, use.effects))
    play.do(KnightWounded(target, real))
    lose(play, defender.seat, "health", lost, "attack")


def check_enemy(play: Play[World], side: Side) -> None:
    """An enemy that has lost all its health is defeated; at equal initiative it still attacks."""
    fight = fighting(play.world)
    fighter = fight.side(side)
    if fighter.enemy is None or fighter.defeated or fighter.wounds < health_of(play.world, fighter.enemy):
        return
    defeat(play, side)


class AttacksOver(Step[World], frozen=True, tag="wr.attacks_over", gc=False):
    """If a fighter is defeated, advantage is not counted (WR-ATK-20)."""

    def run(self, play: Play[World]) -> None:
        fight = fighting(play.world)
        if fight.red.defeated or fight.blue.defeated:
            play.cut_to(ClashesEnd)
