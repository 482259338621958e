"""What verbs do during a fight, where it differs from elsewhere."""

from collections.abc import Iterator

from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.fights import (
    AdvantageGained,
    AdvantageMoved,
    AttackChanged,
    CombatCardSwapped,
    EnemyLost,
    NextRangeSet,
    OpponentHindered,
    RangeSet,
)
from game.rules.wasteland_riders.fight.attacks import check_enemy, tell_roll
from game.rules.wasteland_riders.fight.clashes import why_not_card
from game.rules.wasteland_riders.fight.sums import attack_difficulty
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.health.resources import lose
from game.rules.wasteland_riders.intents.fights import ChooseCombatCard, ChooseRange
from game.rules.wasteland_riders.running import FIGHT_VERBS, Run
from game.rules.wasteland_riders.skill_tests import roll_dice
from game.rules.wasteland_riders.terms import COMBAT_CARDS, RANGES
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.world.fight import Side, other_side
from game.rules.wasteland_riders.world.state import World


def own_side(world: World, run: Run) -> Side:
    """The side of the knight whose text it is, or whom an enemy's text calls "you"."""
    fight = fighting(world)
    return "red" if fight.red.seat == run.seat else "blue"


def text_side(world: World, run: Run) -> Side:
    """The side that uses the text: the enemy's side for the enemy's card, the knight's for all else."""
    fight = fighting(world)
    if fight.red.enemy == run.source:
        return "red"
    return "blue" if fight.blue.enemy == run.source else own_side(world, run)


def _dice(play: Play[World], run: Run, effect: Effect) -> None:
    side = own_side(play.world, run)
    if effect.lasts == "combat":
        play.do(OpponentHindered(side, effect.n))
    else:
        attack = fighting(play.world).attack
        assert attack is not None
        play.do(AttackChanged(attack.by, dice=effect.n))


def _damage(play: Play[World], run: Run, effect: Effect) -> None:
    play.do(AttackChanged(own_side(play.world, run), damage=effect.n))


def _block(play: Play[World], run: Run, effect: Effect) -> None:
    play.do(AttackChanged(other_side(own_side(play.world, run)), block=effect.n))


def _free_ammo(play: Play[World], run: Run, _effect: Effect) -> None:
    play.do(AttackChanged(own_side(play.world, run), free_ammo=True))


def _crit_from(play: Play[World], run: Run, effect: Effect) -> None:
    play.do(AttackChanged(own_side(play.world, run), crit_from=effect.n))


def _crit_damage(play: Play[World], run: Run, effect: Effect) -> None:
    play.do(AttackChanged(own_side(play.world, run), crit_damage=effect.n))


def _reroll(play: Play[World], _run: Run, effect: Effect) -> None:
    """All dice of the attack, or those without a success; the new roll stands."""
    attack = fighting(play.world).attack
    assert attack is not None
    again = roll_dice(play, len(attack.rolled))
    if effect.what == "failed":
        hit = attack_difficulty(play.world)
        again = tuple(old if old >= hit else new for old, new in zip(attack.rolled, again, strict=True))
    tell_roll(play, attack.by, again, again=True)


def _opp_lose(play: Play[World], run: Run, effect: Effect) -> None:
    """A direct loss of health: no armour, no advantage; at 0 the opponent is defeated at once
    (WR-RULING-37)."""
    side = other_side(own_side(play.world, run))
    rival = fighting(play.world).side(side)
    if rival.seat is not None:
        lose(play, rival.seat, "health", effect.n, "card")
        return
    play.do(EnemyLost(side, effect.n, attack=False))
    check_enemy(play, side)


def _advantage(play: Play[World], run: Run, effect: Effect) -> None:
    """Before the first clash the marker moves at once; later the gain counts with the clash."""
    fight = fighting(play.world)
    side = own_side(play.world, run)
    if effect.who == "opponent":
        side = other_side(side)
    if fight.clash:
        play.do(AdvantageGained(side, effect.n))
        return
    red, blue = (effect.n, 0) if side == "red" else (0, effect.n)
    play.do(AdvantageMoved(red, blue, fight.advantage + red - blue))


def _set_range(play: Play[World], run: Run, effect: Effect) -> None:
    if effect.range is None:
        play.then(ChoosingRange(run.seat))
    elif fighting(play.world).clash:
        play.do(NextRangeSet(effect.range))
    else:
        play.do(RangeSet(effect.range, by=text_side(play.world, run)))


class ChoosingRange(PublicDecision, frozen=True, tag="wr.choosing_range", gc=False):
    """A text lets the knight choose the starting range."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseRange(name) for name in RANGES)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if type(intent) is ChooseRange else Refusal("WR-COMB-06")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseRange
        side: Side = "red" if fighting(play.world).red.seat == self.seat else "blue"
        play.do(RangeSet(intent.range, by=side))


def _swap_card(play: Play[World], run: Run, _effect: Effect) -> None:
    play.then(Swapping(run.seat, own_side(play.world, run)))


class Swapping(Asked, frozen=True, tag="wr.swapping", gc=False):
    """A text: take back the combat card and play another legal one, face up."""

    seat: Seat
    side: Side

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseCombatCard(card) for card in COMBAT_CARDS)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        current = fighting(world).side(self.side).card
        if type(intent) is not ChooseCombatCard or intent.card == current:
            return Refusal("WR-CARD-01")
        return why_not_card(world, self.side, intent.card)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseCombatCard
        play.do(CombatCardSwapped(self.seat, self.side, intent.card))


FIGHT_VERBS.update(
    {
        "dice": _dice,
        "damage": _damage,
        "block": _block,
        "free_ammo": _free_ammo,
        "crit_from": _crit_from,
        "crit_damage": _crit_damage,
        "reroll": _reroll,
        "opp_lose": _opp_lose,
        "advantage": _advantage,
        "set_range": _set_range,
        "swap_card": _swap_card,
    }
)
