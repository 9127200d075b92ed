### Zombicide: 2. edycja po polsku.
###
### Strefy mają własne nazwy („Kuchnia 9”, „Kanałowa Północna”, „róg Kanałowej i Portowej”), a ich
### przypadki mają w sobie przyimek (zobacz „Strefy”). Imiona mają przypadki, o ile się odmieniają;
### Ocalali mają różny rodzaj, więc zdania o nich stoją w czasie teraźniejszym i obywają się bez
### przymiotników i zaimków. `group` mówi, ile jest Zombie jednego typu. Abominacja to jedna figurka
### i ma imię. Dlatego atrybut `.loc` typu Zombie nie jest przypadkiem: mówi tylko `group`, których
### słów użyć. „Zombie” się nie odmienia: ten Zombie, te Zombie, pięć Zombie.

game-title = Zombicide: 2. edycja
game-pitch = Sześcioro Ocalałych, miasto pełne umarłych i Misja, która na papierze wyglądała na krótką. Otwierajcie Drzwi, Przeszukujcie pokoje, hałasujcie tam, gdzie to pomaga, i nigdzie indziej. Im więcej zabijacie, tym jesteście silniejsi, a im jesteście silniejsi, tym więcej ich przychodzi.

side-one = Gracz 1
side-two = Gracz 2
side-three = Gracz 3
side-four = Gracz 4
side-five = Gracz 5
side-six = Gracz 6

## Liczby z rzeczownikami

group = { $kind-loc ->
    [walker] { $count } { $count ->
        [one] Szwendacz
        [few] Szwendacze
       *[other] Szwendaczy
    }
    [brute] { $count } { $count ->
        [one] Spaślak
        [few] Spaślaki
       *[other] Spaślaków
    }
    [runner] { $count } { $count ->
        [one] Biegacz
        [few] Biegacze
       *[other] Biegaczy
    }
   *[other] { $kind }
}
# W bierniku: zabija Szwendacza, 2 Szwendacze, Hobominację.
group-killed = { $count ->
    [one] { $kind-acc }
   *[other] { group }
}
amount-hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
}
# W bierniku: przyjmuje 1 Atak, 2 Ataki, 5 Ataków.
amount-attacks = { $count ->
    [one] { $count } Atak
    [few] { $count } Ataki
   *[other] { $count } Ataków
}
# W bierniku: otrzymuje 1 ranę, 2 rany, 5 ran.
amount-wounds = { $count ->
    [one] { $count } ranę
    [few] { $count } rany
   *[other] { $count } ran
}
amount-cost = { $cost ->
    [one] { $cost } Akcja
    [few] { $cost } Akcje
   *[other] { $cost } Akcji
}
# W bierniku: kosztuje 1 Akcję.
amount-price = { $cost ->
    [one] { $cost } Akcję
    [few] { $cost } Akcje
   *[other] { $cost } Akcji
}
health-left = { $left ->
    [0] Nie ma już Zdrowia.
   *[other] Zdrowie: { $left }.
}

## Ocalali

survivor-josh = Josh
    .acc = Josha
    .gen = Josha
    .dat = Joshowi
    .ins = Joshem
    .loc = Joshu
survivor-doug = Doug
    .acc = Douga
    .gen = Douga
    .dat = Dougowi
    .ins = Dougiem
    .loc = Dougu
survivor-elle = Elle
survivor-amy = Amy
survivor-ned = Ned
    .acc = Neda
    .gen = Neda
    .dat = Nedowi
    .ins = Nedem
    .loc = Nedzie
survivor-wanda = Wanda
    .acc = Wandę
    .gen = Wandy
    .dat = Wandzie
    .ins = Wandą
    .loc = Wandzie
survivor-lili = Lili
survivor-tiger-sam = Tiger Sam
    .acc = Tiger Sama
    .gen = Tiger Sama
    .dat = Tiger Samowi
    .ins = Tiger Samem
    .loc = Tiger Samie
survivor-odin = Odin
    .acc = Odina
    .gen = Odina
    .dat = Odinowi
    .ins = Odinem
    .loc = Odinie
survivor-bunny-g = Bunny G
survivor-lou = Lou
survivor-ostara = Ostara
    .acc = Ostarę
    .gen = Ostary
    .dat = Ostarze
    .ins = Ostarą
    .loc = Ostarze

type-classic = Klasyczny Ocalały
type-kid = Dzieciak

level-blue = niebieski
level-yellow = żółty
level-orange = pomarańczowy
level-red = czerwony

## Zombie

zombie-walker = Szwendacz
    .acc = Szwendacza
    .gen = Szwendacza
    .loc = walker
zombie-brute = Spaślak
    .acc = Spaślaka
    .gen = Spaślaka
    .loc = brute
zombie-runner = Biegacz
    .acc = Biegacza
    .gen = Biegacza
    .loc = runner
zombie-patient-zero = Pacjent 0
    .acc = Pacjenta 0
    .gen = Pacjenta 0
zombie-hobomination = Hobominacja
    .acc = Hobominację
    .gen = Hobominacji
zombie-abominacop = Abominacop
    .acc = Abominacopa
    .gen = Abominacopa
zombie-abominawild = Abominawild
    .acc = Abominawilda
    .gen = Abominawilda

cause-phase = Faza Zombie
cause-rush = Zryw: nowe Zombie działają od razu
cause-extra-card = karta dodatkowej Aktywacji
cause-shortage = zabrakło figurek, więc cały typ działa jeszcze raz
cause-abomination = kolejna karta Abominacji
cause-taunt = Prowokacja
cause-mission = zdarzenie Misji

## Strefy

# Formy nazw Stref mają w sobie przyimek: `.gen` to skąd („z Kuchni 9”), `.acc` dokąd („do Kuchni 9”,
# „na Kanałową”), `.loc` gdzie („w Kuchni 9”, „na Kanałowej”). `.ins` jest bez przyimka. Nazwy ulic
# i ich części to zwykłe przypadki.
place-room = Pokój
    .gen = z Pokoju
    .acc = do Pokoju
    .loc = w Pokoju
    .ins = Pokojem
place-shop = Sklep
    .gen = ze Sklepu
    .acc = do Sklepu
    .loc = w Sklepie
    .ins = Sklepem
place-diner = Bar
    .gen = z Baru
    .acc = do Baru
    .loc = w Barze
    .ins = Barem
place-office = Biuro
    .gen = z Biura
    .acc = do Biura
    .loc = w Biurze
    .ins = Biurem
place-bedroom = Sypialnia
    .gen = z Sypialni
    .acc = do Sypialni
    .loc = w Sypialni
    .ins = Sypialnią
place-kitchen = Kuchnia
    .gen = z Kuchni
    .acc = do Kuchni
    .loc = w Kuchni
    .ins = Kuchnią
place-storeroom = Magazyn
    .gen = z Magazynu
    .acc = do Magazynu
    .loc = w Magazynie
    .ins = Magazynem
place-garage = Garaż
    .gen = z Garażu
    .acc = do Garażu
    .loc = w Garażu
    .ins = Garażem
place-washroom = Łazienka
    .gen = z Łazienki
    .acc = do Łazienki
    .loc = w Łazience
    .ins = Łazienką
place-lounge = Salon
    .gen = z Salonu
    .acc = do Salonu
    .loc = w Salonie
    .ins = Salonem
place-library = Biblioteka
    .gen = z Biblioteki
    .acc = do Biblioteki
    .loc = w Bibliotece
    .ins = Biblioteką
place-oval-office = Gabinet Owalny
    .gen = z Gabinetu Owalnego
    .acc = do Gabinetu Owalnego
    .loc = w Gabinecie Owalnym
    .ins = Gabinetem Owalnym
place-cabinet-room = Pokój Gabinetowy
    .gen = z Pokoju Gabinetowego
    .acc = do Pokoju Gabinetowego
    .loc = w Pokoju Gabinetowym
    .ins = Pokojem Gabinetowym
place-press-room = Sala Prasowa
    .gen = z Sali Prasowej
    .acc = do Sali Prasowej
    .loc = w Sali Prasowej
    .ins = Salą Prasową
place-dining-room = Jadalnia
    .gen = z Jadalni
    .acc = do Jadalni
    .loc = w Jadalni
    .ins = Jadalnią
place-map-room = Pokój Map
    .gen = z Pokoju Map
    .acc = do Pokoju Map
    .loc = w Pokoju Map
    .ins = Pokojem Map
place-situation-room = Pokój Sytuacyjny
    .gen = z Pokoju Sytuacyjnego
    .acc = do Pokoju Sytuacyjnego
    .loc = w Pokoju Sytuacyjnym
    .ins = Pokojem Sytuacyjnym
place-command-centre = Centrum Dowodzenia
    .gen = z Centrum Dowodzenia
    .acc = do Centrum Dowodzenia
    .loc = w Centrum Dowodzenia
    .ins = Centrum Dowodzenia
place-guard-room = Pokój Ochrony
    .gen = z Pokoju Ochrony
    .acc = do Pokoju Ochrony
    .loc = w Pokoju Ochrony
    .ins = Pokojem Ochrony
place-ballroom = Sala Balowa
    .gen = z Sali Balowej
    .acc = do Sali Balowej
    .loc = w Sali Balowej
    .ins = Salą Balową
place-bunker = Bunkier
    .gen = z Bunkra
    .acc = do Bunkra
    .loc = w Bunkrze
    .ins = Bunkrem
place-elevator = Winda
    .gen = z Windy
    .acc = do Windy
    .loc = w Windzie
    .ins = Windą
place-generator = Sala Generatora
    .gen = z Sali Generatora
    .acc = do Sali Generatora
    .loc = w Sali Generatora
    .ins = Salą Generatora
place-boiler-room = Kotłownia
    .gen = z Kotłowni
    .acc = do Kotłowni
    .loc = w Kotłowni
    .ins = Kotłownią
place-bowling-alley = Kręgielnia
    .gen = z Kręgielni
    .acc = do Kręgielni
    .loc = w Kręgielni
    .ins = Kręgielnią
place-no-mans-land = Ziemia Niczyja
    .gen = z Ziemi Niczyjej
    .acc = na Ziemię Niczyją
    .loc = na Ziemi Niczyjej
    .ins = Ziemią Niczyją
place-yard = Podwórze
    .gen = z Podwórza
    .acc = na Podwórze
    .loc = na Podwórzu
    .ins = Podwórzem
place-corridor = Korytarz
    .gen = z Korytarza
    .acc = na Korytarz
    .loc = na Korytarzu
    .ins = Korytarzem
place-tank = Czołg
    .gen = z Czołgu
    .acc = na Czołg
    .loc = na Czołgu
    .ins = Czołgiem
street-canal = Kanałowa
    .gen = Kanałowej
    .acc = Kanałową
    .loc = Kanałowej
    .ins = Kanałową
street-mill = Młyńska
    .gen = Młyńskiej
    .acc = Młyńską
    .loc = Młyńskiej
    .ins = Młyńską
street-station = Dworcowa
    .gen = Dworcowej
    .acc = Dworcową
    .loc = Dworcowej
    .ins = Dworcową
street-orchard = Sadowa
    .gen = Sadowej
    .acc = Sadową
    .loc = Sadowej
    .ins = Sadową
street-brewery = Browarna
    .gen = Browarnej
    .acc = Browarną
    .loc = Browarnej
    .ins = Browarną
street-abbey = Klasztorna
    .gen = Klasztornej
    .acc = Klasztorną
    .loc = Klasztornej
    .ins = Klasztorną
street-forest = Leśna
    .gen = Leśnej
    .acc = Leśną
    .loc = Leśnej
    .ins = Leśną
street-field = Polna
    .gen = Polnej
    .acc = Polną
    .loc = Polnej
    .ins = Polną
street-garden = Ogrodowa
    .gen = Ogrodowej
    .acc = Ogrodową
    .loc = Ogrodowej
    .ins = Ogrodową
street-quiet = Cicha
    .gen = Cichej
    .acc = Cichą
    .loc = Cichej
    .ins = Cichą
street-dock = Portowa
    .gen = Portowej
    .acc = Portową
    .loc = Portowej
    .ins = Portową
street-market = Targowa
    .gen = Targowej
    .acc = Targową
    .loc = Targowej
    .ins = Targową
street-bridge = Mostowa
    .gen = Mostowej
    .acc = Mostową
    .loc = Mostowej
    .ins = Mostową
street-smith = Kowalska
    .gen = Kowalskiej
    .acc = Kowalską
    .loc = Kowalskiej
    .ins = Kowalską
street-water = Wodna
    .gen = Wodnej
    .acc = Wodną
    .loc = Wodnej
    .ins = Wodną
street-baker = Piekarska
    .gen = Piekarskiej
    .acc = Piekarską
    .loc = Piekarskiej
    .ins = Piekarską
street-salt = Solna
    .gen = Solnej
    .acc = Solną
    .loc = Solnej
    .ins = Solną
street-linden = Lipowa
    .gen = Lipowej
    .acc = Lipową
    .loc = Lipowej
    .ins = Lipową
street-hill = Górna
    .gen = Górnej
    .acc = Górną
    .loc = Górnej
    .ins = Górną
street-castle = Zamkowa
    .gen = Zamkowej
    .acc = Zamkową
    .loc = Zamkowej
    .ins = Zamkową
where-north = Północna
    .gen = Północnej
    .acc = Północną
    .loc = Północnej
    .ins = Północną
where-south = Południowa
    .gen = Południowej
    .acc = Południową
    .loc = Południowej
    .ins = Południową
where-west = Zachodnia
    .gen = Zachodniej
    .acc = Zachodnią
    .loc = Zachodniej
    .ins = Zachodnią
where-east = Wschodnia
    .gen = Wschodniej
    .acc = Wschodnią
    .loc = Wschodniej
    .ins = Wschodnią
where-middle = Środkowa
    .gen = Środkowej
    .acc = Środkową
    .loc = Środkowej
    .ins = Środkową
zone-place = { $place } { $number }
    .gen = { $place-gen } { $number }
    .acc = { $place-acc } { $number }
    .loc = { $place-loc } { $number }
    .ins = { $place-ins } { $number }
zone-street = { $street }
    .gen = z { $street-gen }
    .acc = na { $street-acc }
    .loc = na { $street-loc }
    .ins = { $street-ins }
zone-street-part = { $street } { $where }
    .gen = z { $street-gen } { $where-gen }
    .acc = na { $street-acc } { $where-acc }
    .loc = na { $street-loc } { $where-loc }
    .ins = { $street-ins } { $where-ins }
zone-street-number = { $street } { $number }
    .gen = z { $street-gen } { $number }
    .acc = na { $street-acc } { $number }
    .loc = na { $street-loc } { $number }
    .ins = { $street-ins } { $number }
zone-crossing = róg { $street-gen } i { $other-gen }
    .gen = z rogu { $street-gen } i { $other-gen }
    .acc = na róg { $street-gen } i { $other-gen }
    .loc = na rogu { $street-gen } i { $other-gen }
    .ins = rogiem { $street-gen } i { $other-gen }
zone-corner = róg { $street-gen } i { $other-gen } { $number }
    .gen = z rogu { $street-gen } i { $other-gen } { $number }
    .acc = na róg { $street-gen } i { $other-gen } { $number }
    .loc = na rogu { $street-gen } i { $other-gen } { $number }
    .ins = rogiem { $street-gen } i { $other-gen } { $number }
gate-between = między { $one-ins } a { $other-ins }
gate-of = { $zone-loc }

## Ekwipunek

card-aaahh = Aaahh!!
card-army-sniper-rifle = Wojskowa Snajperka
    .acc = Wojskową Snajperkę
card-automatic-shotgun = Automatyczna Strzelba
    .acc = Automatyczną Strzelbę
card-bag-of-rice = Worek Ryżu
card-baseball-bat = Kij Bejsbolowy
card-canned-food = Konserwa
    .acc = Konserwę
card-chainsaw = Piła Łańcuchowa
    .acc = Piłę Łańcuchową
card-colt-m16a4 = Karabin Colt M16A4
card-crowbar = Łom
card-desert-eagle = Desert Eagle
card-evil-twins = Złe Bliźniaczki
card-fire-axe = Topór Strażacki
card-flashlight = Latarka
    .acc = Latarkę
card-folding-shovel = Saperka
    .acc = Saperkę
card-glock-17 = Glock 17
    .acc = Glocka 17
card-golden-ak-47 = Złoty AK-47
    .acc = Złotego AK-47
card-golden-kukri = Złote Kukri
card-gunblade = Gunblade
card-ka-bar = Ka-Bar
    .acc = Ka-Bara
card-katana = Katana
    .acc = Katanę
card-kukri = Kukri
card-machete = Maczeta
    .acc = Maczetę
card-mas-shotgun = Strzelba Mamy
    .acc = Strzelbę Mamy
card-mas-shotgun-empty = Strzelba Mamy (pusta)
    .acc = Strzelbę Mamy (pustą)
card-molotov = Koktajl Mołotowa
card-mp5 = MP5
card-nailbat = Kij z Gwoździami
card-night-vision-goggles = Gogle Noktowizyjne
card-pistol = Pistolet
card-plenty-of-bullets = Garść Naboi
card-plenty-of-shells = Garść Patronów
card-repair-kit = Zestaw Naprawczy
card-riot-shield = Tarcza Szturmowa
    .acc = Tarczę Szturmową
card-sawed-off = Obrzyn
card-sawed-off-empty = Obrzyn (pusty)
card-shotgun = Strzelba
    .acc = Strzelbę
card-snack-cake = Ciastko
card-sniper-rifle = Snajperka
    .acc = Snajperkę
card-sub-mg = PM
card-water = Woda
    .acc = Wodę
card-zantetsuken = Zantetsuken
cards-none = nic

deck-starting = Ekwipunek Początkowy
deck-equipment = Ekwipunek
deck-pimpweapon = Podrasowana Broń
deck-secret-service = Ekwipunek Secret Service

car-muscle = sportowe auto
    .gen = sportowego auta
car-police = radiowóz
    .gen = radiowozu

fight-melee = Atak Wręcz
    .acc = Atak Wręcz
    .gen = Ataku Wręcz
fight-ranged = Atak Dystansowy
    .acc = Atak Dystansowy
    .gen = Ataku Dystansowego

noise-silent = cicho
noise-noisy = głośno

reroll-lucky = Farciarz
reroll-ammo = zapas amunicji

colour-red = czerwone
    .gen = czerwonych
colour-blue = niebieskie
    .gen = niebieskich
colour-green = zielone
    .gen = zielonych

## Umiejętności

skill-2-cocktails = Dwa koktajle są lepsze niż jeden
skill-2-cocktails-text = Gdy rzucasz Koktajlem Mołotowa, rzuć kością: przy 4 lub więcej karta trafia do Plecaka zamiast do kart odrzuconych.
skill-ambidextrous = Oburęczny
skill-ambidextrous-text = Każdych dwóch broni o tej samej nazwie w Rękach możesz użyć jako pary.
skill-barbarian = Barbarzyńca
skill-barbarian-text = W Ataku Wręcz możesz rzucić tyloma kośćmi, ile jest Zombie w Strefie, zamiast liczbą kości broni. Decydujesz przed rzutem.
skill-blitz = Błyskawiczny atak
skill-blitz-text = Raz na Turę, za 1 Akcję: przejdź do 2 Stref tam, skąd możesz strzelić do Zombie, i od razu strzel za darmo.
skill-bloodlust-combat = Żądza krwi: Walka
skill-bloodlust-combat-text = Raz na Turę, za 1 Akcję: przejdź do 2 Stref do Strefy z Zombie i od razu zaatakuj za darmo, wręcz albo z dystansu.
skill-bloodlust-melee = Żądza krwi: Atak Wręcz
skill-bloodlust-melee-text = Raz na Turę, za 1 Akcję: przejdź do 2 Stref do Strefy z Zombie i od razu zaatakuj za darmo wręcz.
skill-bloodlust-ranged = Żądza krwi: Atak Dystansowy
skill-bloodlust-ranged-text = Raz na Turę, za 1 Akcję: przejdź do 2 Stref do Strefy z Zombie i od razu strzel za darmo.
skill-born-leader = Urodzony przywódca
skill-born-leader-text = Raz na Turę inny Ocalały w dowolnym miejscu planszy dostaje darmową Akcję i od razu jej używa.
skill-break-in = Włamywacz
skill-break-in-text = Otwierasz Drzwi bez narzędzi i bez Hałasu, jedne w każdej Turze za darmo.
skill-brother-in-arms-dice-roll = Braterstwo broni: +1 do rzutu kością
skill-brother-in-arms-dice-roll-text = Gdy w twojej Strefie jest inny Ocalały, każdy Ocalały w niej, ty też, dodaje 1 do każdej kości ataku.
skill-can-search-more-than-once = Wielokrotne Przeszukiwanie
skill-can-search-more-than-once-text = Możesz Przeszukiwać tyle razy, na ile starczy ci Akcji.
skill-charge = Szarża
skill-charge-text = Raz na Turę, za darmo: przejdź do 2 Stref do Strefy z Zombie. Za odejście od Zombie nadal płacisz Akcjami.
skill-combat-damage-2 = Walka: Obrażenia 2
skill-combat-damage-2-text = Każda twoja broń z 1 Obrażeniem zadaje 2.
skill-combat-reflexes = Odruchy bojowe
skill-combat-reflexes-text = Gdy Zombie pojawią się w twojej Strefie lub w Zasięgu 1, możesz zaatakować tę Strefę za darmo, zanim ruszą. Raz na każdą kartę Zombie.
skill-destiny = Przychylność losu
skill-destiny-text = Raz na Turę możesz odrzucić kartę Ekwipunku tuż po dobraniu i dobrać inną. Ratuje nawet przed Aaahh!!
skill-distributor = Dystrybutor
skill-distributor-text = W kroku Namnażania oglądasz wszystkie karty Zombie i wybierasz, która Strefa Namnażania dostanie którą.
skill-dreadnought-brute = Niewzruszony: Spaślak
skill-dreadnought-brute-text = Spaślaki cię nie ranią.
skill-dreadnought-runner = Niewzruszony: Biegacz
skill-dreadnought-runner-text = Biegacze cię nie ranią.
skill-dreadnought-walker = Niewzruszony: Szwendacz
skill-dreadnought-walker-text = Szwendacze cię nie ranią.
skill-dual-expert = Ekspert broni podwójnej
skill-dual-expert-text = Z parą Broni Podwójnych w Rękach masz 1 darmowy atak na Turę, tylko tą parą.
skill-escalation-combat = Eskalacja: Walka
skill-escalation-combat-text = Gdy atakujesz kilka razy z rzędu, drugi atak ma 1 kość więcej, trzeci 2 i tak dalej. Cokolwiek innego zeruje licznik.
skill-escalation-melee = Eskalacja: Atak Wręcz
skill-escalation-melee-text = Gdy atakujesz wręcz kilka razy z rzędu, drugi atak ma 1 kość więcej, trzeci 2 i tak dalej. Cokolwiek innego zeruje licznik.
skill-escalation-ranged = Eskalacja: Atak Dystansowy
skill-escalation-ranged-text = Gdy strzelasz kilka razy z rzędu, drugi atak ma 1 kość więcej, trzeci 2 i tak dalej. Cokolwiek innego zeruje licznik.
skill-field-medic = Medyk polowy
skill-field-medic-text = Raz na Turę, za 1 Akcję: przejdź do 2 Stref do innego Ocalałego i ulecz komuś w tej Strefie 1 ranę, choćby własną.
skill-free-reload = Szybkie ręce
skill-free-reload-text = Przeładowanie nie kosztuje cię Akcji, nawet między dwoma strzałami.
skill-full-auto = Ogień ciągły
skill-full-auto-text = Gdy strzelasz, możesz rzucić tyloma kośćmi, ile jest Zombie w Strefie celu, zamiast liczbą kości broni. Decydujesz przed rzutem.
skill-gunslinger = Rewolwerowiec
skill-gunslinger-text = Każdych dwóch Broni Dystansowych o tej samej nazwie w Rękach możesz użyć jako pary.
skill-hit-and-run = Uderz i uciekaj
skill-hit-and-run-text = Po ataku, w którym ginie Zombie, możesz od razu wykonać darmowy Ruch, a odejście od Zombie nic cię nie kosztuje.
skill-hoard = Chomikowanie
skill-hoard-text = W Plecaku mieszczą ci się 2 karty więcej.
skill-hold-your-nose = Co za smród
skill-hold-your-nose-text = Gdy w twojej Strefie ginie ostatni Zombie, obojętnie od czego, dobierasz kartę Ekwipunku.
skill-home-defender = Obrońca domu
skill-home-defender-text = Pomieszczenia nie zatrzymują twojego wzroku. Nadal patrzysz tylko prosto i nie przez ściany.
skill-improvised-melee = Improwizowana broń: Atak Wręcz
skill-improvised-melee-text = Raz na Turę darmowy i cichy Atak Wręcz bez karty: 2 kości, trafia od 4, 1 Obrażenie.
skill-improvised-ranged = Improwizowana broń: Atak Dystansowy
skill-improvised-ranged-text = Raz na Turę darmowy i cichy Atak Dystansowy bez karty: Zasięg 1, 2 kości, trafia od 4, 1 Obrażenie.
skill-is-that-all = Tylko na tyle cię stać?
skill-is-that-all-text = Gdy masz otrzymać rany, każda odrzucona karta Ekwipunku znosi 1 z nich.
skill-jump = Skok
skill-jump-text = Raz na Turę, za 1 Akcję: przejdź dokładnie 2 Strefy, cokolwiek stoi w tej pośrodku.
skill-lifesaver = Zbawca
skill-lifesaver-text = Raz na Turę, za darmo: przyciągnij do siebie przyjaciół z sąsiedniej Strefy, w której są Zombie.
skill-low-profile = Skromna postura
skill-low-profile-text = Ogień bratobójczy nigdy cię nie trafia. Koktajl Mołotowa nadal tak.
skill-lucky = Farciarz
skill-lucky-text = Raz w każdym ataku możesz przerzucić wszystkie kości. Liczy się nowy wynik.
skill-matching-set = Komplet
skill-matching-set-text = Gdy w Przeszukiwaniu znajdziesz Broń Podwójną, możesz od razu wziąć z talii drugą o tej nazwie.
skill-medic = Medyk
skill-medic-text = Na końcu rundy ty i wszyscy w twojej Strefie możecie uleczyć po 1 ranie. Za każdą uleczoną ranę dostajesz 1 PA.
skill-melee-damage-2 = Atak Wręcz: Obrażenia 2
skill-melee-damage-2-text = Twoja Broń do Walki Wręcz z 1 Obrażeniem zadaje 2.
skill-plus-1-action = +1 Akcja
skill-plus-1-action-text = Masz w każdej Turze o 1 Akcję więcej, na cokolwiek.
skill-plus-1-damage-combat = +1 do Obrażeń: Walka
skill-plus-1-damage-combat-text = Każde twoje trafienie zadaje o 1 Obrażenie więcej, także przyjaciołom.
skill-plus-1-damage-melee = +1 do Obrażeń: Atak Wręcz
skill-plus-1-damage-melee-text = Każde twoje trafienie wręcz zadaje o 1 Obrażenie więcej.
skill-plus-1-damage-ranged = +1 do Obrażeń: Atak Dystansowy
skill-plus-1-damage-ranged-text = Każde twoje trafienie z dystansu zadaje o 1 Obrażenie więcej, także przyjaciołom.
skill-plus-1-die-combat = +1 kość: Walka
skill-plus-1-die-combat-text = Każda broń, którą atakujesz, rzuca 1 kością więcej, więc para dwiema.
skill-plus-1-die-melee = +1 kość: Atak Wręcz
skill-plus-1-die-melee-text = Każda broń, którą atakujesz wręcz, rzuca 1 kością więcej, więc para dwiema.
skill-plus-1-die-ranged = +1 kość: Atak Dystansowy
skill-plus-1-die-ranged-text = Każda broń, z której strzelasz, rzuca 1 kością więcej, więc para dwiema.
skill-plus-1-free-combat-action = +1 darmowa Akcja: Walka
skill-plus-1-free-combat-action-text = Masz w każdej Turze o 1 Akcję więcej, tylko na atak.
skill-plus-1-free-melee-action = +1 darmowa Akcja: Atak Wręcz
skill-plus-1-free-melee-action-text = Masz w każdej Turze o 1 Akcję więcej, tylko na Atak Wręcz.
skill-plus-1-free-move-action = +1 darmowa Akcja: Ruch
skill-plus-1-free-move-action-text = Masz w każdej Turze o 1 Akcję więcej, tylko na Ruch. Nie opłaca ona odejścia od Zombie.
skill-plus-1-free-ranged-action = +1 darmowa Akcja: Atak Dystansowy
skill-plus-1-free-ranged-action-text = Masz w każdej Turze o 1 Akcję więcej, tylko na Atak Dystansowy.
skill-plus-1-free-search-action = +1 darmowa Akcja: Przeszukiwanie
skill-plus-1-free-search-action-text = Masz w każdej Turze o 1 Akcję więcej, tylko na Przeszukiwanie. Nadal wolno Przeszukać raz na Turę.
skill-plus-1-max-range = +1 do maksymalnego Zasięgu
skill-plus-1-max-range-text = Twoja Broń Dystansowa i Koktajle Mołotowa sięgają o 1 Strefę dalej. Cel nadal musi być w Polu Widzenia.
skill-plus-1-to-dice-roll-combat = +1 do rzutu kością: Walka
skill-plus-1-to-dice-roll-combat-text = Każda kość twoich ataków pokazuje o 1 więcej. Wyrzucona 1 nadal pudłuje.
skill-plus-1-to-dice-roll-melee = +1 do rzutu kością: Atak Wręcz
skill-plus-1-to-dice-roll-melee-text = Każda kość twoich Ataków Wręcz pokazuje o 1 więcej. Wyrzucona 1 nadal pudłuje.
skill-plus-1-to-dice-roll-ranged = +1 do rzutu kością: Atak Dystansowy
skill-plus-1-to-dice-roll-ranged-text = Każda kość twoich Ataków Dystansowych pokazuje o 1 więcej. Wyrzucona 1 nadal pudłuje.
skill-plus-1-zone-per-move = +1 Strefa na Ruch
skill-plus-1-zone-per-move-text = Ruchem przechodzisz 1 lub 2 Strefy. Zombie w Strefie nadal cię zatrzymują.
skill-point-blank = Strzał z przyłożenia
skill-point-blank-text = Możesz strzelać we własnej Strefie z każdej Broni Dystansowej. Cele wybierasz tam dowolnie i nie trafiasz przyjaciół.
skill-ranged-damage-2 = Atak Dystansowy: Obrażenia 2
skill-ranged-damage-2-text = Twoja Broń Dystansowa z 1 Obrażeniem zadaje 2.
skill-reaper-combat = Żniwiarz: Walka
skill-reaper-combat-text = Raz w każdym ataku trafienie, które zabija, zabija jeszcze jednego Zombie tego samego typu.
skill-reaper-melee = Żniwiarz: Atak Wręcz
skill-reaper-melee-text = Raz w każdym Ataku Wręcz trafienie, które zabija, zabija jeszcze jednego Zombie tego samego typu.
skill-reaper-ranged = Żniwiarz: Atak Dystansowy
skill-reaper-ranged-text = Raz w każdym Ataku Dystansowym trafienie, które zabija, zabija jeszcze jednego Zombie tego samego typu.
skill-regeneration = Regeneracja
skill-regeneration-text = Na końcu rundy goją się wszystkie twoje rany.
skill-roll-6-plus-1-damage-combat = Wynik 6: +1 do Obrażeń Walka
skill-roll-6-plus-1-damage-combat-text = Każda 6 w twoim ataku podnosi o 1 Obrażenia wszystkich jego trafień.
skill-roll-6-plus-1-damage-melee = Wynik 6: +1 do Obrażeń Atak Wręcz
skill-roll-6-plus-1-damage-melee-text = Każda 6 w twoim Ataku Wręcz podnosi o 1 Obrażenia wszystkich jego trafień.
skill-roll-6-plus-1-damage-ranged = Wynik 6: +1 do Obrażeń Atak Dystansowy
skill-roll-6-plus-1-damage-ranged-text = Każda 6 w twoim Ataku Dystansowym podnosi o 1 Obrażenia wszystkich jego trafień.
skill-roll-6-plus-1-die-combat = Wynik 6: +1 kość Walka
skill-roll-6-plus-1-die-combat-text = Każda 6 w twoim ataku daje 1 kość więcej, a szóstki na nowych kościach dają następne.
skill-roll-6-plus-1-die-melee = Wynik 6: +1 kość Atak Wręcz
skill-roll-6-plus-1-die-melee-text = Każda 6 w twoim Ataku Wręcz daje 1 kość więcej, a szóstki na nowych kościach dają następne.
skill-roll-6-plus-1-die-ranged = Wynik 6: +1 kość Atak Dystansowy
skill-roll-6-plus-1-die-ranged-text = Każda 6 w twoim Ataku Dystansowym daje 1 kość więcej, a szóstki na nowych kościach dają następne.
skill-scavenger = Zbieracz
skill-scavenger-text = Możesz Przeszukiwać także ulice.
skill-search-2-cards = Przeszukiwanie: 2 karty
skill-search-2-cards-text = Przeszukiwanie daje ci 2 karty.
skill-shove = Pchnięcie
skill-shove-text = Raz na Turę, za darmo: wypchnij wszystkie Zombie ze swojej Strefy do jednej sąsiedniej.
skill-sidestep = Krok w bok
skill-sidestep-text = Gdy Zombie pojawią się w twojej Strefie lub w Zasięgu 1, możesz wykonać darmowy Ruch, zanim ruszą. Raz na każdą kartę Zombie.
skill-slippery = Śliski
skill-slippery-text = Odejście od Zombie nie kosztuje cię więcej i Zombie nie zatrzymują twoich Ruchów.
skill-sniper = Snajper
skill-sniper-text = Gdy strzelasz, cele wybierasz dowolnie i nie trafiasz przyjaciół.
skill-sprint = Sprint
skill-sprint-text = Raz na Turę jednym Ruchem przechodzisz 2 lub 3 Strefy. Zombie w Strefie nadal cię zatrzymują.
skill-starts-with-2-ap = Rozpoczyna z 2 PA
skill-starts-with-2-ap-text = Zaczynasz grę z 2 PA.
skill-starts-with-4-health = Rozpoczyna z 4 Zdrowia
skill-starts-with-4-health-text = Zaczynasz grę z 4 punktami Zdrowia i do tylu można cię uleczyć.
skill-starts-with-a-flashlight = Rozpoczyna z kartą: Latarka
skill-starts-with-a-flashlight-text = Zaczynasz grę także z Latarką.
skill-starts-with-a-katana = Rozpoczyna z kartą: Katana
skill-starts-with-a-katana-text = Zaczynasz grę także z Kataną.
skill-starts-with-a-machete = Rozpoczyna z kartą: Maczeta
skill-starts-with-a-machete-text = Zaczynasz grę także z Maczetą.
skill-steady-hand = Pewna ręka
skill-steady-hand-text = Gdy strzelasz i pudłujesz, wskazujesz przyjaciół, których pudła ominą. Nie dotyczy Koktajli Mołotowa.
skill-super-strength = Nadludzka siła
skill-super-strength-text = Twoja Broń do Walki Wręcz ma 3 Obrażenia.
skill-swordmaster = Mistrz miecza
skill-swordmaster-text = Każdych dwóch Broni do Walki Wręcz o tej samej nazwie w Rękach możesz użyć jako pary.
skill-tactician = Taktyk
skill-tactician-text = Możesz rozegrać swoją Turę między dowolnymi dwiema innymi, czyjekolwiek są.
skill-taunt = Prowokacja
skill-taunt-text = Raz na Turę, za darmo: wszystkie Zombie ze Strefy oddalonej najwyżej o 2 kroki działają raz i chcą tylko ciebie.
skill-tough = Twardziel
skill-tough-text = Ignorujesz pierwszą ranę w każdym kroku Ataku Zombie i pierwszą w każdym ogniu bratobójczym.
skill-webbing = Oporządzenie
skill-webbing-text = Wszystkie twoje karty liczą się jako karty w Ręce.
skill-zombie-link = Więź z Zombie
skill-zombie-link-text = Za każdym razem, gdy przyjdzie karta dodatkowej Aktywacji, rozgrywasz całą dodatkową Turę, zanim Zombie ruszą.

## Karty Zombie

zombie-card-001 = karta 001
    .acc = kartę 001
zombie-card-002 = karta 002
    .acc = kartę 002
zombie-card-003 = karta 003
    .acc = kartę 003
zombie-card-004 = karta 004
    .acc = kartę 004
zombie-card-005 = karta 005
    .acc = kartę 005
zombie-card-006 = karta 006
    .acc = kartę 006
zombie-card-007 = karta 007
    .acc = kartę 007
zombie-card-008 = karta 008
    .acc = kartę 008
zombie-card-009 = karta 009
    .acc = kartę 009
zombie-card-010 = karta 010
    .acc = kartę 010
zombie-card-011 = karta 011
    .acc = kartę 011
zombie-card-012 = karta 012
    .acc = kartę 012
zombie-card-013 = karta 013
    .acc = kartę 013
zombie-card-014 = karta 014
    .acc = kartę 014
zombie-card-015 = karta 015
    .acc = kartę 015
zombie-card-016 = karta 016
    .acc = kartę 016
zombie-card-017 = karta 017
    .acc = kartę 017
zombie-card-018 = karta 018
    .acc = kartę 018
zombie-card-019 = karta 019
    .acc = kartę 019
zombie-card-020 = karta 020
    .acc = kartę 020
zombie-card-021 = karta 021
    .acc = kartę 021
zombie-card-022 = karta 022
    .acc = kartę 022
zombie-card-023 = karta 023
    .acc = kartę 023
zombie-card-024 = karta 024
    .acc = kartę 024
zombie-card-025 = karta 025
    .acc = kartę 025
zombie-card-026 = karta 026
    .acc = kartę 026
zombie-card-027 = karta 027
    .acc = kartę 027
zombie-card-028 = karta 028
    .acc = kartę 028
zombie-card-029 = karta 029
    .acc = kartę 029
zombie-card-030 = karta 030
    .acc = kartę 030
zombie-card-031 = karta 031
    .acc = kartę 031
zombie-card-032 = karta 032
    .acc = kartę 032
zombie-card-033 = karta 033
    .acc = kartę 033
zombie-card-034 = karta 034
    .acc = kartę 034
zombie-card-035 = karta 035
    .acc = kartę 035
zombie-card-036 = karta 036
    .acc = kartę 036
zombie-card-037 = karta 037
    .acc = kartę 037
zombie-card-038 = karta 038
    .acc = kartę 038
zombie-card-039 = karta 039
    .acc = kartę 039
zombie-card-040 = karta 040
    .acc = kartę 040

## Misje

difficulty-easy = łatwa
difficulty-medium = średnia
difficulty-hard = trudna
difficulty-very-hard = bardzo trudna

mission-training-title = Trening
mission-training-story = Parę ulic, parę pokoi i dwie torby z zapasami, które ktoś zostawił w pośpiechu. Do zmroku została godzina, a nikogo innego nie da się tam posłać. Pierwsza torba jest blisko, druga po drugiej stronie ulicy, a za nią jest wyjście. Zaglądajcie do każdego pokoju, mówcie cicho i trzymajcie się razem. Następnym razem będzie ich więcej.
mission-training-goal-take = Zdobądźcie oba Cele.
mission-training-goal-leave = Opuśćcie planszę przez Strefę Wyjścia, wszyscy.
mission-training-first-bag = Konserwy, bandaże i ręcznie rysowana mapa. Jedna torba znaleziona.
mission-training-won = Dwie torby, sześć osób, nikogo nie brakuje. Teraz macie to już za sobą i to widać. Wieczorem ktoś rozkłada plan całego miasta.
mission-training-lost = Miał to być krótki spacer. Ci, którzy na was czekają, liczą godziny do rana, a potem przestają liczyć.

mission-pharmacy-title = Dziewczynka z apteki
mission-pharmacy-story = W schronie odzywa się elektroniczna niania: cienki głos, bardzo uprzejmy. Lou ma dziewięć lat, siedzi w aptece na końcu ulicy i przysunęła do tylnych drzwi wszystkie regały, jakie zdołała ruszyć. Wie, gdzie jest insulina, bo wiózł ją jej tata: została w biurze kierowców w środkowym kwartale. Ktoś w schronie nie dożyje bez niej niedzieli. Przynieście jedno i przyprowadźcie drugie, a z Lou nie wracajcie tą samą drogą.
mission-pharmacy-goal-medicine = Zdobądźcie insulinę (niebieski Cel).
mission-pharmacy-goal-lou = Wyprowadźcie Lou przez Strefę Wyjścia.
mission-pharmacy-goal-leave = Opuśćcie planszę przez Strefę Wyjścia, wszyscy.
mission-pharmacy-medicine = Lodówka turystyczna wciąż jest zimna. Na wieku ktoś napisał: dla schronu, powiedzcie Lou, że tu byłem.
mission-pharmacy-alarm = Drzwi puszczają, a z nimi wszystkie syreny sklepu. Lou zatyka uszy. Wszystko, co na zewnątrz ma uszy, patrzy teraz w tę stronę.
mission-pharmacy-won = Lou przez całą drogę siedzi na lodówce i nikomu nie daje jej nieść. W schronie czyta na głos etykietę, powoli, bo tak obiecała. Potem pyta, kto z was pójdzie szukać jej taty.
mission-pharmacy-lost = Elektroniczna niania w schronie szumi, aż wyczerpie się bateria. Nikt jej nie wyłącza.

mission-broadcast-title = Pięć minut na antenie
mission-broadcast-story = Radio osiedlowe ma jeszcze maszt, mikrofon i listę wszystkich ulic, które już przepadły. Nie ma za to prądu. Bezpieczniki ktoś wyniósł do mieszkania po drugiej stronie podwórza, paliwo do agregatu stoi w sklepie na rogu. Kiedy jedno i drugie wróci, ktoś musi usiąść w studiu i przeczytać listę, powoli i dwa razy, żeby ludzie zdążyli zapisać. Głośników na dachu nie da się wyłączyć. Długo sami nie będziecie.
mission-broadcast-goal-parts = Zdobądźcie bezpieczniki i paliwo (oba Cele).
mission-broadcast-goal-air = Potem nadawajcie przez 5 Rund: każda się liczy, jeśli na jej końcu ktoś jest w studiu.
mission-broadcast-fuses = Dwanaście bezpieczników w pudełku po jajkach, każdy z nazwą lampy. Bierzecie wszystkie.
mission-broadcast-fuel = Kanister jest cięższy, niż wygląda, i głośniejszy, niż powinien.
mission-broadcast-ready = Wskazówka drży i zostaje w górze. Studio czeka: usiądźcie tam i nie zostawiajcie pustego mikrofonu. Na drugim końcu podwórza coś usłyszało szum.
mission-broadcast-halfway = Jesteście przy literze M. Gdzieś w ciemnym oknie zapala się i gaśnie lampa, zapala się i gaśnie. Ktoś zapisuje.
mission-broadcast-won = Ostatnia ulica przeczytana, za drugim razem też. Wyłączacie mikrofon i przez cztery ściany słyszycie, jak odpowiada dzielnica: klaksony, jeden po drugim, z bezpiecznego brzegu rzeki.
mission-broadcast-lost = We wszystkich odbiornikach to samo zdanie urywa się w tym samym miejscu. Potem jest już tylko szum, a w końcu i jego nie ma.

mission-ambulance-title = Ostatnia karetka
mission-ambulance-story = Karetka za oddziałem ma pełny bak, sprawną syrenę i ani jednego kluczyka. Nocna zmiana w pośpiechu gdzieś je powiesiła: zostały cztery szafki, do których nikt nie zajrzał. W schronie wasza siódma ma gorączkę, a lekarka daje jej czas do północy. Nad skrzyżowaniem wisi zegar, wciąż chodzi i nie jest po waszej stronie. Znajdźcie kluczyki i jedźcie. Bez nich nie ma stąd żadnego wyjścia.
mission-ambulance-goal-keys = Znajdźcie kluczyki: są pod jednym z czterech Celów.
mission-ambulance-goal-leave = Odjedźcie przez Strefę Wyjścia, wszyscy, przed 15. Rundą.
mission-ambulance-locker = Kluczyków nie ma. Ale nikt nie zostawia szafki zupełnie pustej.
mission-ambulance-keys = Pęk kluczy z plakietką: KARETKA, NIE POŻYCZAĆ. Dla pewności wciskacie guzik. Zza domów odzywa się syrena, raz i o wiele za głośno.
mission-ambulance-late = Zegar nad skrzyżowaniem bije. Kto ma jeszcze szafkę do otwarcia, niech otwiera teraz.
mission-ambulance-won = Syrena milczy przez całą drogę, a każdy w środku trzyma coś, co mogłoby spaść. Za pięć dwunasta lekarka otwiera bramę. Patrzy na zegarek i pierwszy raz nic nie mówi.
mission-ambulance-lost = Zegar bije dwunastą. Za oddziałem stoi karetka z pełnym bakiem i jeszcze długo tam postoi.

mission-vault-title = Za skarbcem
mission-vault-story = Bank stoi między miastem a rzeką, a jego tylne drzwi wychodzą na nabrzeże. W dwóch skrytkach leżą mapy i kluczyk rozrusznika łodzi, której nikt jeszcze nie znalazł. Bank otwiera zielony klucz, zielony klucz wisi w biurach naprzeciwko, a biura otwiera niebieski, który dozorca zabrał do domu. Dozorca mieszka w domu na rogu, a raczej mieszkał. Obok jego łóżka jest też wyłącznik bankowego alarmu. Kto go użyje, ma otwarte drzwi od razu, a do nich towarzystwo.
mission-vault-goal-boxes = Zdobądźcie obie skrytki w banku (czerwone Cele).
mission-vault-goal-leave = Opuśćcie planszę przez Strefę Wyjścia na nabrzeżu, wszyscy.
mission-vault-blue-key = Niebieski klucz na gwoździu, pod zdjęciem łodzi. Obok wyłącznik za szybką: BANK, OTWARCIE AWARYJNE. Biura po drugiej stronie ulicy możecie już otworzyć. Co z wyłącznikiem?
mission-vault-way-alarm = Zbijcie szybkę: dolne drzwi banku otworzą się od razu i wszyscy to usłyszą
mission-vault-way-quiet = Zostawcie szybkę w spokoju: pójdziecie po zielony klucz
mission-vault-green-key = Zielony klucz jest tam, gdzie miał być, i jest cięższy, niż ten bank na to zasługuje. Na dolnym końcu ulicy coś zaczyna się ruszać.
mission-vault-first-box = W skrytce leży rulon ceraty, suchy i dwa razy obwiązany. Jeszcze jedna.
mission-vault-river = Zimne powietrze, mewy, zapach smoły. Za bankiem kończy się miasto, a na dole schodów jest już tylko woda.
mission-vault-won = Silnik kaszle trzy razy, a potem przypomina sobie, do czego służy. Ze środka rzeki miasto wygląda na małe i zupełnie niegroźne. Ktoś rozwija mapy i pierwszy raz od tygodni rozmawiacie o tym, dokąd chcielibyście popłynąć.
mission-vault-lost = Przy nabrzeżu łódź całą noc cicho obija się o mur. Nikt nie schodzi po schodach.

mission-hunt-title = Dwa cienie
mission-hunt-story = Co noc coś wielkiego obchodzi szpitalną dzielnicę, a rano brakuje jednej barykady. Kule go nie obchodzą. Ogień owszem. Strażacy, zanim odjechali, ukryli tu trzy butelki: w kiosku przy drodze, w piekarni i w zajezdni. W wieży pośrodku wisi dzwon, a co go usłyszy, to przychodzi. Wystarczy jeden dobry rzut, ale drugą butelkę lepiej zachować, bo stróż przysięga, że widział dwa cienie.
mission-hunt-goal-both = Zabijcie dwie Abominacje.
mission-hunt-bottle = Za luźną cegłą: butelka, szmata i kartka. „Jeden rzut. Potem w nogi”.
mission-hunt-way-ring = Zadzwońcie: wszystko przyjdzie pod wieżę, a te wielkie od razu
mission-hunt-way-still = Nie ruszajcie sznura, przeszukajcie wieżę: dwie karty
mission-hunt-second = Pali się długo. Kiedy robi się cicho, z drugiego końca ulicy coś odpowiada i nie jest to echo. Stróż miał rację.
mission-hunt-won = Rano barykady stoją tak, jak stały wieczorem. Dzieci z dzielnicy narysowały na ścianie kiosku dwa wielkie cienie, a obok sześć małych postaci z pochodniami. Nikt tego nie zmywa.
mission-hunt-lost = Tej nocy dzwon odzywa się jeszcze raz. Nikt nie pociągnął za sznur.

mission-reunion-title = Klucz tamtych
mission-reunion-story = W ścisku na stadionie zgubiliście się nawzajem i od tamtej pory dzieli was dziewięć kwartałów miasta. Plan na taki wypadek jest stary: przepompownia pośrodku, ta z dwojgiem drzwi. Ktoś wpadł wtedy na mądry pomysł, żeby każda grupa nosiła klucz do drzwi tej drugiej i nikt nie czekał w środku sam. Klucze wiszą tam, gdzie je ukryto, o ulicę od każdej z grup. Spotkajcie się w przepompowni, cała szóstka, a potem razem idźcie do przejścia podziemnego na południu. Te wielkie dziś wyszły i też słyszały stadion.
mission-reunion-goal-meet = Bądźcie w przepompowni pośrodku ({ place-shop } 9), wszyscy w tym samym czasie.
mission-reunion-goal-leave = Potem opuśćcie planszę przez Strefę Wyjścia na południowym zachodzie, wszyscy.
mission-reunion-blue-key = Wciskacie guzik na niebieskim breloku. Daleko, po drugiej stronie przepompowni, odskakuje rygiel. To nie wasze drzwi, ale ktoś się ucieszy.
mission-reunion-green-key = Zielony brelok mruga. Północne drzwi przepompowni stoją teraz otworem. Ci z północy będą wiedzieli, komu to zawdzięczają.
mission-reunion-met = Sześć osób. Liczycie dwa razy. Jest minuta na wszystko, co trzeba powiedzieć, bandaż dla tego, kto przyszedł ostatni, a potem przejście podziemne. Stamtąd, skąd przyszliście, idą też tamci.
mission-reunion-won = W przejściu podziemnym jest ciemno, sucho i nie ma nikogo oprócz was. Nikt nie proponuje, żeby znowu się rozdzielić. Ktoś wrzuca oba klucze do studzienki i słuchacie, aż uderzą o wodę.
mission-reunion-lost = W przepompowni oboje drzwi stoi otworem i hula wiatr. Ktoś napisał na ścianie: czekaliśmy.

## O co gra pyta

question-muster = Wybierz Ocalałego
question-begin = Wybierz, kto działa
question-turn = Wykorzystaj Akcje albo zakończ Turę
question-count = Wybierz, iloma kośćmi rzucasz
question-reroll = Zostaw wynik albo przerzuć kości
question-hits = Wybierz, kogo trafiasz
question-misses = Wybierz, kogo trafiają pudła
question-cancel = Odrzuć karty, żeby znieść rany, albo przyjmij rany
question-learn = Wybierz nową Umiejętność
question-drawn = Zatrzymaj dobraną kartę albo użyj Umiejętności
question-stow = Wybierz, co zatrzymujesz i gdzie
question-agree = Zgódź się na wymianę albo odmów
question-come = Daj się przyciągnąć albo zostań
question-room = Wybierz ciemne pomieszczenie, które dostanie następną kartę Zombie
question-react = Zareaguj na nowe Zombie albo odpuść
question-step = Wykonaj darmowy Ruch albo zostań
question-strike = Wykonaj darmowy atak albo odpuść
question-heal = Wybierz, czyja rana się goi
question-mend = Ulecz ranę albo nie
question-exit = Opuść planszę albo zostań
question-split = Wybierz, którędy idą nadmiarowe Zombie
question-share-out = Wybierz, kto przyjmuje Ataki
question-choice = Wybierz jedną z możliwości
question-deal = Wybierz kartę Zombie dla następnej Strefy Namnażania
question-tend = Wybierz, która umiejętność Fazy Końca działa teraz
question-order = Wybierz, który efekt misji następuje teraz
question-yield = Inny gracz chce prowadzić Ocalałego: zgódź się albo odmów

# Co zrobić, według zasady, która pyta.
ask-ZE-SET-04 = { question-muster }
ask-ZE-PLY-01 = { question-begin }
ask-ZE-PLY-05 = { question-turn }
ask-ZE-AMB-98 = { question-count }
ask-ZE-CBT-07 = { question-reroll }
ask-ZE-CBT-19 = { question-hits }
ask-ZE-FFR-03 = { question-misses }
ask-ZE-SKL-36 = { question-cancel }
ask-ZE-ADR-06 = { question-learn }
ask-ZE-SKL-23 = { question-drawn }
ask-ZE-SRC-04 = { question-stow }
ask-ZE-ACT-04 = { question-agree }
ask-ZE-SKL-38 = { question-come }
ask-ZE-BLD-02 = { question-room }
ask-ZE-SPN-12 = { question-react }
ask-ZE-SKL-30 = { question-step }
ask-ZE-AMB-63 = { question-strike }
ask-ZE-SKL-28 = { question-heal }
ask-ZE-SKL-42 = { question-mend }
ask-ZE-EXI-01 = { question-exit }
ask-ZE-ZAC-12 = { question-split }
ask-ZE-ZAC-06 = { question-share-out }
ask-ZE-GEN-04 = { question-choice }
ask-ZE-SKL-24 = { question-deal }
ask-ZE-END-04 = { question-tend }
ask-ZE-GEN-06 = { question-order }
ask-ZE-RUL-30 = { question-yield }

goal-team = Zróbcie razem to, czego chce Misja. Nikt nie może zginąć.

# Dlaczego gra się skończyła, według zasady, która ją zakończyła.
end-ZE-WIN-01 = Wszystko, czego chciała Misja, jest zrobione.
end-ZE-WIN-02 = Misji nie da się już wykonać.
end-ZE-RUL-02 = Wszyscy Ocalali leżą.
end-ZE-RUL-05 = Ostatnia runda minęła, a Misja nie jest wykonana.

# To samo w opisie zdarzenia.
ended-objectives = wszystko jest zrobione
ended-eliminated = zginął ktoś z Ocalałych
ended-companion = zginął Towarzysz
ended-mission = stało się to, przed czym ostrzegała Misja
ended-nobody = na planszy nie ma już nikogo, kto zrobiłby resztę
ended-rounds = minęła ostatnia runda

# Co zamierza towarzysz z drużyny, jego słowami.
intention-go-take = Idę zdobyć Cel { $goal-loc }.
intention-go-open = Idę otworzyć Drzwi { $goal-loc }.
intention-go-reach = Idę { $goal-acc }.
intention-go-leave = Idę do Wyjścia { $goal-loc }.
intention-go-kill = Idę walczyć { $goal-loc }.
intention-go-fetch = Idę zabrać kogoś { $goal-gen }.
intention-go-burn = Idę rzucić Koktajl Mołotowa { $goal-acc }.
intention-go-search = Idę szukać: potrzeba nam czegoś, co otwiera drzwi albo zabija tego wielkiego.
intention-go = Idę { $to-acc }.
intention-flee = Uciekam { $to-acc }: za dużo Zombie w pobliżu.
intention-open-for = Otwieram Drzwi { $door }: musimy się dostać { $goal-acc }.
intention-open = Otwieram Drzwi { $door }.
intention-attack-for = Atakuję { $at-loc }, bo inaczej tamtejsze Zombie zranią: { $who-acc }.
intention-attack = Atakuję { $at-loc }, póki są daleko.
intention-take = Zdobywam Cel.
intention-crate = Otwieram Skrzynię: w środku są najlepsze bronie.
intention-search = Przeszukuję: potrzeba nam lepszych kart.
intention-fetch = Zabieram ze sobą: { $who-acc }.
intention-hands = Szykuję broń.
intention-give = Wymieniam się z kimś z drużyny ({ $who }): tak karty bardziej się przydadzą.
intention-hold = Zostaję tu i pilnuję.
intention-leave = Wychodzę: nic więcej nie mam tu do zrobienia.

# O co ludzie mogą poprosić bota.
order-hold = { $who }: zostań na miejscu
order-quiet = { $who }: nie rób Hałasu
order-go = { $who }: idź { $to-acc }
order-open = { $who }: otwórz Drzwi { $door }
order-give = { $who }: oddaj kartę. Dostaje { $to }: { $card-acc }

## Co można zrobić

action-pick = Weź do drużyny: { $who }
action-begin = Tura: { $who }
action-pass = Poczekaj na później
action-hand-over = Przekaż { $who-acc } graczowi { $seat }
action-ask-for = Poproś, by prowadzić { $who-acc }
action-move = Idź { $to-acc } ({ amount-cost })
action-move-away = Ucieknij { $to-acc } ({ amount-cost })
action-move-into = Wejdź między Zombie { $to-loc } ({ amount-cost })
action-slip = Wymknij się { $to-acc }
action-sprint = Sprint { $to-acc }
action-jump = Skok { $to-acc }
action-charge = Szarża { $to-acc }
action-blitz = Błyskawiczny atak: idź { $to-acc } i strzel
action-bloodlust = Żądza krwi: idź { $to-acc } i zaatakuj
action-aid = Medyk polowy: idź { $to-acc } i ulecz
action-search = Przeszukaj
action-search-two = { $cards ->
    [one] Przeszukaj: dobierz { $cards } kartę
    [few] Przeszukaj: dobierz { $cards } karty
   *[other] Przeszukaj: dobierz { $cards } kart
}
action-open = Otwórz Drzwi { $door }: { $card }
action-open-by-hand = Włam się po cichu przez Drzwi { $door }
action-arrange = Przełóż karty. Ręka: { $hand }. Plecak: { $backpack }.
action-stow = Zatrzymaj. Ręka: { $hand }. Plecak: { $backpack }.
action-stow-drop = Ręka: { $hand }. Plecak: { $backpack }. Odrzuć: { $drops-acc }.
action-leave-all = Odrzuć: { $drops-acc }
action-trade = Wymień się z { $with-ins }: daj { $gives-acc }, weź { $takes-acc }
action-trade-give = Daj { $with-dat }: { $gives-acc }
action-trade-take = Weź od { $with-gen }: { $takes-acc }
action-trade-slots = Wymiana z { $with-ins }: zmień tylko to, co jest w Ręce
action-melee = Zaatakuj wręcz: { $weapon }
action-melee-pair = Zaatakuj wręcz parą: { $weapon }
action-fire = Strzel { $at-acc }: { $weapon }
action-fire-pair = Strzel { $at-acc } z pary: { $weapon }
action-throw = Rzuć Koktajl Mołotowa { $at-acc }
action-improvise = Improwizowana broń ({ $fight }): zaatakuj { $at-loc }
action-take = Zdobądź Cel
action-crate = Otwórz Skrzynię
action-noise = Narób Hałasu
action-reload = Przeładuj: { $weapon-acc }
action-rally = Zabierz ze sobą: { $who-acc }
action-entrust = { $who } idzie odtąd za liderem: { $to }
action-lead = Daj Akcję: { $who }
action-save = Przyciągnij przyjaciół { $at-gen }
action-shove = Wypchnij wszystkie Zombie { $to-acc }
action-taunt = Prowokuj Zombie { $at-gen }
action-get-in = Wsiądź do { $kind-gen } jako pasażer
action-get-in-driver = Wsiądź do { $kind-gen } za kierownicę
action-get-out = Wysiądź z auta
action-take-wheel = Siądź za kierownicą
action-leave-wheel = Przesiądź się na miejsce pasażera
action-drive = Jedź powoli { $to-acc }
action-race = Jedź szybko { $to-acc } po wszystkim, co stoi na drodze (przejazd: { $by })
action-end = Zakończ Turę
action-end-lost = { $left ->
    [one] Zakończ Turę ({ $left } Akcja przepadnie)
    [few] Zakończ Turę ({ $left } Akcje przepadną)
   *[other] Zakończ Turę ({ $left } Akcji przepadnie)
}
action-eat = { $who }: zjedz { $card-acc } (+{ $amount } PA)
action-drop = { $who }: odrzuć { $card-acc }
action-count-zombies = Tyle kości, ile jest Zombie
action-count-dice = Kości broni
action-reroll = Przerzuć kości ({ $by })
action-keep = Zostaw wynik
action-hit = { $kind }: { amount-hits }
action-hit-reap = { $kind }: { amount-hits }, a Żniwiarz zabija jeszcze jednego
action-miss = Pudło trafia: { $who }
action-spare = Oszczędź { $who-acc }
action-cancel = Odrzuć { $card-acc }, żeby znieść ranę
action-suffer = Przyjmij rany
action-learn = { $who }: { $skill }
action-replace = Przychylność losu: odrzuć kartę i dobierz inną
action-match = Komplet: weź drugą taką
action-decline = Nie korzystaj
action-decline-react = Bez reakcji
action-decline-step = Zostań tutaj
action-decline-heal = Nie lecz nikogo
action-decline-strike = Nie atakuj
action-decline-card = Zatrzymaj kartę
action-stay-on-board = Zostań na planszy
action-agree = Zgoda
action-agree-trade = Zgoda. Dostajesz: { $takes-acc }. Oddajesz: { $gives-acc }.
action-agree-yield = Niech gracz { $seat } prowadzi { $who-acc }
action-agree-come = Daj się przyciągnąć
action-agree-heal = Ulecz { $who-acc }
action-refuse = Odmów
action-room = Następne: { $zone }
action-split = O jednego więcej ({ $kind }): { $to-acc }
action-as-proposed = Podziel wszystkie grupy jak w propozycji
action-wound = { $who } przyjmuje { amount-attacks } ({ $kind })
action-heal = Ulecz { $who-acc }
action-leave = Wyjdź przez Strefę Wyjścia
action-deal = Następna Strefa Namnażania: { $card }
action-tend = Teraz: { $skill } ({ $who })
action-next = Teraz ({ $number }): { $what }
action-next-round = Teraz ({ $number }): to, co przynosi nowa Runda
action-next-end-phase = Teraz ({ $number }): to, co przynosi Faza Końcowa
action-next-taken = Teraz ({ $number }): to, co wywołuje zdobyty Cel (kolor: { $colour })
action-next-taken-at = Teraz ({ $number }): to, co wywołuje Cel { $at-loc }
action-next-opened = Teraz ({ $number }): to, co czeka za Drzwiami { $door }
action-next-arrived = Teraz ({ $number }): to, co czeka { $at-loc }
action-next-killed = Teraz ({ $number }): to, co wywołuje śmierć { $kind-gen }
action-next-abomination = Teraz ({ $number }): to, co wywołuje śmierć Abominacji
action-next-burnt = Teraz ({ $number }): to, co wywołuje ogień { $at-loc }
action-choose = { $way }

## Co może przynieść atak

odds-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
}, trafienie od { $needed } w górę, Obrażenia { $damage }.
odds-reroll = Kości można przerzucić.
odds-safe = Nikogo z was nie można trafić.
odds-exposed = Pudła mogą trafić: { $who-acc }.
odds-wall = Takie Obrażenia nie zabijają: { $kind }. Zasłania tych, którzy stoją za nim.
odds-fire = Bez kości: płonie każdy w tej Strefie.
odds-burnt = Z waszych spłoną: { $who }.
odds-none = Nikt nie ginie.
odds-kill = Zabijasz: { group-killed }.
odds-gain = +{ $amount } PA.
odds-level = Poziom Zagrożenia: { $level }.
odds-misses = { $count ->
    [one] { $count } pudło trafia przyjaciela (Obrażenia { $damage }).
    [few] { $count } pudła trafiają przyjaciół (Obrażenia { $damage } każde).
   *[other] { $count } pudeł trafia przyjaciół (Obrażenia { $damage } każde).
}

## Co się stało

event-picked = Gracz { $seat } prowadzi { $who-acc }.
event-handed-over = Od teraz gracz { $seat } prowadzi { $who-acc }.
event-kept = Gracz { $seat } na próżno chciał prowadzić { $who-acc }.
event-dealt = { $who } zaczyna z kartą: { $card }.
event-round = Zaczyna się runda { $round }.
event-turn = Tura: { $who }.
event-ended = { $who } kończy Turę.
event-moved = { $who } idzie { $from-gen } { $to-acc }.
event-stopped = Zombie zatrzymują { $who-acc } { $at-loc }.
event-shook-off = { $actions ->
    [one] { $who } płaci za odejście od Zombie o { $actions } Akcję więcej.
    [few] { $who } płaci za odejście od Zombie o { $actions } Akcje więcej.
   *[other] { $who } płaci za odejście od Zombie o { $actions } Akcji więcej.
}
event-noisy = Hałas { $at-loc }.
event-opened = { $who } otwiera Drzwi { $door }.
event-opened-itself = Otwierają się Drzwi { $door }.
event-building-opened = { $rooms ->
    [0] Budynek jest otwarty i nie ma w nim ciemnych pomieszczeń.
    [one] Budynek otwiera się po raz pierwszy. { $rooms } ciemne pomieszczenie dostaje kartę Zombie.
    [few] Budynek otwiera się po raz pierwszy. { $rooms } ciemne pomieszczenia dostają po karcie Zombie.
   *[other] Budynek otwiera się po raz pierwszy. { $rooms } ciemnych pomieszczeń dostaje po karcie Zombie.
}
event-found = { $who } znajduje: { $card-acc }.
event-found-nothing = { $who } nic nie znajduje: nie ma już kart.
event-replaced = { $who } zdaje się na los i odrzuca: { $card-acc }.
event-dropped = { $who } odrzuca: { $card-acc }.
event-arranged = { $who } przekłada Ekwipunek.
event-traded = { $who } i { $with } wymieniają się kartami.
event-trade-refused = { $with } nie zgadza się na wymianę z { $who-ins }.
event-reloaded = { $who } przeładowuje: { $weapon-acc }.
event-ate = { $who } zjada: { $card-acc }. +{ $amount } PA.
event-took-objective = { $who } zdobywa Cel { $at-loc }.
event-shown = Cel { $at-loc } ma barwy { $colour }.
event-took-crate = { $who } otwiera Skrzynię { $at-loc }.
event-got-in = { $who } wsiada do { $kind-gen } jako pasażer.
event-got-in-driver = { $who } wsiada do { $kind-gen } i siada za kierownicą.
event-got-out = { $who } wysiada z auta.
event-took-wheel = { $who } siada za kierownicą.
event-left-wheel = { $who } przesiada się na miejsce pasażera.
event-drove = { $who } jedzie { $from-gen } { $to-acc }.
event-ran-over = { $who } wjeżdża w Zombie { $at-loc }.
event-attacked = { $who } atakuje { $at-loc }: { $weapon }.
event-attacked-improvised = { $who } atakuje { $at-loc } tym, co jest pod ręką.
event-rolled = { $who } rzuca: { $faces }. Trafia od { $needed }.
event-rerolled = { $who } przerzuca kości ({ $by }): { $faces }.
event-sixes = { $who } dostaje za szóstki dodatkowe kości: { $faces }.
event-counted = Trafienia: { $hits }, pudła: { $misses }. Obrażenia każdego trafienia: { $damage }.
event-killed = { $who } zabija { $at-loc }: { group-killed }.
event-shrugged-off = { $kind }: { amount-hits } i nadal stoi. Trzeba czegoś więcej.
event-burnt = { $who } rzuca Koktajl Mołotowa { $at-acc }. Wszystko tam płonie.
event-cocktail-back = { $who } wyrzuca { $face }: Koktajl Mołotowa trafia do Plecaka.
event-gained = { $who }: +{ $amount } PA.
event-levelled-up = { $who } osiąga Poziom Zagrożenia: { $level }.
event-learned = { $who } ma nową Umiejętność: { $skill }.
event-wounded = { $who } otrzymuje { amount-wounds } ({ $kind }). { health-left }
event-shot-by-friend = Ogień bratobójczy: { $who } otrzymuje { amount-wounds }. { health-left }
event-ignored = { $who } ignoruje ranę ({ $skill }).
event-healed = { $who } leczy { amount-wounds }.
event-eliminated = { $who } ginie.
event-knocked-out = { $who } pada bez przytomności.
event-left-board = { $who } wychodzi przez Strefę Wyjścia.
event-rallied = { $companion } idzie z { $who-ins }.
event-led = { $who } daje Akcję: { $other }.
event-pulled = { $who } przyciąga { $other-acc } { $to-acc }.
event-shoved = { $who } wypycha { $count } Zombie { $to-acc }.
event-taunted = { $who } prowokuje Zombie { $at-gen }. Nikt inny ich teraz nie obchodzi.
event-zombie-phase = Zaczyna się Faza Zombie.
event-activated = Zombie działają ({ $cause }).
event-runners-again = Biegacze działają drugi raz.
event-zombies-attack = { $count ->
    [one] { $count } Zombie atakuje { $at-loc }. Ten Atak nigdy nie chybia.
    [few] { $count } Zombie atakują { $at-loc }. Te Ataki nigdy nie chybiają.
   *[other] { $count } Zombie atakuje { $at-loc }. Te Ataki nigdy nie chybiają.
}
event-attacks-lost = { $count ->
    [one] { $count } Atak { $at-loc } przepada: nie ma już kogo ranić.
    [few] { $count } Ataki { $at-loc } przepadają: nie ma już kogo ranić.
   *[other] { $count } Ataków { $at-loc } przepada: nie ma już kogo ranić.
}
event-zombies-moved-saw = { group }: { $from-gen } { $to-acc }. Widać: { $seen-acc }. Cel to { $goal } ({ $goals ->
    [one] hałas { $noise }
   *[other] hałas { $noise }, takich Stref w Polu Widzenia jest { $goals }
}){ $routes ->
    [one] {""}
    [few] , a grupa dzieli się na { $routes } drogi
   *[other] , a grupa dzieli się na { $routes } dróg
}.
event-zombies-moved-heard = { group }: { $from-gen } { $to-acc }. Nikogo nie widać, więc decyduje hałas: { $goals ->
    [one] najgłośniej jest { $goal-loc }
   *[other] { $goal } to jedna z { $goals } najgłośniejszych Stref
} (hałas { $noise }){ $routes ->
    [one] {""}
    [few] , a grupa dzieli się na { $routes } drogi
   *[other] , a grupa dzieli się na { $routes } dróg
}.
event-zombies-moved-taunted = { group }: { $from-gen } { $to-acc }. Celem jest tylko prowokujący Ocalały { $goal-loc }{ $routes ->
    [one] {""}
    [few] , a grupa dzieli się na { $routes } drogi
   *[other] , a grupa dzieli się na { $routes } dróg
}.
event-zombies-stayed-saw = { group }: bez ruchu { $at-loc }. { $routes ->
    [0] Widać: { $seen-acc }, ale { $goal-acc } nie prowadzi otwarta droga
   *[other] Jedna z dróg kończy się tutaj, inne prowadzą { $goal-acc }
} ({ $goals ->
    [one] hałas { $noise }
   *[other] hałas { $noise }, takich Stref w Polu Widzenia jest { $goals }
}).
event-zombies-stayed-heard = { group }: bez ruchu { $at-loc }. { $routes ->
    [0] Do najgłośniejszej Strefy, { $goal }, nie ma otwartej drogi
   *[other] Nigdzie nie jest głośniej niż tutaj
} ({ $goals ->
    [one] hałas { $goal-loc }: { $noise }
   *[other] tak głośnych Stref jest { $goals }, hałas { $noise }
}).
event-zombies-stayed-taunted = { group }: bez ruchu { $at-loc }. { $routes ->
    [0] Do prowokującego Ocalałego { $goal-loc } nie ma otwartej drogi.
   *[other] Prowokujący Ocalały jest { $goal-loc }.
}
event-zombie-card = Zombie, { $card }: { $at }. Poziom Zagrożenia: { $level }.
event-distributed = { $who } daje Strefie Namnażania { $at-loc } { $card-acc } Zombie.
event-deck-renewed = Talia Zombie jest pusta: karty odrzucone tworzą nową.
event-card-idle = Zombie, { $card }: na tym Poziomie Zagrożenia nic się nie dzieje.
event-spawned = Namnażanie { $at-loc }: { group }.
event-ran-short = Brakuje figurek ({ $kind }): { $missing }.
event-spawn-active = Strefa Namnażania { $at-loc } staje się aktywna.
event-end-phase = Faza Końcowa: hałas cichnie, broń jest znów naładowana.
event-first-player = Pierwszym Graczem jest teraz gracz { $seat }.
event-told = { $text }
event-won = Misja wykonana: { $why }.
event-lost = Misja przegrana: { $why }.

## Dlaczego nie i co wtedy

refusal-over-won = Misja jest wykonana i gra się skończyła.
    .fix = Zacznijcie nową grę.
refusal-over-lost = Misja jest przegrana i gra się skończyła.
    .fix = Zacznijcie nową grę.
refusal-wait = Najpierw decyduje gracz { $seat }.
    .fix = Poczekaj na gracza { $seat }: „{ $question }”.
refusal-first-player-decides = O tym decyduje cała drużyna, a mówi za nią Pierwszy Gracz: gracz { $seat }.
    .fix = Zaproponuj, co chcesz. Ostatnie słowo ma gracz { $seat }.
refusal-answer-first = Najpierw trzeba zdecydować o czymś innym.
    .fix = { $question }.
refusal-turn-missing = Żaden Ocalały nie rozgrywa teraz Tury.
    .fix = Wybierz Ocalałego, który działa następny.
refusal-not-your-survivor = { $who } należy do innego gracza.
    .fix = Użyj własnych Ocalałych albo poproś tamtego gracza, żeby przekazał { $who-acc }.
refusal-not-in-team = { $who } nie należy do drużyny.
    .fix = Wybierz Ocalałego z drużyny.
refusal-seat-missing = Przy tym stole nie ma gracza { $seat }.
    .fix = Wybierz gracza, który siedzi przy tym stole.
refusal-led-already = Gracz { $seat } już prowadzi { $who-acc }.
    .fix = Wybierz innego gracza.
refusal-waits-for-turn = { $who } czeka na swoją Turę, a zmiana prowadzącego zmieniłaby kolejność tej rundy.
    .fix = Przekaż w czasie jego Tury, po niej albo zanim skończy się pierwsza Tura rundy.
refusal-survivor-taken = { $who } już jest w drużynie.
    .fix = Wybierz Ocalałego, którego nikt nie ma.
refusal-companion-idle = { $who } to Towarzysz, a Towarzysze nie mają Akcji ani kart.
    .fix = Wybierz kogoś z drużyny.
refusal-companion-here = { $who } pojawi się w tej Misji jako Towarzysz.
    .fix = Wybierz innego Ocalałego.
refusal-team-complete = Twoi Ocalali są już wybrani.
    .fix = Graj tymi Ocalałymi, których masz.

refusal-has-acted = { $who } ma już za sobą Turę w tej rundzie.
    .fix = Wybierz Ocalałego, który jeszcze nie działał.
refusal-not-your-turn = { $who } musi poczekać: wszyscy Ocalali jednego gracza działają przed Ocalałymi następnego.
    .fix = Poczekaj, aż skończą gracze, którzy są wcześniej w kolejności.
refusal-not-standing = { $who } nie jest już na planszy.
    .fix = Wybierz Ocalałego, który jest na planszy.
refusal-nobody-waits = Nie ma na kogo czekać: chwilę wybiera tylko Taktyk.
    .fix = Wybierz Ocalałego, który działa następny.
refusal-no-actions = Nie masz już Akcji, którą można to opłacić.
    .fix = Użyj tego, co zostało, na coś innego albo zakończ Turę.
refusal-once-a-turn = To można zrobić raz na Turę i już się stało.
    .fix = Zrób coś innego i wróć do tego w następnej Turze.
refusal-once-a-card = To można zrobić raz na każdą kartę Zombie i już się stało.
    .fix = Odpuść i poczekaj na następną kartę Zombie.
refusal-skill-missing = Potrzebna jest Umiejętność, której ten Ocalały nie ma: { $skill }.
    .fix = Zrób coś, co nie wymaga tej Umiejętności.
refusal-led-free-skill = { $skill } nie należy do tej jednej Akcji od przywódcy.
    .fix = Wykonaj Akcję albo z niej zrezygnuj.
refusal-not-a-kid = Tak wymyka się Zombie tylko Dzieciak.
    .fix = Wykonaj zwykły Ruch albo użyj Dzieciaka.
refusal-led-twice = Otrzymanej Akcji nie można oddać dalej.
    .fix = Użyj tej Akcji albo z niej zrezygnuj.
refusal-lead-another = Ta Akcja jest dla innego Ocalałego na planszy.
    .fix = Wybierz innego Ocalałego, który jest na planszy.
refusal-must-act = To jedna otrzymana Akcja, a nie Tura, którą można zakończyć.
    .fix = Użyj tej Akcji albo z niej zrezygnuj.

refusal-already-there = Ocalały już tam jest.
    .fix = Wybierz inną Strefę.
refusal-door-closed = Drzwi { $door } są zamknięte.
    .fix = Najpierw otwórz Drzwi { $door } albo idź inną drogą.
refusal-too-far = Poza zasięgiem: { $to }.
    .fix = Wybierz Strefę, do której można dotrzeć.
refusal-too-near = { $least ->
    [one] Za blisko: { $to }. Droga ma co najmniej { $least } Strefę.
    [few] Za blisko: { $to }. Droga ma co najmniej { $least } Strefy.
   *[other] Za blisko: { $to }. Droga ma co najmniej { $least } Stref.
}
    .fix = Wybierz dalszą Strefę albo wykonaj zwykły Ruch.
refusal-zombies-in-the-way = Zombie na drodze { $to-acc } zatrzymałyby Ruch.
    .fix = Idź tylko do Zombie albo je obejdź.
refusal-zombies-hold = Zombie cię trzymają: odejście kosztuje { amount-price }, a masz ich na to { $left }.
    .fix = Najpierw zabij część Zombie albo zostań.
refusal-wrong-end = { $skill } nie może się skończyć { $to-loc }.
    .fix = Wybierz Strefę, w której ta Umiejętność znajdzie swój cel.

refusal-search-outside = Na ulicy nie ma czego Przeszukiwać.
    .fix = Najpierw wejdź do budynku.
refusal-search-among-zombies = Nie da się Przeszukiwać, gdy w Strefie są Zombie.
    .fix = Najpierw zabij Zombie albo Przeszukaj inne pomieszczenie.
refusal-search-cards = { $most ->
    [one] Przeszukiwanie daje tu { $most } kartę.
    [few] Przeszukiwanie daje tu najwyżej { $most } karty.
   *[other] Przeszukiwanie daje tu najwyżej { $most } kart.
}
    .fix = { $most ->
    [one] Dobierz { $most } kartę.
    [few] Dobierz { $most } karty lub mniej.
   *[other] Dobierz { $most } kart lub mniej.
}
refusal-backpack-full = { $slots ->
    [one] W Plecaku mieści się { $slots } karta, a tych jest więcej.
    [few] W Plecaku mieszczą się { $slots } karty, a tych jest więcej.
   *[other] W Plecaku mieści się { $slots } kart, a tych jest więcej.
}
    .fix = Weź coś do Ręki albo odrzuć.
refusal-in-backpack = { $card }: ta karta jest w Plecaku, a działa tylko w Ręce.
    .fix = Najpierw weź ją do Ręki: przełóż karty.
refusal-not-carried = { $card }: nie ma tu takiej karty do użycia.
    .fix = Wybierz kartę, którą ktoś tu niesie.
refusal-card-left-out = { $card }: ta karta nie ma miejsca w tym układzie.
    .fix = Daj każdej karcie miejsce w Ręce albo w Plecaku. Jeśli chcesz się którejś pozbyć, odrzuć ją.
refusal-nothing-changes = Nic by się nie zmieniło.
    .fix = Wybierz coś innego.
refusal-trade-declined = { $who } odmawia wymiany w tej Turze.
    .fix = Wymień się z kimś innym albo zapytaj w innej Turze.
refusal-not-food = { $card }: tego nie da się zjeść.
    .fix = Wybierz Wodę, Konserwę albo Worek Ryżu.
refusal-nothing-to-replace = Przychylność losu teraz nie pomoże: działa raz na Turę i trzeba ją mieć.
    .fix = Zatrzymaj kartę.
refusal-nothing-to-match = Nie ma drugiej karty do wzięcia: Komplet wymaga Broni Podwójnej z Przeszukiwania i samej Umiejętności.
    .fix = Zatrzymaj kartę.

refusal-no-such-door = Nie ma takich Drzwi.
    .fix = Wybierz Drzwi z tej planszy.
refusal-door-elsewhere = Drzwi { $door } nie prowadzą z twojej Strefy.
    .fix = Najpierw podejdź do tych Drzwi albo wybierz inne, w swojej Strefie.
refusal-door-open = Drzwi { $door } są już otwarte.
    .fix = Po prostu przez nie przejdź.
refusal-no-opener = Bez narzędzia Drzwi otwiera tylko Włamywacz.
    .fix = Weź do Ręki Łom, Topór Strażacki albo Piłę Łańcuchową.
refusal-opens-nothing = { $card }: tym nie otworzysz Drzwi.
    .fix = Weź do Ręki Łom, Topór Strażacki albo Piłę Łańcuchową.
refusal-locked = Te Drzwi ({ $colour }) są zamknięte na klucz, a to, co je odblokuje, jeszcze się nie stało.
    .fix = Sprawdź w Misji, co odblokowuje te Drzwi ({ $colour }), i zrób to najpierw.
refusal-no-objective = W tej Strefie nie ma Celu do zdobycia.
    .fix = Najpierw dojdź do Celu.
refusal-no-crate = W tej Strefie nie ma Skrzyni.
    .fix = Najpierw dojdź do Skrzyni.
refusal-not-empty = { $card }: ta broń jest naładowana.
    .fix = Najpierw z niej strzel, a potem przeładuj.

refusal-no-car = W tej Strefie nie stoi auto o tym numerze.
    .fix = Najpierw podejdź do auta.
refusal-car-among-zombies = Nikt nie wsiada do auta, póki w Strefie są Zombie.
    .fix = Najpierw je zabij albo się ich pozbądź.
refusal-car-full = W aucie nie ma już miejsca: jest kierowca i troje pasażerów, licząc Towarzyszy.
    .fix = Poczekaj, aż ktoś wysiądzie.
refusal-wheel-taken = Za kierownicą już ktoś siedzi.
    .fix = Siądź jako pasażer.
refusal-not-in-car = Nie siedzisz w aucie.
    .fix = Najpierw wsiądź.
refusal-in-car = W aucie można walczyć, przeładować, przełożyć karty, wymienić się z kimś w tym aucie i narobić Hałasu, nic więcej.
    .fix = Najpierw wysiądź.
refusal-other-car = { $who } nie siedzi z tobą: kartami wymieniają się tylko osoby w jednym aucie albo obie na ziemi.
    .fix = Najpierw wsiądź albo wysiądź.
refusal-not-driver = To robi tylko ten, kto siedzi za kierownicą.
    .fix = Najpierw siądź za kierownicą.
refusal-turns-back = Szybka jazda prowadzi dalej, nigdy z powrotem na początek.
    .fix = Wybierz inną drugą ulicę albo jedź powoli.
refusal-no-driving = W tej Misji auto stoi w miejscu.
    .fix = Wysiądź i idź pieszo.
refusal-no-street = { $to } to nie ulica obok poprzedniej: auta jeżdżą tylko ulicami.
    .fix = Wybierz następną ulicę.

refusal-hobomination = W Strefie z Hobominacją nikt nie walczy.
    .fix = Wyjdź z tej Strefy i strzelaj z zewnątrz.
refusal-no-such-attack = { $card }: ta broń nie nadaje się na { $fight-acc }.
    .fix = Wybierz broń do { $fight-gen } albo użyj tej inaczej.
refusal-other-attack = Darmowy atak nie może być taki ({ $fight }).
    .fix = Zaatakuj tak, jak pozwala darmowa Akcja, albo odpuść.
refusal-empty = { $card }: ta broń jest pusta.
    .fix = Najpierw ją przeładuj albo użyj innej.
refusal-no-pair = Para to dwie bronie o tej samej nazwie w Rękach: { $card }.
    .fix = Zaatakuj jedną bronią albo weź do Ręki drugą taką.
refusal-not-dual = { $card }: dwóch takich nie da się użyć naraz.
    .fix = Zaatakuj jedną.
refusal-pair-empty = { $card }: jedna z pary jest pusta.
    .fix = Najpierw przeładuj albo zaatakuj naładowaną.
refusal-nothing-to-hit = W tej Strefie nie ma Zombie.
    .fix = Najpierw idź tam, gdzie są Zombie, albo zrób coś innego.
refusal-not-seen = Stąd nie widać tej Strefy: { $at }.
    .fix = Wybierz Strefę w Polu Widzenia albo idź tam, skąd widać tę: { $at }.
refusal-too-dark = Za ciemno jest { $at-loc }, żeby stąd coś zobaczyć.
    .fix = Podejdź bliżej, aż do sąsiedniej Strefy.
refusal-too-close = Za blisko: { $at }. Ta broń sięga od Zasięgu { $nearest }.
    .fix = Wybierz dalszą Strefę albo się cofnij.
refusal-out-of-range = Za daleko: { $at }. Zasięg wynosi { $range }, a ta broń sięga najdalej na { $farthest }.
    .fix = Wybierz bliższą Strefę albo podejdź.
refusal-no-molotov = W Ręce nie ma Koktajlu Mołotowa.
    .fix = Najpierw weź Koktajl Mołotowa do Ręki.
refusal-only-the-spawn = Tak można zaatakować tylko tam, gdzie właśnie pojawiły się Zombie: { $at }.
    .fix = Zaatakuj { $at-loc } albo odpuść.
refusal-no-reroll = Nic ci nie pozwala na taki przerzut.
    .fix = Zostaw wynik.
refusal-shielded = { $kind }: z przodu stoją inne Zombie i najpierw trzeba trafić je.
    .fix = Przydziel trafienia Zombie stojącym z przodu.
refusal-none-there = { $kind }: nie ma takiego w tej Strefie.
    .fix = Wybierz Zombie, które tam są.
refusal-too-many-hits = { $most ->
    [one] Tu przydziela się 1 trafienie, nie więcej i nie mniej.
   *[other] Tu można przydzielić od 1 do { $most } trafień.
}
    .fix = { $most ->
    [one] Przydziel { $most } trafienie.
    [few] Przydziel { $most } trafienia lub mniej.
   *[other] Przydziel { $most } trafień lub mniej.
}
refusal-reaped-already = Żniwiarz zadziałał już w tym ataku, a działa raz.
    .fix = Przydziel trafienie bez Żniwiarza.
refusal-nothing-to-reap = { $kind }: Żniwiarz potrzebuje jednego trafienia, które zabija, i drugiego takiego Zombie.
    .fix = Przydziel trafienie bez Żniwiarza.
refusal-never-the-shooter = Własne pudła nigdy nie trafiają strzelca.
    .fix = Wybierz innego Ocalałego w Strefie celu.
refusal-low-profile = { $who } ma Skromną posturę i ogień bratobójczy tu nie sięga.
    .fix = Wybierz innego Ocalałego w Strefie celu.
refusal-not-in-zone = { $who } nie należy do tych { $at-loc }, których można wybrać.
    .fix = Wybierz kogoś innego { $at-loc }.

refusal-skill-not-offered = { $skill } nie należy do Umiejętności do wyboru.
    .fix = Wybierz jedną z Umiejętności tego Poziomu Zagrożenia.
refusal-follows = { $who } ma już lidera.
    .fix = Zostaw tam { $who-acc } albo przejmij w wymianie.
refusal-not-led-here = { $who } nie idzie za tobą ani za partnerem w tej Strefie albo nie zmieniłby się lider.
    .fix = Oddaj Towarzysza, który idzie za tobą, albo przejmij go od partnera w tej Strefie.
refusal-nobody-to-save = Nie ma kogo przyciągnąć { $at-gen }: potrzebna jest sąsiednia widoczna Strefa z przyjacielem i Zombie.
    .fix = Wybierz taką Strefę albo zrób coś innego.
refusal-nothing-to-taunt = Nie ma { $at-loc } Zombie do prowokowania.
    .fix = Wybierz Strefę z Zombie najwyżej o 2 kroki stąd.
refusal-not-hurt = { $who } nie ma rany.
    .fix = Wybierz kogoś, kto ma ranę, albo odpuść.
refusal-other-group = Teraz dzieli się inna grupa: { $kind }.
    .fix = Wybierz drogi tej grupy.
refusal-no-route = Tamtędy nie prowadzi najkrótsza droga.
    .fix = Wybierz spośród dróg, którymi może iść grupa.
refusal-split-evenly = { $odd ->
    [one] Grupa dzieli się po równo: o jednego Zombie więcej dostaje dokładnie { $odd } droga.
    [few] Grupa dzieli się po równo: o jednego Zombie więcej dostają dokładnie { $odd } drogi.
   *[other] Grupa dzieli się po równo: o jednego Zombie więcej dostaje dokładnie { $odd } dróg.
}
    .fix = { $odd ->
    [one] Wybierz { $odd } drogę.
    [few] Wybierz { $odd } drogi.
   *[other] Wybierz { $odd } dróg.
}
refusal-too-many-attacks = { $left ->
    [0] Takich Ataków już nie ma: { $kind }.
   *[other] Tyle zostało takich Ataków: { $left } ({ $kind }).
}
    .fix = Przydziel co najmniej 1 Atak i nie więcej, niż zostało.
refusal-card-not-drawn = Zombie, { $card }: tej karty nie ma wśród dobranych.
    .fix = Wybierz jedną z dobranych kart.
refusal-room-done = Na kartę Zombie nie czeka takie ciemne pomieszczenie: { $zone }.
    .fix = Wybierz ciemne pomieszczenie tego budynku, które nie dostało jeszcze karty.
refusal-no-such-choice = { $count ->
    [one] Do wyboru jest { $count } możliwość.
    [few] Do wyboru są { $count } możliwości.
   *[other] Do wyboru jest { $count } możliwości.
}
    .fix = Wybierz którąś z nich po numerze.

## Odczytania zasad

# Wartości tej opcji są liczbami, które nie mogą nazywać atrybutów; widać je takie, jakie są.
option-players = Gracze
    .text = Ilu was gra?
option-mission = Misja
    .text = Którą Misję gracie?
    .training = Trening: dziesięć minut, na pierwszą grę
    .pharmacy = Dziewczynka z apteki: łatwa, ratunek na trzech kafelkach
    .broadcast = Pięć minut na antenie: średnia, oblężenie na czterech kafelkach
    .ambulance = Ostatnia karetka: średnia, wyścig z czasem na czterech kafelkach
    .vault = Za skarbcem: trudna, klucze i kolorowe Drzwi na sześciu kafelkach
    .hunt = Dwa cienie: trudna, polowanie na Abominacje na pięciu kafelkach
    .reunion = Klucz tamtych: bardzo trudna, rozdzielona drużyna na dziewięciu kafelkach
    .m1 = Washington 1, bistro: średnia, sześć kafelków
    .m2 = Washington 2, ludzie za frontem: średnia, sześć kafelków
    .m3 = Washington 3, zabite domy: średnia, sześć kafelków
    .m4 = Washington 4, reflektor: średnia, sześć kafelków nocą
    .m5 = Washington 5, gdzie się przespać: średnia, Biały Dom
    .m6 = Washington 6, wejście do bunkra: średnia, Biały Dom
    .m7 = Washington 7, karta dostępu: trudna, Abominacje bez ognia
    .m8 = Washington 8, prąd: trudna, z piwnicą
    .m9 = Washington 9, pięćdziesiąt osób: bardzo trudna, Biały Dom
    .m10 = Washington 10, droga na zewnątrz: bardzo trudna, sześć kafelków nocą
option-team = Drużyna
    .text = Kto jest w drużynie?
    .classic = Sześcioro klasycznych Ocalałych
    .chosen = Każdy wybiera
    .kids = Sześcioro Dzieciaków
    .dealt = Rozdaje los
    .washington = Szóstka z Waszyngtonu
option-los-width = Widok przez Drzwi
    .text = Na jaką szerokość widać przez otwarte Drzwi?
    .stretch = Na szerokość całej ich ściany
    .exact-door = Na szerokość samych Drzwi
option-six-units = Pomieszczenia stykające się na sześciu jednostkach
    .text = Czy między pomieszczeniami dwóch kafelków, które dzielą dokładnie sześć jednostek, jest przejście?
    .wall = Nie, to ściana
    .opening = Tak, to przejście
option-roll-six = Co jest szóstką
    .text = Które kości są szóstkami dla Umiejętności, które na nie czekają?
    .modified = Te, które pokazują 6 po premiach
    .natural = Te, na których wypadło 6
option-replace-dice = Barbarzyńca i Ogień ciągły z parą
    .text = Czy liczba Zombie zastępuje kości każdej broni z pary?
    .per-weapon = Tak, każdej broni
    .per-action = Nie, raz na cały atak
option-split-by = Rozdzielanie się Zombie
    .text = Co jest osobną drogą, gdy grupa się dzieli?
    .next-zone = Każda inna następna Strefa
    .full-path = Każda inna cała droga
option-wound-surplus = Nadmiar Ataków
    .text = Czy Ataki, których Ocalały nie może już przyjąć, przechodzą na innych?
    .passes-on = Tak
    .may-pile = Nie, mogą przepaść na jednym Ocalałym
option-aaahh-reaction = Reakcje na Aaahh!!
    .text = Czy Umiejętności mogą odpowiedzieć na Szwendacza z karty Aaahh!!?
    .no = Nie
    .yes = Tak
option-no-route = Brak drogi do hałasu
    .text = Co robią Zombie, gdy do najgłośniejszej Strefy nie ma otwartej drogi?
    .stay = Stoją
    .as-if-doors-open = Idą aż do zamkniętych Drzwi
option-noise-apart = Hałas na odłączonym kafelku
    .text = Czy Hałas na odłączonej części planszy słychać wszędzie?
    .everywhere = Tak, na całej planszy
    .own-part = Nie, każda część słyszy tylko siebie
option-ammo-stack = Zapas amunicji
    .text = Czy dwie karty tej samej amunicji dają dwa przerzuty?
    .once = Nie, jeden przerzut
    .per-card = Tak, po jednym na kartę
option-short-rush = Zryw bez figurek
    .text = Co jest pierwsze, gdy na karcie Zrywu zabraknie figurek?
    .shortage-first = Działa cały typ, potem zrywają się nowe
    .rush-first = Zrywają się nowe, potem działa cały typ
option-leavers-level = Ocalali, którzy wyszli
    .text = Czy Ocalali, którzy opuścili planszę, liczą się do Poziomu Zagrożenia?
    .ignored = Nie, tylko ci na planszy
    .counted = Tak
option-born-leader-turn = Urodzony przywódca
    .text = Czy Akcja od Urodzonego przywódcy ma własne limity?
    .own-turn = Tak, to osobna Tura
    .shares-limits = Nie, co zużyto we własnej Turze obdarowanego, pozostaje zużyte
option-riot-shield = Tarcza Szturmowa
    .text = Gdzie Tarcza Szturmowa chroni właściciela?
    .hand = Tylko w Ręce
    .any-slot = W Ręce i w Plecaku
option-ultrared = Poziom krwistoczerwony
    .text = Czy po czerwonym rośnie się dalej?
    .off = Nie
    .on = Tak, PA liczą się znów od 0 i dają następne Umiejętności
option-dark-zones = Strefy Mroku
    .text = Czy do ciemnych pomieszczeń trudno zajrzeć?
    .off = Nie
    .on = Tak: widać je tylko z Zasięgu 0 i 1, a strzał trafia tam tylko na 6
option-abomination-fest = Festiwal Abominacji
    .text = Ile Abominacji może być naraz na planszy?
    .off = Jedna
    .two = Dwie
    .three = Trzy
    .all = Wszystkie cztery
option-zombie-cards = Karty Zombie
    .text = Które karty Zombie są w talii?
    .all = Wszystkie
    .easier = Łatwiejsze, z mniejszymi grupami, i dodatkowe Aktywacje
    .harder = Trudniejsze, z większymi grupami, i dodatkowe Aktywacje
    .no-extra-activations = Wszystkie bez dodatkowych Aktywacji
    .easier-only = Tylko łatwiejsze
    .harder-only = Tylko trudniejsze
option-interleaved = Kolejność Tur
    .text = Zasada domowa: czy Ocalali wszystkich graczy mogą działać w dowolnej kolejności?
    .off = Nie, gracz po graczu
    .on = Tak, kto jest gotów
option-falling = Upadek
    .text = Co się dzieje z Ocalałym bez Zdrowia?
    .mission = Tak, jak mówi misja
    .lost = Ginie, a Misja jest przegrana
    .knocked-out = Jest Znokautowany, a inni grają dalej (Nokaut z Waszyngtonu)
option-friendly-fire = Ogień bratobójczy
    .text = Zasada domowa: czy pudła trafiają przyjaciół w Strefie celu?
    .on = Tak
    .off = Nie
option-abomination-health = Abominacje
    .text = Zasada domowa: od czego giną Abominacje?
    .damage = Od jednego trafienia z 3 Obrażeniami
    .hits = Od trzech trafień z dowolnymi Obrażeniami

## Rozdziały księgi zasad

chapter-cmp = Elementy gry
chapter-gen = Zasady ogólne
chapter-set = Przygotowanie
chapter-rnd = Rundy
chapter-ply = Faza Graczy
chapter-act = Akcje
chapter-mov = Ruch
chapter-src = Przeszukiwanie
chapter-dor = Drzwi
chapter-bld = Budynki
chapter-zon = Strefy
chapter-los = Pole Widzenia
chapter-noi = Hałas
chapter-inv = Miejsca na karty
chapter-eqt = Ekwipunek
chapter-dck = Talie
chapter-cbt = Walka
chapter-tgt = Kolejność Wybierania Celów
chapter-ffr = Ogień bratobójczy
chapter-sur = Ocalali
chapter-adr = Adrenalina i Poziomy Zagrożenia
chapter-skg = Umiejętności ogólnie
chapter-skl = Umiejętności
chapter-zmb = Zombie
chapter-zac = Aktywacja Zombie
chapter-spn = Namnażanie
chapter-abo = Abominacje
chapter-obj = Cele i Skrzynie
chapter-exi = Strefa Wyjścia
chapter-cpn = Towarzysze
chapter-car = Auta
chapter-drk = Strefy Mroku
chapter-abf = Festiwal Abominacji
chapter-ult = Poziom krwistoczerwony
chapter-end = Faza Końcowa
chapter-win = Koniec gry
chapter-vec = Przypadki
chapter-amb = Rozstrzygnięcia
chapter-rul = Zasady domowe

# Dlaczego wskazówka radzi coś, co mówi samo za siebie.
reason-searched = Spośród { $tries } prób, jak gra może się potoczyć, nic nie wypadło lepiej.
