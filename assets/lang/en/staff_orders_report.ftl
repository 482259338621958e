### Staff Orders: the report after a game, dice in the tray, the margin of the rules.

## Dice

so-report-throw = { $hits ->
    [0] No hits
    [one] { $hits } hit
   *[other] { $hits } hits
}

## The report: stars

so-report-victory = Victory for { $faction_gen }
so-report-score = Stars on supplied areas
so-report-curve = How it went: stars after each round
so-report-areas = { $stars ->
    [one] Areas with { $stars } star
   *[other] Areas with { $stars } stars
}
so-report-product = { $areas } × { $stars }
so-report-total = Total
so-report-cut_off = Not supplied, do not count
so-report-initiative = Initiative, decides a tie
so-report-headquarters = Own headquarters held
so-report-yes = yes
so-report-no = no

## The report: luck and numbers

so-report-luck = { $hits ->
    [one] { $hits } hit, { $expected } expected
   *[other] { $hits } hits, { $expected } expected
}
so-report-no_dice = not one roll
so-report-rounds = { $count ->
    [one] The game took { $count } round.
   *[other] The game took { $count } rounds.
}
so-report-numbers = { $faction }: { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}, { $won } of them won; { $taken ->
    [one] { $taken } area
   *[other] { $taken } areas
} taken; lost: { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}{ $aircraft ->
    [-1] {""}
   *[other] {" "}and { $aircraft } aircraft
}; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} played, { $rerolls } for re-rolls.

## The report: mentions

so-report-deed_defence = Steadfast defence: { $place }
    .words = { $faction }, { $count } against { $against }
so-report-deed_taken = Most areas taken
    .words = { $faction }: { $count ->
        [one] { $count } area
       *[other] { $count } areas
    }
so-report-deed_salvo = Best roll
    .words = { $faction }: { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    } with { $against ->
        [one] { $against } die
       *[other] { $against } dice
    }

## In the margin of the rules

so-margin-supply = Remember
    .words = Control is one thing, supply is another. Without an unbroken way to the headquarters an area gives no stars, no bonus and no troops to attack with.
so-margin-chances = How many hits
    .words = The chance of at least so many hits:
so-margin-dice = dice
so-margin-hits = { $number }+
so-margin-percent = { $number }%
so-margin-reroll = Every card is a re-roll
    .words = A re-roll is always of all the dice of the throw, and the new result counts even if it is worse. The odds take it that cards are spent first to win the game or not to lose it, then to hold the place, then to leave it to nobody.

## On the graph

so-sign-clash_ended = { $place } taken
