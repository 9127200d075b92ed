var e=`### Spis zasad i notki o zasadach.

rule-kind =
    { $kind ->
        [rule] zasada
        [example] przykład
        [vector] przypadek
        [ruling] rozstrzygnięcie
        [gap] luka w zasadach
       *[other] { $kind }
    }
rule-source =
    { $source ->
        [derived] Źródło: wynika z innych zasad
        [ruling] Źródło: nasze rozstrzygnięcie
       *[other] Źródło: { $source }
    }
rule-option = Do wyboru przy zakładaniu stołu: { $option }
rule-proof-count =
    { $count ->
        [0] Jeszcze bez testu
        [one] Dowodzi jej { $count } test
        [few] Dowodzą jej { $count } testy
        [many] Dowodzi jej { $count } testów
       *[other] Dowodzi jej { $count } testu
    }
rule-sign = Dlaczego? Pokazuje zasadę
rule-in-book = Otwórz w spisie zasad
rule-opening = Otwieram spis zasad…

book-title = Zasady
book-shelf = Zasady innych gier
book-about = Wszystkie zasady własnymi słowami. Każda ma numer, na który powołuje się stół, i testy, które jej pilnują.
book-search = Szukaj słowa lub numeru
book-kind = Rodzaj wpisu
book-kind-all = Wszystkie rodzaje
book-kind-many =
    { $kind ->
        [rule] Zasady
        [example] Przykłady
        [vector] Przypadki
        [ruling] Rozstrzygnięcia
        [gap] Luki
       *[other] { $kind }
    }
book-found =
    { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }
book-chapters = Rozdziały
book-picture = Na planszy: { $title }
book-copy = Skopiuj link do zasady { $rule }
book-none = Żadna zasada tak nie mówi. Spróbuj innego słowa.
book-no-such = Nie ma zasady { $rule }. Oto wszystkie, które są.
book-clear = Pokaż wszystkie
`;export{e as default};