"""The table of verbs: what each verb of the texts does. Those of fights are in `fight/verbs.py`."""

from typing import TYPE_CHECKING

from game.rules.core.play import Play
from game.rules.wasteland_riders import skill_tests
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.common import LuckCancelled
from game.rules.wasteland_riders.events.fights import KnightStood
from game.rules.wasteland_riders.events.journey import (
    DieRolled,
    ExplorationForbidden,
    MoveChanged,
    MovementStopped,
    Prevented,
)
from game.rules.wasteland_riders.gear.conditions import holds
from game.rules.wasteland_riders.health.resources import Suffer, change, gain, heal, lose
from game.rules.wasteland_riders.market import market
from game.rules.wasteland_riders.market.paying import Pay
from game.rules.wasteland_riders.running import VERBS, Run
from game.rules.wasteland_riders.supplies import drawing, refitting, vehicles
from game.rules.wasteland_riders.verbs import choices, hexes
from game.rules.wasteland_riders.world.state import World

if TYPE_CHECKING:
    from game.rules.core.ids import Seat


def _gain(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.resource is not None
    gain(play, run.seat, effect.resource, effect.n, "card")


def _suffer(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(Suffer(run.seat, effect.n, "card"))


def _lose(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.resource is not None
    lose(play, run.seat, effect.resource, effect.n, "card")


def _heal(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.resource is not None
    heal(play, run.seat, effect.resource, effect.n, "card")


def _treatment(play: Play[World], run: Run, _effect: Effect) -> None:
    """Radiation first, so that health can then be healed (WR-EXPL-12, WR-RULING-29)."""
    scale = play.world.setting.numbers.scale
    heal(play, run.seat, "radiation", scale, "action")
    heal(play, run.seat, "health", scale, "action")


def _supply(play: Play[World], run: Run, _effect: Effect) -> None:
    scale = play.world.setting.numbers.scale
    gain(play, run.seat, "ammo", scale, "action")
    gain(play, run.seat, "fuel", scale, "action")
    vehicles.repair(play, run.seat)


def _pay(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(Pay(run.seat, (effect,)))


def _prevent(play: Play[World], run: Run, effect: Effect) -> None:
    play.do(Prevented(run.seat, "radiation", effect.n))


def _cancel_luck(play: Play[World], _run: Run, _effect: Effect) -> None:
    """The luck card below the one that cancels is cancelled."""
    if len(play.world.table) > 1:
        play.do(LuckCancelled(play.world.table[-2].card))


def _roll(play: Play[World], run: Run, effect: Effect) -> None:
    (die,) = skill_tests.roll_dice(play, 1)
    play.do(DieRolled(run.seat, die))
    for face in effect.faces:
        if face.first <= die <= face.last:
            play.then(Run(run.seat, run.source, face.then))


def _if(play: Play[World], run: Run, effect: Effect) -> None:
    branch = effect.then if holds(play.world, run.seat, effect) else effect.otherwise
    play.then(Run(run.seat, run.source, branch))


def _on(play: Play[World], run: Run, effect: Effect) -> None:
    """The effects apply to others: a rival in a test, or all knights around."""
    world = play.world
    targets: tuple[Seat, ...] = (run.seat,)
    if effect.who == "all_here_and_adjacent":
        near = world.setting.within(world.knights[run.seat].hex, 1)
        targets = tuple(
            seat
            for seat in world.order_from(run.seat)
            if world.knights[seat].conscious and world.knights[seat].hex in near
        )
    play.then(*(Run(seat, run.source, effect.then) for seat in targets))


def _mp(play: Play[World], run: Run, effect: Effect) -> None:
    play.do(MoveChanged(run.seat, mp=effect.n))


def _threat(play: Play[World], run: Run, effect: Effect) -> None:
    play.do(MoveChanged(run.seat, calm=-effect.n))


def _stop(play: Play[World], run: Run, _effect: Effect) -> None:
    if play.world.move is not None and play.world.move.seat == run.seat:
        play.do(MovementStopped(run.seat, "effect"))


def _skip_exploration(play: Play[World], run: Run, _effect: Effect) -> None:
    play.do(ExplorationForbidden(run.seat))


def _wake(play: Play[World], run: Run, effect: Effect) -> None:
    """Heal the counters that show K.O., even where health could not be healed; the knight stands up
    (WR-KO-02)."""
    knight = play.world.knights[run.seat]
    if knight.radiation >= play.world.setting.numbers.scale:
        change(play, run.seat, "radiation", -effect.n, "card")
    if knight.health <= 0:
        change(play, run.seat, "health", effect.n, "card")
    if not knight.conscious:
        play.do(KnightStood(run.seat))


def _ignore_ko(play: Play[World], run: Run, _effect: Effect) -> None:
    knight, scale = play.world.knights[run.seat], play.world.setting.numbers.scale
    if knight.health <= 0:
        change(play, run.seat, "health", 1, "card")
    if knight.radiation >= scale:
        change(play, run.seat, "radiation", scale - 1 - knight.radiation, "card")


VERBS.update(
    {
        "gain": _gain,
        "suffer": _suffer,
        "lose": _lose,
        "spend": _pay,
        "heal": _heal,
        "treatment": _treatment,
        "supply": _supply,
        "prevent": _prevent,
        "draw_gear": drawing.verb_draw_gear,
        "extra_draw": drawing.verb_extra_draw,
        "gain_named": drawing.verb_gain_named,
        "pay_gear": _pay,
        "lose_gear": choices.verb_lose_gear,
        "draw_luck": drawing.verb_draw_luck,
        "discard_luck": choices.verb_discard_luck,
        "cancel_luck": _cancel_luck,
        "mark_gear": choices.verb_mark_gear,
        "market_exchange": market.verb_market_exchange,
        "trade_bonus": market.verb_trade_bonus,
        "take_market": market.verb_take_market,
        "contract_marker": choices.verb_contract_marker,
        "look_order": hexes.verb_look_order,
        "test": skill_tests.verb_test,
        "roll": _roll,
        "dice": skill_tests.verb_dice,
        "reroll": skill_tests.verb_reroll,
        "pass_test": skill_tests.verb_pass_test,
        "wake": _wake,
        "ignore_ko": _ignore_ko,
        "mp": _mp,
        "free_hex": hexes.verb_free_hex,
        "threat": _threat,
        "discard_reveal": choices.verb_discard_reveal,
        "stop_movement": _stop,
        "skip_exploration": _skip_exploration,
        "relocate": hexes.verb_relocate,
        "damage_vehicle": vehicles.verb_damage_vehicle,
        "repair_vehicle": vehicles.verb_repair_vehicle,
        "shield_vehicle": vehicles.verb_shield_vehicle,
        "place": hexes.verb_place,
        "place_special": hexes.verb_place_special,
        "detach_mutations": refitting.verb_detach_mutations,
        "refit": refitting.verb_refit,
        "strike": hexes.verb_strike,
        "plan_wasteland": hexes.verb_plan_wasteland,
        "train": hexes.verb_train,
        "choose": choices.verb_choose,
        "may": choices.verb_may,
        "if": _if,
        "on": _on,
    }
)
