var e=`### Kłopoty: co się stało i co teraz zrobić.

problem-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
problem-unreadable = Serwer nie zrozumiał tej prośby ({ $why }). Odśwież stronę i spróbuj jeszcze raz.
problem-no-table = Nie ma takiego stołu. Sprawdź, czy masz cały link.
problem-no-game = Nie ma tu gry „{ $game }”. Wybierz inną z poczekalni.
problem-no-picture = Do tej zasady nie ma obrazka. W księdze zasad stoi bez niego.
problem-no-rule = Nie ma takiej zasady. Poszukaj jej po słowie w spisie zasad.
problem-not-yours = To miejsce nie jest twoje. Jeśli grasz na innym urządzeniu, przenieś je tutaj kodem z poczekalni.
problem-seat-taken = To miejsce należy do kogoś innego, także wtedy, gdy gra za niego bot. Możesz oglądać tę grę albo założyć własny stół.
problem-seat-stays = Kiedy ta gra trwa, nikt nowy nie siada do stołu. Możesz oddać swoje miejsce botowi i je odebrać albo poddać grę.
problem-already-seated = Masz już miejsce przy tym stole. Wyślij link komuś, kto ma z tobą grać.
problem-not-opener = Wolne miejsca obsadza tylko osoba, która założyła ten stół. Poproś ją o to.
problem-table-waits = Stół czeka, aż każde miejsce będzie miało gracza. Wyślij zaproszenie albo oddaj wolne miejsce botowi.
problem-no-advice = Przy tym stole podpowiedzi i szanse są wyłączone. Może na nie pozwolić ten, kto zakłada stół.
problem-no-session = To urządzenie jest już wylogowane. Spójrz jeszcze raz na listę.
problem-bad-invitation = To zaproszenie nie działa: ktoś już z niego skorzystał, jest nowsze albo link jest niepełny. Poproś o nowe.
problem-bad-code = Ten kod nie pasuje albo ktoś już go użył. Wyświetl nowy kod na pierwszym urządzeniu i przepisz go dokładnie.
problem-name-length =
    { $most ->
        [one] Imię jest za długie. Najwyżej { $most } znak.
        [few] Imię jest za długie. Najwyżej { $most } znaki.
        [many] Imię jest za długie. Najwyżej { $most } znaków.
       *[other] Imię jest za długie. Najwyżej { $most } znaku.
    }
problem-chat-length =
    { $most ->
        [one] Wiadomość jest za długa. Skróć ją do { $most } znaku.
       *[other] Wiadomość jest za długa. Skróć ją do { $most } znaków.
    }
problem-chat-empty = Wiadomość jest pusta. Napisz coś i wyślij jeszcze raz.
problem-too-fast =
    { $seconds ->
        [one] Za szybko, serwer nie nadąża. Spróbuj za { $seconds } sekundę.
        [few] Za szybko, serwer nie nadąża. Spróbuj za { $seconds } sekundy.
        [many] Za szybko, serwer nie nadąża. Spróbuj za { $seconds } sekund.
       *[other] Za szybko, serwer nie nadąża. Spróbuj za { $seconds } sekundy.
    }
problem-too-many-tables =
    { $most ->
        [one] Masz już otwarty { $most } stół, więcej nie można. Dokończ grę albo ją poddaj.
        [few] Masz już otwarte { $most } stoły, więcej nie można. Dokończ którąś grę albo ją poddaj.
        [many] Masz już otwartych { $most } stołów, więcej nie można. Dokończ którąś grę albo ją poddaj.
       *[other] Masz już otwarte { $most } stołu, więcej nie można. Dokończ którąś grę albo ją poddaj.
    }
problem-bad-setup = Tak nie da się zacząć: { $why }. Popraw ustawienia stołu.
problem-not-over = Ta gra jeszcze trwa. To będzie możliwe po jej końcu.
problem-over = Ta gra już się skończyła. Możesz ją obejrzeć od początku albo zagrać rewanż.
problem-not-your-turn = To nie twoja kolej. Poczekaj na ruch drugiej strony.
problem-nothing-to-undo = Nie ma czego cofać. Cofnąć można tylko własny ostatni ruch.
problem-undo-pending = Prośba o cofnięcie czeka na odpowiedź. Najpierw trzeba na nią odpowiedzieć.
problem-concede-pending = Drużyna ma już pytanie, czy się poddać. Najpierw trzeba na nie odpowiedzieć.
problem-broken = Coś się zepsuło, i to po naszej stronie. Odśwież stronę; zapisane ruchy są bezpieczne.
problem-not-saved = Serwer nie zdołał tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz za chwilę.
problem-cannot-propose = Tego nie da się teraz zaproponować. Zobacz, o co toczy się decyzja, i wybierz jeszcze raz.
problem-watch-only = Oglądasz tę grę z widowni. Żeby grać, zajmij wolne miejsce albo załóż własny stół.
problem-other-rules = Tę grę rozegrano według innej wersji zasad i tutaj nie da się jej otworzyć. Jej zapis nadal można pobrać.
problem-origin = Ta prośba przyszła z obcej strony, więc serwer ją odrzucił. Otwórz Hordę bezpośrednio i spróbuj jeszcze raz.
problem-too-large =
    { $most ->
        [one] To za dużo danych naraz: serwer przyjmuje najwyżej { $most } bajt. Wyślij mniej.
        [few] To za dużo danych naraz: serwer przyjmuje najwyżej { $most } bajty. Wyślij mniej.
        [many] To za dużo danych naraz: serwer przyjmuje najwyżej { $most } bajtów. Wyślij mniej.
       *[other] To za dużo danych naraz: serwer przyjmuje najwyżej { $most } bajta. Wyślij mniej.
    }
problem-busy = Serwer ma teraz pełne ręce roboty. Spróbuj jeszcze raz za chwilę.
problem-bad-document = Z tym dokumentem nie da się otworzyć stołu: { $why }. Popraw dokument i spróbuj jeszcze raz.
problem-no-outcome = Ten stół niczego nie przekazał. Niektóre gry robią to, gdy kończą się według zasad.
problem-not-archived = W tę grę można grać dalej, więc nie zamyka się jej stąd. Żeby ją zakończyć, poddaj ją przy stole.
problem-damaged = Zapis tej gry jest uszkodzony. Daj znać osobie, która prowadzi serwer: kopia zapasowa może pomóc.
problem-no-address = Pod tym adresem serwer nic nie ma. Sprawdź link albo zacznij od poczekalni.
problem-no-method = Pod tym adresem nie da się tego zrobić w ten sposób. Odśwież stronę i spróbuj jeszcze raz.
problem-too-slow = Prośba szła za długo. Sprawdź połączenie i wyślij ją jeszcze raz.
problem-name-letters = W tym imieniu są znaki, których nie widać, które odwracają tekst albo piętrzą się jeden na drugim. Napisz je zwykłymi literami, cyframi i znakami.
problem-table-full =
    { $most ->
        [one] Przy tym stole jest już { $most } widz, więcej się nie zmieści. Wróć później; gracz zawsze wejdzie.
        [few] Przy tym stole jest już { $most } widzów, więcej się nie zmieści. Wróć później; gracz zawsze wejdzie.
        [many] Przy tym stole jest już { $most } widzów, więcej się nie zmieści. Wróć później; gracz zawsze wejdzie.
       *[other] Przy tym stole jest już { $most } widza, więcej się nie zmieści. Wróć później; gracz zawsze wejdzie.
    }
problem-address-full =
    { $most ->
        [one] Z twojego adresu ogląda ten stół już { $most } widz, więcej nie można. Najpierw zamknij inne okno.
        [few] Z twojego adresu ogląda ten stół już { $most } widzów, więcej nie można. Najpierw zamknij inne okno.
        [many] Z twojego adresu ogląda ten stół już { $most } widzów, więcej nie można. Najpierw zamknij inne okno.
       *[other] Z twojego adresu ogląda ten stół już { $most } widza, więcej nie można. Najpierw zamknij inne okno.
    }
problem-too-many-connections = Z twojego adresu jest za dużo połączeń z tym serwerem. Zamknij kilka okien i spróbuj jeszcze raz.
problem-moved-on = Sytuacja zmieniła się, zanim przyszła kolej na twoje pytanie. Zapytaj jeszcze raz.
problem-no-such-order = Tego bota nie można teraz o to poprosić. Otwórz listę jeszcze raz, a zobaczysz, co może zrobić.
problem-audience-muted = Gracze wyciszyli widownię. Możesz oglądać dalej.
`;export{e as default};