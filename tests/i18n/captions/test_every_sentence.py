"""Every event, refusal, question and intent has its sentence in both languages, whatever its fields hold."""

import itertools
import re
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from game.i18n import LANGUAGES, Texts
from game.i18n.captions import (
    SHARED,
    caption,
    explain,
    find_mistakes,
    label,
    missing_messages,
    needed_messages,
    question,
)
from game.rules.core.frames import Decision
from game.rules.core.values import Concede, Refusal
from tests.guards import at_least_one
from tests.i18n.captions.words import (
    GAME,
    LANG,
    OPENED,
    RULE_ID,
    RULES,
    SAMPLES,
    TEXTS,
    is_sentence,
    refusals_in_the_rules,
    samples,
    unclean,
)

both = pytest.mark.parametrize("language", LANGUAGES)
DECISIONS = [frame for frame in GAME.frames if issubclass(frame, Decision)]


def name(value: type) -> str:
    return value.__name__


@both
def test_nothing_the_game_says_is_missing(language: str) -> None:
    assert missing_messages(TEXTS[language], GAME, OPENED.content) == []
    assert find_mistakes(LANG, GAME, OPENED.content) == []


@both
@pytest.mark.parametrize("event", GAME.events, ids=name)
def test_every_event_has_a_caption_whatever_happened(event: type, language: str) -> None:
    lines = [caption(TEXTS[language], GAME, sample) for sample in samples(event)]
    assert [line for line in lines if not is_sentence(line)] == []


@both
@pytest.mark.parametrize("intent", [*GAME.intents, Concede], ids=name)
def test_every_intent_has_a_label(intent: type, language: str) -> None:
    texts = TEXTS[language]
    for sample in at_least_one(samples(intent)):
        for line in (label(texts, GAME, sample), label(texts, GAME, sample, short=True)):
            assert not unclean(line), line
            assert line[0].isupper(), line
            assert not line.endswith("."), line


@both
@pytest.mark.parametrize("decision", DECISIONS, ids=name)
def test_every_decision_asks_a_question(decision: type, language: str) -> None:
    for sample in at_least_one(one for one in samples(decision) if is_asked(one)):
        assert is_sentence(question(TEXTS[language], GAME, sample)), sample


def is_asked(sample: Any) -> bool:
    """A turn without a card in play asks only between its manoeuvre and what follows."""
    is_turn = name(type(sample)) == "Turn"
    return not (is_turn and sample.card is None and (sample.pending or not sample.manoeuvred))


@both
def test_every_refusal_is_explained_whatever_facts_it_gives(language: str) -> None:
    found = set(refusals_in_the_rules())
    assert len(found) > 60
    for rule, keys in found:
        for values in itertools.product(*(SAMPLES[key] for key in keys)):
            refusal = Refusal(rule, dict(zip(keys, values, strict=True)))
            if None not in values:
                assert is_sentence(explain(TEXTS[language], GAME, refusal)), refusal
    info = GAME.info
    for rule in (info.rule_other_seat, info.rule_not_now, info.rule_game_over):
        assert is_sentence(explain(TEXTS[language], GAME, Refusal(rule)))
    assert is_sentence(explain(TEXTS[language], GAME, Refusal("DP-TURN-02", {"card": ""})))


def test_the_game_names_every_rule_that_its_source_cites() -> None:
    sources = [path.read_text(encoding="utf-8") for path in RULES.glob("*.py") if path.name != "naming.py"]
    cited = {rule for source in sources for rule in re.findall(rf'"({RULE_ID.pattern})"', source)}
    assert cited == set(GAME.naming.rules)
    own = {GAME.info.rule_other_seat, GAME.info.rule_not_now, GAME.info.rule_game_over}
    assert {rule for rule, _ in refusals_in_the_rules()} | own == set(GAME.naming.refusals)


@both
def test_there_is_no_sentence_for_what_does_not_exist(language: str) -> None:
    needed = set(needed_messages(GAME, OPENED.content)) | {"dp-prompt-wait"}
    ours = re.compile(r"dp-(event|intent|prompt|why|reason|term|seat)-")
    written = {spoken for spoken in TEXTS[language].ids() if ours.match(spoken) and "." not in spoken}
    assert written - needed == set()


@both
def test_the_vehicle_that_is_known_names_the_position(language: str) -> None:
    change = next(intent for intent in GAME.intents if name(intent) == "ChangePosition")("ita_gunner", "gun")
    texts = TEXTS[language]
    tank = texts.say("dp-position-ita_medium_tank-gun")
    assert tank not in label(texts, GAME, change)
    assert tank in label(texts, GAME, change, known={"vehicle": "ita_medium_tank"})


def test_a_missing_message_is_told_and_shows_in_brackets(tmp_path: Path) -> None:
    copytree(LANG, tmp_path / "lang")
    path = tmp_path / "lang" / "pl" / "desert_patrol.ftl"
    path.write_text(path.read_text("utf-8").replace("dp-event-turn_started =", "dp-event-lost ="), "utf-8")
    found = [str(mistake) for mistake in find_mistakes(tmp_path / "lang", GAME, OPENED.content)]
    assert found == ["pl/desert_patrol.ftl: dp-event-turn_started: expected this message, the game needs it"]
    event = next(event for event in GAME.events if name(event) == "TurnStarted")
    shown = caption(Texts.load(tmp_path / "lang", "pl"), GAME, event("lrdg"))
    assert shown == "⟦dp-event-turn_started⟧"


@both
def test_an_unknown_id_shows_in_brackets_and_breaks_nothing(language: str) -> None:
    event = next(event for event in GAME.events if name(event) == "BidDiscarded")
    assert "⟦" in caption(TEXTS[language], GAME, event("lrdg", "no_such_card"))
    event = next(event for event in GAME.events if name(event) == "CardsDrawn")
    assert "⟦dp-card-no_such_card⟧" in caption(TEXTS[language], GAME, event("lrdg", ("no_such_card",)))


@both
def test_every_shared_message_is_there(language: str) -> None:
    assert [message for message in SHARED if not TEXTS[language].has(message)] == []
