"""Hands and decks: drawing, reshuffling, gas, and Smoke Screens that the last two Comrades cannot use."""

from typing import TYPE_CHECKING

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.last_comrade.events import ActionsReshuffled, CardsDrawn, StepBegan
from game.rules.last_comrade.line_events import GasEnded, SmokeScreenReplaced
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId

if TYPE_CHECKING:
    from game.rules.core.piles import Pile

REFILL = 6
TWO_LEFT = 2


def draw(play: Play[World], comrade: ComradeId, count: int) -> None:
    """Draw up to `count` cards one at a time, as long as there are any; an empty deck is formed from the
    discard pile."""
    while count > 0:
        if not play.world.action_deck:
            if not play.world.action_discard:
                return
            play.do(ActionsReshuffled(play.shuffle(play.world.action_discard)))
        cards: Pile = play.world.action_deck[:count]
        play.do(CardsDrawn(comrade, cards))
        count -= len(cards)


def draw_up(play: Play[World], comrade: ComradeId) -> None:
    """Draw until the hand is full; a player who has more keeps them."""
    draw(play, comrade, play.world.setting.numbers.hand - len(play.world.players[comrade].hand))
    replace_smoke_screens(play, comrade)


def replace_smoke_screens(play: Play[World], comrade: ComradeId) -> None:
    """With two Comrades left nobody keeps a card that needs two others: each is replaced at once.

    A face-down one is replaced as well; its slot stays empty, and the card drawn for it goes to the hand.
    """
    if len(play.world.living) != TWO_LEFT:
        return
    smoke, committed = play.world.setting.smoke, play.world.players[comrade].committed
    if committed is not None and committed in smoke:
        _replace(play, SmokeScreenReplaced(comrade, committed, face_down=True))
    while useless := [card for card in play.world.players[comrade].hand if card in smoke]:
        _replace(play, SmokeScreenReplaced(comrade, useless[0]))


def _replace(play: Play[World], event: SmokeScreenReplaced) -> None:
    """Discard it and draw one card, unless only such cards are left to draw."""
    play.do(event)
    smoke = play.world.setting.smoke
    if any(card not in smoke for card in (*play.world.action_deck, *play.world.action_discard)):
        draw(play, event.comrade, 1)


class Refill(Step[World], frozen=True, tag="lc.refill", gc=False):
    """Step 6: all draw up, clockwise from the holder's seat; a gassed player only after their hand is
    empty."""

    def run(self, play: Play[World]) -> None:
        play.do(StepBegan(REFILL))
        for comrade in play.world.from_holder():
            player = play.world.players[comrade]
            if player.gassed and player.hand:
                continue
            if player.gassed:
                play.do(GasEnded(comrade))
            draw_up(play, comrade)
