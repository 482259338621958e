"""What every game says about its scenarios alike: messages `<prefix>-scenario-…` and `<prefix>-brief-…`."""

from game.content.library import OpenGame
from game.presenters.contract.briefing import Brief, Fact, SideBrief
from game.store import printable
from game.view.kit import Kit


def scenario_brief(
    kit: Kit,
    opened: OpenGame,
    scenario: str,
    *,
    facts: tuple[Fact, ...],
    sides: tuple[SideBrief, ...],
    group: str = "",
) -> Brief:
    """A scenario in its own words, with its difficulty among the scenarios of its game."""
    name = f"{opened.game.info.prefix.lower()}-scenario-{scenario}"
    # A match may bring a scenario along that the program does not know any more.
    intro, summary = (
        kit.say(f"{name}.{part}") if kit.texts.has(f"{name}.{part}") else "" for part in ("briefing", "new")
    )
    return Brief(
        title=kit.say(name) if kit.texts.has(name) else printable(scenario),
        intro=intro,
        summary=summary,
        difficulty=opened.scenario(scenario).complexity,
        most_difficulty=max(info.complexity for info in opened.scenarios),
        facts=facts,
        sides=sides,
        group=group,
    )


def brief_fact(kit: Kit, prefix: str, icon: str, name: str, **facts: int | str) -> Fact:
    """A fact named by `<prefix>-brief-fact_<name>`, with the value of `<prefix>-brief-<name>`."""
    return Fact(icon, kit.say(f"{prefix}-brief-fact_{name}"), kit.say(f"{prefix}-brief-{name}", **facts))
