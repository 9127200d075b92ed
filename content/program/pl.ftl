# Co mówi sam program w terminalu.

play-prompt = >
play-keys = numer: zrób to · ? numer: co to da · ? słowo: zasada · cofnij · zapisz · koniec · ? pomoc
play-help =
    Wpisz numer oferty, żeby ją wykonać.
    ? 3 objaśnia ofertę 3; ? cofnięcie albo ? ZK-RETR-01 pokazuje zasady.
    cofnij odwołuje twoją ostatnią decyzję; zapisz [PLIK] zapisuje grę; koniec odchodzi od stołu.
    Możesz też wpisać akcję ręcznie, na przykład: play shot T1. Jeśli nie da się jej wykonać, dowiesz się dlaczego.
    Na ulicy: ○ pozostała Siła, ● rany, ↕ może iść w bok, «« dwa pola na turę, ■ nigdy się nie rusza,
    ‖ nigdy się nie cofa, ▓ zasłania linię strzału, ▒ ile ciosów wytrzyma zapora, » o ile pól jedzie auto, ✱ pułapka.
    Na kartach: ▦ karta planszy, ⚡ karta akcji, ✹2 rany, ✹? rany według opisu, ☠ unicestwia, ⌖ wymaga wolnej linii strzału,
    ▓ zasłania ją, ⧗ działa jedną kolejkę.
play-input-ended = Wejście się skończyło; gra zatrzymuje się tutaj, niezapisana.
play-no-such-offer =
    { $most ->
        [one] Jest tylko jedna oferta: 1.
        [few] Wybierz numer od 1 do { $most }.
        [many] Wybierz numer od 1 do { $most }.
       *[other] Wybierz numer od 1 do { $most }.
    }
play-no-such-rule = Żadna zasada o tym nie mówi. Spróbuj innego słowa albo numeru, na przykład ZK-MOVE-04.
play-try-help = Wpisz numer albo ?, żeby zobaczyć pomoc.
play-undone = Cofnięto.
play-nothing-to-undo = Nie podjęto tu jeszcze żadnej twojej decyzji.
play-saved = Zapisano jako { $file }. Dalszy ciąg: horda play { $game } --resume { $file }
play-not-saved = Nie zapisano jako { $file }: { $why }. Wybierz inną nazwę: zapisz NAZWA
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
street-on-track = tor { $track }
street-on-block = przecznica { $block }
street-everywhere = cała ulica

