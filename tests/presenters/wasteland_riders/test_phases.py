"""The bar at the top, stops, questions asked twice, the dice and the briefing of Wasteland Riders."""

from collections import Counter
from collections.abc import Iterator

import pytest
from pygame import Rect

from game.config.paths import PROJECT
from game.content.library import open_game
from game.i18n.rulebook import Rulebook
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.phases import (
    PHASE_OF,
    STOPS,
    needs_confirming,
    phases,
    round_words,
    scavenger,
)
from game.presenters.wasteland_riders.report.briefing import brief, compose_forces
from game.presenters.wasteland_riders.report.rulebook_notes import DIFFICULTIES, margin_notes, percent_of
from game.presenters.wasteland_riders.threat_reading import may_come, threats
from game.presenters.wasteland_riders.zones.dice_tray import last_throw
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.events.fights import AttackRolled
from game.rules.wasteland_riders.events.journey import (
    DieRolled,
    HexEntered,
    SkillTestRolled,
    SkillTestStarted,
)
from game.rules.wasteland_riders.exploration.exploration import ExploreBegins
from game.rules.wasteland_riders.fight.fights import Fighting
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.market.market import MarketExchange
from game.rules.wasteland_riders.movement import driving
from game.rules.wasteland_riders.movement.driving import Depart
from game.rules.wasteland_riders.movement.planning import ChoosingMode
from game.rules.wasteland_riders.rest import RestGear
from game.view.canvas import Canvas
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, kit_for, problems
from tests.presenters.wasteland_riders.board import SCENARIOS
from tests.presenters.wasteland_riders.play import brisk
from tests.presenters.wasteland_riders.walk import DEALS
from tests.rules.wasteland_riders.table import Table, riders, started

FIRST = Seat(0)
rule = pytest.mark.rule


def labels(game: Table) -> list[tuple[str, str]]:
    return [(step.label, step.state) for step in phases(kit_for(language="en"), game.state)]


def test_the_phases_of_a_round_are_done_now_and_next() -> None:
    assert labels(riders(round=2, step="exploration")) == [
        ("Preparation", "done"),
        ("Movement", "done"),
        ("Exploration", "now"),
        ("Rest", "next"),
    ]
    for step in ("scavenger", "knights"):
        assert labels(riders(round=2, step=step))[0] == ("Preparation", "now")
    assert labels(started())[0] == ("Setup", "now")
    assert labels(riders(round=1, step="movement"))[:2] == [("Setup", "done"), ("Movement", "now")]
    assert set(PHASE_OF.values()) == {"preparation", "movement", "exploration", "rest"}


def test_a_finished_game_has_no_phase_left() -> None:
    assert {state for _, state in labels(riders(step="over"))} == {"done"}


def test_the_scavenger_is_named_by_his_rider_and_his_shape() -> None:
    kit, game = kit_for(language="en"), riders(step="movement")
    role_badge = scavenger(kit, game.world)
    assert role_badge is not None
    knight = game.world.knights[game.world.scavenger].knight
    assert role_badge.name == kit.say(f"wr-knight-{knight}.short")
    assert role_badge.words == f"Scavenger: {role_badge.name}"
    assert role_badge.colours == paint_of(kit, game.world, game.world.scavenger)
    assert kit.say(f"wr-knight-{knight}") in role_badge.tip
    assert scavenger(kit, riders(step="over").world) is None
    assert scavenger(kit, started().world) is None, "before the riders are chosen"


def test_the_round_is_told_with_the_last_one() -> None:
    assert round_words(kit_for(language="en"), riders(round=3).world) == "Round 3 of 8"
    assert round_words(kit_for(language="pl"), riders(round=3).world) == "Runda 3 z\u00a08"
    assert round_words(kit_for(language="en"), started().world) == "Before round 1"


def test_every_window_that_can_be_passed_by_is_a_stop_with_words() -> None:
    met = set[str]()
    for deal in DEALS:
        for _, match, _ in brisk(deal, 5, 500):
            decision = engine.pending(match.state)
            auto_pass = None if decision is None else decision.auto_pass()
            if auto_pass is not None:
                met.add(auto_pass.stop)
    assert met <= set(STOPS)
    assert len(met) >= 10
    for language in LANGUAGES:
        texts = kit_for(language=language).texts
        assert all(texts.has(f"stop-{name}") and texts.has(f"stop-{name}.hint") for name in STOPS)


# Asked twice


def question(game: Table, intent: object) -> str:
    seat = game.seat(None)
    found = needs_confirming(GAME.redact(game.state, seat), seat, intent)
    assert not found or all(kit_for(language=one).texts.has(found) for one in LANGUAGES)
    return found


def test_to_end_an_exploration_with_something_left_to_do_is_asked_twice() -> None:
    game = riders(step="exploration").run(ExploreBegins(FIRST))
    assert question(game, it.EndExploration()) == "wr-confirm-end_exploration"
    bare = riders(step="exploration").put(0, "R12").run(ExploreBegins(FIRST))
    assert question(bare, it.EndExploration()) == ""


def test_a_route_beyond_the_fuel_is_asked_twice() -> None:
    game = riders().with_knight(0, fuel=1).run(ChoosingMode(FIRST)).do(it.ChooseMode("vehicle"))
    lengths = []
    while not question(game, it.ConfirmRoute()):
        game = game.do(next(one for one in game.legal() if isinstance(one, it.MarkHex)))
        lengths.append(len(game.world.move.route))  # type: ignore[union-attr]
        assert len(lengths) < 12
    assert question(game, it.ConfirmRoute()) == "wr-confirm-route"
    assert lengths


def routes(game: Table, most: int = 4) -> Iterator[Table]:
    """The game with every route of up to so many hexes marked."""
    for intent in game.legal():
        if isinstance(intent, it.MarkHex):
            marked = game.do(intent)
            yield marked
            if len(marked.world.move.route) < most:  # type: ignore[union-attr]
                yield from routes(marked, most)


def reaches_its_end(game: Table) -> bool:
    """Whether the fuel pays for the whole route when it is driven, nothing met on the way."""
    play = Play(GAME, game.state)
    Depart(FIRST).run(play)
    for number, place in enumerate(driving.moving(play.world).route):
        if number and driving.fuel_for(play.world, FIRST, place) is None:
            return False
        play.do(HexEntered(FIRST, place, driving.drive(play, FIRST, place), "vehicle"))
    return True


@rule("WR-MOVE-10", "WR-MOVE-11", "WR-MOVE-16")
@pytest.mark.parametrize("card", ["", "atlas_drogowy"])
def test_a_route_is_asked_twice_exactly_where_driving_it_would_fail(card: str) -> None:
    game = riders().with_knight(0, fuel=1)
    game = game.give(0, card, "pocket_1") if card else game
    answers = Counter(
        (reaches_its_end(one), question(one, it.ConfirmRoute()))
        for one in routes(game.run(ChoosingMode(FIRST)).do(it.ChooseMode("vehicle")))
    )
    assert set(answers) == {(True, ""), (False, "wr-confirm-route")}, answers


def test_to_take_nothing_and_to_waste_value_are_asked_twice() -> None:
    robbing = riders().put(1, "M1").run(Rob(FIRST, Seat(1)))
    assert question(robbing, it.Pass()) == "wr-confirm-rob_nothing"
    market = riders().give(0, "apteczka", "backpack").market(A1="naboje").run(MarketExchange(FIRST)).passed()
    market = market.do(it.OfferGear("backpack_1"), it.ChooseSlot("A1"))
    wasted = market.allows(it.Trade())
    assert (question(market, it.Trade()) == "wr-confirm-trade") == wasted
    assert question(market, it.Done()) == ""
    blue = riders(step="rest").graft(0, "luski").run(RestGear(FIRST))
    assert question(blue, it.RemoveBlue("graft_1")) == "wr-confirm-remove_blue"
    assert question(blue, it.Done()) == ""


# The dice


def test_the_last_throw_shows_successes_and_tens() -> None:
    kit, world = kit_for(language="en"), riders().world
    test = SkillTestStarted(FIRST, "exploration", "repair", 7, 1)
    rolled = SkillTestRolled(FIRST, (10, 6, 7), 2, 1)
    throw = last_throw(kit, world, (test, rolled))
    assert throw is not None
    assert (throw.faces, throw.good, throw.words) == (
        ("10", "6", "7"),
        (True, False, True),
        "2 successes, 1 ten",
    )
    attack = last_throw(kit, world, (rolled, AttackRolled(FIRST, "red", (3, 4), 5, 0, 0)))
    assert attack is not None
    assert attack.good == (False, False)
    assert attack.words == "no success"
    assert last_throw(kit, world, (rolled,)).good == (True, False, True)  # type: ignore[union-attr]
    assert last_throw(kit, world, (DieRolled(FIRST, 4),)).faces == ("4",)  # type: ignore[union-attr]
    assert last_throw(kit, world, (test,)) is None
    polish = last_throw(kit_for(language="pl"), world, (test, SkillTestRolled(FIRST, (7,) * 5, 5, 0)))
    assert polish is not None
    assert polish.words == "5 sukcesów"


# Before the game, and beside the rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_brief_tells_five_facts_and_a_side_for_each_seat(language: str) -> None:
    kit, opened = kit_for(language=language), open_game("wasteland_riders")
    for scenario in SCENARIOS:
        for seats in (2, 3, 4):
            found = brief(kit, opened, scenario, {"layout": "first"}, seats)
            assert len(found.sides) == seats
            assert len(found.facts) == 5
            words = [word for fact in found.facts for word in (fact.label, fact.words)]
            assert all(words)
            assert not any("⟦" in word for word in (*words, found.title, found.summary))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_riders_of_the_box_are_shown_with_their_abilities(size: tuple[int, int], scale: int) -> None:
    kit = kit_for(size, scale)
    canvas = Canvas(kit)
    compose_forces(
        canvas,
        kit.metrics.box(16, 760, 1300, 240) if size[0] > 1300 else Rect(8, 500, 880, 200),
        started().world,
    )
    assert not problems(canvas)
    assert {kit.say("wr-knight-mel_gearson"), kit.say("wr-knight-mel_gearson.short")} & {
        mark.text for mark in canvas.texts
    }
    assert not cut(canvas)


def test_margin_notes_stand_beside_rules_of_the_book_with_exact_chances() -> None:
    book = Rulebook.load(PROJECT / "assets" / "rulebook", "en", "wasteland_riders")
    notes = margin_notes(kit_for(language="en"))
    assert all(rule in book.anchors for note in notes for rule in note.rules)
    assert notes[0].rows[1] == ("1", "60%", "40%", "20%")
    assert percent_of(2, 7) == 64
    assert percent_of(6, 9) == 74
    assert len(DIFFICULTIES) == 3


# What others could do


def test_a_rival_in_reach_could_find_one_and_one_far_away_could_not() -> None:
    kit = kit_for(language="en")
    game = riders("mel_gearson", "chris_hammersworn", seats=2).put(1, "C1")
    found = threats(kit, game.state, FIRST, "knight/0")
    assert [one.label for one in found] == ["Chris Hammersworn could come and find you"]
    assert 0 < found[0].preview.chance < 1
    assert threats(kit, game.state, FIRST, "knight/1") == ()
    short = riders(seats=2).put(1, "R12").with_knight(1, fuel=1)
    mapped = short.give(1, "atlas_drogowy", "pocket_1")
    further = [
        place
        for place in short.world.setting.hexes
        if not may_come(short.world, Seat(1), place) and may_come(mapped.world, Seat(1), place)
    ]
    assert further  # the atlas adds a movement point
    stuck = riders(seats=2).put(1, "R12").with_knight(1, fuel=0)
    assert not may_come(stuck.world, Seat(1), stuck.knight(0).hex)
    assert threats(kit, stuck.state, FIRST, "seat/0") == ()


def test_in_a_fight_the_attacks_of_the_opponent_are_told() -> None:
    kit = kit_for(language="en")
    game = _fight()
    found = threats(kit, GAME.redact(game.state, FIRST), FIRST, "knight/0")
    assert found
    assert all(0 <= one.preview.chance <= 1 for one in found)
    chances = [one.preview.chance for one in found]
    assert chances == sorted(chances, reverse=True)


def _fight() -> Table:
    """The first enemy of the wasteland against the first knight."""
    content = riders().world.setting.content
    enemy = next(name for name, card in content.wasteland.items() if card.panel is not None)
    return riders(seats=2).run(Fighting(FIRST, enemy))
