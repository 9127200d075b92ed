# Washington Z.C., po polsku.

option-advanced-equipment = Zaawansowany Ekwipunek
    .text = Czy w grze są talie z kośćmi Na Całość i wartościami Zachowania?
    .mission = Tak, jak mówi misja
    .on = Tak
    .off = Nie
option-keep = Zachowanie Ekwipunku
    .text = Czy na końcu rzuca się o karty, które Ocalali zachowają?
    .mission = Tak, jak mówi misja
    .on = Tak
    .off = Nie
option-clock = Zegar
    .text = Czy dzień i noc następują po sobie?
    .mission = Tak, jak mówi misja
    .on = Tak
    .off = Nie
