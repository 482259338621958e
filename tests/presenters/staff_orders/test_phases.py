"""The bar at the top: where in the round, and where in the action, the game stands."""

from game.devtools.invariants.seatings import deals
from game.presenters.contract.presenter import PhaseLabel
from game.presenters.staff_orders.phases import phases
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.rules.staff_orders import GAME
from game.rules.staff_orders import intents as it
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.presenters.wanderers import decisions
from tests.rules.staff_orders.table import Table, orders
from tests.scenes.staging import make_stage

SEATS = (Seat(0), Seat(1))


def kit(language: str = "en") -> Kit:
    return make_stage(language=language).kit


def told(game: Table, language: str = "en") -> tuple[PhaseLabel, ...]:
    return phases(kit(language), GAME.redact(game.state, Seat(0)))


def now(game: Table) -> str:
    """The order, if one is given, and the step that is on."""
    order = told(game)[0].label.partition(": ")[2]
    (label,) = (step.label for step in told(game) if step.state == "now")
    return f"{order}: {label}" if order else label


def test_between_actions_the_phases_of_the_round_are_told() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2")
    assert [step.state for step in told(game)] == ["now", "next", "next"]
    assert told(game, "pl")[0].label == "Rozmieszczenie dowódców"
    over = Table(engine.apply(GAME, game.state, Seat(0), Concede()).state)
    assert {step.state for step in told(over)} == {"done"}


def test_an_advance_goes_from_entering_to_cards_to_the_clash() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").with_hand("blue", "air_raid", "momentum")
    game = game.with_hand("yellow", "ambush").with_dice(0, 0, 0).do(it.Deploy("town.advance"))
    assert told(game)[0] == PhaseLabel("Order: Advance", "done")
    assert now(game) == "Advance: Enter"
    game = game.do(it.Enter("w_front", 3))
    assert now(game) == "Advance: Cards"
    raid = game.do(it.PlayEffect("op_air_raid"))
    assert now(raid) == "Advance: Cards"
    game = game.do(it.Done())
    assert now(game) == "Advance: Clash"
    assert now(game.do(it.Roll())) == "Advance: Clash"


def test_fire_goes_from_the_target_to_cards_to_the_roll() -> None:
    game = orders("m1", blue="w_battery 2", yellow="town 2").with_hand("blue", "ambush")
    game = game.do(it.Deploy("w_battery.barrage"))
    assert now(game) == "Barrage: Target"
    game = game.do(it.ChooseTarget("town"))
    assert now(game) == "Barrage: Cards"
    assert now(game.do(it.Roll())) == "Barrage: Roll"


def test_a_drop_with_a_soldier_of_the_flight_control_is_a_paradrop_and_an_outpost_an_advance() -> None:
    game = orders("m1", blue="w_hq 3 w_flank 1 w_airstrip 2 w_front 3", tokens="w_flank flight_control")
    drop = game.do(it.Deploy("w_airstrip.paradrop"), it.ChooseTarget("forest"))
    assert now(drop) == "Paradrop: Target"
    game = orders("m1", blue="w_hq 3 w_flank 1 w_front 3", yellow="town 1", tokens="w_flank forward_outpost")
    assert now(game.do(it.Deploy("town.advance"), it.Enter("w_front", 2))) == "Advance: Enter"


def test_an_air_clash_is_told_apart_by_the_space_of_the_commander() -> None:
    flying = orders("l1", air_blue="teal 3", air_yellow="green 1").with_hand("yellow", "ambush")
    flying = flying.do(it.Deploy("z_green.flight"), it.FlyIn("z_teal", 2))
    assert now(flying) == "Flight: Clash"
    home = orders("l1", air_blue="orange 1", air_yellow="teal 1").with_hand("yellow", "ambush")
    home = home.do(it.Deploy("sup_scramble_1"), it.PlaceAircraft("z_teal", 2), it.Done())
    assert now(home) == "Scramble: Clash"


def test_both_seats_are_told_the_same_at_every_decision_and_one_step_is_on() -> None:
    spoken = kit("pl")
    for deal in at_least_one(deals("staff_orders")):
        for _, match, _ in at_least_one(decisions(deal, 5, 200)):
            first, second = (phases(spoken, match.view(seat)) for seat in SEATS)
            assert first == second
            assert [step.state for step in first].count("now") == 1
            assert all(step.label and "{" not in step.label for step in first)
