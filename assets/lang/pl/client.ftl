## Zdania wspólne dla wszystkich ekranów

client-asset_trouble = Nie da się wczytać części programu, gra obejdzie się bez niej: { $detail }
doors-no_table = Tej gry nie można jeszcze położyć na stole: { $game }.
doors-bad_scenario = W jeden scenariusz nie da się zagrać, bo w jego plikach jest błąd: { $detail }
doors-bad_content = Tej gry nie da się otworzyć, w jej plikach jest błąd: { $detail }

## Stół

table-scenario = Scenariusz { $number } · { $name }
table-round = Runda { $number }
table-log = Dziennik
table-log_empty = Nic się jeszcze nie wydarzyło.
log-search = Szukaj w dzienniku
log-search_tip = Przeszukaj cały dziennik (Ctrl+L)
log-whole = Wszystko, co się wydarzyło, od początku
log-close = Wróć do stołu
log-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
table-aside = Cele
table-dice = Kości
table-report = Zobacz meldunek
table-all_pass = Wszyscy odpuszczają
table-all_pass_tip = Okno zamyka się dla wszystkich. Kto chce zareagować, najpierw podnosi rękę: F1 to pierwszy gracz.
table-look_alone = Zajrzyj w swoje karty
    .tip = Weź ekran tylko dla siebie, za zasłoną, i tam zdecyduj (L).
table-cancel = Odłóż
table-holding = **{ $thing }:** upuść na podświetlonym miejscu albo odłóż.
table-drop_one = **{ $thing }:** { $what }
table-drop_many = { $count ->
    [one] **{ $thing }:** tutaj { $count } możliwość.
    [few] **{ $thing }:** tutaj { $count } możliwości, wybierzesz jedną.
    [many] **{ $thing }:** tutaj { $count } możliwości, wybierzesz jedną.
   *[other] **{ $thing }:** tutaj { $count } możliwości, wybierzesz jedną.
}
table-holding_amount = **W ręce { $amount } z { $most }.** Kółko myszy, + i − albo cyfra zmienia liczbę.
table-drop_amount = **{ $what }** ({ $amount } z { $most })
table-fewer = Mniej
table-more = Więcej
table-amount_keys = Ile sztuk jest w ręce: kółko myszy, klawisze + i − albo cyfra. Z Ctrl bierzesz od razu jedną.
table-click_it = Wystarczy tu kliknąć: niczego nie trzeba przenosić.
table-stop_off = Nie pytaj więcej
table-stop_is_off = W tej grze już cię o to nie zapytam: { $stop }. Włączysz to z powrotem w menu, pod „Kiedy pytać mnie o kartę”.
table-see_rule = Zasada { $rule }: kliknij, aby przeczytać
table-thinks = zastanawia się…
table-hold = Pauza
table-go_on = Dalej
table-held = Boty czekają. Klawisz P pozwala im grać dalej.
table-not_held = Boty grają dalej.
table-menu = Menu (Esc)
table-redo = Przywróć (Ctrl+Y)
table-hint = Pokaż wszystko, co można teraz zrobić (H)
table-threats = Co wróg mógłby zrobić moim żetonom? (T)
table-threats_on = Wskaż swój żeton: zobaczysz dokładne szanse każdego ataku, który wróg mógłby wykonać.
table-threats_off = Szanse wroga są wyłączone.
table-fit = Pokaż całą planszę (F)
table-rules = Zasady (F1)
table-settings = Ustawienia
table-undo = { $steps ->
    [one] Cofnij (Ctrl+Z): { $steps } krok. Dalej droga jest zamknięta: { $barrier }.
    [few] Cofnij (Ctrl+Z): { $steps } kroki. Dalej droga jest zamknięta: { $barrier }.
    [many] Cofnij (Ctrl+Z): { $steps } kroków. Dalej droga jest zamknięta: { $barrier }.
   *[other] Cofnij (Ctrl+Z): { $steps } kroku. Dalej droga jest zamknięta: { $barrier }.
}
table-undo_closed = Niczego nie można cofnąć: { $barrier }.
table-undo_agreed = Cofnij za zgodą (Ctrl+Z). Droga jest zamknięta ({ $barrier }), ale przy tym stole gracze mogą się umówić.
table-undo_to_here = { $steps ->
    [0] nie ma czego cofnąć: { $barrier }
   *[other] dotąd można cofnąć: { $barrier }
}
table-agree_undo = Cofnąć poza to miejsce? Zgodzić się powinni wszyscy przy stole; zapis to odnotuje.
    .yes = Zgadzamy się
    .no = Zostawmy
table-concede = Poddać grę? Przeciwnik wygra od razu.
    .yes = Poddaję
    .no = Gram dalej
table-concede_many = Poddać grę? Skończy się od razu, a pozostali zwyciężą razem.
    .yes = Poddaję
    .no = Gram dalej

## Szanse i kości

odds-hint = Zatrzymaj nad celem, aby zobaczyć dokładne szanse.
odds-impossible = bez szans
odds-certain = pewne
odds-percent = { $count }%
odds-exact = { $whole },{ $tenth }%
odds-term = { $name } { $count }
odds-needed = { $total }+
odds-on_dice = { $count ->
    [one] na { $count } kości
    [few] na { $count } kościach
    [many] na { $count } kościach
   *[other] na { $count } kości
}
odds-advice = Po zagraniu „{ $what }” byłoby { $chance }.
odds-instead = Zamiast tego „{ $what }”: { $chance }.
odds-sum = Udaje się { $good } z { $all } rzutów.
odds-sum_threat = Przeciw tobie udałoby się { $good } z { $all } rzutów.
dice-ready = { $count ->
    [one] { $count } kość gotowa
    [few] { $count } kości gotowe
    [many] { $count } kości gotowych
   *[other] { $count } kości gotowej
}
dice-none = Tu padną kości.

## Co się stało w tym czasie

recap-title = Co się stało od twojej ostatniej decyzji
recap-close = kliknięcie zamyka
recap-private = Tylko do twojej wiadomości
recap-times = { $words } ×{ $count }
recap-more = { $count ->
    [one] i { $count } drobniejsza rzecz; jest w dzienniku
    [few] i { $count } drobniejsze rzeczy; są w dzienniku
    [many] i { $count } drobniejszych rzeczy; są w dzienniku
   *[other] i { $count } drobniejszej rzeczy; są w dzienniku
}

## Zasłona

table-seed_chosen = Ziarno losowości wpisano, a nie wylosowano: kto je zna, może sprawdzić, co przyniosą kości i karty.
curtain-tab = Zmiana gracza
curtain-takes = Komputer przejmuje
curtain-stamp = Tylko do rąk własnych
curtain-look_away = { $count ->
    [0] Nikt inny nie musi się odwracać.
    [one] { $names }: proszę odwrócić wzrok.
    [few] { $names }: proszę odwrócić wzrok.
    [many] { $names }: proszę odwrócić wzrok.
   *[other] { $names }: proszę odwrócić wzrok.
}
curtain-mission = Twoje zadanie
curtain-public = tylko to, co jawne
curtain-before = Co wydarzyło się ostatnio
curtain-open = To ja, { $name }: pokaż karty
curtain-how = przytrzymaj przycisk albo spację
curtain-tip = Przytrzymaj przez chwilę przycisk albo spację lub naciśnij Enter.
curtain-quit = Wyjdź; gra jest zapisana
curtain-promise = Cofanie nie przechodzi przez zasłonę. Dziennik i podpowiedzi pokażą tylko to, co wolno widzieć graczowi { $name }.

## Kilka znaczeń, menu

chooser-title = Co to ma zrobić?
menu-head = Menu
menu-note = Gra zapisuje się po każdym działaniu. Zapis na własnym dysku może otworzyć jego właściciel.
menu-back = Wróć do gry
menu-save = Zapisz pod nazwą
menu-rules = Zasady
menu-aid = Gra na jednej stronie
menu-settings = Ustawienia
menu-stops = Kiedy pytać mnie o kartę
menu-replay = Dotychczasowa powtórka
menu-concede = Poddaj grę
menu-title = Strona tytułowa
menu-quit = Zakończ

## Powtórka

replay-title = Powtórka
replay-back = Wróć (Esc)
replay-first = Na początek (Home)
replay-previous = Krok wstecz (w lewo)
replay-play = Odtwarzaj (spacja)
replay-pause = Zatrzymaj (spacja)
replay-next = Krok naprzód (w prawo)
replay-last = Na koniec (End)
replay-scrub = Przeciągnij do dowolnej chwili
replay-slow = Wolno
replay-normal = Zwykle
replay-fast = Szybko
replay-step = krok { $step } z { $steps }

## Przystanki w trakcie gry

stops-head = Kiedy gra ma cię pytać
stops-note = Dotyczy tylko ciebie i tej gry, od następnej takiej chwili. Pominięta chwila wygląda tak samo, cokolwiek masz na ręce.
stops-close = Gotowe
