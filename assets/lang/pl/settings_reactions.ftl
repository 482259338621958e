## Ustawienia: jak przy otwartym stole pyta się o reakcje

settings-section_reactions = Reakcje przy stole
settings-seconds = { $number } s
settings-reaction_mode = Okna reakcji
    .hint = Wspólnie: stół czeka chwilę na podniesioną rękę. Po kolei: każdy decyduje osobno za zasłoną. Szybko: gra staje tylko przy podniesionej ręce.
settings-reaction_mode_grace = Wspólnie
settings-reaction_mode_strict = Po kolei
settings-reaction_mode_fast = Szybko
settings-grace_seconds = Czas na podniesienie ręki
    .hint = Tak długo okno reakcji jest otwarte dla wszystkich.
settings-hit_seconds = Czas dla trafionego
    .hint = Po tym czasie trafienie przyjmuje się bez obrony.
