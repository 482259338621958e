## Książka zasad

rulebook-title = Zasady: { $game }
rulebook-close = Zamknij zasady
rulebook-search = Szukaj w zasadach
rulebook-count = { $number } z { $count }
rulebook-nothing = nic nie znaleziono
rulebook-next = Następne miejsce
rulebook-previous = Poprzednie miejsce
rulebook-missing = Tej książki zasad nie da się otworzyć. Gra jej nie ma albo plik jest uszkodzony.
rulebook-foot = Każdy wpis w dzienniku i każda odmowa prowadzi do swojej zasady.
rulebook-show = Pokaż, gdzie to jest na stole
rulebook-see_also = Zobacz też
rulebook-rulings = Nasze rozstrzygnięcia
    .words = Tu instrukcja drukowana milczy albo daje się czytać dwojako. Tak postanowiliśmy my.

## Ustawienia

settings-title = Ustawienia
settings-close = Zamknij ustawienia
settings-percent = { $number }%
settings-section_reading = Język i wygląd
settings-section_picture = Obraz i ruch
settings-section_sound = Dźwięk
settings-section_play = Przebieg gry
settings-section_stops = { $game }: kiedy pyta
settings-section_files = Pliki
settings-language = Język
    .hint = Zmienia się od razu, także w trakcie gry.
settings-text_scale = Wielkość liter
    .hint = Powiększa albo zmniejsza cały tekst, plansza zostaje taka sama.
settings-palette = Kolory stron
    .hint = Bezpieczne kolory rozróżni każdy, także osoba z zaburzeniem widzenia barw. Kształty widać zawsze.
settings-palette_standard = Zwykłe
settings-palette_safe = Bezpieczne
settings-fullscreen = Pełny ekran
    .hint = Gra zajmuje cały ekran zamiast okna.
settings-motion = Tempo ruchu
    .hint = Jak szybko wszystko się dzieje. Przytrzymaj Shift, żeby przyspieszyć; bez ruchu od razu widać wynik.
settings-motion_none = Bez ruchu
settings-motion_fast = Szybko
settings-motion_normal = Zwykle
settings-motion_slow = Wolno
settings-reduced_motion = Ograniczony ruch
    .hint = Widać te same chwile, ale nic nie lata ani się nie obraca.
settings-volume = Głośność
    .hint = Po zmianie usłyszysz próbkę.
settings-mute = Wycisz
    .hint = Wyłącza wszystkie dźwięki, głośność zostaje zapamiętana.
settings-show_odds = Szanse przed atakiem
    .hint = Pokazuje dokładną szansę trafienia przy każdym celu, zanim zaatakujesz.
settings-curtain = Zasłona między turami
    .hint = Zakrywa ekran, gdy oddajesz go drugiej osobie, żeby nikt nie zobaczył cudzych kart.
settings-undo = Cofanie ruchów
    .hint = Ściśle: nie cofniesz rzutu, odkrytej karty ani oddanej tury. Po przyjacielsku: za zgodą obu stron cofniesz wszystko, a zapis gry to odnotuje.
settings-undo_strict = Ściśle
settings-undo_friendly = Po przyjacielsku
settings-confirm_irreversible = Pytaj przed nieodwracalnym
    .hint = Pyta jeszcze raz, zanim zrobisz coś, czego nie da się naprawić.
settings-bot_pace = Tempo graczy komputerowych
    .hint = Jak długo widać każdy ich ruch. Kliknięcie lub spacja idzie dalej, Shift przyspiesza; przy pomijaniu zostaje samo podsumowanie.
settings-bot_pace_slow = Wolno
settings-bot_pace_normal = Zwykle
settings-bot_pace_fast = Szybko
settings-bot_pace_skip = Pomiń
settings-files = Gdzie są pliki
    .words = Zapisy, meldunki i ustawienia leżą w folderze { $folder }
settings-reset = Przywróć ustawienia
    .hint = Wszystko na tej stronie wróci do stanu z pierwszego uruchomienia. Zapisy gier zostaną.
settings-reset_ask = Przywróć domyślne
settings-reset_sure = Na pewno? Twoje wybory na tej stronie przepadną.
settings-reset_do = Tak, przywróć
settings-reset_keep = Nie, zostaw

## Meldunek końcowy

results-kicker = Meldunek końcowy
results-where = { $scenario } · koniec gry
results-why = { $sentence }.
results-rule = Rozstrzygnęła zasada
results-stamp = Zadanie wykonane
    .accomplished = Zadanie wykonane
    .failed = Zadanie niewykonane
    .conceded = Biała flaga
    .standstill = Pat
results-luck = Księga szczęścia
    .words = sukcesy wobec tego, czego należało oczekiwać
results-decimal = { $whole },{ $tenth }
results-mentions = Wyróżnieni
results-no_mentions = Nikt nie wyróżnił się ponad innych.
results-undone = { $count ->
    [0] Żadnego ruchu nie cofnięto.
    [one] Cofnięto { $count } ruch, żadnego przez rzut ani zasłonę.
    [few] Cofnięto { $count } ruchy, żadnego przez rzut ani zasłonę.
    [many] Cofnięto { $count } ruchów, żadnego przez rzut ani zasłonę.
   *[other] Cofnięto { $count } ruchu, żadnego przez rzut ani zasłonę.
}
results-undone_since = { $count ->
    [0] Od ostatniego otwarcia tej gry nie cofnięto żadnego ruchu.
    [one] Od ostatniego otwarcia tej gry cofnięto { $count } ruch, żadnego przez rzut ani kurtynę.
    [few] Od ostatniego otwarcia tej gry cofnięto { $count } ruchy, żadnego przez rzut ani kurtynę.
   *[many] Od ostatniego otwarcia tej gry cofnięto { $count } ruchów, żadnego przez rzut ani kurtynę.
}
results-undone_by_agreement = { $count ->
    [one] Za zgodą obu stron cofnięto { $count } krok.
    [few] Za zgodą obu stron cofnięto { $count } kroki.
    [many] Za zgodą obu stron cofnięto { $count } kroków.
   *[other] Za zgodą obu stron cofnięto { $count } kroku.
}
results-friendly = W tej grze cofano ruchy za zgodą obu stron.
results-seed = Ziarno gry { $seed }.
results-seed_chosen = Wpisano je przed grą, a nie wylosowano.
results-rematch = Rewanż ze zmianą stron
results-rematch_seats = Rewanż przy zmienionych miejscach
results-next = Następny scenariusz
    .off = To był ostatni scenariusz.
results-replay = Powtórka
results-save = Zapisz meldunek
results-title = Strona tytułowa
results-settings = Ustawienia
results-rules = Zasady
results-record = { $scenario }, meldunek
results-record_again = { $scenario }, meldunek { $number }
results-saved = Meldunek zapisany: { $name }

## Karta pomocy

aid-title = { $game } na jednej stronie
aid-close = Zamknij stronę
aid-missing = Tej strony nie da się otworzyć. Gra jej nie ma albo plik jest uszkodzony.
aid-open = Gra na jednej stronie (K)
