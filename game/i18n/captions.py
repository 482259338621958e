"""Values become sentences: what happened, why not, what to do now, what a button says.

Events, refusals, frames and intents hold ids and numbers. Here each field becomes facts for its message: a
name becomes `$card` with its cases (`$card_acc` ...) and `$card_id`, the bare id, for selecting or for
printing, such as the face of a tile; an absent or empty field has the id `none`. A list becomes `$cards`
with `$cards_count` and `$cards_known`, because of hidden cards only the number is known. A bool is the
word `yes` or `no`. The game says what each field means (`Game.naming`).
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.i18n import LANGUAGES, Fact, Texts
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.game import Game
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.mistakes import Mistake
from game.rules.core.naming import Naming
from game.rules.core.state import State
from game.rules.core.values import Concede, Event, Intent, Refusal

ABSENT = "none"
NOTHING_KNOWN: Mapping[str, object] = {}
NameOverrides = Mapping[str, str]
"""From the message that names a seat or a place to the one that names who or what it is here."""
NO_OVERRIDES: NameOverrides = {}
SHARED = (
    "prompt-over",
    "intent-concede",
    "list-last",
    "list-times",
    "list-hidden",
)
"""The messages every game's captions use."""


class GivenName(str):
    """A name as typed by a person. It cannot be declined: other cases stay those of the message."""

    __slots__ = ()


def with_given_names(game: Game[Any], name_overrides: NameOverrides, names: Sequence[str]) -> dict[str, str]:
    """A seat without another name is called by the name its player gave."""
    beginning = game.naming.fields.get("seat", "").partition(" ")[0]
    given = {f"{beginning}{seat}": GivenName(name) for seat, name in enumerate(names) if beginning and name}
    return {**given, **name_overrides}


def caption(texts: Texts, game: Game[Any], event: Event, name_overrides: NameOverrides = NO_OVERRIDES) -> str:
    """The log line of an event; the event must be redacted for its reader."""
    return _say(texts, game, _message(game, "event", type(event)), _fields(event), name_overrides)


def sign(texts: Texts, game: Game[Any], event: Event, name_overrides: NameOverrides = NO_OVERRIDES) -> str:
    """The same in two or three words, for a mark on the graph of a match; for milestones only."""
    return _say(texts, game, _message(game, "sign", type(event)), _fields(event), name_overrides)


def explain(
    texts: Texts, game: Game[Any], refusal: Refusal, name_overrides: NameOverrides = NO_OVERRIDES
) -> str:
    """Why something is not possible and, if it can be said, what would make it possible."""
    return _say(texts, game, _rule_message(game, refusal.rule), refusal.facts, name_overrides)


def prompt(texts: Texts, game: Game[Any], view: State[Any], seat: Seat) -> str:
    """What the seat should do now, or that it must wait; `view` is the seat's view."""
    decision, name_overrides = engine.pending(view), game.names_now(view.world)
    if decision is None:
        return texts.say("prompt-over")
    if seat in engine.waiting_for(view):
        return question(texts, game, decision, name_overrides, decision.asks_about(view.world))
    return _say(texts, game, f"{_prefix(game)}-prompt-wait", _fields(decision), name_overrides)


def prompt_ahead(texts: Texts, game: Game[Any], view: State[Any]) -> str:
    """What is asked before the seat's turn; `view` is its view as if it were asked now."""
    decision = engine.pending(view)
    assert decision is not None, "nothing is asked"
    message = f"{_message(game, 'prompt', type(decision))}.ahead"
    return _say(texts, game, message, _fields(decision), game.names_now(view.world))


def question(
    texts: Texts,
    game: Game[Any],
    decision: Decision[Any],
    name_overrides: NameOverrides = NO_OVERRIDES,
    about: Mapping[str, object] = NOTHING_KNOWN,
) -> str:
    """The question of a decision to its seats; `about` has facts of the world beside its fields."""
    message = _message(game, "prompt", type(decision))
    return _say(texts, game, message, {**about, **_fields(decision)}, name_overrides)


def label(
    texts: Texts,
    game: Game[Any],
    intent: Intent,
    *,
    short: bool = False,
    known: Mapping[str, object] = NOTHING_KNOWN,
    name_overrides: NameOverrides = NO_OVERRIDES,
) -> str:
    """The words of an intent in a list; `short` for a button beside its visible card.

    `known` may add fields the intent does not have, such as the vehicle its soldier sits in.
    """
    message = _message(game, "intent", type(intent))
    if short and texts.has(f"{message}.button"):
        message = f"{message}.button"
    return _say(texts, game, message, {**known, **_fields(intent)}, name_overrides)


def label_ahead(texts: Texts, game: Game[Any], intent: Intent, name_overrides: NameOverrides) -> str:
    """The words of an answer given ahead, which may differ because a mere "done" says little there."""
    message = f"{_message(game, 'intent', type(intent))}.ahead"
    if texts.has(message):
        return texts.say(message)
    return label(texts, game, intent, short=True, name_overrides=name_overrides)


def hint(texts: Texts, game: Game[Any], intent: Intent) -> str:
    """What a button means, for the few whose words do not say it; else empty."""
    message = f"{_message(game, 'intent', type(intent))}.hint"
    return texts.say(message) if texts.has(message) else ""


# Messages


def _prefix(game: Game[Any]) -> str:
    return game.info.prefix.lower()


def _message(game: Game[Any], kind: str, value: type[msgspec.Struct]) -> str:
    """`dp.cards_drawn` uses the message `dp-event-cards_drawn`; conceding is the same in every game."""
    if value is Concede:
        return "intent-concede"
    name = str(value.__struct_config__.tag).rpartition(".")[2]
    return f"{_prefix(game)}-{kind}-{name}"


def _rule_message(game: Game[Any], rule: str) -> str:
    return f"{_prefix(game)}-why-{rule}"


def _say(
    texts: Texts,
    game: Game[Any],
    message: str,
    fields: Mapping[str, object],
    name_overrides: NameOverrides = NO_OVERRIDES,
) -> str:
    return texts.say(message, **_facts(_Speaker(texts, name_overrides), game.naming, fields))


# Facts


class _Speaker:
    """Texts that know the roles: the name of a seat is that of its role."""

    def __init__(self, texts: Texts, name_overrides: NameOverrides) -> None:
        self._texts, self._cast = texts, name_overrides
        self.has = texts.has

    def say(self, message: str, **facts: Fact) -> str:
        said = self._cast.get(message, message)
        return str(said) if isinstance(said, GivenName) else self._texts.say(said, **facts)

    def declined(self, fact: str, message: str) -> dict[str, Fact]:
        said = self._cast.get(message, message)
        if isinstance(said, GivenName):
            return {**self._texts.declined(fact, message), fact: str(said)}
        return self._texts.declined(fact, said)


def _fields(value: msgspec.Struct) -> dict[str, object]:
    return {field: getattr(value, field) for field in value.__struct_fields__}


def _facts(texts: _Speaker, naming: Naming, fields: Mapping[str, object]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {f"{field}_id": ABSENT for field in naming.fields}
    for field, value in _opened(fields).items():
        if field in naming.owners:
            facts |= texts.declined(f"{field}_owner", naming.owners[field])
        if isinstance(value, bool):
            facts[field] = "yes" if value else "no"
        elif isinstance(value, int) and not _is_named(texts, naming, field, value, fields):
            facts[field] = value
        elif isinstance(value, tuple):
            facts |= _list(texts, naming, field, value, fields)
        elif field in naming.fields:
            facts |= _name(texts, naming, field, value, fields)
        else:
            facts[field] = ABSENT if value is None else str(value)
    return facts


def _opened(fields: Mapping[str, object]) -> dict[str, object]:
    """With the fields of a contained value, such as the card of an item, unless a field has the same name."""
    inside = (_fields(value) for value in fields.values() if isinstance(value, msgspec.Struct))
    opened = {field: value for inner in inside for field, value in inner.items()}
    return {**opened, **fields}


def _is_named(texts: _Speaker, naming: Naming, field: str, value: int, fields: Mapping[str, object]) -> bool:
    """Whether a number stands for something with a name, as a seat does."""
    beginnings = naming.fields.get(field)
    return beginnings is not None and _name_message(texts, beginnings, str(value), fields) is not None


def _name(
    texts: _Speaker, naming: Naming, field: str, value: object, fields: Mapping[str, object]
) -> dict[str, Fact]:
    """A name with its cases and its id. A value without a name has only the id, by which a message may
    select."""
    if value is None or value == "":
        return {}
    if value == HIDDEN:
        return {field: texts.say("list-hidden", count=1), f"{field}_id": "hidden"}
    message = _name_message(texts, naming.fields[field], str(value), fields)
    name = texts.declined(field, message) if message else {}
    return {**name, f"{field}_id": str(value)}


def _name_message(texts: _Speaker, beginnings: str, value: str, fields: Mapping[str, object]) -> str | None:
    for beginning in beginnings.split():
        try:
            message = beginning.format_map(fields) + value
        except KeyError:
            continue
        if texts.has(message):
            return message
    return None


def _list(
    texts: _Speaker, naming: Naming, field: str, values: Sequence[Any], fields: Mapping[str, object]
) -> dict[str, Fact]:
    known = [value for value in values if value != HIDDEN]
    if field in naming.fields:
        words = _named_items(texts, naming.fields[field], known, fields)
    else:
        words = [str(value) for value in known]
    if len(known) < len(values):
        words.append(texts.say("list-hidden", count=len(values) - len(known)))
    return {field: _joined(texts, words), f"{field}_count": len(values), f"{field}_known": len(known)}


def _named_items(
    texts: _Speaker, beginnings: str, values: list[Any], fields: Mapping[str, object]
) -> list[str]:
    """Each name once, in order of appearance, with how often it occurs."""
    words = []
    for value in dict.fromkeys(values):
        message = _name_message(texts, beginnings, str(value), fields)
        name = texts.say(message or f"{beginnings.split(maxsplit=1)[0]}{value}")
        times = values.count(value)
        words.append(name if times == 1 else texts.say("list-times", count=times, name=name))
    return words


def _joined(texts: _Speaker, words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-last", most=", ".join(words[:-1]), last=words[-1])


# Checking


def needed_messages(game: Game[Any], content: Any) -> Iterator[str]:
    """Every message that the sentences of a game, and the names of its content, need."""
    yield from SHARED
    yield from (_message(game, "event", event) for event in game.events)
    yield from (_message(game, "intent", intent) for intent in game.intents)
    decisions = (frame for frame in game.frames if issubclass(frame, Decision))
    yield from (_message(game, "prompt", frame) for frame in decisions)
    yield f"{_prefix(game)}-prompt-wait"
    info = game.info
    rules = (*game.naming.refusals, info.rule_other_seat, info.rule_not_now, info.rule_game_over)
    yield from (_rule_message(game, rule) for rule in dict.fromkeys(rules))
    yield from (f"{_prefix(game)}-reason-{reason}" for reason in game.naming.reasons)
    yield from (f"{_prefix(game)}-term-{term}" for term in game.naming.terms)
    yield from dict.fromkeys(game.naming.things(content))


def missing_messages(texts: Texts, game: Game[Any], content: Any) -> list[str]:
    return [message for message in needed_messages(game, content) if not texts.has(message)]


def find_mistakes(folder: Path, game: Game[Any], content: Any) -> list[Mistake]:
    """What a game could not say in some language of the folder; i18n itself checks how it is written."""
    return [
        Mistake(f"{language}/{game.info.id}.ftl", message, "expected this message, the game needs it")
        for language in LANGUAGES
        for message in missing_messages(Texts.load(folder, language), game, content)
    ]
