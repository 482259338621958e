# Co stoi pod rysunkami w instrukcji.
lc-diagram-line = Wasyl stoi na froncie (1), na miejscu 1. Jedno miejsce jest wolne (2). Za ostatnim stoi Komisarz (3).
lc-diagram-push = Wasyl cofa się o dwa. Pierwszy krok to popchnięcie: wszyscy aż do wolnego miejsca przesuwają się o jedno. Przed drugim wolnego miejsca już nie ma, więc zamienia się z tym, kto tam stoi.
lc-diagram-swap = Jadwiga idzie o dwa do przodu. Wolnego miejsca przed nią nie ma, więc każdy krok to zamiana: Igor i Wasyl lądują o jedno miejsce dalej w tyle.
lc-diagram-mine = Na wolnym miejscu leżą dwie Miny. Popychając innych, Wasyl wysyła tam Jadwigę: 2 za pierwszą i 2 za drugą.
lc-diagram-linear = Salwa zaczyna się na miejscu 4 (1). Nikt tam nie stoi, więc leci dalej w stronę Komisarza i trafia Igora (2).
lc-diagram-splash = Bomba spada na środek Linii: 4 dla tego, kto stoi na jej miejscu, po 2 dla obu sąsiadów.
