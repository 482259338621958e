# What is said once, when a thing is met for the first time: one sentence each.

meet-close = Close
meet-title = Said so far: { $game }
meet-again = Say everything once more
meet-forgotten = Everything will be said again when it is met.
menu-introductions = First-time hints
settings-introductions = First-time hints
    .hint = One sentence, once, when you meet something new. The menu of the table shows them again.

dp-meet-fog = A Fog of War card now lies among your discards: you can only bid it for the initiative, and only Recon gets rid of it.
dp-meet-recon = Your marker lies here now: your units may move to this tile.
dp-meet-pinned = He is pinned: his next card only gets him up, and no action comes of it.
dp-meet-wounded = A wound takes one of his cards out of the game; he falls when he is hit and has none left outside the reserve.
dp-meet-control = The marker shows its controlled side: the objective here counts for whoever holds it.
dp-meet-reshuffled = Your discard pile has become your deck, with everything that lay in it.
dp-meet-hunkered = The card lies in the reserve now: out of the way, until Reinforce brings it back.
dp-meet-vehicle_damaged = Damage stays on the vehicle: at its critical level it stops, at its integrity it is gone; Suppress adds none.
dp-meet-aboard = He sits in the vehicle now: he may act by his seat or by his card, but not Move, Scout or Stealth.

so-meet-supply_cut = No chain of your areas joins this one to your headquarters: it still defends itself, but attacks nobody, takes no men and gives no stars.
so-meet-clash = In a clash the defender rolls first and the attacker not at all; what is left then falls one against one.
so-meet-cards = A card has two uses: its effect where its requirement is met, or to throw it away for a re-roll.
so-meet-effect = Several different effects may be played in one turn, but never the same one twice.
so-meet-signals = The Signals Unit brings a commander from the staging zone, as long as its area is held and supplied.
so-meet-signals_lost = With the area of the Signals Unit goes its commander: one must return to the staging zone.
so-meet-passed = Whoever has passed has no more turns in this phase; the other may go on alone.
so-meet-staging = A commander in the staging zone cannot be deployed before he comes to the reserve.
so-meet-initiative = The round token has changed its colour: that decides who begins the next round; this one goes on as before.
so-meet-momentum = Momentum lends a commander: when the round ends one goes back to the staging zone, used or not.

lc-meet-free_place = A turn begins with one free place: a step towards it takes along everybody in between.
lc-meet-push = A push: one step towards the free place moves everybody in between one place as well.
lc-meet-hazard = What lies on a place strikes whoever comes to stand there, of his own will or pushed.
lc-meet-equipment = Equipment stays in play, turn after turn, until its durability is used up.
lc-meet-fizzled = A committed card is revealed in its turn, even if it can no longer do anything.
lc-meet-event = Events are played at certain moments; raise your hand to be asked.
lc-meet-damage = Hits are dealt with one after another; whoever has no Life left leaves the Line only after the last of them.
lc-meet-commissar = For each of the dead the Commissar moves up, and the Line is a place shorter, for good.
lc-meet-gassed = Whoever is gassed draws no cards as long as there is one in hand.
lc-meet-roulette = The Roulette hangs on Initiative: it hurts whoever holds that when damage comes, not whoever holds it now.

wr-meet-radiation = At 4 radiation, as at 0 health, a rider is knocked out.
wr-meet-knocked_out = Knocked out is not dead: found, revived or robbed, the rider comes round at the end of the rest.
wr-meet-wasteland = The Scavenger plays a wasteland card: whoever it hits escapes it, or faces it for its reward.
wr-meet-luck = Luck cards are secret, never more than five; their moment and their text stand on them.
wr-meet-scavenger = The Scavenger plays the wasteland against whoever moves; the part goes from hand to hand.
wr-meet-contract = A contract gets a marker each round; with the third it is gone.
wr-meet-vehicle_damaged = A damaged vehicle that is damaged again is destroyed, with all the fuel in it.
wr-meet-fight = A fight has three clashes at most: a card each, the attacks, then the advantage.
wr-meet-market = What you offer counts by its printed value, what you take by the price of its slot; no change is given.
wr-meet-armour = Armour stops damage, but it is no help where a text says that you lose health.
wr-meet-stowed = What lies in the backpack is stowed: it is of no use until you may rearrange your gear.
