var e=`### Plansza gry Gear Up: co mówi strona obok własnych tekstów gry.

gearup-you = Ty
gearup-commander = Dowódca
gearup-boss = Boss
gearup-seats = Ocalali
gearup-tray = W twojej ręce
gearup-pad = Strzałki przesuwają kształt, R obraca, F odbija, N znajduje następne miejsce, Enter rysuje.
gearup-lane = Ulica: { $name }
gearup-back = Wróć na moją ulicę
gearup-space-1 = S1: tuż przy Ocalałym. Kto miałby stąd iść dalej, atakuje.
gearup-space-2 = S2: o krok dalej.
gearup-space-3 = S3: najdalsze pole. Tu wchodzą zombie.
gearup-seat-long = { $name }: zdrowie { $health }, pancerz { $armour }, amunicja { $ammo }, zombie na ulicy: { $zombies }
gearup-is-done = Ten krok ma już za sobą
gearup-plans = Planuje rysunek
gearup-locked = jeszcze nieodblokowane
gearup-fires-on = Strzela, gdy pojawia się karta Tury w kolorze: { $colour }.
gearup-zombie-long = { $name }, { $space }, { $speed }, zadaje { $damage }, wolne pola: { $open } z { $all }
gearup-deals = Atakując, zadaje obrażenia: { $damage }
gearup-will-move = Ruszy się w marszu tej tury
gearup-will-attack = Zaatakuje w marszu tej tury
gearup-health-long = Zdrowie: zostało { $left } z { $all }
gearup-armour-long = Pancerz: gotowy { $ready }, puste pola: { $blank }
gearup-ammo-long = Amunicja: gotowa { $ready }, puste pola: { $blank }
gearup-fury-long = Furia: skreślone pola { $crossed } z { $all }

gearup-boss-waits = Czeka na rundę 2
gearup-boss-before = Stoi przed: { $name }
gearup-boss-attack = Atak: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
} dla każdego
gearup-boss-special = Atak specjalny: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
} dla każdego
gearup-boss-long = { $name }, { $left ->
    [one] zostało { $left } pole
    [few] zostały { $left } pola
   *[many] zostało { $left } pól
}
gearup-cells-left = { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
   *[many] zostało { $count } pól
}
gearup-screams-long = Tor krzyku: skreślone pola { $crossed } z { $all }

gearup-boss-rule = Zasada: { $text }
gearup-boss-ability = Zdolność: { $text }

gearup-row-long = Runda { $round }, tura { $turn } z 9. Pokaż, co nas czeka.
gearup-turns-hidden = { $count ->
    [one] Nieodkryta karta Tury: jedna z nich zostaje w pudełku
   *[other] Nieodkryte karty Tury: { $count }, jedna z nich zostaje w pudełku
}
gearup-spawns = Co przynosi litera
gearup-spawn-line = standardowe: { $standard }, specjalne: { $special }
gearup-spawn-left = zakryte: { $count }
gearup-decks = Talie: standardowe { $standard }, specjalne { $special }
gearup-boss-cards = Karty Bossa w rundzie 2
gearup-boss-cards-text = Faza I leży pod turami 3–5, faza II pod turami 6–9.
gearup-level = { $boss }, poziom: { $level }
gearup-companion-may = W tej turze może działać Towarzysz
gearup-companions = Towarzysze
gearup-companion-used = już działał w tej rundzie

gearup-steps = Kroki tury
gearup-step-weapons = Broń
gearup-step-ammo = Amunicja
gearup-step-upgrades = Ulepszenia
gearup-step-march = Marsz
gearup-step-card-0 = Namnażanie
gearup-step-card-1 = Namnażanie
gearup-step-card-2 = Boss
gearup-march = Marsz
gearup-round = Runda { $round }
gearup-second = Jeszcze raz!

gearup-tool-whole = Cały kształt, pola: { $count }
gearup-tool-cell = Jedno pole zamiast kształtu
gearup-tool-part = Część kształtu, pola: { $count }
gearup-tool-shot = Jeden strzał: jedno pole za 1 amunicję
gearup-sort-cell = jedno
gearup-sort-part = część
gearup-sort-shot = strzał
gearup-goods-health = zdrowia
gearup-goods-armour = pancerza
gearup-goods-ammo = amunicji
gearup-goods-fury = furii
gearup-draw = Rysuj
gearup-turn = Obróć kształt (R, kółko myszy albo dwa palce)
gearup-turn-brief = Obróć
gearup-flip = Odbij kształt (F)
gearup-flip-brief = Odbij
gearup-next = Następne miejsce, w którym pasuje (N)
gearup-next-brief = Dalej
gearup-leave = Niech zdecyduje Dowódca
gearup-key-turn = obrót kształtu; z Shiftem w drugą stronę
gearup-key-flip = odbicie kształtu
gearup-key-next = następne miejsce, w którym pasuje
gearup-key-tool = następne narzędzie: kształt, pole, strzał
gearup-keys = R lub kółko obraca, F odbija, C zmienia narzędzie, N następne miejsce, strzałki przesuwają, Enter rysuje, Esc odkłada.
gearup-fits = { $cells }: pasuje
gearup-never = { $cells }: tu nie pasuje. Enter powie dlaczego.
gearup-tap-again = Dotknij jeszcze raz, by potwierdzić
gearup-proposed = Zaproponowano. Dotknij, by cofnąć.

gearup-drawn = Dobrane zombie
gearup-crowd = Zdrowie { $health }, zombie na ulicy: { $zombies }
gearup-blow = { $from }: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
} dla ciebie
gearup-block = { $armour ->
    [0] Przyjmij wszystko: zdrowie −{ $wounds }
   *[other] { $wounds ->
        [0] Pancerz −{ $armour }, bez ran
       *[other] Pancerz −{ $armour }, zdrowie −{ $wounds }
    }
}
gearup-block-deadly = To by cię zabiło, a drużyna przegrywa.
gearup-before = Inne zombie z tego samego pola może zaatakować pierwsze: dotknij go.

gearup-guide-muster = Wybierz Ocalałego. Każdy bierze innego.
gearup-guide-naming = Wyznacz Dowódcę: ma ostatnie słowo i pierwszy spotyka Bossa.
gearup-guide-naming-advise = Kto ma być Dowódcą? Dotknij, by zaproponować.
gearup-guide-assign = { $count ->
    [one] Przydziel ostatnie zombie.
    [few] Przydziel pierwsze z { $count } zombie: dotknij albo przeciągnij kartę na ulicę.
   *[many] Przydziel pierwsze z { $count } zombie: dotknij albo przeciągnij kartę na ulicę.
}
gearup-guide-assign-advise = Dokąd ma iść pierwsze zombie? Dotknij, by zaproponować. Decyduje Dowódca.
gearup-guide-block = { $damage ->
    [one] Nadchodzi { $damage } obrażenie.
    [few] Nadchodzą { $damage } obrażenia.
   *[many] Nadchodzi { $damage } obrażeń.
} Ile przyjmie pancerz?
gearup-guide-pay = Boss uderza. Wykupujesz się?
gearup-guide-order = Kto z nich uderza następny?
gearup-guide-order-advise = Kto z nich ma uderzyć następny? Dotknij, by zaproponować.
gearup-guide-knock = Trafienie! Odrzucić na S3?
gearup-guide-upgrade = { $count ->
    [one] Masz ulepszenie: dotknij kółka przy broni.
    [few] Masz { $count } ulepszenia: dotknij kółka przy broni.
   *[many] Masz { $count } ulepszeń: dotknij kółka przy broni.
}
gearup-guide-shoot = { $ammo ->
    [one] Masz { $ammo } strzał: dotknij pola na swojej ulicy albo go zachowaj.
    [few] Masz { $ammo } strzały: dotykaj pól na swojej ulicy albo je zachowaj.
   *[many] Masz { $ammo } strzałów: dotykaj pól na swojej ulicy albo je zachowaj.
}
gearup-guide-draw = { $weapon }: połóż kształt na podświetlonym zombie.
gearup-guide-draw-cell = { $weapon }: skreśl jedno pole podświetlonego zombie.
gearup-guide-draw-several = { $weapon }: trafień zostało { $left }, w jedno zombie albo w kilka.
gearup-guide-draw-last = { $weapon }: jeszcze jedno trafienie.
gearup-guide-part-first = { $weapon }: połóż pierwszą część. Druga trafi w to samo zombie.
gearup-guide-part-second = { $weapon }: teraz druga część, na tym samym zombie.
gearup-guide-sweep-first = { $weapon }: po jednym zombie na każdym polu ulicy. Zacznij od dowolnego.
gearup-guide-sweep = { $weapon }: dalej po jednym zombie na pozostałych polach ({ $spaces }).
gearup-guide-explosion-first = { $weapon }: wszystkie zombie z jednego pola ulicy. Zacznij od dowolnego.
gearup-guide-explosion = { $weapon }: dalej pozostałe z tego samego pola.
gearup-guide-pass = Ta seria skończona. Zaczynasz następną?
gearup-guide-second = Strzelasz jeszcze raz czy kończysz?
gearup-guide-end = W tym kroku nie masz już nic do zrobienia.
gearup-guide-wait = Czekamy: { $names }.
gearup-guide-watch = Przy stole coś się dzieje.
`;export{e as default};