var e=`### Plansza Zombie Terror: słowa strony wokół tekstów samej gry.

terror-park = Parking
terror-park-keys = Strzałki prowadzą z pola na pole, ze Shiftem do następnego podświetlonego.
terror-zoom-reset = Cały parking
terror-field = Pole { $field }
terror-empty = puste
terror-entry = tu mogą wejść zombie
terror-entry-long = Pole dozwolone: tu mogą się pojawić nowe zombie.
terror-obstacle = Przeszkoda: nikt przez nią nie przejdzie, nie strzeli i nic nie zobaczy.
terror-car-text = Auto ucieczkowe: człowiek, który tu dotrze, jest bezpieczny. Dla zombie to przeszkoda.
terror-sewer-text = Otwarte pole: każdy może tu stać. Z odpowiednią kartą człowiek stąd ucieknie.
terror-search = jest co przeszukać
terror-can-take = Może teraz działać.
terror-can-reach = { $count ->
    [one] Może tu dojść za { $count } punkt akcji.
    [few] Może tu dojść za { $count } punkty akcji.
   *[other] Może tu dojść za { $count } punktów akcji.
}
terror-hinted = Wskazuje to podpowiedź.
terror-watch = Pokaż, co widzi każdy zombie

terror-zombie = Zombie
terror-zombie-text = Dwa punkty akcji: za każdy krok do przodu albo obrót o 90 stopni. Gryzie każdego, kto stoi przed nim.
terror-special-runner = Ma trzy punkty akcji.
terror-special-brute = Nie da się go przepchnąć ani powalić.
terror-faces = patrzy { $facing }
terror-used = aktywowany w tej rundzie
terror-under-rampage = { $card }: ma w tej turze więcej punktów akcji
terror-under-awe = { $card }: nie musi w tej turze iść za nikim
terror-sees-nobody = nikogo nie widzi
terror-sees = widzi: { $human }
terror-must-bite = musi ugryźć: { $human }
terror-must-chase = widzi i musi iść na cel: { $human }

terror-healthy = { $stars ->
    [0] bez ran
    [one] bez ran, { $stars } gwiazdka
    [few] bez ran, { $stars } gwiazdki
   *[other] bez ran, { $stars } gwiazdek
}
terror-wounded = { $stars ->
    [0] rana, bez gwiazdek
    [one] rana, { $stars } gwiazdka
    [few] rana, { $stars } gwiazdki
   *[other] rana, { $stars } gwiazdek
}
terror-dead = nie żyje, wstanie jako zombie
terror-escaped = { $stars ->
    [one] na wolności, { $stars } gwiazdka
    [few] na wolności, { $stars } gwiazdki
   *[other] na wolności, { $stars } gwiazdek
}
terror-lost = poza grą
terror-away = jeszcze poza planszą
terror-carries = niesie: { $thing }
terror-stars = Gwiazdki: bez ran { $healthy }, po ranie { $wounded }.
terror-points-left = { $count ->
    [one] { $count } punkt akcji
    [few] { $count } punkty akcji
   *[other] { $count } punktów akcji
}

terror-ability-banker = Teczka przyjmuje pierwsze ugryzienie.
terror-ability-lumberjack = Za 1 punkt powala sąsiedniego zombie, który nie stoi do niego przodem.
terror-ability-child = Jeden ruch na ukos na turę. Nigdy nikogo nie przepycha.
terror-ability-mechanic = Raz na turę przepycha sąsiedniego człowieka.
terror-ability-nurse = Za 1 punkt leczy siebie albo sąsiedniego człowieka.
terror-ability-policeman = Za 1 punkt i nabój strzela do pierwszego zombie w linii prostej. Każdy strzał ściąga jeszcze jednego zombie.
terror-ability-dog = Szybki, nie jest człowiekiem i nie daje gwiazdek: przynęta.
terror-can-banker = teczka przyjmie pierwsze ugryzienie
terror-can-lumberjack = powala zombie, który patrzy gdzie indziej
terror-can-child = raz idzie na ukos
terror-can-mechanic = raz przepycha człowieka
terror-can-nurse = leczy siebie i sąsiadów
terror-can-policeman = strzela w linii prostej
terror-can-dog = wabi zombie
terror-briefcase = Teczka jeszcze jest.
terror-briefcase-gone = Teczki już nie ma.
terror-bullets = Naboje
terror-bullets-long = { $count ->
    [0] Nie ma już nabojów.
    [one] Został { $count } nabój.
    [few] Zostały { $count } naboje.
   *[other] Zostało { $count } nabojów.
}
terror-points = Gwiazdki tych, którzy uciekli
terror-points-long = Gwiazdki na wolności: { $points } z { $goal }.
terror-goal-humans = Ludzie wygrywają, gdy na wolności są gwiazdki: { $goal }.
terror-lacks-keys = Auto nie ruszy bez kluczyków: leżą pod jednym ze znaków zapytania i ktoś musi je donieść.
terror-lacks-fuel = Auto nie ruszy bez paliwa: ktoś musi donieść kanistry.
terror-needed = do przyniesienia: { $count }

terror-pool = Pula zombie
terror-in-pool = w puli
terror-pool-long = Zombie w puli: { $count }, na planszy: { $board }.
terror-pool-empty-text = Gdy pulę opuści ostatni, rusza tor terroru.
terror-quota = Ruszyło się
terror-quota-next = Ruszy zombie
terror-quota-long = Zombie po aktywacji: { $used } z { $quota }, zostało: { $left }.
terror-quota-next-long = Ludzie po aktywacji: { $humans }, więc ruszy zombie: { $quota }.
terror-due = Nadchodzą zombie: { $parts }
terror-due-brief = nadejdzie: { $count }
terror-due-supermarket = { $count } przy supermarkecie
terror-due-car = { $count } przy aucie
terror-due-anywhere = { $count } gdziekolwiek
terror-shots = { $count ->
    [one] Słychać było { $count } strzał: przyjdzie jeszcze jeden zombie.
    [few] Słychać było { $count } strzały: tyle zombie przyjdzie dodatkowo.
   *[other] Słychać było { $count } strzałów: tyle zombie przyjdzie dodatkowo.
}
terror-to-haunt = Do wystawienia: przy supermarkecie { $supermarket }, przy aucie { $car }
terror-track = Tor terroru
terror-track-idle = Tor terroru jeszcze nie ruszył.
terror-track-long = Znacznik terroru: { $field }. Za polem { $last } wygrywają zombie.

terror-your-cards = Twoje karty specjalne
terror-cards-open = Twoje karty specjalne: { $count }
terror-no-cards = Brak kart
terror-can-play = Można teraz zagrać.
terror-cannot-play = Nie można teraz zagrać.
terror-cards-of = Karty: { $side }
terror-held = { $count ->
    [0] brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
terror-played = zagrana
terror-aim = { $card }: wskaż cel

terror-tap-again = Dotknij tego pola jeszcze raz, żeby tam pójść.
terror-nothing-here = Na tym polu nic teraz nie zrobisz. Wybierz najpierw jedną z podświetlonych figur.
terror-nothing-now = To pole jest puste. Poczekaj na swoją kolej.
terror-finish = Koniec akcji
terror-end = Koniec tury
terror-build = Żeton do położenia
terror-rotate = Obróć

terror-legend = Znaki na planszy
terror-legend-bite = Stoi przed człowiekiem: musi ugryźć.
terror-legend-chase = Widzi człowieka: musi iść prosto na niego.
terror-legend-used = Aktywowany w tej rundzie.
terror-legend-entry = Tu mogą się pojawić nowe zombie.

terror-watch-brief = Co widzą zombie
terror-quota-brief = ruszyło
terror-quota-next-brief = ruszy

terror-tip-haunt = Postaw zombie, nie obok innych pionków. Zostało: { $supermarket } przy supermarkecie, { $car } przy aucie.
terror-tip-humans = Dotknij człowieka, potem pola. Kto działa, budzi kolejnego zombie.
terror-tip-movement = { $duty ->
    [bite] Czerwony krąg: musi ugryźć i rusza pierwszy.
    [chase] Przerywany krąg: widzi człowieka i musi ruszyć pierwszy.
   *[other] Dotknij zombie, potem strzałki.
} Może jeszcze ruszyć: { $left }.
terror-tip-adding = Dotknij pola dla każdego nowego zombie: { $parts }.
terror-legend-rampage = Szał: ma więcej punktów akcji.
terror-legend-awe = Groza: nie musi iść za nikim.
`;export{e as default};