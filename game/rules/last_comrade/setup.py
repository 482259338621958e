"""Setup: characters, decks, the Line, Initiative, hands and the first draft."""

from collections.abc import Iterator

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.draft import DraftBegins
from game.rules.last_comrade.drawing import TWO_LEFT, draw_up
from game.rules.last_comrade.events import (
    CharacterDealt,
    DecksShuffled,
    GameCreated,
    InitiativeGiven,
    LinePlaced,
)
from game.rules.last_comrade.intents import ChooseCharacter
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.state import ASKED, World
from game.rules.last_comrade.turn import Turn


def new(setting: Setting, seats: int, seed: int) -> State[World]:
    """The first state, an empty table; the first frame deals and shuffles."""
    world = World(setting, seats, action_deck=setting.action_deck, attack_deck=setting.attack_deck)
    return State(world, (SetUp(),), Rng(seed))


class SetUp(Step[World], frozen=True, tag="lc.set_up", gc=False):
    """Characters are dealt at random, or chosen in the order of the seats."""

    def run(self, play: Play[World]) -> None:
        world, setting = play.world, play.world.setting
        play.do(GameCreated(setting.scenario.id, world.seats, setting.start_life))
        if setting.chooses_characters:
            play.then(*(ChoosingCharacter(Seat(seat)) for seat in range(world.seats)), LineForms())
            return
        dealt = play.shuffle(tuple(setting.comrades))
        for seat in range(world.seats):
            play.do(CharacterDealt(Seat(seat), dealt[seat]))
        play.then(LineForms())


class ChoosingCharacter(Decision[World], frozen=True, tag="lc.choose_character", gc=False):
    """No player may choose a Comrade that another has chosen."""

    rule_other_seat = "LC-SETUP-01"
    is_public_decision = True
    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return ASKED[self.seat]

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseCharacter(comrade) for comrade in world.setting.comrades)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, ChooseCharacter):
            return Refusal("LC-SETUP-12")
        if intent.comrade in world.setting.comrades and intent.comrade not in world.players:
            return None
        return Refusal("LC-SETUP-01", {"comrade": intent.comrade})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, ChooseCharacter)
        play.do(CharacterDealt(seat, intent.comrade))


class LineForms(Step[World], frozen=True, tag="lc.line_forms", gc=False):
    """Decks are shuffled, the Line is formed at random, the first Comrade has Initiative, all draw and
    draft."""

    def run(self, play: Play[World]) -> None:
        setting = play.world.setting
        boxed = setting.smoke if play.world.seats == TWO_LEFT else frozenset()
        play.do(
            DecksShuffled(
                play.shuffle([card for card in setting.action_deck if card not in boxed]),
                play.shuffle(setting.attack_deck),
                tuple(card for card in setting.action_deck if card in boxed),
            )
        )
        line = play.shuffle(play.world.order)
        play.do(LinePlaced(line))
        play.do(InitiativeGiven(line[0]))
        for comrade in play.world.from_holder():
            draw_up(play, comrade)
        play.then(DraftBegins(), Turn())
