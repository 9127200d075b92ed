var e=`# Mapa Zombicide.
zombicide-map = Miasto
zombicide-map-keys = Strzałki przechodzą między podświetlonymi Strefami i drzwiami, z Shiftem do dowolnej Strefy. Enter wybiera, I mówi wszystko. M pokazuje to, co ważne, plus i minus przybliżają i oddalają mapę, 0 pokazuje całą. To samo robią kółko myszy i dwa palce.
zombicide-map-matters = Pokaż, co ważne (M)
zombicide-map-closer = Bliżej (+)
zombicide-map-farther = Dalej (-)
zombicide-map-whole = Pokaż całą mapę (0)
zombicide-map-outside = { $name } jest poza obrazem. Przejdź tam
zombicide-map-start = Start
zombicide-map-card = Karta { $number }
zombicide-map-banner-round = Runda { $count }
zombicide-map-banner-zombies = Faza Zombie
zombicide-map-banner-night = Zapada noc
zombicide-map-banner-day = Wstaje dzień
zombicide-map-banner-again = Biegacze jeszcze raz
zombicide-map-empty = pusto
zombicide-map-walker = { $count ->
    [one] { $count } Szwendacz
    [few] { $count } Szwendacze
   *[other] { $count } Szwendaczy
}
zombicide-map-runner = { $count ->
    [one] { $count } Biegacz
    [few] { $count } Biegacze
   *[other] { $count } Biegaczy
}
zombicide-map-brute = { $count ->
    [one] { $count } Spaślak
    [few] { $count } Spaślaki
   *[other] { $count } Spaślaków
}
zombicide-map-patient-zero = Pacjent 0
zombicide-map-hobomination = Hobominacja
zombicide-map-abominacop = Abominacop
zombicide-map-abominawild = Abominawild
zombicide-map-noise = hałas { $count }
zombicide-map-objective = Cel
zombicide-map-crate = skrzynia
zombicide-map-exit = Wyjście
zombicide-map-spawn = Strefa Namnażania
zombicide-map-moon = ciemny pokój, czeka w nim karta
zombicide-map-sandbags = Worki z Piaskiem
zombicide-map-woken = tutejsze Zombie widzą światło i zadziałają jeszcze raz
zombicide-map-dark = ciemno
zombicide-map-lit = oświetlone
zombicide-beam = Obróć światło: przeciągnij lampę albo naciśnij, by zobaczyć następny kierunek
zombicide-beam-wall = ściana
zombicide-map-can-go = Można tu wejść
zombicide-map-can-risk = Można tu wejść, ale Zombie przerwą Ruch
zombicide-map-can-attack = Można zaatakować
zombicide-map-can-choose = Można wybrać
zombicide-map-range = w Polu Widzenia, Zasięg { $range }
zombicide-map-hinted = Tu wskazuje podpowiedź
zombicide-map-door = Drzwi. Z jednej strony { $one }, z drugiej { $other }. Można wybrać
`;export{e as default};