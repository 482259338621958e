"""A Comrade's death in words."""

from game.rules.last_comrade.insights.fates import Death
from game.rules.last_comrade.terms import ComradeId
from game.view.kit import Kit


def death_words(kit: Kit, comrade: ComradeId, death: Death) -> str:
    """When and by what a Comrade died: `turn 6: Grenade`."""
    if death.cause is None:
        return kit.say("lc-report-gave_up", turn=death.turn)
    card = kit.say(f"lc-card-{death.cause}")
    if death.culprit is None or death.culprit == comrade:
        return kit.say("lc-report-fell", turn=death.turn, card=card)
    culprit = kit.say(f"lc-comrade-{death.culprit}")
    return kit.say("lc-report-fell_by", turn=death.turn, card=card, name=culprit)


def cause_words(kit: Kit, death: Death) -> str:
    """The cause alone, where there is little room."""
    return kit.say("lc-table-gave_up" if death.cause is None else f"lc-card-{death.cause}.short")
