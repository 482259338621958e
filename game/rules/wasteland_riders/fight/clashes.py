"""Clashes: combat cards, their reveal, attacks, advantage and range (WR-CARD, WR-RANGE, WR-ADV)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.events.fights import (
    AdvantageMoved,
    ClashStarted,
    CombatCardChosen,
    CombatCardsRevealed,
    DirectionChosen,
    FightDecided,
    NextRangeSet,
    RangeSet,
)
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack, Initiative, knights_of, sides_in_order
from game.rules.wasteland_riders.gear.weapons import enemy_uses, fighting, is_forbidden, shots
from game.rules.wasteland_riders.health.knockout import ClashesEnd
from game.rules.wasteland_riders.intents.common import Done, MoveGear
from game.rules.wasteland_riders.intents.fights import Advance, ChooseCombatCard, Retreat
from game.rules.wasteland_riders.packing.arranging import moves, open_moves, take_arrangement, why_not_move
from game.rules.wasteland_riders.terms import COMBAT_CARDS, RANGES, CombatCard, Range, Timing
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.texts.public_decisions import PublicFightDecision
from game.rules.wasteland_riders.texts.usefulness import fights_fierce
from game.rules.wasteland_riders.windows.windows import ReactionWindow, run_enemy_text
from game.rules.wasteland_riders.world.fight import Fight, Fighter, Side, other_side
from game.rules.wasteland_riders.world.state import World


def enemy_of(fight: Fight) -> tuple[Side, Fighter] | None:
    """The side and the fighter of the enemy; None in a fight of two knights."""
    if fight.red.enemy is not None:
        return "red", fight.red
    return ("blue", fight.blue) if fight.blue.enemy is not None else None


class EnemyText(Step[World], frozen=True, tag="wr.enemy_text", gc=False):
    """The effects of the enemy's card for this moment happen to the knight."""

    window: Timing

    def run(self, play: Play[World]) -> None:
        found = enemy_of(fighting(play.world))
        if found is None or found[1].enemy is None:
            return
        for use in enemy_uses(play.world, found[1].enemy, self.window):
            run_enemy_text(play, found[1].leader, found[1].enemy, use)


class Clash(Step[World], frozen=True, tag="wr.clash", gc=False):
    """Choose, reveal, resolve, count advantage, set the range (WR-COMB-08)."""

    number: int

    def run(self, play: Play[World]) -> None:
        play.do(ClashStarted(self.number))
        order = knights_of(play.world, fighting(play.world).active)
        first, second = sides_in_order(play.world)
        more = (Clash(self.number + 1),) if self.number < play.world.setting.content.combat.clashes else ()
        play.then(
            ReactionWindow("clash_start", order),
            ChoosingCards(),
            ReactionWindow("after_combat_reveal", order),
            Peace(),
            *(frame for side in (first, second) for frame in (Direction(side), Rearranging(side))),
            ChoosingAttack(first),
            ChoosingAttack(second),
            Initiative(),
            ReactionWindow("advantage_step", order),
            CountAdvantage(),
            SetRange(),
            *more,
        )


# Combat cards


def why_not_card(world: World, side: Side, card: CombatCard) -> Refusal | None:
    """Why a fighter may not choose this card (WR-CARD-10, WR-CARD-20, WR-CARD-23); None if allowed."""
    fighter = fighting(world).side(side)
    match card:
        case "preparation":
            return Refusal("WR-CARD-10") if fighter.prepared else None
        case "attack" | "burst":
            if card == "burst" and is_forbidden(world, side, "burst"):
                return Refusal("WR-GOLD-02")
            can = any(shots(world, fighter, burst=card == "burst"))
            rule = "WR-CARD-23" if fighter.enemy is not None else "WR-CARD-20"
            return None if can else Refusal(rule, {"attack": card})
        case "defence":
            return Refusal("WR-GOLD-02") if is_forbidden(world, side, "defence") else None
        case "range_change":
            return None


class ChoosingCards(Asked, frozen=True, tag="wr.choosing_cards", gc=False):
    """Both choose a combat card face down; then both are revealed (WR-CARD-01).

    A fighter who has not chosen may first use texts that work at any time, so this is possible between any
    two clashes (WR-GEAR-19).
    """

    rule_other_seat: ClassVar[str | None] = "WR-COMB-02"

    def seats(self, world: World) -> frozenset[Seat]:
        fight = fighting(world)
        return frozenset(one.leader for one in (fight.red, fight.blue) if one.card is None)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseCombatCard(card) for card in COMBAT_CARDS)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        side = fighting(world).of(seat)
        assert side is not None
        open_cards = [card for card in COMBAT_CARDS if why_not_card(world, side, card) is None]
        return tuple([ChooseCombatCard(card) for card in open_cards])

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        side = fighting(world).of(seat)
        if side is None or type(intent) is not ChooseCombatCard:
            return Refusal("WR-CARD-01")
        return why_not_card(world, side, intent.card)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        side = fighting(play.world).of(seat)
        assert type(intent) is ChooseCombatCard
        assert side is not None
        play.do(CombatCardChosen(seat, side, intent.card))
        fight = fighting(play.world)
        red, blue = fight.red.card, fight.blue.card
        if red is None or blue is None:
            play.then(self)
            return
        assert red != "hidden"
        assert blue != "hidden"
        play.do(CombatCardsRevealed(red, blue))


class Peace(Step[World], frozen=True, tag="wr.peace", gc=False):
    """Two knights who meet and both play Defence first do not fight (WR-KVK-03)."""

    def run(self, play: Play[World]) -> None:
        fight = fighting(play.world)
        if fight.meeting and fight.clash == 1 and fight.red.card == fight.blue.card == "defence":
            play.do(FightDecided(None, None, peace=True))
            play.cut_to(ClashesEnd)


class Direction(PublicFightDecision, frozen=True, tag="wr.direction", gc=False):
    """Range Change: choose closer or farther (WR-CARD-13)."""

    def seats(self, world: World) -> frozenset[Seat]:
        fighter = fighting(world).side(self.side)
        return world.asked(fighter.leader) if fighter.card == "range_change" else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Advance(), Retreat())

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Retreat and is_forbidden(world, self.side, "retreat"):
            return Refusal("WR-GOLD-02")
        return None if isinstance(intent, Advance | Retreat) else Refusal("WR-CARD-13")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        play.do(DirectionChosen(seat, self.side, type(intent) is Advance))


class Rearranging(Asked, frozen=True, tag="wr.rearranging", gc=False):
    """Defence: a knight may rearrange gear, but no attachments, before being attacked (WR-CARD-07)."""

    moves_gear: ClassVar[bool] = True
    side: Side

    def seats(self, world: World) -> frozenset[Seat]:
        fighter = fighting(world).side(self.side)
        if fighter.seat is None or fighter.card != "defence":
            return frozenset()
        knight = world.knights[fighter.seat]
        has_any = bool(knight.gear or knight.backpack or knight.cargo)
        return world.asked(fighter.seat) if has_any else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        yield from moves(world, seat)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Done:
            return None
        if type(intent) is MoveGear:
            return why_not_move(world, seat, intent)
        return Refusal("WR-ATT-07")

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return (Done(), *open_moves(world, seat))

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is Done:
            return
        play.then(self)
        take_arrangement(play, seat, intent)


# Advantage and range


def gains(world: World) -> tuple[int, int]:
    """The advantage of red and of blue in this clash: arrows, health lost to attacks, cards (WR-ADV-02,
    -03)."""
    fight, combat = fighting(world), world.setting.content.combat
    found = {"red": fight.red.gained + fight.blue.lost, "blue": fight.blue.gained + fight.red.lost}
    sides: tuple[Side, Side] = ("red", "blue")
    for side in sides:
        fighter = fight.side(side)
        if fighter.card is None or fighter.card == "hidden":
            continue
        face = combat.face(fighter.card, is_advance=fighter.advances is not False)
        found[side] += face.own
        found[other_side(side)] += face.opponent
    return found["red"], found["blue"]


def is_fierce(world: World) -> bool:
    fight = fighting(world)
    return any(
        fighter.seat is not None and fights_fierce(world, fighter.seat) for fighter in (fight.red, fight.blue)
    )


class CountAdvantage(Step[World], frozen=True, tag="wr.count_advantage", gc=False):
    """The marker moves by the difference; a fierce enemy ignores advantage (WR-ADV-04, WR-ADV-07)."""

    def run(self, play: Play[World]) -> None:
        if is_fierce(play.world):
            return
        red, blue = gains(play.world)
        play.do(AdvantageMoved(red, blue, fighting(play.world).advantage + red - blue))


def moved_range(world: World) -> Range:
    """The range after the moves: one step for any number in the same direction; opposite ones cancel out
    (WR-CARD-17)."""
    fight = fighting(world)
    chosen = {
        fighter.advances
        for fighter in (fight.red, fight.blue)
        if fighter.card == "range_change" and fighter.advances is not None
    }
    place = RANGES.index(fight.range)
    if chosen == {True}:
        place = max(0, place - 1)
    elif chosen == {False}:
        place = min(len(RANGES) - 1, place + 1)
    return RANGES[place]


class SetRange(Step[World], frozen=True, tag="wr.set_range", gc=False):
    """Range Change first, then texts that set a range; the result holds from the next clash on
    (WR-RANGE-10)."""

    def run(self, play: Play[World]) -> None:
        play.do(NextRangeSet(moved_range(play.world)))
        play.then(EnemyText("range_step"), EnemyText("clash_end"), RangeHolds())


class RangeHolds(Step[World], frozen=True, tag="wr.range_holds", gc=False):
    """The range set for the next clash takes effect."""

    def run(self, play: Play[World]) -> None:
        fight = fighting(play.world)
        if fight.next_range is not None and fight.next_range != fight.range:
            play.do(RangeSet(fight.next_range))
