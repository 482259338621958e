"""All texts for people: Fluent messages of each language, found by id and checked together.

Reading is lenient: a damaged message shows as its id in ⟦brackets⟧ and the game goes on. `find_mistakes`
is strict. Importing Fluent takes 80 ms, so it is imported for the first message that needs it.
"""

from game.i18n.language_files import MOST_BYTES, MOST_COMMAS, MOST_PLACES
from game.i18n.languages import CASES, FALLBACK, LANGUAGES, Language, language_codes, languages
from game.i18n.mistakes import find_mistakes, translated
from game.i18n.texts import GRAMMAR, Fact, Speaker, Texts, system_language

__all__ = [
    "CASES",
    "FALLBACK",
    "GRAMMAR",
    "LANGUAGES",
    "MOST_BYTES",
    "MOST_COMMAS",
    "MOST_PLACES",
    "Fact",
    "Language",
    "Speaker",
    "Texts",
    "find_mistakes",
    "language_codes",
    "languages",
    "system_language",
    "translated",
]
