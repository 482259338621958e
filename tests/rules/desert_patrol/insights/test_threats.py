"""What the enemy could do to a counter: exactly what he could, told from what lies open."""

from fractions import Fraction
from typing import Any

import pytest

from game.devtools.invariants.seatings import Deal
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Rng
from game.rules.desert_patrol import GAME
from game.rules.desert_patrol.insights.threats import retaliation, threats
from game.rules.desert_patrol.intents import Attack
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId
from game.rules.desert_patrol.turn import Turn
from tests.presenters.wanderers import DEALS, decisions
from tests.rules.desert_patrol.table import Table, table

STEPS = 200


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_threats_are_the_attacks_the_enemy_may_make_with_the_odds_he_is_shown(deal: Deal) -> None:
    compared = 0
    for number, match, seat in decisions(deal, 21, STEPS):
        state = match.state
        decision = engine.pending(state)
        if not isinstance(decision, Turn) or decision.pending:
            continue
        other = Seat(1 - seat)
        view, world = match.view(other), state.world
        twin = GAME.redact(GAME.imagine(view, other, Rng(number)), other)
        hand = set(world.forces(world.side_of(seat)).hand)
        told: dict[Attack, Any] = {}
        for counter in own(world, other):
            found = threats(view, other, counter)
            assert found == threats(twin, other, counter)
            told |= {threat.attack: threat.preview for threat in found if threat.attack.card in hand}
        attacks = {one for one in match.legal(seat) if isinstance(one, Attack)}
        assert set(told) == {attack for attack in attacks if attack.target not in world.objects}
        for attack, preview in told.items():
            assert preview == match.preview(seat, attack)
            compared += 1
    assert compared > STEPS // 4


def own(world: World, seat: Seat) -> list[Any]:
    side = world.side_of(seat)
    soldiers = [name for name in world.soldiers if world.setting.counters[name].side == side]
    return soldiers + [name for name, vehicle in world.vehicles.items() if vehicle.side == side]


def front() -> Table:
    """The last battle: the Saboteur beside the tank, the aeroplane out of the reserve."""
    return table("dp_s11").with_soldier("lrdg_saboteur", "17A").with_hand("italy", "ita_recon_plane")


def against(game: Table, side: str, counter: str) -> tuple[Any, ...]:
    seat = game.seat(side)
    return threats(game.game.redact(game.state, seat), seat, counter)


def test_the_likeliest_comes_first_and_an_aeroplane_needs_no_soldier() -> None:
    found = against(front(), "lrdg", "lrdg_saboteur")
    chances = [threat.preview.chance for threat in found]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > Fraction(1, 2)
    plane = next(threat for threat in found if threat.attack.card == "ita_recon_plane")
    assert (plane.attack.action, plane.soldier, plane.vehicle) == ("airstrike", None, None)
    gun = next(threat for threat in found if threat.attack.way == "vehicle")
    assert gun.vehicle == "ita_medium_tank"
    assert gun.soldier in ("ita_gunner", "ita_crewman")


def test_a_man_in_a_vehicle_is_threatened_through_it() -> None:
    game = front()
    assert against(game, "lrdg", "lrdg_sniper") == against(game, "lrdg", "lrdg_pilot_car") != ()


def test_only_ones_own_counters_on_the_board_are_threatened() -> None:
    game = front()
    assert against(game, "italy", "lrdg_saboteur") == ()
    assert against(game, "italy", "lrdg_pilot_car") == ()
    assert against(game.without_soldier("lrdg_saboteur"), "lrdg", "lrdg_saboteur") == ()


def test_a_pinned_man_a_disabled_vehicle_and_a_card_wholly_in_reserve_threaten_nobody() -> None:
    game = front()
    threatening = {("ita_gunner", "vehicle"), ("ita_machine_gunner", "card"), ("ita_recon_plane", "card")}
    assert makers(game) >= threatening
    pinned = game.with_soldier("ita_machine_gunner", "16A", pinned=True)
    assert ("ita_machine_gunner", "card") not in makers(pinned)
    disabled = game.with_vehicle("ita_medium_tank", damage=3, disabled=True)
    assert not [way for _, way in makers(disabled) if way == "vehicle"]
    planes = ("ita_recon_plane",) * game.world.setting.pile("italy").count("ita_recon_plane")
    grounded = game.with_forces("italy", reserve=planes)
    assert ("ita_recon_plane", "card") not in makers(grounded)


def makers(game: Table) -> set[tuple[str, str]]:
    return {(threat.attack.card, threat.attack.way) for threat in against(game, "lrdg", "lrdg_saboteur")}


@pytest.mark.parametrize("deal", DEALS[:3], ids=str)
def test_what_comes_back_is_the_likeliest_threat_of_the_very_target(deal: Deal) -> None:
    met = 0
    for _number, match, seat in decisions(deal, 21, STEPS):
        view = match.view(seat)
        for attack in (one for one in match.legal(seat) if isinstance(one, Attack)):
            answer = retaliation(view, seat, attack)
            soldier = CounterId(attack.card)
            found = threats(view, seat, soldier) if soldier in view.world.soldiers else ()
            back = [one.preview.chance for one in found if attack.target in (one.soldier, one.vehicle)]
            assert (answer.preview.chance if answer else None) == max(back, default=None)
            met += answer is not None
    assert met
