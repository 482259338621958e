"""R1, R2, R4, R7, R9: random play, legal and illegal, with every law checked after every step."""

import re
from pathlib import Path
from typing import Any

from game.devtools.invariants.illegal_intents import IllegalIntents
from game.devtools.invariants.tally import Broken, Tally, require, uncaught
from game.rules.core import engine
from game.rules.core.codec import Codec, encode
from game.rules.core.frames import NOBODY
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws
from game.rules.core.state import State
from game.rules.core.values import Concede, Event, Illegal, Intent, Refusal
from game.rules.registry import GAMES
from game.session.match import Match, verify
from game.store import StoreError

TWIN_STEPS = 20
SAVE_STEPS = 100
SLOW_STEPS = 50
LONG_PAST = 200
ALLOWED_STEPS = 5
BYSTANDER_STEPS = 6


class Watched:
    """A match of which every step is checked in all ways."""

    def __init__(self, match: Match, chance: Draws, tally: Tally) -> None:
        self.match = match
        self.game = match.game
        self.tally = tally
        self._chance = chance
        self._codec: Codec[Any] = Codec(match.game, match.setting)
        self._illegal_intents = IllegalIntents(self._codec, chance)
        self._bytes = encode(match.state)
        self._twin = self._codec.state(self._bytes)
        self._loaded: Match | None = None
        self._gone: set[Seat] = set()
        self.steps = 0
        self._check_state(match.state)

    # Legal intents

    def step(self) -> None:
        """One random legal intent by one of the seats that must decide, now and then by a bystander."""
        seat = some_seat(self.match, self._chance)
        legal = self.match.legal(seat)
        self._check_legal(seat, legal)
        self._illegal_intents.remember(legal)
        self.submit(seat, self._chance.choice(legal))

    def look_again(self) -> None:
        """The match was played on without checks: from here every step is checked again."""
        self._check_state(self.match.state)
        self._twin, self._loaded = self._codec.state(self._bytes), None

    def submit(self, seat: int, intent: Intent) -> None:
        before = self.match.state
        events = self.match.submit(seat, intent)
        self.steps += 1
        self.tally["legal intents"] += 1
        require(encode(before) == self._bytes, "R1", f"{intent} changed the state it was asked in")
        self._check_story(before, events)
        self._check_json(intent, events)
        self._check_state(self.match.state)
        self._check_twin(seat, intent)
        self._check_save(seat, intent)

    def _check_legal(self, seat: Seat, legal: tuple[Intent, ...]) -> None:
        require(len(set(legal)) == len(legal), "R1", f"an intent is listed twice: {legal}")
        if self.steps % ALLOWED_STEPS == 0:
            for intent in legal:
                refusal = self.match.why_not(seat, intent)
                require(refusal is None, "R1", f"{intent} is listed as legal and refused by {refusal}")
        if self.steps % SLOW_STEPS == 0:
            check_fast_list(self.match.state, self.tally)

    def _check_story(self, before: State[Any], events: tuple[Event, ...]) -> None:
        world = before.world
        for event in events:
            world = self.game.evolve(world, event)
        require(world == self.match.state.world, "R1", f"the events do not fold to the state: {events}")

    def _check_json(self, intent: Intent, events: tuple[Event, ...]) -> None:
        require(self._codec.intent(encode(intent)) == intent, "R4", f"JSON changes {intent}")
        for event in events:
            require(self._codec.event(encode(event)) == event, "R4", f"JSON changes {event}")

    def _check_state(self, state: State[Any]) -> None:
        broken = engine.broken_laws(self.game, state)
        require(not broken, "R1", f"laws broken: {broken}")
        self.tally["laws checked"] += 1
        is_over = self.game.outcome(state) is not None
        require(is_over == (not engine.waiting_for(state)), "R1", "nobody is waited for in a game under way")
        self._bytes = encode(state)
        again = self._codec.state(self._bytes)
        require(again == state and encode(again) == self._bytes, "R4", "JSON changes the state")
        self.tally["states there and back"] += 1

    def _check_twin(self, seat: int, intent: Intent) -> None:
        """A state decoded from bytes continues exactly as the state that was encoded."""
        self._twin = engine.apply(self.game, self._twin, Seat(seat), intent).state
        require(self._twin == self.match.state, "R4", f"{intent} leads elsewhere from a saved state")
        if self.steps % TWIN_STEPS == 0:
            self._twin = self._codec.state(self._bytes)

    def _check_save(self, seat: int, intent: Intent) -> None:
        """A loaded match is the same, has the same history, and continues exactly as the one that was
        saved."""
        if self._loaded is not None:
            self._loaded.submit(seat, intent)
            require(self._loaded.state == self.match.state, "R4", f"{intent}: a loaded match diverges")
            if self.steps % SAVE_STEPS == TWIN_STEPS:
                if self.steps < LONG_PAST:
                    self._loaded.look_back()
                    require(self._loaded.steps == self.match.steps, "R4", "a loaded match has another past")
                self._loaded = None
        if self.steps % SAVE_STEPS == 0 and GAMES.get(self.game.info.id) is self.game:
            self._loaded = Match.loads(self.match.dumps())
            require(self._loaded.state == self.match.state, "R4", "a loaded match is another")
            self.tally["saves there and back"] += 1

    # Illegal intents

    def try_illegal(self) -> None:
        """One intent that is probably refused; a refusal must change nothing and cite a rule."""
        match = self.match
        seat, intent = self._illegal_intents.next(match)
        refusal = match.why_not(seat, intent)
        if refusal is None:
            is_listed = intent in match.legal(seat)
            require(is_listed, "R1", f"{intent} by seat {seat} is allowed and not listed")
            self.tally["mutations that were legal"] += 1
            return
        self.tally["refusals"] += 1
        _check_refusal(refusal, self.game.info.prefix)
        try:
            match.submit(seat, intent)
        except Illegal as illegal:
            require(illegal.refusal == refusal, "R2", f"{intent} is refused by {illegal} and by {refusal}")
        else:
            raise Broken("R2", f"{intent} was refused by {refusal} and carried out")
        require(encode(match.state) == self._bytes, "R2", f"refusing {intent} changed the state")

    # The end

    def concede(self) -> None:
        """One seat concedes, if any can; with two seats that ends the game, with more it may go on."""
        match = self.match
        able = [seat for seat in self.game.seats(match.state.world) if match.why_not(seat, Concede()) is None]
        if not able:
            self.step()
            return
        seat = self._chance.choice(able)
        self.submit(seat, Concede())
        self._gone.add(seat)

    def check_over(self) -> None:
        """A finished game refuses every intent, and no seat that conceded has won it."""
        outcome = self.match.outcome
        require(outcome is not None and self._gone.isdisjoint(outcome.winners), "R1", f"conceded: {outcome}")
        for seat in (*self.game.seats(self.match.state.world), 99):
            refusal = self.match.why_not(seat, Concede())
            said = None if refusal is None else (refusal.rule, dict(refusal.facts))
            require(said == (self.game.info.rule_game_over, {}), "R1", f"after the end: {refusal}")
        self.try_illegal()

    def check_record(self) -> None:
        """The match can be played again from its record, digest by digest."""
        if GAMES.get(self.game.info.id) is self.game:
            try:
                verify(self.match.dumps(), Path("trial"))
            except StoreError as error:
                raise Broken("R3", str(error)) from error
            self.tally["games played again"] += 1

    def check_end(self) -> None:
        self.check_over()
        self.check_record()
        self.tally["games ended"] += 1
        self.tally.most("longest game", self.steps)


def _check_refusal(refusal: Refusal, prefix: str) -> None:
    has_rule = re.fullmatch(rf"{prefix}-[A-Z]+-\d\d", refusal.rule) is not None
    plain = all(type(fact) in (str, int) for fact in refusal.facts.values())
    require(has_rule and plain, "R1", f"a refusal cites no rule, or facts that cannot be told: {refusal}")


def check_fast_list(state: State[Any], tally: Tally) -> None:
    """R9: the list of legal intents is the set of candidates for which `why_not` returns None."""
    decision = engine.pending(state)
    if decision is None:
        return
    for seat in decision.seats(state.world):
        tried = set(decision.candidates(state.world, seat))
        slow = {intent for intent in tried if decision.why_not(state.world, seat, intent) is None}
        fast = set(decision.legal(state.world, seat))
        require(not slow - fast, "R9", f"legal and not listed: {sorted(map(repr, slow - fast))}")
        require(not fast - slow, "R9", f"listed and no candidate: {sorted(map(repr, fast - slow))}")
        tally["lists recomputed"] += 1


def some_seat(match: Match, chance: Draws) -> Seat:
    """A seat that must decide, or now and then a bystander that may interject."""
    asked = engine.bystanders(match.state) if chance.below(BYSTANDER_STEPS) == 0 else NOBODY
    return chance.choice(sorted(asked or match.waiting_for()))


def wander(match: Match, chance: Draws, tally: Tally, most: int) -> None:
    """Play at random with up to `most` attempts; a game not over by then is conceded, some are conceded
    earlier."""
    with uncaught("R1"):
        watched = Watched(match, chance, tally)
        patience = chance.below(400) if chance.below(8) == 0 else match.game.info.longest
        enough = intents(tally) + most
        while match.outcome is None:
            require(watched.steps < match.game.info.longest, "R7", f"no end after {watched.steps} intents")
            if watched.steps >= patience or intents(tally) >= enough:
                watched.concede()
                continue
            watched.step()
            for _ in range(chance.below(3)):
                watched.try_illegal()
        watched.check_end()


def intents(tally: Tally) -> int:
    """The number of intents tried, legal and illegal."""
    return tally["legal intents"] + tally["refusals"] + tally["mutations that were legal"]


def play_on(match: Match, chance: Draws, steps: int) -> None:
    """Up to `steps` random legal intents, without checks."""
    for _ in range(steps):
        if match.outcome is not None:
            return
        seat = chance.choice(sorted(match.waiting_for()))
        match.submit(seat, chance.choice(match.legal(seat)))
