"""The mind of Wasteland Riders: no blunder that people would laugh at, common goals, readable terms."""

from collections import Counter

import pytest
from msgspec.structs import replace

from game.bots import bot_named
from game.bots.levels import LEVELS
from game.bots.wasteland_riders.goals import drawn_ahead
from game.bots.wasteland_riders.mind import MIND
from game.bots.wasteland_riders.standing import NAMES, common
from game.config.paths import ASSETS
from game.devtools.simulation import new_match
from game.i18n.rulebook import Rulebook
from game.rules.core.ids import CardId, Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.forecast import preview
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.movement.planning import ChoosingMode
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.terms import HexId, Spot
from game.rules.wasteland_riders.world.state import MissionState
from game.session.match import Match
from tests.guards import at_least_one
from tests.rules.wasteland_riders.fight.test_fight_vectors import DINGO, fight
from tests.rules.wasteland_riders.table import MISSIONS, Table, riders, set_up

SEEDS = range(6)
LESS = 0.1
"""Of the effort."""
SYRINGE = wr.UseGear(Spot("pocket_1"))
level = pytest.mark.parametrize("level", LEVELS)


def choices(level: str, table: Table, seat: int = 0) -> set[Intent]:
    """What bots of many seeds do in a position."""
    asked = Seat(seat)
    view, legal = GAME.redact(table.state, asked), table.legal(seat)
    return {bot_named(level, "wasteland_riders", seed, LESS).choose(view, asked, legal) for seed in SEEDS}


def played(
    mission: int, seats: int, level: str, seed: int, factor: float = LESS
) -> tuple[Match, Counter[str]]:
    """A game that a level plays against itself; how often it could blunder is counted."""
    match = new_match("wasteland_riders", MISSIONS[mission], seats, seed, {})
    bots = [bot_named(level, "wasteland_riders", 10 * seed + seat, factor) for seat in range(seats)]
    tempted: Counter[str] = Counter()
    while waiting := match.waiting_for():
        seat = min(waiting)
        view, legal = match.view(seat), match.legal(seat)
        intent = bots[seat].choose(view, seat, legal)
        _judge(match, seat, legal, intent, tempted)
        match.submit(seat, intent)
    return match, tempted


def _judge(
    match: Match, seat: Seat, legal: tuple[Intent, ...], intent: Intent, tempted: Counter[str]
) -> None:
    world = match.state.world
    knight = world.knights[seat]
    for one in legal:
        if isinstance(one, wr.UseGear) and knight.gear.get(one.spot) is not None:
            card = knight.gear[one.spot].card
            if card == "med_szpryca" and knight.health == 3:
                tempted["healed a scratch"] += 1
                assert intent != one, "half of it would be wasted"
    if isinstance(intent, fi.ChooseWeapon):
        odds = preview(match.view(seat), seat, intent)
        assert odds is not None
        tempted["attacked"] += 1
        assert odds.good > 0
    if wr.RemoveBlue not in {type(one) for one in legal} and wr.ProposeTo(Seat(1 - seat)) in legal:
        tempted["begged"] += 1
        assert not isinstance(intent, wr.ProposeTo)
    if any(isinstance(one, wr.CompleteContract) for one in legal):
        tempted["free win"] += 1
        assert not isinstance(intent, wr.EndExploration)


@pytest.mark.sweep("part")
@pytest.mark.parametrize(
    ("mission", "seats", "level"), [(1, 2, "recruit"), (1, 3, "recruit"), (3, 2, "sergeant")]
)
def test_nobody_wastes_begs_or_passes_on_a_free_win(mission: int, seats: int, level: str) -> None:
    tempted: Counter[str] = Counter()
    for seed in range(4):
        match, found = played(mission, seats, level, seed)
        assert match.outcome is not None
        tempted += found
    assert tempted["attacked"]
    if level == "recruit":
        assert tempted["free win"] + tempted["healed a scratch"] + tempted["begged"]


@level
def test_nobody_heals_at_full_health_or_for_half_of_it(level: str) -> None:
    for health in (3, 4):
        game = (
            riders("russel_crown").give(0, "med_szpryca", "pocket_1").with_knight(0, health=health, hex="R12")
        )
        game = game.run(ChoosingMode(Seat(0)))
        assert (SYRINGE in game.legal(0)) == (health < 4)
        assert SYRINGE not in choices(level, game)


@level
def test_who_is_badly_hurt_heals(level: str) -> None:
    game = riders("russel_crown").give(0, "med_szpryca", "pocket_1").with_knight(0, health=1, hex="R12")
    assert choices(level, game.run(ChoosingMode(Seat(0)))) == {SYRINGE}


@level
def test_a_contract_that_can_be_completed_is(level: str) -> None:
    game = riders("naomi_vatt").put(0, _hex_of(riders(), 6))
    game = game.contract("p13_czarna_skrzynka", "orange", holder=Seat(0), accepted=True)
    game = game.run(ExploreTurn(Seat(0)))
    wins = wr.CompleteContract(CardId("p13_czarna_skrzynka"))
    assert game.allows(wins, by=0)
    assert choices(level, game) == {wins}


@level
def test_aid_that_wins_at_once_is_brought(level: str) -> None:
    """Third city, ninth Reputation: the game is over at the end of the round."""
    city = _hex_of(riders(), 3)
    game = riders("naomi_vatt").put(0, city).give(0, "naboje", "pocket_1")
    game = game.with_knight(0, aid=("M1", _hex_of(riders(), 2)), reputation=8).run(ExploreTurn(Seat(0)))
    assert game.allows(wr.MissionAction(), by=0)
    assert choices(level, game) == {wr.MissionAction()}


@level
def test_nobody_stays_where_nothing_is_to_be_had(level: str) -> None:
    """A full tank, and aid to be brought in the next city."""
    game = riders("naomi_vatt").put(0, "C1").give(0, "naboje", "pocket_1").run(ChoosingMode(Seat(0)))
    assert wr.ChooseMode("stay") in game.legal(0)
    assert wr.ChooseMode("stay") not in choices(level, game)


def test_a_way_leads_to_what_its_first_hex_promised() -> None:
    """Nobody turns back half-way for something nearer: what draws stays ahead, hex after hex."""
    world = riders("naomi_vatt").give(0, "naboje", "pocket_1").run(ChoosingMode(Seat(0))).world
    way: tuple[HexId, ...] = (world.knights[0].hex,)
    promised = drawn_ahead(world, Seat(0), way)
    assert len(promised) > 2, "several ways are worth a thought"
    for first in at_least_one(promised):
        way, drawn = (way[0], first), promised[first]
        while way[-1] not in (ahead := drawn_ahead(world, Seat(0), way)) or ahead[way[-1]] < drawn:
            onward = max((place for place in ahead if place != way[-1]), key=lambda place: ahead[place])
            assert ahead[onward] == drawn
            assert onward not in way
            way = (*way, onward)


@level
def test_who_can_hardly_stand_attacks_no_villain(level: str) -> None:
    marker = riders(mission=5).world.setting.mission.markers[0]
    game = riders("russel_crown", mission=5).put(0, "R10").with_knight(0, health=1, ammo=1)
    game = game.with_world(mission=_scourges()).run(ExploreTurn(Seat(0)))
    assert wr.AttackMarker(CardId(marker.id)) in game.legal(0)
    assert wr.AttackMarker(CardId(marker.id)) not in choices(level, game)


@level
def test_a_fit_rider_hunts_the_villain_he_meets(level: str) -> None:
    game = riders("russel_crown", mission=5).put(0, "R10")
    game = game.with_world(mission=_scourges()).run(ExploreTurn(Seat(0)))
    marker = game.world.mission.enemies[0].id
    assert choices(level, game) == {wr.AttackMarker(marker)}


@level
def test_a_deal_is_not_asked_for_and_gear_comes_to_rest(level: str) -> None:
    """Arranging ends: what the next move could take back is never searched."""
    game = riders("russel_crown").give(0, "karabin", "backpack").give(0, "kamizelka", "backpack")
    game, moves = game.with_world(step="rest").run(RestGear(Seat(0))), 0
    while isinstance(game.top, RestGear):
        (chosen,) = choices(level, game)
        game, moves = game.do(chosen, by=0), moves + 1
        assert moves < 8
    on_sheet = {item.card for item in game.knight(0).gear.values()}
    assert on_sheet == {"karabin", "kamizelka"}


@pytest.mark.rule("WR-CARD-20")
@level
def test_no_card_is_chosen_that_cannot_hurt_where_one_can(level: str) -> None:
    """In the last clash, with a shot at hand, nobody prepares for a clash that never comes."""
    game = fight(riders("russel_crown"), 0, DINGO)
    assert game.world.fight is not None
    game = game.with_world(fight=replace(game.world.fight, clash=3))
    assert isinstance(game.top, ChoosingCards)
    assert fi.ChooseCombatCard("preparation") in game.legal(0)
    assert fi.ChooseCombatCard("preparation") not in choices(level, game)


def _hex_of(table: Table, number: int) -> str:
    world = table.world
    return next(place for place, tile in world.tiles.items() if world.setting.tile(tile).number == number)


def _scourges() -> MissionState:
    """Both villains where the mission puts them."""
    return set_up(4, 5).world.mission


# Terms and value


@pytest.mark.parametrize("mission", range(1, 6))
def test_the_shares_of_all_make_at_most_one(mission: int) -> None:
    match, draws = new_match("wasteland_riders", MISSIONS[mission], 3, 7, {}), Draws(Rng(7))
    for _ in at_least_one(range(160)):
        waiting = match.waiting_for()
        if not waiting:
            break
        world = match.state.world
        values = [MIND.value(world, Seat(seat)) for seat in range(3)]
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values) == pytest.approx(common(world) if mission in (2, 5) else 1.0)
        terms = MIND.terms(world, Seat(0))
        assert [term.name for term in terms] == [name for name, _ in NAMES]
        match.submit(min(waiting), draws.choice(match.legal(min(waiting))))


def test_every_term_names_a_rule_of_the_rulebook() -> None:
    book = Rulebook.load(ASSETS / "rulebook", "en", "wasteland_riders")
    known = {paragraph.anchor for chapter in book.chapters for paragraph in chapter.paragraphs}
    assert {rule for _, rule in NAMES} <= known


def test_a_ruined_city_lowers_the_hopes_of_all() -> None:
    match = new_match("wasteland_riders", MISSIONS[5], 4, 1, {})
    world = replace(match.state.world, round=3)
    city = next(
        place for place in world.setting.hexes if world.setting.tile(world.tiles[place]).kind == "city"
    )
    ruined = replace(world, mission=replace(world.mission, ruins=(city,)))
    assert common(ruined) < common(world)
    beaten = replace(world, mission=replace(world.mission, enemies=world.mission.enemies[:1], defeated=1))
    assert common(beaten) > common(world)


@pytest.mark.sweep("part")
@level
@pytest.mark.parametrize("mission", [1, 4])
def test_every_level_finishes_a_game(mission: int, level: str) -> None:
    match, _ = played(mission, 2, level, 3, 0.05)
    assert match.outcome is not None
    assert len(match.steps) < 1200


def test_a_sergeant_beats_chance() -> None:
    """Four games, both seats: with a tenth of the effort none is lost."""
    for seed, seat in ((11, 0), (11, 1), (12, 0), (12, 1)):
        match = new_match("wasteland_riders", MISSIONS[1], 2, seed, {})
        names = ["random", "random"]
        names[seat] = "sergeant"
        bots = [bot_named(name, "wasteland_riders", seed + 7, LESS) for name in names]
        while waiting := match.waiting_for():
            asked = min(waiting)
            match.submit(asked, bots[asked].choose(match.view(asked), asked, match.legal(asked)))
        assert match.outcome is not None
        assert match.outcome.winners == (seat,)
