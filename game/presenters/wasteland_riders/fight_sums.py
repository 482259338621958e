"""An attack added up term by term as its rules count it: dice, damage, what is stopped, what is lost."""

from typing import NamedTuple

from game.rules.core.odds import Term
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.attacks import (
    attack_difficulty,
    attack_pool,
    damage_of,
    piercing_of,
    skill_for,
    tens_of,
)
from game.rules.wasteland_riders.conditions import wound_dice
from game.rules.wasteland_riders.fight_state import Fighter, Side, other_side
from game.rules.wasteland_riders.skill_tests import skill_of
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import Scope
from game.rules.wasteland_riders.weapons import (
    aggression,
    armour_of,
    attack_dice_of,
    burst_of,
    fighting,
    panel_of,
    weapon_of,
)


def dice_terms(world: World, side: Side) -> tuple[Term, ...]:
    """What the pool of the attack at hand is made of; the terms add up to it."""
    terms = [*_own_terms(world, side), *_shared_terms(world, side)]
    known = [terms[0], *(term for term in terms[1:] if term.value)]
    rest = attack_pool(world, side) - sum(term.value for term in known)
    return (*known, Term("other", rest, "WR-ATK-10")) if rest else tuple(known)


def _own_terms(world: World, side: Side) -> list[Term]:
    """Skill or Aggression first, then what comes from the attacker himself."""
    fight = fighting(world)
    fighter = fight.side(side)
    is_burst = fighter.card == "burst"
    if fighter.enemy is not None:
        burst = panel_of(world, fighter.enemy).burst if is_burst else 0
        base = Term("aggression", aggression(world, fighter.enemy), "WR-RANGE-04")
        return [base, Term("burst", burst, "WR-CARD-22")]
    assert fighter.seat is not None and fighter.symbol is not None
    weapon, skill = weapon_of(world, side), skill_for(fighter.symbol)
    scopes: frozenset[Scope] = frozenset((skill, "attack", "any"))
    printed = world.setting.content.combat.range(fight.range).symbols
    burst = burst_of(world, fighter.seat, weapon) if is_burst and weapon is not None else 0
    wounds = max(fighter.start_penalty, wound_dice(world, fighter.seat))
    return [
        Term(skill, skill_of(world, fighter.seat, skill), "WR-RANGE-04"),
        Term("gear", attack_dice_of(world, fighter.seat, weapon, scopes), "WR-ATK-21"),
        Term("range", next(one.dice for one in printed if one.symbol == fighter.symbol), "WR-RANGE-07"),
        Term("burst", burst, "WR-CARD-22"),
        Term("wounds", wounds, "WR-ATK-24"),
    ]


def _shared_terms(world: World, side: Side) -> list[Term]:
    """What combat cards, the place and cards played for this attack change."""
    fight, combat = fighting(world), world.setting.content.combat
    assert fight.attack is not None
    fighter, other = fight.side(side), fight.side(other_side(side))
    prepared = combat.prepared.attack_dice if fighter.prepared and fighter.card == "attack" else 0
    return [
        Term("prepared", prepared, "WR-CARD-11"),
        Term("opponent", _card_dice(world, other), "WR-CARD-06"),
        Term("hindered", other.opp_dice, "WR-ATK-10"),
        Term("place", board.attack_dice(world, fight.hex), "WR-ATK-10"),
        Term("played", fight.attack.dice, "WR-ATK-11"),
    ]


def _card_dice(world: World, other: Fighter) -> int:
    if other.card is None or other.card == "hidden":
        return 0
    return world.setting.content.combat.face(other.card, is_advance=other.advances is not False).dice


class Outcome(NamedTuple):
    """What the dice of the attack at hand are worth."""

    dice: tuple[int, ...]
    difficulty: int
    successes: int
    tens: int
    per_ten: int
    """Damage that each ten adds."""
    extra: int
    """Damage that weapon, enemy and cards add."""
    damage: int
    """All of it; 0 for a miss."""
    armour: int
    piercing: int
    blocked: int
    stopped: int
    lost: int

    @property
    def is_hit(self) -> bool:
        return self.successes > 0


def outcome_of(world: World) -> Outcome | None:
    """Of the attack at hand as its dice lie; None as long as they are not rolled."""
    attack = fighting(world).attack
    if attack is None or not attack.rolled:
        return None
    side, target = attack.by, fighting(world).side(other_side(attack.by))
    difficulty, tens = attack_difficulty(world), tens_of(world, side, attack.rolled)
    successes = sum(die >= difficulty for die in attack.rolled)
    plain = damage_of(world, side, 0)
    damage = (attack.dealt or damage_of(world, side, tens)) if successes else 0
    armour, piercing = armour_of(world, target), piercing_of(world, side)
    stopped = min(damage, max(0, armour - piercing) + attack.block)
    return Outcome(
        attack.rolled,
        difficulty,
        successes,
        tens,
        damage_of(world, side, 1) - plain,
        plain - 1,
        damage,
        armour,
        piercing,
        attack.block,
        stopped,
        damage - stopped,
    )
