"""The order of a summary: ends of clashes first, then their losses, then movements."""

from game.presenters.contract.importance import Importance, Weight
from game.rules.staff_orders import events as ev

SPENT: frozenset[ev.ToReserve] = frozenset(("top_up", "bomb_cost"))
"""Pieces that went to the reserve by their owner's choice."""


def _lost(event: ev.SoldiersToReserve | ev.AircraftToReserve) -> Weight:
    return Weight.SMALL if event.cause in SPENT else Weight.LOSS


IMPORTANCE: Importance = {
    ev.GameCreated: Weight.LEFT_OUT,
    ev.TokenPlaced: Weight.LEFT_OUT,
    ev.TokensBoxed: Weight.LEFT_OUT,
    ev.DeckShuffled: Weight.LEFT_OUT,
    ev.RoundTokenTossed: Weight.DEED,
    ev.RoundStarted: Weight.LEFT_OUT,
    ev.TurnStarted: Weight.LEFT_OUT,
    ev.Passed: Weight.CONTEST,
    ev.CommanderDeployed: Weight.SMALL,
    ev.SoldiersMoved: Weight.DEED,
    ev.AircraftMoved: Weight.DEED,
    ev.SoldiersFromReserve: Weight.DEED,
    ev.AircraftFromReserve: Weight.DEED,
    ev.SoldiersToReserve: _lost,
    ev.AircraftToReserve: _lost,
    ev.BonusDeclined: Weight.SMALL,
    ev.TargetChosen: Weight.CONTEST,
    ev.EffectPlayed: Weight.CONTEST,
    ev.ClashStarted: Weight.CONTEST,
    ev.DiceSet: Weight.SMALL,
    ev.DiceRolled: Weight.DEED,
    ev.DiceRerolled: Weight.DEED,
    ev.RollKept: Weight.LEFT_OUT,
    ev.ClashEnded: Weight.DECISIVE,
    ev.CardsDrawn: Weight.LEFT_OUT,
    ev.DeckReshuffled: Weight.LEFT_OUT,
    ev.DrawFellShort: Weight.SMALL,
    ev.InitiativeChanged: Weight.CONTEST,
    ev.SignalsGained: Weight.LOSS,
    ev.SignalsLost: Weight.LOSS,
    ev.CommanderToStaging: Weight.LOSS,
    ev.CommanderFromStaging: Weight.LOSS,
    ev.CommandersWithdrawn: Weight.LEFT_OUT,
    ev.ScoreCounted: Weight.DECISIVE,
    ev.GameEnded: Weight.DECISIVE,
}
