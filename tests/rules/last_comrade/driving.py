"""Playing a table of Last Comrade by the names of its Comrades; who is not told lets every window go by."""

from collections.abc import Callable
from typing import Any, Self

from game.rules.core import engine
from game.rules.core.rng import Draws
from game.rules.core.values import Concede, Event, Intent
from game.rules.last_comrade import GAME
from game.rules.last_comrade import intents as asks
from tests.rules.last_comrade.looking import Looking

WINDOWS = {
    "turn_start": "C0",
    "after_targets": "C1",
    "after_commit": "C2",
    "before_reveal": "C3",
    "card_revealed": "C4",
    "before_damage": "C5",
    "after_damage": "C6",
    "after_refill": "C7",
}
CHOSEN: dict[str, Callable[..., Intent]] = {
    "rozkaz_komisarza": asks.OrderForward,
    "new_orders": asks.ChangeOrders,
    "fire_correction": asks.CorrectFire,
    "requisition": asks.TakeEquipment,
    "shakedown": asks.Search,
    "human_shield": asks.Shield,
}
"""Events that are played with a choice."""


def played(card: str, *choices: Any) -> Intent:
    """The intent that plays this Event."""
    return CHOSEN[card](*choices) if card in CHOSEN else asks.PlayEvent(card)


class Driving(Looking):
    """Each method returns the table as it is afterwards."""

    def after(self, state: Any, events: tuple[Event, ...] = ()) -> Self:
        found = type(self)(state, self.events + events, self.plan)
        found.whole, found.turn = self.whole, self.turn
        return found

    # One intent

    def do(self, *intents: Intent, by: str | None = None) -> Self:
        """Legal intents one after another; by the one player that is asked, unless named."""
        game = self
        for intent in intents:
            name = by or min(game.asked)
            assert by or len(game.asked) == 1, f"{intent}: {game.asked} are asked"
            assert intent in game.legal(name), f"{intent} by {name}: {game.why_not(intent, by=name)}"
            applied = engine.apply(GAME, game.state, game.seat(name), intent)
            game = game.after(applied.state, applied.events)
            assert GAME.laws(game.world) == []
        return game

    def why_not(self, intent: Intent, by: str) -> str | None:
        refusal = engine.why_not(GAME, self.state, self.seat(by), intent)
        return None if refusal is None else refusal.rule

    def refused(self, intent: Intent, by: str) -> str:
        """The rule that forbids it; fails if nothing does."""
        rule = self.why_not(intent, by)
        assert rule is not None, f"{intent} is allowed"
        assert intent not in self.legal(by)
        return rule

    def concedes(self, name: str) -> Self:
        applied = engine.apply(GAME, self.state, self.seat(name), Concede())
        return self.after(applied.state, applied.events)

    def at_random(self, chance: Draws, without: tuple[type[Intent], ...] = ()) -> Self:
        """Some legal intent of somebody who is asked."""
        name = chance.choice(sorted(self.asked))
        choices = [intent for intent in self.legal(name) if not isinstance(intent, without)]
        return self.do(chance.choice(choices), by=name)

    # Going on

    @property
    def kind(self) -> str:
        """The kind of decision that waits."""
        return str(type(self.decision).__struct_config__.tag).removeprefix("lc.")

    @property
    def window(self) -> str | None:
        """C0 to C7, R for a response to an Event, H for a hit; None where a duty waits."""
        if self.outcome is not None:
            return None
        decision: Any = self.decision
        if self.kind in ("window", "pause", "serving"):
            return WINDOWS[decision.window]
        return {"response": "R", "answering": "R", "hit_window": "H", "shielding": "H"}.get(self.kind)

    @property
    def drafting(self) -> bool:
        return self.outcome is None and self.kind in ("draft", "quick_draft")

    def step(self) -> Self:
        """One intent that nobody would call a deed: let go by, commit what is planned, keep any card."""
        auto_pass = self.decision.auto_pass()
        name = min(self.asked)
        if auto_pass is not None:
            return self.do(auto_pass.intent, by=name)
        if self.kind == "committing":
            return self.do(asks.Commit(self.planned(name)), by=name)
        assert self.drafting, f"{name} must decide: {self.decision}"
        return self.do(self.legal(name)[0], by=name)

    def planned(self, name: str) -> str:
        """After the first turn an Event, which does nothing in a slot."""
        hand = self.hand(name)
        harmless = [card for card in hand if self.world.turn > 1 and card in self.world.setting.events]
        return self.plan.get(name, (*harmless, *hand)[0])

    def until(self, reached: "Callable[[Self], bool]") -> Self:
        game = self
        for _ in range(500):
            if game.outcome is not None or reached(game):
                return game
            game = game.step()
        raise AssertionError(f"never reached: {game.decision}")

    def commits(self, name: str, card: str) -> Self:
        """He will commit this card."""
        found = self.after(self.state)
        found.plan = self.plan | {name: card}
        return found

    def to_commits(self) -> Self:
        return self.until(lambda game: game.kind == "committing")

    def commits_all(self) -> Self:
        return self.to_commits().until(lambda game: game.kind != "committing")

    def to_choice(self) -> Self:
        """Where somebody must decide what his card does."""
        return self.until(
            lambda game: game.decision.auto_pass() is None and game.kind != "committing" and not game.drafting
        )

    def to_revolver(self) -> Self:
        return self.until(lambda game: game.kind == "revolver")

    def to_hit(self, name: str) -> Self:
        found = self.until(lambda game: game.kind == "hit_window" and game.asked == {name})
        assert found.outcome is None
        return found

    def before_damage(self, **commits: str) -> Self:
        """All cards are revealed; damage comes next."""
        found = self.after(self.state)
        found.plan = self.plan | commits
        reached = found.until(
            lambda game: game.window == "C5" or game.world.step >= 5 or game.world.turn > game.turn
        )
        assert reached.outcome is not None or reached.window == "C5", "nobody was asked before damage"
        return reached

    def after_damage(self) -> Self:
        reached = self.until(
            lambda game: game.window == "C6" or game.world.step >= 6 or game.world.turn > game.turn
        )
        assert reached.outcome is not None or reached.window == "C6", "nobody was asked after damage"
        return reached

    def next_turn(self, commit: dict[str, str] | None = None, *, to_its_start: bool = False) -> Self:
        """The first decision of the next turn when its attack is known, or the end of the game."""
        found = self.after(self.state)
        found.plan = self.plan | (commit or {})
        reached = found.until(lambda game: game.world.turn > game.turn)
        reached.plan, reached.turn = {}, reached.world.turn
        return reached if to_its_start else reached.past_the_start()

    def past_the_start(self) -> Self:
        """Nobody does anything before the Attack card is revealed."""
        return self.until(lambda game: game.window != "C0")

    def to_window(self, window: str, about: str | None = None, raised: str | None = None) -> Self:
        """This window, of this player's slot if named; `raised` is served there."""
        found = self.until(
            lambda game: (
                game.window == window and game.world.step <= 6 and (about is None or game.world.slot == about)
            )
        )
        assert found.window == window
        return found if raised is None else found.served(raised)

    # Reacting

    def raises(self, *names: str) -> Self:
        game = self
        for name in names:
            game = game.do(asks.RaiseHand(), by=name)
        return game

    def served(self, name: str) -> Self:
        """This player's hand is up and he is served; the others let the window go by."""
        if self.kind == "serving" and self.asked == {name}:
            return self
        game = self.do(asks.RaiseHand(), by=name)
        while game.kind == "window":
            game = game.do(asks.LetPass(), by=min(game.asked))
        assert game.kind == "serving"
        assert game.asked == {name}
        return game

    def ready(self, name: str) -> Self:
        """Where this player may play an Event: served, or looking at his hand when he is hit."""
        if self.kind == "shielding":
            return self
        return self.do(asks.React(), by=name) if self.kind == "hit_window" else self.served(name)

    def announces(self, name: str, card: str, *choices: Any) -> Self:
        """The Event lies on the table; the others are asked."""
        game = self.ready(name)
        return game.do(played(card, *game.choices_for(card, choices)), by=name)

    def choices_for(self, card: str, choices: tuple[Any, ...]) -> tuple[Any, ...]:
        """For a piece of somebody's Equipment its durability is looked up."""
        if card == "requisition" and len(choices) == 2:
            owner, piece = choices
            return owner, piece, self.gear(owner)[piece]
        return choices

    def plays(self, name: str, card: str, *choices: Any, answers: str = "") -> Self:
        """An Event, answered by a Nyet! of the first of `answers`, which the second answers, and so on."""
        game = self.announces(name, card, *choices)
        for other in answers:
            game = game.do(asks.RaiseHand(), by=other)
            while game.kind == "response":
                game = game.do(asks.LetPass(), by=min(game.asked))
            game = game.do(asks.PlayEvent("niet"), by=other)
        return game.closes()

    def closes(self) -> Self:
        """Nobody answers any more."""
        game = self
        while game.outcome is None and game.kind == "response":
            game = game.do(asks.LetPass(), by=min(game.asked))
        return game

    def can_play(self, name: str, card: str, *choices: Any) -> bool:
        """Whether this Event can be played here, with these choices or with any."""
        game = self.ready(name)
        if choices or card not in CHOSEN:
            return played(card, *game.choices_for(card, choices)) in game.legal(name)
        return any(isinstance(intent, CHOSEN[card]) for intent in game.legal(name))

    def refused_event(self, name: str, card: str, *choices: Any) -> str:
        game = self.ready(name)
        return game.refused(played(card, *game.choices_for(card, choices)), by=name)

    def swaps_hands(self, name: str, other: str) -> Self:
        return self.served(name).do(asks.SwapHands(other), by=name)

    def uses(self, name: str, piece: str) -> Self:
        return self.do(asks.UseEquipment(piece, self.gear(name)[piece]), by=name)

    def can_use(self, name: str, piece: str) -> bool:
        return any(
            isinstance(intent, asks.UseEquipment) and intent.card == piece for intent in self.legal(name)
        )

    def refused_use(self, name: str, piece: str) -> str:
        return self.refused(asks.UseEquipment(piece, self.gear(name)[piece]), by=name)

    def reflects(self, name: str, way: Any) -> Self:
        return self.do(asks.Reflect(self.gear(name)["car_door"], way), by=name)

    def refused_reflection(self, name: str, way: Any) -> str:
        return self.refused(asks.Reflect(self.gear(name)["car_door"], way), by=name)

    def accepts(self, name: str) -> Self:
        return self.do(asks.AcceptHit(), by=name)

    # Carrying out a card

    def moves(self, name: str, way: Any, steps: int) -> Self:
        return self.do(asks.Move(way, steps), by=name)

    def chosen(self, kind: type[Intent]) -> list[Any]:
        """What the one who decides may choose of this kind."""
        (name,) = self.asked
        return [intent for intent in self.legal(name) if isinstance(intent, kind)]

    def partners(self) -> set[str]:
        return {intent.comrade for intent in self.chosen(asks.Exchange)}

    def pairs(self) -> set[str]:
        """The pairs a Smoke Screen may choose, each in the order of the alphabet."""
        return {"".join(sorted((one.comrade, one.other))) for one in self.chosen(asks.ExchangeTwo)}

    def swaps(self, name: str, other: str) -> Self:
        return self.do(asks.Exchange(other), by=name)

    def screens(self, name: str, one: str, other: str) -> Self:
        pair = {one, other}
        found = [intent for intent in self.chosen(asks.ExchangeTwo) if {intent.comrade, intent.other} == pair]
        return self.do(found[0], by=name)

    def shoots(self, name: str, other: str) -> Self:
        return self.do(asks.Shoot(other), by=name)

    def marks(self) -> set[str]:
        """At whom the Revolver may be fired."""
        return {intent.comrade for intent in self.chosen(asks.Shoot)}

    def passengers(self) -> set[str]:
        return {intent.comrade for intent in self.chosen(asks.TakeAboard)}

    def boards(self, name: str, other: str) -> Self:
        return self.do(asks.TakeAboard(other), by=name)

    def wears(self, name: str, longer: bool) -> Self:
        return self.do(asks.WearBoots(self.gear(name)["stolen_boots"], longer), by=name)

    def can_wear(self, name: str) -> bool:
        return any(isinstance(intent, asks.WearBoots) for intent in self.legal(name))

    def strides(self, name: str, extra: int = 0, boots: int = 0) -> Self:
        """As many steps as the card says, changed by the Boots; `extra` is Misza's."""
        game = self.wears(name, longer=boots > 0) if boots else self
        return game.do(game.chosen(asks.Move)[extra], by=name)
