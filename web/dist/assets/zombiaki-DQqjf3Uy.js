var e=`### Plansza Zombiaków II: to, co strona mówi obok własnych tekstów gry.

zombiaki-street = Ulica
zombiaki-barricades = Barykady
zombiaki-cemetery = Cmentarz
zombiaki-track = Tor { $track }
zombiaki-block = Przecznica { $block }
zombiaki-whole-street = Cała ulica
zombiaki-field = Tor { $track }, przecznica { $block }
zombiaki-empty = puste pole
zombiaki-stayed = nie mógł się ruszyć
zombiaki-storm = Wejdź na Barykady torem { $track }

zombiaki-your-cards = Twoje karty
zombiaki-choose = Karty do wyboru
zombiaki-cards-of = Karty: { $place }
zombiaki-no-cards = Brak kart
zombiaki-can-play = Można teraz wybrać.
zombiaki-cannot-play = Nie można teraz zagrać.
zombiaki-can-aim = Może być celem.
zombiaki-hinted = Tu wskazuje podpowiedź.
zombiaki-aim = { $card }: wybierz { $aim ->
    [field] podświetlone pole
    [track] podświetlony tor
    [block] podświetloną przecznicę
    [card] jedną z podświetlonych kart
   *[other] to, co podświetlone
}
zombiaki-nothing-here = Na tym polu nic teraz nie zrobisz. Wybierz najpierw kartę albo zombiaka.
zombiaki-nothing-now = To pole jest puste. Poczekaj na swoją kolej.
zombiaki-discard = Odrzuć kartę: { $card }
zombiaki-zoom-reset = Cała ulica

zombiaki-sort-zombie = zombiak
zombiaki-sort-object = na pole
zombiaki-sort-car = pojazd
zombiaki-sort-track = na cały tor
zombiaki-sort-block = na całą przecznicę
zombiaki-sort-street = na całą ulicę
zombiaki-sort-attachment = na zombiaka
zombiaki-sort-action = akcja
zombiaki-sort-dawn = koniec gry
zombiaki-needs-line = wolna linia strzału
zombiaki-blocks-line = zasłania linię strzału
zombiaki-one-round = na jedną kolejkę

zombiaki-deals = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
zombiaki-wounds-vary = różna liczba ran
zombiaki-annihilates = unicestwia
zombiaki-wounds-of = { $wounds ->
    [0] bez ran, Siła { $strength }
    [one] { $wounds } rana na { $strength }
    [few] { $wounds } rany na { $strength }
    [many] { $wounds } ran na { $strength }
   *[other] { $wounds } rany na { $strength }
}
zombiaki-blows-of = { $blows ->
    [one] { $blows } cios na { $withstands }
    [few] { $blows } ciosy na { $withstands }
    [many] { $blows } ciosów na { $withstands }
   *[other] { $blows } ciosu na { $withstands }
}
zombiaki-wears = ma na sobie: { $cards }

zombiaki-deck = w talii
zombiaki-deck-long = { $count ->
    [one] W talii została { $count } karta.
    [few] W talii zostały { $count } karty.
    [many] W talii zostało { $count } kart.
   *[other] W talii zostało { $count } karty.
}
zombiaki-deck-of = Talia: { $place }
zombiaki-until-dawn = do Świtu
zombiaki-until-dawn-long = { $count ->
    [0] Talia jest pusta.
    [one] Została { $count } karta i jest to Świt.
    [few] Zostały { $count } karty. Ostatnia z nich to Świt.
    [many] Zostało { $count } kart. Ostatnia z nich to Świt.
   *[other] Zostało { $count } karty. Ostatnia z nich to Świt.
}
zombiaki-trash = w Śmietniku
zombiaki-trash-of = Śmietnik: { $place }
zombiaki-trash-empty = Nic jeszcze nie wyrzucono.
zombiaki-trash-line = { $card } × { $count }
`;export{e as default};