"""Mistakes in the tables are told as `file: field: what was expected`, never as a traceback."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.config.paths import PROJECT
from game.content.library import read_tables
from game.rules.core.mistakes import BadContent
from game.rules.last_comrade import GAME

Tables = dict[str, Any]
Spoil = Callable[[Tables], Any]


def card(file: str, name: str, **changes: Any) -> Spoil:
    """One card of a table is changed."""
    return lambda tables: tables[f"{file}.toml"][name].update(changes)


SPOILT: dict[str, tuple[Spoil, str]] = {
    "a file": (lambda all: all.pop("events.toml"), "events.toml: file: expected this file, it is missing"),
    "no presets": (
        lambda all: [all.pop(name) for name in list(all) if name.startswith("scenarios/")],
        "scenarios: folder: expected at least one scenario",
    ),
    "a preset's name": (
        lambda all: all["scenarios/duel.toml"].update(id="brawl"),
        "scenarios/duel.toml: id: expected the name of the file, found 'brawl'",
    ),
    "one player": (
        lambda all: all["scenarios/duel.toml"].update(seats=[1, 2]),
        "scenarios/duel.toml: seats: expected numbers of players from 2 on",
    ),
    "too much Life": (
        lambda all: all["scenarios/duel.toml"].update(life=11),
        "scenarios/duel.toml: life: expected 1 to 10, found 11",
    ),
    "no hand": (
        lambda all: all["numbers.toml"].update(hand=0),
        "numbers.toml: hand: expected at least 1, found 0",
    ),
    "passing more than one has": (
        lambda all: all["numbers.toml"].update(quick_pass=6),
        "numbers.toml: quick_pass: expected at most the hand of 5",
    ),
    "too few Comrades": (
        lambda all: all["comrades.toml"].pop("igor"),
        "comrades.toml: file: expected at least 10 Comrades, found 9",
    ),
    "stubborn against nothing": (
        card("comrades", "grisza", stubborn_against=["charm"]),
        "comrades.toml: grisza.stubborn_against: unknown card 'charm'",
    ),
    "an ability that harms": (
        card("comrades", "jurge", reduces={"splash_indirect": -1}),
        "comrades.toml: jurge.reduces.splash_indirect: expected at least 0, found -1",
    ),
    "an attack too few": (
        card("attacks", "mine", copies=3),
        "attacks.toml: file: expected 38 cards, found 37",
    ),
    "no copies": (
        card("attacks", "mine", copies=0),
        "attacks.toml: mine.copies: expected at least 1, found 0",
    ),
    "a strike card that sets up": (
        card("attacks", "sniper", effect="mine"),
        "attacks.toml: sniper.effect: expected draft, mine, wire or roulette on setup cards only",
    ),
    "a special card with a target": (
        card("attacks", "sniper", aim="last"),
        "attacks.toml: sniper.aim: expected a target on linear and splash cards only",
    ),
    "a place before the front": (
        card("attacks", "grenade", places=[0]),
        "attacks.toml: grenade.places: expected places from 1 on, with the aims place and places only",
    ),
    "two places for one target": (
        card("attacks", "grenade", places=[2, 3]),
        "attacks.toml: grenade.places: expected one place, or the aim places",
    ),
    "six Target cards": (
        card("attacks", "rocket_storm", places=[1, 2, 3, 4, 5, 6]),
        "attacks.toml: rocket_storm.places: expected at most 5 Target cards",
    ),
    "a place that follows": (
        card("attacks", "grenade", follows=True),
        "attacks.toml: grenade.follows: expected only where a Comrade is aimed at",
    ),
    "a splash that pierces": (
        card("attacks", "grenade", pierces=True),
        "attacks.toml: grenade: expected a direction and piercing on linear cards only",
    ),
    "a line with indirect damage": (
        card("attacks", "laser", indirect=1),
        "attacks.toml: laser.indirect: expected on splash cards only",
    ),
    "damage that heals": (
        card("attacks", "laser", main=-1),
        "attacks.toml: laser.main: expected no damage below 0",
    ),
    "steps without a direction": (
        card("manoeuvres", "charge", directions=[]),
        "manoeuvres.toml: charge.steps: expected directions and steps from 1 on, or neither",
    ),
    "a Manoeuvre that does nothing": (
        lambda all: all["manoeuvres.toml"]["unik"].pop("status"),
        "manoeuvres.toml: unik: expected steps, a status or an exchange",
    ),
    "an exchange with a status": (
        card("manoeuvres", "zamiana", status="dodge"),
        "manoeuvres.toml: zamiana.exchange: expected neither steps nor a status with an exchange",
    ),
    "an Event without a moment": (
        card("events", "stoj", windows=[]),
        "events.toml: stoj.windows: expected at least one window",
    ),
    "an Event as an answer": (
        card("events", "stoj", windows=["event_response"]),
        "events.toml: stoj.windows: unexpected window event_response for halt",
    ),
    "an answer at any time": (
        card("events", "niet", windows=["after_targets"]),
        "events.toml: niet.windows: unexpected window after_targets for cancel",
    ),
    "an empty bottle": (
        card("events", "moonshine", number=0),
        "events.toml: moonshine.number: expected at least 1, found 0",
    ),
    "a deed on two cards": (
        card("events", "trip", do="halt"),
        "events.toml: file: expected one card that does halt, found 2",
    ),
    "broken from the start": (
        card("equipment", "helmet", durability=0),
        "equipment.toml: helmet.durability: expected at least 1, found 0",
    ),
    "a revolver against hits": (
        card("equipment", "revolver", against=["linear"]),
        "equipment.toml: revolver.against: expected kinds of hits where hits are met, and nowhere else",
    ),
    "a helmet of paper": (
        card("equipment", "helmet", number=0),
        "equipment.toml: helmet.number: expected at least 1, found 0",
    ),
    "two Tanks": (
        card("equipment", "tank_rudy_102", copies=2),
        "equipment.toml: file: expected one Tank at most, found 2",
    ),
    "one name in two decks": (
        lambda all: all["events.toml"].update(mine=all["events.toml"].pop("trip")),
        "events.toml: mine: expected an id that no other card has",
    ),
    "an unknown type": (
        card("attacks", "laser", type="curved"),
        "attacks.toml: laser.type: unknown value 'curved', expected one of linear, splash, special",
    ),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_table_is_told(name: str) -> None:
    spoil, told = SPOILT[name]
    tables = copy.deepcopy(read_tables(PROJECT, "last_comrade"))
    spoil(tables)
    with pytest.raises(BadContent) as bad:
        GAME.parse(tables)
    assert any(line.startswith(told) for line in str(bad.value).splitlines()), str(bad.value)


def test_all_mistakes_are_told_at_once() -> None:
    tables = copy.deepcopy(read_tables(PROJECT, "last_comrade"))
    for name in ("no hand", "damage that heals", "broken from the start"):
        SPOILT[name][0](tables)
    with pytest.raises(BadContent) as bad:
        GAME.parse(tables)
    files = [line.split(":")[0] for line in str(bad.value).splitlines()]
    assert {"numbers.toml", "attacks.toml", "equipment.toml"} <= set(files)
