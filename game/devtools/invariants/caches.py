"""R9: every cached answer equals the one computed without caches."""

from typing import Any

from game.content.library import read_game
from game.devtools.invariants.tally import Tally, require, uncaught
from game.rules.core import engine
from game.rules.core.codec import Codec, encode
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.memo import NO_MEMO
from game.rules.core.state import State
from game.session.match import Match


def compare_with_scratch(match: Match, tally: Tally, every: int) -> None:
    """Ask a newly opened game without a memo about the positions of the match.

    The last position comes first, so that the match is not asked about the positions it has just cached.
    """
    with uncaught("R9"):
        opened = read_game(match.game.info.id)
        setting = opened.setting(match.scenario, match.options).with_memo(NO_MEMO)
        codec: Codec[Any] = Codec(opened.game, setting)
        for step in reversed(match.steps[::every]):
            fresh = codec.state(encode(step.state))
            for seat in opened.game.seats(fresh.world):
                warm = answers(match.game, step.state, seat)
                require(warm == answers(opened.game, fresh, seat), "R9", f"step {step.intent}: a cache lies")
                tally["positions worked out from scratch"] += 1


def answers(game: Game[Any], state: State[Any], seat: Seat) -> bytes:
    legal = engine.legal(state, seat)
    view = game.redact(state, seat)
    odds = [game.preview(view, seat, intent) for intent in legal]
    return encode((legal, odds))
