"""Fights: how they start, who wins, and what follows (WR-COMB, WR-CEND, WR-KVK-08..13)."""

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders import missions
from game.rules.wasteland_riders.contracts import DeedDone
from game.rules.wasteland_riders.events.fights import (
    FightDecided,
    FightEnded,
    FightStarted,
    KnightBeaten,
    KnightKnockedOut,
    RangeSet,
)
from game.rules.wasteland_riders.fight.attacks import knights_of
from game.rules.wasteland_riders.fight.clashes import Clash, EnemyText, enemy_of, is_fierce
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.gear.conditions import enemy_types, wound_dice
from game.rules.wasteland_riders.gear.weapons import fighting, health_of
from game.rules.wasteland_riders.health.knockout import ClashesEnd
from game.rules.wasteland_riders.health.resources import gain
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.roles import leader_against
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.fight import Fight, Fighter, Side, other_side
from game.rules.wasteland_riders.world.state import World


def side_of_knight(world: World, seat: Seat) -> Side:
    """The active knight is red; with two players each keeps the colour of the start (WR-RULING-38)."""
    if len(world.knights) > 2:
        return "red"
    began = world.round_order[(world.round - 1) % 2]
    return "red" if seat == began else "blue"


class Fighting(Step[World], frozen=True, tag="wr.fighting", gc=False):
    """A fight of a knight against an enemy; `marker` if a mission has put the enemy on the board."""

    seat: Seat
    card: CardId
    marker: CardId | None = None

    def run(self, play: Play[World]) -> None:
        world = play.world
        wounds = next((one.wounds for one in world.mission.enemies if one.id == self.marker), 0)
        knight = Fighter(self.seat, seat=self.seat, start_penalty=wound_dice(world, self.seat))
        enemy = Fighter(leader_against(world, self.seat), enemy=self.card, wounds=wounds)
        start(play, self.seat, knight, enemy, marker=self.marker)


class KnightFight(Step[World], frozen=True, tag="wr.knight_fight", gc=False):
    """A meeting becomes a fight of two knights."""

    seat: Seat
    rival: Seat

    def run(self, play: Play[World]) -> None:
        one, two = (
            Fighter(seat, seat=seat, start_penalty=wound_dice(play.world, seat))
            for seat in (self.seat, self.rival)
        )
        start(play, self.seat, one, two, meeting=True)


def start(
    play: Play[World],
    active: Seat,
    one: Fighter,
    two: Fighter,
    *,
    meeting: bool = False,
    marker: CardId | None = None,
) -> None:
    """Range Medium, advantage 0; texts before a fight, the active knight's first; then the clashes.

    `one` is the active knight's side (WR-COMB-04..06).
    """
    side = side_of_knight(play.world, active)
    red, blue = (one, two) if side == "red" else (two, one)
    here = play.world.knights[active].hex
    play.do(FightStarted(Fight(here, red, blue, side, meeting=meeting, mission=marker)))
    play.then(
        ReactionWindow("before_combat", (one.leader, two.leader)),
        StartingRange(),
        Clash(1),
        ClashesEnd(),
        EndFight(),
    )


class StartingRange(Step[World], frozen=True, tag="wr.starting_range", gc=False):
    """If both fighters have changed the starting range it stays Medium (WR-COMB-07)."""

    def run(self, play: Play[World]) -> None:
        fight = fighting(play.world)
        if fight.red.set_range and fight.blue.set_range and fight.range != "medium":
            play.do(RangeSet("medium"))


def winner_of(world: World) -> Side | None:
    """The side that wins by defeat, or by advantage after the last clash (WR-CEND-01..05); None if both
    are defeated, or neither is and advantage decides nothing."""
    fight = fighting(world)
    if fight.red.defeated != fight.blue.defeated:
        return "blue" if fight.red.defeated else "red"
    if fight.red.defeated or is_fierce(world) or not fight.advantage:
        return None
    return "red" if fight.advantage > 0 else "blue"


class EndFight(Step[World], frozen=True, tag="wr.end_fight", gc=False):
    """The winner is found; knights at K.O. fall; then the results of winning and losing follow."""

    def run(self, play: Play[World]) -> None:
        if not fighting(play.world).peace:
            winner = winner_of(play.world)
            seat = None if winner is None else fighting(play.world).side(winner).seat
            play.do(FightDecided(winner, seat))
        fight = fighting(play.world)
        for seat in knights_of(play.world, fight.active):
            knight = play.world.knights[seat]
            if knight.conscious and knight.is_knocked_out:
                play.do(KnightKnockedOut(seat))
        if fight.peace:
            play.then(CleanUp(), Dealing(*knights_of(play.world, fight.active)))
        elif enemy_of(fight) is None:
            play.then(CleanUp(), AfterDuel(fight.red, fight.blue, fight.winner))
        else:
            after_enemy(play)


class CleanUp(Step[World], frozen=True, tag="wr.clean_up", gc=False):
    """Everything goes back; an unconscious knight may be revived now (WR-CEND-12)."""

    def run(self, play: Play[World]) -> None:
        knights = knights_of(play.world, fighting(play.world).active)
        play.do(FightEnded())
        play.then(
            *(ReactionWindow("on_ko", (seat,)) for seat in knights if not play.world.knights[seat].conscious)
        )


def after_enemy(play: Play[World]) -> None:
    """Texts for the moment after the fight; then rewards and contracts (WR-CEND-06..11)."""
    fight = fighting(play.world)
    found = enemy_of(fight)
    assert found is not None
    assert found[1].enemy is not None
    side, enemy = found
    assert enemy.enemy is not None
    knight = fight.side(other_side(side)).seat
    assert knight is not None
    won, lost = fight.winner == other_side(side), fight.winner == side
    beaten = enemy.defeated or won
    play.then(AfterEnemy(knight, enemy.enemy, fight.mission, enemy.wounds, won, beaten))
    play.then(CleanUp())
    if won:
        play.then(EnemyText("after_combat_win"))
    if lost:
        play.then(EnemyText("after_combat_loss"))


class AfterEnemy(Step[World], frozen=True, tag="wr.after_enemy", gc=False):
    """Rewards for the winner; a defeat counts for contracts even in a draw (WR-CEND-07)."""

    seat: Seat
    enemy: CardId
    marker: CardId | None
    wounds: int
    won: bool
    beaten: bool

    def run(self, play: Play[World]) -> None:
        world = play.world
        if self.won:
            play.then(*after_win(world, self.seat))
        if self.marker is not None:
            before = next(one.wounds for one in world.mission.enemies if one.id == self.marker)
            wounds = min(self.wounds, health_of(world, self.enemy))
            missions.after_fight(play, self.seat, self.marker, wounds - before, wounds, defeated=self.beaten)
            return
        if self.beaten:
            play.then(DeedDone(self.seat, "defeat_enemy", types=enemy_types(world, self.enemy)))
        if self.won:
            reward = world.setting.content.wasteland[self.enemy].reward
            play.then(Run(self.seat, self.enemy, reward))


def after_win(world: World, seat: Seat) -> tuple[Run, ...]:
    """What the winner's own ability brings after a won fight."""
    knight = world.knights[seat]
    if knight.knight is None or not knight.conscious:
        return ()
    ability = world.setting.content.knights[knight.knight].ability
    if "after_combat_win" not in ability.when:
        return ()
    return (Run(seat, knight.knight, ability.effects),)


class AfterDuel(Step[World], frozen=True, tag="wr.after_duel", gc=False):
    """Reputation and theft for the winner; after a mutual knock-out only the defeats count (WR-RULING-60)."""

    red: Fighter
    blue: Fighter
    winner: Side | None

    def run(self, play: Play[World]) -> None:
        red, blue = self.red.seat, self.blue.seat
        assert red is not None
        assert blue is not None
        if self.winner is None:
            if self.red.defeated and self.blue.defeated:
                self._beaten(play, red, blue)
                self._beaten(play, blue, red)
            return
        seat, rival = (red, blue) if self.winner == "red" else (blue, red)
        play.then(Rob(seat, rival))
        play.then(*after_win(play.world, seat))
        gain(play, seat, "reputation", play.world.setting.numbers.reputation_winner, "victory")
        self._beaten(play, seat, rival)

    def _beaten(self, play: Play[World], seat: Seat, rival: Seat) -> None:
        play.do(KnightBeaten(seat, rival, downed=not play.world.knights[rival].conscious))
        play.then(DeedDone(seat, "defeat_knight"))
        missions.defeated_knight(play, seat, rival)
