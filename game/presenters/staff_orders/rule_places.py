"""Where on the table of Staff Orders each rule applies."""

from game.presenters.contract.rule_places import RulePlaces

RULE_PLACES: RulePlaces = {
    "SO-BONUS": ("bonus", "bonus_row"),
    "SO-CARD": ("hand", "deck", "discard"),
    "SO-ACT": ("space",),
    "SO-CTRL": ("area", "zone"),
    "SO-END": ("standing",),
    "SO-PLAN": ("space/sup_planning_1", "space/sup_planning_2"),
    "SO-REINF": ("space/sup_reinforce_1", "space/sup_reinforce_2"),
    "SO-ROUND": ("round",),
    "SO-SUP": ("unfold/supply",),
    "SO-TURN": ("reserve/commanders", "staging"),
}
