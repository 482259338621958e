"""What a person may do now: what can be picked up, where it can be dropped, and which intents that submits.

The offers of a state are made once, when the state changes; while the mouse moves they are only looked up.
"""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from game.rules.core.values import Intent
from game.view.handles import Handle


class Binding(msgspec.Struct, frozen=True):
    """The gesture that submits an intent: any of `sources` is dropped on any of `targets`.

    Without sources, any of the targets is clicked with an empty hand; without targets too, it is a button.
    """

    sources: tuple[Handle, ...] = ()
    targets: tuple[Handle, ...] = ()


class Offers:
    """Every legal intent of a seat, by the gesture that submits it. Immutable; made once for a state.

    `targets` and `meanings` look up drags by source and target; `direct` holds clicks with an empty hand;
    `buttons` need nothing on the table. One intent may have several gestures. One gesture may have several
    intents; the screen then asks which. A handle without offers is not an error: its look-ups are empty.
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
        """Everything that can be picked up."""

    def targets(self, source: Handle) -> Mapping[Handle, tuple[Intent, ...]]:
        """Where a held thing may be dropped, with the intents of each target; empty if it cannot move."""
        return self._drags.get(source, {})

    def meanings(self, source: Handle | None, target: Handle) -> tuple[Intent, ...]:
        """The intents of dropping `source` on `target`; with source None, of clicking `target`. Empty if
        none.
        """
        if source is None:
            return self.direct.get(target, ())
        return self.targets(source).get(target, ())

    def things_of(self, intent: Intent) -> frozenset[Handle]:
        """All handles in the gestures of an intent: sources, targets and clicks; empty if it only has a
        button.
        """
        found = {target for target, intents in self.direct.items() if intent in intents}
        for source, targets in self._drags.items():
            where = {target for target, intents in targets.items() if intent in intents}
            found |= where | {source} if where else where
        return frozenset(found)

    def without(self, unwanted: Handle) -> "Offers":
        """The same offers without this target."""
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
        """Every intent that can be reached, once for each of its gestures."""
        yield from self.buttons
        for intents in self.direct.values():
            yield from intents
        for targets in self._drags.values():
            for intents in targets.values():
                yield from intents
