"""All that is fixed for one match: content, preset and table options, indexed for quick look-up."""

from collections.abc import Mapping

from game.rules.core.game import Setting as CoreSetting
from game.rules.core.ids import CardId
from game.rules.last_comrade.content import (
    Attack,
    Comrade,
    Content,
    Equipment,
    EventCard,
    Manoeuvre,
    Scenario,
)
from game.rules.last_comrade.terms import ComradeId, EquipmentVerb, EventVerb, ReactionWindow

PRESET = "preset"
"""The option that uses the start Life of the preset."""


class Setting(CoreSetting):
    """Content, preset and options of one match. Built once, never changed, shared by all its states."""

    def __init__(
        self, content: Content, scenario: Scenario, content_hash: str, options: Mapping[str, str]
    ) -> None:
        chosen = ":".join(f"{name}={options[name]}" for name in sorted(options))
        super().__init__(f"{content_hash}:{scenario.id}:{chosen}")
        self.content = content
        self.numbers = content.numbers
        self.scenario = scenario
        self.chooses_characters = options.get("characters") == "choose"
        self.draft_mode = options.get("draft_mode", "full")
        self.reveals_next = options.get("reveal_next") == "on"
        life = options.get("start_life", PRESET)
        self.start_life = scenario.life if life == PRESET else int(life)
        self._index_cards()

    def _index_cards(self) -> None:
        content = self.content
        self.comrades: dict[ComradeId, Comrade] = {
            ComradeId(name): comrade for name, comrade in content.comrades.items()
        }
        self.attacks: dict[CardId, Attack] = {CardId(name): card for name, card in content.attacks.items()}
        self.manoeuvres: dict[CardId, Manoeuvre] = {
            CardId(name): card for name, card in content.manoeuvres.items()
        }
        self.events: dict[CardId, EventCard] = {CardId(name): card for name, card in content.events.items()}
        self.equipment: dict[CardId, Equipment] = {
            CardId(name): card for name, card in content.equipment.items()
        }
        self.event_of: dict[EventVerb, CardId] = {card.do: name for name, card in self.events.items()}
        """The one card for each deed."""
        self.piece_of: dict[EquipmentVerb, CardId] = {
            card.do: name for name, card in self.equipment.items() if card.do != "reduce"
        }
        self.in_window: dict[ReactionWindow, frozenset[CardId]] = {}
        for name, event in self.events.items():
            for window in event.windows:
                self.in_window[window] = self.in_window.get(window, frozenset()) | {name}
        self.smoke: frozenset[CardId] = frozenset(
            name for name, card in self.manoeuvres.items() if card.exchange == "others"
        )
        """Cards that need two others: nobody can use them with two Comrades left."""
        self.action_deck: tuple[CardId, ...] = (
            *_copies(content.manoeuvres),
            *_copies(content.events),
            *_copies(content.equipment),
        )
        self.attack_deck: tuple[CardId, ...] = _copies(content.attacks)


def _copies(
    cards: Mapping[str, Attack] | Mapping[str, Manoeuvre] | Mapping[str, EventCard] | Mapping[str, Equipment],
) -> tuple[CardId, ...]:
    return tuple(CardId(name) for name, card in cards.items() for _ in range(card.copies))
