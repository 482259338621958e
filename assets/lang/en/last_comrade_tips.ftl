### Last Comrade: what the tip says about everything on the table.

## Cards

lc-tip-hidden = Face-down card
lc-tip-times = { $thing } × { $count }
lc-tip-durability = Equipment, durability { $printed }
lc-tip-durability_left = Equipment in play, durability { $left } left
lc-tip-count = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
}
lc-tip-owner = Belongs to { $name }
lc-tip-kept_what = Lay the card here that you keep; your left neighbour gets the rest of the pack.
lc-tip-pass_on = For your left neighbour: { $name }
lc-tip-pass_on_what = { $count ->
    [one] You pass on { $count } card
   *[other] You pass on { $count } cards
} and get as many from your right neighbour.
lc-tip-commit = Card of this turn: { $comrade }
lc-tip-awaited = Not laid yet.
lc-tip-no_card = There is no card here now.
lc-tip-face_down = It lies face down. It is revealed when its time comes.
lc-tip-face_down_own = It lies face down: only you see it.

## Comrades

lc-tip-ability = Ability: { $name }
lc-tip-life = Life: { $life } of { $most }
lc-tip-stands = Stands at place { $place }
lc-tip-mark = { $name }: { $hint }
lc-tip-equipment = Equipment: { $pieces }
lc-tip-piece = { $name } ({ $left })
lc-tip-hand = { $count ->
    [0] No cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
lc-tip-has_initiative = Has Initiative
lc-tip-hand_up = Hand up: waiting to be served
lc-tip-dead = Dead
lc-tip-no_comrade = No character yet
lc-tip-taken_by = Taken already: { $name } (player { $number })
lc-tip-raise = Hand: { $name }
lc-tip-raise_what = Click if you want to react: you will be served at the next opportunity.
lc-tip-raise_key = Key F{ $number }
lc-tip-cannot_raise = { $why ->
    [used] An Event was played this turn already.
    [looked] Served in this window already. In the next one this hand can go up again.
    [no_cards] Without a card in hand there is nothing to react with.
   *[other] This hand cannot be raised now.
}
lc-tip-rest = Nothing more this turn: { $name }
lc-tip-rest_what = Every window of this turn passes this player by. Whoever thinks better of it raises a hand again.
lc-tip-rest_key = Keys Shift+F{ $number }

## The Line

lc-tip-place = Place { $place }
lc-tip-free = Free place
lc-tip-here = Here stands { $comrade }
lc-tip-hazards = Here lies: { $cards }
lc-tip-aimed = Target card { $target } aims here
lc-tip-front = Head of the Line: beyond is only the enemy
lc-tip-last = Last place: right behind it stands the Commissar
lc-tip-commissar_what = Not a player, and nothing can happen to him. After every death he comes one place closer.
lc-tip-advances = { $count ->
    [one] { $count } step put off: somebody before him will not budge
   *[other] { $count } steps put off: somebody before him will not budge
}
lc-tip-target = Target card { $target }
lc-tip-follows = Follows { $comrade_ins }
lc-tip-fixed = Stays here until the end of the turn, whoever comes to stand here
lc-tip-field_what = Drop an Event here that needs no choice.

## Around

lc-tip-no_strike = Nobody shoots this turn so far.
lc-tip-initiative = Initiative card
lc-tip-holder = { $name } has it
lc-tip-initiative_what = Whoever has it reveals first; then it goes on to the left. At the end of the turn it passes to the next living player.
lc-tip-roulettes = Russian Roulette cards attached: { $count }
lc-tip-action_deck_what = Manoeuvres, Events and Equipment. At the end of the turn everybody draws up to a full hand.
lc-tip-attack_deck_what = The top card is revealed at the start of a turn. When it runs out, the discarded cards are shuffled anew.
lc-tip-discard_what = Open to everybody. When the deck runs out, they are shuffled anew.
lc-tip-top = On top: { $card }
lc-tip-fallen = { $name } · { $how }
lc-tip-nobody_fallen = Nobody so far.
lc-tip-remind = Reminder: { $window }
lc-tip-remind_what = Tick it, and your hand goes up by itself. Nobody but you knows.
lc-tip-ticked = Ticked: your hand will go up by itself. Click to take it back.
