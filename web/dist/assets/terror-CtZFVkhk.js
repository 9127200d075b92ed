var e=`### The board of Zombie Terror: what the page says around the game's own texts.

terror-park = The car park
terror-park-keys = Arrow keys go from field to field, with Shift to the next one that is lit.
terror-zoom-reset = Whole car park
terror-field = Field { $field }
terror-empty = empty
terror-entry = zombies may come here
terror-entry-long = A permitted field: new zombies may come here.
terror-obstacle = An obstacle: nobody walks, shoots or sees through it.
terror-car-text = The escape car: a human who comes here is safe. For zombies it is an obstacle.
terror-sewer-text = Open ground: everybody may stand here. With the right card a human escapes from here.
terror-search = something to search
terror-can-take = Can act now.
terror-can-reach = { $count ->
    [one] Can go here for { $count } action point.
   *[other] Can go here for { $count } action points.
}
terror-hinted = The hint points here.
terror-watch = Show what every zombie sees

terror-zombie = Zombie
terror-zombie-text = Two action points: a step forward or a quarter turn each. It bites whoever stands before it.
terror-special-runner = It has three action points.
terror-special-brute = It can be neither pushed nor struck down.
terror-faces = looks { $facing }
terror-used = was activated this round
terror-under-rampage = { $card }: more action points this turn
terror-under-awe = { $card }: need not go for anybody this turn
terror-sees-nobody = sees nobody
terror-sees = sees: { $human }
terror-must-bite = must bite: { $human }
terror-must-chase = sees and must go for: { $human }

terror-healthy = { $stars ->
    [0] healthy
    [one] healthy, { $stars } star
   *[other] healthy, { $stars } stars
}
terror-wounded = { $stars ->
    [0] wounded, no stars
    [one] wounded, { $stars } star
   *[other] wounded, { $stars } stars
}
terror-dead = dead, will rise as a zombie
terror-escaped = { $stars ->
    [one] escaped with { $stars } star
   *[other] escaped with { $stars } stars
}
terror-lost = lost
terror-away = not on the board yet
terror-carries = carries: { $thing }
terror-stars = Stars: { $healthy } healthy, { $wounded } wounded.
terror-points-left = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}

terror-ability-banker = The briefcase takes the first bite.
terror-ability-lumberjack = For 1 point he strikes down a zombie beside him that does not face him.
terror-ability-child = One diagonal step a turn. Never pushes anybody.
terror-ability-mechanic = Once a turn he pushes a human beside him.
terror-ability-nurse = For 1 point she heals herself or a human beside her.
terror-ability-policeman = For 1 point and a bullet he shoots the first zombie in a straight line. Each shot draws one more zombie.
terror-ability-dog = Quick, no human, worth no stars: a decoy.
terror-can-banker = the briefcase takes the first bite
terror-can-lumberjack = strikes down zombies that look elsewhere
terror-can-child = goes diagonally once
terror-can-mechanic = pushes a human once
terror-can-nurse = heals herself and those beside her
terror-can-policeman = shoots in a straight line
terror-can-dog = draws zombies
terror-briefcase = The briefcase is still there.
terror-briefcase-gone = The briefcase is gone.
terror-bullets = Bullets
terror-bullets-long = { $count ->
    [0] No bullets left.
    [one] { $count } bullet left.
   *[other] { $count } bullets left.
}
terror-points = Stars of those who escaped
terror-points-long = { $points } of { $goal } stars are safe.
terror-goal-humans = Humans win when { $goal } stars are off the board.
terror-lacks-keys = The car needs its keys: they lie under one of the question marks, and somebody must carry them to the car.
terror-lacks-fuel = The car needs fuel: somebody must carry the cans to it.
terror-needed = still to bring: { $count }

terror-pool = Zombie pool
terror-in-pool = in the pool
terror-pool-long = { $count ->
    [one] { $count } zombie in the pool, { $board } on the board.
   *[other] { $count } zombies in the pool, { $board } on the board.
}
terror-pool-empty-text = When the last one leaves the pool, the terror track starts.
terror-quota = Zombies acted
terror-quota-next = Zombies to act
terror-quota-long = { $used } of { $quota } zombies have acted, { $left } may still act.
terror-quota-next-long = { $humans ->
    [one] { $humans } human has acted, so { $quota } zombies will act.
   *[other] { $humans } humans have acted, so { $quota ->
        [one] one zombie
       *[other] { $quota } zombies
    } will act.
}
terror-due = Zombies to come: { $parts }
terror-due-brief = +{ $count } to come
terror-due-supermarket = { $count } at the supermarket
terror-due-car = { $count } at the car
terror-due-anywhere = { $count } anywhere
terror-shots = { $count ->
    [one] { $count } shot was heard: one more zombie will come.
   *[other] { $count } shots were heard: { $count } more zombies will come.
}
terror-to-haunt = To place: { $supermarket } at the supermarket, { $car } at the car
terror-track = Terror track
terror-track-idle = The terror track has not started.
terror-track-long = The terror marker is on { $field }. Past { $last } the zombies win.

terror-your-cards = Your special cards
terror-cards-open = { $count ->
    [one] Your special card
   *[other] Your special cards: { $count }
}
terror-no-cards = No cards
terror-can-play = Can be played now.
terror-cannot-play = Cannot be played now.
terror-cards-of = Cards: { $side }
terror-held = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
terror-played = played
terror-aim = { $card }: choose whom

terror-tap-again = Tap the field again to go there.
terror-nothing-here = Nothing can be done on this field now. Choose one of the lit figures first.
terror-nothing-now = This field is empty. Wait for your turn.
terror-finish = Done
terror-end = End turn
terror-build = Token to place
terror-rotate = Turn it

terror-legend = Signs of the board
terror-legend-bite = Stands before a human: must bite.
terror-legend-chase = Sees a human: must go straight for it.
terror-legend-used = Was activated this round.
terror-legend-entry = New zombies may come here.

terror-watch-brief = What zombies see
terror-quota-brief = acted
terror-quota-next-brief = will act

terror-tip-haunt = Place a zombie, not next to other pawns. Left: { $supermarket } at the supermarket, { $car } at the car.
terror-tip-humans = Tap a human, then a lit field. Each one who acts wakes one more zombie.
terror-tip-movement = { $duty ->
    [bite] Red ring: must bite, and goes first.
    [chase] Dashed ring: sees a human and must go first.
   *[other] Tap a zombie, then an arrow.
} { $left } may still act.
terror-tip-adding = Tap a lit field for each new zombie: { $parts }.
terror-legend-rampage = Rampage: it has more action points.
terror-legend-awe = Awe: it need not go for anybody.
`;export{e as default};