"""Private contracts: accepting and completing them while exploring (WR-CON-15..24, WR-VAR-07..11)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.board import tile_at
from game.rules.wasteland_riders.content.tables import Effect, Private
from game.rules.wasteland_riders.contracts import complete, held_by, most_held
from game.rules.wasteland_riders.events.journey import ContractAccepted, ContractFailed, ContractRevealed
from game.rules.wasteland_riders.health.resources import Suffer
from game.rules.wasteland_riders.intents.common import ChooseContract
from game.rules.wasteland_riders.market.paying import Pay, can_afford
from game.rules.wasteland_riders.skill_tests import SkillTest, tens_rolled
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.world.state import Contract, Exploring, World


def card_of(world: World, contract: Contract) -> Private:
    return world.setting.content.private[contract.card]


def number_here(world: World, seat: Seat) -> int:
    return tile_at(world, world.knights[seat].hex).number


def why_not_accept(world: World, seat: Seat, exploring: Exploring, card: CardId) -> Refusal | None:
    contract = world.contract(card)
    if contract is None or contract.kind != "private" or contract.accepted:
        return Refusal("WR-CON-16", {"contract": card})
    if contract.holder not in (None, seat):
        return Refusal("WR-CON-17", {"contract": card})
    if exploring.accepted:
        return Refusal("WR-CON-18")
    if card in exploring.tried:
        return Refusal("WR-CON-19", {"contract": card})
    if len(held_by(world, seat)) >= most_held(world):
        return Refusal("WR-CON-20")
    private = card_of(world, contract)
    if private.first != number_here(world, seat):
        return Refusal("WR-CON-16", {"contract": card})
    return _why_not_asked(world, seat, private.first_asks)


def why_not_complete(world: World, seat: Seat, exploring: Exploring, card: CardId) -> Refusal | None:
    contract = world.contract(card)
    if contract is None or contract.holder != seat or not contract.accepted:
        return Refusal("WR-CON-17", {"contract": card})
    if exploring.completed or card in exploring.tried:
        return Refusal("WR-CON-21", {"contract": card})
    private = card_of(world, contract)
    if private.second != number_here(world, seat):
        return Refusal("WR-CON-21", {"contract": card})
    return _why_not_asked(world, seat, private.second_asks)


def _why_not_asked(world: World, seat: Seat, asks: tuple[Effect, ...]) -> Refusal | None:
    return None if can_afford(world, seat, asks) else Refusal("WR-EXPL-10")


def attempt(play: Play[World], seat: Seat, card: CardId, *, accepting: bool) -> None:
    """Do what the condition asks: pay, suffer or pass the test; then the condition is met or not."""
    contract = play.world.contract(card)
    assert contract is not None
    if contract.face_down:
        play.do(ContractRevealed(seat, card))
    private = card_of(play.world, contract)
    asks = private.first_asks if accepting else private.second_asks
    tested = False
    frames: list[Step[World]] = [Pay(seat, asks)]
    for effect in asks:
        if effect.do == "suffer":
            frames.append(Suffer(seat, effect.n, "contract"))
        elif effect.do == "test":
            tested = True
            frames.append(SkillTest(seat, "contract", effect.skills, effect.difficulty, effect.successes))
    play.then(*frames, ConditionMet(seat, card, accepting, tested))


class ConditionMet(Step[World], frozen=True, tag="wr.condition_met", gc=False):
    """The contract is taken or completed; after a failed test it stays where it is (WR-CON-19)."""

    seat: Seat
    contract: CardId
    accepting: bool
    tested: bool

    def run(self, play: Play[World]) -> None:
        deed = tens_rolled(play.world) if self.tested else None
        met = deed is None or (play.world.test is not None and play.world.test.passed)
        if self.accepting and not play.world.knights[self.seat].conscious:
            met = False  # a knight whom it knocks out has not accepted it (WR-RULING-54)
        if met and not self.accepting:
            if deed is not None and deed.completes(play.world) is not None:
                play.then(CompletionOrder(play.world.scavenger, self.seat, self.contract))
            else:
                complete(play, self.seat, self.contract)
            return
        if met:
            play.do(ContractAccepted(self.seat, self.contract))
            play.then(CompleteAtOnce(self.seat))
        else:
            play.do(ContractFailed(self.seat, self.contract))
        if deed is not None:
            play.then(deed)


class CompletionOrder(PublicDecision, frozen=True, tag="wr.completion_order", gc=False):
    """One test completes two contracts: the Scavenger chooses which comes first (WR-CON-10)."""

    rule_other_seat: ClassVar[str | None] = "WR-CON-10"
    seat: Seat
    knight: Seat
    contract: CardId

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def _both(self, world: World) -> tuple[CardId, ...]:
        general = tens_rolled(world).completes(world)
        assert general is not None
        return general.card, self.contract

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseContract(card) for card in self._both(world))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseContract and intent.contract in self._both(world):
            return None
        return Refusal("WR-CON-10")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseContract
        private = ConditionMet(self.knight, self.contract, accepting=False, tested=False)
        general = tens_rolled(play.world)
        play.then(*((private, general) if intent.contract == self.contract else (general, private)))


class CompleteAtOnce(Step[World], frozen=True, tag="wr.complete_at_once", gc=False):
    """A contract whose second condition asks only for exploring is completed by exploring (WR-CON-21)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        exploring = play.world.exploring
        if exploring is None or not exploring.allowed or not play.world.knights[self.seat].conscious:
            return
        for contract in held_by(play.world, self.seat):
            if card_of(play.world, contract).second_asks:
                continue
            if why_not_complete(play.world, self.seat, exploring, contract.card) is None:
                complete(play, self.seat, contract.card)
                return
