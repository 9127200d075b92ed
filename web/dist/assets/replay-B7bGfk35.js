var e=`### Powtórka gry.

replay-title = Powtórka
replay-loading = Przewijam taśmę…
replay-board = Plansza
replay-scrubber = Miejsce w grze
replay-at = ruch { $turn } z { $last }
replay-first = Na początek
replay-back = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-deal = Plansza przed pierwszym ruchem.
replay-won = Wygrana: { $sides }
replay-won-team =
    { $count ->
        [0] Drużyna przegrywa
       *[other] Drużyna wygrywa
    }
replay-eyes = Czyimi oczami
replay-eyes-all = Widownia
replay-log = Przebieg
replay-share = Link do tego ruchu
replay-journal = Pobierz zapis gry
replay-to-table = Do stołu
replay-verifying = Serwer rozgrywa tę grę jeszcze raz…
replay-verified = Sprawdzone.
replay-verified-text =
    { $turns ->
        [one] Serwer rozegrał jeszcze raz { $turns } ruch i wszystko się zgadza. Skrót:
        [few] Serwer rozegrał jeszcze raz wszystkie { $turns } ruchy i każda pozycja się zgadza. Skrót:
        [many] Serwer rozegrał jeszcze raz wszystkie { $turns } ruchów i każda pozycja się zgadza. Skrót:
       *[other] Serwer rozegrał jeszcze raz wszystkie ruchy ({ $turns }) i każda pozycja się zgadza. Skrót:
    }
replay-parted = Nie zgadza się.
replay-parted-text =
    { $turns ->
        [one] Zgodny jest { $turns } ruch, potem gra się rozeszła: { $where }
        [few] Zgodne są { $turns } ruchy, potem gra się rozeszła: { $where }
        [many] Zgodnych jest { $turns } ruchów, potem gra się rozeszła: { $where }
       *[other] Zgodnych ruchów: { $turns }; potem gra się rozeszła: { $where }
    }
replay-branch = Graj dalej stąd z botem
replay-branch-text =
    { $turn ->
        [0] Nowy stół zacznie się od rozdania tej gry. Ta gra zostanie, jaka jest.
       *[other] Nowy stół zacznie się od pozycji po ruchu { $turn }. Ta gra zostanie, jaka jest.
    }
replay-branch-side = Twoja strona
replay-branch-start = Graj dalej
`;export{e as default};