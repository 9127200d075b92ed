### Pierwsza gra w Zombicide z przewodnikiem: lekcje po kilka zdań.

zombicide-guide = Przewodnik
zombicide-story = Historia
zombicide-story-go = Ruszamy
zombicide-guide-next = Rozumiem
zombicide-guide-off = Wyłącz przewodnika

zombicide-lesson-team-title = Szóstka przeciw miastu
zombicide-lesson-team = Wygrywacie albo przegrywacie razem. To, co trzeba zrobić, stoi w części „Żeby wygrać”. Każdy rozgrywa Turę, potem ruszają Zombie. Dotknij twarzy, aby rozpocząć Turę tego Ocalałego.
zombicide-lesson-move-title = Trzy Akcje
zombicide-lesson-move = Każda Tura to trzy Akcje; liczą je kwadraty przy twarzy. Do podświetlonych Stref można pójść: dotknij jednej z nich. Wyjście ze Strefy kosztuje o jedną Akcję więcej za każdego Zombie, który w niej stoi, a Zombie tam, dokąd wchodzisz, kończą Ruch.
zombicide-lesson-search-title = Przeszukiwanie
zombicide-lesson-search = W pomieszczeniu bez Zombie możesz raz na Turę dobrać jedną kartę Ekwipunku. Tę grę wygrywa się lepszą bronią. Zatrzymaj to, co się przyda, resztę odrzuć.
zombicide-lesson-door-title = Drzwi
zombicide-lesson-door = Zamknięte drzwi zatrzymują ludzi i Zombie. Otwarcie pierwszych drzwi budynku budzi jego ciemne pomieszczenia: dla każdego dobiera się kartę i mogą tam stanąć Zombie. Dobrze mieć obok kogoś z bronią.
zombicide-lesson-attack-title = Atak
zombicide-lesson-attack = Wybierz broń, potem Strefę. Karta mówi, iloma kośćmi rzucasz i jakie wyniki trafiają. Zanim potwierdzisz, przeczytasz szanse. Strzały trafiają najpierw Spaślaków, potem Szwendaczy, potem Biegaczy, a pudło może zranić przyjaciela w tej Strefie.
zombicide-lesson-take-title = Cel misji
zombicide-lesson-take = Stoisz przy żetonie Celu. Zabranie go to Akcja i daje pięć Punktów Adrenaliny.
zombicide-lesson-noise-title = Hałas
zombicide-lesson-noise = Głośna broń i wyważanie drzwi zostawiają Hałas, a każdy Ocalały liczy się jak jeszcze jeden. Zombie, które nikogo nie widzą, idą do najgłośniejszej Strefy. Pod koniec Rundy Hałas znika.
zombicide-lesson-end-title = Zanim przyjdą Zombie
zombicide-lesson-end = Gdy wszyscy skończą, każdy Zombie obok was gryzie, a pozostałe podchodzą o jedną Strefę. Włącz „Prognozę”, a zobaczysz, dokąd każdy z nich pójdzie i kto zostanie ranny.
zombicide-lesson-zombies-title = Co zrobiły Zombie
zombicide-lesson-zombies = Te w waszej Strefie zaatakowały, pozostałe ruszyły ku ludziom, których widziały, albo ku Hałasowi. Potem dla każdej Strefy Namnażania dobrano kartę. Dziennik mówi, dlaczego każda grupa poszła tam, gdzie poszła.
zombicide-lesson-wound-title = Rany
zombicide-lesson-wound = Ocalały wytrzyma najwyżej trzy rany. Jeśli ktoś z was padnie, misja jest przegrana, więc dzielcie się ranami i trzymajcie słabych poza zasięgiem.
zombicide-lesson-level-title = Zagrożenie rośnie
zombicide-lesson-level = Zabici i Cele dają Adrenalinę. Wyższy poziom daje umiejętności, ale i więcej Zombie: karty czyta się na najwyższym poziomie w drużynie.
zombicide-lesson-exit-title = Do wyjścia
zombicide-lesson-exit = Wszystko zabrane. Teraz każdy musi skończyć Turę w Strefie Wyjścia bez Zombie i opuścić planszę.
