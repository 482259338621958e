"""Step 4: the committed cards are turned over and resolved slot by slot; Tank and Revolver belong here."""

from collections.abc import Iterator

from game.rules.core.frames import AutoPass, Frame, Step
from game.rules.core.ids import CardId
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.death import Deaths
from game.rules.last_comrade.events import CardRevealed, SlotEnded, SlotStarted, StepBegan
from game.rules.last_comrade.hits import HitLands
from game.rules.last_comrade.intents import EndSlot, Shoot, TakeAboard
from game.rules.last_comrade.line_events import EquipmentEntered, EquipmentUsed, RevolverFired, TankBoarded
from game.rules.last_comrade.manoeuvres import CarryOut, SlotDecision, fizzle
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import REVEALING, ComradeId
from game.rules.last_comrade.windows import AtCheckpoint


class Slots(Step[World], frozen=True, tag="lc.slots", gc=False):
    """Clockwise from the Initiative holder's seat, each slot completely before the next."""

    def run(self, play: Play[World]) -> None:
        play.do(StepBegan(REVEALING))
        first, *others = play.world.from_holder()
        play.then(Slot(first, first=True), *(Slot(comrade) for comrade in others))


class Slot(Step[World], frozen=True, tag="lc.slot", gc=False):
    """One player's slot; the dead have none. No window opens before the first slot, because C2 has just
    been."""

    comrade: ComradeId
    first: bool = False

    def run(self, play: Play[World]) -> None:
        player = play.world.players[self.comrade]
        if not player.alive:
            return
        play.do(SlotStarted(self.comrade, player.committed is not None))
        frames: list[Frame] = [Reveal(self.comrade), MayShoot(self.comrade), SlotEnds(self.comrade)]
        if not self.first:
            frames.insert(0, AtCheckpoint("before_reveal"))
        play.then(*frames)


class Reveal(Step[World], frozen=True, tag="lc.reveal", gc=False):
    """The card is turned over: Equipment comes into play at once, an Event is discarded, a Manoeuvre
    waits."""

    comrade: ComradeId

    def run(self, play: Play[World]) -> None:
        card = play.world.players[self.comrade].committed
        if card is None:
            return
        play.do(CardRevealed(self.comrade, card))
        setting = play.world.setting
        if card in setting.events:
            fizzle(play, self.comrade, "event_in_slot")
            play.then(AtCheckpoint("card_revealed"))
        elif card in setting.equipment:
            self._equip(play, card)
        else:
            play.then(AtCheckpoint("card_revealed"), CarryOut(self.comrade))

    def _equip(self, play: Play[World], card: CardId) -> None:
        piece = play.world.setting.equipment[card]
        durability = piece.durability + play.world.ability(self.comrade).extra_durability
        play.do(EquipmentEntered(self.comrade, card, durability))
        if piece.do != "tank":
            play.then(AtCheckpoint("card_revealed"))
            return
        beside = tuple(play.world.neighbours(self.comrade))
        if len(beside) > 1:
            play.then(ChoosePassenger(self.comrade), AtCheckpoint("card_revealed"))
        else:
            play.do(TankBoarded(self.comrade, beside[0] if beside else None))
            play.then(AtCheckpoint("card_revealed"))


class SlotEnds(Step[World], frozen=True, tag="lc.slot_ends", gc=False):
    """A card whose owner died in their slot is discarded without the rest of its effect."""

    comrade: ComradeId

    def run(self, play: Play[World]) -> None:
        if play.world.revealed is not None:
            fizzle(play, self.comrade, "owner_died")
        play.do(SlotEnded(self.comrade))


class ChoosePassenger(SlotDecision, frozen=True, tag="lc.choose_passenger", gc=False):
    """The owner of the Tank boards with one neighbour, and chooses if there are two."""

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield from (TakeAboard(other) for other in world.neighbours(comrade))

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if isinstance(intent, TakeAboard) and intent.comrade in world.neighbours(comrade):
            return None
        return Refusal("LC-TANK-01", {"comrade": getattr(intent, "comrade", "")})

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        assert isinstance(intent, TakeAboard)
        play.do(TankBoarded(comrade, intent.comrade))


class MayShoot(Step[World], frozen=True, tag="lc.may_shoot", gc=False):
    """At the end of their slot, with or without a card, the owner of the Revolver may use it once."""

    comrade: ComradeId

    def run(self, play: Play[World]) -> None:
        world, player = play.world, play.world.players[self.comrade]
        revolver = world.setting.piece_of["shoot"]
        if not player.alive or player.revolver_used:
            return
        if any(piece.card == revolver for piece in player.equipment) and _in_range(world, self.comrade):
            play.then(Revolver(self.comrade))


def _in_range(world: World, comrade: ComradeId) -> list[ComradeId]:
    return [other for other in world.neighbours(comrade) if not world.is_in_tank(other)]


class Revolver(SlotDecision, frozen=True, tag="lc.revolver", gc=False):
    """One linear hit on a neighbour outside the Tank, or none."""

    def auto_pass(self) -> AutoPass:
        return AutoPass("lc_revolver", EndSlot())

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        yield EndSlot()
        yield from (Shoot(other) for other in world.neighbours(comrade))

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        if isinstance(intent, EndSlot):
            return None
        if not isinstance(intent, Shoot):
            return Refusal("LC-TURN-13")
        revolver = world.setting.piece_of["shoot"]
        if intent.comrade in _in_range(world, comrade):
            return None
        rule = "LC-TANK-13" if world.is_in_tank(intent.comrade) else "LC-EQP-17"
        return Refusal(rule, {"card": revolver, "comrade": intent.comrade, "kind": "linear"})

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        if not isinstance(intent, Shoot):
            return
        revolver = play.world.setting.piece_of["shoot"]
        pieces = play.world.players[comrade].equipment
        left = next(piece.durability for piece in pieces if piece.card == revolver) - 1
        play.do(RevolverFired(comrade, intent.comrade))
        play.do(EquipmentUsed(comrade, revolver, left))
        amount = play.world.setting.equipment[revolver].number
        play.then(HitLands(intent.comrade, revolver, "linear", amount), Deaths())
