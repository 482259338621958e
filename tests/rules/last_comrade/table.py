"""A table of Last Comrade for tests: laid in one line, played through the engine, nothing mocked.

    game = table("[A B C _m]", A="leg_it", attack="trench_volley").before_damage()
    assert game.line == "[_ B C A]"
    assert game.hurt == {"C": 2}

Comrades are named by letters and have no ability, unless `who` gives them one (`who={"M": "misza"}`). Their
seats go round in the order of the Line. Capital letters name hands, whose first card is committed. Nobody
else has cards, so that nothing but the test happens; only `spare` (the holder of the Initiative unless
named) has a Nyet! more, so that there is somebody to ask before damage.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.config.paths import PROJECT
from game.content.library import read_tables
from game.rules.core import engine
from game.rules.core.ids import CardId
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.last_comrade import GAME
from game.rules.last_comrade.content import Comrade, Content
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.state import Hazard, Piece, Player, Tank, Target, World
from game.rules.last_comrade.terms import ComradeId
from game.rules.last_comrade.turn import Turn
from game.rules.last_comrade.windows import Pause
from tests.rules.last_comrade.driving import Driving
from tests.rules.last_comrade.notation import Position, read

PRESET = {2: "duel", 3: "squad", 4: "squad", **dict.fromkeys(range(5, 9), "platoon"), 9: "horde", 10: "horde"}
SHORT_OR_LONG = {
    players: f"{preset}_{'short' if players <= 4 else 'long'}" for players, preset in PRESET.items()
}
LIFE = 5
SPARE = "niet"
HAZARDS = {"m": "mine", "w": "barbed_wire"}
TANK = "tank_rudy_102"


@cache
def content() -> Content:
    return GAME.parse(read_tables(PROJECT, "last_comrade"))


@cache
def setting(
    scenario: str,
    who: tuple[tuple[str, str], ...] = (),
    options: tuple[tuple[str, str], ...] = (),
    only: str = "",
) -> Setting:
    """The preset's setting; the letters are plain Comrades, or have the abilities of those they stand for.

    With `only`, these are all the Attack cards there are.
    """
    found = content()
    if only:
        attacks = {card: replace(found.attacks[card], copies=1) for card in only.split()}
        found = replace(found, attacks=attacks)
    letters = {letter: Comrade() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
    letters |= {letter: found.comrades[name] for letter, name in who}
    comrades = {**found.comrades, **letters}
    return Setting(replace(found, comrades=comrades), found.scenarios[scenario], "test", dict(options))


class Table(Driving):
    """A table that can be laid otherwise than play would leave it."""

    def with_world(self, **changes: Any) -> "Table":
        found = self.after(State(replace(self.world, **changes), self.state.stack, self.state.rng))
        assert GAME.laws(found.world) == []
        return found

    def with_player(self, name: str, **changes: Any) -> "Table":
        players = {**self.world.players, ComradeId(name): replace(self.player(name), **changes)}
        return self.with_world(players=players)

    def with_flag(self, name: str, flag: str) -> "Table":
        return self.with_player(name, **{flag: True})

    def with_life(self, name: str, life: int) -> "Table":
        found = self.with_player(name, life=life)
        found.whole = self.whole | {name: life}
        return found

    def halted(self) -> "Table":
        return self.with_world(halt=True)

    def with_targets(self, *places: int) -> "Table":
        """Fixed Target cards at these places instead."""
        return self.with_world(targets=tuple(Target(number, place) for number, place in enumerate(places, 1)))

    def with_hand(self, name: str, *cards: str) -> "Table":
        """Exactly these cards in hand, out of deck and discard pile; what he had goes into the deck."""
        deck: list[Any] = [*self.world.action_deck, *self.hand(name)]
        discard: list[Any] = list(self.world.action_discard)
        for card in cards:
            (deck if card in deck else discard).remove(card)
        players = {**self.world.players, ComradeId(name): replace(self.player(name), hand=cards)}
        return self.with_world(players=players, action_deck=tuple(deck), action_discard=tuple(discard))

    def with_line(self, *names: str | None) -> "Table":
        return self.with_world(line=names)

    def with_action_deck(self, *top: str) -> "Table":
        """These cards lie on top of the deck."""
        return self.with_world(action_deck=_topped(self.world.action_deck, top))

    def with_attack_deck(self, *top: str) -> "Table":
        """These are the next Attack cards."""
        return self.with_world(attack_deck=_topped(self.world.attack_deck, top))

    def with_short_deck(self, count: int, pile: str = "action_discard") -> "Table":
        """Only so many cards of the Action deck are left; the others are discarded, or in the box."""
        deck = self.world.action_deck
        return self.with_world(action_deck=deck[:count], **{pile: deck[count:]})

    def with_attacks_discarded(self) -> "Table":
        """The whole Attack deck lies in its discard pile."""
        return self.with_world(attack_deck=(), attack_discard=self.world.attack_deck)


def _topped(deck: tuple[Any, ...], top: tuple[str, ...]) -> tuple[Any, ...]:
    left = list(deck)
    for card in top:
        left.remove(card)
    return (*top, *left)


def start(
    players: int, seed: int = 1, scenario: str | None = None, options: Mapping[str, str] | None = None
) -> Table:
    """A game set up by its own rules, with the real Comrades."""
    found = Setting(content(), content().scenarios[scenario or PRESET[players]], "test", options or {})
    begun = engine.start(GAME, GAME.new(found, players, seed))
    return Table(begun.state, begun.events)


def table(
    line: str,
    *,
    who: Mapping[str, str] | None = None,
    seats: str = "",
    holder: str = "",
    life: int | Mapping[str, int] = LIFE,
    start_life: int = 0,
    gear: Mapping[str, str] | None = None,
    tank: int = 2,
    roulettes: int = 0,
    pending: int = 0,
    attack: str = "sniper",
    only: str = "",
    spare: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    from_the_start: bool = False,
    **hands: str,
) -> Table:
    """A turn that begins so, at its first decision. `gear={"B": "helmet frying_pan:1"}` is Equipment in play.

    `attack` lists the next Attack cards; after them come strike cards only. Unless `options` say otherwise
    every turn has one. The pause before the Attack card passes, unless `from_the_start`.
    """
    position = read(line)
    names = tuple(seats) or position.comrades
    lives = _lives(position, life)
    holder = holder or position.comrades[0]
    cards = _hands(names, hands, holder if spare is None else spare)
    most = start_life or max(LIFE, *lives.values())
    chosen = {"reveal_next": "on", "start_life": str(most), **(options or {})}.items()
    fixed = setting(PRESET[len(names)], tuple((who or {}).items()), tuple(sorted(chosen)), only)
    pieces = _pieces(gear or {}, position, tank)
    world = World(
        setting=fixed,
        seats=len(names),
        order=names,
        players={
            ComradeId(name): Player(seat, lives[name], hand=cards[name], equipment=pieces.get(name, ()))
            for seat, name in enumerate(names)
        },
        line=position.line,
        holder=holder,
    )
    world = _decked(world, position, roulettes, (only or attack).split())
    return _begun(world, position, pending, seed, from_the_start)


def four(**more: object) -> Table:
    """Four players with three cards each; B holds the Initiative."""
    hands: dict[str, object] = {
        "A": "unik stoj moonshine",
        "B": "padnij niet charge",
        "C": "fubar stoj niet",
        "D": "helmet niet niet",
    }
    return table("[A B C D _]", holder="B", spare="", **(hands | more))


def _begun(world: World, position: Position, pending: int, seed: int, from_the_start: bool) -> Table:
    """Run to the turn's first decision; what belongs to the middle of a turn is laid there."""
    begun = engine.start(GAME, State(world, (Turn(),), Rng(seed)))
    assert begun.state.world.turn == 1, "nobody was asked in the first turn"
    state, events = begun.state, begun.events
    while not from_the_start and (start := _pause_at_start(state)) is not None:
        applied = engine.apply(GAME, state, min(start.seats(state.world)), start.auto_pass().intent)
        state, events = applied.state, events + applied.events
    game = Table(state, events)
    game.whole = {str(name): player.life for name, player in world.players.items()}
    players = {
        name: replace(player, fubar=name in position.fubar) for name, player in game.world.players.items()
    }
    crew: Any = position.crew
    tank = Tank(crew[0], crew) if crew else None
    return game.with_world(players=players, tank=tank, advances=pending)


def _pause_at_start(state: State[World]) -> Pause | None:
    decision = engine.pending(state)
    return decision if isinstance(decision, Pause) and decision.window == "turn_start" else None


def _lives(position: Position, life: int | Mapping[str, int]) -> dict[str, int]:
    if isinstance(life, int):
        return dict.fromkeys(position.comrades, life)
    return {name: life.get(name, LIFE) for name in position.comrades}


def _hands(names: tuple[str, ...], hands: Mapping[str, str], spare: str) -> dict[str, tuple[Any, ...]]:
    """One with the spare card and nothing else gets a second, so that there is one to commit."""
    found = {name: tuple(hands.get(name, "").split()) for name in names}
    assert set(hands) <= set(names), f"unknown: {set(hands) - set(names)}"
    if spare:
        found[spare] = (*(found[spare] or (SPARE,)), SPARE)
    return found


def _pieces(gear: Mapping[str, str], position: Position, tank: int) -> dict[str, tuple[Piece, ...]]:
    found = {name: tuple(_read_pieces(text)) for name, text in gear.items()}
    if position.crew:
        owner = position.crew[0]
        found[owner] = (*found.get(owner, ()), Piece(TANK, tank))
    return found


def _read_pieces(text: str) -> Iterator[Piece]:
    for word in text.split():
        card, _, worn = word.partition(":")
        yield Piece(card, int(worn or content().equipment[card].durability))


def _decked(world: World, position: Position, roulettes: int, attacks: list[str]) -> World:
    """The decks hold what lies nowhere else: the named attacks first, then strike cards, then the others.

    Events lie on top of the Action deck: they do nothing when they are revealed in later turns.
    """
    actions = sorted(world.setting.action_deck, key=lambda card: card not in world.setting.events)
    for player in world.players.values():
        for card in (*player.hand, *(piece.card for piece in player.equipment)):
            actions.remove(card)
    deck: list[Any] = list(world.setting.attack_deck)
    attached: Any = ("russian_roulette",) * roulettes
    hazards = tuple(
        Hazard(place, tuple(CardId(HAZARDS[sign]) for sign in signs))
        for place, signs in position.hazards.items()
    )
    for card in (*attacks, *attached, *(card for hazard in hazards for card in hazard.cards)):
        deck.remove(card)
    strikes = [card for card in deck if world.setting.attacks[card].group == "strike"]
    others = [card for card in deck if world.setting.attacks[card].group != "strike"]
    return replace(
        world,
        action_deck=tuple(actions),
        attack_deck=(*attacks, *strikes, *others),
        hazards=hazards,
        roulettes=attached,
    )
