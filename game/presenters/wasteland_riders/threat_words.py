"""What others could do to the own knight, in words."""

from game.presenters.contract.presenter import Threat
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.insights import threats as dangers
from game.rules.wasteland_riders.insights.attack_options import AttackOption
from game.rules.wasteland_riders.world.state import World
from game.view.handles import Handle
from game.view.kit import Kit


def threats(kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
    """Threats against the own knight, the likeliest first; empty if another thing is pointed at."""
    if handle not in _own_handles(view.world, seat):
        return ()
    found = dangers.threats(view, seat)
    return tuple(Threat(_words(kit, view.world, one), one.preview) for one in found)


def _own_handles(world: World, seat: Seat) -> set[Handle]:
    """All handles that stand for the own knight."""
    own = {at.KNIGHT(seat), at.SEAT(seat), at.HEX(world.knights[seat].hex)}
    side = dangers.own_side(world, seat)
    return own if side is None else {*own, at.FOE(side)}


def _words(kit: Kit, world: World, threat: dangers.KnightThreat) -> str:
    match threat:
        case dangers.AttackThreat():
            return _attack_words(kit, threat.attack)
        case dangers.SearchThreat():
            name = kit.say(f"wr-knight-{world.knights[threat.rival].knight}")
            return kit.say("wr-threat-search", name=name)


def _attack_words(kit: Kit, attack: AttackOption) -> str:
    symbol = kit.say(f"wr-symbol-{attack.symbol}")
    if attack.weapon is None:
        return kit.say("wr-threat-attack", symbol=symbol)
    return kit.say("wr-threat-weapon", weapon=kit.say(f"wr-gear-{attack.weapon}"), symbol=symbol)
