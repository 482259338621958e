"""Every word a person reads: Fluent messages of two languages, spoken by id, checked all at once.

Reading is lenient: a damaged message shows as its id in ⟦brackets⟧ and the game goes on. `find_mistakes`
is strict. Fluent takes 80 ms to import, therefore it is imported when the first message is said.
"""

from game.i18n.language_files import LANGUAGES, MOST_BYTES, MOST_COMMAS, MOST_PLACES
from game.i18n.mistakes import find_mistakes
from game.i18n.texts import CASES, GRAMMAR, Fact, Speaker, Texts, system_language

__all__ = [
    "CASES",
    "GRAMMAR",
    "LANGUAGES",
    "MOST_BYTES",
    "MOST_COMMAS",
    "MOST_PLACES",
    "Fact",
    "Speaker",
    "Texts",
    "find_mistakes",
    "system_language",
]
