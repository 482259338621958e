"""What is in hand, by drag, by click or by keyboard, and what would come of putting it down somewhere.

Everything is looked up: offers were made when the state changed, odds when the thing was taken up, and a
refusal is asked for once for each place.
"""

from collections.abc import Callable, Iterable, Mapping

from game.input.drag import Drag, Selection
from game.presenters.offers import Handle, Offers
from game.rules.core.odds import Preview
from game.rules.core.values import Intent, Refusal
from game.view.canvas import Hot

AskPreview = Callable[[Intent], Preview | None]
AskRefusal = Callable[[Handle | None, Handle | None], Refusal | None]


class Holding:
    def __init__(self, preview: AskPreview, refusal: AskRefusal) -> None:
        self.offers = Offers()
        self.drag = Drag()
        self.selection = Selection()
        self._preview = preview
        self._refusal = refusal
        self._odds: dict[Intent, Preview | None] = {}
        self._reasons: dict[tuple[Handle | None, Handle | None], Refusal | None] = {}

    def renew(self, offers: Offers) -> None:
        """The world changed: whatever was in hand is let go, whatever was worked out is forgotten."""
        self.offers = offers
        self.let_go()
        self._odds.clear()
        self._reasons.clear()

    def let_go(self) -> None:
        self.drag.cancel()
        self.selection.clear()

    @property
    def source(self) -> Handle | None:
        """What is in hand: dragged, or selected by a click or the keyboard."""
        return self.drag.source or self.selection.selected

    @property
    def targets(self) -> Mapping[Handle, tuple[Intent, ...]]:
        """Where it may go; with an empty hand what can be chosen directly."""
        return self.offers.direct if self.source is None else self.offers.targets(self.source)

    def meanings(self, target: Handle | None) -> tuple[Intent, ...]:
        return () if target is None else self.targets.get(target, ())

    # Which of the things at a point is meant

    def liftable(self, hots: Iterable[Hot]) -> Handle | None:
        """The topmost thing that can be taken in hand; otherwise the topmost of all."""
        pieces = [hot.handle for hot in hots if hot.is_piece]
        sources = self.offers.sources
        return next((handle for handle in pieces if handle in sources), pieces[0] if pieces else None)

    def target_among(self, hots: Iterable[Hot]) -> Handle | None:
        """The topmost thing that takes what is in hand; otherwise the topmost that is not in hand itself."""
        pieces = [hot.handle for hot in hots if hot.is_piece and hot.handle != self.source]
        return next((handle for handle in pieces if handle in self.targets), pieces[0] if pieces else None)

    # What would come of it

    def odds(self, target: Handle) -> list[tuple[Intent, Preview]]:
        """The odds of everything that putting it there could mean, the best first."""
        found = [(intent, self._preview_of(intent)) for intent in self.meanings(target)]
        known = [(intent, preview) for intent, preview in found if preview is not None]
        return sorted(known, key=lambda pair: pair[1].chance, reverse=True)

    def _preview_of(self, intent: Intent) -> Preview | None:
        if intent not in self._odds:
            self._odds[intent] = self._preview(intent)
        return self._odds[intent]

    def reason(self, target: Handle | None) -> Refusal | None:
        """Why what is in hand cannot go there."""
        return self.why_not(self.source, target)

    def why_not(self, source: Handle | None, target: Handle | None) -> Refusal | None:
        key = (source, target)
        if key not in self._reasons:
            self._reasons[key] = self._refusal(source, target)
        return self._reasons[key]
