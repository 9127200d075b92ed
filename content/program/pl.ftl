# Co mówi sam program w terminalu.

play-prompt = >
play-keys = numer: zrób to · ? numer: co to da · ? słowo: zasada · podpowiedź · cofnij · zapisz · koniec · ? pomoc
play-help =
    Wpisz numer oferty, żeby ją wykonać.
    ? 3 objaśnia ofertę 3; ? i słowo albo numer zasady pokazuje zasady.
    podpowiedź mówi, co zrobiłby silny bot;
    cofnij odwołuje twoją ostatnią decyzję; zapisz [PLIK] zapisuje grę; koniec odchodzi od stołu.
    Możesz też wpisać akcję ręcznie, a gdy cel ma tylko jedna oferta, sam cel.
    Jeśli nie da się jej wykonać, dowiesz się dlaczego.
play-help-zombiaki =
    Przykłady: ? cofnięcie · ? ZK-RETR-01 · play shot T1
    Na ulicy: ○ pozostała Siła, ● rany, ↕ może iść w bok, «« dwa pola na turę, ■ nigdy się nie rusza,
    ‖ nigdy się nie cofa, ▓ zasłania linię strzału, ▒ ile ciosów wytrzyma zapora, » o ile pól jedzie auto, ✱ pułapka.
    Na kartach: ▦ karta planszy, ⚡ karta akcji, ✹2 rany, ✹? rany według opisu, ☠ unicestwia, ⌖ wymaga wolnej linii strzału,
    ▓ zasłania ją, ⧗ działa jedną kolejkę.
play-help-terror =
    Przykłady: ? obowiązkowy · ? ZT-MAND-04 · go nurse C2 · turn F9 e
    Na parkingu: ▲ ▶ ▼ ◀ zombie i kierunek, w którym patrzy, △ zombie, który już działał w tej rundzie,
    ▲! stoi przed człowiekiem i gryzie najpierw, ▲~ widzi człowieka i musi iść w jego stronę,
    ▲▲ Biegacz, ■▲ Osiłek, ◆ jeszcze nie wie, gdzie patrzeć; * rana, † śmierć; podświetlony pionek działa.
    · pole dozwolone: tu wchodzą nowe zombie, ◎ właz, ? do przeszukania, ¤ do zabrania i niesienia.
    █ przeszkoda, ▓ autobus, ▒ budka: nikt przez nie nie przejdzie, nie widzi i nie strzela.
    Linia przerywana dzieli parking na połowy. ★ gwiazdka, ☆ gwiazdka stracona przez ranę.
play-help-gearup =
    Przykłady: ? odrzut · ? GU-MAR-01 · stamp z3 A1 B1 B2 · stamp boss C2 · shoot z3 B2 · call lisa · done
    stamp nazywa zombie i pola, które zakrywa Kształt Trafienia, w dowolnej kolejności, albo jedno pole.
    Na karcie: . wolne pole, x skreślone, a Amunicja, s Pancerz, * Obrażenie, + pierwsza część dzielonego Kształtu.
    Na Bossie: y Obrażenie, b Obrażenie tylko przy Specjalnym Ataku, c rdzeń, (...) paszcza,
    : i - kropkowane linie. y 3 · y+b 5 mówi, ile zadaje Atak, a ile Specjalny Atak.
    Obok zombie: > rusza się w tej turze, ! atakuje w tej turze. S1 to pole tuż przy tobie.
    Na planszy Ocalałego: o gotowe, x zużyte, . puste; > działa w tej turze; + efekt działa, - jeszcze nieodblokowany.
    Na Torze Furii a i s to Amunicja i Pancerz pod polem. †3: tyle zombie z tej talii już zginęło.
play-help-zombicide =
    Przykłady: ? namnażanie · ? ZE-ZAC-06 · move 9R.TC · begin amy · search · end
    Pokoje nazywają się od tego, czym są, i od numeru kafelka (Kuchnia 9), ulice od nazwy i części
    (Kanałowa Północna), skrzyżowania od obu ulic (róg Kanałowej i Portowej).
    Wpisane akcje nazywają je kafelkiem i miejscem: 9R.MR to prawy środek kafelka 9R, 9R.A jego pokój A.
    Na mapie: S3 P1 B2 Szwendacze, Spaślaki, Biegacze; P0! Hobo! Glina! Dzika! Abominacje; podświetlony
    Ocalały działa. ■ zamknięte Drzwi, □ otwarte, linia przerywana: wolne przejście, ♪2 żetony hałasu, ✗ Cel,
    ¤ Skrzynia, ▼ Strefa Namnażania, ▽ jeszcze nieaktywna, ⇨ Wyjście, ☾ ciemne pomieszczenie, którego nikt
    nie otworzył, … reszta na liście pod mapą.
play-many = to samo gdzie indziej: { $count }; wpisz ręcznie, na przykład: { $action }
play-input-ended = Wejście się skończyło; gra zatrzymuje się tutaj, niezapisana.
play-no-such-offer =
    { $most ->
        [one] Jest tylko jedna oferta: 1.
        [few] Wybierz numer od 1 do { $most }.
        [many] Wybierz numer od 1 do { $most }.
       *[other] Wybierz numer od 1 do { $most }.
    }
play-no-such-rule = Żadna zasada o tym nie mówi. Spróbuj innego słowa albo numeru, na przykład { $id }.
play-goal = Cel: { $goal }
play-hint =
    { $number ->
        [0] Silny bot zrobiłby tak: { $offer }
        [few] Silny bot wybrałby { $number }: { $offer }
        [many] Silny bot wybrałby { $number }: { $offer }
       *[other] Silny bot wybrałby { $number }: { $offer }
    } (twoja szansa: { $before }% → { $after }%)
play-no-action = „{ $written }” to nie jest akcja tej gry. Wpisz numer oferty albo ?, żeby zobaczyć pomoc.
play-undone = Cofnięto.
play-nothing-to-undo = Nie podjęto tu jeszcze żadnej twojej decyzji.
play-saved = Zapisano jako { $file }. Dalszy ciąg:
play-not-saved = Nie zapisano jako { $file }: { $kind ->
        [exists] taki plik już jest
       *[other] { $why }
    }. Wybierz inną nazwę: zapisz NAZWA
play-you-won = Wygrana.
play-you-lost = Przegrana.
play-over = Koniec gry.

street-heading =
    Kolejka { $round } · { $side } · { $left ->
        [0] następna karta to Świt
        [one] 1 karta do Świtu
        [few] { $left } karty do Świtu
        [many] { $left } kart do Świtu
       *[other] { $left } karty do Świtu
    }
street-block = Przecznica { $block }
street-barricades = BARYKADY
street-cemetery = CMENTARZ
street-barricade-cards = Barykady:
street-cemetery-cards = Cmentarz:
street-known-top = wiesz, co będzie następne:
street-piles = talia: { $deck }, Śmietnik: { $trash }
street-on-track = tor { $track }
street-on-block = przecznica { $block }
street-everywhere = cała ulica

park-heading = Runda { $round } · { $side } · ucieczka: { $points } z { $goal } ★
park-car = AUTO
park-supermarket = SUPERMARKET
park-signs = ▲ zombie · △ już działał · ! gryzie · ~ idzie na człowieka · * rana · █▓▒ przeszkody
park-sign-banker = Ba
park-sign-lumberjack = Dr
park-sign-child = Dz
park-sign-mechanic = Me
park-sign-nurse = Pi
park-sign-policeman = Po
park-sign-dog = Ps
park-next = ten pionek teraz
park-waits = czeka
park-wounded = rana
park-dead = nie żyje
park-escaped = ucieczka udana
park-turned = teraz zombie
park-lost = poza grą
park-acts = działa, akcje: { $points }
park-done = po aktywacji
park-fresh = akcje: { $points }
park-bullets = Naboje: { $bullets }
park-briefcase = Bankier ma teczkę
park-no-briefcase = teczki już nie ma
park-needed =
    { $needed ->
        [0] Auto jest gotowe do drogi.
        [one] Auto jeszcze potrzebuje: ¤ { $thing } × { $needed }
        [few] Auto jeszcze potrzebuje: ¤ { $thing } × { $needed }
        [many] Auto jeszcze potrzebuje: ¤ { $thing } × { $needed }
       *[other] Auto jeszcze potrzebuje: ¤ { $thing } × { $needed }
    }
park-spots = Do przeszukania: { $fields } (niepuste: { $real })
park-pool = Zombie w puli: { $pool } z { $all }
park-terror = Terror: { $track }
park-no-terror = Terror zacznie się, gdy pula będzie pusta.
park-building = Do położenia: { $sort }
park-to-haunt = Do ustawienia: supermarket { $supermarket }, auto { $car }
park-activated = Aktywowani ludzie: { $activated }; zombie do ruchu: { $quota }
park-quota = Aktywowane zombie: { $activated } z { $quota }
park-walker = Zombie z { $at } ma jeszcze akcje: { $points }
park-due = Do dołożenia: supermarket { $supermarket }, auto { $car }, dowolnie { $anywhere }
park-zombie-cards = Karty zombie:
park-human-cards = Karty ludzi:
park-cards =
    { $count ->
        [0] brak
        [one] w ręce { $count }
        [few] w ręce { $count }
        [many] w ręce { $count }
       *[other] w ręce { $count }
    }
park-played = (zagrane: { $cards })

lane-heading = Runda { $round } · tura { $turn } z { $turns } · { $level } · Boss: { $boss }
lane-muster = Przed grą · { $level } · Boss: { $boss }
lane-commander = Dowodzi { $survivor }
lane-turn-card = Karta Tury: { $colour } · zombie w ruchu: { $speed }
lane-companion-may = może działać Towarzysz
lane-hidden-turns = Zakryte karty Tury: { $cards }
lane-hidden-spawns = Zakryte karty Namnażania: { $cards }
lane-hidden-boss = Zakryte karty Bossa: { $cards }
lane-decks = Talie zombie: { $decks }
lane-health = Zdrowie
lane-done = gotowe
lane-before = Naprzeciw stoi { $survivor }
lane-mouth-open = W tej turze paszcza jest otwarta.
lane-mouth-shut = Paszcza jest zamknięta.
lane-screams = Tor Krzykacza: { $track }
lane-companions = Towarzysze
lane-rests = po akcji
lane-waiting = Czekają na Ulicę:
lane-hits = Trafienia, które zostały w tym ataku: { $hits }
lane-earned = Ulepszenia do wzięcia: { $earned }
lane-signs = . wolne · x skreślone · a Amunicja · s Pancerz · * Obrażenie · > rusza · ! atakuje · o gotowe
lane-signs-boss = . wolne · x skreślone · a Amunicja · s Pancerz · * y b Obrażenie · > rusza · ! atakuje

city-heading = { $title } · runda { $round } · { $phase } · Poziom Zagrożenia: { $level }
city-phase-muster = wybór drużyny
city-phase-turns = Faza Graczy
city-phase-zombies = Faza Zombie
city-phase-spawn = Namnażanie
city-phase-light = Zombie, które widzą światło
city-phase-end = Faza Końcowa
city-phase-won = Misja wykonana
city-phase-lost = Misja przegrana
city-unknown = Terminal nie ma mapy tej Misji.
city-signs = S Szwendacze P Spaślaki B Biegacze · ■ Drzwi □ otwarte · ♪ hałas ✗ Cel ¤ Skrzynia ▼ Namnażanie ⇨ Wyjście
city-sign-walker = S
city-sign-brute = P
city-sign-runner = B
city-sign-patient-zero = P0!
city-sign-hobomination = Hobo!
city-sign-abominacop = Glina!
city-sign-abominawild = Dzika!
city-noise = hałas { $noise } (z Ocalałymi { $loudness })
city-objective = Cel ({ $colour })
city-crate = Skrzynia
city-spawn = Strefa Namnażania
city-spawn-idle = Strefa Namnażania (nieaktywna)
city-exit = Strefa Wyjścia
city-dark = ciemne pomieszczenie
city-pool = Zostało figurek: { $left } · Karty Zombie: { $cards }
city-led-by = gracz { $seat }
city-left = już poza planszą
city-down = bez przytomności
city-fading = nokaut, umiera na końcu tej rundy
city-saved = życie ocalone
city-dead = nie żyje
city-level = { $ap } PA, { $level }
city-actions =
    { $left ->
        [one] { $left } Akcja do użycia
        [few] { $left } Akcje do użycia
       *[other] { $left } Akcji do użycia
    }
city-acted = po Turze
city-cards = Ręka: { $hand }. Plecak: { $backpack } (wolne miejsca: { $free }).
city-skills = Umiejętności: { $skills }.
city-found = Znalezione: { $cards }
