"""S1, S2, S3: two states that differ only in what a seat cannot know look the same to that seat."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import msgspec
from msgspec.structs import replace

from game.devtools.invariants.tally import Tally, require, uncaught
from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.game import Game
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.core.state import Applied, State
from game.rules.core.values import Illegal, Intent
from game.session.match import Match

FIRST_SEED = 4_151_617_181_000_000_000
MARK = b"4151617181"
"""Seeds from here on are easy to find in any text: their first digits are searched for."""
REFUSALS = 12
SHORTEST_ORDER = 6
FEWEST_KINDS = 3


def spy(match: Match, chance: Draws, tally: Tally, pairs: int) -> None:
    """Random play; at each decision the knowledge of every seat is compared. Seeds count from
    `FIRST_SEED`."""
    assert match.seed >= FIRST_SEED
    with uncaught("S1"):
        game = match.game
        enough = tally["pairs compared"] + pairs
        while match.outcome is None and tally["pairs compared"] < enough:
            state = match.state
            for seat in game.seats(state.world):
                compare(game, state, seat, chance, tally)
            check_face_down(game, state, tally)
            asked = chance.choice(sorted(match.waiting_for()))
            intent = chance.choice(match.legal(asked))
            events = match.submit(asked, intent)
            applied = Applied(match.state, events)
            for seat in game.seats(state.world):
                check_step(game, state, applied, (asked, intent), seat, chance, tally)


def compare(game: Game[Any], state: State[Any], seat: Seat, chance: Draws, tally: Tally) -> None:
    """Compare, byte for byte, all that `seat` is shown in this state and in an imagined one with the same
    view."""
    view = game.redact(state, seat)
    shown = encode(view)
    require(encode(game.redact(view, seat)) == shown, "S1", "redacting twice changes the view")
    check_generator(view, shown, "the view")
    check_orders(state, view, shown, "the view")
    other = game.imagine(view, seat, Rng(chance.below(1 << 62)))
    broken = game.laws(other.world)
    require(not broken, "S1", f"an imagined world breaks laws: {broken}")
    require(encode(game.redact(other, seat)) == shown, "S1", f"seat {seat}: the view tells something hidden")
    require(engine.waiting_for(other) == engine.waiting_for(state), "S3", f"seat {seat}: others are asked")
    for name, one, two in zip(
        DISCLOSED, disclosed(game, state, seat), disclosed(game, other, seat), strict=True
    ):
        require(one == two, "S1", f"seat {seat}: {name} tell something hidden")
    tally["pairs compared"] += 1


DISCLOSED = ("the legal intents", "the candidates", "the refusals", "the odds")


def disclosed(game: Game[Any], state: State[Any], seat: Seat) -> tuple[bytes, ...]:
    """What a seat learns when it asks: lists, refusals and odds, as bytes."""
    legal = engine.legal(state, seat)
    decision = engine.pending(state)
    is_asked = decision is not None and seat in decision.seats(state.world)
    tried = list(decision.candidates(state.world, seat)) if decision is not None and is_asked else []
    asked = tried[:: max(1, len(tried) // REFUSALS)]
    refusals = [engine.why_not(game, state, seat, intent) for intent in asked]
    view = game.redact(state, seat)
    odds = [game.preview(view, seat, intent) for intent in asked + list(legal[:REFUSALS])]
    return encode(legal), encode(tried), encode(refusals), encode(odds)


def check_generator(view: State[Any], shown: bytes, what: str) -> None:
    require(view.rng == BLANK, "S2", f"{what} holds the generator {view.rng}")
    require(MARK not in shown, "S2", f"{what} contains the seed")


def check_orders(state: State[Any], view: State[Any], shown: bytes, what: str) -> None:
    """The order of a hidden pile is nowhere in the bytes that are shown."""
    full = msgspec.json.decode(encode(state.world))
    seen = msgspec.json.decode(encode(view.world))
    for pile in hidden_piles(full, seen):
        order = msgspec.json.encode(pile)[1:-1]
        require(order not in shown, "S2", f"{what} tells the order of a hidden pile")


def hidden_piles(full: Any, seen: Any) -> Iterator[list[str]]:
    """Lists of cards that are face down in the view, long and varied enough to be told apart."""
    if isinstance(full, dict):
        for name, value in full.items():
            yield from hidden_piles(value, seen.get(name) if isinstance(seen, dict) else None)
    elif isinstance(full, list) and seen == [HIDDEN] * len(full) and _is_recognisable(full):
        yield full


def _is_recognisable(pile: list[str]) -> bool:
    return len(pile) >= SHORTEST_ORDER and len(set(pile)) >= FEWEST_KINDS


def check_step(
    game: Game[Any],
    state: State[Any],
    applied: Applied[Any],
    asked: tuple[Seat, Intent],
    seat: Seat,
    chance: Draws,
    tally: Tally,
) -> None:
    """The events of a step as `seat` receives them: no order, no number, and no more than its views show."""
    heard = events_for(game, applied, seat)
    view = game.redact(applied.state, seat)
    check_generator(view, heard, "an event")
    check_orders(applied.state, view, heard, "an event")
    imagined = game.imagine(game.redact(state, seat), seat, Rng(chance.below(1 << 62)))
    pretended = replace(imagined, rng=state.rng)
    try:
        other = engine.apply(game, pretended, *asked)
    except Illegal:
        return
    if views_along(game, pretended, other, seat) == views_along(game, state, applied, seat):
        same = events_for(game, other, seat) == heard
        require(same, "S1", f"seat {seat}: the events of {asked[1]} tell something hidden")
        tally["steps compared"] += 1


def views_along(game: Game[Any], state: State[Any], applied: Applied[Any], seat: Seat) -> list[bytes]:
    """What a seat sees after each event: a card may be face up for a moment within one step."""
    worlds = accumulate(applied.events, game.evolve, initial=state.world)
    return [encode(game.redact(State(world, (), state.rng), seat)) for world in worlds]


def events_for(game: Game[Any], applied: Applied[Any], seat: Seat) -> bytes:
    world = applied.state.world
    return encode([game.redact_event(event, world, seat) for event in applied.events])


def check_face_down(game: Game[Any], state: State[Any], tally: Tally) -> None:
    """While several seats choose at the same time, none can tell what another has chosen.

    The kind of a choice may be public, as when a player raises a hand or passes a window; so may a choice
    that is announced to all.
    """
    asked, decision = engine.waiting_for(state), engine.pending(state)
    for chooser in sorted(asked) if len(asked) > 1 else ():
        applied = [
            (type(intent), engine.apply(game, state, chooser, intent))
            for intent in engine.legal(state, chooser)
            if decision is not None and not decision.is_announced(intent)
        ]
        for seat in sorted(asked - {chooser}):
            seen: dict[type[Intent], list[bytes]] = {}
            for kind, led_to in applied:
                if seat in engine.waiting_for(led_to.state):
                    shown = encode(game.redact(led_to.state, seat)) + events_for(game, led_to, seat)
                    seen.setdefault(kind, []).append(shown)
            for alike in seen.values():
                require(len(set(alike)) <= 1, "S1", f"seat {seat} can tell what {chooser} laid face down")
                tally["face-down choices compared"] += len(alike) - 1
