"""What the screen of a new game says about a preset of Last Comrade."""

from collections.abc import Mapping

from game.library import OpenGame
from game.presenters.briefing import Brief
from game.rules.last_comrade.setting import Setting
from game.view.kit import Kit


def brief(kit: Kit, opened: OpenGame, scenario: str, options: Mapping[str, str], seats: int) -> Brief:
    setting = opened.setting(scenario, options)
    assert isinstance(setting, Setting)
    name = f"lc-scenario-{scenario}"
    return Brief(
        title=kit.say(name),
        intro=kit.say(f"{name}.briefing"),
        summary=kit.say(f"{name}.new"),
        difficulty=setting.scenario.complexity,
        most_difficulty=max(info.complexity for info in opened.scenarios),
        facts=(),
        sides=(),
    )
