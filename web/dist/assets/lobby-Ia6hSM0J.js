var e=`### Poczekalnia, zakładanie stołu, zaproszenia.

lobby-claim-sit = Siadasz i grasz.
lobby-claim-rules = Zasad pilnuje stół.
lobby-what = Horda to stół do planszówek o zombie w przeglądarce.
lobby-how-rules = Świeci się to, co wolno. Gdy czegoś nie wolno, stół mówi dlaczego i podaje zasadę.
lobby-how-account = Bez konta i bez hasła: twoje miejsce pamięta ta przeglądarka.
lobby-how-company = Z botem, z kimś przez link albo we dwoje na jednym urządzeniu.
lobby-how = Jak to działa

lobby-shelf = Gry
lobby-play-bot =
    { $team ->
        [yes] Zagraj z botami
       *[other] Zagraj z botem
    }
lobby-play-bot-note =
    { $team ->
        [yes] Wszyscy razem wygrywacie albo przegrywacie. Partnerzy: normalne boty.
       *[other] Twoja strona: { $side }. Przeciwnik: łatwy bot.
    }
lobby-play-friend = Zagraj z kimś
lobby-set-up = Ustaw stół…
lobby-rules = Zasady
lobby-opening = Otwieram stół…

lobby-mine = Twoje gry
lobby-mine-none = Nie masz jeszcze żadnej gry.
lobby-mine-none-text = Każda gra, do której usiądziesz, będzie tu na ciebie czekać, także po zamknięciu przeglądarki.
lobby-mine-old =
    { $count ->
        [one] { $count } skończona gra
        [few] { $count } skończone gry
        [many] { $count } skończonych gier
       *[other] { $count } skończonej gry
    }
lobby-turn-yours = Twój ruch
lobby-turn-theirs = Ruch przeciwnika
lobby-turn-open = Czeka na drugą osobę
lobby-turn-won = Wygrana
lobby-turn-lost = Przegrana
lobby-turn-over = Koniec gry
lobby-turn-archived = W archiwum
lobby-turn-running = Trwa
lobby-you-are = ty: { $side }
lobby-hot-seat = na jednym urządzeniu
lobby-turns =
    { $count ->
        [0] jeszcze bez ruchu
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
lobby-branched = odgałęzienie innej gry

lobby-open = Otwarte stoły
lobby-open-none = Teraz nikt nie gra przy otwartym stole.
lobby-open-none-text = Załóż stół i zaznacz „Każdy może go znaleźć”, a pojawi się tutaj.
lobby-sit = Usiądź: { $side }
lobby-watch = Oglądaj

lobby-me = Ty
lobby-name = Twoje imię przy stole
lobby-name-save = Zapisz
lobby-name-saved = Zapisano.
lobby-name-hint = Widzą je inni. Może zostać puste.
lobby-move = Graj dalej na innym urządzeniu
lobby-move-text = Kod daje drugiemu urządzeniu twoje miejsca i imię. Działa jeden raz.
lobby-move-show = Pokaż kod
lobby-move-enter = Mam kod
lobby-move-code = Kod dla drugiego urządzenia
lobby-move-show-how = Otwórz Hordę na drugim urządzeniu, wybierz „Mam kod” i przepisz go. Kto zna ten kod, siada na twoje miejsca, więc nikomu go nie pokazuj.
lobby-move-enter-how = Na pierwszym urządzeniu wybierz „Pokaż kod” i przepisz go tutaj. Zamiast gier tej przeglądarki zobaczysz gry tamtego urządzenia.
lobby-move-typed = Kod z pierwszego urządzenia
lobby-move-take = Przenieś tutaj
lobby-devices = Twoje urządzenia
lobby-devices-show = Pokaż moje urządzenia
lobby-devices-text = Kto ma którąś z tych przeglądarek, gra na twoich miejscach. Wyloguj te, których nie znasz. Pokazany wcześniej kod też przestanie wtedy działać.
lobby-devices-unknown = Nieznane urządzenie
lobby-devices-current = to urządzenie
lobby-devices-used = ostatnio używane { $when }
lobby-devices-end = Wyloguj
lobby-devices-end-which = Wyloguj: { $device }
lobby-devices-end-others = Wyloguj wszystkie inne urządzenia
lobby-devices-alone = Grasz tylko na tym urządzeniu.
lobby-fan = Nieoficjalna praca fanów, pisana własnymi słowami. Gry i ich nazwy należą do swoich autorów i wydawców.

holder-open = wolne miejsce
holder-guest = gość
holder-bot = bot { $level }
holder-bot-for = bot { $level } (za: { $name })
bot-level =
    { $bot ->
        [random] losowy
        [greedy] zachłanny
        [easy] łatwy
        [normal] średni
        [hard] trudny
       *[other] { $bot }
    }
bot-level-note =
    { $bot ->
        [random] Robi byle co, byle zgodnie z zasadami.
        [greedy] Bierze to, co od razu daje najwięcej.
        [easy] Myśli krótko. Dobry na pierwszą grę.
        [normal] Myśli kilka ruchów naprzód.
        [hard] Myśli najdłużej i rzadko się myli.
       *[other] Bot „{ $bot }”.
    }

setup-title = Nowy stół
setup-count = Gracze
setup-seats = Kto gra
setup-who-me = Ja
setup-who-friend = Ktoś przez link
setup-who-bot = Bot
setup-who-here = Ktoś obok, na tym urządzeniu
setup-note-me = Grasz w tej przeglądarce.
setup-note-friend = Dostaniesz link i kod QR do wysłania.
setup-note-here = Gracie na zmianę; zakryte karty chowa zasłona.
setup-level = Poziom bota
setup-more-bots = Więcej botów
setup-options = Odczytania zasad
setup-options-text = Gdzie drukowane zasady milczą albo są niejasne, wybierz, jak je czytać. Na pierwszą grę zostaw, jak jest.
setup-options-changed =
    { $count ->
        [0] wszystkie domyślne
        [one] { $count } zmienione
        [few] { $count } zmienione
        [many] { $count } zmienionych
       *[other] { $count } zmienionego
    }
setup-default = domyślnie
setup-rule = Co mówi zasada
setup-listed = Kto znajdzie stół
setup-listed-no = Tylko kto ma link
setup-listed-no-note = Stół nie pojawi się na żadnej liście.
setup-listed-yes = Każdy może go znaleźć
setup-listed-yes-note = Każdy może oglądać i usiąść na wolnym miejscu.
setup-advice = Podpowiedzi i szanse
setup-advice-no = Wyłączone
setup-advice-no-note = Każdy gra własną głową.
setup-advice-yes = Dozwolone
setup-advice-yes-note = Kto siedzi przy stole, może zapytać, co zrobiłby silny bot, i widzi szanse na wygraną.
setup-start = Zacznij grę
setup-start-invite = Otwórz stół i zaproś
setup-start-watch = Otwórz stół i oglądaj
setup-starting = Otwieram stół…

invite-seat = Wolne miejsce: { $side }
invite-how = Wyślij link komuś, kto ma tu usiąść, albo daj do zeskanowania kod. Zaproszenie działa dla jednej osoby.
invite-link = Link z zaproszeniem
invite-share = Wyślij…
invite-share-title = Zagrajmy w { $game }
invite-qr = Kod QR z linkiem do zaproszenia
invite-local = Ten adres działa tylko na tym komputerze. Dla kogoś na innym urządzeniu otwórz Hordę pod adresem, który widać w sieci.
`;export{e as default};