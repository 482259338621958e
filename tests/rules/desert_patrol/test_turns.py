"""Player turns and the four ways to play a card."""

import pytest

from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import (
    AttackDeclared,
    CardHunkered,
    CardPlayed,
    CardsDiscarded,
    CounterMoved,
    FogGained,
    SeatsSwapped,
    TileReconned,
    TurnEnded,
    TurnStarted,
    VehicleMoved,
)
from game.rules.desert_patrol.intents import (
    Attack,
    Board,
    ChangePosition,
    Command,
    Commit,
    Conceal,
    Control,
    Disembark,
    Done,
    EndTurn,
    FollowMe,
    HunkerDown,
    Navigate,
    Recon,
    Reinforce,
    Repair,
    SwapSeats,
    TakeCard,
    Travel,
)
from tests.guards import at_least_one
from tests.rules.desert_patrol.table import Table, table

CAR = "ita_scout_car"
RIFLEMAN = "ita_rifleman_a"
"""On the driver's position of the Scout Car on 19A."""


def italians(*hand: str) -> Table:
    """Their turn in scenario 6: Rifleman A, Scout and Machine Gunner in the Scout Car, three in the tank."""
    return table("dp_s06").with_hand("italy", *hand).turn("italy")


FOUR_WAYS = [
    pytest.param(Attack(RIFLEMAN, "card", "attack", "lrdg_engineer"), id="card action"),
    pytest.param(Travel(RIFLEMAN, "vehicle", "drive", None), id="vehicle action"),
    pytest.param(SwapSeats(RIFLEMAN, "ita_scout"), id="swap seats"),
    pytest.param(HunkerDown(RIFLEMAN), id="hunker down"),
]


@pytest.mark.rule("DP-TURN-01")
@pytest.mark.parametrize(("first", "second"), [("lrdg", "italy"), ("italy", "lrdg")])
def test_the_player_with_the_initiative_takes_his_whole_turn_first(first: str, second: str) -> None:
    bids = {"lrdg": "lrdg_engineer", "italy": "ita_gunner"}
    game = table("dp_s06").with_initiative(first)
    for side, bid in bids.items():
        game = game.with_hand(side, bid, *(["lrdg_saboteur"] * 2 if side == "lrdg" else ["ita_scout"] * 2))
    game = game.do(Commit(bids[first]), by=first).do(Commit(bids[second]), by=second)
    assert game.actor() == first
    assert game.refusal(EndTurn(), by=second) == Refusal("DP-TURN-01")
    game = game.do(HunkerDown(game.forces(first).hand[0]), EndTurn())
    assert game.actor() == second
    assert game.world.turn == second
    assert [event for event in game.events if isinstance(event, TurnEnded | TurnStarted)] == [
        TurnEnded(first),
        TurnStarted(second),
    ]


@pytest.mark.rule("DP-TURN-02")
def test_cards_are_played_one_after_another_each_resolved_completely_before_the_next() -> None:
    game = italians("ita_scout", RIFLEMAN).do(Disembark("ita_scout"))
    drive = Travel(RIFLEMAN, "vehicle", "drive", "17A")
    opened = Refusal("DP-TURN-02", {"card": "ita_scout", "zone": "play_area"})
    assert game.refusal(drive) == game.refusal(EndTurn()) == opened
    game = game.do(Travel("ita_scout", "card", "scout", "12A"))
    under_way = Refusal("DP-TURN-02", {"action": "scout"})
    assert game.refusal(drive) == game.refusal(EndTurn()) == under_way
    game = game.do(Done()).do(drive, Done())
    assert game.world.italy.play_area == ("ita_scout", RIFLEMAN)
    assert game.refusal(HunkerDown("ita_gunner")) == Refusal("DP-TURN-02", {"card": "ita_gunner"})


@pytest.mark.rule("DP-TURN-03")
def test_a_turn_ends_with_no_cards_in_hand_or_when_the_player_wishes() -> None:
    game = italians("ita_platoon_sergeant", "ita_gunner")
    stopped = game.do(EndTurn())
    assert stopped.said(TurnEnded) == [TurnEnded("italy")]
    assert stopped.actor() == "lrdg"
    assert stopped.said(CardsDiscarded)[0].hand == ("ita_platoon_sergeant", "ita_gunner")

    game = game.do(HunkerDown("ita_gunner"))
    assert game.said(TurnEnded) == []
    assert game.actor() == "italy"
    game = game.do(HunkerDown("ita_platoon_sergeant"))
    assert game.said(TurnEnded) == [TurnEnded("italy")]
    assert game.actor() == "lrdg"


@pytest.mark.rule("DP-TURN-03")
def test_a_turn_with_an_empty_hand_waits_while_the_last_card_may_still_make_its_manoeuvre() -> None:
    game = italians(RIFLEMAN).do(Travel(RIFLEMAN, "vehicle", "drive", "17A"), Done())
    assert game.world.italy.hand == ()
    assert game.said(TurnEnded) == []
    assert set(game.legal()) == {Disembark(RIFLEMAN, after=True), EndTurn()}
    assert game.do(Disembark(RIFLEMAN, after=True)).said(TurnEnded) == [TurnEnded("italy")]


@pytest.mark.rule("DP-TURN-04", "DP-TURN-05")
def test_at_the_end_of_a_turn_hand_and_play_area_go_to_the_discard_pile_and_nothing_is_kept() -> None:
    game = italians("ita_gunner", "ita_crewman", "ita_fog_of_war", RIFLEMAN)
    game = game.do(Attack(RIFLEMAN, "card", "attack", "lrdg_engineer"))
    assert game.world.italy.play_area == (RIFLEMAN,)
    game = game.do(EndTurn())
    assert game.said(CardsDiscarded) == [
        CardsDiscarded("italy", ("ita_gunner", "ita_crewman", "ita_fog_of_war"), (RIFLEMAN,))
    ]
    assert game.world.italy.discard == ("ita_gunner", "ita_crewman", "ita_fog_of_war", RIFLEMAN)
    assert game.world.italy.hand == game.world.italy.play_area == ()


@pytest.mark.rule("DP-TURN-06")
def test_cards_drawn_by_command_may_be_played_in_the_same_turn() -> None:
    game = italians("ita_platoon_sergeant").stacked("italy", "ita_crewman")
    game = game.do(Command("ita_platoon_sergeant", "card"), Done())
    assert game.world.italy.hand == ("ita_crewman",)
    assert game.allows(Attack("ita_crewman", "card", "attack", "lrdg_engineer"))


@pytest.mark.rule("DP-TURN-06")
def test_cards_drawn_by_recon_may_be_played_in_the_same_turn() -> None:
    game = italians("ita_scout", "ita_fog_of_war").stacked("italy", "ita_crewman")
    game = game.do(Recon("ita_scout", "card"))
    assert game.world.italy.hand == ("ita_crewman",)
    assert game.allows(Attack("ita_crewman", "card", "attack", "lrdg_engineer"))


@pytest.mark.rule("DP-TURN-06")
def test_cards_taken_back_to_hand_may_be_played_in_the_same_turn() -> None:
    game = table("dp_s06").with_hand("lrdg", "lrdg_saboteur", "lrdg_warrant_officer").turn("lrdg")
    game = game.do(Travel("lrdg_saboteur", "card", "stealth", "12A"), Done())
    again = Travel("lrdg_saboteur", "card", "stealth", "19A")
    assert game.refusal(again) == Refusal("DP-TURN-02", {"card": "lrdg_saboteur"})
    game = game.do(FollowMe("lrdg_warrant_officer", "card", "lrdg_saboteur"), again)
    assert game.world.soldiers["lrdg_saboteur"].tile == "19A"


@pytest.mark.rule("DP-PLAY-01", "DP-PLAY-07")
@pytest.mark.parametrize("way", FOUR_WAYS)
def test_a_card_is_played_in_exactly_one_of_four_ways(way: Intent) -> None:
    game = italians(RIFLEMAN, "ita_gunner").with_dice(1)
    done = game.do(way)
    for other in (param.values[0] for param in FOUR_WAYS):
        assert game.allows(other)
        assert done.refusal(other) == Refusal("DP-TURN-02", {"card": RIFLEMAN})
    plays = [event for event in done.events if isinstance(event, CardPlayed | CardHunkered)]
    assert [event.card for event in plays] == [RIFLEMAN]
    assert done.refusal(Done()) == Refusal("DP-PLAY-01")


@pytest.mark.rule("DP-PLAY-02")
def test_card_action_is_one_of_those_printed_on_the_card() -> None:
    game = italians("ita_scout", RIFLEMAN)
    printed = {it.action for it in game.legal() if isinstance(it, Attack) and it.card == "ita_scout"}
    assert printed == {"attack"}
    assert game.allows(Conceal("ita_scout", "card"))
    for intent, action in (
        (Control("ita_scout", "card"), "control"),
        (Attack("ita_scout", "card", "suppress", "lrdg_engineer"), "suppress"),
        (Repair("ita_scout", "card", CAR), "repair"),
    ):
        assert game.refusal(intent) == Refusal("DP-PLAY-02", {"card": "ita_scout", "action": action})


@pytest.mark.rule("DP-PLAY-02")
def test_the_chosen_action_is_performed_in_full() -> None:
    """Each step of Scout moves the man, places the marker and gains the Fog of War, asked or not."""
    game = italians("ita_scout").with_soldier("ita_scout", "19A")
    game = game.do(Travel("ita_scout", "card", "scout", "12A"))
    assert game.events[1:] == (
        CounterMoved("ita_scout", "19A", "12A"),
        TileReconned("italy", "12A"),
        FogGained("italy", "scout"),
    )


@pytest.mark.rule("DP-PLAY-03")
def test_vehicle_action_needs_a_soldier_on_a_position_that_has_it() -> None:
    game = italians(RIFLEMAN, "ita_rifleman_b")
    drive = Travel(RIFLEMAN, "vehicle", "drive", "17A")
    moved = game.do(drive)
    assert moved.said(VehicleMoved) == [VehicleMoved(CAR, "19A", "17A")]
    assert moved.said(CardPlayed) == [CardPlayed("italy", RIFLEMAN, "effect")]
    on_foot = Refusal("DP-PLAY-03", {"soldier": "ita_rifleman_b", "action": "drive"})
    assert game.refusal(Travel("ita_rifleman_b", "vehicle", "drive", "19A")) == on_foot


@pytest.mark.rule("DP-PLAY-04")
def test_no_vehicle_action_in_a_disabled_vehicle() -> None:
    game = italians(RIFLEMAN, "ita_scout", "ita_machine_gunner")
    uses = [
        Travel(RIFLEMAN, "vehicle", "drive", "17A"),
        Navigate("ita_scout", "vehicle", "12A"),
        Attack("ita_machine_gunner", "vehicle", "suppress", "lrdg_engineer"),
    ]
    disabled = game.with_vehicle(CAR, damage=2, disabled=True)
    for use in at_least_one(uses):
        assert game.allows(use)
        assert disabled.refusal(use) == Refusal("DP-PLAY-04", {"vehicle": CAR})


@pytest.mark.rule("DP-PLAY-05")
def test_swap_seats_exchanges_two_soldiers_of_one_vehicle_and_is_the_whole_effect() -> None:
    game = italians(RIFLEMAN, "ita_gunner")
    swapped = game.do(SwapSeats(RIFLEMAN, "ita_scout"))
    assert swapped.events[1:] == (SeatsSwapped(CAR, RIFLEMAN, "ita_scout"),)
    seats = {man: swapped.world.soldiers[man].position for man in swapped.world.crew(CAR)}
    assert seats == {RIFLEMAN: "navigator", "ita_scout": "driver", "ita_machine_gunner": "gun"}
    for partner in ("ita_gunner", "ita_rifleman_b", RIFLEMAN, "lrdg_engineer"):
        refused = game.refusal(SwapSeats(RIFLEMAN, partner))
        assert refused == Refusal("DP-PLAY-05", {"soldier": RIFLEMAN})


@pytest.mark.rule("DP-PLAY-06")
def test_hunker_down_puts_the_card_in_the_reserve() -> None:
    game = italians("ita_gunner", RIFLEMAN)
    reserve = game.world.italy.reserve
    game = game.do(HunkerDown("ita_gunner"))
    assert game.events == (CardHunkered("italy", "ita_gunner", "hand"),)
    assert game.world.italy.reserve == (*reserve, "ita_gunner")


@pytest.mark.rule("DP-PLAY-08")
def test_a_soldier_in_a_vehicle_uses_combat_and_support_actions_of_his_card_from_its_tile() -> None:
    game = italians(RIFLEMAN, "ita_crewman", "ita_scout").with_dice(1)
    game = game.with_vehicle("ita_medium_tank", tile="17A", damage=1)
    shot = game.do(Attack(RIFLEMAN, "card", "attack", "lrdg_saboteur"))
    assert [(event.range, event.total) for event in shot.said(AttackDeclared)] == [(2, 6 + 2 + 2)]
    held = game.do(Control(RIFLEMAN, "card"))
    assert held.marker("italy", "19A") == "C"
    assert game.allows(Repair("ita_crewman", "card", "ita_medium_tank"))
    assert game.allows(Conceal("ita_scout", "card"))


@pytest.mark.rule("DP-PLAY-09", "DP-RULING-09")
@pytest.mark.parametrize(
    ("side", "soldier", "vehicle", "action"),
    [
        ("italy", "ita_gunner", "ita_medium_tank", "move"),
        ("lrdg", "lrdg_scout_b", "lrdg_pilot_car", "scout"),
        ("lrdg", "lrdg_sniper", "lrdg_pilot_car", "stealth"),
    ],
)
def test_movement_actions_of_the_card_need_the_soldier_to_disembark_first(
    side: str, soldier: str, vehicle: str, action: str
) -> None:
    game = table("dp_s11").with_hand(side, soldier).turn(side)
    to = "15A" if side == "italy" else "1A"
    step = Travel(soldier, "card", action, to)
    refused = Refusal("DP-PLAY-09", {"soldier": soldier, "vehicle": vehicle, "action": action})
    assert game.refusal(step) == game.refusal(Travel(soldier, "card", action, None)) == refused
    game = game.do(Disembark(soldier), step)
    assert game.world.soldiers[soldier].tile == to


@pytest.mark.rule("DP-PLAY-10")
def test_command_cards_are_played_for_a_card_action_or_to_hunker_down_only() -> None:
    sergeant = "ita_platoon_sergeant"
    game = italians(sergeant)
    kinds = {type(intent) for intent in game.legal()}
    assert kinds == {HunkerDown, Reinforce, Command, EndTurn}
    refused = Refusal("DP-PLAY-10", {"card": sergeant})
    for intent in (
        Command(sergeant, "vehicle"),
        Travel(sergeant, "vehicle", "drive", None),
        SwapSeats(sergeant, "ita_gunner"),
        Board(sergeant, CAR, "gun"),
        Disembark(sergeant),
        ChangePosition(sergeant, "gun"),
    ):
        assert game.refusal(intent) == refused
    assert game.do(Reinforce(sergeant, "card", "ita_gunner"), TakeCard("ita_scout")).said(CardPlayed) == [
        CardPlayed("italy", sergeant, "effect")
    ]


@pytest.mark.rule("DP-PLAY-11")
def test_combat_cards_act_with_their_linked_counter_only() -> None:
    """Whatever the card of Rifleman A is played for, no other Italian on foot stirs."""
    game = italians(RIFLEMAN).with_soldier(RIFLEMAN, "17A").with_marker("italy", "16B", "reconned")
    own = {name for name in game.world.soldiers if name.startswith("ita")} - {RIFLEMAN}
    moved = 0
    for intent in game.legal():
        if isinstance(intent, EndTurn):
            continue
        after = game.do(intent)
        assert {name: after.world.soldiers[name] for name in own} == {
            name: game.world.soldiers[name] for name in own
        }
        moved += after.world.soldiers[RIFLEMAN] != game.world.soldiers[RIFLEMAN]
    assert moved == 2
    refused = game.refusal(Travel("ita_rifleman_b", "card", "move", "16B"))
    assert refused == Refusal("DP-TURN-02", {"card": "ita_rifleman_b"})
