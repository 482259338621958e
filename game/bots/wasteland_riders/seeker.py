"""A bot that tries: it rides to where contracts are met, explores there, fights what it meets, hoards gear.

What it does not care for it leaves to chance, so that many of its games go many ways.
"""

from collections.abc import Iterator
from typing import Any

from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.intents.fights import AskMeeting, ChooseCombatCard
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import Contract, World

WANTED: tuple[type[Intent], ...] = (
    wr.CompleteContract,
    wr.AcceptContract,
    wr.Explore,
    wr.TakeBonus,
    wr.TakeAction,
    wr.Trade,
    wr.GoOn,
)
"""Done whenever it may be, the first before the others."""
AVOIDED = (wr.RemoveBlue, wr.ProposeTo, wr.MissionAction, wr.StopMove)
"""Never done where anything else may be: they cost what is hoarded, or end the journey or the game early."""
ENOUGH: tuple[type[Intent], ...] = (wr.Done, wr.DeclineDeal)
"""Chosen half of the time where gear is arranged or haggled over, or the night would never end."""
LONG_RIDE = 10
SPEED_RECORD, STUNTMAN = "c01_rekord_szybkosci", "c11_kaskader"


class Seeker:
    """Sits at a seat of Wasteland Riders; two of the same seed play alike."""

    def __init__(self, seed: int) -> None:
        self._draws = Draws(Rng(seed))

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        kinds = {type(intent) for intent in legal}
        for wanted in WANTED:
            if wanted in kinds:
                return self._one_of(legal, wanted)
        if wr.ChooseMode in kinds:
            return self._mode(view.world, seat, legal)
        if wr.MarkHex in kinds:
            return self._route(view.world, seat, legal)
        if wr.FaceIt in kinds:
            runs = STUNTMAN in self._general(view.world) or not self._draws.below(4)
            return wr.Escape() if runs and wr.Escape() in legal else wr.FaceIt()
        if AskMeeting in kinds and self._draws.below(2):
            return self._one_of(legal, AskMeeting)
        if ChooseCombatCard in kinds and self._draws.below(3):
            fierce = tuple(one for one in legal if one == ChooseCombatCard("attack"))
            return self._draws.choice(fierce or legal)
        for enough in ENOUGH:
            if enough in kinds and self._draws.below(2):
                return enough()
        return self._draws.choice(tuple(one for one in legal if not isinstance(one, AVOIDED)) or legal)

    def _one_of(self, legal: tuple[Intent, ...], kind: type[Intent]) -> Intent:
        return self._draws.choice(tuple(intent for intent in legal if type(intent) is kind))

    def _mode(self, world: World, seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        """By vehicle if there is fuel; it stays where something can still be tried."""
        if self._target(world, seat) == world.knights[seat].hex:
            return wr.ChooseMode("stay")
        by_vehicle = wr.ChooseMode("vehicle")
        return by_vehicle if by_vehicle in legal else wr.ChooseMode("foot")

    def _route(self, world: World, seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        """Straight to the target; without one, or for the record of speed, on and on."""
        assert world.move is not None
        route = world.move.route
        target = self._target(world, seat)
        places = tuple(intent for intent in legal if isinstance(intent, wr.MarkHex))
        if target is None:
            done = len(route) >= LONG_RIDE or not places
            return wr.ConfirmRoute() if done else self._draws.choice(places)
        if (route and route[-1] == target) or not places:
            return wr.ConfirmRoute()
        steps = world.setting.distances[target]
        return min(places, key=lambda intent: (steps[intent.hex], intent.hex))

    def _target(self, world: World, seat: Seat) -> HexId | None:
        """The nearest place where a contract can be met now; None for a long ride."""
        here = world.knights[seat].hex
        if SPEED_RECORD in self._general(world) and world.knights[seat].fuel == world.setting.numbers.scale:
            return None
        wanted = {number for one in world.contracts for number in self._numbers(world, seat, one)}
        places = [place for place, tile in world.tiles.items() if world.setting.tile(tile).number in wanted]
        distances = world.setting.distances[here]
        return min(places, key=lambda place: (distances[place], place)) if places else None

    def _general(self, world: World) -> set[str]:
        return {contract.card for contract in world.contracts if contract.kind == "general"}

    def _numbers(self, world: World, seat: Seat, contract: Contract) -> Iterator[int]:
        content = world.setting.content
        if contract.card in content.private and contract.holder in (None, seat):
            asks = content.private[contract.card]
            yield asks.second if contract.accepted else asks.first
        elif contract.card in content.general:
            ends = content.general[contract.card].between
            number = world.setting.tile(world.tiles[world.knights[seat].hex]).number
            yield from (end for end in ends if end != number)
