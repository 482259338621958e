"""The value of the current attack's dice, as the rules add it up: damage, and what is stopped."""

from typing import NamedTuple

from game.rules.core.odds import Term, total
from game.rules.wasteland_riders.fight.sums import (
    attack_difficulty,
    damage_terms,
    stopping_terms,
    successes_of,
    tens_of,
)
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.world.state import World


class AttackTotals(NamedTuple):
    """The value of the current attack's dice; with a miss nothing is dealt and nothing is stopped."""

    dice: tuple[int, ...]
    difficulty: int
    successes: int
    tens: int
    damage: tuple[Term, ...] = ()
    stopped: tuple[Term, ...] = ()

    @property
    def is_hit(self) -> bool:
        return self.successes > 0


def attack_totals(world: World) -> AttackTotals | None:
    """The totals of the current attack; None until its dice are rolled."""
    attack = fighting(world).attack
    if attack is None or not attack.rolled:
        return None
    successes, tens = successes_of(world, attack.rolled), tens_of(world, attack.by, attack.rolled)
    outcome = AttackTotals(attack.rolled, attack_difficulty(world), successes, tens)
    if not outcome.is_hit:
        return outcome
    damage = damage_terms(world, attack.by, tens)
    return outcome._replace(damage=damage, stopped=stopping_terms(world, attack.by, total(damage)))
