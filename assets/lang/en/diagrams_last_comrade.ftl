# What is written below the diagrams of the rulebook.
lc-diagram-line = Wasyl stands at the front (1), on place 1. One place is free (2). Behind the last one stands the Commissar (3).
lc-diagram-push = Wasyl falls back by two. His first step is a push: everybody up to the free place moves on by one. His second has no free place ahead any more, so he changes places with whoever stands there.
lc-diagram-swap = Jadwiga advances by two. No free place lies ahead of her, so each step is a swap: Igor and Wasyl come to stand one place farther back.
lc-diagram-mine = Two Mines lie on the free place. Wasyl’s push sends Jadwiga there: 2 for the first, 2 for the second.
lc-diagram-linear = The volley begins on place 4 (1). Nobody stands there, so it flies on towards the Commissar and hits Igor (2).
lc-diagram-splash = The bomb falls in the middle of the Line: 4 to whoever stands on its place, 2 to each of those beside.
