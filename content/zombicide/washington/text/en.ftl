# Washington Z.C., in English.

option-advanced-equipment = Advanced Equipment
    .text = Are the decks with All-Out dice and Keep values in play?
    .mission = As the mission says
    .on = Yes
    .off = No
option-keep = Keeping Equipment
    .text = Is it rolled at the end for the cards that Survivors keep?
    .mission = As the mission says
    .on = Yes
    .off = No
option-clock = Clock
    .text = Do day and night follow each other?
    .mission = As the mission says
    .on = Yes
    .off = No
