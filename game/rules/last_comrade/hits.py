"""A hit: what stops it, what the victim can do against it, and where it can be passed on."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.core.frames import AutoPass, Decision, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.events import EventAnnounced, StoodDown
from game.rules.last_comrade.intents import AcceptHit, React, Reflect, Shield, StandDown, UseEquipment
from game.rules.last_comrade.life import take_damage
from game.rules.last_comrade.line_events import (
    EquipmentUsed,
    HitAbsorbed,
    HitAccepted,
    HitAvoided,
    HitReduced,
    HitReflected,
    HitShielded,
    HitStarted,
    LuckSpent,
)
from game.rules.last_comrade.raised_hands import TurnDecision
from game.rules.last_comrade.responses import announce, settle
from game.rules.last_comrade.state import Piece, World
from game.rules.last_comrade.terms import (
    DIRECTIONS,
    OFFSET,
    SPLASH,
    ComradeId,
    Direction,
    EquipmentVerb,
    HitKind,
)

OTHER_USES: dict[EquipmentVerb, str] = {
    "steps": "LC-EQP-16",
    "shoot": "LC-EQP-17",
    "save": "LC-EQP-18",
    "tank": "LC-TANK-06",
}
"""Pieces that are useless in a hit window, and the rules that say when they are useful."""


def why_not_use_now(world: World, card: CardId) -> Refusal | None:
    """Outside a hit: the rule that says when a piece is useful; None for a piece that is for hits."""
    rule = OTHER_USES.get(world.setting.equipment[card].do)
    return None if rule is None else Refusal(rule, {"card": card, "kind": "none"})


class HitLands(Step[World], frozen=True, tag="lc.hit_lands", gc=False):
    """One hit on one Comrade: automatic protection, then the victim's reaction, then the damage."""

    comrade: ComradeId
    source: CardId
    kind: HitKind
    amount: int

    def run(self, play: Play[World]) -> None:
        world, comrade = play.world, self.comrade
        player = world.players[comrade]
        if not player.can_act:
            play.do(HitAvoided(comrade, self.source, "no_life"))
            return
        play.do(HitStarted(comrade, self.source, self.kind, self.amount))
        if world.is_in_tank(comrade):
            absorb(play, comrade, self.source)
        elif player.dodge and self.kind == "linear":
            play.do(HitAvoided(comrade, self.source, "dodge"))
        elif player.prone and self.kind in SPLASH:
            play.do(HitAvoided(comrade, self.source, "prone"))
        else:
            self.strike(play)

    def strike(self, play: Play[World]) -> None:
        """Automatic abilities come first, so that no Equipment is wasted."""
        ability, amount = play.world.ability(self.comrade), self.amount
        by = ability.reduces.get(self.kind, 0)
        if by:
            amount -= by
            play.do(HitReduced(self.comrade, None, by, max(0, amount)))
        if amount <= 0:
            play.do(HitAvoided(self.comrade, self.source, "reduced"))
        elif (
            ability.lucky and self.is_attack(play.world) and not play.world.players[self.comrade].lucky_spent
        ):
            play.do(LuckSpent(self.comrade))
        else:
            meet(play, HitWindow(self.comrade, self.source, self.kind, self.amount, amount))

    def is_attack(self, world: World) -> bool:
        return self.source in world.setting.attacks


def absorb(play: Play[World], comrade: ComradeId, source: CardId) -> None:
    """The Tank stops the hit; the first one of a strike card costs it durability."""
    tank = play.world.tank
    assert tank is not None
    card = play.world.setting.piece_of["tank"]
    durability = next(one.durability for one in play.world.players[tank.owner].equipment if one.card == card)
    play.do(HitAbsorbed(comrade, source, durability if tank.struck else durability - 1))


def meet(play: Play[World], hit: "HitWindow") -> None:
    """Ask the victim, or take the hit if the victim could do nothing; only public facts decide."""
    world = play.world
    if not world.players[hit.comrade].conceding and hit.can_be_met(world):
        play.then(hit)
    else:
        take_damage(play, hit.comrade, hit.source, hit.amount)


class HitWindow(TurnDecision, frozen=True, tag="lc.hit_window", gc=False):
    """The victim may use Equipment, one piece after another, look at their hand, or take the hit."""

    rule_other_seat = "LC-HIT-07"
    is_public_decision = True
    stays_open = True
    comrade: ComradeId
    source: CardId
    kind: HitKind
    printed: int
    amount: int
    used: tuple[Piece, ...] = ()
    """Pieces used on this hit, in their present state."""
    touched: bool = False
    """Whether anything has been used on this hit."""
    declined: bool = False
    """Whether the victim has looked at their hand and played nothing."""

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.comrade)

    def auto_pass(self) -> AutoPass:
        return AutoPass("lc_hit", AcceptHit())

    def can_be_met(self, world: World) -> bool:
        if self.why_not_react(world) is None:
            return True
        return any(self.why_not_piece(world, piece) is None for piece in self.spare(world))

    def can_be_passed_on(self, world: World) -> bool:
        """Whether the hit is a linear or splash hit of an Attack card on which nothing was used yet."""
        return not self.touched and self.kind != "special" and self.source in world.setting.attacks

    def spare(self, world: World) -> list[Piece]:
        """The victim's pieces that were not used on this hit."""
        left = list(world.players[self.comrade].equipment)
        for piece in self.used:
            left.remove(piece)
        return left

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield AcceptHit()
        door = world.setting.piece_of["reflect"]
        for piece in dict.fromkeys(self.spare(world)):
            if piece.card == door:
                yield from (Reflect(piece.durability, direction) for direction in DIRECTIONS)
            else:
                yield UseEquipment(piece.card, piece.durability)
        yield React()

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        match intent:
            case AcceptHit():
                return None
            case UseEquipment():
                return self.why_not_use(world, Piece(intent.card, intent.durability))
            case Reflect():
                return self.why_not_use(world, Piece(world.setting.piece_of["reflect"], intent.durability))
            case React():
                return self.why_not_react(world)
            case _:
                return Refusal("LC-REACT-06")

    def why_not_use(self, world: World, piece: Piece) -> Refusal | None:
        if piece not in self.spare(world):
            return Refusal("LC-HIT-08", {"card": piece.card, "durability": piece.durability})
        return self.why_not_piece(world, piece)

    def why_not_piece(self, world: World, piece: Piece) -> Refusal | None:
        card = world.setting.equipment[piece.card]
        if card.do == "reflect":
            is_free = self.can_be_passed_on(world) and self.kind in card.against
            return None if is_free else Refusal("LC-EQP-08", {"card": piece.card, "kind": self.kind})
        if card.do == "reduce" and self.kind in card.against:
            return None
        rule = OTHER_USES.get(card.do, "LC-EQP-14" if "linear" in card.against else "LC-EQP-15")
        return Refusal(rule, {"card": piece.card, "kind": self.kind})

    def why_not_react(self, world: World) -> Refusal | None:
        """Why the victim cannot look for a card; None if they can. Public facts decide: an Event and a card
        are left, and a neighbour could take the hit."""
        card, player = world.setting.event_of["shield"], world.players[self.comrade]
        if player.event_used:
            return Refusal("LC-EVT-01", {"card": card})
        if player.hand and not self.declined and self.can_be_passed_on(world):
            others = world.neighbours(self.comrade)
            could_shield = any(why_not_shield(world, self.comrade, other) is None for other in others)
            if could_shield and may_be_unseen(world, card):
                return None
        return Refusal("LC-EVT-20", {"card": card, "comrade": ""})

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        match intent:
            case UseEquipment():
                self.reduce(play, Piece(intent.card, intent.durability))
            case Reflect():
                self.reflect(play, intent)
            case React():
                play.then(Shielding(self))
            case _:
                play.do(HitAccepted(comrade, self.amount))
                take_damage(play, comrade, self.source, self.amount)

    def reduce(self, play: Play[World], piece: Piece) -> None:
        by = play.world.setting.equipment[piece.card].number
        left = piece.durability - 1
        play.do(EquipmentUsed(self.comrade, piece.card, left))
        amount = max(0, self.amount - by)
        play.do(HitReduced(self.comrade, piece.card, by, amount))
        if not amount:
            play.do(HitAvoided(self.comrade, self.source, "reduced"))
            return
        used = (*self.used, Piece(piece.card, left)) if left else self.used
        meet(play, replace(self, amount=amount, used=used, touched=True))

    def reflect(self, play: Play[World], intent: Reflect) -> None:
        play.do(EquipmentUsed(self.comrade, play.world.setting.piece_of["reflect"], intent.durability - 1))
        other = in_the_way(play.world, self.comrade, self.kind, intent.direction)
        play.do(HitReflected(self.comrade, other, intent.direction))
        if other is None:
            play.do(HitAvoided(None, self.source, "nobody"))
        else:
            play.then(HitLands(other, self.source, self.kind, self.printed))


def in_the_way(world: World, comrade: ComradeId, kind: HitKind, direction: Direction) -> ComradeId | None:
    """The first Comrade hit by a reflected hit: anyone in the Tank, a dodging one only by a splash hit; None
    without one."""
    place, offset = world.place_of(comrade), OFFSET[direction]
    while 1 <= (place := place + offset) <= world.length:
        other = world.at(place)
        if other is not None and (
            kind != "linear" or world.is_in_tank(other) or not world.players[other].dodge
        ):
            return other
    return None


def may_be_unseen(world: World, card: CardId) -> bool:
    """Whether some copies of a card may still be hidden."""
    open_ones = (*world.action_discard, *world.boxed, *(event.card for event in world.announced))
    return world.setting.action_deck.count(card) > open_ones.count(card)


def why_not_shield(world: World, victim: ComradeId, other: ComradeId) -> Refusal | None:
    """Why a neighbour cannot take the hit; None if they can. Everybody knows this."""
    card = world.setting.event_of["shield"]
    facts = {"card": card, "comrade": other}
    if other not in world.neighbours(victim) or not world.players[other].can_act:
        return Refusal("LC-EVT-20", facts)
    if world.is_in_tank(other):
        return Refusal("LC-TANK-13", facts)
    return Refusal("LC-CHR-11", facts) if card in world.ability(other).stubborn_against else None


class Shielding(Decision[World], frozen=True, tag="lc.shielding", gc=False):
    """The victim looks at their hand: Human Shield on a neighbour, or back to the hit."""

    rule_other_seat = "LC-HIT-07"
    hit: HitWindow

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.hit.comrade)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield StandDown()
        yield from (Shield(other) for other in world.neighbours(self.hit.comrade))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, StandDown):
            return None
        if not isinstance(intent, Shield):
            return Refusal("LC-REACT-06")
        card = world.setting.event_of["shield"]
        if card not in world.players[self.hit.comrade].hand:
            return Refusal("LC-EVT-02", {"card": card, "held": "no"})
        return why_not_shield(world, self.hit.comrade, intent.comrade)

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, Shield):
            card = play.world.setting.event_of["shield"]
            announce(play, EventAnnounced(self.hit.comrade, card, intent.comrade), ShieldSettles(self.hit))
        else:
            play.do(StoodDown(self.hit.comrade, counted=False))
            meet(play, replace(self.hit, declined=True))


class ShieldSettles(Step[World], frozen=True, tag="lc.shield_settles", gc=False):
    """A Human Shield that is not cancelled makes the neighbour the victim; otherwise the hit stays as it
    was."""

    hit: HitWindow

    def run(self, play: Play[World]) -> None:
        other = play.world.announced[-1].other
        assert other is not None
        if not settle(play):
            meet(play, self.hit)
            return
        play.do(HitShielded(self.hit.comrade, other))
        play.then(HitLands(other, self.hit.source, self.hit.kind, self.hit.printed))
