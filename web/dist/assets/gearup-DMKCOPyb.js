var e=`### The board of Gear Up: what the page says around the game's own texts.

gearup-you = You
gearup-commander = Commander
gearup-boss = Boss
gearup-seats = Survivors
gearup-tray = In your hand
gearup-pad = Arrows move the shape, R turns, F flips, N finds the next place, Enter draws.
gearup-lane = Street of { $name }
gearup-back = Back to my street
gearup-space-1 = S1: next to the Survivor. Whoever should move from here attacks.
gearup-space-2 = S2: one step away.
gearup-space-3 = S3: the farthest space. Zombies enter here.
gearup-seat-long = { $name }: { $health } health, { $armour } armour, { $ammo } ammo, { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
} on the street
gearup-is-done = Has finished this step
gearup-plans = Has a drawing in mind
gearup-locked = not unlocked yet
gearup-fires-on = Fires when a { $colour } Turn card comes up.
gearup-zombie-long = { $name } on { $space }, { $speed }, deals { $damage }, { $open } of { $all } squares open
gearup-deals = Deals { $damage } damage when it attacks
gearup-will-move = Moves in the march of this turn
gearup-will-attack = Attacks in the march of this turn
gearup-health-long = Health: { $left } of { $all } left
gearup-armour-long = Armour: { $ready } ready, { $blank } boxes still blank
gearup-ammo-long = Ammo: { $ready } ready, { $blank } boxes still blank
gearup-fury-long = Fury: { $crossed } of { $all } fields crossed

gearup-boss-waits = Waits for round 2
gearup-boss-before = Stands before { $name }
gearup-boss-attack = Attack: { $damage } damage to everybody
gearup-boss-special = Special attack: { $damage } damage to everybody
gearup-boss-long = { $name }, { $left ->
    [one] { $left } square
   *[other] { $left } squares
} left
gearup-cells-left = { $count ->
    [one] { $count } square left
   *[other] { $count } squares left
}
gearup-screams-long = Scream track: { $crossed } of { $all } fields crossed

gearup-boss-rule = Rule: { $text }
gearup-boss-ability = Ability: { $text }

gearup-row-long = Round { $round }, turn { $turn } of 9. Shows what lies ahead.
gearup-turns-hidden = { $count ->
    [one] Turn card not seen yet: one of these stays in the box
   *[other] Turn cards not seen yet: { $count }, one of them stays in the box
}
gearup-spawns = What a letter brings
gearup-spawn-line = { $standard } standard, { $special } special
gearup-spawn-left = { $count } still hidden
gearup-decks = Decks: { $standard } standard, { $special } special
gearup-boss-cards = Boss cards of round 2
gearup-boss-cards-text = Phase I lies under turns 3 to 5, phase II under turns 6 to 9.
gearup-level = { $boss }, difficulty: { $level }
gearup-companion-may = A Companion may act this turn
gearup-companions = Companions
gearup-companion-used = used in this round

gearup-steps = Steps of a turn
gearup-step-weapons = Weapons
gearup-step-ammo = Ammo
gearup-step-upgrades = Upgrades
gearup-step-march = March
gearup-step-card-0 = Spawn
gearup-step-card-1 = Spawn
gearup-step-card-2 = Boss
gearup-march = March
gearup-round = Round { $round }
gearup-second = Once more!

gearup-tool-whole = The whole shape, { $count } squares
gearup-tool-cell = One square instead of the shape
gearup-tool-part = { $count ->
    [one] A part of the shape: { $count } square
   *[other] A part of the shape: { $count } squares
}
gearup-tool-shot = One shot: one square for 1 ammo
gearup-sort-cell = one
gearup-sort-part = part
gearup-sort-shot = shot
gearup-goods-health = health
gearup-goods-armour = armour
gearup-goods-ammo = ammo
gearup-goods-fury = fury
gearup-draw = Draw
gearup-turn = Turn the shape (R, wheel, or two fingers)
gearup-turn-brief = Turn
gearup-flip = Flip the shape (F)
gearup-flip-brief = Flip
gearup-next = Next place where it fits (N)
gearup-next-brief = Next
gearup-leave = Leave it to the Commander
gearup-key-turn = turn the shape; with Shift the other way
gearup-key-flip = flip the shape
gearup-key-next = next place where it fits
gearup-key-tool = next tool: shape, square, shot
gearup-keys = R or the wheel turns, F flips, C changes the tool, N next place, arrows move, Enter draws, Esc lets go.
gearup-fits = { $cells }: fits
gearup-never = { $cells }: does not fit here. Enter tells why.
gearup-tap-again = Tap again to confirm
gearup-proposed = Proposed. Tap again to take it back.

gearup-drawn = Drawn zombies
gearup-crowd = { $health } health, { $zombies ->
    [one] { $zombies } zombie on the street
   *[other] { $zombies } zombies on the street
}
gearup-blow = { $from }: { $damage } damage for you
gearup-block = { $armour ->
    [0] Take it all: { $wounds } health
   *[other] { $wounds ->
        [0] { $armour } armour, no wounds
       *[other] { $armour } armour, { $wounds } health
    }
}
gearup-block-deadly = This would kill you, and the team loses.
gearup-before = Another zombie of the same space may attack first: tap it.

gearup-guide-muster = Choose your Survivor. Everybody takes another one.
gearup-guide-naming = Name the Commander: the last word, and the first to meet the Boss.
gearup-guide-naming-advise = Who should be the Commander? Tap to propose.
gearup-guide-assign = { $count ->
    [one] Give the last zombie to a Survivor.
   *[other] Give the first of { $count } zombies to a Survivor: tap, or pull the card onto a street.
}
gearup-guide-assign-advise = Where should the first zombie go? Tap to propose, the Commander decides.
gearup-guide-block = { $damage } damage is coming. How much does your armour take?
gearup-guide-pay = The Boss strikes. Do you buy yourself off?
gearup-guide-order = Which of them strikes next?
gearup-guide-order-advise = Which of them should strike next? Tap to propose.
gearup-guide-knock = Hit! Drive it back to S3?
gearup-guide-upgrade = { $count ->
    [one] One upgrade for you: tap a circle on a weapon.
   *[other] { $count } upgrades for you: tap a circle on a weapon.
}
gearup-guide-shoot = { $ammo ->
    [one] One shot ready: tap a square on your street, or save it.
   *[other] { $ammo } shots ready: tap squares on your street, or save them.
}
gearup-guide-draw = { $weapon }: put the shape on a lit zombie.
gearup-guide-draw-cell = { $weapon }: cross one square of a lit zombie.
gearup-guide-draw-several = { $weapon }: { $left } hits, on one zombie or on several.
gearup-guide-draw-last = { $weapon }: one more hit.
gearup-guide-part-first = { $weapon }: lay the first part. The second goes on the same zombie.
gearup-guide-part-second = { $weapon }: now the other part, on the same zombie.
gearup-guide-sweep-first = { $weapon }: one zombie on each space. Begin with any of them.
gearup-guide-sweep = { $weapon }: go on with one zombie on each other space ({ $spaces }).
gearup-guide-explosion-first = { $weapon }: every zombie of one space. Begin with any of them.
gearup-guide-explosion = { $weapon }: go on with the others of the same space.
gearup-guide-pass = This pass is over. Go on with the next one?
gearup-guide-second = Fire once more, or finish?
gearup-guide-end = Nothing more to do in this step.
gearup-guide-wait = Waiting for: { $names }.
gearup-guide-watch = The table is busy.
`;export{e as default};