### Stół: wszystko dookoła planszy.

title-your-turn = ● Twoja kolej – Horda
title-table = { $game } – Horda

table-opening = Otwieram stół…
table-board-broken = Nie udało się narysować planszy. Przebieg i lista możliwych ruchów działają dalej; może pomóc odświeżenie strony.
table-your-turn = Twoja kolej.
table-stale = Ktoś zagrał przed tobą, więc twój ruch się nie odbył. Tak wygląda sytuacja teraz.
table-undone = { $seat }: ostatni ruch cofnięty.
table-undone-what = { $seat } – cofnięto: { $what }
table-undo-declined = { $seat }: bez cofania. Ruch zostaje.
table-concede-declined = { $seat }: nie poddajemy się. Gramy dalej.
table-rule = Zasada

trouble-closed = Nie można otworzyć tego stołu
trouble-newer = Horda poszła naprzód
trouble-newer-text = Serwer mówi nowszym językiem niż ta strona. Odśwież stronę; gra jest bezpieczna.
archived-title = Dawna gra
archived-text = Rozegrano ją według zasad albo kart, których ten serwer już nie zna. Nie można grać dalej, ale zapis gry zostaje.
archived-open = Gra nie jest skończona. { $turns ->
        [0] Nic jeszcze nie zagrano.
        [one] Zagrano jeden ruch, { $date }.
        [few] Zagrano { $turns } ruchy, ostatni { $date }.
       *[many] Zagrano { $turns } ruchów, ostatni { $date }.
    }
archived-closed = Gra jest zamknięta. { $turns ->
        [0] Nic nie zagrano.
        [one] Zagrano jeden ruch, { $date }.
        [few] Zagrano { $turns } ruchy, ostatni { $date }.
       *[many] Zagrano { $turns } ruchów, ostatni { $date }.
    }
archived-seats = Kto grał
archived-you = Ty
archived-close = Zamknij tę grę
archived-close-ask = Zamknąć tę grę?
archived-close-text = Zniknie z listy twoich gier w toku i nikt jej nie wygra. Zapis gry zostanie tutaj do czytania i pobrania.
archived-keep = Zostaw otwartą
archived-played = Co zagrano
archived-theirs = Tej gry nie skończono, więc zapis mogą przeczytać tylko ci, którzy siedzieli przy tym stole.
archived-reading = Wczytywanie zapisu gry…
archived-nothing = Po rozdaniu nic nie zagrano.
archived-notation = Każda akcja jest tu w postaci, w jakiej zapisała ją gra. Opisy słowne należały do dawnych zasad.
archived-turns =
    { $count ->
        [one] ruch { $turns }
       *[other] ruchy { $turns }
    }
archived-newer-rules = Od ruchu { $turn } grano dalej według nowszych zasad (wersja { $version }).
archived-more = Pokaż więcej

turn-yours = Twoja kolej: { $seat }
turn-shown = Gra: { $seat }
turn-theirs = Kolej: { $seat }
turn-advice = Co radzisz? Decyduje: { $seat }
turn-advice-in = Co radzisz? { $seat } decyduje za { $seconds } s
turn-over = Koniec gry
turn-waiting = Chwileczkę…
turn-waits = Czeka na graczy: { $seats }

goal-name = Cel:

rail-title = O tej grze

## Narzędzia

undo-name =
    { $undo ->
        [ask] Poproś o cofnięcie
       *[other] Cofnij
    }
undo-policy =
    { $undo ->
        [free] Od razu cofa twój ostatni ruch
        [ask] Coś już wyszło na jaw: druga strona musi się zgodzić
       *[other] Nie ma czego cofnąć
    }
undo-asked = { $seat }: prośba o cofnięcie ostatniego ruchu. Zgoda?
undo-agree = Zgoda
undo-decline = Nie
undo-waiting = Prośba o cofnięcie wysłana. Czekamy na odpowiedź: { $seats }.
undo-others = { $seat }: prośba o cofnięcie ostatniego ruchu.

hint-name = Podpowiedź
hint-policy = Co zrobiłby silny bot?
hint-not-now = Podpowiedzi są na twoją kolej. Poczekaj, aż przyjdzie.
hint-thinking = Silny bot się zastanawia…
hint-what = Silny bot wybrałby: { $offer }
hint-why-search = Próbował wielu dalszych ciągów; ten był dla ciebie najlepszy.
hint-chance = Twoja szansa: { $before }% → { $after }%
hint-chance-after = Twoja szansa potem: około { $after }%
hint-play = Zagraj to

menu-title = Więcej
menu-sound = Dźwięk
menu-notices = Powiadom, gdy moja kolej
menu-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
menu-on = wł.
menu-off = wył.
menu-keys = Zasady i klawisze
menu-rules = Księga zasad
menu-concede = Poddaj grę…
menu-leave = Odejdź od stołu

speed-title = Tempo
speed-name =
    { $speed ->
        [normal] Zwykłe tempo
        [fast] Cztery razy szybciej
       *[once] Od razu
    }
speed-short =
    { $speed ->
        [normal] 1×
        [fast] 4×
       *[once] od razu
    }

concede-title = Poddać grę?
concede-text =
    { $team ->
        [yes] Jeśli zgodzą się wszyscy, którzy grają, gra się skończy i drużyna przegra. Tego nie da się cofnąć.
       *[other] Gra skończy się od razu i wygra druga strona. Tego nie da się cofnąć.
    }
concede-no = Gram dalej
concede-yes = Poddaję grę
concede-asked = { $seat }: prośba, żeby się poddać. Zgoda? Jeśli wszyscy się zgodzą, drużyna przegra.
concede-agree = Poddajemy się
concede-decline = Gramy dalej
concede-waiting = Pytanie, czy się poddać, wysłane. Czekamy na odpowiedź: { $seats }.
concede-others = { $seat }: prośba, żeby drużyna się poddała.

keys-name = Zasady
keys-title = Zasady i klawisze
keys-how = Co świeci, to można zrobić. Wybierz, zobacz skutek i wybierz jeszcze raz, żeby zagrać. Drobne kroki dzieją się od razu; w razie czego je cofniesz. Przytrzymaj cokolwiek albo kliknij prawym przyciskiem, żeby się o tym dowiedzieć.
keys-offers = wybór z listy możliwych ruchów
keys-arrows = przejście między tym, co świeci
keys-enter = potwierdzenie
keys-escape = rezygnacja z wyboru
keys-undo = cofnięcie
keys-hint = podpowiedź
keys-log = przebieg
keys-help = ta pomoc
keys-space = Spacja
keys-skip = pominięcie animacji
keys-rulebook = Otwórz księgę zasad

## Pod planszą

bar-title = Co się dzieje
bar-dismiss = Zamknij

caption-watching = Oglądasz tę grę
caption-nothing = Jeszcze nic się nie wydarzyło.

film-back = Jedno zdarzenie wstecz
film-next = Następne zdarzenie
film-play = Odtwarzaj dalej
film-skip = Pomiń
film-replay = Ostatnia tura jeszcze raz
film-replay-count =
    { $count ->
        [one] Pokazuje jeszcze raz { $count } zdarzenie
        [few] Pokazuje jeszcze raz { $count } zdarzenia
       *[many] Pokazuje jeszcze raz { $count } zdarzeń
    }

preview-outcomes = Co może się zdarzyć
preview-loading = Sprawdzam, co będzie…
preview-confirm = Potwierdź
preview-cancel = Zostaw
preview-open = Potem decyduje los.
preview-nothing = Nic więcej się nie dzieje.
odds = { $percent }%:
odds-fraction = { $percent }% ({ $count } na { $of }):

## Panele

offers-title = Co możesz zrobić
offers-tab = Ruchy
offers-badge = możliwych
offers-none = Teraz nic: kolej na kogoś innego.
offers-running = Chwileczkę: właśnie coś się dzieje.
offers-over = Już nic: gra skończona.
offers-hinted = podpowiedź
offers-all = Pokaż wszystkie: { $count }
offers-fewer = Pokaż mniej

log-title = Przebieg
log-tab = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-deal = Rozdanie
log-jump = Przejdź do ruchu { $turn }, { $who }
log-earlier =
    { $count ->
        [one] Pokaż wcześniejsze ({ $count } ruch)
        [few] Pokaż wcześniejsze ({ $count } ruchy)
       *[many] Pokaż wcześniejsze ({ $count } ruchów)
    }
log-later = Pokaż późniejsze

chances-title = Szansa na wygraną
chances-tab = Szansa
chances-none = Pierwsze wyniki zaraz będą.
chances-off = Przy tym stole podpowiedzi i szanse są wyłączone.
chances-over = Gra jest rozstrzygnięta.
chances-whose = Szansa: { $seat }
chances-team = drużyna
chances-last = { $likely }% ±{ $spread }
chances-text = Szansa na wygraną po ruchu { $turn }, { $seat }: { $likely } procent, między { $least } a { $most }.

seats-title = Przy stole
seats-tab = Stół
seats-you = { $name } (ty)
seats-deciding = ma ruch…
seats-presence =
    { $presence ->
        [here] przy stole
        [away] poza stołem
        [bot] w gotowości
        [waiting] zaproszenie
       *[open] wolne
    }
seats-watching =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
seats-invite = Pokaż zaproszenie
options-title = Przy tym stole inaczej niż zwykle
options-here = Tutaj inaczej niż zwykle: { $titles }
hands-title = Kto ma grać: { $seat }
hands-bot = Oddaj botowi: { $level }
hands-free = Zwolnij dla znajomego
hands-take = Zajmij to miejsce

proposals-title = Propozycje
proposals-ask = Co proponujesz drużynie?
proposals-leave = Niech zdecyduje { $seat }

chat-title = Rozmowa
chat-unread =
    { $count ->
        [one] Rozmowa ({ $count } nowa)
        [few] Rozmowa ({ $count } nowe)
       *[many] Rozmowa ({ $count } nowych)
    }
chat-tab = Rozmowa
chat-badge = nowych
chat-none = Nikt jeszcze nic nie napisał.
chat-write = Napisz coś…
chat-send = Wyślij
chat-mute = Wycisz widownię
chat-muted = Gracze wyciszyli widownię.

sheet-close = Zamknij

## Przed grą, w przerwie i po grze

notice-reconnecting = Połączenie się zerwało. Łączę na nowo… Gra jest bezpieczna.
notice-closing = Serwer uruchamia się na nowo. Stół zaraz wróci, nic nie przepadnie.

waiting-title = Zaproś kogoś
waiting-text =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne: { $seats }.
       *[other] Te miejsca są jeszcze wolne: { $seats }.
    }
waiting-begins = Gra zacznie się, gdy każde miejsce będzie zajęte; do tego czasu wszyscy widzą tylko to, co widownia.
waiting-others = Czekamy na graczy
cover-aside = Zobacz planszę

sit-title = Usiądź do gry
sit-text-code = Masz zaproszenie do gry { $game }. Wolne miejsce: { $seats }.
sit-text-listed = Przy tym stole gry { $game } jest miejsce. Wolne: { $seats }.
sit-name = Twoje imię (może zostać puste)
sit-down = Siadam
sit-down-as = Siadam: { $seat }
sit-watch = Tylko popatrzę

pass-title = Przekaż urządzenie: { $seat }
pass-text = To, czego druga strona nie powinna widzieć, jest zakryte. Naciśnij, kiedy tylko ty patrzysz na ekran.
pass-ready = Gotowe

over-title =
    { $kind ->
        [won] Wygrana!
        [lost] Przegrana
       *[seen] Wygrywają: { $seats }
    }
over-title-team =
    { $kind ->
        [won] Drużyna wygrywa!
        [lost] Drużyna przegrywa
       *[seen]
        { $count ->
            [0] Drużyna przegrywa
           *[other] Drużyna wygrywa: { $seats }
        }
    }
over-gave-up-team = Drużyna się poddała.
over-gave-up = { $seats }: gra poddana.
over-turns =
    { $count ->
        [one] Zagrano { $count } ruch.
        [few] Zagrano { $count } ruchy.
       *[many] Zagrano { $count } ruchów.
    }
over-rematch =
    { $team ->
        [yes] Zagrajmy jeszcze raz
       *[other] Rewanż ze zmianą stron
    }
over-rematch-asked =
    { $team ->
        [yes] Drużyna chce zagrać jeszcze raz.
       *[other] Druga strona chce zagrać jeszcze raz.
    }
over-rematch-begun =
    { $team ->
        [yes] Drużyna gra jeszcze raz.
       *[other] Zaczął się rewanż ze zmianą stron.
    }
over-rematch-join =
    { $team ->
        [yes] Do nowej gry
       *[other] Do rewanżu
    }
over-rematch-watch =
    { $team ->
        [yes] Obejrzyj nową grę
       *[other] Obejrzyj rewanż
    }
over-replay = Obejrzyj powtórkę
over-lobby = Do lobby

inspect-rules = Zasady, które o tym mówią

## Rozmowa z botami własnej drużyny
talk-ask = Poproś…
talk-ask-of = Poproś o coś: { $name }
talk-ask-title = { $name }: o co prosisz?
talk-why = Dlaczego?
talk-why-of = Dlaczego właśnie to: { $name }
talk-why-title = { $name }: dlaczego właśnie to?
talk-why-text = Co jeszcze można teraz zrobić i jakie są wtedy szanse drużyny:
talk-chance = { $chance }%{ $difference ->
    [0] { "" }
   *[other] { " " }({ NUMBER($difference, signDisplay: "exceptZero") })
}
talk-ordered = Prośba: { $order }
talk-noted = Prośba przekazana: { $order }
talk-take-back = Już nie: { $order }
talk-no-orders = { $name }: w tej chwili nie ma o co prosić.
talk-thinking = { $name } porównuje…
