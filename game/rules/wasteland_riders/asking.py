"""A knight who is asked for anything may first use a text that works at any time (WR-GEAR-19)."""

from collections.abc import Iterable, Iterator

from game.rules.core.frames import Decision, Frame
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import texts
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import Window
from game.rules.wasteland_riders.windows import USES, use


def uses(
    world: World, seat: Seat, intent: Intent, windows: tuple[Window, ...] = ()
) -> tuple[bool, Refusal | None]:
    """Whether the intent uses a text at all, and if so why it may not."""
    if type(intent) not in USES:
        return False, None
    return True, texts.why_not_text(world, seat, (*windows, *texts.any_time(world, seat)), intent)


def tries(world: World, seat: Seat) -> Iterator[Intent]:
    return texts.all_texts(world, seat)


def open_tries(world: World, seat: Seat, windows: tuple[Window, ...] = ()) -> list[Intent]:
    """Those of `tries` that nothing forbids."""
    return texts.usable_texts(world, seat, (*windows, *texts.any_time(world, seat)))


def open_ones(decision: Decision[World], world: World, seat: Seat, intents: Iterable[Intent]) -> list[Intent]:
    """Those of a decision's own intents that nothing forbids."""
    return [intent for intent in intents if decision.why_not(world, seat, intent) is None]


def take_use(
    play: Play[World], seat: Seat, intent: Intent, again: Frame, windows: tuple[Window, ...] = ()
) -> bool:
    """Use the text and ask again; False if the intent is something else."""
    if type(intent) not in USES:
        return False
    play.then(again)
    use(play, seat, intent, (*windows, *texts.any_time(play.world, seat)))
    return True
