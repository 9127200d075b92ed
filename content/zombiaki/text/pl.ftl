### Zombiaki II po polsku.
###
### Nazwa karty jest wartością komunikatu, jej przypadki są atrybutami. Gdzie rodzaj lub liczba
### nazwy mogłyby się kłócić z czasownikiem, zdanie mówi o „karcie”: „znika karta Zasieki”.
### Liczby w działaniach kart pochodzą z danych; komunikaty `amount-…` tylko je odmieniają.

game-title = Zombiaki II
game-pitch = Moskiewską ulicą idą zombiaki, trzema torami i bez pośpiechu, a na jej końcu garstka ludzi ma barykadę, obrzyn i jednego trabanta. Jedno z was prowadzi umarłych, drugie pilnuje, żeby nie doszli przed Świtem.

side-zombies = Zombiaki
    .acc = zombiaki
    .gen = zombiaków
    .dat = zombiakom
    .ins = zombiakami
    .loc = zombiakach
side-humans = Ludzie
    .acc = ludzi
    .gen = ludzi
    .dat = ludziom
    .ins = ludźmi
    .loc = ludziach

## Liczby z rzeczownikami

amount-wounds = { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
amount-blast = { $blast ->
    [one] po { $blast } ranie
    [few] po { $blast } rany
    [many] po { $blast } ran
   *[other] po { $blast } rany
}
amount-nurses = { $nurses ->
    [one] { $nurses } ranę
    [few] { $nurses } rany
    [many] { $nurses } ran
   *[other] { $nurses } rany
}
# Dziewięć to najwięcej, ile karta może podać: więcej ran nie ma nikt.
amount-heal = { $heal ->
    [9] wszystkie rany
    [one] { $heal } ranę
    [few] { $heal } rany
    [many] { $heal } ran
   *[other] { $heal } rany
}
amount-speed = { $speed ->
    [one] { $speed } pole
    [few] { $speed } pola
    [many] { $speed } pól
   *[other] { $speed } pola
}
amount-retreat = { $retreat ->
    [one] { $retreat } pole
    [few] { $retreat } pola
    [many] { $retreat } pól
   *[other] { $retreat } pola
}
amount-advance = { $advance ->
    [one] { $advance } pole
    [few] { $advance } pola
    [many] { $advance } pól
   *[other] { $advance } pola
}
amount-count = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
amount-limit = { $limit ->
    [one] { $limit } kartę
    [few] { $limit } karty
    [many] { $limit } kart
   *[other] { $limit } karty
}
amount-blows = { $withstands ->
    [one] { $withstands } ciosie
    [few] { $withstands } ciosach
    [many] { $withstands } ciosach
   *[other] { $withstands } ciosach
}

## Działania wspólne kilku kartom

effect-walker = Siła { $strength }. { $speed ->
    [0] Ten zombiak sam się nie rusza.
   *[other] Co turę idzie naprzód o { amount-speed }.
}
effect-side-stepper = Siła { $strength }. Co turę idzie naprzód o { amount-speed } albo zamiast tego w bok, na sąsiedni tor.
effect-needs-line = Wymaga wolnej linii strzału.
effect-shot = Pierwszy zombiak na wybranym torze dostaje { amount-wounds }; jeśli przeżyje, cofa się o { amount-retreat }. { effect-needs-line }

## Karty zombiaków

card-griszka = Griszka
    .acc = Griszkę
    .gen = Griszki
    .dat = Griszce
    .ins = Griszką
    .loc = Griszce
    .text = { effect-walker }
    .flavour = Za życia też mu się nie spieszyło.
card-sasza = Sasza
    .acc = Saszę
    .gen = Saszy
    .dat = Saszy
    .ins = Saszą
    .loc = Saszy
    .text = { effect-walker }
    .flavour = Wyszedł po chleb. Nadal idzie.
card-gieroj = Gieroj
    .acc = Gieroja
    .gen = Gieroja
    .dat = Gierojowi
    .ins = Gierojem
    .loc = Gieroju
    .text = { effect-walker }
    .flavour = Odznaczony pośmiertnie. Nie zauważył ani jednego, ani drugiego.
card-stiopa = Stiopa
    .acc = Stiopę
    .gen = Stiopy
    .dat = Stiopie
    .ins = Stiopą
    .loc = Stiopie
    .text = { effect-side-stepper }
    .flavour = Całe życie przechodził, gdzie nie wolno. Nawyk go przeżył.
card-misza = Misza
    .acc = Miszę
    .gen = Miszy
    .dat = Miszy
    .ins = Miszą
    .loc = Miszy
    .text = { effect-side-stepper }
    .flavour = Idzie zygzakiem, tak jak wracał z każdych imienin.
card-wladek = Władek
    .acc = Władka
    .gen = Władka
    .dat = Władkowi
    .ins = Władkiem
    .loc = Władku
    .text = { effect-side-stepper }
    .flavour = Chłop jak szafa. Taka, która zna skróty.
card-borys = Borys
    .acc = Borysa
    .gen = Borysa
    .dat = Borysowi
    .ins = Borysem
    .loc = Borysie
    .text = { effect-walker } Nigdy się nie cofa.
    .flavour = Cofnął się raz, w 1987. Nie spodobało mu się.
card-olimpijczyk = Olimpijczyk
    .acc = Olimpijczyka
    .gen = Olimpijczyka
    .dat = Olimpijczykowi
    .ins = Olimpijczykiem
    .loc = Olimpijczyku
    .text = { effect-walker }
    .flavour = Życiówkę poprawił po śmierci. Próbki nikt nie odważył się pobrać.
card-doorman = Odźwierny
    .acc = Odźwiernego
    .gen = Odźwiernego
    .dat = Odźwiernemu
    .ins = Odźwiernym
    .loc = Odźwiernym
    .text = { effect-walker } Zasłania linię strzału do zombiaków, które stoją za nim na tym samym torze.
    .flavour = Trzydzieści lat w drzwiach. Drzwi już nie ma, on stoi.
card-mamka = Mamka
    .acc = Mamkę
    .gen = Mamki
    .dat = Mamce
    .ins = Mamką
    .loc = Mamce
    .text = { effect-walker } Na początku ruchu zombiaków zdejmuje { amount-nurses } z każdego innego zombiaka na swoim torze.
    .flavour = Dla każdego ma dobre słowo i kawałek kogoś.
card-gniazdo = Gniazdo
    .acc = Gniazdo
    .gen = Gniazda
    .dat = Gniazdu
    .ins = Gniazdem
    .loc = Gnieździe
    .text = { effect-walker } Zombiaki można wystawiać także na puste pole tuż przed Gniazdem.
    .flavour = Coś się tam rusza. Nikt nie poszedł sprawdzić drugi raz.
card-hostage = Zakładnik
    .acc = Zakładnika
    .gen = Zakładnika
    .dat = Zakładnikowi
    .ins = Zakładnikiem
    .loc = Zakładniku
    .text = Połóż na zombiaku. Gdy jakaś karta miałaby go zranić, Zakładnik ginie zamiast niego: zombiak nie dostaje ran i nie cofa się. Przed unicestwieniem nie chroni.
    .flavour = Krzyczy „nie strzelać!”, jakby ktoś jeszcze słuchał.
card-jacket = Kufajka
    .acc = Kufajkę
    .gen = Kufajki
    .dat = Kufajce
    .ins = Kufajką
    .loc = Kufajce
    .text = Połóż na zombiaku. Jego Siła rośnie o { $strength }.
    .flavour = Ciepła, watowana, po dziadku. Dziadek idzie dwa rzędy dalej.
card-pickaxe = Kilof
    .acc = Kilof
    .gen = Kilofa
    .dat = Kilofowi
    .ins = Kilofem
    .loc = Kilofie
    .text = Usuń z dowolnego pola leżącą tam kartę ludzi.
    .flavour = Metro też zaczęło się od jednego kilofa.
card-steroids = Sterydy
    .acc = Sterydy
    .gen = Sterydów
    .dat = Sterydom
    .ins = Sterydami
    .loc = Sterydach
    .text = Zdejmij z wybranego zombiaka { amount-heal }.
    .flavour = Ulotka wymienia zagrożenia dla żywych. O reszcie milczy.
card-plague = Zaraza
    .acc = Zarazę
    .gen = Zarazy
    .dat = Zarazie
    .ins = Zarazą
    .loc = Zarazie
    .text = Wybierz ze Śmietnika zombiaka o Sile najwyżej { $strength }. Wraca bez ran na puste pole przecznicy przy Cmentarzu.
    .flavour = Lekarz podpisał akt zgonu. Pacjent się odwołał.
card-hunger = Głód
    .acc = Głód
    .gen = Głodu
    .dat = Głodowi
    .ins = Głodem
    .loc = Głodzie
    .text = Wybrany zombiak od razu idzie naprzód o { amount-advance }, nawet taki, który sam się nie rusza. Droga musi być wolna i żadna karta nie może go trzymać w miejscu.
    .flavour = Ktoś za Barykadami otworzył konserwę.
card-brain = Mózg arcymistrza
    .acc = Mózg arcymistrza
    .gen = Mózgu arcymistrza
    .dat = Mózgowi arcymistrza
    .ins = Mózgiem arcymistrza
    .loc = Mózgu arcymistrza
    .text = Obejrzyj { amount-count } z wierzchu talii zombiaków. Jedną zostaw na wierzchu, resztę wtasuj; Świt zostaje na spodzie.
    .flavour = Jeszcze ciepły, a już widzi mata.
card-snack = Zakąska
    .acc = Zakąskę
    .gen = Zakąski
    .dat = Zakąsce
    .ins = Zakąską
    .loc = Zakąsce
    .text = Wybierz jedną z dostępnych kart ludzi. Trafia ona do Śmietnika bez działania.
    .flavour = Posłali chłopaka z amunicją. Doszła sama czapka.
card-panic = Panika
    .acc = Panikę
    .gen = Paniki
    .dat = Panice
    .ins = Paniką
    .loc = Panice
    .text = W swojej najbliższej turze ludzie mogą zagrać najwyżej { amount-limit }.
    .flavour = Plan ewakuacji był. Wisiał na drzwiach, którymi wszyscy wybiegli.
card-fog = Mgła
    .acc = Mgłę
    .gen = Mgły
    .dat = Mgle
    .ins = Mgłą
    .loc = Mgle
    .text = Połóż przy torze na jedną kolejkę. Zasłania linię strzału do wszystkich zombiaków na tym torze.
    .flavour = Ciągnie od rzeki i powłóczy nogami.
card-dawn = Świt
    .acc = Świt
    .gen = Świtu
    .dat = Świtowi
    .ins = Świtem
    .loc = Świcie
    .text = Gdy gracz zombiaków dobierze Świt, gra natychmiast się kończy i wygrywają ludzie.
    .flavour = Koguty zjedzone, a słońce i tak wstało.

## Karty ludzi

card-shot = Strzał
    .acc = Strzał
    .gen = Strzału
    .dat = Strzałowi
    .ins = Strzałem
    .loc = Strzale
    .text = { effect-shot }
    .flavour = Jeden nabój, jeden argument.
card-shot-2 = Strzał II
    .acc = Strzał II
    .gen = Strzału II
    .dat = Strzałowi II
    .ins = Strzałem II
    .loc = Strzale II
    .text = { effect-shot }
    .flavour = To samo, tylko z przekonaniem.
card-burst = Krótka seria
    .acc = Krótką serię
    .gen = Krótkiej serii
    .dat = Krótkiej serii
    .ins = Krótką serią
    .loc = Krótkiej serii
    .text = Pierwszy zombiak na wybranym torze dostaje { amount-wounds }; nadwyżka przechodzi na następnych, a trafiony, który przeżyje, cofa się o { amount-retreat }. { effect-needs-line }
    .flavour = Kazali oszczędzać amunicję. No to krótka.
card-sawn-off = Obrzyn
    .acc = Obrzyn
    .gen = Obrzyna
    .dat = Obrzynowi
    .ins = Obrzynem
    .loc = Obrzynie
    .text = Pierwszy zombiak na wybranym torze dostaje tyle ran, ile przypada na jego przecznicę, licząc od Barykad: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { effect-needs-line }
    .flavour = Im bliżej, tym szczerzej.
card-sniper = Snajper
    .acc = Snajpera
    .gen = Snajpera
    .dat = Snajperowi
    .ins = Snajperem
    .loc = Snajperze
    .text = Wybrany zombiak, choćby stał za osłoną, dostaje { amount-wounds }. Jeśli przeżyje, cofa się o { amount-retreat }.
    .flavour = Siedzi na dachu od wtorku. Mówi, że to jego wolny dzień.
card-volley = Salwa
    .acc = Salwę
    .gen = Salwy
    .dat = Salwie
    .ins = Salwą
    .loc = Salwie
    .text = Każdy zombiak na wybranej przecznicy, do którego jest wolna linia strzału, dostaje { amount-wounds }.
    .flavour = Na trzy. Kto umie liczyć?
card-brick = Cegła
    .acc = Cegłę
    .gen = Cegły
    .dat = Cegle
    .ins = Cegłą
    .loc = Cegle
    .text = Wybrany zombiak, choćby stał za osłoną, dostaje { amount-wounds }.
    .flavour = Budownictwo mieszkaniowe, wydanie kieszonkowe.
card-molotov = Koktajl Mołotowa
    .acc = Koktajl Mołotowa
    .gen = Koktajlu Mołotowa
    .dat = Koktajlowi Mołotowa
    .ins = Koktajlem Mołotowa
    .loc = Koktajlu Mołotowa
    .text = Wybrany zombiak dostaje { amount-wounds }, a zombiaki na polach stykających się bokiem z jego polem – { amount-blast }. { effect-needs-line }
    .flavour = Przepis dziadka, benzyna sąsiada.
card-street-on-fire = Ulica w ogniu
    .acc = Ulicę w ogniu
    .gen = Ulicy w ogniu
    .dat = Ulicy w ogniu
    .ins = Ulicą w ogniu
    .loc = Ulicy w ogniu
    .text = Każdy zombiak na wybranym torze dostaje { amount-wounds }.
    .flavour = Miejskie ogrzewanie wreszcie działa.
card-collapse = Zawalenie
    .acc = Zawalenie
    .gen = Zawalenia
    .dat = Zawaleniu
    .ins = Zawaleniem
    .loc = Zawaleniu
    .text = Każdy zombiak na wybranej przecznicy dostaje { amount-wounds }.
    .flavour = Kamienica od lat czekała na remont. Przestała czekać.
card-grenade = Granat
    .acc = Granat
    .gen = Granatu
    .dat = Granatowi
    .ins = Granatem
    .loc = Granacie
    .text = Czyści wybrane pole: zombiaka unicestwia, a każdą inną kartę usuwa, nawet twoją.
    .flavour = Zawleczkę prosimy zachować na wypadek reklamacji.
card-searchlight = Reflektor
    .acc = Reflektor
    .gen = Reflektora
    .dat = Reflektorowi
    .ins = Reflektorem
    .loc = Reflektorze
    .text = Zombiaki na wybranym torze, do których jest wolna linia strzału, cofają się o { amount-retreat }, zaczynając od tego najbliżej Cmentarza.
    .flavour = W ostrym świetle umarli nie wychodzą najlepiej.
card-siren = Syrena
    .acc = Syrenę
    .gen = Syreny
    .dat = Syrenie
    .ins = Syreną
    .loc = Syrenie
    .text = Wszystkie zombiaki na ulicy cofają się o { amount-retreat }, zaczynając od tych najbliżej Cmentarza.
    .flavour = To tylko ćwiczenia, to tylko… a nie, jednak nie.
card-bait = Przynęta
    .acc = Przynętę
    .gen = Przynęty
    .dat = Przynęcie
    .ins = Przynętą
    .loc = Przynęcie
    .text = Przesuń wybranego zombiaka w bok, na sąsiedni tor, jeśli da się tam wejść. Stronę wybierasz ty.
    .flavour = Szynka, mało używana.
card-roadblock = Zapora
    .acc = Zaporę
    .gen = Zapory
    .dat = Zaporze
    .ins = Zaporą
    .loc = Zaporze
    .text = Połóż przy torze na jedną kolejkę. Zombiaki na tym torze same się nie ruszają.
    .flavour = Objazd. Umarłych prosimy o cierpliwość.
card-tear-gas = Gaz łzawiący
    .acc = Gaz łzawiący
    .gen = Gazu łzawiącego
    .dat = Gazowi łzawiącemu
    .ins = Gazem łzawiącym
    .loc = Gazie łzawiącym
    .text = Połóż przy przecznicy na jedną kolejkę. Zombiaki na tej przecznicy same się nie ruszają.
    .flavour = Płaczą jak na własnym pogrzebie.
card-chains = Łańcuchy
    .acc = Łańcuchy
    .gen = Łańcuchów
    .dat = Łańcuchom
    .ins = Łańcuchami
    .loc = Łańcuchach
    .text = Połóż na zombiaku na jedną kolejkę. Ten zombiak sam się nie rusza.
    .flavour = Od roweru. Rower ukradli dawno temu.
card-wire = Zasieki
    .acc = Zasieki
    .gen = Zasieków
    .dat = Zasiekom
    .ins = Zasiekami
    .loc = Zasiekach
    .text = Połóż na pustym polu: zamykają drogę. Każdy zombiak, którego zatrzymają, zadaje im cios i dostaje { amount-wounds }; po { amount-blows } Zasieki znikają.
    .flavour = Zostały po poprzednim końcu świata.
card-kiosk = Kiosk
    .acc = Kiosk
    .gen = Kiosku
    .dat = Kioskowi
    .ins = Kioskiem
    .loc = Kiosku
    .text = Połóż na pustym polu, byle nie przy samym Cmentarzu: zamyka drogę i zasłania linię strzału. Każdy zombiak, którego zatrzyma, zadaje mu cios; po { amount-blows } Kiosk znika.
    .flavour = Papierosy, gazety, ostatnia linia obrony. Reszty nie wydajemy.
card-mine = Mina
    .acc = Minę
    .gen = Miny
    .dat = Minie
    .ins = Miną
    .loc = Minie
    .text = Połóż na pustym polu, byle nie tuż przed zombiakiem. Pierwszy zombiak, który tu wejdzie, dostaje { amount-wounds }, a Mina znika.
    .flavour = Proszę uważać na nogi. Zwłaszcza te luźne.
card-manhole = Właz
    .acc = Właz
    .gen = Włazu
    .dat = Włazowi
    .ins = Włazem
    .loc = Włazie
    .text = Połóż na pustym polu, byle nie tuż przed zombiakiem. Unicestwia pierwszego zombiaka, który tu wejdzie, i znika.
    .flavour = Pokrywę ktoś sprzedał na złom. Bóg zapłać.
card-trabant = Trabant
    .acc = Trabanta
    .gen = Trabanta
    .dat = Trabantowi
    .ins = Trabantem
    .loc = Trabancie
    .text = Postaw na pustym polu przy Barykadach. Co turę jedzie o { amount-speed } ku Cmentarzowi, a zombiaki, które mają go przed sobą na torze, same się nie ruszają. Pierwszy zombiak na jego drodze dostaje { amount-wounds }, a Trabant idzie na złom.
    .flavour = Karoseria z plastiku, ambicja z żelaza.
card-kamaz = Kamaz
    .acc = Kamaza
    .gen = Kamaza
    .dat = Kamazowi
    .ins = Kamazem
    .loc = Kamazie
    .text = Postaw na pustym polu przy Barykadach. Co turę jedzie o { amount-speed } ku Cmentarzowi; pierwszego zombiaka na swojej drodze unicestwia i sam się rozbija.
    .flavour = Hamulce ostatnio widziano pod Riazaniem.
card-trolleybus = Trolejbus
    .acc = Trolejbus
    .gen = Trolejbusu
    .dat = Trolejbusowi
    .ins = Trolejbusem
    .loc = Trolejbusie
    .text = Postaw na środkowym torze, na pustym polu przy Barykadach; zasłania linię strzału. Co turę jedzie o { amount-speed } ku Cmentarzowi; zombiak na drodze dostaje { amount-wounds }: jeśli padnie, Trolejbus jedzie dalej, jeśli nie, staje.
    .flavour = Proszę przechodzić do tyłu. Z przodu nikt długo nie stoi.
card-night-vision = Noktowizor
    .acc = Noktowizor
    .gen = Noktowizora
    .dat = Noktowizorowi
    .ins = Noktowizorem
    .loc = Noktowizorze
    .text = Obejrzyj { amount-count } z wierzchu talii zombiaków. Jedną wyrzuć do Śmietnika, resztę wtasuj; Świt zostaje na spodzie.
    .flavour = Wszystko widać na zielono, nawet nadzieję.
card-loudhailer = Szczekaczka
    .acc = Szczekaczkę
    .gen = Szczekaczki
    .dat = Szczekaczce
    .ins = Szczekaczką
    .loc = Szczekaczce
    .text = Wybierz jedną z dostępnych kart zombiaków. Trafia ona do Śmietnika bez działania.
    .flavour = Uprasza się zmarłych o spokojny powrót do grobów.

## Kroki tury i pytania kart

step-cleanup = Sprzątanie: karty na jedną kolejkę schodzą same
step-movement = Wybierz następny ruch na ulicy
step-draw = Dociąg: karty odkrywają się same, do czterech
step-discard = Odrzuć jedną z czterech kart
step-use = Zagrywaj, odrzucaj albo zachowaj karty
step-lure = Wybierz, w którą stronę zwabić zombiaka
step-scout = Wybierz kartę, która trafi do Śmietnika
step-plan = Wybierz kartę, która zostanie na wierzchu talii
step-raise = Wybierz zombiaka, który wróci ze Śmietnika

# Co zrobić, według zasady, która pyta.
ask-ZK-RUL-06 = Wybierz, który zombiak rusza się teraz
ask-ZK-RUL-10 = Wybierz, które auto teraz jedzie
ask-ZK-DISC-01 = { step-discard }
ask-ZK-USE-01 = { step-use }
ask-ZK-CARD-02 = Dokończ kartę: wybierz to, o co pyta

goal-zombies = Wprowadź zombiaka na Barykady, zanim nadejdzie Świt.
goal-humans = Nie wpuść żadnego zombiaka na Barykady aż do Świtu.

# Dlaczego gra się skończyła, według zasady, która ją zakończyła.
end-ZK-END-01 = Nadszedł Świt, a żaden zombiak nie dotarł do Barykad.
end-ZK-END-02 = Zombiak wdarł się na Barykady przed Świtem.

## Co można zrobić

action-step = Przesuń: { $card } z { $from } na { $to }
action-breach = Na Barykady: { $card } z { $from }
action-stay = Nie ruszaj się: { $card } na { $at }
action-drive = Jedź: { $card } z { $from }
action-discard = Odrzuć { $card-acc }
action-play = Zagraj { $card-acc }
action-play-field = Zagraj { $card-acc } na pole { $field }
action-play-track = Zagraj { $card-acc } na tor { $track }
action-play-block = Zagraj { $card-acc } na przecznicę { $block }
action-play-card = Zagraj { $card-acc } przeciw karcie { $other }
action-pick = Wybierz { $card-acc }
action-pick-scout = Wyrzuć z talii zombiaków { $card-acc }
action-pick-plan = Zostaw na wierzchu talii { $card-acc }
action-pick-raise = Podnieś ze Śmietnika { $card-acc }
action-end = { $kept ->
    [0] Zakończ turę
    [one] Zakończ turę i zachowaj jedną kartę
    [few] Zakończ turę i zachowaj { $kept } karty
    [many] Zakończ turę i zachowaj { $kept } kart
   *[other] Zakończ turę i zachowaj { $kept } karty
}

## Co się stało

event-turn = Kolejka { $round }: tura { $side-gen }.
event-expired = Kolejka minęła: do Śmietnika trafia karta { $card }.
event-moved = { $card } idzie z { $from } na { $to }.
event-stayed-zombie = { $card } stoi na { $at }: z przodu jest { $by }.
event-stayed-card = { $card } stoi na { $at }: drogę zamyka karta { $by }.
event-stayed-held = { $card } stoi na { $at }: ruchu zabrania karta { $by }.
event-battered = { $zombie } wali w przeszkodę: { $card } na { $at } dostaje cios { $left ->
    [0] i nie wytrzymuje.
   *[other] i wytrzyma jeszcze { $left }.
}
event-drove = { $card } jedzie z { $from } na { $to }.
event-car-stopped-zombie = { $card } staje na { $at }: na drodze stoi { $by }.
event-car-stopped-card = { $card } staje na { $at }: drogę zamyka karta { $by }.
event-crashed = { $card } wjeżdża w { $zombie-acc } na { $at }.
event-drove-off = { $card } zjeżdża z toru { $track } i znika za Cmentarzem.
event-drew = { $side } dobierają kartę { $card }.
event-dawn = Zombiaki dobierają Świt: nad Moskwą robi się jasno.
event-discarded = { $side } odrzucają { $card-acc }.
event-spoiled = { $side } tracą kartę: { $card } idzie do Śmietnika bez działania.
event-played = { $side } zagrywają kartę { $card }.
event-played-field = { $side } zagrywają kartę { $card } na pole { $field }.
event-played-track = { $side } zagrywają kartę { $card } na tor { $track }.
event-played-block = { $side } zagrywają kartę { $card } na przecznicę { $block }.
event-played-card = { $side } zagrywają kartę { $card } przeciw karcie { $other }.
event-entered = { $card } wchodzi na ulicę, na pole { $at }.
event-placed = Na pole { $at } trafia karta { $card }.
event-laid-track = Na torze { $track } działa teraz karta { $card }.
event-laid-block = Na przecznicy { $block } działa teraz karta { $card }.
event-laid-street = Na całej ulicy działa teraz karta { $card }.
event-attached = { $zombie } na { $at } dostaje kartę { $card }.
event-removed = Z pola { $at } znika karta { $card }.
event-sprung = Na polu { $at } działa pułapka: { $card }.
event-wounded = { $card } na { $at } dostaje { amount-wounds }; pozostała Siła: { $left }.
event-guarded = { $card } na { $at } wychodzi z tego cało: rany bierze na siebie karta { $by }.
event-destroyed = { $card } na { $at } pada i trafia do Śmietnika.
event-annihilated = Unicestwienie na { $at }: po { $card-loc } nie ma śladu.
event-retreated = { $card } cofa się z { $from } na { $to }.
event-no-retreat-zombie = { $card } nie cofa się z { $at }: z tyłu stoi { $by }.
event-no-retreat-card = { $card } nie cofa się z { $at }: z tyłu leży karta { $by }.
event-no-retreat-edge = { $card } nie cofa się z { $at }: dalej jest już tylko Cmentarz.
event-no-retreat-own = { $card } nie cofa się z { $at }: tego zombiaka cofnąć się nie da.
event-healed = { $card } na { $at } leczy { amount-wounds }.
event-looked = { $side } oglądają { amount-count } z wierzchu talii zombiaków.
event-saw = Widzisz w talii zombiaków kartę { $card }.
event-milled = Z talii zombiaków prosto do Śmietnika trafia karta { $card }.
event-arranged = { $side } zostawiają jedną obejrzaną kartę na wierzchu talii zombiaków, a resztę wtasowują.
event-ended = { $side } kończą turę { $kept ->
    [0] bez zachowanych kart.
    [one] i zachowują { $kept } kartę.
    [few] i zachowują { $kept } karty.
    [many] i zachowują { $kept } kart.
   *[other] i zachowują { $kept } karty.
}
event-breached = { $card } wchodzi na Barykady torem { $track }!
event-won = Koniec gry: zwycięstwo { $side-gen }.

## Dlaczego nie i co wtedy

refusal-over-dawn = Nadszedł Świt i ludzie wygrali; gra jest skończona.
    .fix = Zacznij nową grę.
refusal-over-breach = Zombiak wszedł na Barykady i zombiaki wygrały; gra jest skończona.
    .fix = Zacznij nową grę.
refusal-not-your-turn = Trwa tura { $side-gen }.
    .fix = Poczekaj, aż skończy się tura { $side-gen }.
refusal-cards-later = Kart używa się w kroku 5, a w kroku 2 coś jeszcze czeka na ruch.
    .fix = Najpierw dokończ ruch.
refusal-no-passing = Kroku ruchu nie można pominąć, a coś jeszcze czeka na ruch.
    .fix = Wykonaj pozostałe ruchy; turę zakończysz w kroku 5.
refusal-discard-first = Masz cztery dostępne karty, a do użycia mogą zostać tylko trzy.
    .fix = Odrzuć jedną z czterech kart i graj dalej.
refusal-no-movement = W tym kroku tury niczego się nie rusza: ruch to krok 2.
    .fix = Wybierz coś z tego, co proponuje ten krok.
refusal-answer-first = Zagrana karta czeka na wybór.
    .fix = Najpierw wybierz to, o co pyta karta.
refusal-nothing-to-pick = Żadna karta nie każe teraz wybierać innej.
    .fix = Zagraj, odrzuć albo zachowaj swoje karty.
refusal-not-available = Karty { $card } nie ma wśród twoich dostępnych kart.
    .fix = Wybierz jedną ze swoich dostępnych kart.
refusal-dawn-is-not-played = Świtu się nie zagrywa ani nie odrzuca: przychodzi sam, z samego spodu talii.
    .fix = Wybierz inną kartę.
refusal-wrong-target = Karty { $card } nie zagrywa się na taki cel.
    .fix = Wskaż taki cel, jaki podaje działanie karty.
refusal-not-entry = { $card } może wejść na ulicę tylko na przecznicy 5 albo tuż przed Gniazdem.
    .fix = Wybierz tam puste pole, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-raised-at-entry = Karta { $card } przywraca zombiaka tylko na przecznicy 5.
    .fix = Wybierz puste pole przecznicy 5, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-taken = Pole { $field } zajmuje już karta { $by }.
    .fix = Wybierz puste pole, na które pozwala karta, a jeśli takiego nie ma, zachowaj ją albo odrzuć.
refusal-entry-taken = Zombiak może się pojawić tylko na pustym polu, a pole { $field } zajmuje karta { $by }.
    .fix = Wybierz puste pole, na które wchodzą zombiaki, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-wrong-place = Działanie karty { $card } nie pozwala położyć jej na polu { $field }.
    .fix = Wybierz puste pole w miejscu, które podaje jej działanie.
refusal-before-zombie = Karty { $card } nie kładzie się tuż przed zombiakiem, a zaraz za tym polem stoi { $zombie }.
    .fix = Wybierz puste pole, tuż za którym nie stoi zombiak.
refusal-no-zombie = Nie ma tam żadnego zombiaka.
    .fix = Wskaż miejsce, w którym stoi zombiak.
refusal-empty-street = Na ulicy nie ma żadnego zombiaka.
    .fix = Zachowaj kartę na później albo ją odrzuć.
refusal-nothing-there = Pole { $field } jest puste.
    .fix = Wybierz pole, na którym leży karta, a jeśli takiego nie ma, zachowaj tę kartę albo ją odrzuć.
refusal-nothing-to-remove = Na polu { $field } jest tylko zombiak, a ta karta usuwa inne karty.
    .fix = Wybierz pole, na którym leży taka karta, a jeśli takiego nie ma, zachowaj tę kartę albo ją odrzuć.
refusal-no-human-card = Na polu { $field } nie leży żadna karta ludzi.
    .fix = Wybierz pole z kartą ludzi, a jeśli takiego nie ma, zachowaj tę kartę albo ją odrzuć.
refusal-opponent-lacks = Karty { $card } nie ma wśród dostępnych kart przeciwnika.
    .fix = Wybierz jedną z dostępnych kart przeciwnika, a jeśli żadnej nie ma, zachowaj tę kartę albo ją odrzuć.
refusal-nothing-above-dawn = Nie ma czego podejrzeć: w talii zombiaków został tylko Świt.
    .fix = Zachowaj kartę albo ją odrzuć.
refusal-nobody-to-raise = W Śmietniku nie ma zombiaka o Sile najwyżej { $strength }.
    .fix = Zachowaj kartę, aż jakiś padnie, albo ją odrzuć.
refusal-shielded = Linię strzału do pola { $field } zasłania karta { $by }.
    .fix = Wybierz cel bez osłony, zagraj kartę, która nie wymaga wolnej linii strzału, albo zachowaj tę.
refusal-already-attached = { $zombie } ma już kartę { $card }.
    .fix = Wybierz zombiaka, na którym nie leży karta { $card }, a jeśli takiego nie ma, zachowaj ją albo odrzuć.
refusal-no-room-beside = Obok ulicy nie zmieści się już więcej kart.
    .fix = Poczekaj, aż któraś z nich zejdzie w sprzątaniu.
refusal-panic = Karta { $by } pozwala w tej turze zagrać najwyżej { amount-limit } i tyle już zagrano.
    .fix = Zachowaj albo odrzuć pozostałe karty i zakończ turę.
refusal-no-retreat-zombie = { $card } nie może się cofnąć: z tyłu stoi { $by }.
    .fix = Wybierz zombiaka, który ma miejsce za plecami, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-no-retreat-card = { $card } nie może się cofnąć: drogę powrotną zamyka karta { $by }.
    .fix = Wybierz zombiaka, który ma miejsce za plecami, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-no-retreat-edge = { $card } nie może się cofnąć: z tyłu jest już tylko Cmentarz.
    .fix = Wybierz zombiaka, który ma miejsce za plecami, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-no-retreat-own = { $card } nie daje się cofnąć.
    .fix = Wybierz zombiaka, który się cofa, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-nobody-retreats = Nikt, kogo dosięgłaby tam karta { $card }, nie może się cofnąć.
    .fix = Poczekaj, aż któryś zombiak będzie tam miał miejsce za plecami, albo odrzuć kartę.
refusal-unhurt = { $card } nie ma ran.
    .fix = Wybierz rannego zombiaka, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-nobody-hurt = Nikt, kogo dosięgłaby tam karta { $card }, nie ma ran.
    .fix = Poczekaj, aż któryś zombiak będzie tam ranny, albo odrzuć kartę.
refusal-no-way-zombie = { $card } nie może iść: z przodu jest { $by }.
    .fix = Wybierz zombiaka, który ma wolną drogę, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-no-way-card = { $card } nie może iść: drogę zamyka karta { $by }.
    .fix = Wybierz zombiaka, który ma wolną drogę, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-no-way-held = { $card } nie może teraz iść: zabrania tego karta { $by }.
    .fix = Wybierz zombiaka, któremu nic nie zabrania ruchu, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-no-way-edge = { $card } stoi tuż przed Barykadami, a przy tym stole wchodzi się na nie tylko w kroku ruchu.
    .fix = Wybierz zombiaka, który stoi dalej od Barykad, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-no-way-aside = { $card } nie da się zwabić: obok nie ma otwartego pola.
    .fix = Wybierz zombiaka, który ma obok otwarte pole, a jeśli takiego nie ma, zachowaj albo odrzuć kartę.
refusal-nothing-to-move = Na polu { $field } nie masz nic, co mogłoby się ruszyć.
    .fix = Wybierz pole, na którym coś twojego czeka na ruch.
refusal-not-yours = { $card } nie należy do twojej strony, a w kroku ruchu każdy rusza tylko swoje karty.
    .fix = Wybierz pole, na którym coś twojego czeka na ruch.
refusal-already-moved = Zombiak z pola { $field } miał już swój ruch w tym kroku.
    .fix = Wybierz zombiaka, który wciąż czeka na ruch.
refusal-already-tried = Zombiak z pola { $field } miał już swoją próbę i nie mógł się ruszyć; czeka do następnej tury.
    .fix = Wybierz zombiaka, który wciąż czeka na ruch.
refusal-tries-later = Zombiak z pola { $field } nie mógł się ruszyć; przy tym stole spróbuje jeszcze raz po wszystkich innych.
    .fix = Najpierw rusz tych, którzy wciąż czekają.
refusal-not-yet = Teraz rusza się przecznica { $block }: pierwsze idą zombiaki najbliżej Barykad.
    .fix = Najpierw wykonaj ruchy na przecznicy { $block }.
refusal-in-track-order = Na jednej przecznicy rusza się według torów, a teraz kolej na pole { $field }.
    .fix = Najpierw rozegraj ruch z pola { $field }.
refusal-must-move = { $card } może się ruszyć, więc musi.
    .fix = Wybierz, dokąd idzie { $card }.
refusal-not-that-far = { $card } nie chodzi tak daleko.
    .fix = Wybierz pole tuż przed zombiakiem.
refusal-field-by-field = { $card } idzie pole po polu.
    .fix = Wybierz pole tuż przed zombiakiem; dalej pójdzie sam.
refusal-not-back = { $card } idzie ku Barykadom, nigdy wstecz ani w miejscu.
    .fix = Wybierz pole tuż przed zombiakiem.
refusal-not-agile = { $card } nie schodzi ze swojego toru.
    .fix = Wybierz ruch naprzód, a jeśli droga jest zamknięta, zostaw zombiaka na miejscu.
refusal-not-beside = { $card } chodzi w bok o jedno pole, na sąsiedni tor tej samej przecznicy; tory 1 i 3 nie sąsiadują.
    .fix = Wybierz pole tuż przed zombiakiem albo tuż obok niego.
refusal-blocked-zombie = { $card } nie wejdzie na pole, na którym stoi { $by }.
    .fix = Wybierz inną drogę; zombiak, który żadnej nie ma, zostaje na miejscu.
refusal-blocked-card = { $card } nie wejdzie na pole, które zamyka karta { $by }.
    .fix = Wybierz inną drogę; zombiak, który żadnej nie ma, zostaje na miejscu.
refusal-blocked-held = { $card } nie może się teraz ruszyć: zabrania tego karta { $by }.
    .fix = Zostaw tego zombiaka na miejscu.
refusal-blocked-own = { $card } nie rusza się z miejsca: tak mówi działanie tej karty.
    .fix = Wybierz zombiaka, który chodzi.
refusal-not-a-car = Na polu { $field } nie ma auta, a jeżdżą tylko auta.
    .fix = Wybierz coś, co wciąż czeka na ruch.
refusal-car-drove = Auto z pola { $field } już w tym kroku jechało.
    .fix = Wybierz auto, które wciąż czeka na jazdę.
refusal-car-not-yet = { $card } musi poczekać: najpierw jadą auta bliżej Cmentarza, a teraz kolej na przecznicę { $block }.
    .fix = Najpierw daj jechać autu z przecznicy { $block }.
refusal-must-drive = { $card } musi jechać ku Cmentarzowi tak daleko, jak może; wybierasz tylko kolejność na jednej przecznicy.
    .fix = Daj autu jechać, gdy przyjdzie jego kolej.
refusal-not-shown = Karty { $card } nie ma teraz do wyboru.
    .fix = Wybierz jedną z pokazanych kart.
refusal-not-raisable = { $card } nie może wrócić: wybiera się spośród zombiaków ze Śmietnika o Sile najwyżej { $strength }.
    .fix = Wybierz jednego z tych zombiaków.
refusal-lured-aside = Karta wabi zombiaka { $card } i tylko na sąsiedni tor tej samej przecznicy.
    .fix = Wybierz otwarte pole tuż obok tego zombiaka.

## Odczytania zasad

option-cleanup = Sprzątanie
    .text = Czyje karty na jedną kolejkę znikają w sprzątaniu?
    .own = Tylko tej strony, której tura się zaczyna
    .all = Obu stron
option-entry = Pole z kartą
    .text = Czy zombiak może wejść na pole z kartą, która nic o tym nie mówi?
    .closed = Nie, takie pole jest zamknięte
    .shared = Tak, stoi tam razem z nią
option-side-step = Ruch w bok
    .text = Czy zombiak chodzący w bok musi pójść w bok, gdy drogę naprzód ma zamkniętą?
    .must = Tak, jeśli tylko może
    .may = Nie, może zostać na miejscu
option-order = Kolejność na przecznicy
    .text = Który zombiak z tej samej przecznicy rusza pierwszy?
    .chosen = Wybiera gracz zombiaków
    .by-track = Według torów: 1, 2, 3
option-cover = Osłona
    .text = Co zasłania linię strzału?
    .symbols = Tylko karty z symbolem zasłaniania
    .zombies = Także każdy zombiak stojący bliżej Barykad
option-idle-play = Karta bez celu
    .text = Czy wolno zagrać akcję, która nie ma żadnego celu?
    .forbidden = Nie, można ją tylko zachować lub odrzucić
    .allowed = Tak, na próżno
option-retreat = Cofanie
    .text = Co zatrzymuje cofającego się zombiaka?
    .entry = Każde zamknięte pole z tyłu
    .zombies-only = Tylko zombiak stojący z tyłu
option-rooted = Nieruchome zombiaki
    .text = Czy karta może cofnąć zombiaka, który sam się nie rusza?
    .retreat = Tak, jak każdego innego
    .stay = Nie, zostaje na miejscu
option-late-breach = Barykady poza krokiem ruchu
    .text = Czy wejście na Barykady poza krokiem ruchu wygrywa?
    .wins = Tak, liczy się każdy ruch
    .ignored = Nie, taki ruch jest niemożliwy
option-second-pass = Druga próba
    .text = Czy zombiaki, które nie mogły się ruszyć, próbują jeszcze raz?
    .no = Nie, czekają do następnej tury
    .yes = Tak, raz, po wszystkich innych

## Rozdziały księgi zasad

chapter-comp = Elementy gry
chapter-setup = Przygotowanie
chapter-board = Plansza
chapter-card = Karty
chapter-lof = Linia strzału
chapter-turn = Przebieg tury
chapter-clean = Sprzątanie
chapter-move = Ruch zombiaków
chapter-car = Auta
chapter-draw = Dociąg
chapter-disc = Odrzucanie
chapter-use = Użycie kart
chapter-gen = Zasady ogólne
chapter-zomb = Zombiaki
chapter-deploy = Wystawianie
chapter-spec = Karty szczególne
chapter-retr = Cofanie
chapter-end = Koniec gry
chapter-ex = Przykłady
chapter-vec = Przypadki
chapter-rul = Rozstrzygnięcia
chapter-gap = Luki w zasadach

# Dlaczego wskazówka radzi coś, co mówi samo za siebie.
reason-searched = Spośród { $tries } prób, jak gra może się potoczyć, nic nie wypadło lepiej.
