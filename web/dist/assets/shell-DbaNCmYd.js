var e=`### Rama strony: nagłówek, przełączniki, błędy strony.

shell-skip = Przejdź do treści
shell-home = Horda, strona główna
shell-nav = Strony
shell-rules = Zasady
shell-language = Język
shell-language-pl = Polski
shell-language-en = English
shell-theme-light = Włącz jasny wygląd
shell-theme-dark = Włącz ciemny wygląd
shell-close = Zamknij
shell-copy = Kopiuj
shell-copied = Skopiowano
shell-copy-by-hand = Przeglądarka nie pozwala kopiować. Tekst jest zaznaczony, skopiuj go ręcznie.
shell-loading = Chwileczkę…
shell-retry = Spróbuj jeszcze raz
shell-to-lobby = Do poczekalni
shell-not-loaded = Strona się nie wczytała
shell-not-loaded-text = Nie udało się pobrać tej części strony. Sprawdź połączenie i spróbuj jeszcze raz; twoje gry są bezpieczne na serwerze.
shell-broken = Coś się zepsuło
shell-lost = Tu nic nie ma
shell-lost-text = Pod tym adresem nie ma żadnej strony. Może w linku brakuje końcówki?
shell-lost-title = Nie ma takiej strony
`;export{e as default};