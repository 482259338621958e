"""A puzzle that is written wrongly, or that no game could come to, is refused with file and field."""

from pathlib import Path

import pytest

from game.puzzles.checks import find_mistakes
from tests.puzzles.written import changed, mistakes_with

WRONG = {
    "a field that is unknown": ("difficulty = 1", "hardness = 1", "hardness: unknown field"),
    "a difficulty too high": ("difficulty = 1", "difficulty = 9", "difficulty: expected 1 to 3"),
    "no goal": ("goal = { win = true }", "goal = {}", "goal: expected one of win"),
    "two goals": ("goal = { win = true }", "goal = { win = true, points = 2 }", "goal: expected one of win"),
    "an event that is none": (
        "goal = { win = true }",
        'goal = { event = "dp.nothing" }',
        "goal.event: unknown name 'dp.nothing'",
    ),
    "a field that its event lacks": (
        "goal = { win = true }",
        'goal = { event = "dp.control_taken", with = { here = 1 } }',
        "goal.with.here: unknown",
    ),
    "no fraction": (
        "goal = { win = true }",
        'goal = { chance = "3/0", do = "dp.attack" }',
        "goal.chance: expected a fraction",
    ),
    "a chance where luck has no part": (
        "difficulty = 1",
        'difficulty = 1\nchance = "1/2"',
        "chance: expected with luck",
    ),
    "a tile that is none": ("1A  4A  13A .", "1A  4A  99A .", "position.tiles.99A: expected a face"),
    "both faces of a tile": ("1A  4A  13A .", "1A  4A  13A 4B", "position.tile 4"),
    "a man off the map": (
        'lrdg_scout_a = "1A"',
        'lrdg_scout_a = "9A"',
        "position.lrdg.soldiers.lrdg_scout_a",
    ),
    "a man of the other side": (
        'lrdg_scout_a = "1A", lrdg',
        'ita_scout = "1A", lrdg',
        "position.lrdg.soldiers.ita_scout: unknown id",
    ),
    "a fifth card of four": (
        'reserve = ["lrdg_fog_of_war",',
        'reserve = ["lrdg_rifleman_a", "lrdg_rifleman_a",',
        "position.lrdg.reserve.lrdg_rifleman_a: expected at most 4",
    ),
    "the enemy's card": (
        '"lrdg_scout_a"]\ndiscard',
        '"ita_scout"]\ndiscard',
        "position.lrdg.deck.ita_scout: unknown card",
    ),
    "a man without a card": (
        'deck = ["ita_rifleman_a"]',
        "deck = []",
        "position.italy.deck.ita_rifleman_a: expected at",
    ),
    "a hope that is lost": ('objective_2 = "13A"', 'objective_1 = "13A"', "position.lrdg: expected a side"),
    "a marker too many": (
        'reconned = ["3A", "16B"]',
        'controlled = ["1A", "3A"]',
        "position.tile 1A: expected at most one side",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_it_is_told_what_is_wrong(case: str, tmp_path: Path) -> None:
    old, new, expected = WRONG[case]
    found = mistakes_with(tmp_path, "desert_patrol", "footprints", (old, new))
    assert any(one.startswith(expected) for one in found), found


STAFF, RIDERS, COMRADE = "staff_orders/broken_chain", "wasteland_riders/wedding", "last_comrade/one_step"
IMPOSSIBLE = {
    "no such battlefield": (STAFF, 'map = "m1"', 'map = "m9"', "position.map: unknown name 'm9'"),
    "a fifth round": (STAFF, "round = 4", "round = 5", "position.round: expected 1 to 4"),
    "an area that is none": (
        STAFF,
        "m1_e_hq = 4",
        "m1_moon = 4",
        "position.yellow.soldiers.m1_moon",
    ),
    "a slot without its token": (
        STAFF,
        'm1_observatory = "recon_post", ',
        "",
        "position.tokens.m1_observatory: expected a token",
    ),
    "a token twice": (
        STAFF,
        '"supply_depot"',
        '"recon_post"',
        "position.tokens.recon_post: expected",
    ),
    "nobody in an area": (
        STAFF,
        "m1_e_hq = 4",
        "m1_e_hq = 0",
        "position.yellow.soldiers.m1_e_hq",
    ),
    "both on one action space": (
        STAFF,
        '"m1_town.advance", "m1_pass.advance"',
        '"m1_bridge.advance", "m1_pass.advance"',
        "position.blue.on.m1_bridge.advance: expected one commander",
    ),
    "both spaces of a pair": (
        STAFF,
        '"m1_observatory.advance", "sup_planning_1"',
        '"sup_planning_2x", "sup_planning_1"',
        "position.yellow.on.sup_planning_2x: expected an action space",
    ),
    "more commanders than there are": (STAFF, "commanders = 1", "commanders = 9", "position: expected what"),
    "more soldiers than there are": (STAFF, "m1_e_hq = 4", "m1_e_hq = 24", "position: expected what a game"),
    "no such Comrade": (COMRADE, 'holder = "igor"', 'holder = "stalin"', "position.holder: expected one of"),
    "somebody not in the Line": (
        COMRADE,
        '["jurge", "jadwiga", ".", "igor"]',
        '["jurge", ".", "igor"]',
        "position.line: expected every Comrade",
    ),
    "a target beyond the Line": (
        COMRADE,
        "targets = [4]",
        "targets = [5]",
        "position.targets: expected",
    ),
    "an attack that strikes nobody": (
        COMRADE,
        'strike = "bullet_in_the_back"',
        'strike = "mine"',
        "position.strike: expected an attack that strikes",
    ),
    "a card too many": (
        COMRADE,
        'committed = "anywhere"',
        'committed = "anywhere"\nhand = ["anywhere", "anywhere", "anywhere", "anywhere"]',
        "position.players.anywhere: expected at most 4",
    ),
    "more Life than anybody has": (COMRADE, "life = 1\n", "life = 11\n", "position: expected what a game"),
    "nothing to be turned over": (
        COMRADE,
        'committed = "anywhere"\n',
        "",
        "position.players.jurge.committed: expected a card",
    ),
    "two free places": (COMRADE, '".", "igor"]', '".", ".", "igor"]', "position: expected what a game"),
    "no rounds": (
        COMRADE,
        'within = "turn"',
        'within = "round"',
        "within: expected decision",
    ),
    "no such rider": (RIDERS, 'rider = "mel_gearson"', 'rider = "max"', "position.you.rider: unknown id"),
    "a rider twice": (
        RIDERS,
        'rider = "kate_blanksheet"',
        'rider = "mel_gearson"',
        "position.rival.rider",
    ),
    "a place off the board": (
        RIDERS,
        'hex = "14"',
        'hex = "99"',
        "position.you.hex: expected a place",
    ),
    "a card that is in no box": (
        RIDERS,
        '["kanister"]',
        '["kanisterek"]',
        "position.you.kanisterek",
    ),
    "three of two": (
        RIDERS,
        'green = ["atlas_drogowy", "atlas_drogowy"]',
        'green = ["atlas_drogowy", "atlas_drogowy", "atlas_drogowy"]',
        "position.cards.atlas_drogowy: expected at most 2",
    ),
    "more than fits": (
        RIDERS,
        '["kanister"]',
        '["naboje", "naboje", "naboje", "naboje", "naboje", "naboje", "kanister", "kanister", "kanister",'
        ' "rad_out", "rad_out"]',
        "position: expected what a game could come to",
    ),
    "an enemy that is none": (
        "wasteland_riders/who_shoots_first",
        '"en14_wsciekly_skoczek"',
        '"ev01_tornado"',
        "position.fight.enemy: expected an enemy",
    ),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_a_position_that_no_game_could_come_to_is_refused(case: str, tmp_path: Path) -> None:
    puzzle, old, new, expected = IMPOSSIBLE[case]
    game, _, name = puzzle.partition("/")
    found = mistakes_with(tmp_path, game, name, (old, new))
    assert any(one.startswith(expected) for one in found), found


def test_a_law_that_is_broken_is_told(tmp_path: Path) -> None:
    """Two men on one seat: no check of a scenario asks that of them, the laws of the game do."""
    found = mistakes_with(
        tmp_path,
        "desert_patrol",
        "footprints",
        ('win = [{ by = "points"', 'escaped = ["lrdg_scout_a"]\nwin = [{ by = "points"'),
    )
    assert any("every counter is in exactly one place" in one for one in found), found


def test_words_and_rules_that_are_missing_are_told(tmp_path: Path) -> None:
    path = changed(tmp_path, "desert_patrol", "footprints", ('"DP-MOVE-04"', '"DP-MOVE-99"'))
    path.rename(path.with_name("nameless.toml"))
    told = [str(mistake) for mistake in find_mistakes(tmp_path)]
    assert any(
        "puzzles_desert_patrol.ftl: dp-puzzle-nameless.goal: expected this message" in one for one in told
    )
    assert any(
        "nameless.toml: rules[0]: expected a rule of the rulebook, found 'DP-MOVE-99'" in one for one in told
    )


def test_a_game_that_is_unknown_and_a_place_taken_twice_are_told(tmp_path: Path) -> None:
    path = changed(tmp_path, "desert_patrol", "footprints")
    path.with_name("again.toml").write_bytes(path.read_bytes())
    (tmp_path / "assets/puzzles/chess").mkdir()
    told = [str(mistake) for mistake in find_mistakes(tmp_path)]
    assert any(one.startswith("assets/puzzles/chess: folder: unknown game") for one in told)
    assert any(
        "footprints.toml: place: expected a place of its own, not that of again" in one for one in told
    )
