### Wasteland Riders: tips and rows that tell what can be chosen.

wr-tip-which_skill = Difficulty { $difficulty }{ $needed ->
    [one] {""}
   *[other] , successes needed: { $needed }
}. Choose the skill you roll with.
wr-tip-skill_dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, success from { $difficulty }

## What others could do to you

wr-threat-attack = Attack: { $symbol }
wr-threat-weapon = { $weapon }: { $symbol }
wr-threat-search = { $name } could come and find you
