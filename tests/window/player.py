"""Somebody who plays by mouse what the rules allow. The record on the disk tells what that is."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.app.trace import Playing, TraceLine
from game.content.library import open_game
from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import Presenter
from game.presenters.registry import PRESENTERS
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.scenes.table.amounts import AmountOf, fitting
from game.session.autosave import recover
from game.session.match import Match
from tests.window.program import OutOfReach, Program

PAGES = 4
"""More than the options have in the smallest window."""


SITTINGS = 6
"""So often at most the screen changes hands before somebody can do something."""


class Way(NamedTuple):
    """How an intent is done: `source` put on `target`, a click on `target`, or a button with neither."""

    source: str | None
    target: str | None
    intent: Intent


def kept_match(home: Path) -> Match:
    """The only match below this folder, as a program that starts now would find it."""
    (folder,) = (home / "autosaves").iterdir()
    recovered = recover(folder)
    assert recovered.damaged == ()
    recovered.match.look_back()
    return recovered.match


def playing(shown: TraceLine) -> Playing:
    assert shown.playing is not None, f"there is no table behind {shown.screen}"
    return shown.playing


def lacks(handle: str, shown: TraceLine) -> bool:
    return all(thing.handle != handle for thing in shown.things)


def sit_down(program: Program, game: str, scenario: str, more_seats: int = 0, seed: str = "7") -> None:
    """Title, box lid, scenario, seats beyond the fewest, two people with their names, the seed, start."""
    program.wait_for_screen("title")
    program.click(f"lid/{game}")
    program.wait_for_screen("new_game")
    program.click(f"scenario/{scenario}")
    for _ in range(more_seats):
        program.settled()
        program.click("seats/plus")
    program.settled()
    program.click("who/together")
    program.settled()
    for field, words in (("name/0", "Kasia"), ("name/1", "Iwona")):
        program.click(field)
        program.type(words)
    for _ in range(PAGES):
        program.key("Next")
    program.settled()
    program.click("more")
    program.settled()
    program.click("seed")
    program.type(seed)
    program.settled()
    program.click("start")


class Player:
    """Plays for whoever is at the screen, at random but always alike."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.draws = Draws(Rng(seed))
        self.curtains = 0
        """How many were opened."""
        self.amount_of: AmountOf = lambda _intent: 0
        """How many of a pile an intent of this game takes."""

    def match(self) -> Match:
        return kept_match(self.program.home)

    def offers(self, match: Match) -> Offers:
        seat = playing(self.program.shown).seat
        assert seat is not None, "nobody is at the screen"
        presenter = self.presenter(match)
        self.amount_of = presenter.amount_of
        legal, decision = match.legal(seat), engine.pending(match.state)
        if decision is not None and decision.is_public_decision:
            legal = tuple(one for one in legal if decision.is_public(match.state.world, Seat(seat), one))
        return presenter.offers(match.view(seat), Seat(seat), legal)

    def presenter(self, match: Match) -> Presenter:
        return PRESENTERS[match.game.info.id](open_game(match.game.info.id), match.scenario)

    def open_curtain(self) -> None:
        """Hold the button until the curtain is gone."""
        self.program.wait_for_screen("curtain")
        self.program.hold("open")
        self.program.wait_for_screen("table")
        self.curtains += 1

    def sit(self) -> None:
        """Come to the table: who was there says that he is done, the curtain opens, cards are picked up."""
        for _ in range(SITTINGS):
            if self.program.wait_for_screen("curtain", "table").screen == "curtain":
                self.open_curtain()
            elif (asked := self._asked_first()) is not None:
                self.program.click(asked)
                self.program.wait_for(partial(lacks, asked), f"a screen without {asked}")
            else:
                return

    def _asked_first(self) -> str | None:
        """What must be said before anything else can be done."""
        shown = self.program.settled()
        return next((one for one in ("done", "take_up") if not lacks(one, shown)), None)

    def ways(self, offers: Offers) -> list[Way]:
        """By hand first: a button is pressed only when nothing can be dragged or clicked."""
        drags = [
            Way(source, target, intent)
            for source in sorted(offers.sources)
            for target, intents in sorted(offers.targets(source).items())
            for intent in intents
        ]
        direct = [
            Way(None, target, intent) for target, ones in sorted(offers.direct.items()) for intent in ones
        ]
        buttons = [Way(None, None, intent) for intent in offers.buttons]
        return [way for ways in (drags, direct, buttons) for way in self.draws.shuffled(tuple(ways))]

    def do(self, way: Way, offers: Offers) -> None:
        """Do it with the mouse, and wait until the screen shows that it was done."""
        before = playing(self.program.shown).steps
        self.begin(way, offers)
        done = lambda shown: shown.playing is not None and shown.playing.steps == before + 1  # noqa: E731
        self.program.wait_for(done, f"step {before + 1} by {way}")
        self.program.settled()

    def begin_one(self, ways: Iterable[Way], intent: Intent, offers: Offers) -> None:
        """Begin the first of these ways to an intent that can be reached with the mouse."""
        for way in ways:
            if way.intent == intent:
                with suppress(OutOfReach):
                    self.begin(way, offers)
                    return
        raise OutOfReach(f"{intent} cannot be done")

    def begin(self, way: Way, offers: Offers) -> None:
        """Everything that the hand does, without waiting for what comes of it."""
        meanings: tuple[Intent, ...] = ()
        if way.target is None:
            self.program.click(f"do/{offers.buttons.index(way.intent) + 1}")
            self._confirm()
            return
        amount = self.amount_of(way.intent)
        meanings = fitting(offers.meanings(way.source, way.target), self.amount_of, amount or None)
        if way.source is None:
            self.program.click(way.target)
        else:
            self.drag(way.source, way.target, offers, amount)
        if len(meanings) > 1:
            self.program.wait_for_screen("chooser")
            self.program.click(f"option/{meanings.index(way.intent)}")

    def _confirm(self) -> None:
        """Some buttons ask first."""
        if self.program.settled().screen == "question":
            self.program.click("yes")

    def drag(self, source: str, target: str, offers: Offers, amount: int = 0) -> None:
        self.carry(source, target, offers, amount)
        self.program.release()

    def carry(self, source: str, target: str, offers: Offers, amount: int = 0) -> None:
        """Take a thing, or some of a pile, over its target; it is laid back where that cannot be done."""
        start = self.program.take(source, offers.sources.__contains__)
        try:
            self.program.turn_to(amount)
            self.program.carry(source, target, offers.targets(source).__contains__, start)
        except OutOfReach:
            self.program.key("Escape")
            self.program.release()
            self.program.settled()
            raise

    def play(self, wanted: Callable[[Way], bool] = lambda _way: True) -> Way:
        """One step of whoever is at the screen, of a kind that is wanted."""
        offers = self.offers(self.match())
        for way in self.ways(offers):
            if not wanted(way):
                continue
            try:
                self.do(way, offers)
            except OutOfReach:
                continue
            return way
        raise OutOfReach("nothing of the kind can be done")
