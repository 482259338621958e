"""Meetings on the way: who is here, question and answer, the odds of a search, who lies there."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.chances import percent
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.choice_rows import ChoiceRow, compose_rows
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.fight.words import place_name
from game.presenters.wasteland_riders.players import knight_name, title_of
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.fight.meetings import AnsweringMeeting, Found, MaySearch, Meeting
from game.rules.wasteland_riders.forecast import search_odds
from game.rules.wasteland_riders.insights.mission_progress import health_left
from game.rules.wasteland_riders.intents.common import AttackMarker
from game.rules.wasteland_riders.intents.fights import AskMeeting, Search
from game.rules.wasteland_riders.missions import search_is_sure
from game.rules.wasteland_riders.world.state import OnBoard, World
from game.view.canvas import Canvas
from game.view.kit import Kit

ASKING = (Meeting, AnsweringMeeting, MaySearch, Found)


def is_active(ctx: ViewContext) -> bool:
    return isinstance(engine.pending(ctx.view), ASKING)


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, decision = canvas.kit, engine.pending(ctx.view)
    assert decision is not None
    inner = open_panel(canvas, rect, _title(kit, ctx, decision))
    compose_rows(canvas, inner, rows(kit, ctx))


def rows(kit: Kit, ctx: ViewContext) -> list[ChoiceRow]:
    """Who is here, or the possible answers; empty while no meeting is being decided."""
    decision = engine.pending(ctx.view)
    return [] if decision is None else _rows(kit, ctx, decision)


def _title(kit: Kit, ctx: ViewContext, decision: Decision[World]) -> str:
    world: World = ctx.view.world
    match decision:
        case AnsweringMeeting():
            names = {
                "rival": knight_name(kit, ctx, decision.rival),
                "name": knight_name(kit, ctx, decision.seat),
            }
            return kit.say("wr-matter-answering", **names)
        case MaySearch():
            return kit.say("wr-matter-may_search", rival=knight_name(kit, ctx, decision.rival))
        case Found():
            return kit.say("wr-matter-found", rival=knight_name(kit, ctx, decision.rival))
        case Meeting():
            return kit.say(
                "wr-matter-meeting", place=place_name(kit, world, world.knights[decision.seat].hex)
            )
        case _:
            return ""


def _rows(kit: Kit, ctx: ViewContext, decision: Decision[World]) -> list[ChoiceRow]:
    match decision:
        case Meeting():
            return _who_is_here(kit, ctx, decision)
        case AnsweringMeeting():
            return [_rider(kit, ctx, decision.rival, ""), *_answers(kit, ctx, decision)]
        case MaySearch():
            found = kit.say("wr-matter-search_found", rival=knight_name(kit, ctx, decision.rival))
            return [_search(kit, ctx, decision.seat, decision.rival, found)]
        case Found():
            return [_rider(kit, ctx, decision.rival, ""), *_finds(kit)]
        case _:
            return []


def _rider(
    kit: Kit, ctx: ViewContext, seat: Seat, words: str, *, is_open: bool = True, chance: str = ""
) -> ChoiceRow:
    world: World = ctx.view.world
    return ChoiceRow(
        "account",
        title_of(kit, ctx, seat),
        words,
        handles.SEAT(seat),
        pictures_of.rider(world.knights[seat].knight),
        paint_of(kit, world, seat),
        is_open,
        chance,
    )


# Who is here


def _who_is_here(kit: Kit, ctx: ViewContext, decision: Meeting) -> list[ChoiceRow]:
    """Every rival and every mission enemy on this hex, with the possible actions."""
    world: World = ctx.view.world
    here = world.knights[decision.seat].hex
    rows = [
        _here(kit, ctx, decision, knight.seat)
        for knight in world.on_hex(here)
        if knight.seat != decision.seat
    ]
    return rows + [_villain(kit, world, decision, one) for one in world.mission.enemies if one.hex == here]


def _here(kit: Kit, ctx: ViewContext, decision: Meeting, rival: Seat) -> ChoiceRow:
    world: World = ctx.view.world
    is_awake = world.knights[rival].conscious
    intent = AskMeeting(rival) if is_awake else Search(rival)
    if decision.why_not(world, decision.seat, intent) is not None:
        is_met = world.move is not None and rival in world.move.met
        words = kit.say("wr-matter-meeting_met" if is_met else "wr-matter-meeting_closed")
        return _rider(kit, ctx, rival, words, is_open=False)
    if is_awake:
        return _rider(kit, ctx, rival, kit.say("wr-matter-meeting_ask"))
    return _search(kit, ctx, decision.seat, rival, kit.say("wr-matter-meeting_search"))


def _villain(kit: Kit, world: World, decision: Meeting, marker: OnBoard) -> ChoiceRow:
    is_open = decision.why_not(world, decision.seat, AttackMarker(marker.id)) is None
    left, most = health_left(world, marker)
    words = kit.say("wr-matter-meeting_villain", left=left, most=most)
    name, picture = kit.say(f"wr-marker-{marker.id}"), pictures_of.enemy(kit, world, marker.enemy)
    return ChoiceRow("skull", name, words, handles.VILLAIN(marker.id), picture, None, is_open)


# Searching and finding


def _search(kit: Kit, ctx: ViewContext, seat: Seat, rival: Seat, words: str) -> ChoiceRow:
    """The row of a search, with its exact odds."""
    world: World = ctx.view.world
    if search_is_sure(world, rival):
        return _rider(kit, ctx, rival, words, chance=kit.say("odds-certain"))
    check = world.setting.numbers.search
    chance = percent(kit, search_odds(world, seat, rival), exact=True)
    skills = kit.say("wr-fight-or").join(kit.say(f"wr-skill-{skill}") for skill in check.skills)
    facts = kit.say("wr-matter-search_chance", skill=skills, difficulty=check.difficulty, chance=chance)
    return _rider(kit, ctx, rival, f"{facts}\n{words}", chance=chance)


def _answers(kit: Kit, ctx: ViewContext, decision: AnsweringMeeting) -> list[ChoiceRow]:
    rival = knight_name(kit, ctx, decision.rival)
    return [
        ChoiceRow(
            "sword_cross",
            kit.say("wr-intent-agree_meeting"),
            kit.say("wr-matter-answering_agree"),
            handles.OPTION(0),
        ),
        ChoiceRow(
            "cancel",
            kit.say("wr-intent-refuse_meeting"),
            kit.say("wr-matter-answering_refuse", rival=rival),
            handles.OPTION(1),
        ),
    ]


def _finds(kit: Kit) -> list[ChoiceRow]:
    finds = (("heart", "revive", "revive"), ("hand_coin", "rob_him", "rob"), ("walk", "pass", "leave"))
    return [
        ChoiceRow(
            icon, kit.say(f"wr-intent-{intent}"), kit.say(f"wr-matter-found_{what}"), handles.OPTION(number)
        )
        for number, (icon, intent, what) in enumerate(finds)
    ]
