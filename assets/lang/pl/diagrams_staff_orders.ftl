# Co stoi pod rysunkami w instrukcji.
so-diagram-supply = Strzałki pokazują zaopatrzenie obu stron, jak klawisz S na stole. Od sztabu (1) łańcuch Niebieskich biegnie przez kolejne obszary aż na Lądowisko Wschodnie (2).
so-diagram-cut_off = Żółci trzymają Kamienny Most (1), ale żaden łańcuch tam nie sięga: obszar jest zakreskowany. Nie daje gwiazdek ani bonusu, lecz nadal zagradza drogę i broni się.
so-diagram-advance = Na Kamienny Most można wejść naraz ze wszystkich zaopatrzonych sąsiadów: najwyżej dwoma żołnierzami z Lądowiska Zachodniego (1), trzema z rynku (2) i jednym ze wschodu (3).
so-diagram-alone = W Tartaku (2) stoi trzech żołnierzy: dwaj mogą zejść na Owcze Pastwisko, jeden zostaje. Ze sztabu (1) mógłby ruszyć najwyżej jeden.
so-diagram-barrage = Działa (0) sięgają na trzy obszary: Tartak (1), rynek (2), Przełęcz Sokola (3). To, co leży pomiędzy, nie ma znaczenia.
so-diagram-reinforce = Jedno pole daje pięciu żołnierzy, drugie czterech (1, 2). W rundzie wolno użyć tylko jednego z nich.
so-diagram-bonus = Wysunięta placówka (1) leży na ziemi, której Żółci nie zaopatrują, więc nikomu nie pomaga. Skład zaopatrzenia (2) wzmacnia Uzupełnienia Żółtych o dwóch.
