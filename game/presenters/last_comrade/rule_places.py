"""Which parts of the table of Last Comrade each rule is about."""

from game.presenters.contract.rule_places import RulePlaces

RULE_PLACES: RulePlaces = {
    "LC-ATK": ("strike", "target"),
    "LC-CHR": ("ability",),
    "LC-DEATH": ("commissar", "fallen"),
    "LC-DECK": ("action_deck", "action_discard", "attack_deck", "attack_discard"),
    "LC-EQP": ("piece",),
    "LC-EVT": ("hand",),
    "LC-HAZ": ("hazard",),
    "LC-LINE": ("place", "commissar"),
    "LC-MAN": ("hand", "commit"),
    "LC-REACT": ("raise",),
    "LC-TURN-03": ("commit",),
}
