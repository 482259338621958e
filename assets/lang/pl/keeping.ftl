# Co jest na dysku, a czego tam nie ma

unsaved-mark = Nie zapisano
unsaved-why = Tej rozgrywki nie ma teraz w całości na dysku: { $reason ->
    [disk_full] dysk jest pełny.
    [read_only] w jej folderze nie wolno zapisywać.
    [vanished] jej folder zniknął.
    [locked] jej folderu używa inna kopia programu.
   *[other] dysk zgłasza błąd.
 }
unsaved-ask = { $scenario }, runda { $round }: tej rozgrywki nie ma w całości na dysku, bo { $reason ->
    [disk_full] jest pełny.
    [read_only] w jej folderze nie wolno zapisywać.
    [vanished] jej folder zniknął.
    [locked] jej folderu używa inna kopia programu.
   *[other] zgłasza on błąd.
 } Jeśli teraz ją opuścicie, przepadnie to, czego nie udało się zapisać.
unsaved-save = Zapisz pod nazwą w innym miejscu
unsaved-leave = Wyjdź mimo to
unsaved-stay = Zostań przy stole
curtain-quit_unsaved = Wyjdź; gra nie jest zapisana
app-trouble_unsaved = W programie zdarzył się błąd, którego nie przewidzieliśmy. Tej rozgrywki nie ma teraz w całości na dysku: graj dalej i zapisz ją pod nazwą w innym miejscu.

## Zapisane gry

saves-tab_open = Do gry ({ $count })
saves-tab_finished = Zakończone ({ $count })
saves-none_open = Nie ma tu gry, którą można by podjąć
    .how = Zakończone rozgrywki są obok. Program pamięta pięćdziesiąt ostatnich.
saves-none_finished = Nie ma tu jeszcze zakończonych gier
    .how = Rozgrywka doprowadzona do końca zostaje tu do obejrzenia. Program pamięta pięćdziesiąt ostatnich.
saves-kept_finished = Rozgrywka doprowadzona do końca
saves-older_content = starsze karty lub mapa
    .tip = Ta rozgrywka powstała z innymi kartami lub z inną mapą niż dzisiejsze. Toczy się dalej z tymi, z którymi się zaczęła.
saves-older_program = z wersji { $version }
    .tip = Tę rozgrywkę zapisała inna wersja programu. Jeśli zasady się od tego czasu zmieniły, zapytamy, zanim ją otworzymy.
saves-keys_typing = Enter: zapisz · strzałka w dół: lista zapisów · Esc: wróć
saves-folder = Folder
saves-folder_hint = Folder na innym dysku
saves-elsewhere = Zapis w zwykłym miejscu może się nie udać. Wpisz folder na innym dysku albo nośniku.
saves-saved_at = Zapisano: { $path }
saves-bad_folder = Podaj pełną ścieżkę folderu, na przykład „{ $example }”.
saves-other_ask = Otworzyć inną rozgrywkę? Ta, w którą teraz gracie, jest zapisana i będzie czekać w zapisanych grach.
    .yes = Otwórz
    .no = Zostań przy tej

## Dlaczego rozgrywki nie da się otworzyć

closed-damaged = Zapis tej rozgrywki jest uszkodzony. Niczego w nim nie zmieniliśmy.
closed-newer_format = Tę rozgrywkę zapisała nowsza wersja programu. Zaktualizuj program, aby ją otworzyć.
closed-other_content = Ta rozgrywka powstała z kartami lub mapą, których ten program nie ma. Otworzy ją wersja, w której powstała.
closed-unknown_format = To nie jest zapis rozgrywki z tego programu.
closed-unreadable = Zapisu tej rozgrywki nie można odczytać. Sprawdź, czy masz do niego prawa dostępu.
closed-vanished = Części zapisu tej rozgrywki już nie ma na dysku.
closed-locked = W tę rozgrywkę gra właśnie inna kopia programu.
closed-named = „{ $name }”: { $words }
closed-copy = Można otworzyć wcześniejszy zapis tej samej rozgrywki.
closed-kept_name = { $scenario }, rozgrywka rozpoczęta { $when }
kept-stepped_around = Część zapisu tej rozgrywki była uszkodzona i została odłożona na bok. Gra toczy się dalej od ostatniej dobrej pozycji: zobaczcie, czy niczego nie brakuje.

## Starsze rozgrywki

older-content = Ta rozgrywka powstała z innymi kartami lub z inną mapą niż dzisiejsze. Grając dalej, używacie tych, z którymi się zaczęła.
older-rules = Od czasu, gdy zapisano tę rozgrywkę, zmieniły się zasady. { $steps ->
    [one] Jej { $steps } kroku nie da się powtórzyć
    [few] Jej { $steps } kroków nie da się powtórzyć
    [many] Jej { $steps } kroków nie da się powtórzyć
   *[other] Jej { $steps } kroku nie da się powtórzyć
 }: gra toczy się dalej od ostatniej pozycji, według dzisiejszych zasad, i nie można cofnąć się przed nią.
older-look_all = Obejrzeć można całą, krok po kroku.
older-look_last = Obejrzeć można tylko ostatnią pozycję.
older-play = Graj dalej
older-look = Tylko obejrzyj
older-back = Wróć
log-loaded = Gra toczy się dalej od zapisanej pozycji. Wcześniejszych kroków nie da się powtórzyć według dzisiejszych zasad ({ $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
 }).
replay-title_open = Podgląd
replay-open = oczami wszystkich
    .tip = Ta gra jeszcze się nie skończyła, więc widać tylko to, co wolno wiedzieć wszystkim.
title-finished = Zakończone ({ $count })
