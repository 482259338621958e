"""Manoeuvres: the owner of the slot chooses, the Comrade moves, and the status a card gives lasts for the
turn."""

from collections.abc import Iterator
from itertools import permutations

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.content import Manoeuvre
from game.rules.last_comrade.events import CardDone, CardFizzled
from game.rules.last_comrade.front_line import is_immobile
from game.rules.last_comrade.intents import Exchange, ExchangeTwo, Move, WearBoots
from game.rules.last_comrade.line_events import BootsWorn, EquipmentUsed, StatusGained
from game.rules.last_comrade.movement import Steps, exchange
from game.rules.last_comrade.raised_hands import TurnDecision
from game.rules.last_comrade.state import Piece, World
from game.rules.last_comrade.terms import ComradeId, Fizzled

PAIR = 2


class CarryOut(Step[World], frozen=True, tag="lc.carry_out", gc=False):
    """The revealed Manoeuvre takes effect; if only one choice is possible, it is made without asking."""

    comrade: ComradeId

    def run(self, play: Play[World]) -> None:
        world, comrade = play.world, self.comrade
        if world.revealed is None or not world.players[comrade].alive:
            return
        card = world.setting.manoeuvres[world.revealed]
        if card.exchange == "own":
            self.exchange_own(play)
        elif card.exchange == "others":
            self.exchange_others(play)
        else:
            play.then(Finish(comrade))
            if card.is_movement and not world.tripped:
                self.move(play, ChooseMove(comrade))

    def move(self, play: Play[World], choice: "ChooseMove") -> None:
        moves = choice.moves(play.world)
        if is_immobile(play.world, self.comrade) or (len(moves) == 1 and not choice.spare(play.world)):
            play.then(Steps(self.comrade, moves[0].direction, moves[0].steps))
        else:
            play.then(choice)

    def exchange_own(self, play: Play[World]) -> None:
        others = partners(play.world, self.comrade)
        if not others:
            fizzle(play, self.comrade, "impossible")
        elif len(others) == 1:
            exchange(play, self.comrade, others[0])
            play.then(Finish(self.comrade))
        else:
            play.then(ChooseExchange(self.comrade), Finish(self.comrade))

    def exchange_others(self, play: Play[World]) -> None:
        others = movable(play.world, self.comrade)
        if len(play.world.living) == PAIR:
            fizzle(play, self.comrade, "two_left")
        elif len(others) < PAIR:
            fizzle(play, self.comrade, "impossible")
        elif len(others) == PAIR:
            exchange(play, *others)
            play.then(Finish(self.comrade))
        else:
            play.then(ChooseTwo(self.comrade), Finish(self.comrade))


def fizzle(play: Play[World], comrade: ComradeId, why: Fizzled) -> None:
    assert play.world.revealed is not None
    play.do(CardFizzled(comrade, play.world.revealed, why))


class Finish(Step[World], frozen=True, tag="lc.finish", gc=False):
    """The rest of the card, then it is discarded; a Comrade who died while moving gets nothing more of it."""

    comrade: ComradeId

    def run(self, play: Play[World]) -> None:
        card = play.world.revealed
        if card is None or not play.world.players[self.comrade].alive:
            return
        status = play.world.setting.manoeuvres[card].status
        if status is not None:
            play.do(StatusGained(self.comrade, status))
        play.do(CardDone(self.comrade, card))


# Exchange partners


def movable(world: World, comrade: ComradeId) -> tuple[ComradeId, ...]:
    """The others who may be chosen for the revealed card, in the order of the Line."""
    return tuple(
        other
        for other in world.line
        if other is not None and other != comrade and _why_not_choosable(world, other) is None
    )


def partners(world: World, comrade: ComradeId) -> tuple[ComradeId, ...]:
    """The Comrades with whom this one may exchange places; empty while it is immobile or in the Tank."""
    if world.is_in_tank(comrade) or is_immobile(world, comrade):
        return ()
    return movable(world, comrade)


def _why_not_choosable(world: World, other: ComradeId) -> Refusal | None:
    card = world.revealed
    assert card is not None
    facts = {"card": card, "comrade": other}
    if world.is_in_tank(other):
        return Refusal("LC-TANK-13", facts)
    if world.players[other].fubar:
        return Refusal("LC-MAN-10", facts)
    if is_immobile(world, other):
        return Refusal("LC-LINE-09", facts)
    return Refusal("LC-CHR-11", facts) if card in world.ability(other).stubborn_against else None


# Choices


class SlotDecision(TurnDecision, frozen=True, gc=False):
    """A public choice of the slot's owner when their card is resolved."""

    is_public_decision = True
    stays_open = True
    comrade: ComradeId

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.comrade)


class ChooseMove(SlotDecision, frozen=True, tag="lc.choose_move", gc=False):
    """Direction and number of steps, decided before the first step; Boots add or remove a step."""

    change: int = 0
    worn: tuple[Piece, ...] = ()
    """Boots used on this Manoeuvre, in their present state."""

    def card(self, world: World) -> Manoeuvre:
        assert world.revealed is not None
        return world.setting.manoeuvres[world.revealed]

    def moves(self, world: World) -> list[Move]:
        card, extra = self.card(world), world.ability(self.comrade).extra_steps
        steps = {max(0, printed + self.change + more) for printed in card.steps for more in range(extra + 1)}
        return [Move(direction, count) for direction in card.directions for count in sorted(steps)]

    def spare(self, world: World) -> list[Piece]:
        """Boots that were not used on this Manoeuvre."""
        boots = world.setting.piece_of["steps"]
        left = [piece for piece in world.players[self.comrade].equipment if piece.card == boots]
        for piece in self.worn:
            left.remove(piece)
        return left

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield from self.moves(world)
        for piece in dict.fromkeys(self.spare(world)):
            yield from (WearBoots(piece.durability, longer) for longer in (True, False))

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if isinstance(intent, Move):
            if intent in self.moves(world):
                return None
            return Refusal("LC-MAN-18", {"direction": intent.direction, "steps": intent.steps})
        if isinstance(intent, WearBoots):
            boots = world.setting.piece_of["steps"]
            if Piece(boots, intent.durability) in self.spare(world):
                return None
            return Refusal("LC-EQP-16", {"card": boots, "kind": "none"})
        return Refusal("LC-TURN-01")

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        if isinstance(intent, Move):
            play.then(Steps(comrade, intent.direction, intent.steps))
            return
        assert isinstance(intent, WearBoots)
        boots = play.world.setting.piece_of["steps"]
        left, number = intent.durability - 1, play.world.setting.equipment[boots].number
        play.do(EquipmentUsed(comrade, boots, left))
        play.do(BootsWorn(comrade, intent.longer))
        worn = (*self.worn, Piece(boots, left)) if left else self.worn
        play.then(ChooseMove(comrade, self.change + (number if intent.longer else -number), worn))


class ChooseExchange(SlotDecision, frozen=True, tag="lc.choose_exchange", gc=False):
    """With whom to change places; the player must choose somebody."""

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield from (Exchange(other) for other in world.line if other is not None and other != comrade)

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if not isinstance(intent, Exchange):
            return Refusal("LC-TURN-01")
        if intent.comrade == comrade or intent.comrade not in world.line:
            return Refusal("LC-MAN-11", {"comrade": intent.comrade})
        return _why_not_choosable(world, intent.comrade)

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        assert isinstance(intent, Exchange)
        exchange(play, comrade, intent.comrade)


class ChooseTwo(SlotDecision, frozen=True, tag="lc.choose_two", gc=False):
    """Which two others change places; the player must choose two."""

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        others = [other for other in world.line if other is not None and other != comrade]
        yield from (ExchangeTwo(one, two) for one, two in permutations(others, PAIR))

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if not isinstance(intent, ExchangeTwo):
            return Refusal("LC-TURN-01")
        chosen = (intent.comrade, intent.other)
        if (
            intent.comrade == intent.other
            or comrade in chosen
            or not all(one in world.line for one in chosen)
        ):
            return Refusal("LC-MAN-12", {"comrade": intent.comrade, "other": intent.other})
        return _why_not_choosable(world, intent.comrade) or _why_not_choosable(world, intent.other)

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        assert isinstance(intent, ExchangeTwo)
        exchange(play, intent.comrade, intent.other)
