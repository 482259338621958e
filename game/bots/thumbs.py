"""Rules of thumb: the reason for a decision that a mind settles, where a coach has nothing to compare.

A rule of thumb is found by the types of the decision and the intent alone. Its words are the message
`thumb-<game>-<name>`.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.rules.core.values import Intent


class Thumb(NamedTuple):
    """A rule of thumb: the end of the id of its message, and the rule of the rulebook behind it."""

    name: str
    rule: str


_WINS = Thumb("wins", "DP-OBJ-01")
_KEPT = Thumb("kept", "WR-LUCK-03")
_PLACED, _PACKED = Thumb("placed", "WR-GEAR-04"), Thumb("packed", "WR-PREP-13")
_HELPS, _SPARED = Thumb("helps", "WR-GEAR-19"), Thumb("spared", "WR-GEAR-10")
_BEST, _WEAPON = Thumb("best", "WR-SCAV-10"), Thumb("weapon", "WR-ATK-02")
_OFFERED = Thumb("offered", "WR-VEH-12")
THUMBS: Mapping[str, Thumb] = {
    "dp.draw_card": Thumb("free_card", "DP-SUP-04"),
    "dp.control": _WINS,
    "dp.travel": _WINS,
    "dp.step_on": _WINS,
    "so.use_bonus": Thumb("free_soldier", "SO-BONUS-01"),
    "so.done": Thumb("stays", "SO-REINF-07"),
    "lc.go_on": Thumb("no_event", "LC-REACT-01"),
    "lc.let_pass": Thumb("no_event", "LC-REACT-01"),
    "lc.response lc.let_pass": Thumb("no_nyet", "LC-REACT-05"),
    "lc.draft_pick": Thumb("drafted", "LC-DRAFT-01"),
    "lc.pass_on": Thumb("passed_on", "LC-DRAFT-12"),
    "lc.choose_character": Thumb("lasting", "LC-SETUP-01"),
    "wr.choose_knight": Thumb("rider", "WR-SETUP-09"),
    "wr.choose_colour": Thumb("colour", "WR-SETUP-09"),
    "wr.choose_vehicle": Thumb("fastest", "WR-SETUP-13"),
    "wr.return_contract": Thumb("little_reward", "WR-CON-01"),
    "wr.introduce": Thumb("introduced", "WR-CON-05"),
    "wr.choose_hex": Thumb("marches", "WR-PREP-09"),
    "wr.choose_card": _SPARED,
    "wr.planning wr.choose_card": Thumb("meanest", "WR-SCAV-10"),
    "wr.take_bonus": Thumb("shortest", "WR-PREP-06"),
    "wr.discard_for_resource": Thumb("needed_more", "WR-REST-07"),
    "wr.discard_luck": Thumb("least_luck", "WR-LUCK-02"),
    "wr.pass": Thumb("nothing", "WR-LUCK-03"),
    "wr.rest_luck wr.pass": _KEPT,
    "wr.meeting wr.pass": Thumb("no_fight", "WR-ATK-19"),
    "wr.done": _PACKED,
    "wr.updating_market wr.done": Thumb("market_stays", "WR-PREP-10"),
    "wr.rest_exchange wr.done": Thumb("no_exchange", "WR-REST-02"),
    "wr.trading wr.done": Thumb("no_trade", "WR-TRADE-02"),
    "wr.place_gear": _PLACED,
    "wr.move_gear": _PLACED,
    "wr.attach": _PLACED,
    "wr.make_room": _SPARED,
    "wr.pay_gear": _SPARED,
    "wr.remove_blue": Thumb("fame", "WR-REST-06"),
    "wr.draw_gear": _OFFERED,
    "wr.take_vehicle": _OFFERED,
    "wr.use_gear": _HELPS,
    "wr.use_ability": _HELPS,
    "wr.use_vehicle": _HELPS,
    "wr.play_luck": Thumb("luck_helps", "WR-LUCK-03"),
    "wr.take_pills": _HELPS,
    "wr.choose_option": _BEST,
    "wr.choose_contract": _BEST,
    "wr.choose_skill": Thumb("skill", "WR-TEST-11"),
    "wr.choose_weapon": _WEAPON,
    "wr.choose_symbol": _WEAPON,
    "wr.choose_range": Thumb("range", "WR-RANGE-06"),
    "wr.attack_marker": Thumb("hunted", "WR-WIN-01"),
    "wr.go_on": Thumb("way", "WR-MOVE-29"),
    "wr.explore": Thumb("tested", "WR-EXPL-03"),
    "wr.accept_contract": Thumb("accepted", "WR-CON-16"),
    "wr.complete_contract": Thumb("completed", "WR-CON-21"),
    "wr.accept_deal": Thumb("good_deal", "WR-TRADE-02"),
    "wr.decline_deal": Thumb("bad_deal", "WR-TRADE-02"),
}
"""By the tags of decision and intent, or of the intent alone."""


def thumb_for(decision: Any, intent: Intent) -> Thumb | None:
    """The rule of thumb for a settled decision; None if the mind has no general reason for it, or does not
    settle it."""
    asked, done = (type(one).__struct_config__.tag for one in (decision, intent))
    return THUMBS.get(f"{asked} {done}") or THUMBS.get(str(done))
