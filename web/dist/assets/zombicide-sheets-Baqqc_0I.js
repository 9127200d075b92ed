var e=`### Strona Zombicide wokół mapy: drużyna, plansza gracza, misja i to, o co pyta gra.

zombicide-you = ty
zombicide-team = Drużyna
zombicide-free = gratis
zombicide-ap = { $count } PA
zombicide-status-acted = po Turze
zombicide-status-waits = czeka
zombicide-status-left = poza planszą
zombicide-status-down = bez sił; ratunek możliwy do końca następnej Rundy
zombicide-status-fading = leży; termin ratunku mija w tej Rundzie
zombicide-status-saved = po ratunku
zombicide-status-dead = nie żyje
zombicide-ko = Nokaut: { $rounds ->
    [one] ostatnia Runda
    [few] { $rounds } Rundy
   *[other] { $rounds } Rund
}
zombicide-ko-long = { $rounds ->
    [one] { $name } leży bez sił: ratunek możliwy tylko w tej Rundzie.
   *[other] { $name } leży bez sił: ratunek możliwy w tej Rundzie i w następnej.
}
zombicide-actions = { $count ->
    [one] { $count } Akcja
    [few] { $count } Akcje
   *[other] { $count } Akcji
}
zombicide-free-door = darmowe Drzwi
zombicide-free-search = darmowe Przeszukiwanie
zombicide-free-move = darmowy Ruch
zombicide-free-pair = darmowy atak parą broni
zombicide-free-melee = darmowy Atak Wręcz
zombicide-free-ranged = darmowy Atak Dystansowy
zombicide-free-combat = darmowy atak
zombicide-free-all-out-melee = darmowy Atak Wręcz Na Całość
zombicide-free-all-out-ranged = darmowy Atak Dystansowy Na Całość
zombicide-free-all-out-combat = darmowy atak Na Całość
zombicide-face-long = { $name }: { $left }, rany { $wounds } z { $health }, { $ap } PA, { $level }, prowadzi: { $leader }
zombicide-face-begin = Rozpocznij Turę: { $text }
zombicide-dashboard = Plansza gracza: { $name }
zombicide-danger-long = { $ap } PA, Poziom Zagrożenia: { $level }. Żółty od 7, pomarańczowy od 19, czerwony od 43.
zombicide-skill-owned = {" "}(zdobyta)
zombicide-skill-to-come = {" "}(jeszcze nie)
zombicide-hands = Ręce
zombicide-backpack = Plecak
zombicide-slot-empty = puste
zombicide-card-use = Użyj: { $card }
zombicide-card-read = Przeczytaj: { $card }

zombicide-card-dice = Kości
zombicide-card-accuracy = Celność
zombicide-card-damage = Obrażenia
zombicide-card-range = Zasięg
zombicide-card-silent = cicho
zombicide-card-noisy = głośno
zombicide-card-empty = pusta, przeładuj
zombicide-card-reload = Po strzale trzeba przeładować
zombicide-card-dual = Podwójna: dwie działają jak jedna
zombicide-card-opens = Otwiera Drzwi
zombicide-card-opens-loud = Otwiera Drzwi, z Hałasem
zombicide-card-bullets = Naboje
zombicide-card-shells = Śrut
zombicide-card-light = Światło
zombicide-card-brief = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
} { $accuracy }+ obr. { $damage }
zombicide-card-all-out-brief = Na Całość +{ $dice }
zombicide-card-all-out = { $dice ->
    [one] Na Całość: { $dice } kość więcej; Uszkodzenie zabiera kartę.
    [few] Na Całość: { $dice } kości więcej; Uszkodzenie zabiera kartę.
   *[other] Na Całość: { $dice } kości więcej; Uszkodzenie zabiera kartę.
}
zombicide-card-keep = { $dice ->
    [one] Zachowanie: { $dice } kość; Uszkodzenie niszczy kartę.
    [few] Zachowanie: { $dice } kości; Uszkodzenie niszczy kartę.
   *[other] Zachowanie: { $dice } kości; Uszkodzenie niszczy kartę.
}
zombicide-card-molotov = Pali wszystkich w Strefie o zasięgu 1
zombicide-card-flashlight = Przeszukiwanie daje 2 karty
zombicide-card-food = Zjedz: +{ $amount } PA
zombicide-card-ammo-bullets = Przerzut ataków na naboje
zombicide-card-ammo-shells = Przerzut ataków na śrut

zombicide-ask = O co pyta gra
zombicide-not-now = Nie teraz:
zombicide-why = Dlaczego nie?
zombicide-price = { $count ->
    [0] gratis
    [one] kosztuje { $count } Akcję
    [few] kosztuje { $count } Akcje
   *[other] kosztuje { $count } Akcji
}
zombicide-verb-move = Ruch
zombicide-verb-slip = Wymknij się
zombicide-verb-sprint = Sprint
zombicide-verb-jump = Skok
zombicide-verb-charge = Szarża
zombicide-verb-blitz = Błyskawiczny atak
zombicide-verb-bloodlust = Żądza krwi
zombicide-verb-aid = Medyk polowy
zombicide-verb-search = Przeszukaj
zombicide-verb-open = Otwórz Drzwi
zombicide-verb-arrange = Przełóż karty
zombicide-verb-trade = Wymiana
zombicide-effort = { $effort ->
    [all-out] , Na Całość
    [doubled] , Na Całość, podwójne kości
   *[plain] { "" }
}
zombicide-break = Uszkodzenie
zombicide-verb-melee = { $pair ->
    [yes] Uderz parą: { $card }
   *[no] Uderz: { $card }
}{ zombicide-effort }
zombicide-verb-fire = { $pair ->
    [yes] Strzel z pary: { $card }
   *[no] Strzel: { $card }
}{ zombicide-effort }
zombicide-verb-throw = Rzuć koktajlem
zombicide-verb-improvise = Improwizowana broń
zombicide-verb-take = Zdobądź Cel
zombicide-verb-rescue = Uratuj
zombicide-verb-noise = Narób Hałasu
zombicide-verb-rally = Weź ze sobą
zombicide-verb-entrust = Przekaż Towarzysza
zombicide-verb-lead = Urodzony przywódca
zombicide-verb-save = Zbawca
zombicide-verb-shove = Pchnięcie
zombicide-verb-taunt = Prowokacja
zombicide-verb-get-in = Wsiądź do auta
zombicide-verb-drive = Jedź powoli
zombicide-verb-race = Jedź szybko
zombicide-verb-light = Zapal światło
zombicide-verb-aim = Obróć światło
zombicide-verb-eat = Zjedz: { $card }
zombicide-guide-partner = Z kim?
zombicide-guide-target = Wskaż cel na mapie.
zombicide-guide-zone = Wskaż Strefę na mapie.
zombicide-guide-light = Przeciągnij lampę albo wskaż Strefę obok; własna znaczy ścianę.
zombicide-guide-door = Wskaż Drzwi na mapie.
zombicide-which = { $place }: co chcesz zrobić?
zombicide-back = Wróć
zombicide-leave = Zostaw to botowi
zombicide-backs = { $name } jest za
zombicide-watch = Patrz, co się dzieje.
zombicide-over = Gra skończona.
zombicide-tap-again = Dotknij jeszcze raz
zombicide-dice = { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
} (od { $needed } w górę)
zombicide-dice-long = Na kościach: { $faces }. Trafia od { $needed } w górę: { $hits }.

zombicide-muster = Wybierz drużynę
zombicide-muster-left = { $count ->
    [one] jeszcze { $count } Ocalały
    [few] jeszcze { $count } Ocalałych
   *[other] jeszcze { $count } Ocalałych
}
zombicide-led-by = prowadzi: { $name }

zombicide-sorting-arrange = Przełóż karty
zombicide-sorting-stow = Znalezione karty
zombicide-sorting-trade = Wymiana: { $who }
zombicide-sorting-how = Przeciągnij karty albo dotknij karty, a potem miejsca. Działają też strzałki i Enter.
zombicide-sorting-finish = Zatwierdź
zombicide-sorting-reset = Jak było
zombicide-sorting-cancel = Zostaw
zombicide-sorting-drops = Na stos odrzuconych: { $cards }
zombicide-shelf-hand = Ręce: { $name }
zombicide-shelf-backpack = Plecak: { $name }
zombicide-shelf-drop = Znalezione: co tu zostanie, przepada

zombicide-mission = Misja
zombicide-to-win = Żeby wygrać
zombicide-round = Runda { $round }
zombicide-round-brief = R{ $round }
zombicide-phase-muster = wybór drużyny
zombicide-phase-turns = grają gracze
zombicide-phase-light = działają Zombie, które widzą światło
zombicide-phase-zombies = działają Zombie
zombicide-phase-spawn = przychodzą Zombie
zombicide-phase-end = koniec rundy
zombicide-phase-over = koniec
zombicide-done = {" "}(zrobione)
zombicide-not-done = {" "}(jeszcze nie)
zombicide-objectives = Cele
zombicide-left = zostało: { $count }
zombicide-gone = { $count ->
    [one] { $count } Ocalały opuścił planszę.
    [few] { $count } Ocalałych opuściło planszę.
   *[other] { $count } Ocalałych opuściło planszę.
}
zombicide-clock-dawn = { $rounds ->
    [one] ostatnia Runda przed świtem
    [few] { $rounds } Rundy do świtu
   *[other] { $rounds } Rund do świtu
}
zombicide-clock-dusk = { $rounds ->
    [one] ostatnia Runda przed zmrokiem
    [few] { $rounds } Rundy do zmroku
   *[other] { $rounds } Rund do zmroku
}
zombicide-goals-brief = Zadania { $done }/{ $all }
zombicide-objectives-brief = Cele { $taken }/{ $all }
zombicide-figures-left = Zostało figurek
zombicide-shortage = Gdy figurek zabraknie, wszystkie Zombie tego typu działają jeszcze raz.
zombicide-spawn = Namnażanie
zombicide-spawn-level = Karty czytane na poziomie: { $level }
zombicide-cards-left = { $count ->
    [one] została { $count } karta Zombie
    [few] zostały { $count } karty Zombie
   *[other] zostało { $count } kart Zombie
}

zombicide-count = { $count } × { $what }
zombicide-zone-street = Ulica
zombicide-zone-room = Pomieszczenie
zombicide-zone-corridor = Korytarz
zombicide-zone-tank = Czołg
zombicide-zone-dark = Ciemne pomieszczenie
zombicide-zone-people = Ocalali: { $names }
zombicide-zone-zombies = Zombie: { $names }
zombicide-zone-noise = Hałas: { $noise }
zombicide-zone-exit = Wyjście
zombicide-keys = Shift i cyfry od 1 do 6 pokazują Ocalałego. Strzałki przechodzą między odpowiedziami, Escape odkłada.
zombicide-key-beam = obróć światło
zombicide-key-face = pokaż Ocalałego

zombicide-sorting-discard = Odrzuć: { $card }
zombicide-hand-over = Oddaj pod opiekę:
zombicide-layers = Na mapie
zombicide-layer-forecast = Prognoza
zombicide-layer-forecast-long = co zrobiłyby teraz Zombie
zombicide-layer-sight = Widok
zombicide-layer-sight-long = co widzi Ocalały

zombicide-foresee = Co zrobią Zombie?
zombicide-outlook = Gdyby Zombie ruszyły teraz
zombicide-outlook-close = Ukryj
zombicide-outlook-certain = Pewne przed dobraniem kart
zombicide-outlook-unhurt = Nikt nie odniesie ran.
zombicide-outlook-woken = Zombie widzą stąd światło i najpierw działają jeszcze raz: { $zones }.
zombicide-outlook-again = Potem, w drugiej Akcji: { $what }
zombicide-outlook-choose = Ilu z nich, wybiorą gracze.
zombicide-outlook-wounds-certain = { $certain ->
    [one] { $name }: { $certain } rana.
    [few] { $name }: { $certain } rany.
   *[other] { $name }: { $certain } ran.
}
zombicide-outlook-wounds-maybe = { $most ->
    [one] { $name }: { $most } rana, jeśli tak wybiorą gracze.
    [few] { $name }: do { $most } ran, zależnie od wyboru graczy.
   *[other] { $name }: do { $most } ran, zależnie od wyboru graczy.
}
zombicide-outlook-wounds-between = { $name }: od { $certain } do { $most } ran, zależnie od wyboru graczy.
zombicide-outlook-groups = { $count ->
    [one] Co zrobi { $count } grupa i dlaczego
    [few] Co zrobią { $count } grupy i dlaczego
   *[other] Co zrobi { $count } grup i dlaczego
}
zombicide-outlook-cards = Zależne od kart
zombicide-outlook-draw = { $zones ->
    [one] Potem Strefa Namnażania dobiera jedną z kart (jest ich { $cards }):
   *[other] Potem każda ze Stref Namnażania ({ $zones }) dobiera jedną z kart (jest ich { $cards }):
}
zombicide-outlook-share = { $count } z { $cards } ({ $percent }%)
zombicide-outlook-nothing = nic
zombicide-outlook-abomination = pojawia się Abominacja albo te na planszy działają jeszcze raz
zombicide-outlook-figures = { $least }–{ $all }
zombicide-outlook-rush = { $cards ->
    [one] { $figures }; po { $cards } karcie działają od razu
   *[other] { $figures }; po { $cards } kartach działają od razu
}
zombicide-outlook-activation-walker = wszyscy Szwendacze działają jeszcze raz
zombicide-outlook-activation-runner = wszyscy Biegacze działają jeszcze raz
zombicide-outlook-activation-brute = wszystkie Spaślaki działają jeszcze raz
`;export{e as default};