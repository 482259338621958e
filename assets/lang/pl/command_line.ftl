### Wiersz poleceń: co mówi `python -m game`. Nazwy poleceń i opcji są we wszystkich językach te same.

cli-usage = Użycie: { $known }
cli-starts_by_itself = Bez polecenia otwiera się okno gry, tak jak po poleceniu { $name }. Polecenia:
cli-help_hint = Pomoc do polecenia: { $known }
cli-interrupted = Przerwano.

## Co robią polecenia

cli-command-client = otwiera okno gry; z opcjami od razu stół
cli-command-shot = zapisuje obraz dowolnego ekranu w pliku PNG
cli-command-simulate = rozgrywa partie botów i liczy zwycięstwa, rundy i decyzje
cli-command-arena = rozgrywa serię między dwoma botami, każde ziarno z każdego miejsca, i podaje zwycięstwa według stron z przedziałami
cli-command-balance = rozgrywa całe serie między równymi i mówi, czy strony, miejsca i karty są sprawiedliwe
cli-command-curtains = rozgrywa partie przypadkowych ludzi przy jednym ekranie i liczy, ile razy go sobie oddają
cli-command-check = znajduje wszystkie błędy w zawartości, mapach, językach, instrukcji i lekcjach
cli-command-replay = mówi, co jest w zapisie, albo go sprawdza
cli-command-rules = rysuje karty pomocy, każdą grę na jednej stronie, do wydruku
cli-command-lessons = sprawdza lekcje (check) albo szuka ziaren, z którymi znów pasują (mend)
cli-command-bench = mierzy szybkość zasad, zapisów, map i rysowania
cli-command-soak = długo gra dozwolonymi i niedozwolonymi zamiarami i sprawdza wszystkie prawa
cli-command-selftest = wczytuje wszystko i rozgrywa po jednej partii każdego scenariusza i rysuje każdy ekran

## Co znaczą opcje

cli-option-game = gra
cli-option-scenario = scenariusz albo wszystkie naraz: all
cli-option-seats = kto gra na każdym miejscu: human albo bot:random; w shot, curtains i arena sama liczba graczy
cli-option-sheet = rysuje karty pomocy: po jednej stronie na grę, do wydruku
cli-option-option = opcje stołu jako NAZWA=WARTOŚĆ, kilka po przecinku; pozostałe są takie jak zwykle
cli-option-brief = rysuje każdy ekran tylko w jednym rozmiarze i jednym języku
cli-option-size = rozmiar okna albo obrazu, na przykład 1280x720
cli-option-fullscreen = na całym ekranie
cli-option-picture = plik PNG, który ma powstać
cli-option-screen = ekran
cli-option-steps = ile losowych decyzji rozegrać najpierw
cli-option-seat = oczami którego miejsca patrzeć (pierwsze to 0)
cli-option-drag = co unieść w ręce
cli-option-over = nad czym to potrzymać
cli-option-rule = zasada, na której otwarta jest instrukcja, na przykład DP-CBT-08
cli-option-text-scale = wielkość tekstu w procentach
cli-option-palette = barwy graczy: standard albo safe
cli-option-games = ile partii każdego scenariusza (bez tej opcji 10, w balance tyle, ile zaplanowano)
cli-option-bots = bot dla każdego miejsca albo jedna nazwa dla wszystkich miejsc
cli-option-first = bot, którego zwycięstwa są liczone
cli-option-second = bot na wszystkich pozostałych miejscach
cli-option-scenarios = scenariusze po przecinku; bez tej opcji pierwszy, w balance wszystkie
cli-option-budget = ile razy więcej lub mniej myślą boty (bez tej opcji 1)
cli-option-level = poziom wszystkich botów: recruit, sergeant lub staff (bez tego sergeant)
cli-option-bars = rozgrywa całą tabelę serii, w których każdy poziom ma osiągnąć swój udział, albo tylko tabelę jednej gry
cli-option-quick = zamiast niej krótka tabela na każdą zmianę: sierżanci przeciw botom losowym
cli-option-jobs = ile partii toczy się jednocześnie
cli-option-players = ilu graczy siada do gry; bez scenariusza grany jest pierwszy dla tylu osób
cli-option-seed = ziarno pierwszej partii; każda dalsza bierze następne, a opcje stołu wynikają z ziarna
cli-option-wander = tylko całe gry złożone z losowych dozwolonych zamiarów, policzone dla każdej gry: w jedną noc mieści się dziesięć milionów
cli-option-laws = sprawdzaj prawa gry po każdym kroku
cli-option-out = folder na zapisy partii, które się nie powiodły; w balance na obrazy
cli-option-json = wypisz JSON dla programów
cli-option-what = check albo mend
cli-option-seeds = ile ziaren wypróbować dla każdej lekcji
cli-option-folder = folder o układzie projektu; czego w nim brak, pochodzi z projektu; w arena i balance folder, w którym zostają serie
cli-option-counted = które z zachowanych partii się liczą: program (tylko tego programu), data (o tych samych danych, jakiekolwiek boty grały) albo all (wtedy nic więcej się nie rozgrywa)
cli-option-looks = kończy serię wcześniej, po każdych N partiach, gdy jasne jest, czy zwycięstwa są takie, jak trzeba
cli-option-file = zapis gry; w arena plik, w którym zostaje każda skończona partia
cli-option-verify = rozegraj go ponownie i porównaj skrót po każdym kroku
cli-option-peers = zmierz na zmianę z naszym także inny silnik
cli-option-seconds = ile sekund trwa każdy pomiar (bez tej opcji 0,5)
cli-option-minutes = ile minut (bez tej opcji 1)
cli-option-lang = język komunikatów, na przykład pl albo en
cli-option-help = ta pomoc

## Złe dane

cli-unknown_command = Nie ma polecenia „{ $name }”. Wybierz jedno z tych: { $known }.
cli-unknown_option = Polecenie „{ $name }” nie zna „{ $found }”. Przyjmuje: { $known }.
cli-bad_arguments = Wiersza poleceń nie da się zrozumieć: { $detail }.
cli-no_game = Podaj, którą grę: --game i jedna z tych: { $known }.
cli-no_table = Gry { $game } nie można jeszcze pokazać w oknie. Można: { $known }.
cli-unknown_game = Nie ma gry „{ $game }”. Wybierz jedną z tych: { $known }.
cli-unknown_scenario = Nie ma scenariusza „{ $scenario }”. Wybierz jeden z tych: { $known }.
cli-unknown_table_option = Nie ma opcji stołu „{ $option }”. Są takie: { $known }.
cli-unknown_bot = Nie ma bota „{ $name }”. Wybierz jednego z tych: { $known }.
cli-unknown_player = Nie ma gracza „{ $name }”. Wybierz jednego z tych: { $known }.
cli-players_and_seats = { $count ->
    [one] Podano { $count } gracza, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
    [few] Podano { $count } graczy, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
    [many] Podano { $count } graczy, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
   *[other] Podano { $count } gracza, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
}
cli-bad_size = --size: oczekiwano rozmiaru jak 1280x720 ({ $known }), jest „{ $found }”.
cli-no_display = Nie da się otworzyć okna: nie ma ekranu ({ $detail }). Uruchom program w środowisku graficznym; polecenia działają i bez ekranu, wypisze je --help.
cli-hopeless = Program nie może działać dalej: { $detail }. Zapisane partie są całe; uruchom program ponownie.
cli-no_picture = Podaj, w jakim pliku PNG zapisać obraz.
cli-unknown_screen = Nie ma ekranu „{ $name }”. Wybierz jeden z tych: { $known }.
cli-unknown_value = { $name }: nie ma wartości „{ $found }”. Wybierz jedną z tych: { $known }.
cli-unknown_handle = Na tym ekranie nie ma „{ $name }”. Są tu: { $known }.
cli-cannot_show = Ekranu „{ $name }” nie da się tu pokazać: { $detail }.
cli-unknown_language = Nie ma języka „{ $language }”. Wybierz jeden z tych: { $known }.
cli-bots_and_seats = { $count ->
    [one] Podano { $count } bota, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
    [few] Podano { $count } boty, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
    [many] Podano { $count } botów, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
   *[other] Podano { $count } bota, ale w scenariuszu { $scenario } miejsc jest tyle: { $known }.
}
cli-bad_number = { $name }: oczekiwano liczby ({ $known }), jest „{ $found }”.
cli-no_file = Podaj, który plik odtworzyć.
cli-no_folder = „{ $file }” nie jest folderem, który da się odczytać.
cli-no_sheet = Napisz, co narysować: --sheet rysuje karty pomocy.
cli-nothing_to_check = W „{ $file }” nie ma czego sprawdzać: oczekiwano choć jednego z tych: { $known }.
cli-bad_content = W zawartości są błędy; wszystkie wypisze polecenie check:
cli-no_soak = W tej kopii programu nie ma próby wytrzymałości.
cli-no_peer = Drugi silnik nie jest zainstalowany. Aby go zainstalować: { $known }

## Wyniki

cli-check_passed = { $count ->
    [one] { $count } plik, 0 błędów
    [few] { $count } pliki, 0 błędów
    [many] { $count } plików, 0 błędów
   *[other] { $count } pliku, 0 błędów
}
cli-lessons_fit = { $count ->
    [one] { $count } lekcja pasuje
    [few] { $count } lekcje pasują
    [many] { $count } lekcji pasuje
   *[other] { $count } lekcji pasuje
}
cli-lessons_fail = { $count ->
    [one] { $count } lekcja nie pasuje; naprawia: lessons mend
    [few] { $count } lekcje nie pasują; naprawia: lessons mend
    [many] { $count } lekcji nie pasuje; naprawia: lessons mend
   *[other] { $count } lekcji nie pasuje; naprawia: lessons mend
}
cli-lessons_mended = { $count ->
    [one] { $count } lekcja pasuje; dowody zapisano
    [few] { $count } lekcje pasują; dowody zapisano
    [many] { $count } lekcji pasuje; dowody zapisano
   *[other] { $count } lekcji pasuje; dowody zapisano
}
cli-lessons_new_seed = { $name }: nowe ziarno { $number }
cli-lessons_no_seed = { $name }: żadne z wypróbowanych ziaren nie pasuje (prób: { $count })
cli-lessons_changed = idzie inaczej niż dotąd
cli-check_translated = Język { $language }: przetłumaczono { $percent }% ({ $said }); reszta jest mówiona po angielsku.
cli-check_failed = { $count ->
    [one] plików: { $number }, { $count } błąd
    [few] plików: { $number }, { $count } błędy
    [many] plików: { $number }, { $count } błędów
   *[other] plików: { $number }, { $count } błędu
}
cli-curtains = { $game }, { $scenario }, graczy: { $seats }, partii: { $games }. Ile razy na turę ekran przechodzi z rąk do rąk:
cli-curtains_first = , { $whole },{ $tenth } od przygotowania do końca rundy 1
cli-curtains_part = { $name } { $whole },{ $tenth }
cli-curtains_way = { $name }: średnio { $whole },{ $tenth }, najwięcej { $most }
cli-arena = { $game }: zwycięstwa: { $name } przeciw: { $found }, graczy: { $seats }, partii: { $games }
cli-arena-who = Podaj grę i dwa boty, na przykład: { $known }
cli-arena-budget = Boty myślały { $number } razy tyle, ile przy stole.
cli-arena-progress = [{ $known }] { $count } z { $most }, wygrane: { $found }
cli-arena-all = razem
cli-arena-unfinished = nieskończone
cli-arena-score = { $number } z { $games }: { $found } (od { $least } do { $most })
cli-arena-wins = zwycięstwa
cli-arena-winners = partie ze zwycięzcą
cli-arena-met = osiągnięte (potrzeba co najmniej { $least }, partii: { $count })
cli-arena-missed = nieosiągnięte (potrzeba co najmniej { $least }, partii: { $count })
cli-arena-open = jeszcze nierozegrane do końca (potrzeba co najmniej { $least }, partii: { $count } z { $most })
cli-arena-file = Każda partia zostaje w pliku „{ $file }”.
cli-balance-series = seria
cli-balance-games = gry
cli-balance-wins = zwycięstwa (przedział 95 %)
cli-balance-first = kto zaczynał
cli-balance-won = ktoś wygrał
cli-balance-endings = zakończenia
cli-balance-rounds = rundy (10, 50, 90 %)
cli-balance-met = ✓
cli-balance-missed = ✗
cli-balance-unsure = ?
cli-balance-whole = { $game }, wszystkie partie ({ $count })
cli-balance-people = postacie
cli-balance-never = prawie nigdy nie brane
cli-balance-always = zawsze brane
cli-balance-least = dają najmniej
cli-balance-most = dają najwięcej
cli-balance-deeds = czyny (i bez nich)
cli-shot_saved = Obraz zapisano w pliku „{ $file }”.
cli-sheet_saved = Stronę zapisano w pliku „{ $file }”.
cli-replay_equal = { $count ->
    [one] { $count } krok, wszystkie skróty zgodne
    [few] { $count } kroki, wszystkie skróty zgodne
    [many] { $count } kroków, wszystkie skróty zgodne
   *[other] { $count } kroku, wszystkie skróty zgodne
}
cli-no_viewer = Odtwarzacz otwiera się w oknie, a tu nie ma ekranu ({ $detail }); --verify rozgrywa zapis ponownie.
cli-not_shown = Odtwarzacz pokazuje tylko skończone partie: w tej gracze mają jeszcze tajemnice.
cli-game_failed = Gra się nie powiodła. Ziarno { $seed }; zapis w pliku „{ $file }”.
cli-game_failed_unsaved = Gra się nie powiodła. Ziarno { $seed }; zapisu nie udało się zachować.
cli-goes_on = jeszcze nierozstrzygnięta
cli-game = gra
cli-scenario = scenariusz
cli-players = gracze
cli-seed = ziarno
cli-points = punkty
cli-rounds = rundy
cli-decisions = decyzje
cli-outcome = wynik
cli-speed = szybkość
cli-reasons = powody
cli-spread = od { $least } do { $most }, mediana { $median }
cli-decisions_per_second = { $count ->
    [one] { $count } decyzja na sekundę
    [few] { $count } decyzje na sekundę
    [many] { $count } decyzji na sekundę
   *[other] { $count } decyzji na sekundę
}
cli-bench-met = spełniony
cli-bench-missed = niespełniony
cli-bench-budget = { $name }: { $found }, budżet { $least }, cel { $most }: { $known }
