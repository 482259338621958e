### Wasteland Riders: the sheets of the missions.

## Parts of a sheet

wr-mission-part_goal = Victory
wr-mission-part_end = After the last round
wr-mission-part_defeat = Defeat of all
wr-mission-part_effects = In preparation (step 1d)
wr-mission-part_rules = Special rules

## How things stand

wr-mission-dominance = Cult dominance: { $count } of { $most }
wr-mission-ruins = Ruined cities: { $count } of { $most }
wr-mission-defeated = Scourges defeated: { $count } of { $most }
wr-mission-cells_left = Key cells on the board: { $count }
wr-mission-enemy = { $held ->
    [yes] { $name }: health { $health } of { $most }, held back, { $hex }
   *[no] { $name }: health { $health } of { $most }, { $hex }
}

## Saviour of the Wastes

wr-mission-saviour-goal = At the end of a rest step a rider with aid markers in { $aid } cities and at least { $reputation } Reputation wins. Several: more Reputation.
wr-mission-saviour-end = After round { $rounds }: most Reputation, then more aid markers, then the value of gear, then health.
wr-mission-saviour-rules = New exploration action in every city without an aid marker of yours: Aid. Pay 1 green gear card, put your marker on the city, receive 1 Reputation. At most { $aid } aid markers; they stay when you leave.

## Cult of the Manifold

wr-mission-cult-goal = After round { $rounds } the most trophies win; then Reputation, the value of gear, health.
wr-mission-cult-end = If nobody has a trophy, all lose.
wr-mission-cult-defeat = When cult dominance reaches { $dominance }, all lose at once.
wr-mission-cult-effects = Every cultist goes 1 hex nearer to Zgorzel. One who would enter it is removed, and dominance goes up by 1. In even rounds the Scavenger puts the next cultist on a regular hex of the outer ring. In round 7 the Manifold comes to Alice Offsprings and stays.
wr-mission-cult-rules = A defeated cultist is 1 trophy and 2 Reputation; the Manifold 2 trophies, 3 Reputation and 1 red gear card. Cultists heal after a fight, the Manifold does not. Enemies are attacked when you enter their hex, or as an exploration action. Trophies are never stolen.

## There Can Be Only One

wr-mission-only_one-goal = A rider with { $duels } duel markers on the sheets of all rivals wins at once.
wr-mission-only_one-end = After round { $rounds }: most duel markers, then Reputation, the value of gear, health.
wr-mission-only_one-effects = The rider with strictly the most Reputation gets the price on the head.
wr-mission-only_one-rules = Up to round { $no_meetings } there are no meetings. Who defeats a rival puts a duel marker on that sheet: one on each, with two players up to { $duels }. A search for the one with the price on the head always succeeds, and the victory gives 1 Reputation more. Who was defeated by a rival cannot be asked for a meeting again this round.

## Key to the Sky

wr-mission-key-goal = A rider with at least { $cells } key cells launches the rocket on Woomera Spaceport and wins at once.
wr-mission-key-end = After round { $rounds }: most key cells, then Reputation, the value of gear, health.
wr-mission-key-effects = The rider with strictly the most key cells gets the dominance marker.
wr-mission-key-rules = New exploration action: take the key cell of the hex. Cells are public and cannot be exchanged; a robber may take 1. Who comes round in the rest step leaves 1 cell where he lay. A search for the one with the dominance marker always succeeds.

## Two Scourges

wr-mission-scourges-goal = When both scourges are defeated the game ends with that round: most scars win, then Reputation, the value of gear, health.
wr-mission-scourges-end = After round { $rounds } with one scourge defeated all riders with at least { $reputation } Reputation win together; with none all lose.
wr-mission-scourges-defeat = When { $dominance } cities are ruined, all lose at once.
wr-mission-scourges-effects = In even rounds a scourge goes 1 hex nearer to the nearest city that stands, and ruins it by entering. One that is held back loses its marker and stays.
wr-mission-scourges-rules = Wounds of scourges stay. Each is 1 scar for who dealt it; every full { $wounds } in one fight are 1 Reputation. A scourge that was wounded is held back. Who defeats one: { $scars } more scars, 2 Reputation and 1 red gear card. Ruined cities give no bonus and have no actions.
