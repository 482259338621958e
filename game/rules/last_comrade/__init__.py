"""Last Comrade: a card game of soldiers in a queue, for 2 to 10; one module for each chapter."""

from collections.abc import Mapping
from typing import Any

from game.rules.core.board import Board
from game.rules.core.game import Game, GameInfo, ScenarioInfo
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Refusal
from game.rules.last_comrade import (
    attacks,
    committing,
    death,
    draft,
    drawing,
    effects,
    forecast,
    hazards,
    hits,
    knowledge,
    manoeuvres,
    movement,
    responses,
    slots,
    turn,
    windows,
)
from game.rules.last_comrade import content as tables
from game.rules.last_comrade import setup as setups
from game.rules.last_comrade.events import EVENTS, ConcedeAnnounced
from game.rules.last_comrade.evolve import EVOLVERS
from game.rules.last_comrade.forecast import Forecast
from game.rules.last_comrade.intents import INTENTS
from game.rules.last_comrade.laws import laws
from game.rules.last_comrade.naming import NAMING
from game.rules.last_comrade.setting import PRESET, Setting
from game.rules.last_comrade.state import World

MOST_LIFE = 10


class LastComrade(Game[World]):
    """The rules of Last Comrade as the engine sees them."""

    info = GameInfo(
        id="last_comrade",
        prefix="LC",
        seats=tuple(range(2, 11)),
        rule_other_seat="LC-TURN-07",
        rule_not_now="LC-TURN-01",
        rule_game_over="LC-END-03",
        longest=40_000,
    )
    world = World
    intents = INTENTS
    events = EVENTS
    frames = (
        setups.SetUp,
        setups.ChoosingCharacter,
        setups.LineForms,
        draft.DraftBegins,
        draft.PacksGoRound,
        draft.Draft,
        draft.QuickDraft,
        draft.DraftEnds,
        turn.Turn,
        committing.CommitBegins,
        committing.Committing,
        turn.TurnEnds,
        turn.InitiativePasses,
        attacks.RevealAttack,
        attacks.ComradesDraft,
        attacks.SetupCardEnds,
        attacks.Strike,
        attacks.StrikeEnds,
        windows.AtCheckpoint,
        windows.ReactionWindow,
        windows.Pause,
        windows.Serving,
        responses.AtResponse,
        responses.Response,
        responses.Answering,
        responses.Cancels,
        effects.EventSettles,
        effects.EventDone,
        effects.TakingCard,
        slots.Slots,
        slots.Slot,
        slots.Reveal,
        slots.SlotEnds,
        slots.ChoosePassenger,
        slots.MayShoot,
        slots.Revolver,
        manoeuvres.CarryOut,
        manoeuvres.Finish,
        manoeuvres.ChooseMove,
        manoeuvres.ChooseExchange,
        manoeuvres.ChooseTwo,
        movement.Steps,
        hazards.Enter,
        hazards.Snag,
        hits.HitLands,
        hits.HitWindow,
        hits.Shielding,
        hits.ShieldSettles,
        death.Deaths,
        death.Advances,
        drawing.Refill,
    )
    evolvers = EVOLVERS
    naming = NAMING

    def parse(self, sources: Mapping[str, Any]) -> tables.Content:
        return tables.parse(sources)

    def scenarios(self, content: tables.Content) -> tuple[ScenarioInfo, ...]:
        ordered = sorted(content.scenarios.values(), key=lambda scenario: (scenario.number, scenario.id))
        return tuple(ScenarioInfo(one.id, one.number, one.complexity, None, one.seats) for one in ordered)

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """How characters and cards are dealt, whether setup cards reveal the next one, and the start Life."""
        return {
            "characters": ("random", "choose"),
            "draft_mode": ("full", "quick", "none"),
            "reveal_next": ("off", "on"),
            "start_life": (PRESET, *(str(life) for life in range(1, MOST_LIFE + 1))),
        }

    def setting(
        self,
        content: tables.Content,
        scenario: str,
        board: Board,
        content_hash: str,
        options: Mapping[str, str],
    ) -> Setting:
        return Setting(content, content.scenarios[scenario], content_hash, options)

    def new(self, setting: Setting, seats: int, seed: int) -> State[World]:
        return setups.new(setting, seats, seed)

    def seats(self, world: World) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(world.seats))

    def round(self, world: World) -> int:
        return world.turn

    def why_not_concede(self, world: World, seat: Seat) -> Refusal | None:
        """Only a seat with a Comrade on the Line may concede, and only once."""
        comrade = world.order[seat] if seat < len(world.order) else None
        if comrade is None or not world.line:
            return Refusal("LC-END-05", {"comrade": comrade or ""})
        player = world.players[comrade]
        if player.alive and not player.conceding:
            return None
        return Refusal("LC-END-05", {"comrade": comrade})

    def concede(self, play: Play[World], seat: Seat) -> None:
        """At a checkpoint at once, otherwise at the next one."""
        play.do(ConcedeAnnounced(play.world.comrade_of(seat)))
        checkpoint = windows.checkpoint_of(play.stack[-1])
        if checkpoint is not None:
            play.stack.pop()
            play.then(checkpoint)

    def redact(self, state: State[World], seat: Seat) -> State[World]:
        return knowledge.redact(state, seat)

    def redact_event(self, event: Event, world: World, seat: Seat) -> Event:
        return knowledge.redact_event(event, world, seat)

    def imagine(self, view: State[World], seat: Seat, rng: Rng) -> State[World]:
        return knowledge.imagine(view, rng)

    def preview(self, view: State[World], seat: Seat, intent: Intent) -> Preview | None:
        """Always None: no player decides about a roll; the effect of a Manoeuvre is shown by `forecasts`."""
        return None

    def forecasts(self, view: State[World], seat: Seat, intent: Intent | None) -> tuple[Forecast, ...]:
        """Where an intent would move everybody and who would then be hit by the attack, from one seat's view;
        None stands for the present Line."""
        return forecast.forecasts(self, view, seat, intent)

    def laws(self, world: World) -> list[str]:
        return laws(world)


GAME = LastComrade()
