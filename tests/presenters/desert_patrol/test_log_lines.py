"""The log of Desert Patrol: every kind of event has its rule, its icon and its side; routine stays out."""

import pytest
from fonticon_mdi7 import MDI7

from game.devtools.invariants.seatings import Deal
from game.i18n.rulebook import Rulebook
from game.presenters.desert_patrol.log.lines import (
    CAUSES,
    ICONS,
    MODES,
    RULES,
    WEAPONS,
    WOUNDS,
    icon_of,
    is_telling,
    rule_of,
    side_of,
    teller,
)
from game.presenters.shared.log_lines import step_lines
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.intents import Attack, EndTurn
from game.session.history import VisibleStep
from tests import PROJECT
from tests.presenters.wanderers import DEALS, decisions
from tests.rules.desert_patrol.table import Table, table

BOOKS = PROJECT / "assets" / "rulebook"
DRAWN = set(
    """
    menu undo_variant redo_variant history lightbulb_on_outline book_open_page_variant translate cog_outline
    magnify close check lock cancel information_outline content_save play refresh home chevron_left
    chevron_right chevron_down chevron_double_right arrow_left school_outline map_marker calculator_variant
    shield star star_outline heart heart_outline cards cards_outline dice_multiple dice_d10_outline
    sword_cross crosshairs target flag skull eye timer_sand account_group swap_horizontal swap_vertical
    walk truck binoculars incognito ammunition airplane bomb tank account_plus bullhorn compass weather_fog
    wrench hexagon_multiple run_fast
    """.split()
)
"""The icons the program draws."""


def test_every_kind_of_event_has_a_rule_in_both_rulebooks() -> None:
    assert set(RULES) == set(ev.EVENTS)
    cited = {*RULES.values(), *CAUSES.values(), *MODES.values(), *WOUNDS.values()}
    cited |= {"DP-INIT-04", "DP-SUP-08", "DP-OBJ-02", "DP-OBJ-03"}
    for language in ("pl", "en"):
        assert cited <= set(Rulebook.load(BOOKS, language, "desert_patrol").anchors)


def test_every_kind_of_event_has_an_icon_that_is_drawn() -> None:
    assert set(ICONS) == set(ev.EVENTS)
    assert {*ICONS.values(), *WEAPONS.values()} <= DRAWN


def test_the_icons_are_glyphs_of_the_font() -> None:
    assert [icon for icon in sorted(DRAWN) if not hasattr(MDI7, icon)] == []


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_every_event_of_a_match_has_a_rule_an_icon_and_a_doer(deal: Deal) -> None:
    anchors = set(Rulebook.load(BOOKS, "en", "desert_patrol").anchors)
    last = None
    for _, match, _ in decisions(deal, 31, 200):
        last = match
    assert last is not None
    worlds = [last.game.new(last.setting, 2, last.seed).world, *(step.state.world for step in last.steps)]
    for before, step in zip(worlds[1:], last.steps[1:], strict=False):
        for event in step.events:
            assert rule_of(event) in anchors
            assert icon_of(event) in DRAWN
            nobodys = isinstance(event, ev.RoundStarted | ev.InitiativeRevealed)
            assert (side_of(event, before) is None) == nobodys, event


def fight() -> Table:
    """Rifleman A of the LRDG shoots at Italian Rifleman A, with a die that hits."""
    game = table("dp_s01").with_hand("lrdg", "lrdg_rifleman_a", "lrdg_scout_a").turn("lrdg")
    return game.with_dice(0).do(Attack("lrdg_rifleman_a", "card", "attack", "ita_rifleman_a"), EndTurn())


def test_a_shot_is_told_once_and_tinted_by_him_who_fired() -> None:
    game = fight()
    step = VisibleStep(1, game.seat("lrdg"), (ev.TurnStarted("lrdg"), *game.events), None)
    ((_, told),) = step_lines((step,), teller(game.state))
    kinds = [type(line.event) for line in told]
    shot = [ev.CardPlayed, ev.AttackDeclared, ev.DiceRolled, ev.SoldierWounded]
    assert [kind for kind in kinds if kind in shot or kind in (ev.AttackHit, ev.AttackMissed)] == shot
    assert {line.seat for line in told if type(line.event) in shot} == {game.seat("lrdg")}
    assert next(line for line in told if type(line.event) is ev.AttackDeclared).icon == "target"


@pytest.mark.parametrize(
    ("event", "side", "rule"),
    [
        (ev.FogGained("lrdg", "conceal"), "italy", "DP-SUP-06"),
        (ev.FogGained("lrdg", "scout"), "lrdg", "DP-MOVE-05"),
        (ev.SoldierPinned("lrdg_scout_a"), "italy", "DP-CAS-07"),
        (ev.SoldierWounded("ita_scout", "deck"), "lrdg", "DP-CAS-04"),
        (ev.SoldierRecovered("ita_scout"), "italy", "DP-PIN-02"),
        (ev.CounterMoved("ita_scout", "15A", "6A"), "italy", "DP-MOVE-08"),
        (ev.VehicleDamaged("lrdg_pilot_car", 1), "italy", "DP-VDM-01"),
        (ev.InitiativeSet("italy", "kept_on_tie"), "italy", "DP-INIT-04"),
        (ev.ControlTaken("italy", "15A", True), "italy", "DP-SUP-08"),
        (ev.PointsChanged("lrdg", 1, 4), "lrdg", "DP-OBJ-02"),
        (ev.GameEnded("italy", "hopeless", "DP-HOPE-04"), "italy", "DP-HOPE-04"),
        (ev.GameEnded("lrdg", "standstill", "DP-RULING-56"), "lrdg", "DP-RULING-56"),
        (ev.TurnPassed("lrdg", "cannot_act"), "lrdg", "DP-RULING-56"),
        (ev.TurnPassed("italy", "no_cards"), "italy", "DP-RULING-36"),
        (ev.RoundStarted(2), None, "DP-ROUND-01"),
    ],
)
def test_whose_doing_and_by_which_rule(event: Event, side: str | None, rule: str) -> None:
    world = table("dp_s01").turn("italy").world
    assert (side_of(event, world), rule_of(event)) == (side, rule)


def test_cards_left_in_hand_are_worth_a_line_and_cards_played_are_not() -> None:
    assert is_telling(ev.CardsDiscarded("lrdg", ("lrdg_scout_a",), ()))
    assert not is_telling(ev.CardsDiscarded("lrdg", (), ("lrdg_scout_a",)))
    assert not is_telling(ev.ScenarioLoaded("dp_s01"))
    assert not is_telling(ev.BidDiscarded("lrdg", "lrdg_scout_a"))
