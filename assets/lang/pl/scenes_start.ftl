## Strona tytułowa, nowa gra i zapisy

start-back = Wróć
start-key_enter = Enter
start-rules = Zasady gry
start-language = Zmień język: { $language }
start-settings = Ustawienia

## Pudełka

cover-desert_patrol = Patrol pustyni
    .place = Afryka Północna, 1940
cover-staff_orders = Rozkaz sztabu
    .place = Dowódcy, obszary i niebo
cover-wasteland_riders = Jeźdźcy pustkowi
    .place = Australia po końcu świata
cover-last_comrade = Ostatni towarzysz
    .place = Kolejka, w której nikt nie chce stać

## Strona tytułowa

title-tagline = Cztery gry na jednym stole. Przy jednym komputerze.
title-play = Zagraj
title-learn = Nauka
    .tip = Lekcje przy prawdziwym stole: grasz, a ktoś mówi, co jest ważne.
title-learned = Nauka { $done }/{ $count }
title-first_lesson = Nauka przez grę
title-same_lesson = Dalej z lekcją
title-learn_first =
    .what = { $game }: pierwsza lekcja, dziesięć minut przy prawdziwym stole
    .how = Naciśnij Enter i graj. Albo wybierz pudełko, żeby zagrać całą grę.
title-coming = W przygotowaniu
    .tip = Ta gra jest w przygotowaniu. Pojawi się w jednej z następnych wersji.
title-players = { $players }
title-minutes = { $minutes } min
title-puzzles = Zadania
title-rules = Zasady
title-settings = Ustawienia
title-quit = Wyjdź
title-version = Sztabówka { $version } · działa bez sieci
title-keys = Klawiatura: strzałki, Enter, F1 zasady
title-unfinished = Niedokończona gra
title-kept = zapis automatyczny: { $when }
title-kept_after = · zapis automatyczny: { $when }
title-continue = Kontynuuj
title-new_game = Nowa gra
title-saves = Zapisy ({ $count })
title-other_saves = Inne zapisy ({ $count })
title-broken = Nie da się otworzyć: { $names }
title-broken_count = { $count ->
    [one] { $count } gry nie da się otworzyć
    [few] { $count } gier nie da się otworzyć
    [many] { $count } gier nie da się otworzyć
   *[other] { $count } gry nie da się otworzyć
}
title-first = Na początek
    .what = { $game }: samemu albo razem, przy jednym komputerze
    .how = Wybierz pudełko albo naciśnij Enter. Pierwszy scenariusz jest już wybrany.

## Zapisy

saves-title = Zapisane gry
saves-match = { $game } · { $scenario }, runda { $round }
saves-player = { $name } ({ $side })
saves-when_today = dziś, { $hour }
saves-when_yesterday = wczoraj, { $hour }
saves-when_date = { $day } { $month ->
    [jan] stycznia
    [feb] lutego
    [mar] marca
    [apr] kwietnia
    [may] maja
    [jun] czerwca
    [jul] lipca
    [aug] sierpnia
    [sep] września
    [oct] października
    [nov] listopada
   *[dec] grudnia
} { $year }, { $hour }
saves-kept = Zapis automatyczny
saves-finished = zakończona
saves-broken_when = Nie da się otworzyć · { $when }
saves-load = Wczytaj
saves-continue = Kontynuuj
saves-load_copy = Dobra kopia
saves-look = Obejrzyj
saves-delete = Usuń
    .tip = Usuń ten zapis. Najpierw zapytamy.
saves-delete_ask = Usunąć na zawsze?
saves-delete_yes = Usuń
saves-delete_no = Zostaw
saves-deleted = Usunięto: { $name }
saves-none = Nie ma jeszcze żadnych zapisów
    .how = Każda gra zapisuje się sama po każdym ruchu. Tu znajdziesz też te, którym nadasz nazwę.
saves-save_as = Zapisz tę grę
saves-name_hint = Nazwa zapisu
saves-default_name = { $scenario }, runda { $round }
saves-save = Zapisz
    .off = Najpierw wpisz nazwę.
saves-replace_ask = Zapis „{ $name }” już istnieje. Zastąpić go?
saves-replace_yes = Zastąp
saves-replace_no = Zmień nazwę
saves-saved = Zapisano: { $name }
saves-owner = Zapis leży na dysku tego komputera. Kto ma do niego dostęp, może go otworzyć i zobaczyć ukryte karty.
saves-keys = Strzałki: wybór · Enter: otwórz · Delete: usuń · Esc: wróć

## Nowa gra

new_game-title = Nowa gra
new_game-scenario = Scenariusz
new_game-difficulty = Trudność
new_game-number = { $number }
new_game-forces = Siły na początku
new_game-players = Gracze
new_game-human = Człowiek
    .tip = Tym miejscem gra człowiek. Kliknij, żeby posadzić tu bota.
bot-random = Bot losowy
    .tip = Tym miejscem gra komputer: wybiera na chybił trafił spośród dozwolonych ruchów. Kliknij, żeby zmienić gracza.
bot-recruit = Rekrut
    .tip = Tym miejscem gra komputer: wie, o co chodzi, i czasem się myli. Kliknij, żeby zmienić gracza.
bot-sergeant = Sierżant
    .tip = Tym miejscem gra komputer: waży, co każdy ruch daje od razu. Kliknij, żeby zmienić gracza.
bot-staff = Sztab
    .tip = Tym miejscem gra komputer: każdy dobry ruch rozgrywa w myśli dalej. Kliknij, żeby zmienić gracza.
new_game-swap = Zamień strony
    .tip = Gracze zamieniają się stronami; imiona zostają.
new_game-change_places = Przesiądźcie się
    .tip = Każde imię przechodzi o jedno miejsce dalej.
new_game-seats = Liczba graczy
    .fewer = Mniej graczy
    .more = Więcej graczy
new_game-seats_count = { $count }
new_game-table = Opcje stołu
new_game-curtain = Zasłona między turami
    .why = Zasłania karty, gdy zmieniacie się przy komputerze
new_game-show_odds = Szanse przed atakiem
    .why = Dokładne, z każdym modyfikatorem
new_game-coach = Trener
    .why = Radzi przy żarówce; meldunek poda, ile razy
new_game-palette = Kształty i bezpieczne barwy
    .why = Kolory, które odróżni każdy, i wzory na żetonach
new_game-reduced_motion = Mniej ruchu
    .why = Przenikanie zamiast lotów i obrotów
new_game-motion = Tempo animacji
new_game-motion-none = Brak
new_game-motion-fast = Szybko
new_game-motion-normal = Zwykle
new_game-motion-slow = Wolno
new_game-undo = Cofanie
new_game-undo-strict = Ścisłe
new_game-undo-friendly = Za zgodą
new_game-undo_why = { $undo ->
    [friendly] Także po rzucie, dobraniu karty i zmianie gracza, jeśli oboje się zgodzicie.
   *[strict] Do rzutu kością, dobrania karty albo zmiany gracza.
}
new_game-seed = Ziarno losowości
    .empty = losowe
    .tip = Ta sama liczba daje te same rzuty i tasowania, a wszyscy dowiedzą się, że ją wpisano. Puste pole: rozstrzyga przypadek.
new_game-start = Rozpocznij grę
new_game-next_curtain = Wszystko gotowe. Zanim ktokolwiek zobaczy karty, zasłona poprosi o zmianę przy komputerze.
new_game-next_open = Wszystko gotowe. Gracie bez zasłony: obie strony widzą ten sam ekran, więc umówcie się, kto patrzy.
new_game-next_alone = Wszystko gotowe. Grasz przeciw komputerowi, więc zasłona się nie pojawi.
new_game-next_watch = Wszystko gotowe. Boty zagrają same, a ty popatrzysz.
new_game-autosave = Gra zapisuje się sama po każdym ruchu.
