"""Motions of Wasteland Riders: markers drive, cards fly, what nobody may see does not."""

from pygame import Rect

from game.config.paths import ASSETS
from game.presenters.contract.presenter import HELD
from game.presenters.wasteland_riders.motions import CUES, motions
from game.rules.core.ids import HIDDEN, Seat
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.world.items import Item
from game.view.timeline import Group

OWN, RIVAL = Seat(0), Seat(1)
SHEET = {"their_resource/1/health": Rect(0, 900, 10, 10)}
"""Only rivals have small panels: the other seat is one's own."""


def at(x: int, y: int) -> Rect:
    return Rect(x - 10, y - 10, 20, 20)


def keys(groups: list[Group]) -> list[str]:
    return [tween.key for group in groups for tween in group.tweens]


def test_a_marker_drives_once_from_where_it_stood_to_where_it_stands() -> None:
    before, after = {"knight/0": at(100, 100), **SHEET}, {"knight/0": at(500, 100), **SHEET}
    events = (je.HexEntered(OWN, "R1", 1, "vehicle"), je.HexEntered(OWN, "R2", 1, "vehicle"))
    groups = motions(before, after, events)
    assert keys(groups) == ["knight/0"]
    assert [group.cues for group in groups] == [("counter",)] * 2
    (tween,) = groups[0].tweens
    assert (tween.from_, tween.to) == ((100.0, 100.0), (500.0, 100.0))
    assert tween.ms > 200
    assert keys(motions(after, after, events)) == [], "who stays where he is does not move"


def test_own_luck_comes_from_the_deck() -> None:
    before = {"deck/luck": at(10, 10), "luck/0": at(200, 500), **SHEET}
    after = {"deck/luck": at(10, 10), "luck/0": at(180, 500), "luck/1": at(240, 500), **SHEET}
    groups = motions(before, after, (ev.LuckDrawn(OWN, ("l01_jechalem_cala_noc",)),))
    assert keys(groups) == ["luck/1", "luck/0"], "the first one closes up"


def test_backs_of_what_a_rival_draws_fly_from_the_deck_to_his_panel() -> None:
    decks = {"deck/luck": at(10, 10), "deck/red": at(40, 10), "deck/general": at(70, 10)}
    spots = {**decks, "seat/1": at(300, 900), **SHEET}
    events = (
        ev.LuckDrawn(RIVAL, (HIDDEN, HIDDEN)),
        ev.LuckDrawn(RIVAL, (HIDDEN,)),
        ge.GearDrawn(RIVAL, "red", ("back_red",)),
        ev.CardsLookedAt(RIVAL, "general", (HIDDEN,)),
    )
    groups = motions(spots, spots, events)
    assert keys(groups) == [
        "drawn/luck/1/0/0",
        "drawn/luck/1/0/1",
        "drawn/luck/1/1/0",
        "drawn/red/1/2/0",
        "drawn/general/1/3/0",
    ]
    tweens = [tween for group in groups for tween in group.tweens]
    assert {tween.to for tween in tweens} == {(300.0, 900.0)}
    assert [tween.from_ for tween in tweens][2:] == [(10.0, 10.0), (40.0, 10.0), (70.0, 10.0)]


def test_cards_drawn_before_all_fly_face_down_also_to_oneself() -> None:
    spots = {"decision": at(500, 100), "seat/0": at(50, 50), **SHEET}
    groups = motions(spots, spots, (ev.LuckDrawn(OWN, (HIDDEN,)),))
    assert keys(groups) == ["drawn/luck/0/0/0"], "out of the panel that lies over the decks"


def test_a_card_put_down_goes_from_the_hand_to_its_place() -> None:
    before = {HELD: at(300, 300), "spot/gained": at(50, 50), **SHEET}
    after = {
        "spot/backpack": at(80, 600),
        "spot/backpack_1": at(80, 600),
        "spot/backpack_2": at(120, 600),
        **SHEET,
    }
    (group,) = motions(before, after, (ge.GearPlaced(OWN, Item("naboje"), "backpack"),))
    (tween,) = group.tweens
    assert tween.key == "spot/backpack_2"
    assert tween.from_ == (300.0, 300.0)


def test_a_rivals_card_moves_on_his_panel() -> None:
    before, after = {"theirs/1/torso": at(10, 900), **SHEET}, {"theirs/1/pocket_1": at(60, 900), **SHEET}
    groups = motions(before, after, (ge.GearMoved(RIVAL, Item("naboje"), "torso", "pocket_1"),))
    assert keys(groups) == ["theirs/1/pocket_1"]


def test_cards_of_the_wasteland_the_market_and_contracts_come_from_their_decks() -> None:
    decks = {
        f"deck/{name}": at(10 * number, 10) for number, name in enumerate(("wasteland", "green", "private"))
    }
    after = {
        **decks,
        "revealed/0": at(900, 200),
        "market/A1": at(900, 700),
        "contract/zp1": at(900, 800),
        **SHEET,
    }
    groups = motions(
        {**decks, **SHEET},
        after,
        (
            je.WastelandRevealed(("ev01_tornado",)),
            ge.MarketRefilled("A1", "naboje", "green"),
            je.ContractIntroduced("zp1", "private", "orange", None),
        ),
    )
    assert keys(groups) == ["revealed/0", "market/A1", "contract/zp1"]


def test_a_thief_takes_from_the_victims_panel_and_an_enemy_marches() -> None:
    before = {"theirs/1/torso": at(10, 900), "villain/cultist_1": at(400, 400), **SHEET}
    after = {"spot/gained": at(60, 60), "villain/cultist_1": at(450, 400), **SHEET}
    events = (fe.GearStolen(OWN, RIVAL, "torso", Item("naboje")), me.EnemyMarched("cultist_1", "R2"))
    assert keys(motions(before, after, events)) == ["spot/gained", "villain/cultist_1"]


def test_every_cue_is_a_sound_there_is() -> None:
    assert set(CUES.values()) <= {file.stem for file in (ASSETS / "sounds").glob("*.wav")}
    assert set(CUES) <= set(ev.EVENTS)
