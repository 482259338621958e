"""Setup: pieces in their places, tokens and deck shuffled, the round token tossed."""

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.staff_orders.events import (
    DeckShuffled,
    GameCreated,
    RoundTokenTossed,
    TokenPlaced,
    TokensBoxed,
)
from game.rules.staff_orders.round import Round
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.state import Army, World
from game.rules.staff_orders.status import SignalsGain
from game.rules.staff_orders.terms import FACTIONS, Faction, enemy


def new(setting: Setting, seed: int) -> State[World]:
    """The first state, with soldiers, aircraft and commanders in place; random parts are left to the first
    frame."""
    first: Faction = "yellow" if setting.first == "yellow" else "blue"
    world = World(
        setting=setting,
        factions=(first, enemy(first)),
        blue=_army(setting, "blue"),
        yellow=_army(setting, "yellow"),
        deck=setting.deck,
    )
    return State(world, (SetupEnds(),), Rng(seed))


def _army(setting: Setting, faction: Faction) -> Army:
    soldiers, aircraft = setting.start["land", faction], setting.start["air", faction]
    pieces, commanders = setting.numbers.pieces, setting.numbers.commanders
    flying = pieces.aircraft if setting.mode == "landing" else 0
    return Army(
        soldiers=dict(soldiers),
        aircraft=dict(aircraft),
        reserve_soldiers=pieces.soldiers - sum(soldiers.values()),
        reserve_aircraft=flying - sum(aircraft.values()),
        commanders=commanders.reserve,
        staging=commanders.staging,
    )


class SetupEnds(Step[World], frozen=True, tag="so.setup_ends", gc=False):
    """Draw the colours if the table wants it, then tokens, deck and round token, in this order."""

    def run(self, play: Play[World]) -> None:
        setting = play.world.setting
        factions = play.shuffle(FACTIONS) if setting.first == "draw" else play.world.factions
        play.do(GameCreated(setting.scenario.id, setting.mode, (factions[0], factions[1])))
        tokens = play.shuffle(setting.tokens)
        for area, token in zip(setting.slots, tokens, strict=False):
            play.do(TokenPlaced(area, token))
        play.do(TokensBoxed(tokens[len(setting.slots) :]))
        play.do(DeckShuffled(play.shuffle(play.world.deck)))
        (side,) = play.roll(sides=len(FACTIONS), count=1)
        play.do(RoundTokenTossed(FACTIONS[side]))
        play.then(SignalsGain(), Round())
