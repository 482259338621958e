"""What a person may do now: what can be taken in hand, where it can be put down, what that would mean.

The offers of a state are made once when it changes; while the mouse moves they are only looked up.
"""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from game.rules.core.values import Intent
from game.view.handles import Handle


class Binding(msgspec.Struct, frozen=True):
    """The gesture that submits an intent: any of `sources` is put down on any of `targets`.

    Without sources the targets are chosen directly, by a click; without targets it is a button.
    """

    sources: tuple[Handle, ...] = ()
    targets: tuple[Handle, ...] = ()


class Offers:
    """Every legal intent of a seat, by the gesture that submits it.

    Drags are found by source and target, `direct` by what is clicked with an empty hand; `buttons` need
    nothing on the table. An intent may be reached by several gestures, and one gesture may stand for several
    intents: the person is then asked which. A handle that is not in it stands for nothing, and every look-up
    of one gives an empty answer. Made once for a state; it never changes.
    """

    def __init__(self, bound: Iterable[tuple[Intent, Binding]] = ()) -> None:
        drags: dict[Handle, dict[Handle, list[Intent]]] = {}
        direct: dict[Handle, list[Intent]] = {}
        buttons: list[Intent] = []
        for intent, binding in bound:
            if not binding.targets:
                buttons.append(intent)
            elif not binding.sources:
                for target in binding.targets:
                    direct.setdefault(target, []).append(intent)
            for source in binding.sources:
                for target in binding.targets:
                    drags.setdefault(source, {}).setdefault(target, []).append(intent)
        self._drags: Mapping[Handle, Mapping[Handle, tuple[Intent, ...]]] = {
            source: {target: tuple(intents) for target, intents in targets.items()}
            for source, targets in drags.items()
        }
        self.direct: Mapping[Handle, tuple[Intent, ...]] = {
            target: tuple(intents) for target, intents in direct.items()
        }
        self.buttons: tuple[Intent, ...] = tuple(buttons)
        self.sources = frozenset(self._drags)
        """What can be taken in hand."""

    def targets(self, source: Handle) -> Mapping[Handle, tuple[Intent, ...]]:
        """Where the thing in hand may go, and what that would mean."""
        return self._drags.get(source, {})

    def meanings(self, source: Handle | None, target: Handle) -> tuple[Intent, ...]:
        """The intents of putting `source` on `target`, or of choosing `target` with an empty hand."""
        if source is None:
            return self.direct.get(target, ())
        return self.targets(source).get(target, ())

    def things_of(self, intent: Intent) -> frozenset[Handle]:
        """What is taken in hand for an intent, where it is put, or what is clicked; nothing for a button."""
        found = {target for target, intents in self.direct.items() if intent in intents}
        for source, targets in self._drags.items():
            where = {target for target, intents in targets.items() if intent in intents}
            found |= where | {source} if where else where
        return frozenset(found)

    def without(self, unwanted: Handle) -> "Offers":
        """The same without this target."""
        rest = Offers()
        rest.direct, rest.buttons = self.direct, self.buttons
        kept = {
            source: {target: intents for target, intents in targets.items() if target != unwanted}
            for source, targets in self._drags.items()
        }
        rest._drags = {source: targets for source, targets in kept.items() if targets}
        rest.sources = frozenset(rest._drags)
        return rest

    def intents(self) -> Iterator[Intent]:
        """Everything that can be reached, each as often as there are gestures for it."""
        yield from self.buttons
        for intents in self.direct.values():
            yield from intents
        for targets in self._drags.values():
            for intents in targets.values():
                yield from intents
