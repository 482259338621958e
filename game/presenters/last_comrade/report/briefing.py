"""What the screen of a new game says about a preset of Last Comrade: how to win, and with how much Life."""

from collections.abc import Mapping

from game.content.library import OpenGame
from game.presenters.contract.briefing import Brief, Fact, SideBrief
from game.presenters.last_comrade.colours import UNKNOWN_PORTRAIT, paint_of
from game.presenters.shared.scenario_briefs import brief_fact, scenario_brief
from game.rules.core.ids import Seat
from game.rules.last_comrade.setting import Setting
from game.view.kit import Kit


def brief(kit: Kit, opened: OpenGame, scenario: str, options: Mapping[str, str], seats: int) -> Brief:
    """The brief of a preset with these options; Comrades are dealt or chosen when the game starts."""
    setting = opened.setting(scenario, options)
    assert isinstance(setting, Setting)
    return scenario_brief(
        kit,
        opened,
        scenario,
        facts=_facts(kit, setting),
        sides=tuple(_side(kit, setting, Seat(seat)) for seat in range(seats)),
    )


def _side(kit: Kit, setting: Setting, seat: Seat) -> SideBrief:
    """A side before the game: a seat with a number and a colour; its Comrade is not known yet."""
    how = "choose" if setting.chooses_characters else "random"
    words = kit.say(f"lc-brief-character_{how}")
    return SideBrief(
        kit.say("seat-name", number=seat + 1), paint_of(kit, seat), UNKNOWN_PORTRAIT, words, words
    )


def _facts(kit: Kit, setting: Setting) -> tuple[Fact, ...]:
    numbers, scenario = setting.numbers, setting.scenario
    strikes = "yes" if setting.reveals_next else "no"
    return (
        brief_fact(kit, "lc", "trophy", "victory"),
        brief_fact(
            kit, "lc", "account_group", "players", least=min(scenario.seats), most=max(scenario.seats)
        ),
        brief_fact(kit, "lc", "heart", "life", life=setting.start_life),
        brief_fact(kit, "lc", "cards", "hand", count=numbers.hand, draft=setting.draft_mode),
        brief_fact(kit, "lc", "bomb", "attacks", count=numbers.deck.attacks, always=strikes),
    )
