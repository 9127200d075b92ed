### Gear Up po polsku.
###
### Zombie nazywa jego typ i numer: „Szwendacz 3”. `foe` nazywa tak wszystko, co można trafić;
### numer 0 oznacza Bossa i się go nie mówi. Podobnie `skill` nazywa efekt, z liczbą, jeśli ją ma.
### Imiona i nazwy stoją zawsze w mianowniku, a zdania o Ocalałych w czasie teraźniejszym, bo
### Ocalali są różnej płci. „Zombie” jest rodzaju nijakiego. Pola mają kolumnę i rząd: „A1 B2”.

game-title = Zombicide: Gear Up
game-pitch = Dwie rundy, osiemnaście tur, jeden Boss i ulice pełne umarłych: skreślajcie ich pole po polu, zamieniajcie każde zabite zombie w lepszą Broń i wygrajcie razem, bo gdy padnie jedno z was, przegrywają wszyscy.

side-one = Ocalały 1
side-two = Ocalały 2
side-three = Ocalały 3
side-four = Ocalały 4
side-five = Ocalały 5
side-six = Ocalały 6

seat-one = Miejsce 1
seat-two = Miejsce 2
seat-three = Miejsce 3
seat-four = Miejsce 4
seat-five = Miejsce 5
seat-six = Miejsce 6

## Nazwy z numerami, liczby z rzeczownikami

foe = { $target }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
skill = { $effect }{ $hits ->
    [0] {""}
   *[other] {" "}{ $hits }
}
amount-damage = { $amount ->
    [one] { $amount } Obrażenie
    [few] { $amount } Obrażenia
    [many] { $amount } Obrażeń
   *[other] { $amount } Obrażenia
}
dealt-damage = { $damage ->
    [one] { $damage } Obrażenie
    [few] { $damage } Obrażenia
    [many] { $damage } Obrażeń
   *[other] { $damage } Obrażenia
}
amount-health = { $amount ->
    [one] { $amount } pole Zdrowia
    [few] { $amount } pola Zdrowia
    [many] { $amount } pól Zdrowia
   *[other] { $amount } pola Zdrowia
}

## Ocalali

survivor-ethan = Ethan
survivor-ethan-text = Zawód: budowlaniec. Nikt już nie pyta, czy ściana była nośna.
survivor-lisa = Lisa
survivor-lisa-text = Zawód: mistrzyni sztuk walki. Dziesięć lat treningu i wreszcie ktoś atakuje.
survivor-marta = Marta
survivor-marta-text = Zawód: łowczyni. Sezon trwa teraz cały rok.
survivor-bruno = Bruno
survivor-bruno-text = Zawód: rzeźnik. Wie, co gdzie jest w środku.
survivor-odile = Odile
survivor-odile-text = Zawód: lekarka. W poczekalni bywało gorzej.
survivor-kenji = Kenji
survivor-kenji-text = Zawód: kurier. Dostarcza do drzwi, nawet przez drzwi.

## Bronie

weapon-concrete-saw = Piła do betonu
weapon-nail-gun = Gwoździarka
weapon-sledgehammer = Młot wyburzeniowy
weapon-demolition-charge = Ładunek wybuchowy
weapon-sansetsukon = Sansetsukon
weapon-throwing-stars = Gwiazdki do rzucania
weapon-chain-whip = Bicz łańcuchowy
weapon-naginata = Naginata
weapon-hunting-rifle = Sztucer
weapon-bear-trap = Potrzask na niedźwiedzie
weapon-crossbow = Kusza
weapon-boar-spear = Rohatyna
weapon-cleaver = Tasak
weapon-meat-hook = Hak rzeźniczy
weapon-bone-saw = Piła do kości
weapon-carving-machine = Krajalnica
weapon-riot-shield = Tarcza policyjna
weapon-syringe-gun = Pistolet na strzykawki
weapon-fire-axe = Topór strażacki
weapon-gas-cylinder = Butla z gazem
weapon-twin-pistols = Dwa pistolety
weapon-bike-chain = Łańcuch rowerowy
weapon-road-flare = Flara drogowa
weapon-carbine = Karabinek

## Efekty

effect-knockback = Odrzut
effect-knockback-text = Po trafieniu możesz przenieść zombie na trzecie pole jego Ulicy. Boss zostaje, gdzie stoi.
effect-multi-hit = Wielokrotne Trafienie
effect-multi-hit-text = Przy jednym użyciu rysujesz Kształt do tylu razy, ile mówi liczba, na różnych celach albo na tym samym.
effect-scavenging = Zbieractwo
effect-scavenging-text = Każda ikona Obrażenia skreślona trafieniem daje 1 Amunicję. Ikony skreślone Amunicją się nie liczą.
effect-ready-for-action = Zwarty i Gotowy
effect-ready-for-action-text = Każda ikona Obrażenia skreślona trafieniem daje 1 Pancerz. Ikony skreślone Amunicją się nie liczą.
effect-long-range = Daleki Zasięg
effect-long-range-text = Cel może stać także przed sąsiadem. Skreślone tam Amunicję i Pancerz zdobywacie oboje, a Ulepszenie za zabicie dostaje sąsiad.
effect-arming = Uzbrojenie
effect-arming-text = Każda ikona Amunicji lub Pancerza skreślona trafieniem daje o 1 więcej tego samego, czyli razem 2.
effect-split = Podział
effect-split-text = Kształt wolno podzielić na 2 części i obie narysować na tym samym zombie. Każdą obraca się i odbija osobno, każdą można zastąpić jednym polem.
effect-adrenaline = Adrenalina
effect-adrenaline-text = Po pierwszym użyciu możesz za 1 Obrażenie użyć Broni w tej turze jeszcze raz. Pancerz może to Obrażenie powstrzymać.
effect-quick-reload = Szybkie Przeładowanie
effect-quick-reload-text = Po pierwszym użyciu możesz za 1 Amunicję użyć Broni w tej turze jeszcze raz.
effect-critical-hit = Trafienie Krytyczne
effect-critical-hit-text = Jeśli pierwsze użycie skreśliło ikonę Obrażenia, możesz użyć Broni w tej turze jeszcze raz, na innym zombie.
effect-sweep = Wykoszenie
effect-sweep-text = Jedno użycie trafia po 1 zombie na każdym polu Ulicy oraz Bossa, jeśli stoi z przodu.
effect-explosion = Eksplozja
effect-explosion-text = Jedno użycie trafia wszystkie zombie na jednym polu Ulicy oraz Bossa, jeśli stoi z przodu.
effect-fury = Furia
effect-fury-text = Każde użycie skreśla następne pole Toru Furii. Potem zdobywasz całą Amunicję i cały Pancerz spod skreślonych pól, za każdym razem od nowa.

## Zombie

breed-zombie = Zombie
breed-walker = Szwendacz
breed-walker-text = Bez zdolności.
breed-runner = Biegacz
breed-runner-text = Bez zdolności.
breed-crawler = Pełzacz
breed-crawler-text = Bez zdolności.
breed-chomper = Kłapacz
breed-chomper-text = Bez zdolności.
breed-bomber = Bombowiec
breed-bomber-text = Gdy ma zaatakować, wybucha: każdy Ocalały otrzymuje tyle Obrażeń, ile zostało na nim ikon Obrażeń. Za Bombowca, który wybuchł, nie ma Ulepszenia.
breed-fatty = Spaślak
breed-fatty-text = Bez zdolności, za to wszystkiego ma więcej.
breed-soldier = Żołnierz
breed-soldier-text = Bez zdolności, ale dobrze wyposażony.
breed-stinker = Śmierdziuch
breed-stinker-text = Wszystkie inne zombie na jego Ulicy zadają o 1 Obrażenie więcej. Kilka Śmierdziuchów się sumuje.

class-standard = Standardowe
class-special = Specjalne

speed-none = żadne
speed-slow = wolne
speed-fast = szybkie
speed-both = wszystkie

# Rodzaj męski, bo mowa o kolorze.
colour-yellow = żółty
colour-blue = niebieski
colour-green = zielony
colour-red = czerwony

good-ammo = Amunicja
    .acc = Amunicję
    .gen = Amunicji
    .dat = Amunicji
    .ins = Amunicją
    .loc = Amunicji
good-armour = Pancerz
    .acc = Pancerz
    .gen = Pancerza
    .dat = Pancerzowi
    .ins = Pancerzem
    .loc = Pancerzu

way-adrenaline = Adrenalina
way-reload = Szybkie Przeładowanie
way-critical = Trafienie Krytyczne

level-easy = Łatwy
level-normal = Normalny
level-hard = Trudny
level-nightmare = Koszmarny

## Bossowie

boss-super-abomination = Super Abominacja
boss-super-abomination-rule = Bez Zasady Specjalnej.
boss-super-abomination-ability = Każdy Ocalały skreśla 2 gotowe Pancerze, a kto ma mniej, wszystkie, jakie ma.
boss-zombie-pyramid = Piramida Zombie
boss-zombie-pyramid-rule = Kształt Trafienia musi stykać się bokiem albo rogiem z polem skreślonym wcześniej. Jedno pole jest skreślone od początku.
boss-zombie-pyramid-ability = Każdy Ocalały otrzymuje 1 Obrażenie, którego Pancerz nie powstrzyma.
boss-elephombie = Słońmbie
boss-elephombie-rule = Rdzeni nie trzeba skreślać. Gdy wszystkie 8 pól wokół rdzenia jest skreślonych, skreśla się cały jego rząd i całą kolumnę.
boss-elephombie-ability = Każdy Ocalały otrzymuje 2 Obrażenia albo płaci 1 Pancerz lub Amunicję, zależnie od ustaleń przy tym stole, i nie otrzymuje żadnego.
boss-dead-sox = Dead Sox
boss-dead-sox-rule = Trzech Bossów w jednym: Łapacz niszczy Pancerz, Pałkarz zadaje zwykłe Obrażenia, a Miotacza Pancerz nie powstrzyma. Zabity już nie uderza.
boss-dead-sox-ability = Każdy żywy członek drużyny zadaje każdemu Ocalałemu 1 Obrażenie swojego rodzaju.
boss-screamer = Krzykacz
boss-screamer-rule = Pola paszczy wolno skreślać tylko w turze po tej, w której pojawiła się ikona Umiejętności.
boss-screamer-ability = Skreśla się następne pole Toru Krzykacza. Wszystkie zombie o tej Prędkości ruszają raz, a te z pierwszego pola atakują.
boss-mutation = Mutacja
boss-mutation-rule = Kształt Trafienia, który przecina kropkowaną linię, kosztuje cię 1 Obrażenie. Jedno pole i Amunicja nie kosztują nic.
boss-mutation-ability = Każdy Ocalały otrzymuje 2 Obrażenia albo płaci 1 Amunicję lub Pancerz, zależnie od ustaleń przy tym stole, i nie otrzymuje żadnego.

member-catcher = Łapacz
member-batter = Pałkarz
member-pitcher = Miotacz

icon-ability = Umiejętność
icon-attack = Atak
icon-spawn = Namnażanie
icon-special = Specjalny Atak

cause-zombie = atak zombie
cause-bomber = wybuch Bombowca
cause-ability = Umiejętność Bossa
cause-line = kropkowana linia
cause-adrenaline = Adrenalina

## O co gra pyta

question-muster = Wybierz swojego Ocalałego
question-naming = Wskaż Dowódcę
question-block = Zdecyduj, ile Obrażeń powstrzyma twój Pancerz
question-assign = Zdecyduj, kto dostanie następne zombie
question-toll = Zapłać albo przyjmij Obrażenia
question-order = Zdecyduj, kto z Dead Sox uderza teraz
question-knock = Zdecyduj, czy odrzucasz trafione zombie
question-volley = Atakuj dalej albo zakończ ten atak
question-weapons = Użyj Broni albo zakończ ten krok
question-ammo = Wydaj Amunicję albo zakończ ten krok
question-upgrades = Wybierz Broń do ulepszenia

# Co zrobić, według zasady, która pyta.
ask-GU-SET-02 = { question-muster }
ask-GU-SET-10 = { question-naming }
ask-GU-DMG-03 = { question-block }
ask-GU-SPN-06 = { question-assign }
ask-GU-MUT-02 = { question-toll }
ask-GU-ELE-03 = { question-toll }
ask-GU-AMB-23 = { question-order }
ask-GU-EFF-02 = { question-knock }
ask-GU-ATK-01 = { question-weapons }
ask-GU-AMM-01 = { question-ammo }
ask-GU-UPG-03 = { question-upgrades }

goal-team = Pokonajcie razem Bossa do 9. tury rundy 2. Nikt nie może zginąć.

# Dlaczego gra się skończyła, według zasady, która ją zakończyła.
end-GU-END-01 = Ostatnie pole Bossa jest skreślone.
end-GU-END-03 = Zginął ktoś z Ocalałych.
end-GU-END-04 = Skończyła się 9. tura, a Boss wciąż stoi.

## Dlaczego to dobra rada

reason-safest = { $number ->
    [0] { $seat } nie ma jeszcze żadnego zagrożenia na Ulicy.
   *[other] { $seat }: nikt nie ma bezpieczniejszej Ulicy. Grożące Obrażenia: { $number }.
}
reason-healthiest = { $seat }: nikt nie ma więcej Zdrowia. Zostało: { $number }.
reason-learns = { $seat } najbardziej potrzebuje Ulepszeń, a daje je zabijanie. Teraz ma: { $number }.
reason-able = { $seat } da sobie radę. Zostało Zdrowia: { $number }.

## Co można zrobić

action-pick = Zagraj jako { $survivor }
action-command = Dowódca: { $seat }
action-call = Wezwij Towarzysza: { $survivor }
action-call-last = Wezwij Towarzysza: { $survivor }. Twoja Broń nie będzie już w tej turze użyta drugi raz.
action-cross = { foe }: skreśl samo { $cells }
action-stamp = { foe }: skreśl { $cells }
action-part = { foe }: jedna część Kształtu na { $cells }
action-knock = { foe }: odrzuć na trzecie pole
action-leave = { foe }: zostaw na miejscu
action-again = Zacznij od nowa z nowymi celami
action-stop = Bez dalszych trafień
action-second = Użyj jeszcze raz: { $way }
action-second-deadly = Użyj jeszcze raz: { $way } (to twoje ostatnie Zdrowie, drużyna od razu przegra)
action-done = Gotowe
action-shoot = { foe }: 1 Amunicja na { $cell }
action-upgrade = { $weapon } (kolor { $colour }), Ulepszenie { $level }: { skill }
action-block = Pancerz: powstrzymaj { $armour } z { $amount }
action-block-none = Bez Pancerza: przyjmij { amount-damage }
action-before = Najpierw atakuje { foe }
action-pay = Zapłać 1 { $good-acc } i uniknij Obrażeń
action-suffer = Nie płać i przyjmij 2 Obrażenia
action-assign = { $seat } dostaje: { $breed } ({ $speed } zombie)
action-order = Teraz uderza { $target }

## Co się stało

event-picked = Miejsce { $seat }: { $survivor }.
event-joined = { $survivor } dołącza do drużyny.
event-commander = Dowodzi { $survivor }.
event-came = { $survivor } idzie z tobą jako Towarzysz.
event-round = Zaczyna się runda { $round }.
event-boss-came = { $boss }: naprzeciw stoi teraz { $survivor }.
event-revealed = Tura { $turn }. Kolor Broni: { $colour }. Zombie w ruchu: { $speed }.
event-readied = { $survivor }: w pogotowiu { $weapon }.
event-called = { $survivor } przychodzi z pomocą.
event-fired = { $survivor } atakuje: { $weapon }.
event-fired-companion = { $survivor } atakuje jako Towarzysz.
event-crossed = { foe }: { $survivor } skreśla { $cells }.
event-part-laid = { foe }: { $survivor } kładzie pierwszą część na { $cells }.
event-gained = { $survivor }: { $good } +{ $amount }.
event-gained-lost = { $amount ->
    [0] { $survivor }: tor jest pełny ({ $good }). Przepada: { $lost }.
   *[other] { $survivor }: { $good } +{ $amount } i tor jest pełny. Przepada: { $lost }.
}
event-collapsed = { $count ->
    [0] Rdzeń na { $core } się zawala. W jego rzędzie i kolumnie nie ma już czego skreślać.
   *[other] Rdzeń na { $core } się zawala i skreśla { $cells }.
}
event-died = { $target } { $number } ginie. Ulepszenie zdobywa { $survivor }.
event-member-died = { $target } nie żyje.
event-knocked-back = { $target } { $number } ląduje na trzecim polu.
event-raged = { $survivor }: Furia, pole { $field }.
event-raged-full = { $survivor }: Furia. Tor jest pełny, więc żadne pole nie jest skreślane, a zdobycz spod niego wpada jeszcze raz w całości.
event-second = { $survivor } atakuje jeszcze raz: { $way }.
event-finished = { $survivor } kończy ten krok.
event-shot = { foe }: { $survivor } wydaje 1 Amunicję na { $cell }.
event-upgraded = { $survivor } ulepsza Broń: { $weapon }, { skill }.
event-upgrades-lost = { $survivor } nie ma już czego ulepszyć. Przepadające Ulepszenia: { $amount }.
event-march = Marsz: ruszają { $speed } zombie.
event-march-none = Marsz: żadne zombie nie rusza.
event-marched = { $target } { $number } idzie na pole { $to }.
event-attacked = { $target } { $number } atakuje. { $survivor }: { dealt-damage }.
event-gave-way = { $target } { $number } czeka: najpierw atakuje ktoś inny.
event-exploded = { $target } { $number } wybucha. Każdy Ocalały: { dealt-damage }.
event-blocked = { $survivor }: Pancerz powstrzymuje { amount-damage } ({ $cause }).
event-stripped = { $amount ->
    [0] { $survivor } nie ma Pancerza do stracenia ({ $cause }).
   *[other] { $survivor } traci Pancerz: { $amount } ({ $cause }).
}
event-hurt = { $left ->
    [0] { $survivor } traci { amount-health } ({ $cause }) i ginie.
   *[other] { $survivor } traci { amount-health } ({ $cause }). Zostało: { $left }.
}
event-spawn = Karta Namnażania: { $letter }.
event-drew = Dobrano: { $breed } ({ $speed } zombie).
event-reshuffled = { $class } zombie: odrzucone karty tworzą nową talię.
event-ran-out = { $class } zombie się skończyły. Brakuje: { $missing }.
event-entered = { $target } { $number } wchodzi na trzecie pole Ulicy, której broni { $survivor }.
event-boss-card = Odkryto kartę Bossa { $card }.
event-boss-acted = { $boss }: { $icon }.
event-paid = { $survivor } płaci 1 { $good-acc } i unika Obrażeń.
event-screamed = Krzykacz krzyczy, pole { $field } Toru. Wezwane zombie: { $speed }.
event-won = Boss nie żyje. Ocalali wygrywają!
event-lost = Koniec gry: Ocalali przegrywają.

## Dlaczego nie i co wtedy

refusal-over-boss-dead = Boss nie żyje, więc gra jest wygrana i skończona.
    .fix = Zacznij nową grę.
refusal-over-survivor-dead = Ktoś z Ocalałych zginął, a to oznacza przegraną całej drużyny.
    .fix = Zacznij nową grę.
refusal-over-boss-stands = Minęła 9. tura 2. rundy, a Boss nadal stoi: gra jest przegrana.
    .fix = Zacznij nową grę.
refusal-wait = Najpierw decyduje { $seat }.
    .fix = Poczekaj, aż zdecyduje { $seat }.
refusal-commander-decides = O tym rozstrzyga Dowódca: { $seat }.
    .fix = Zaproponuj, co wolisz. Ostatnie słowo ma { $seat }.
refusal-first-seat-names = Dowódcę wskazuje gracz na pierwszym miejscu.
    .fix = Zaproponuj kogoś i poczekaj na pierwsze miejsce.
refusal-finished-already = Ten krok masz już za sobą.
    .fix = Poczekaj, aż skończą wszyscy.
refusal-answer-first = Najpierw trzeba rozstrzygnąć coś innego.
    .fix = { $question }.
refusal-muster-over = Ocalałych wybiera się przed grą, a to już za wami.
    .fix = Graj dalej tym, kogo masz.
refusal-commander-named = Dowódca jest już wskazany, na całą grę.
    .fix = Graj dalej: Dowódca się nie zmienia.
refusal-weapons-over = Teraz wydaje się Amunicję i w tej turze nikt już nie używa Broni ani Towarzyszy.
    .fix = Wydaj Amunicję albo zakończ ten krok.
refusal-attack-over = Krok ataku w tej turze już się skończył.
    .fix = Wybierz zdobyte Ulepszenia. Broń i Amunicja wrócą w następnej turze.
refusal-ammo-later = Amunicję wydaje się, gdy wszyscy skończą z Bronią i Towarzyszami.
    .fix = Użyj Broni albo zakończ ten krok i poczekaj na innych.
refusal-upgrades-later = Ulepszenia bierze się po kroku ataku, a ten jeszcze trwa.
    .fix = Najpierw zakończ krok ataku.
refusal-must-upgrade = Zdobytego Ulepszenia nie można zachować, dopóki jakaś Broń może je dostać.
    .fix = Wybierz Broń do ulepszenia.
refusal-use-missing = Żadna Broń nie jest właśnie używana.
    .fix = Narysuj Kształt na celu, żeby zacząć, albo zakończ ten krok.
refusal-knock-missing = Teraz nie ma zombie do odrzucenia.
    .fix = Traf zombie na polu 1 lub 2 Bronią z Odrzutem i zostaw je przy życiu.
refusal-attack-missing = Żadne zombie teraz nie atakuje.
    .fix = Poczekaj na marsz: o kolejność gra pyta, gdy z jednego pola atakuje kilka zombie, a ty masz gotowy Pancerz.
refusal-toll-missing = Nie ma teraz ciosu, od którego można się wykupić.
    .fix = Zachowaj, co masz: wykup działa tylko przy umiejętności Bossa Słońmbie albo Mutacja.
refusal-nobody-drawn = Żadne zombie nie czeka na przydział.
    .fix = Graj dalej w tym kroku. Dobrane zombie przydziela się po marszu.
refusal-strike-missing = Nikt z Dead Sox teraz nie uderza.
    .fix = Graj dalej w tym kroku. Uderzają, gdy każe im karta Bossa.
refusal-nothing-in-front = W tej turze w zasięgu twojej Broni nie ma celu, więc w tym kroku nic nie zrobisz.
    .fix = Poczekaj, aż skończą inni.
refusal-nothing-to-shoot = Przed tobą nie ma nic, na co można by wydać Amunicję.
    .fix = Zachowaj Amunicję i poczekaj, aż skończą inni.
refusal-nothing-earned = Nie masz Ulepszenia do wzięcia: dostajesz jedno za każde zombie, które zginie na twojej Ulicy w kroku ataku.
    .fix = Poczekaj, aż inni wezmą swoje.
refusal-picked-already = Twój Ocalały jest już wybrany.
    .fix = Poczekaj, aż wszyscy kogoś wybiorą.
refusal-not-a-neighbour = { foe }: naprzeciw stoi { $seat }, a Daleki Zasięg sięga tylko sąsiadów.
    .fix = Rysuj na celu przed tobą albo przed sąsiadem.
refusal-one-of-sox = W tym przebiegu można trafić tylko jednego z Dead Sox, a jeden już dostał.
    .fix = Wybierz zombie z Ulicy albo zakończ to użycie Broni.
refusal-parts-overlap = { $cell } należy do pierwszej części, a części nie mogą na siebie zachodzić.
    .fix = Połóż drugą część na innych polach.
refusal-weapon-closed = Po użyciu Broni był wezwany Towarzysz, więc Broni w tej turze już się nie używa.
    .fix = Zakończ ten krok. Innym razem użyj Broni dwa razy, zanim wezwiesz Towarzysza.
refusal-companion-closed = Po Towarzyszu była użyta Broń, więc Towarzysz w tej turze już nie działa.
    .fix = Zakończ ten krok. Innym razem niech Towarzysz zadziała dwa razy, zanim użyjesz Broni.
refusal-reload-costs = Szybkie Przeładowanie kosztuje 1 Amunicję, a ty nie masz gotowej.
    .fix = Zakończ ten krok i zdobywaj Amunicję, skreślając jej ikony.
refusal-others-missing = Trafienie Krytyczne wymaga zombie, którego pierwsze użycie nie trafiło, a w zasięgu takiego nie ma.
    .fix = Zakończ ten krok.
refusal-solo-only = Towarzysze pomagają tylko temu, kto gra samotnie.
    .fix = Użyj własnej Broni albo zakończ ten krok.
refusal-ammo-must-touch = Przy tym stole Amunicja wydana na Piramidę Zombie musi stykać się z polem skreślonym wcześniej.
    .fix = Wybierz pole, które bokiem albo rogiem styka się ze skreślonym.

refusal-survivor-taken = { $survivor } jest już w drużynie.
    .fix = Wybierz kogoś, kogo nikt jeszcze nie ma.
refusal-seat-missing = Przy tym stole nie ma miejsca { $number }.
    .fix = Wybierz jedno z miejsc przy tym stole.

refusal-zombie-missing = Na Ulicach nie ma zombie o numerze { $zombie }.
    .fix = Wybierz zombie, które jeszcze stoi na Ulicy.
refusal-boss-away = Bossa jeszcze nie ma: przyjdzie w rundzie 2.
    .fix = Rysuj na zombie, które stoi na Ulicy.
refusal-member-dead = { $target } już nie żyje.
    .fix = Wybierz kogoś z Dead Sox, kto jeszcze żyje.
refusal-out-of-reach = { foe } stoi na Ulicy, której broni { $seat }, a ta Broń tam nie sięga.
    .fix = Rysuj na zombie z własnej Ulicy. Daleki Zasięg sięga także Ulic sąsiadów.
refusal-boss-elsewhere = { foe }: naprzeciw stoi teraz { $seat }, a ta Broń tam nie sięga.
    .fix = Rysuj na zombie z własnej Ulicy albo poczekaj na Bossa. Daleki Zasięg sięga Bossa przed sąsiadem.
refusal-hit-before = { foe }: ten cel trafiło już pierwsze użycie, a Trafienie Krytyczne wymaga innego.
    .fix = Wybierz zombie, którego pierwsze użycie nie trafiło.
refusal-parts-apart = Pierwsza część już leży ({ foe }), a obie muszą być na tym samym zombie.
    .fix = Drugą część połóż na tym samym celu: { foe }.
refusal-hits-used = { $count ->
    [one] Jedno użycie tej Broni to { $count } trafienie, a to użycie już się skończyło.
    [few] Jedno użycie tej Broni to najwyżej { $count } trafienia, a to użycie już się skończyło.
    [many] Jedno użycie tej Broni to najwyżej { $count } trafień, a to użycie już się skończyło.
   *[other] Jedno użycie tej Broni to najwyżej { $count } trafienia, a to użycie już się skończyło.
}
    .fix = Zakończ ten krok albo użyj jej drugi raz, jeśli ma Adrenalinę, Szybkie Przeładowanie lub Trafienie Krytyczne.
refusal-other-lane = { foe } stoi na innej Ulicy, a Wykoszenie i Eksplozja trzymają się jednej.
    .fix = Wybierz cel na Ulicy trafionej jako pierwsza.
refusal-stamped-already = { foe }: w tym przebiegu Wykoszenia lub Eksplozji nie ma tu już trafienia.
    .fix = Wybierz cel jeszcze nietrafiony albo zakończ to użycie Broni.
refusal-other-space = { foe } stoi na innym polu, a Eksplozja obejmuje tylko jedno.
    .fix = Wybierz zombie z pola trafionego jako pierwsze.
refusal-space-swept = Pole { $count } ma już swoje trafienie, a Wykoszenie trafia po jednym zombie na każdym.
    .fix = Wybierz zombie z pola jeszcze nietrafionego.
refusal-fired-already = Twoja Broń była już w tej turze użyta.
    .fix = Użyj jej drugi raz, jeśli ma Adrenalinę, Szybkie Przeładowanie albo Trafienie Krytyczne. Jeśli nie, zakończ ten krok.

refusal-outside = { foe }: { $cell } nie jest polem PŻ.
    .fix = Zostań wewnątrz obrysu: przesuń, obróć lub odbij Kształt albo skreśl jedno pole.
refusal-crossed-already = { foe }: { $cell } jest już skreślone.
    .fix = Przykryj tylko pola jeszcze nieskreślone.
refusal-mouth-shut = { $cell } leży w paszczy Krzykacza, a paszcza jest zamknięta.
    .fix = Wybierz pola poza paszczą. Otworzy się w turze po ikonie Umiejętności.
refusal-not-the-shape = Te pola nie tworzą Kształtu Trafienia tej Broni.
    .fix = Narysuj cały Kształt, dowolnie obrócony lub odbity, albo skreśl jedno pole.
refusal-must-touch = Na Piramidzie Zombie trzeba stykać się z polem skreślonym wcześniej.
    .fix = Wybierz pola, które bokiem albo rogiem stykają się ze skreślonym.
refusal-part-first = Brakuje jeszcze drugiej części Kształtu.
    .fix = Połóż drugą część na tym samym zombie.
refusal-cannot-split = Kształtu nie da się podzielić: Podział tu nie działa.
    .fix = Narysuj cały Kształt albo jedno pole, albo użyj Broni z odblokowanym Podziałem.
refusal-not-a-part = Kształtu nie da się podzielić tak, żeby te pola były jedną z dwóch części.
    .fix = Połóż spójną część, po której zostaje spójna reszta, albo jedno pole zamiast niej.
refusal-no-room-for-part = Po takiej pierwszej części nie ma miejsca na drugą.
    .fix = Połóż pierwszą część gdzie indziej albo skreśl jedno pole bez Podziału.

refusal-one-pass-only = Tego użycia nie można zacząć od nowa z nowymi celami.
    .fix = Traf pozostałe cele albo zakończ to użycie. Nowy przebieg daje Wielokrotne Trafienie z Wykoszeniem lub Eksplozją.
refusal-fire-first = { $way } daje drugie użycie, a pierwszego jeszcze nie było.
    .fix = Najpierw użyj Broni.
refusal-twice-already = W tej turze nie ma już dalszych użyć: najwyżej są dwa.
    .fix = Zakończ ten krok. Amunicję, jeśli ją masz, wydasz potem.
refusal-effect-missing = { $way }: tego efektu nie ma to, czego użyto ostatnio.
    .fix = Skorzystaj z efektu, który jest, albo zakończ ten krok. Zablokowany efekt działa od tury po wzięciu Ulepszenia.
refusal-ammo-gone = Nie masz gotowej Amunicji.
    .fix = Zakończ ten krok i zdobywaj Amunicję, skreślając jej ikony.
refusal-nothing-critical = Pierwsze użycie nie skreśliło ikony, która uruchamia Trafienie Krytyczne.
    .fix = Zakończ ten krok, a następnym razem skreśl pierwszym użyciem ikonę Obrażenia.
refusal-target-missing = W zasięgu nie ma na to celu.
    .fix = Zakończ ten krok i poczekaj na turę z zombie w zasięgu.
refusal-companion-missing = { $survivor } nie jest twoim Towarzyszem.
    .fix = Wybierz jednego z trzech Towarzyszy na stole.
refusal-companion-icon-missing = Na karcie tej tury nie ma ikony Towarzysza.
    .fix = Poczekaj na kartę Tury z tą ikoną.
refusal-one-companion = W tej turze jeden Towarzysz już działa, a więcej nie może.
    .fix = Zachowaj pozostałych na następną kartę Tury z ikoną.
refusal-companion-rests = { $survivor } w tej rundzie już nie pomoże: karta jest zakryta.
    .fix = Wybierz Towarzysza z odkrytą kartą albo użyj własnej Broni. Karty odkrywa dopiero początek rundy 2.

refusal-own-lane-only = { foe } nie stoi przed tobą, a dalej Amunicja nie sięga, nawet z Dalekim Zasięgiem.
    .fix = Wydaj Amunicję na cel, który stoi przed tobą.
refusal-boss-barred = Przy tym stole nie wolno wydawać Amunicji na Bossa.
    .fix = Wydaj ją na zombie z własnej Ulicy albo zachowaj.
refusal-already-complete = Żółta Broń od początku ma oba Ulepszenia.
    .fix = Ulepsz Broń niebieską, zieloną albo czerwoną.
refusal-upgrade-missing = Broń ma tylko Ulepszenie 1 i Ulepszenie 2.
    .fix = Wybierz jedno z tych dwóch.
refusal-learned-already = To Ulepszenie jest już odblokowane.
    .fix = Wybierz Ulepszenie, które jest jeszcze zablokowane.
refusal-left-first = Ulepszenie 2 jest zablokowane, dopóki ta Broń nie ma Ulepszenia 1.
    .fix = Najpierw weź Ulepszenie 1 tej Broni albo ulepsz inną.

refusal-nothing-to-block = Nie ma teraz Obrażeń do powstrzymania.
    .fix = Zachowaj Pancerz na następny atak.
refusal-armour-gone = Nie masz tyle Pancerza. Gotowe do użycia: { $count }.
    .fix = Powstrzymaj Pancerzem najwyżej { $count }.
refusal-too-much-armour = Nie ma tylu Obrażeń. Do powstrzymania: { $count }.
    .fix = Powstrzymaj Pancerzem najwyżej { $count }.
refusal-cannot-come-first = Zombie { $zombie } nie może zaatakować jako pierwsze.
    .fix = Wybierz zombie, które przyszło później na to samo pole i atakuje w tym marszu, albo rozstrzygnij obecny atak.
refusal-cannot-strike = Ten członek Dead Sox nie może teraz uderzyć.
    .fix = Wybierz tego, kto żyje i jeszcze nie uderzał.

## Odczytania zasad

# Wartościami tej opcji są liczby, a te nie mogą nazywać atrybutów; widać je takie, jakie są.
option-players = Liczba graczy
    .text = Ile osób gra?
option-difficulty = Poziom trudności
    .text = Jak trudno ma być?
    .easy = Łatwy: dobry na pierwszą grę
    .normal = Normalny: silniejszy Boss
    .hard = Trudny: silniejszy Boss i więcej zombie
    .nightmare = Koszmarny: trudniej się nie da
option-boss = Boss
    .text = Który Boss przyjdzie w rundzie 2?
    .super-abomination = Super Abominacja: łamie Pancerz, dobra na pierwszą grę
    .zombie-pyramid = Piramida Zombie: rozbiera się ją od miejsc już uszkodzonych
    .elephombie = Słońmbie: zawala się wokół swoich rdzeni
    .dead-sox = Dead Sox: trzech Bossów, trzy rodzaje Obrażeń
    .screamer = Krzykacz: ma paszczę, która się otwiera, i krzyk, który pędzi zombie
    .mutation = Mutacja: rani tego, kto przecina jej linie
option-survivors = Ocalali
    .text = Kto gra którym Ocalałym?
    .chosen = Każdy wybiera
    .dealt = Decyduje losowanie
option-trigger = Co uruchamia efekty
    .text = Które ikony liczą się dla efektów Zbieractwo, Zwarty i Gotowy oraz Trafienie Krytyczne?
    .damage = Tylko ikony Obrażeń
    .any-icon = Każda ikona, także Amunicji i Pancerza
option-rewards = Co dają efekty
    .text = Co dają Zbieractwo oraz Zwarty i Gotowy?
    .ammo-armour = Zbieractwo daje Amunicję, Zwarty i Gotowy Pancerz
    .armour-ammo = Zbieractwo daje Pancerz, Zwarty i Gotowy Amunicję
option-elephombie-price = Cena ciosu Słońmbie
    .text = Czym Ocalały płaci, żeby uniknąć Umiejętności Słońmbie?
    .armour = 1 Pancerzem
    .ammo = 1 Amunicją
option-mutation-price = Cena ciosu Mutacji
    .text = Czym Ocalały płaci, żeby uniknąć Umiejętności Mutacji?
    .ammo = 1 Amunicją
    .armour = 1 Pancerzem
option-ammo-on-boss = Amunicja na Bossa
    .text = Czy wolno wydawać Amunicję na Bossa?
    .allowed = Tak, gdy stoi z przodu
    .barred = Nie, tylko na zwykłe zombie
option-sox-order = Kolejność Dead Sox
    .text = W jakiej kolejności uderzają Dead Sox?
    .printed = Łapacz, Pałkarz, Miotacz
    .team = Za każdym razem decyduje drużyna
option-sox-blast = Eksplozja a Dead Sox
    .text = Ilu członków Dead Sox trafia Eksplozja?
    .all = Wszystkich żywych
    .one = Tylko jednego
option-pyramid-ammo = Amunicja na Piramidę
    .text = Czy pola skreślane Amunicją muszą stykać się ze skreślonym polem Piramidy?
    .free = Nie, wolno skreślić dowolne pole
    .touching = Tak, jak Kształty Trafienia
option-stinker-boss = Śmierdziuchy a Boss
    .text = Czy Śmierdziuchy wzmacniają Bossa?
    .spared = Nie, tylko zwykłe zombie
    .stronger = Tak, zadaje wszystkim o 1 więcej za każdego Śmierdziucha na Ulicy, przed którą stoi

## Rozdziały księgi zasad

chapter-gen = Zasady ogólne
chapter-cmp = Elementy gry
chapter-srv = Plansza Ocalałego
chapter-wpn = Broń
chapter-cmd = Dowódca i poziomy
chapter-tcd = Karty Tury
chapter-zom = Karty zombie
chapter-bsb = Plansza Bossa
chapter-set = Przygotowanie
chapter-rnd = Rundy
chapter-trn = Tura
chapter-rev = Odkrycie karty
chapter-atk = Atak
chapter-hit = Kształty Trafienia
chapter-ico = Ikony
chapter-amm = Amunicja
chapter-kil = Zabite zombie
chapter-upg = Ulepszenia
chapter-eff = Efekty Broni
chapter-mar = Marsz zombie
chapter-dmg = Obrażenia
chapter-spn = Pojawianie się zombie
chapter-bos = Boss
chapter-spz = Zombie specjalne
chapter-sab = Super Abominacja
chapter-pyr = Piramida Zombie
chapter-ele = Słońmbie
chapter-sox = Dead Sox
chapter-scr = Krzykacz
chapter-mut = Mutacja
chapter-sol = Gra w pojedynkę
chapter-end = Koniec gry
chapter-ex = Przykłady
chapter-amb = Rozstrzygnięcia
chapter-gap = Luki w zasadach

# Dlaczego wskazówka radzi coś, co mówi samo za siebie.
reason-searched = Spośród { $tries } prób, jak gra może się potoczyć, nic nie wypadło lepiej.
