"""Every trouble with a file, and every barrier to undo, has its sentence in both languages."""

import pytest

from game.i18n import LANGUAGES
from game.store import CODES
from tests.i18n.captions.words import TEXTS, unclean

FACTS = {
    "file": "zapis 1",
    "detail": "unexpected end",
    "found": 3,
    "newest": 2,
    "limit": 100,
    "step": 7,
    "expected": "save",
    "reason": "disk_full",
}
OF_THE_MATCH = ("not_kept", "rewritten")
"""Said to people who play: a file's name would tell them nothing."""
BARRIERS = "start dice card_seen shuffle hand_over load".split()
both = pytest.mark.parametrize("language", LANGUAGES)


@both
@pytest.mark.parametrize("code", sorted({*CODES, "other_content", "diverged"}))
def test_every_code_of_the_store_is_said_with_its_own_facts(code: str, language: str) -> None:
    given = CODES.get(code, ("file", "step", "detail") if code == "diverged" else ("file", "detail"))
    sentence = TEXTS[language].say(f"store-{code}", **{fact: FACTS[fact] for fact in given})
    assert ("zapis 1" in sentence) == (code not in OF_THE_MATCH)
    assert sentence.endswith("."), sentence
    assert "⟦" not in sentence, sentence


@both
def test_why_a_match_is_not_kept_is_said_in_words(language: str) -> None:
    reasons = ("disk_full", "read_only", "vanished", "locked", "unwritable")
    said = {TEXTS[language].say("store-not_kept", file="zapis 1", reason=reason) for reason in reasons}
    assert len(said) == len(reasons)
    assert not any("page-" in sentence for sentence in said)


@both
@pytest.mark.parametrize("kind", BARRIERS)
def test_every_barrier_is_explained(kind: str, language: str) -> None:
    barrier = TEXTS[language].say(f"barrier-{kind}")
    assert not unclean(TEXTS[language].say("undo-closed", barrier=barrier))
