"""The held piece: what is in hand by drag, click or keyboard, and what dropping it somewhere would do.

All answers are looked up: offers are made when the state changes, odds when the piece is picked up, and a
refusal is asked for once per target.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from game.input.drag import Drag, Selection
from game.presenters.contract.offers import Offers
from game.rules.core.odds import Preview
from game.rules.core.values import Intent, Refusal
from game.scenes.table.amounts import AmountOf, amounts, fitting, nearest
from game.view.canvas import HitArea
from game.view.handles import Handle

AskPreview = Callable[[Intent], Preview | None]
AskRefusal = Callable[[Handle | None, Handle | None], Refusal | None]
Meanings = Mapping[Handle, tuple[Intent, ...]]


class HeldPiece:
    """The piece or pile that a person holds, and the answers already looked up for it.

    At most one thing is held. With an empty hand `source` is None, `amount` is 0, and `targets` are what a
    click submits. `reset` must follow every change of the state: it lets go of the piece and forgets all
    odds, refusals and amounts of the old state.
    """

    def __init__(self, preview: AskPreview, refusal: AskRefusal, amount_of: AmountOf) -> None:
        self.offers = Offers()
        self.drag = Drag()
        self.selection = Selection()
        self.takes_one = False
        """Whether picking up a pile takes only one piece of it: Ctrl is held."""
        self._preview = preview
        self._refusal = refusal
        self._amount_of = amount_of
        self._amount: int | None = None
        """How many pieces of the held pile are wanted; None for as many as allowed."""
        self._odds: dict[Intent, Preview | None] = {}
        self._reasons: dict[tuple[Handle | None, Handle | None], Refusal | None] = {}
        self._amounts: dict[Handle, tuple[int, ...]] = {}
        self._fitting: dict[tuple[Handle | None, int], Meanings] = {}

    def reset(self, offers: Offers, keep: Handle | None = None) -> None:
        """Follow a new state: release the held piece and forget all answers.

        The piece `keep`, which lays a trail while dragged, stays held if the new offers still let it be
        picked up.
        """
        self.offers = offers
        if keep is None or keep not in offers.sources:
            self.release()
        for known in (self._odds, self._reasons, self._amounts, self._fitting):
            known.clear()

    @property
    def is_blank(self) -> bool:
        """Whether no answers are kept."""
        return not (self._odds or self._reasons or self._amounts or self._fitting)

    def release(self) -> None:
        self.drag.cancel()
        self.selection.clear()
        self._amount = None

    @property
    def source(self) -> Handle | None:
        """The held thing, dragged or selected by click or keyboard; None with an empty hand."""
        return self.drag.source or self.selection.selected

    @property
    def targets(self) -> Meanings:
        """Where the held thing may be dropped; with an empty hand, what can be clicked."""
        return self._targets(self.source)

    def meanings(self, target: Handle | None) -> tuple[Intent, ...]:
        return () if target is None else self.targets.get(target, ())

    def put(self, source: Handle, target: Handle | None) -> tuple[Intent, ...]:
        """The intents of dropping `source`, which was held until now; empty without a target."""
        return () if target is None else self._targets(source).get(target, ())

    def _targets(self, source: Handle | None) -> Meanings:
        key = (source, self._held(source))
        if key not in self._fitting:
            whole = self.offers.direct if source is None else self.offers.targets(source)
            held = key[1] or None
            parts = {target: fitting(ones, self._amount_of, held) for target, ones in whole.items()}
            self._fitting[key] = {target: ones for target, ones in parts.items() if ones}
        return self._fitting[key]

    # How many are in hand

    def begin(self) -> None:
        """Called when something was just picked up: hold as many as allowed, or one."""
        self._amount = 1 if self.takes_one else None

    @property
    def amount(self) -> int:
        """How many of a pile are held; 0 for a thing that is not a pile."""
        return self._held(self.source)

    @property
    def amounts(self) -> tuple[int, ...]:
        """How many of the held pile could be held, smallest first."""
        return self._amounts_of(self.source)

    def want(self, amount: int) -> bool:
        """Hold this many of the pile, or the nearest possible amount; returns whether that changed
        anything.
        """
        before, choices = self.amount, self.amounts
        if choices:
            self._amount = nearest(choices, amount)
        return self.amount != before

    def _held(self, source: Handle | None) -> int:
        choices = self._amounts_of(source)
        if not choices:
            return 0
        return choices[-1] if self._amount is None else nearest(choices, self._amount)

    def _amounts_of(self, source: Handle | None) -> tuple[int, ...]:
        if source is None:
            return ()
        if source not in self._amounts:
            intents = (one for ones in self.offers.targets(source).values() for one in ones)
            self._amounts[source] = amounts(intents, self._amount_of)
        return self._amounts[source]

    # Which of the things at a point is chosen

    def liftable(self, hit_areas: Iterable[HitArea]) -> Handle | None:
        """The topmost thing that can be picked up, else the topmost of all; None if there is none."""
        pieces = [hit_area.handle for hit_area in hit_areas if hit_area.is_piece]
        sources = self.offers.sources
        return next((handle for handle in pieces if handle in sources), pieces[0] if pieces else None)

    def target_among(self, hit_areas: Iterable[HitArea]) -> Handle | None:
        """The topmost thing that takes the held piece, else the topmost thing that is not held itself."""
        pieces = [
            hit_area.handle for hit_area in hit_areas if hit_area.is_piece and hit_area.handle != self.source
        ]
        return next((handle for handle in pieces if handle in self.targets), pieces[0] if pieces else None)

    def reachable(self, hit_areas: Iterable[HitArea]) -> Iterable[HitArea]:
        """What the keyboard focus can reach: with a piece held, its targets and the buttons."""
        kept = self.selection.selected
        if kept is None:
            return hit_areas
        targets = self.targets
        return (
            hit_area
            for hit_area in hit_areas
            if not hit_area.is_piece or hit_area.handle in targets or hit_area.handle == kept
        )

    # What dropping it would do

    def odds(self, target: Handle) -> list[tuple[Intent, Preview]]:
        """The odds of every intent of dropping it on this target, the best first."""
        known = self._known(self.meanings(target))
        return sorted(known, key=lambda pair: pair[1].chance, reverse=True)

    def button_odds(self) -> list[tuple[Intent, Preview]]:
        """The odds of the intents with a button: those of the next roll."""
        return self._known(self.offers.buttons)

    def source_of(self, intent: Intent) -> Handle | None:
        """The source of a drag that submits this intent; None if there is none."""
        sources = sorted(self.offers.sources)
        return next((one for one in sources if intent in chain(*self.offers.targets(one).values())), None)

    def better_odds(self, preview: Preview) -> tuple[Intent, Preview] | None:
        """The intent that, done first, raises the chance of `preview` most; None if none does."""
        known = self._known(dict.fromkeys(self.offers.intents()))
        better = [one for one in known if one[1].chance > preview.chance]
        return max(better, key=lambda one: one[1].chance, default=None)

    def _known(self, intents: Iterable[Intent]) -> list[tuple[Intent, Preview]]:
        found = [(intent, self._preview_of(intent)) for intent in intents]
        return [(intent, preview) for intent, preview in found if preview is not None]

    def _preview_of(self, intent: Intent) -> Preview | None:
        if intent not in self._odds:
            self._odds[intent] = self._preview(intent)
        return self._odds[intent]

    def reason(self, target: Handle | None) -> Refusal | None:
        """Why the held thing cannot go on this target; None if it can, or if no rule says."""
        return self.why_not(self.source, target)

    def why_not(self, source: Handle | None, target: Handle | None) -> Refusal | None:
        key = (source, target)
        if key not in self._reasons:
            self._reasons[key] = self._refusal(source, target)
        return self._reasons[key]
