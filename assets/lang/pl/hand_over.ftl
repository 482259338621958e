## Zanim ekran przejmie ktoś inny; karty odłożone rewersem do góry

handing-done = Gotowe, oddaję
    .tip = Zasłona opadnie, a twoja decyzja zostanie (Enter albo spacja).
handing-take_back = Cofnij
handing-open = **{ $done }** Możesz to jeszcze cofnąć. Następny gracz: { $name }.
handing-closed = **{ $done }** Tego już się nie cofnie: { $barrier }. Następny gracz: { $name }.
handing-said = Postanowione.
handing-planned = Wybrane na później: { $what }.
handing-ask_later = Zapytaj w mojej kolejce
    .tip = Zawołamy cię, gdy inni skończą; wtedy będzie można zrobić wszystko (W).
handing-later = Odpowiesz w swojej kolejce.
handing-take_up = Podnieś karty
    .tip = Cały czas siedzisz przy komputerze, więc nikt nie musi go przejmować (Enter, spacja albo L).
handing-cards_down = **{ $name }, znowu twoja kolej.** Niech inni odwrócą wzrok, a wtedy podnieś karty.

## Co toczy się dalej samo

countdown-left = dalej za { $seconds } s
countdown-stopped = wstrzymane
countdown-tip = Kto chce zareagować, robi to, zanim minie czas. Dopóki wskaźnik spoczywa tutaj, zegar stoi.

## Ustawienia

settings-hand_over = Oddawanie ekranu
    .hint = Po twojej decyzji zasłona czeka, aż powiesz, że to wszystko (do tej chwili możesz ją cofnąć), albo opada po chwili, albo od razu.
settings-hand_over_asked = Gdy powiem
settings-hand_over_soon = Po chwili
settings-hand_over_at_once = Od razu
