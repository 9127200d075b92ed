### Zombie Terror po polsku.
###
### Ludzi nazywają role: nazwa jest wartością komunikatu, jej przypadki są atrybutami. Role mają
### różny rodzaj (Bankier, Pielęgniarka, Dziecko), więc zdania o nich stoją w czasie teraźniejszym
### i obywają się bez przymiotników i zaimków. „Zombie” się nie odmienia: ten zombie, te zombie,
### pięć zombie. „Zombie z D5” to ten, który stoi na D5.
### Liczby w działaniach kart pochodzą z danych; komunikaty `amount-…` tylko je odmieniają.

game-title = Zombie Terror
game-pitch = Promocja w supermarkecie się skończyła, parking jest pełen umarłych, a jedyne auto stoi na drugim końcu. Jedno z was przeprowadza sześcioro ludzi, drugie prowadzi zombie, a im więcej ludzi się rusza, tym więcej zombie się budzi. W każdym filmie ktoś mówi w takiej chwili „rozdzielmy się”.

side-zombies = Zombie
    .acc = zombie
    .gen = zombie
    .dat = zombie
    .ins = zombie
    .loc = zombie
side-humans = Ludzie
    .acc = ludzi
    .gen = ludzi
    .dat = ludziom
    .ins = ludźmi
    .loc = ludziach

## Liczby z rzeczownikami

amount-stars = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
amount-points = { $amount ->
    [one] { $amount } punkt akcji
    [few] { $amount } punkty akcji
    [many] { $amount } punktów akcji
   *[other] { $amount } punktu akcji
}
amount-bullets = { $amount ->
    [one] { $amount } nabój
    [few] { $amount } naboje
    [many] { $amount } nabojów
   *[other] { $amount } naboju
}
# Po „do”: do 1 pola, do 3 pól.
amount-range = { $amount ->
    [one] { $amount } pola
   *[other] { $amount } pól
}
amount-reach = { $reach ->
    [one] { $reach } pola
   *[other] { $reach } pól
}

## Ludzie i nie tylko

human-banker = Bankier
    .acc = Bankiera
    .gen = Bankiera
    .dat = Bankierowi
    .ins = Bankierem
    .loc = Bankierze
human-lumberjack = Drwal
    .acc = Drwala
    .gen = Drwala
    .dat = Drwalowi
    .ins = Drwalem
    .loc = Drwalu
human-child = Dziecko
    .acc = Dziecko
    .gen = Dziecka
    .dat = Dziecku
    .ins = Dzieckiem
    .loc = Dziecku
human-mechanic = Mechanik
    .acc = Mechanika
    .gen = Mechanika
    .dat = Mechanikowi
    .ins = Mechanikiem
    .loc = Mechaniku
human-nurse = Pielęgniarka
    .acc = Pielęgniarkę
    .gen = Pielęgniarki
    .dat = Pielęgniarce
    .ins = Pielęgniarką
    .loc = Pielęgniarce
human-policeman = Policjant
    .acc = Policjanta
    .gen = Policjanta
    .dat = Policjantowi
    .ins = Policjantem
    .loc = Policjancie
human-dog = Pies
    .acc = Psa
    .gen = Psa
    .dat = Psu
    .ins = Psem
    .loc = Psie

special-runner = Biegacz
    .acc = Biegacza
    .gen = Biegacza
    .dat = Biegaczowi
    .ins = Biegaczem
    .loc = Biegaczu
special-brute = Osiłek
    .acc = Osiłka
    .gen = Osiłka
    .dat = Osiłkowi
    .ins = Osiłkiem
    .loc = Osiłku

## Parking

half-supermarket = Połowa z supermarketem
    .acc = połowę z supermarketem
    .gen = połowy z supermarketem
    .dat = połowie z supermarketem
    .ins = połową z supermarketem
    .loc = połowie z supermarketem
half-car = Połowa z autem
    .acc = połowę z autem
    .gen = połowy z autem
    .dat = połowie z autem
    .ins = połową z autem
    .loc = połowie z autem

thing-zombie = zombie
thing-obstacle = przeszkoda
    .acc = przeszkodę
    .gen = przeszkody
    .dat = przeszkodzie
    .ins = przeszkodą
    .loc = przeszkodzie
thing-keys = kluczyki
    .acc = kluczyki
    .gen = kluczyków
    .dat = kluczykom
    .ins = kluczykami
    .loc = kluczykach
thing-fuel = kanister paliwa
    .acc = kanister paliwa
    .gen = kanistra paliwa
    .dat = kanistrowi paliwa
    .ins = kanistrem paliwa
    .loc = kanistrze paliwa

token-car = Auto
    .acc = auto
    .gen = auta
    .dat = autu
    .ins = autem
    .loc = aucie
token-bus = Autobus
    .acc = autobus
    .gen = autobusu
    .dat = autobusowi
    .ins = autobusem
    .loc = autobusie
token-sewer = Kanał
    .acc = kanał
    .gen = kanału
    .dat = kanałowi
    .ins = kanałem
    .loc = kanale
token-booth = Budka strażnika
    .acc = budkę strażnika
    .gen = budki strażnika
    .dat = budce strażnika
    .ins = budką strażnika
    .loc = budce strażnika
token-wreck = Wrak
    .acc = wrak
    .gen = wraku
    .dat = wrakowi
    .ins = wrakiem
    .loc = wraku
token-trolleys = Wózki sklepowe
    .acc = wózki sklepowe
    .gen = wózków sklepowych
    .dat = wózkom sklepowym
    .ins = wózkami sklepowymi
    .loc = wózkach sklepowych
token-crate = Skrzynia
    .acc = skrzynię
    .gen = skrzyni
    .dat = skrzyni
    .ins = skrzynią
    .loc = skrzyni

sort-car = Auto
    .acc = auto
    .gen = auta
    .dat = autu
    .ins = autem
    .loc = aucie
sort-bus = Autobus
    .acc = autobus
    .gen = autobusu
    .dat = autobusowi
    .ins = autobusem
    .loc = autobusie
sort-sewer = Kanał
    .acc = kanał
    .gen = kanału
    .dat = kanałowi
    .ins = kanałem
    .loc = kanale
sort-booth = Budka strażnika
    .acc = budkę strażnika
    .gen = budki strażnika
    .dat = budce strażnika
    .ins = budką strażnika
    .loc = budce strażnika
sort-large = Duża przeszkoda
    .acc = dużą przeszkodę
    .gen = dużej przeszkody
    .dat = dużej przeszkodzie
    .ins = dużą przeszkodą
    .loc = dużej przeszkodzie
sort-small = Mała przeszkoda
    .acc = małą przeszkodę
    .gen = małej przeszkody
    .dat = małej przeszkodzie
    .ins = małą przeszkodą
    .loc = małej przeszkodzie

# `.loc` nie jest tu przypadkiem, tylko literą kierunku do wyboru wariantu zdania.
facing-n = w stronę auta
    .loc = n
facing-e = w stronę kolumny L
    .loc = e
facing-s = w stronę supermarketu
    .loc = s
facing-w = w stronę kolumny A
    .loc = w

## Karty zombie

card-plague = Plaga
    .acc = Plagę
    .gen = Plagi
    .dat = Pladze
    .ins = Plagą
    .loc = Pladze
effect-plague = W tej turze dokłada się o { $amount } zombie więcej, na dowolnej połowie. Dobre wieści szybko się rozchodzą.
gained-plague = Przy dokładaniu przyjdzie o { $amount } zombie więcej.

card-bloodlust = Żądza krwi
    .acc = Żądzę krwi
    .gen = Żądzy krwi
    .dat = Żądzy krwi
    .ins = Żądzą krwi
    .loc = Żądzy krwi
effect-bloodlust = W tej turze limit aktywacji zombie rośnie o { $amount }. Ktoś na głos powiedział „mózg”.
gained-bloodlust = Limit aktywacji zombie rośnie w tej turze o { $amount }.

card-rampage = Szał
    .acc = Szał
    .gen = Szału
    .dat = Szałowi
    .ins = Szałem
    .loc = Szale
effect-rampage = Wskaż zombie, który widzi człowieka. W tej turze ma o { amount-points } więcej. Podobno są powolne.
gained-rampage = Ten zombie ma w tej turze o { amount-points } więcej.

card-awe = Groza
    .acc = Grozę
    .gen = Grozy
    .dat = Grozie
    .ins = Grozą
    .loc = Grozie
effect-awe = Wskaż zombie, który widzi człowieka. W tej turze nie musi do niego iść i rusza się, jak chcesz. Najgorszy jest ten, który czeka.

card-ambush = Zasadzka
    .acc = Zasadzkę
    .gen = Zasadzki
    .dat = Zasadzce
    .ins = Zasadzką
    .loc = Zasadzce
effect-ambush = Zombie z puli wstaje od razu na wolnym polu, które nie sąsiaduje z człowiekiem; wybierasz też, w którą stronę patrzy. Przed chwilą nikogo tu nie było.

card-horde = Horda zombie
    .acc = Hordę zombie
    .gen = Hordy zombie
    .dat = Hordzie zombie
    .ins = Hordą zombie
    .loc = Hordzie zombie
effect-horde = Kanał i osiem pól wokół niego są do końca gry polami dozwolonymi. Na dole też mieli promocję.

## Karty ludzi

card-sawn-off = Obrzyn
    .acc = Obrzyn
    .gen = Obrzyna
    .dat = Obrzynowi
    .ins = Obrzynem
    .loc = Obrzynie
effect-sawn-off = Człowiek strzela bez naboju do zombie na wolnej prostej, w odległości do { amount-range }. Huk ściąga następnego. Za ladą zawsze leży obrzyn.

card-sewer = Kanał
    .acc = Kanał
    .gen = Kanału
    .dat = Kanałowi
    .ins = Kanałem
    .loc = Kanale
effect-sewer = Człowiek, który stoi na kanale, ucieka. Zapach nie odbiera gwiazdek.

card-courage = Odwaga
    .acc = Odwagę
    .gen = Odwagi
    .dat = Odwadze
    .ins = Odwagą
    .loc = Odwadze
effect-courage = Usuń zombie stojącego obok człowieka, choćby patrzył prosto na niego. Po cichu: nikt nowy nie przyjdzie. Nogi trzęsą się dopiero potem.

card-adrenaline = Adrenalina
    .acc = Adrenalinę
    .gen = Adrenaliny
    .dat = Adrenalinie
    .ins = Adrenaliną
    .loc = Adrenalinie
effect-adrenaline = Człowiek, który w tej turze jeszcze nie skończył, ma o { amount-points } więcej. Krzyczeć można w biegu.
gained-adrenaline = To o { amount-points } więcej w tej turze.

card-bullets = Zapasowe naboje
    .acc = Zapasowe naboje
    .gen = Zapasowych nabojów
    .dat = Zapasowym nabojom
    .ins = Zapasowymi nabojami
    .loc = Zapasowych nabojach
effect-bullets = Policjant dostaje { amount-bullets }. Cały czas w kieszeni, pod pączkiem.
gained-bullets = Policjant dostaje { amount-bullets }.

card-racket = Hałas
    .acc = Hałas
    .gen = Hałasu
    .dat = Hałasowi
    .ins = Hałasem
    .loc = Hałasie
effect-racket = Obróć wybranego zombie w dowolną stronę. Wystarczy jeden kopnięty wózek.

## O co gra pyta

step-build = Połóż na parkingu następny żeton
step-muster = Ustaw następnego człowieka w rzędzie 1
step-haunt = Postaw zombie, ale nie obok innych pionków
step-humans = Aktywuj ludzi, zagrywaj karty albo zakończ turę
step-movement = Wybierz zombie i jego ruch
step-adding = Dołóż zombie, które się należą
step-tidying = Wybierz, kto pierwszy zmieni się w zombie
step-facing = Wybierz, w którą stronę patrzy zombie
step-ambush = Wybierz, gdzie wstaje zombie
step-put-down = Wybierz, dokąd przenosisz zombie
step-replace = Wybierz zombie, który zajmie miejsce martwego człowieka

# Co zrobić, według zasady, która pyta.
ask-ZT-ADV-06 = { step-build }
ask-ZT-FREE-05 = { step-build }
ask-ZT-SETUP-07 = { step-muster }
ask-ZT-SETUP-08 = { step-haunt }
ask-ZT-HUM-01 = Wybierz, kto działa, zagraj kartę albo zakończ turę
ask-ZT-ZMOVE-01 = { step-movement }
ask-ZT-SPAWN-03 = { step-adding }
ask-ZT-RUL-06 = { step-facing }
ask-ZT-RUL-19 = { step-tidying }
ask-ZT-SPAWN-04 = { step-facing }
ask-ZT-SPAWN-09 = { step-put-down }
ask-ZT-TIDY-02 = { step-facing }
ask-ZT-TIDY-03 = { step-replace }
ask-ZT-CARD-01 = Dokończ kartę: wybierz to, o co pyta

goal-humans = Doprowadź do auta ludzi wartych razem { $goal } gwiazdek.
goal-zombies = Gryź, aż { $goal } gwiazdek będzie poza ich zasięgiem.

# Dlaczego gra się skończyła, według zasady, która ją zakończyła.
end-ZT-END-02 = Uciekły gwiazdki: { $goal }.
end-ZT-END-03 = Uciekło za mało gwiazdek, a wszyscy pozostali zmienili się w zombie.
end-ZT-END-04 = Tylu gwiazdek nie da się już uratować: { $goal }.
end-ZT-TERROR-05 = Tor terroru się skończył, zanim uciekły gwiazdki: { $goal }.
end-ZT-RUL-66 = Skończyła się runda 60 bez zwycięzcy: noc należy do zombie.

## Co można zrobić

action-build = Połóż { $token-acc } na { $at }{ $facing-loc ->
    [n] {""}
   *[other] , przodem { $facing }
}
action-muster = Postaw { $human-acc } na { $at }
action-haunt = Postaw zombie na { $at }
action-add = Dołóż zombie na { $at }
action-ambush = Zasadzka: postaw zombie na { $at }
action-put-down = Przenieś zombie na { $at }
action-face = Zwróć zombie z { $at } { $facing }
action-go = { $human }: idź na { $to }
action-push = { $human }: wejdź na { $to }, przepchnij zombie na { $beyond }
action-shove = { $human }: wejdź na { $to }, przepchnij { $other-acc } na { $beyond }
action-escape = { $human }: uciekaj do auta na { $to } ({ amount-stars })
action-chop = Drwal: zarąb zombie z { $at }
action-shoot = Policjant: strzel do zombie z { $at } (naboje: { $bullets })
action-heal = Wylecz { $human-acc }
action-finish = { $lost ->
    [0] { $human }: zakończ aktywację
    [one] { $human }: zakończ aktywację ({ $lost } punkt przepadnie)
    [few] { $human }: zakończ aktywację ({ $lost } punkty przepadną)
    [many] { $human }: zakończ aktywację ({ $lost } punktów przepadnie)
   *[other] { $human }: zakończ aktywację ({ $lost } punktu przepadnie)
}
action-end = { $quota ->
    [one] Zakończ turę ludzi (ruszy { $quota } zombie)
    [few] Zakończ turę ludzi (ruszą { $quota } zombie)
   *[other] Zakończ turę ludzi (ruszy { $quota } zombie)
}
action-bite = Zombie z { $at }: ugryź { $human-acc }
action-step = Zombie z { $at }: idź na { $to }
action-chase = Zombie z { $at }: idź na { $to }, w stronę { $human-gen }
action-turn = Zombie z { $at }: obróć się { $facing }
action-idle = Zombie z { $at }: nic nie rób
action-lift = Zdejmij zombie z { $at }
action-convert = Najpierw zamień w zombie { $human-acc }
action-play = Zagraj { $card-acc }
action-play-at = Zagraj { $card-acc } na zombie z { $at }
action-play-on = Zagraj { $card-acc } na { $human-acc }

## Co się stało

event-built = { $side } kładą { $token-acc } na { $at }.
event-set-aside = { $side } odkładają { $sort-acc }: na parkingu nie ma już na to miejsca.
event-dealt = { $cards ->
    [one] Każda strona dobiera po kryjomu { $cards } kartę.
    [few] Każda strona dobiera po kryjomu { $cards } karty.
    [many] Każda strona dobiera po kryjomu { $cards } kart.
   *[other] Każda strona dobiera po kryjomu { $cards } karty.
}
event-drew = Na rękę trafia karta { $card }.
event-mustered = { $human } staje na { $at }.
event-raised = Na { $at } staje zombie. W puli: { $pool }.
event-faced = Zombie z { $at } patrzy { $facing }.
event-turn = Runda { $round }: tura { $side-gen }.
event-moved = { $human } idzie z { $from } na { $to }.
event-pushed = { $human } przepycha zombie z { $from } na { $to }.
event-shoved = Mechanik przepycha { $human-acc } z { $from } na { $to }.
event-chopped = Drwal rąbie zombie z { $at }. Cicho, więc nikt nowy nie przyjdzie. W puli: { $pool }.
event-shot = Policjant z { $from } strzela i trafia zombie na { $at }. Huk ściągnie następnego. Naboje: { $bullets }, w puli: { $pool }.
event-slain = Karta { $card } usuwa zombie z { $at }. W puli: { $pool }.
event-healed = { $human } wraca do zdrowia.
event-escaped = { $human } ucieka z { $at }: { amount-stars }. Uciekinierzy mają razem: { $points }.
event-found = { $human } przeszukuje { $at } i znajduje { $thing-acc }!
event-found-nothing = { $human } przeszukuje { $at } i nic nie znajduje.
event-took = { $human } zabiera z { $at } { $thing-acc }.
event-dropped = Na { $at } ktoś upuszcza { $thing-acc }. Zabierze to człowiek, który tam dojdzie.
event-delivered = { $needed ->
    [0] { $human } przynosi do auta { $thing-acc }. Auto jest gotowe do drogi.
   *[other] { $human } przynosi do auta { $thing-acc }. Brakuje jeszcze: { $needed }.
}
event-finished = { $lost ->
    [0] { $human } kończy aktywację.
    [one] { $human } kończy aktywację, { $lost } punkt akcji przepada.
    [few] { $human } kończy aktywację, { $lost } punkty akcji przepadają.
    [many] { $human } kończy aktywację, { $lost } punktów akcji przepada.
   *[other] { $human } kończy aktywację, { $lost } punktu akcji przepada.
}
event-humans-ended = { $activated ->
    [0] Ludzie kończą turę i nikogo nie aktywowali. W odpowiedzi rusza o jednego zombie więcej: limit wynosi { $quota }.
    [one] Ludzie kończą turę po { $activated } aktywacji. W odpowiedzi rusza o jednego zombie więcej: limit wynosi { $quota }.
   *[other] Ludzie kończą turę po { $activated } aktywacjach. W odpowiedzi rusza o jednego zombie więcej: limit wynosi { $quota }.
}
event-terror-moved = Znacznik terroru schodzi na { $to }. Gdy zejdzie z toru, wygrają zombie.
event-terror-began = Z puli zszedł ostatni zombie: zaczyna się terror. Znacznik staje na { $at } i w każdej turze zombie zrobi krok.
event-chased = Zombie idzie z { $from } na { $to }, bo widzi { $human-acc } i musi iść w tę stronę.
event-stepped = Zombie idzie z { $from } na { $to }.
event-turned = Zombie z { $at } obraca się { $facing }.
event-idled = Zombie z { $at } nic nie robi: wszystkich punktów akcji i tak nie da się zużyć.
event-bit = Zombie z { $at } gryzie, bo ma tuż przed sobą { $human-acc }.
event-shielded = { $human } zasłania się teczką. Rany nie ma, teczki też już nie.
event-wounded = { $human } odnosi ranę. Następne ugryzienie zabije.
event-died = { $human } ginie. Ciało zostaje na planszy do porządkowania i nadal przyciąga zombie.
event-spent = Zombie z { $at } kończy aktywację: { $activated } z { $quota }.
event-due = Dokładanie zombie. Połowa z supermarketem: { $supermarket ->
    [0] 0, bo nie ma tam ludzi
   *[other] { $supermarket }, bo są tam ludzie
}. Połowa z autem: { $car ->
    [0] 0, bo nie ma tam ludzi
   *[other] { $car }, bo są tam ludzie
}. Gdziekolwiek, za strzały i karty: { $anywhere }.
event-lifted = Pula jest pusta, więc z planszy schodzi zombie z { $at }.
event-put-down = Przeniesiony zombie staje na { $at }.
event-no-room = { $count ->
    [one] Przepada { $count } zombie: zabrakło wolnego pola albo pionka.
    [few] Przepadają { $count } zombie: zabrakło wolnych pól albo pionków.
   *[other] Przepada { $count } zombie: zabrakło wolnych pól albo pionków.
}
event-converted = { $human } wstaje na { $at } jako zombie. W puli: { $pool }.
event-dog-lost = Z { $at } znika Pies. Psy nie wracają jako zombie.
event-played = { $side } zagrywają kartę { $card }.
event-played-at = { $side } zagrywają kartę { $card } na zombie z { $at }.
event-played-on = { $side } zagrywają kartę { $card } na { $human-acc }.
event-won = Koniec gry: zwycięstwo { $side-gen }.

## Dlaczego nie i co wtedy

refusal-game-over = Gra jest skończona, a zwycięstwo należy do { $side-gen }.
    .fix = Zacznij nową grę.
refusal-not-your-turn = Teraz trwa tura { $side-gen }.
    .fix = Poczekaj na swoją turę.
refusal-not-your-token = Następny żeton kładzie strona { $side-gen }.
    .fix = Poczekaj, aż ten żeton będzie leżał na planszy.
refusal-humans-place-humans = Pionki ludzi ustawia strona ludzi.
    .fix = Poczekaj, aż wszyscy ludzie staną w rzędzie 1.
refusal-zombies-place-zombies = Zombie na początek gry ustawia strona zombie.
    .fix = Poczekaj, aż staną wszystkie zombie na początek gry.
refusal-board-first = Plansza nie jest gotowa: strona { $side-gen } kładzie jeszcze { $sort-acc }.
    .fix = Najpierw trzeba położyć { $sort-acc }.
refusal-board-stands = Na tej planszy nic więcej się nie kładzie: jest gotowa.
    .fix = Zajmij się pionkami. Inną planszę można wybrać przed następną grą.
refusal-humans-first = Przygotowanie jeszcze trwa: teraz trzeba ustawić { $human-acc }.
    .fix = Najpierw trzeba postawić { $human-acc } na wolnym polu rzędu 1.
refusal-zombies-first = Przygotowanie jeszcze trwa: nie stoją wszystkie zombie.
    .fix = Najpierw trzeba ustawić wszystkie zombie na początek gry.
refusal-set-up-over = Wszystkich ludzi ustawiono przed początkiem gry.
    .fix = Ludzie chodzą za punkty akcji, w turze ludzi.
refusal-zombies-later = Zombie działają w turze zombie, a trwa tura ludzi.
    .fix = Rusz kogoś z ludzi albo zakończ turę.
refusal-humans-later = Ludzie działają w turze ludzi, a trwa tura zombie.
    .fix = Rusz zombie. Kolej ludzi przyjdzie w następnej rundzie.
refusal-card-in-own-turn = Kartę { $card } można zagrać tylko w turze jej strony.
    .fix = Zachowaj tę kartę do tury jej strony.
refusal-face-first = Nie wiadomo jeszcze, w którą stronę patrzy zombie z { $at }.
    .fix = Najpierw obróć zombie z { $at } tak, jak chcesz.
refusal-ambush-first = Zombie z Zasadzki nie stoi jeszcze na planszy.
    .fix = Najpierw wybierz dla niego wolne pole, które nie sąsiaduje z człowiekiem.
refusal-put-down-first = Zdjęty z planszy zombie nie ma jeszcze pola.
    .fix = Najpierw postaw go na jednym z pokazanych pól.
refusal-replace-first = Jakiś zombie musi zająć miejsce { $human-gen }, bo pula jest pusta.
    .fix = Najpierw wybierz zombie z planszy, który tam stanie.
refusal-quota-left = Ruch jeszcze trwa: do aktywowania zostało { $left } zombie.
    .fix = Wybierz zombie, który jeszcze nie działał. Faza skończy się sama.
refusal-quota-used = Limit aktywacji ({ $quota }) jest wyczerpany i nikt ponad niego nie działa.
    .fix = Graj dalej to, co trwa teraz.
refusal-used-and-over = Zombie z { $at } był już w tej rundzie aktywowany, a ruch zombie się skończył.
    .fix = Graj dalej to, co trwa teraz.
refusal-came-too-late = Ruch zombie się skończył, więc zombie z { $at } zadziała najwcześniej w następnej rundzie.
    .fix = Graj dalej to, co trwa teraz.
refusal-adding-later = Nowe zombie wchodzą, a inne się przenosi, dopiero po ruchu zombie.
    .fix = Najpierw aktywuj te zombie, które muszą działać.
refusal-adding-done = Weszły już wszystkie należne zombie; teraz wstają martwi.
    .fix = Wybierz człowieka, który pierwszy zamieni się w zombie.
refusal-still-due = Tura jeszcze trwa: do dołożenia zostało { $count } zombie.
    .fix = Postaw zombie na wolnym polu dozwolonym. Tura skończy się sama.
refusal-still-to-relocate = Tura jeszcze trwa: pula jest pusta, więc do przeniesienia zostało { $count } zombie.
    .fix = Wybierz zombie z planszy i postaw go na polu dozwolonym. Tura skończy się sama.
refusal-tidying-later = Martwi wstają dopiero wtedy, gdy zombie skończą ruch i wejdą wszyscy nowi.
    .fix = Najpierw dokończ to, co trwa teraz.
refusal-dead-first = Tura jeszcze trwa: zabici w tej rundzie mają dopiero wstać.
    .fix = Wybierz człowieka, który pierwszy zamieni się w zombie. Tura skończy się sama.
refusal-turn-in-activation = W tej fazie zombie obraca się tylko w swojej aktywacji, o 90 stopni, za punkt akcji.
    .fix = Wybierz zombie i obróć go w lewo albo w prawo.
refusal-nothing-to-face = Żaden zombie nie czeka na to, w którą stronę ma patrzeć.
    .fix = Najpierw wybierz zombie albo pole.

refusal-other-sort = Teraz kładzie się { $sort-acc }.
    .fix = Wybierz { $sort-acc }.
refusal-no-copy-left = Wszystkie żetony tego rodzaju już leżą: { $token }.
    .fix = Wybierz inny żeton tej samej wielkości.
refusal-turn-for-nothing = Żetonu { $token } nie kładzie się w tym obrocie.
    .fix = Połóż ten żeton bez obrotu.
refusal-off-board = Żeton położony na { $at } wystawałby poza planszę.
    .fix = Odsuń żeton od krawędzi albo go obróć.
refusal-token-there = Na { $at } leży już inny żeton.
    .fix = Wybierz pola bez żetonów.
refusal-sewer-there = Na { $at } leży kanał, a na nim nie kładzie się innych żetonów.
    .fix = Wybierz pola bez żetonów. Obok kanału wolno.
refusal-car-in-last-row = Auto może stać tylko w rzędzie 16, naprzeciw supermarketu.
    .fix = Wybierz trzy pola rzędu 16.
refusal-sewer-half = Kanał musi leżeć na połowie z autem.
    .fix = Wybierz wolne pole w rzędach od 9 do 16.
refusal-booth-half = Budka strażnika musi leżeć na połowie z autem.
    .fix = Wybierz wolne pole w rzędach od 9 do 15.
refusal-at-edge = { $at } leży przy krawędzi planszy, a przeszkód nie wolno tam kłaść.
    .fix = Wybierz pola między B2 a K15.
refusal-touches = Żeton stykałby się z tym, co leży na { $at }, a liczą się także rogi.
    .fix = Zostaw między żetonami co najmniej jedno puste pole, na ukos też.
refusal-touches-car = Żeton stykałby się z autem na { $at }, a liczą się także rogi.
    .fix = Zostaw między żetonem a autem co najmniej jedno puste pole, na ukos też.
refusal-other-human = Teraz trzeba ustawić { $human-acc }.
    .fix = Postaw { $human-acc } na wolnym polu rzędu 1.
refusal-not-first-row = Ludzie zaczynają w rzędzie 1, przy supermarkecie.
    .fix = Wybierz wolne pole od A1 do L1.
refusal-half-full = { $half } ma już komplet zombie na początek.
    .fix = Postaw zombie na drugiej połowie.
refusal-car-is-closed = { $at } to pole auta, a auto jest dla zombie przeszkodą.
    .fix = Wybierz wolne pole poza autem.
refusal-too-close = { $at } leży za blisko człowieka albo innego zombie.
    .fix = Wybierz pole, które nie sąsiaduje z żadnym pionkiem.
refusal-corner-too-close = { $at } styka się rogiem z człowiekiem albo innym zombie, a przy tym stole rogi się liczą.
    .fix = Wybierz pole, które nie styka się z żadnym pionkiem, nawet na ukos.
refusal-taken = { $at } nie jest wolne: zajmuje je { $by }.
    .fix = Wybierz wolne pole.

refusal-not-on-board = Wśród żywych na planszy nie ma { $human-gen }.
    .fix = Wybierz kogoś, kto żyje i jest na planszy.
refusal-gone-safe = { $human } jest już po ucieczce i nie wraca.
    .fix = Wybierz kogoś, kto żyje i jest na planszy.
refusal-lies-dead = { $human } nie żyje: martwi nie działają i nic im nie pomoże.
    .fix = Wybierz kogoś, kto żyje.
refusal-gone-dead = { $human } nie żyje i jest poza grą.
    .fix = Wybierz kogoś, kto żyje i jest na planszy.
refusal-finished = { $human } ma już w tej turze aktywację za sobą.
    .fix = Wybierz kogoś, kto jeszcze nie skończył, albo zakończ turę.
refusal-finish-first = Trwa aktywacja { $human-gen }.
    .fix = Zakończ aktywację { $human-gen } i dopiero wtedy rusz kogoś innego.
refusal-nobody-acts = Nikt nie jest teraz w trakcie aktywacji.
    .fix = Rusz kogoś z ludzi albo zakończ turę.
refusal-not-adjacent = { $human } nie wejdzie na { $at } jednym ruchem: to nie jest sąsiednie pole.
    .fix = Idź po jednym polu, każde za 1 punkt akcji.
refusal-already-there = { $human } już stoi na { $at }.
    .fix = Wybierz sąsiednie pole.
refusal-push-too-far = Na { $at } stoi zombie, a na jego pole { $human } wejdzie tylko z sąsiedniego, przepychając go.
    .fix = Najpierw stań obok tego zombie tak, żeby pole za nim było wolne.
refusal-no-diagonal = { $human } nie chodzi na ukos. Umie to tylko Dziecko.
    .fix = Idź w pionie albo w poziomie.
refusal-diagonal-used = Dziecko szło już w tej turze na ukos, a wolno to raz.
    .fix = Idź Dzieckiem w pionie albo w poziomie.
refusal-no-diagonal-push = Na { $at } stoi { $by }, a na ukos nikogo się nie przepycha.
    .fix = Wybierz wolne pole.
refusal-squeezed = Dziecko nie przeciśnie się na { $at }: pola po obu bokach są zajęte.
    .fix = Idź w pionie albo w poziomie, albo najpierw zwolnij jedno z tych dwóch pól.
refusal-obstacle = Na { $at } jest przeszkoda.
    .fix = Obejdź { $at } wolnymi polami.
refusal-car-locked = Auto jest zamknięte i bez kluczyków nikogo nie zabierze.
    .fix = Najpierw doprowadź do auta kogoś, kto niesie kluczyki.
refusal-car-empty = { $needed ->
    [one] Auto ma pusty bak: brakuje jeszcze { $needed } kanistra.
   *[other] Auto ma pusty bak: brakuje jeszcze { $needed } kanistrów.
}
    .fix = Najpierw doprowadź do auta kogoś, kto niesie kanister.
refusal-cannot-push = { $human } nie przepycha zombie.
    .fix = Obejdź tego zombie albo przepchnij go kimś innym.
refusal-brute-stands = Na { $at } stoi Osiłek: nie da się go przepchnąć ani zarąbać.
    .fix = Obejdź { $at } albo usuń Osiłka strzałem lub kartą.
refusal-push-facing = Zombie z { $at } patrzy na tego, kto chce go przepchnąć, a przy tym stole tak nie wolno.
    .fix = Przepchnij go z boku albo od tyłu, albo obejdź { $at }.
refusal-push-off-board = Za { $at } kończy się plansza, a poza nią nikogo nie wypchniesz.
    .fix = Przepchnij z innej strony albo obejdź { $at }.
refusal-push-onto-car = Za { $at } jest pole auta, a tam zombie nie wepchniesz.
    .fix = Przepchnij go z innej strony albo obejdź { $at }.
refusal-push-blocked = Z { $at } nie ma dokąd przepchnąć: na { $other } stoi { $by }.
    .fix = Zwolnij { $other }, przepchnij z innej strony albo obejdź { $at }.
refusal-human-in-the-way = Na { $at } stoi { $human }, a ludzi przepycha tylko Mechanik.
    .fix = Obejdź { $at } albo niech najpierw zejdzie stamtąd { $human }.
refusal-dead-not-pushed = Martwych się nie przepycha, a { $human } nie żyje.
    .fix = Obejdź to pole.
refusal-shove-off-board = Za { $human-ins } kończy się plansza, a poza nią nikogo nie wypchniesz.
    .fix = Przepchnij z innej strony albo obejdź to pole.
refusal-shoved-already = Mechanik przepchnął już w tej turze człowieka, a wolno mu to raz.
    .fix = Obejdź to pole. Zombie Mechanik może przepychać dalej.
refusal-shove-onto-car = Przy tym stole nie wolno wepchnąć { $human-gen } na pole auta.
    .fix = Niech { $human } wejdzie do auta we własnej aktywacji.
refusal-too-far-to-heal = Pielęgniarka nie dosięgnie: { $human } nie stoi na sąsiednim polu.
    .fix = Najpierw podejdź Pielęgniarką. Na ukos to jeszcze nie obok.
refusal-not-wounded = { $human } nie ma rany do leczenia.
    .fix = Wylecz kogoś, kto ma ranę.
refusal-no-zombie = Na { $at } nie ma zombie.
    .fix = Wskaż pole, na którym stoi zombie.
refusal-zombie-too-far = Zombie z { $at } nie stoi obok Drwala.
    .fix = Podejdź Drwalem na sąsiednie pole, z boku zombie albo za nim.
refusal-faces-lumberjack = Zombie z { $at } stoi przodem do Drwala, a takiego nie wolno rąbać.
    .fix = Zajdź go z boku albo od tyłu.
refusal-never-at-humans = Policjant nie strzela do swoich, a tam stoi { $human }.
    .fix = Wskaż zombie na wolnej linii strzału.
refusal-no-bullets = Policjant nie ma już nabojów.
    .fix = Zagraj Zapasowe naboje, jeśli je masz, albo przepchnij lub obejdź tego zombie.
refusal-not-in-line = Zombie z { $at } nie stoi w rzędzie ani w kolumnie Policjanta.
    .fix = Ustaw Policjanta w tym samym rzędzie albo w tej samej kolumnie co { $at }.
refusal-line-blocked = Linię strzału do { $at } zasłania { $by } na { $other }.
    .fix = Wybierz inny cel albo przejdź tak, żeby między Policjantem a { $at } było pusto.

refusal-used = Zombie z { $at } był już w tej rundzie aktywowany.
    .fix = Wybierz zombie, który jeszcze nie działał.
refusal-other-zombie = Trwa aktywacja zombie z { $at }.
    .fix = Najpierw dokończ ruch zombie z { $at }.
refusal-bite-first = Zombie z { $at } musi poczekać, bo zombie z { $other } stoi tuż przed { $human-ins } i gryzie pierwszy.
    .fix = Najpierw użyj zombie z { $other }: niech ugryzie { $human-acc }.
refusal-chase-first = Zombie z { $at } musi poczekać, bo zombie z { $other } widzi { $human-acc } i ma ruch obowiązkowy.
    .fix = Najpierw rusz zombie z { $other } w stronę { $human-gen }.
refusal-must-bite = Zombie z { $at } ma tuż przed sobą { $human-acc } i nie może zrobić nic innego, tylko ugryźć.
    .fix = Ugryź { $human-acc }.
refusal-must-chase = Zombie z { $at } widzi { $human-acc }, więc musi iść prosto w tę stronę, bez obrotu.
    .fix = Idź nim naprzód, w stronę { $human-gen }.
refusal-must-advance = Zombie z { $at } widzi { $human-acc }, więc musi iść w tę stronę i nie może stać.
    .fix = Idź nim naprzód, w stronę { $human-gen }.
refusal-held-up = Zombie z { $at } widzi { $human-acc }, ale nie może wejść na pole przed sobą. Nie może się też obrócić i traci punkty akcji.
    .fix = Zostaw go na miejscu.
refusal-nobody-to-bite = Tuż przed zombie z { $at } nie stoi żaden człowiek.
    .fix = Zombie gryzie tylko człowieka, którego ma tuż przed sobą. Najpierw go tam doprowadź.
refusal-quarter-turn = Zombie z { $at } może się obrócić tylko o 90 stopni, w lewo albo w prawo.
    .fix = Wybierz jeden z jego boków.
refusal-turned-already = Zombie z { $at } już się w tej turze obrócił, a wolno to raz.
    .fix = Idź nim naprzód, a jeśli nie może iść, zostaw go na miejscu.
refusal-wastes-point = Po takim ruchu zombie z { $at } nie miałby na co wydać następnego punktu akcji, a inaczej może zużyć wszystkie.
    .fix = Wybierz inny krok albo obrót: taki, po którym zostaje wolna droga albo ktoś do ugryzienia.
refusal-must-use-points = Zombie z { $at } ma jeszcze na co wydać punkty akcji, więc nie może stać.
    .fix = Idź nim naprzód albo go obróć, tak żeby zużyć wszystkie punkty.
refusal-must-turn = Przy tym stole zombie z { $at } nie może stać, dopóki może się obrócić albo iść.
    .fix = Obróć go albo idź nim, jeśli pole przed nim jest wolne.
refusal-edge-ahead = Tuż przed zombie z { $at } kończy się plansza.
    .fix = Obróć go.
refusal-edge-ahead-stay = Tuż przed zombie z { $at } kończy się plansza.
    .fix = Zostaw go na miejscu: nie może się teraz obrócić.
refusal-car-ahead = Tuż przed zombie z { $at } stoi auto, a to dla zombie przeszkoda.
    .fix = Obróć go.
refusal-car-ahead-stay = Tuż przed zombie z { $at } stoi auto, a to dla zombie przeszkoda.
    .fix = Zostaw go na miejscu: nie może się teraz obrócić.
refusal-way-taken = Zombie z { $at } nie wejdzie na { $other }: zajmuje je { $by }.
    .fix = Obróć go.
refusal-way-taken-stay = Zombie z { $at } nie wejdzie na { $other }: zajmuje je { $by }.
    .fix = Zostaw go na miejscu: nie może się teraz obrócić.
refusal-pool-empty = Pula zombie jest pusta.
    .fix = Zdejmij zombie z planszy i postaw go na polu dozwolonym.
refusal-pool-first = { $pool ->
    [one] W puli jest jeszcze { $pool } pionek, a zombie przenosi się dopiero przy pustej puli.
    [few] W puli są jeszcze { $pool } pionki, a zombie przenosi się dopiero przy pustej puli.
    [many] W puli jest jeszcze { $pool } pionków, a zombie przenosi się dopiero przy pustej puli.
   *[other] W puli jest jeszcze { $pool } pionka, a zombie przenosi się dopiero przy pustej puli.
}
    .fix = Dołóż zombie z puli na wolne pole dozwolone.
refusal-lifted-already = Zombie z { $at } pojawił się tu w tej fazie, a drugi raz się go nie przenosi.
    .fix = Zdejmij innego zombie.
refusal-came-from-there = Zombie został zdjęty z { $at } i musi stanąć na innym polu.
    .fix = Wybierz inne wolne pole dozwolone.
refusal-not-permitted = { $at } nie jest polem dozwolonym.
    .fix = Wybierz wolne oznaczone pole na połowie, na której należy się zombie.
refusal-not-due-there = Na { $half-loc } nie należy się już żaden zombie.
    .fix = Wybierz wolne pole dozwolone na drugiej połowie.
refusal-not-dead = { $human } nie czeka na zamianę w zombie.
    .fix = Wybierz kogoś, kto zginął w tej rundzie.

refusal-not-held = Na twojej ręce nie ma karty { $card }.
    .fix = Wybierz kartę z ręki.
refusal-card-played = Karta { $card } została już zagrana i jest poza grą.
    .fix = Wybierz kartę z ręki.
refusal-wrong-target = Karty { $card } nie zagrywa się na taki cel.
    .fix = Wskaż taki cel, jaki podaje działanie karty.
refusal-no-card-for-dog = Karta { $card } nic Psu nie daje: karty są dla ludzi i zombie.
    .fix = Wskaż kogoś z ludzi.
refusal-sawn-off-misses = Żaden człowiek nie ma zombie z { $at } na wolnej prostej, w odległości do { amount-reach }.
    .fix = Wybierz innego zombie albo najpierw podejdź kimś bliżej, w tym samym rzędzie lub kolumnie.
refusal-nobody-beside = Obok zombie z { $at } nie stoi żaden człowiek.
    .fix = Wybierz zombie, obok którego stoi człowiek, albo najpierw podejdź do { $at }.
refusal-no-sewer = Na tej planszy nie ma kanału.
    .fix = Zagraj inną kartę.
refusal-nobody-on-sewer = Na kanale, czyli na { $at }, nie stoi żaden człowiek.
    .fix = Najpierw wejdź kimś na { $at }.
refusal-sees-nobody = Zombie z { $at } nie ma teraz ruchu obowiązkowego w stronę człowieka.
    .fix = Wybierz zombie, który widzi człowieka i jeszcze nie działał.
refusal-movement-over = Karta { $card } działa tylko w fazie ruchu zombie, a ta już minęła.
    .fix = Zachowaj tę kartę na następną turę zombie.
refusal-adding-over = Karta { $card } działa przy dokładaniu zombie, a to już się w tej turze skończyło.
    .fix = Zachowaj tę kartę na następną turę zombie.
refusal-ambush-without-pawn = Zasadzka potrzebuje pionka z puli, a pula jest pusta.
    .fix = Zachowaj Zasadzkę, aż do puli wróci jakiś zombie.
refusal-no-room-for-ambush = Każde wolne pole sąsiaduje z jakimś człowiekiem.
    .fix = Zachowaj Zasadzkę na później.
refusal-ambush-too-close = { $at } sąsiaduje z człowiekiem, a dla Zasadzki to za blisko.
    .fix = Wybierz wolne pole, które nie sąsiaduje z żadnym człowiekiem.

## Odczytania zasad

option-setup = Parking
    .text = Na jakiej planszy gracie i kto ją układa?
    .printed = Strona A: gotowy parking, taki jak narysowany
    .advanced = Zaawansowany: przeszkody kładą gracze
    .free = Swobodny: gracze kładą wszystko, nawet auto
    .keys = Kluczyki: auto jest zamknięte, a z wami jest pies
    .fuel = Paliwo: bak jest pusty, a dwa zombie są wyjątkowe
option-sight = Wzrok zombie
    .text = Jak daleko widzi zombie?
    .four = Cztery pola przed siebie
    .unlimited = Bez ograniczeń, do pierwszej zasłony
option-spacing = Odstęp na początku
    .text = Czy przy ustawianiu zombie pola stykające się rogiem też sąsiadują?
    .sides = Nie, liczą się tylko boki
    .corners = Tak, rogi też
option-bites = Ugryzienie na wejście
    .text = Czy zombie, który pojawia się tuż przed człowiekiem, gryzie od razu?
    .own-activation = Nie, czeka na swoją aktywację
    .arrival = Tak, od razu
option-stuck = Zombie bez wyjścia
    .text = Czy zombie, który nie zużyje wszystkich punktów akcji, może nic nie robić?
    .free = Tak, może stać albo się obrócić
    .must-turn = Nie, musi zrobić, co się da
option-push = Przepychanie z przodu
    .text = Czy wolno przepchnąć zombie, który stoi przodem do człowieka?
    .any = Tak, każdego
    .not-facing = Nie, tylko z boku albo od tyłu
option-push-escape = Wpychanie do auta
    .text = Co się dzieje, gdy Mechanik wpycha człowieka na pole auta?
    .escapes = Wepchnięty człowiek ucieka
    .forbidden = Nie wolno tak przepychać
option-squeeze = Przeciskanie się Dziecka
    .text = Czy Dziecko przejdzie na ukos, gdy pola po obu bokach są zajęte?
    .free = Tak, wystarczy wolne pole, na które idzie
    .one-side = Nie, jeden z boków musi być wolny
option-car-sight = Auto a wzrok
    .text = Czy auto zasłania zombie widok?
    .blocks = Tak, jak każda przeszkoda
    .open = Nie, widzą ponad nim
option-no-room = Brak miejsca
    .text = Co z nowym zombie, dla którego nie ma miejsca na jego połowie?
    .void = Przepada
    .elsewhere = Wchodzi na drugiej połowie
option-lift-again = Ponowne przenoszenie
    .text = Czy tego samego zombie wolno przenieść dwa razy w jednej fazie?
    .once = Nie, tylko raz
    .again = Tak
option-lift-back = Powrót na to samo pole
    .text = Czy przenoszonego zombie wolno postawić na polu, z którego zszedł?
    .barred = Nie, staje na innym polu
    .allowed = Tak
option-track = Tor terroru
    .text = Ile pól ma tor terroru?
    .five = Pięć, od 5 do 1
    .six = Sześć, od 5 do 0
option-hopeless = Bez szans
    .text = Czy zombie wygrywają, gdy ludzie nie mają już skąd wziąć pięciu gwiazdek?
    .material = Tak, od razu
    .ignored = Nie, gra się dalej
option-sewer-place = Miejsce kanału
    .text = Gdzie wolno położyć kanał?
    .car-half = Tylko na połowie z autem
    .anywhere = Na dowolnym wolnym polu
option-car-contact = Przeszkody przy aucie
    .text = Czy w wariancie zaawansowanym przeszkoda może stykać się z autem?
    .barred = Nie
    .allowed = Tak

## Rozdziały księgi zasad

chapter-comp = Elementy gry
chapter-setup = Przygotowanie
chapter-round = Runda
chapter-hum = Tura ludzi
chapter-act = Akcje ludzi
chapter-char = Postacie
chapter-shot = Strzały
chapter-esc = Ucieczka
chapter-zturn = Tura zombie
chapter-zmove = Ilu zombie rusza
chapter-zact = Akcje zombie
chapter-bite = Ugryzienia
chapter-mand = Ruchy obowiązkowe
chapter-sight = Wzrok
chapter-spawn = Nowe zombie
chapter-tidy = Koniec rundy
chapter-terror = Terror
chapter-card = Karty
chapter-end = Koniec gry
chapter-adv = Gra zaawansowana
chapter-obst = Przeszkody
chapter-extra = Żetony dodatkowe
chapter-free = Wolne przygotowanie
chapter-ex = Przykłady
chapter-vec = Przypadki
chapter-rul = Rozstrzygnięcia
chapter-gap = Luki w zasadach

# Dlaczego wskazówka radzi coś, co mówi samo za siebie.
reason-searched = Spośród { $tries } prób, jak gra może się potoczyć, nic nie wypadło lepiej.
