var e=`### The board of Zombiaki II: what the page says around the game's own texts.

zombiaki-street = The street
zombiaki-barricades = Barricades
zombiaki-cemetery = Cemetery
zombiaki-track = Track { $track }
zombiaki-block = Block { $block }
zombiaki-whole-street = The whole street
zombiaki-field = Track { $track }, block { $block }
zombiaki-empty = empty
zombiaki-stayed = could not move
zombiaki-storm = Storm the Barricades along track { $track }

zombiaki-your-cards = Your cards
zombiaki-choose = Cards to choose from
zombiaki-cards-of = Cards: { $place }
zombiaki-no-cards = No cards
zombiaki-can-play = Can be chosen now.
zombiaki-cannot-play = Cannot be played now.
zombiaki-can-aim = Can be aimed at.
zombiaki-hinted = The hint points here.
zombiaki-aim = { $card }: choose { $aim ->
    [field] a lit field
    [track] a lit track
    [block] a lit block
    [card] one of the lit cards
   *[other] what is lit
}
zombiaki-nothing-here = Nothing can be done on this field now. Choose a card or a zombie first.
zombiaki-nothing-now = This field is empty. Wait for your turn.
zombiaki-discard = Discard: { $card }
zombiaki-zoom-reset = Whole street

zombiaki-sort-zombie = zombie
zombiaki-sort-object = onto a field
zombiaki-sort-car = car
zombiaki-sort-track = along a track
zombiaki-sort-block = along a block
zombiaki-sort-street = for the whole street
zombiaki-sort-attachment = onto a zombie
zombiaki-sort-action = action
zombiaki-sort-dawn = end of the game
zombiaki-needs-line = needs a clear line
zombiaki-blocks-line = blocks the line
zombiaki-one-round = one round

zombiaki-deals = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
zombiaki-wounds-vary = wounds vary
zombiaki-annihilates = annihilates
zombiaki-wounds-of = { $wounds ->
    [0] no wounds, Strength { $strength }
    [one] { $wounds } wound of { $strength }
   *[other] { $wounds } wounds of { $strength }
}
zombiaki-blows-of = { $blows ->
    [one] { $blows } blow of { $withstands }
   *[other] { $blows } blows of { $withstands }
}
zombiaki-wears = with: { $cards }

zombiaki-deck = in the deck
zombiaki-deck-long = { $count ->
    [one] { $count } card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
zombiaki-deck-of = Deck: { $place }
zombiaki-until-dawn = until Dawn
zombiaki-until-dawn-long = { $count ->
    [0] The deck is empty.
    [one] { $count } card is left, and it is Dawn.
   *[other] { $count } cards are left. The last of them is Dawn.
}
zombiaki-trash = in the Trash
zombiaki-trash-of = Trash: { $place }
zombiaki-trash-empty = Nothing has been thrown away yet.
zombiaki-trash-line = { $card } × { $count }
`;export{e as default};