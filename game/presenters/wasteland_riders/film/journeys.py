"""On the way: the route, wasteland cards, tests, exploration, contracts."""

from collections.abc import Iterator

from game.presenters.contract.film import Beat, BeatRule, FilmRules, StagedCard, StagedDice, Staging
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.contract_card import draw_contract_back
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland_back
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.film.parts import (
    BIG,
    BRIEF,
    CARD_MS,
    DICE_MS,
    MOST_CARDS,
    SHORT,
    TOLD,
    Stager,
    card_of,
    face_of,
    of_hex,
    of_knight,
    of_matter,
    of_player,
)
from game.presenters.wasteland_riders.players import knight_name
from game.presenters.wasteland_riders.zones.dice_tray import last_throw
from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import journey as je
from game.view.kit import Kit

RULES: FilmRules = {
    je.Loomed: BeatRule(TOLD, of_player()),
    je.Prevented: BeatRule(TOLD, of_player()),
    je.ModeChosen: BeatRule(BRIEF, of_knight(), says=False, cue="counter"),
    je.RouteConfirmed: BeatRule(
        SHORT, lambda event: tuple(at.HEX(hex_id) for hex_id in event.hexes[-1:]), says=False,
        shows=lambda event: bool(event.hexes),
    ),
    je.MoveChanged: BeatRule(BRIEF, of_knight()),
    je.HexEntered: BeatRule(SHORT, says=False, cue="counter", joins=frozenset((ev.FuelBurnt,))),
    je.KnightSetDown: BeatRule(TOLD, of_hex(), cue="counter"),
    je.WastelandRevealed: BeatRule(CARD_MS, says=False, cue="card", joins=frozenset((je.WastelandRevealed,))),
    je.ThreatIgnored: BeatRule(BRIEF),
    je.WastelandPlayed: BeatRule(CARD_MS, says=False, cue="card"),
    je.EscapeChosen: BeatRule(BRIEF, of_knight(), "film-wr-escapes", says=False),
    je.FaceChosen: BeatRule(BRIEF, of_knight(), "film-wr-faces", says=False),
    je.Escaped: BeatRule(TOLD, of_knight(), cue="counter"),
    je.MovementStopped: BeatRule(BRIEF, of_knight(), "film-wr-stops", "bad"),
    je.ExplorationForbidden: BeatRule(TOLD, of_knight()),
    je.SkillTestStarted: BeatRule(TOLD, of_matter),
    je.SkillTestChanged: BeatRule(BRIEF, of_matter, says=False),
    je.SkillTestRolled: BeatRule(DICE_MS, of_matter, says=False, cue="dice", is_alone=True),
    je.SkillTestEnded: BeatRule(BIG, of_matter, says=False),
    je.DieRolled: BeatRule(DICE_MS, says=False, cue="dice", is_alone=True),
    je.ExplorationTested: BeatRule(TOLD, of_hex()),
    je.ActionTaken: BeatRule(TOLD, of_hex()),
    je.PillsTaken: BeatRule(TOLD, of_hex(), "film-wr-pills", "good", "counter"),
    je.ContractIntroduced: BeatRule(
        CARD_MS, says=False, cue="card", joins=frozenset((je.ContractIntroduced,))
    ),
    je.ContractExpired: BeatRule(BIG, says=False, cue="card", joins=frozenset((je.ContractExpired,))),
    je.ContractRevealed: BeatRule(CARD_MS, cue="card"),
    je.ContractAccepted: BeatRule(BIG, says=False, cue="card"),
    je.ContractFailed: BeatRule(BIG, says=False, cue="miss"),
    je.ContractCompleted: BeatRule(1900.0, says=False, cue="win"),
    je.ContractStolen: BeatRule(BIG, cue="card"),
}  # fmt: skip


# Tests


def _test_rolled(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """The rolling dice cover the panel of the test, which already shows the result."""
    event = beat.event
    assert isinstance(event, je.SkillTestRolled)
    return Staging(
        at=plain.at,
        covers="whole",
        words=_test_words(kit, ctx),
        dice=_test_dice(kit, ctx, event, is_rolling=True),
    )


def _test_ended(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """The same dice, and the result in large letters."""
    event = beat.event
    assert isinstance(event, je.SkillTestEnded)
    rolled = next((one for one in _since_test_began(ctx) if isinstance(one, je.SkillTestRolled)), None)
    return Staging(
        at=plain.at,
        covers="whole",
        words=_test_words(kit, ctx),
        dice=None if rolled is None else _test_dice(kit, ctx, rolled, is_rolling=False),
        verdict=kit.say("film-wr-passed" if event.ok else "film-wr-failed"),
        tone="good" if event.ok else "bad",
    )


def _since_test_began(ctx: ViewContext) -> Iterator[Event]:
    """The events of the last test, the latest first; ends with the event that begins the test."""
    for step in reversed(ctx.history):
        for event in reversed(step.events):
            yield event
            if isinstance(event, je.SkillTestStarted):
                return


def _started(ctx: ViewContext) -> je.SkillTestStarted | None:
    return next((one for one in _since_test_began(ctx) if isinstance(one, je.SkillTestStarted)), None)


def _test_words(kit: Kit, ctx: ViewContext) -> str:
    """`Escape test: Naomi Vatt`."""
    test = _started(ctx)
    if test is None:
        return ""
    return kit.say("wr-matter-test", kind=test.kind, name=knight_name(kit, ctx, test.seat))


def _test_dice(kit: Kit, ctx: ViewContext, event: je.SkillTestRolled, *, is_rolling: bool) -> StagedDice:
    """The dice: with what is needed while they roll, then with the result."""
    test = _started(ctx)
    throw = last_throw(kit, ctx.view.world, (event,) if test is None else (test, event))
    assert throw is not None
    words = throw.words
    if is_rolling and test is not None:
        skill = kit.say(f"wr-skill-{test.skill}")
        words = kit.say("film-wr-needs", skill=skill, difficulty=test.difficulty, needed=test.needed)
    return StagedDice(throw.die, throw.faces, throw.good, words, is_rolling=is_rolling)


def _die_rolled(kit: Kit, ctx: ViewContext, beat: Beat, _plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, je.DieRolled)
    throw = last_throw(kit, ctx.view.world, (event,))
    assert throw is not None
    name = knight_name(kit, ctx, event.seat)
    return Staging(dice=StagedDice(throw.die, throw.faces, throw.good, kit.say("film-wr-rolls", name=name)))


# Wasteland cards


def _revealed(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """All cards that were revealed now; of too many only the last ones."""
    cards = [card for event in beat.events if isinstance(event, je.WastelandRevealed) for card in event.cards]
    staged = tuple(_wasteland(ctx, card) for card in cards[-MOST_CARDS:])
    return plain._replace(cards=staged, verdict=kit.say("film-wr-revealed", count=len(cards)))


def _wasteland(ctx: ViewContext, card: CardId) -> StagedCard:
    return StagedCard(face_of(ctx.view.world, card, draw_wasteland_back), "")


def _played(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    event = beat.event
    assert isinstance(event, je.WastelandPlayed)
    card = _wasteland(ctx, event.card)._replace(glows=True)
    verdict = kit.say("film-wr-against", name=knight_name(kit, ctx, event.seat))
    return plain._replace(cards=(card,), verdict=verdict, tone="bad")


# Contracts


def _introduced(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    new = [event.contract for event in beat.events if isinstance(event, je.ContractIntroduced)]
    cards = tuple(_contract(ctx, card) for card in new[-MOST_CARDS:])
    return plain._replace(cards=cards, verdict=kit.say("film-wr-new_contract", count=len(new)))


def _expired(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    gone = [event.contract for event in beat.events if isinstance(event, je.ContractExpired)]
    cards = tuple(_contract(ctx, card)._replace(is_torn=True) for card in gone[-MOST_CARDS:])
    return plain._replace(cards=cards, verdict=kit.say("film-wr-expired", count=len(gone)), tone="bad")


def _contract(ctx: ViewContext, card: CardId) -> StagedCard:
    return StagedCard(face_of(ctx.view.world, card, draw_contract_back), "")


def _of_contract(kit: Kit, ctx: ViewContext, beat: Beat, plain: Staging) -> Staging:
    """The contract below its player's name; what happened to it below the card."""
    event = beat.event
    assert isinstance(
        event,
        je.ContractRevealed
        | je.ContractAccepted
        | je.ContractFailed
        | je.ContractCompleted
        | je.ContractStolen,
    )
    face = face_of(ctx.view.world, event.contract, draw_contract_back)
    is_done = isinstance(event, je.ContractCompleted)
    is_failed = isinstance(event, je.ContractFailed)
    verdict = CONTRACT_VERDICTS.get(type(event), "")
    return plain._replace(
        cards=(card_of(kit, ctx, event.seat, face, glows=is_done),),
        verdict=kit.say(verdict) if verdict else "",
        tone="good" if is_done else "bad" if is_failed else "plain",
    )


CONTRACT_VERDICTS: dict[type[Event], str] = {
    je.ContractAccepted: "film-wr-accepted",
    je.ContractFailed: "film-wr-not_done",
    je.ContractCompleted: "film-wr-completed",
}
STAGERS: dict[type[Event], Stager] = {
    je.SkillTestRolled: _test_rolled,
    je.SkillTestEnded: _test_ended,
    je.DieRolled: _die_rolled,
    je.WastelandRevealed: _revealed,
    je.WastelandPlayed: _played,
    je.ContractIntroduced: _introduced,
    je.ContractExpired: _expired,
    je.ContractRevealed: _of_contract,
    je.ContractAccepted: _of_contract,
    je.ContractFailed: _of_contract,
    je.ContractCompleted: _of_contract,
    je.ContractStolen: _of_contract,
}
