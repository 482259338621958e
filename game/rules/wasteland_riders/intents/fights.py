"""What fighters, knights who meet and robbers can ask for."""

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.terms import CombatCard, HexId, Range, Resource, Spot, Symbol


class ChooseCombatCard(Intent, frozen=True, tag="wr.choose_combat_card", gc=False):
    """Choose this combat card, face down."""

    card: CombatCard


class Advance(Intent, frozen=True, tag="wr.advance", gc=False):
    """Range Change: one step closer."""


class Retreat(Intent, frozen=True, tag="wr.retreat", gc=False):
    """Range Change: one step farther."""


class ChooseWeapon(Intent, frozen=True, tag="wr.choose_weapon", gc=False):
    """Attack with the weapon on this panel and with this symbol."""

    spot: Spot
    symbol: Symbol


class ChooseSymbol(Intent, frozen=True, tag="wr.choose_symbol", gc=False):
    """The Scavenger attacks with this symbol of the enemy."""

    symbol: Symbol


class ChooseRange(Intent, frozen=True, tag="wr.choose_range", gc=False):
    """Set the range, as a text allows."""

    range: Range


class AskMeeting(Intent, frozen=True, tag="wr.ask_meeting", gc=False):
    """Ask this rival for a meeting."""

    rival: Seat


class AgreeMeeting(Intent, frozen=True, tag="wr.agree_meeting", gc=False):
    """Agree to the meeting: a fight begins."""


class RefuseMeeting(Intent, frozen=True, tag="wr.refuse_meeting", gc=False):
    """Refuse the meeting."""


class Search(Intent, frozen=True, tag="wr.search", gc=False):
    """Make a search test for this rival."""

    rival: Seat


class Revive(Intent, frozen=True, tag="wr.revive", gc=False):
    """Revive the unconscious knight."""


class UseEnemyText(Intent, frozen=True, tag="wr.use_enemy_text", gc=False):
    """The Scavenger lets the enemy's card have its effect for this moment."""

    source: CardId
    number: int = 0
    """Which of its texts for the moment is used."""


class RobHim(Intent, frozen=True, tag="wr.rob_him", gc=False):
    """Rob the unconscious knight."""


class RobGear(Intent, frozen=True, tag="wr.rob_gear", gc=False):
    """Take the card on this spot, a stowed one by its back, or an attachment of starting gear."""

    spot: Spot
    attachment: CardId | None = None


class RobResource(Intent, frozen=True, tag="wr.rob_resource", gc=False):
    """Take ammo or fuel."""

    resource: Resource


class RobContract(Intent, frozen=True, tag="wr.rob_contract", gc=False):
    """Take the victim's private contract."""


class RobCell(Intent, frozen=True, tag="wr.rob_cell", gc=False):
    """Take this key cell."""

    cell: CardId


class ChooseCity(Intent, frozen=True, tag="wr.choose_city", gc=False):
    """Choose the city where a knight regains consciousness."""

    hex: HexId


class LeaveCell(Intent, frozen=True, tag="wr.leave_cell", gc=False):
    """Leave this key cell behind."""

    cell: CardId


FIGHT_INTENTS: tuple[type[Intent], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Intent) and value is not Intent
)
