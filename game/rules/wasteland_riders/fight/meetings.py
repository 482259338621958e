"""Meetings: asking, searching, reviving and robbing during a movement (WR-KVK-01..07, WR-KO-03..08)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import AutoPass, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import missions
from game.rules.wasteland_riders.events.fights import (
    KnightStood,
    MarkerAttacked,
    MeetingAnswered,
    MeetingAsked,
    SearchMade,
)
from game.rules.wasteland_riders.fight.fights import Fighting, KnightFight
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.health.knockout import raise_up
from game.rules.wasteland_riders.health.resources import gain
from game.rules.wasteland_riders.intents.common import AttackMarker, Pass
from game.rules.wasteland_riders.intents.fights import (
    AgreeMeeting,
    AskMeeting,
    RefuseMeeting,
    Revive,
    RobHim,
    Search,
)
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.skill_tests import SkillTest
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision, PublicDecisionWithSecrets
from game.rules.wasteland_riders.world.state import World


class Meetings(Step[World], frozen=True, tag="wr.meetings", gc=False):
    """On a hex just entered the active knight may meet others, one after another (WR-MOVE-36)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        if play.world.knights[self.seat].conscious:
            play.then(Meeting(self.seat))


class Meeting(PublicDecisionWithSecrets, frozen=True, tag="wr.meeting", gc=False):
    """Ask a knight, search for an unconscious one, attack an enemy of the mission, or pass by."""

    rule_other_seat: ClassVar[str | None] = "WR-KVK-07"
    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if there is nobody to meet."""
        if not world.knights[self.seat].conscious or world.move is None or world.move.stopped:
            return frozenset()
        possible = any(
            self.why_not_way(world, self.seat, intent) is None
            for intent in self.ways(world, self.seat)
            if type(intent) is not Pass
        )
        return world.asked(self.seat) if possible else frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("wr_meeting", Pass())

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        for rival in world.rivals(self.seat):
            yield AskMeeting(rival) if world.knights[rival].conscious else Search(rival)
        yield from (AttackMarker(enemy.id) for enemy in world.mission.enemies)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        assert world.move is not None
        match intent:
            case Pass():
                return None
            case AskMeeting(rival) | Search(rival):
                if rival not in world.rivals(self.seat):
                    return Refusal("WR-KVK-01")
                knight = world.knights[rival]
                if knight.hex != world.knights[self.seat].hex:
                    return Refusal("WR-KVK-01", {"rival": rival})
                if knight.conscious != (type(intent) is AskMeeting):
                    return Refusal("WR-KO-03", {"rival": rival})
                if rival in world.move.met:
                    return Refusal("WR-KVK-06", {"rival": rival})
                return missions.may_meet(world, rival) if knight.conscious else None
            case AttackMarker(marker):
                if marker in world.move.fought:
                    return Refusal("WR-KVK-06")
                return missions.why_not_attack(world, self.seat, marker)
            case _:
                return Refusal("WR-KVK-07")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        match intent:
            case AskMeeting(rival):
                play.do(MeetingAsked(self.seat, rival))
                play.then(AnsweringMeeting(rival, self.seat), self)
            case Search(rival):
                play.then(Searching(self.seat, rival), self)
            case AttackMarker(marker):
                enemy = next(one for one in play.world.mission.enemies if one.id == marker)
                play.do(MarkerAttacked(self.seat, marker))
                play.then(Fighting(self.seat, enemy.enemy, marker), self)
            case _:
                return


class AnsweringMeeting(PublicDecisionWithSecrets, frozen=True, tag="wr.answering_meeting", gc=False):
    """Agree, and a fight begins; refuse, and the other may search (WR-KVK-02, WR-KVK-05)."""

    seat: Seat
    rival: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (AgreeMeeting(), RefuseMeeting())

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if isinstance(intent, AgreeMeeting | RefuseMeeting) else Refusal("WR-KVK-02")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        ok = type(intent) is AgreeMeeting
        play.do(MeetingAnswered(self.seat, ok))
        play.then(KnightFight(self.rival, self.seat) if ok else MaySearch(self.rival, self.seat))


class MaySearch(PublicDecision, frozen=True, tag="wr.may_search", gc=False):
    """The other knight has refused: make a search test, or go on."""

    seat: Seat
    rival: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Search(self.rival), Pass())

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if intent in (Search(self.rival), Pass()) else Refusal("WR-KVK-05")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is Search:
            play.then(Searching(self.seat, self.rival))


class Searching(Step[World], frozen=True, tag="wr.searching", gc=False):
    """A search test, unless the mission makes it succeed (WR-KVK-05, WR-RULING-28)."""

    seat: Seat
    rival: Seat

    def run(self, play: Play[World]) -> None:
        if missions.search_is_sure(play.world, self.rival):
            play.do(SearchMade(self.seat, self.rival, ok=True, sure=True))
            found(play, self.seat, self.rival)
            return
        check = play.world.setting.numbers.search
        play.then(
            SkillTest(self.seat, "search", check.skills, check.difficulty),
            SearchResult(self.seat, self.rival),
        )


class SearchResult(Step[World], frozen=True, tag="wr.search_result", gc=False):
    """A passed search test finds the rival."""

    seat: Seat
    rival: Seat

    def run(self, play: Play[World]) -> None:
        assert play.world.test is not None
        ok = bool(play.world.test.passed)
        play.do(SearchMade(self.seat, self.rival, ok))
        if ok:
            found(play, self.seat, self.rival)


def found(play: Play[World], seat: Seat, rival: Seat) -> None:
    """A conscious knight must fight; an unconscious one is revived or robbed (WR-KO-04)."""
    if play.world.knights[rival].conscious:
        play.then(KnightFight(seat, rival))
    else:
        play.then(Found(seat, rival))


class Found(PublicDecisionWithSecrets, frozen=True, tag="wr.found", gc=False):
    """Revive or rob the unconscious knight, or leave."""

    seat: Seat
    rival: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Revive(), RobHim(), Pass())

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Revive and self.rival in world.knights[self.seat].downed:
            return Refusal("WR-KO-08", {"rival": self.rival})
        return None if isinstance(intent, Revive | RobHim | Pass) else Refusal("WR-KO-04")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is RobHim:
            play.then(Rob(self.seat, self.rival))
        elif type(intent) is Revive:
            raise_up(play, self.rival, "revived")
            play.do(KnightStood(self.rival, by=self.seat))
            gain(play, self.seat, "reputation", play.world.setting.numbers.reputation_reviver, "reviver")
            play.then(Dealing(self.seat, self.rival))
