### Last Comrade: the phases of a turn in the bar at the top; in a reaction window its name stands there.

lc-phase-turn = { $number ->
    [0] Getting ready
   *[other] Turn { $number }
}
lc-phase-attack = Attack
lc-phase-commit = Cards face down
lc-phase-reveal = Reveal
lc-phase-damage = Damage
lc-phase-refill = Refill

## Before the first turn

lc-phase-characters = Characters
lc-phase-draft = Draft
lc-phase-first_turn = First turn

## Windows

lc-phase-turn_start = Window: turn begins
lc-phase-after_targets = Window: aim
lc-phase-after_commit = Window: cards down
lc-phase-before_reveal = Window: before a card
lc-phase-card_revealed = Window: card up
lc-phase-before_damage = Window: before the attack
lc-phase-after_damage = Window: after the attack
lc-phase-after_refill = Window: turn ends
lc-phase-response = Response
lc-phase-hit = Hit
