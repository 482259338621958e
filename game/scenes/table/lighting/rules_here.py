"""Where on this table the rules of the book apply, lit until the next gesture."""

from typing import TYPE_CHECKING

from game.input.gestures import Gesture, Key, Press
from game.presenters.contract.rule_places import places_of_rule
from game.view.handles import Handle

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


class RulesHere:
    """What the rulebook over a table asks, and what it lights there."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self.lit: frozenset[Handle] = frozenset()

    def has(self, rule: str) -> bool:
        return bool(self._places(rule))

    def show(self, rule: str) -> None:
        """Light the places of a rule; a zoomed board is shown whole, so that all of them are visible."""
        self._screen.tabletop.fit()
        self.lit = self._places(rule)
        self._screen.invalidate()

    def on_gesture(self, gesture: Gesture) -> None:
        """Any gesture ends the light."""
        if isinstance(gesture, Press | Key):
            self.put_out()

    def put_out(self) -> None:
        if self.lit:
            self.lit = frozenset()
            self._screen.invalidate("marks")

    def _places(self, rule: str) -> frozenset[Handle]:
        screen = self._screen
        if screen.view is None:
            return frozenset()
        things = (one.handle for one in screen.hit_areas())
        return places_of_rule(screen.presenter.rule_places, rule, things)
