### Jeźdźcy pustkowi: podpowiedzi i wiersze do wyboru.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

wr-tip-which_skill = Trudność { $difficulty }{ $needed ->
    [one] {""}
    [few] , potrzebne sukcesy: { $needed }
    [many] , potrzebne sukcesy: { $needed }
   *[other] , potrzebne sukcesy: { $needed }
}. Wybierz umiejętność, którą rzucasz.
wr-tip-skill_dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, sukces od { $difficulty }

## Co mogą ci zrobić inni

wr-threat-attack = Atak: { $symbol }
wr-threat-weapon = { $weapon }: { $symbol }
wr-threat-search = { $name } może nadjechać i cię znaleźć
