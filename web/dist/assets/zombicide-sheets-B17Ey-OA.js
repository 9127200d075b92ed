var e=`### The page of Zombicide around the map: the team, the dashboard, the mission, and what is asked.

zombicide-you = you
zombicide-team = The team
zombicide-free = free
zombicide-ap = { $count } AP
zombicide-status-acted = done
zombicide-status-waits = waiting
zombicide-status-left = off the board
zombicide-status-down = knocked out; to be rescued by the end of the next Round
zombicide-status-fading = knocked out; to be rescued in this Round
zombicide-status-saved = rescued
zombicide-status-dead = eliminated
zombicide-ko = KO: { $rounds ->
    [one] last Round
   *[other] { $rounds } Rounds
}
zombicide-ko-long = { $rounds ->
    [one] { $name } is knocked out: rescue is possible in this Round only.
   *[other] { $name } is knocked out: rescue is possible in this Round and the next.
}
zombicide-actions = { $count ->
    [one] { $count } Action
   *[other] { $count } Actions
}
zombicide-free-door = a free door
zombicide-free-search = a free Search
zombicide-free-move = a free Move
zombicide-free-pair = a free attack with a pair
zombicide-free-melee = a free Melee attack
zombicide-free-ranged = a free Ranged attack
zombicide-free-combat = a free attack
zombicide-free-all-out-melee = a free All-Out Melee attack
zombicide-free-all-out-ranged = a free All-Out Ranged attack
zombicide-free-all-out-combat = a free All-Out attack
zombicide-face-long = { $name }: { $left }, wounds { $wounds } of { $health }, { $ap } AP, { $level }, led by { $leader }
zombicide-face-begin = Begin the Turn of { $text }
zombicide-dashboard = Dashboard of { $name }
zombicide-danger-long = { $ap } AP, Danger Level { $level }. Yellow from 7, Orange from 19, Red from 43.
zombicide-skill-owned = {" "}(has it)
zombicide-skill-to-come = {" "}(not yet)
zombicide-hands = Hands
zombicide-backpack = Backpack
zombicide-slot-empty = empty
zombicide-card-use = Use { $card }
zombicide-card-read = Read { $card }

zombicide-card-dice = Dice
zombicide-card-accuracy = Accuracy
zombicide-card-damage = Damage
zombicide-card-range = Range
zombicide-card-silent = silent
zombicide-card-noisy = noisy
zombicide-card-empty = empty, reload it
zombicide-card-reload = Reload after firing
zombicide-card-dual = Dual: two can be used as one
zombicide-card-opens = Opens doors
zombicide-card-opens-loud = Opens doors, with noise
zombicide-card-bullets = Bullets
zombicide-card-shells = Shells
zombicide-card-light = Light
zombicide-card-brief = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} { $accuracy }+ dmg { $damage }
zombicide-card-all-out-brief = All-Out +{ $dice }
zombicide-card-all-out = { $dice ->
    [one] All-Out: { $dice } die more; a Break loses the card.
   *[other] All-Out: { $dice } dice more; a Break loses the card.
}
zombicide-card-keep = { $dice ->
    [one] Keep: { $dice } die; a Break destroys the card.
   *[other] Keep: { $dice } dice; a Break destroys the card.
}
zombicide-card-molotov = Burns everybody in a Zone at range 1
zombicide-card-flashlight = A Search draws 2 cards
zombicide-card-food = Eat it: +{ $amount } AP
zombicide-card-ammo-bullets = Re-roll attacks that fire bullets
zombicide-card-ammo-shells = Re-roll attacks that fire shells

zombicide-ask = What is asked
zombicide-not-now = Not now:
zombicide-why = Why not?
zombicide-price = { $count ->
    [0] free
    [one] costs { $count } Action
   *[other] costs { $count } Actions
}
zombicide-verb-move = Move
zombicide-verb-slip = Slip away
zombicide-verb-sprint = Sprint
zombicide-verb-jump = Jump
zombicide-verb-charge = Charge
zombicide-verb-blitz = Blitz
zombicide-verb-bloodlust = Bloodlust
zombicide-verb-aid = Field medic
zombicide-verb-search = Search
zombicide-verb-open = Open a door
zombicide-verb-arrange = Reorganise
zombicide-verb-trade = Trade
zombicide-effort = { $effort ->
    [all-out] , All-Out
    [doubled] , All-Out, double dice
   *[plain] { "" }
}
zombicide-break = Break
zombicide-verb-melee = { $pair ->
    [yes] Hit with both: { $card }
   *[no] Hit: { $card }
}{ zombicide-effort }
zombicide-verb-fire = { $pair ->
    [yes] Shoot with both: { $card }
   *[no] Shoot: { $card }
}{ zombicide-effort }
zombicide-verb-throw = Throw a Molotov
zombicide-verb-improvise = Improvised weapon
zombicide-verb-take = Take the Objective
zombicide-verb-rescue = Rescue
zombicide-verb-noise = Make noise
zombicide-verb-rally = Take along
zombicide-verb-entrust = Hand over a Companion
zombicide-verb-lead = Born leader
zombicide-verb-save = Lifesaver
zombicide-verb-shove = Shove
zombicide-verb-taunt = Taunt
zombicide-verb-get-in = Get into the car
zombicide-verb-drive = Drive slowly
zombicide-verb-race = Drive fast
zombicide-verb-light = Switch the light on
zombicide-verb-aim = Turn the light
zombicide-verb-eat = Eat: { $card }
zombicide-guide-partner = With whom?
zombicide-guide-target = Choose a target on the map.
zombicide-guide-zone = Choose a Zone on the map.
zombicide-guide-light = Pull the lamp or choose a Zone beside yours; your own means a wall.
zombicide-guide-door = Choose a door on the map.
zombicide-which = { $place }: what do you want to do?
zombicide-back = Back
zombicide-leave = Leave it to the bot
zombicide-backs = { $name } is for it
zombicide-watch = Watch what happens.
zombicide-over = The game is over.
zombicide-tap-again = Tap again to confirm
zombicide-dice = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} (from { $needed } up)
zombicide-dice-long = The dice show { $faces }. Hits from { $needed } up: { $hits }.

zombicide-muster = Choose the team
zombicide-muster-left = { $count ->
    [one] { $count } Survivor to go
   *[other] { $count } Survivors to go
}
zombicide-led-by = led by { $name }

zombicide-sorting-arrange = Reorganise
zombicide-sorting-stow = What was found
zombicide-sorting-trade = Trade with { $who }
zombicide-sorting-how = Drag cards, or tap a card and then its new place. Arrows and Enter work too.
zombicide-sorting-finish = Confirm
zombicide-sorting-reset = As before
zombicide-sorting-cancel = Let go
zombicide-sorting-drops = Goes to the discards: { $cards }
zombicide-shelf-hand = Hands of { $name }
zombicide-shelf-backpack = Backpack of { $name }
zombicide-shelf-drop = Found: what stays here is discarded

zombicide-mission = Mission
zombicide-to-win = To win
zombicide-round = Round { $round }
zombicide-round-brief = R{ $round }
zombicide-phase-muster = choosing the team
zombicide-phase-turns = players act
zombicide-phase-light = Zombies act that see light
zombicide-phase-zombies = Zombies act
zombicide-phase-spawn = Zombies come
zombicide-phase-end = end of the Round
zombicide-phase-over = over
zombicide-done = {" "}(done)
zombicide-not-done = {" "}(not yet)
zombicide-objectives = Objectives
zombicide-left = { $count } left
zombicide-gone = { $count ->
    [one] { $count } Survivor has left the board.
   *[other] { $count } Survivors have left the board.
}
zombicide-clock-dawn = { $rounds ->
    [one] last Round before dawn
   *[other] { $rounds } Rounds until dawn
}
zombicide-clock-dusk = { $rounds ->
    [one] last Round before dusk
   *[other] { $rounds } Rounds until dusk
}
zombicide-goals-brief = Goals { $done }/{ $all }
zombicide-objectives-brief = Take { $taken }/{ $all }
zombicide-figures-left = Figures left
zombicide-shortage = Where figures run out, all Zombies of that kind act once more.
zombicide-spawn = Spawn
zombicide-spawn-level = Cards are read at { $level }
zombicide-cards-left = { $count ->
    [one] { $count } Zombie card left
   *[other] { $count } Zombie cards left
}

zombicide-count = { $count } × { $what }
zombicide-zone-street = Street
zombicide-zone-room = Room
zombicide-zone-corridor = Corridor
zombicide-zone-tank = Tank
zombicide-zone-dark = Dark room
zombicide-zone-people = Survivors: { $names }
zombicide-zone-zombies = Zombies: { $names }
zombicide-zone-noise = Noise: { $noise }
zombicide-zone-exit = The Exit
zombicide-keys = Shift and 1 to 6 look at a Survivor. Arrows go from one answer to the next, Escape lets go.
zombicide-key-beam = turn the light
zombicide-key-face = look at a Survivor

zombicide-sorting-discard = Discard: { $card }
zombicide-hand-over = Hand over to:
zombicide-layers = Over the map
zombicide-layer-forecast = Forecast
zombicide-layer-forecast-long = what the Zombies would do now
zombicide-layer-sight = Sight
zombicide-layer-sight-long = what the Survivor sees

zombicide-foresee = What will the Zombies do?
zombicide-outlook = If the Zombies acted now
zombicide-outlook-close = Hide
zombicide-outlook-certain = Known before any card
zombicide-outlook-unhurt = Nobody is wounded.
zombicide-outlook-woken = Light is seen by Zombies here, and they act once more first: { $zones }.
zombicide-outlook-again = Then, in their second Action: { $what }
zombicide-outlook-choose = How many of them, the players choose.
zombicide-outlook-wounds-certain = { $certain ->
    [one] { $name } takes { $certain } wound.
   *[other] { $name } takes { $certain } wounds.
}
zombicide-outlook-wounds-maybe = { $most ->
    [one] { $name } takes { $most } wound if the players choose so.
   *[other] { $name } takes up to { $most } wounds, as the players choose.
}
zombicide-outlook-wounds-between = { $name } takes { $certain } to { $most } wounds, as the players choose.
zombicide-outlook-groups = { $count ->
    [one] What { $count } group does and why
   *[other] What { $count } groups do and why
}
zombicide-outlook-cards = What hangs on a card
zombicide-outlook-draw = { $zones ->
    [one] Then the Spawn Zone draws one of { $cards } cards:
   *[other] Then each of the { $zones } Spawn Zones draws one of { $cards } cards:
}
zombicide-outlook-share = { $count } of { $cards } ({ $percent }%)
zombicide-outlook-nothing = nothing
zombicide-outlook-abomination = an Abomination comes, or those on the board act once more
zombicide-outlook-figures = { $least } to { $all }
zombicide-outlook-rush = { $cards ->
    [one] { $figures }; after { $cards } card they act at once
   *[other] { $figures }; after { $cards } cards they act at once
}
zombicide-outlook-activation-walker = all Walkers act once more
zombicide-outlook-activation-runner = all Runners act once more
zombicide-outlook-activation-brute = all Brutes act once more
`;export{e as default};