"""Wasteland cards: escaping or facing them, events and rewards, enemies and the cost of escaping
(WR-WASTE)."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Wasteland
from game.rules.wasteland_riders.contracts import DeedDone
from game.rules.wasteland_riders.events.journey import EscapeChosen, Escaped, FaceChosen, WastelandDone
from game.rules.wasteland_riders.fight.fights import Fighting
from game.rules.wasteland_riders.health.resources import lose
from game.rules.wasteland_riders.intents.common import Escape, FaceIt
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.skill_tests import SkillTest
from game.rules.wasteland_riders.texts.public_decisions import PublicDecisionWithSecrets
from game.rules.wasteland_riders.world.state import World


class Resolve(Step[World], frozen=True, tag="wr.resolve", gc=False):
    """The card is resolved, then discarded whatever the result (WR-WASTE-13)."""

    seat: Seat
    card: CardId

    def run(self, play: Play[World]) -> None:
        play.then(EscapeOrFace(self.seat, self.card), CardDone(self.card))


class CardDone(Step[World], frozen=True, tag="wr.card_done", gc=False):
    """The resolved wasteland card is discarded."""

    card: CardId

    def run(self, play: Play[World]) -> None:
        play.do(WastelandDone(self.card))


class EscapeOrFace(PublicDecisionWithSecrets, frozen=True, tag="wr.escape_or_face", gc=False):
    """The knight escapes, or faces the card (WR-WASTE-02)."""

    seat: Seat
    card: CardId

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Escape(), FaceIt())

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, Escape | FaceIt):
            return None
        return Refusal("WR-WASTE-02", {"card": self.card})

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        card = play.world.setting.content.wasteland[self.card]
        if type(intent) is Escape:
            play.do(EscapeChosen(self.seat, self.card))
            check = card.escape
            play.then(
                SkillTest(self.seat, "escape", check.skills, check.difficulty),
                EscapeResult(self.seat, self.card),
            )
            return
        play.do(FaceChosen(self.seat, self.card))
        if card.panel is not None:
            play.then(Fighting(self.seat, self.card))
        else:
            play.then(Run(self.seat, self.card, card.effects), Run(self.seat, self.card, card.reward))


def is_dangerous(card: Wasteland) -> bool:
    """Whether its reward shows a red card or Reputation (WR-RULING-19)."""
    return any(
        (effect.do == "draw_gear" and effect.colour == "red")
        or (effect.do == "gain" and effect.resource == "reputation")
        for effect in card.reward
    )


class EscapeResult(Step[World], frozen=True, tag="wr.escape_result", gc=False):
    """Success: nothing happens. Failure: an event works without reward, an enemy costs health."""

    seat: Seat
    card: CardId

    def run(self, play: Play[World]) -> None:
        assert play.world.test is not None
        ok = bool(play.world.test.passed)
        card = play.world.setting.content.wasteland[self.card]
        play.do(Escaped(self.seat, self.card, ok))
        if ok:
            play.then(DeedDone(self.seat, "escape", n=card.escape.difficulty))
        elif card.panel is None:
            play.then(Run(self.seat, self.card, card.effects))
        else:
            self._fail_enemy(play, card)

    def _fail_enemy(self, play: Play[World], card: Wasteland) -> None:
        for use in card.uses:
            if "on_escape_fail" in use.when:
                play.then(Run(self.seat, self.card, use.effects))
        lose(play, self.seat, "health", escape_loss(play.world, card), "escape")


def is_worth_facing(world: World, card: CardId) -> bool:
    """Whether facing the card can gain anything; escaping a card without a reward loses nothing."""
    return bool(world.setting.content.wasteland[card].reward)


def escape_loss(world: World, card: Wasteland) -> int:
    """The health that an enemy takes from a knight who has failed to escape."""
    numbers = world.setting.numbers
    return numbers.escape_loss + (numbers.danger_loss if is_dangerous(card) else 0)
