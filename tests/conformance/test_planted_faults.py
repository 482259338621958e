"""Each detector is shown a fault, to know that it fires."""

import msgspec
import pytest
from msgspec.structs import replace

from game.devtools.invariants import damage
from game.devtools.invariants.caches import compare_with_scratch
from game.devtools.invariants.memory_disks import ReadOnlyDisk, Touched
from game.devtools.invariants.random_games import roam
from game.devtools.invariants.random_play import check_fast_list, play_on, wander
from game.devtools.invariants.seatings import deals
from game.devtools.invariants.secrets import FIRST_SEED, spy
from game.devtools.invariants.tally import Broken, Tally
from game.devtools.invariants.undo import take_back
from game.rules.core import engine
from game.rules.core.codec import Codec, encode
from game.rules.core.rng import Draws, Rng
from game.session.match import Match
from tests.conformance import plants
from tests.conformance.plants import of_kind, planted, some_deal


def broken_by_wandering(match_of: "plants.Fault", seeds: range = range(1, 9)) -> str:
    def wander_all() -> None:
        for seed in seeds:
            wander(match_of(seed), Draws(Rng(seed)), Tally(), 1500)

    with pytest.raises(Broken) as caught:
        wander_all()
    return str(caught.value)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (plants.Forgetful, "R"),
        (plants.BehindTheBack, "R1"),
        (plants.Lawless, "R1: laws broken"),
        (plants.Crashing, "R1: uncaught KeyError"),
        (plants.UnreadableEvents, "R1: uncaught ValidationError"),
    ],
)
def test_planted_a_faulty_game_is_found_by_wandering(fault: type, told: str) -> None:
    assert broken_by_wandering(lambda seed: planted(fault, seed)).startswith(told)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (plants.Forgetful, "R"),
        (plants.BehindTheBack, "R1"),
        (plants.Lawless, "R1: laws broken"),
        (plants.Crashing, "R1: uncaught KeyError"),
        (plants.UnreadableEvents, "R1: uncaught ValidationError"),
    ],
)
def test_planted_a_faulty_game_is_found_by_roaming(fault: type, told: str) -> None:
    """It looks at some steps only; a fault that shows at many is found all the same."""

    def roam_all() -> None:
        for seed in range(1, 9):
            roam(planted(fault, seed), Draws(Rng(seed)), Tally())

    with pytest.raises(Broken) as caught:
        roam_all()
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (plants.GrudgingTable, "R2: refusing"),
        (plants.LetsEverythingPass, "R1: "),
    ],
)
def test_planted_a_faulty_table_is_found_by_wandering(kind: type[Match], told: str) -> None:
    assert broken_by_wandering(lambda seed: of_kind(kind, seed)).startswith(told)


def test_planted_an_endless_game_is_found() -> None:
    def short(seed: int) -> Match:
        match = of_kind(Match, seed)
        match.game.info = replace(match.game.info, longest=5)
        return match

    assert broken_by_wandering(short).startswith("R7")


def test_nothing_is_found_where_nothing_is_planted() -> None:
    wander(of_kind(Match, 1), Draws(Rng(1)), Tally(), 300)
    roam(of_kind(Match, 1), Draws(Rng(1)), Tally())
    take_back(of_kind(Match, 1), Draws(Rng(1)), Tally(), 100)
    spy(of_kind(Match, FIRST_SEED), Draws(Rng(1)), Tally(), 50)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (plants.Talkative, "S"),
        (plants.GivesTheSeedAway, "S2"),
        (plants.TellsEvents, "S"),
        (plants.LaysFaceUp, "S1"),
        (plants.ImaginesNonsense, "S1"),
    ],
)
def test_planted_a_game_that_tells_secrets_is_found(fault: type, told: str) -> None:
    def spy_on_all() -> None:
        for seed in range(FIRST_SEED, FIRST_SEED + 10):
            spy(planted(fault, seed), Draws(Rng(seed)), Tally(), 300)

    with pytest.raises(Broken) as caught:
        spy_on_all()
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize("kind", [plants.PassesBarriers, plants.ForgetsCardsSeen, plants.RollsAgain])
def test_planted_an_undo_that_cheats_is_found(kind: type[Match]) -> None:
    def take_back_in_all() -> None:
        for seed in range(1, 20):
            take_back(of_kind(kind, seed), Draws(Rng(seed)), Tally(), 300)

    with pytest.raises(Broken, match="R5"):
        take_back_in_all()


@pytest.mark.parametrize("way", ["misses", "invents"])
def test_planted_a_list_that_lies_is_found(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_deal().match(1)
    play_on(match, Draws(Rng(1)), 10)
    decision = engine.pending(match.state)
    assert decision is not None
    check_fast_list(match.state, Tally())
    (seat, *_) = sorted(match.waiting_for())
    legal = match.legal(seat)
    wrong = legal[1:] if way == "misses" else (*legal, "nothing")
    monkeypatch.setattr(type(decision), "legal", lambda _self, _world, _seat: wrong)
    with pytest.raises(Broken, match="R9"):
        check_fast_list(match.state, Tally())


def test_planted_a_cache_that_lies_is_found() -> None:
    def compare_all() -> None:
        for deal in deals():
            match = planted(plants.Blind, 3, deal)
            play_on(match, Draws(Rng(3)), 200)
            compare_with_scratch(match, Tally(), every=1)

    with pytest.raises(Broken, match="R9"):
        compare_all()


def test_planted_a_world_that_lost_something_breaks_a_law() -> None:
    """One entry is dropped from each list of a real world; most of them are cards and counters."""
    match = some_deal().match(1)
    play_on(match, Draws(Rng(1)), 40)
    codec = Codec(match.game, match.setting)
    tree = msgspec.json.decode(encode(match.state))
    noticed = total = 0
    for pile in lists_in(tree["world"]):
        lost = pile.pop()
        total += 1
        noticed += bool(match.game.laws(codec.state(msgspec.json.encode(tree)).world))
        pile.append(lost)
    assert noticed >= 5, f"{noticed} of {total}"
    assert noticed >= total / 2, f"{noticed} of {total}"


def lists_in(tree: object) -> list[list[object]]:
    if isinstance(tree, dict):
        return [found for branch in tree.values() for found in lists_in(branch)]
    return [tree] if isinstance(tree, list) and tree else []


def test_planted_a_damaged_save_that_became_another_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_deal().match(1)
    honest = match.dumps()
    play_on(match, Draws(Rng(1)), 1)
    monkeypatch.setattr(damage, "CRUDE", (lambda _data, _chance: match.dumps(),))
    with pytest.raises(Broken, match="another game"):
        damage.check_crude(honest, Draws(Rng(1)), Tally())


def test_planted_a_reader_that_writes_is_found() -> None:
    with pytest.raises(Touched):
        ReadOnlyDisk({}).open_temp(damage.FOLDER, "x")
    with pytest.raises(Touched):
        ReadOnlyDisk({damage.SAVE: b""}).unlink(damage.SAVE)
