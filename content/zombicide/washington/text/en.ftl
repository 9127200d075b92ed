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

## The night: Clock, darkness and light

direction-wall = a wall
    .loc = at a wall
question-light = Decide whether the Flashlight is used, and where it shines
ask-WZ-LGT-06 = { question-light }
action-light = Switch the Flashlight on: { $to }
action-light-use = With light: { $to }
action-aim = Turn the light: { $to }
action-dark = Switch the Flashlight off
action-decline-light = Without light
action-next-hour = First what the mission does at this hour ({ $number })
action-next-night = First what the mission does at dusk ({ $number })
action-next-day = First what the mission does at dawn ({ $number })
cause-light = they see light
event-hour = The Clock shows { $hour }:00.
event-night-fell = Night falls. Zombies see only their own Zone, Survivors one Zone far, and what is lit.
event-day-broke = Day breaks. Everybody sees as usual again.
event-light-on = { $who } switches the Flashlight on { $at-loc }. The light falls here: { $to }.
event-light-turned = The light of { $who } { $at-loc } now falls here: { $to }.
event-light-off = The light of { $who } goes out.
event-zone-lit = A light goes on { $at-loc }.
event-zone-unlit = The light { $at-loc } goes out.
event-zombies-moved-saw-by-light = Stirred by light. { event-zombies-moved-saw }
event-zombies-moved-heard-by-light = Stirred by light. { event-zombies-moved-heard }
event-zombies-stayed-saw-by-light = Stirred by light. { event-zombies-stayed-saw }
event-zombies-stayed-heard-by-light = Stirred by light. { event-zombies-stayed-heard }
odds-lit = Lit: { $zones }.
odds-unlit = Nothing is lit.
odds-woken = { $count ->
    [one] { $count } Zombie sees light: it acts once more before the Zombie Phase.
   *[other] { $count } Zombies see light: they act once more before the Zombie Phase.
}
odds-nobody-wakes = No Zombie sees light.
odds-light = With the Flashlight { $needed }+ hits.
refusal-night-hides = It is night: { $at } lies in the dark and is too far away.
    .fix = Go nearer, up to the next Zone, or have light thrown on it.
refusal-daylight = By day a Flashlight lights nothing.
    .fix = Wait for the night; Flashlights help a Search at any hour.
refusal-no-light-source = There is no light source among the cards of this Survivor.
    .fix = Find a Flashlight, or get one in a Trade.
refusal-no-direction = A light points at a Zone beside this one, or at a wall of this one.
    .fix = Choose one of the Zones beside, or a wall if there is one.
refusal-light-is-on = The Flashlight shines already.
    .fix = Turn it with your next Action.
refusal-light-is-off = The Flashlight is off.
    .fix = Switch it on first.
refusal-aimed-there = The light falls there already.
    .fix = Choose another direction.
refusal-aim-after-action = The light is turned with an Action, once for each.
    .fix = Do something else first.
refusal-aim-after-move = At this table the light is turned with a Move only.
    .fix = Move first.
refusal-light-the-target = For this shot the light falls on the target: { $at }.
    .fix = Light the target, or shoot without light.
refusal-search-needs-light = The second card is found with the Flashlight, so it shines.
    .fix = Choose where it shines; towards a wall it shows least.
skill-night-fighter = Night fighter
skill-night-fighter-text = At night your Ranged attacks hit on 5 and 6 where others need a 6. What is lit you hit as by day.
skill-night-vision = Night vision
skill-night-vision-text = Neither the night nor Dark Zones hinder your sight and your aim.
option-beam-reaim = Turning a light
    .text = When may a Survivor turn the light for free?
    .any-action = With each Action
    .move-only = With each Move
option-hour = Starting hour
    .text = At what hour does the game begin, where there is a Clock and the mission names none?
    .noon = Noon
    .morning = Seven in the morning
    .evening = An hour before dusk
    .midnight = Midnight
chapter-clk = The Clock
chapter-ngt = The night
chapter-lgt = Light
chapter-xac = Zombies that see light
chapter-ex = Examples of the book
chapter-dv = Derived cases

## People of Washington Z.C.

survivor-tess = Tess
survivor-mindy = Mindy
survivor-ashley = Ashley
survivor-anton = Anton
survivor-justin = Justin
survivor-angelo = Angelo
survivor-taylor = Taylor
survivor-president = The President

## All-Out dice

action-melee-all-out = Attack in Melee, All-Out: { $weapon }
action-melee-doubled = Attack in Melee, All-Out with double dice: { $weapon }
action-melee-pair-all-out = Attack in Melee with a pair, All-Out: { $weapon }
action-melee-pair-doubled = Attack in Melee with a pair, All-Out with double dice: { $weapon }
action-fire-all-out = Shoot at { $at }, All-Out: { $weapon }
action-fire-doubled = Shoot at { $at }, All-Out with double dice: { $weapon }
action-fire-pair-all-out = Shoot at { $at } with a pair, All-Out: { $weapon }
action-fire-pair-doubled = Shoot at { $at } with a pair, All-Out with double dice: { $weapon }
action-keep-breaks = Let it break
action-ignore-breaks = Ignore all Breaks
action-give-up = Give up a card and ignore all Breaks: { $card }
action-lose = Lose this one: { $card }
question-breaks = Ignore the Breaks, or let the weapon break
question-broken = Choose which weapon is lost
ask-WZ-AO-11 = { question-breaks }
ask-WZ-AO-08 = { question-broken }
event-went-all-out = { $who } goes All-Out!
event-all-out-rolled = All-Out dice of { $who }: { $faces }.
event-breaks-ignored = { $who } ignores all Breaks.
event-broke = { $who } has broken a weapon: { $card }.
odds-all-out = { $dice ->
    [one] { $dice } All-Out die more
   *[other] { $dice } All-Out dice more
}: a Break with { $percent }%.
odds-mended = Breaks can be ignored.
odds-broken = It breaks: { $card }.
odds-broken-one = One of the pair breaks: { $card }.
odds-broken-both = Both of the pair break: { $card }.
refusal-plain-decks = The advanced decks are not in play, and without them nobody goes All-Out.
    .fix = Attack as usual.
refusal-no-all-out = { $card }: this weapon has no All-Out value.
    .fix = Attack as usual, or go All-Out with another weapon.
refusal-only-all-out = The Action that is left pays only for an attack that goes All-Out, of the kind that the skill names.
    .fix = Go All-Out with a fitting weapon, or end the Turn.
refusal-fixed-dice = All-Out dice are never rolled again.
    .fix = Ignore the Breaks, or let the weapon break.
refusal-wrong-part = { $card }: this is no weapon for such an attack ({ $fight }).
    .fix = Give up a weapon of the same kind of attack.
refusal-part-in-use = { $card }: a weapon cannot be given up to save itself.
    .fix = Give up another weapon, or let this one break.
refusal-not-at-risk = { $card }: this weapon was not used All-Out.
    .fix = Choose one of the two that were.
refusal-once-a-round = This is possible once in a Round, and it has been done.
    .fix = Do without until the next Round.
skill-plus-1-free-all-out-combat-action = +1 free All-Out Combat Action
skill-plus-1-free-all-out-combat-action-text = You have 1 more Action in each Turn, only for an attack that goes All-Out.
skill-plus-1-free-all-out-melee-action = +1 free All-Out Melee Action
skill-plus-1-free-all-out-melee-action-text = You have 1 more Action in each Turn, only for a Melee attack that goes All-Out.
skill-plus-1-free-all-out-ranged-action = +1 free All-Out Ranged Action
skill-plus-1-free-all-out-ranged-action-text = You have 1 more Action in each Turn, only for a Ranged attack that goes All-Out.
skill-all-out-plus-1-damage-combat = All-Out: +1 Damage: Combat
skill-all-out-plus-1-damage-combat-text = While you go All-Out, your hits have 1 more Damage.
skill-all-out-plus-1-damage-melee = All-Out: +1 Damage: Melee
skill-all-out-plus-1-damage-melee-text = While you go All-Out in Melee, your hits have 1 more Damage.
skill-all-out-plus-1-damage-ranged = All-Out: +1 Damage: Ranged
skill-all-out-plus-1-damage-ranged-text = While you shoot All-Out, your hits have 1 more Damage.
skill-all-out-plus-1-die-combat = All-Out: +1 die: Combat
skill-all-out-plus-1-die-combat-text = While you go All-Out, each weapon rolls 1 standard die more.
skill-all-out-plus-1-die-melee = All-Out: +1 die: Melee
skill-all-out-plus-1-die-melee-text = While you go All-Out in Melee, each weapon rolls 1 standard die more.
skill-all-out-plus-1-die-ranged = All-Out: +1 die: Ranged
skill-all-out-plus-1-die-ranged-text = While you shoot All-Out, each weapon rolls 1 standard die more.
skill-all-out-plus-1-to-dice-roll-combat = All-Out: +1 to dice roll: Combat
skill-all-out-plus-1-to-dice-roll-combat-text = While you go All-Out, each die counts 1 more. A Break stays a Break.
skill-all-out-plus-1-to-dice-roll-melee = All-Out: +1 to dice roll: Melee
skill-all-out-plus-1-to-dice-roll-melee-text = While you go All-Out in Melee, each die counts 1 more. A Break stays a Break.
skill-all-out-plus-1-to-dice-roll-ranged = All-Out: +1 to dice roll: Ranged
skill-all-out-plus-1-to-dice-roll-ranged-text = While you shoot All-Out, each die counts 1 more. A Break stays a Break.
skill-all-out-ranged-damage-2 = All-Out: Ranged: Damage 2
skill-all-out-ranged-damage-2-text = While you shoot All-Out, weapons of Damage 1 have Damage 2.
skill-all-out-lucky = All-Out: Lucky
skill-all-out-lucky-text = While you go All-Out, you may roll the standard dice again once.
skill-all-out-hit-and-run = All-Out: Hit and run
skill-all-out-hit-and-run-text = After an All-Out attack that killed, you may make a free Move that Zombies neither cost nor stop.
skill-all-out-reaper-combat = All-Out: Reaper: Combat
skill-all-out-reaper-combat-text = In an All-Out attack, one of your kills takes another Zombie of the same kind along.
skill-double-all-out-dice = Double All-Out dice
skill-double-all-out-dice-text = When you go All-Out, you may roll twice the All-Out dice of the cards in use.
skill-ignore-1-break = Ignore 1 Break
skill-ignore-1-break-text = Once in a Round you may ignore all Breaks of an attack.
skill-spare-parts = Spare parts
skill-spare-parts-text = When your attack shows Breaks, you may give up a weapon of the same kind to ignore them all.
skill-jack-of-all-trades = Jack of all trades
skill-jack-of-all-trades-text = Before the game you choose a Campaign Skill that you do not have. You have it for this mission.
skill-starts-with-plenty-of-bullets = Starts with Plenty of Bullets
skill-starts-with-plenty-of-bullets-text = You begin the game with Plenty of Bullets as well.
skill-starts-with-plenty-of-shells = Starts with Plenty of Shells
skill-starts-with-plenty-of-shells-text = You begin the game with Plenty of Shells as well.
skill-starts-with-a-repair-kit = Starts with a Repair Kit
skill-starts-with-a-repair-kit-text = You begin the game with a Repair Kit as well.
option-ignore-break = Ignore 1 Break
    .text = How often does the skill work?
    .per-round = Once in a Round, as in the English book
    .per-turn = Once in a Turn, as in the Polish book
chapter-eqp = Advanced decks
chapter-die = All-Out dice
chapter-ao = Going All-Out
chapter-dif = Differences between the editions

## KO and Keep rolls

action-rescue = Rescue { $who }
event-rescued = { $who } rescues { $other }, who is out of this mission but alive.
event-card-kept = { $who } keeps a card: { $card }. Roll: { $faces }.
event-card-lost = { $who } cannot keep a card: { $card }. Roll: { $faces }.
refusal-nobody-lies = { $who } does not lie knocked out in your Zone.
    .fix = Go to somebody who does, or do something else.
question-borrow = Choose a Campaign Skill for this mission
ask-WZ-SKL-07 = { question-borrow }
chapter-keep = Keeping Equipment
chapter-ko = KO and death
intention-go-rescue = I am on my way to { $goal }: somebody lies there.
intention-rescue = I bring { $who } to safety.
option-rush = Rush and Sandbags
    .text = Do Zombies that Rush cross Sandbags and climb the Tank?
    .normal = No, a Rush is no extra Activation
    .extra = Yes, as in an extra Activation

refusal-search-corridor = A Corridor cannot be Searched.
    .fix = Go into a room first.
refusal-humvee-stands = The Humvee does not drive any more.
    .fix = Search it, or walk to a car.
refusal-tank-too-high = Climbing the Tank costs { amount-price }, and you have { $left ->
    [0] no Action for it
    [one] { $left } Action for it
   *[other] { $left } Actions for it
}.
    .fix = Go round it, or come with one Action more than the Move costs.

chapter-ssv = Secret Service
chapter-cor = Corridors
chapter-hum = The Humvee
chapter-sbg = Sandbags
chapter-tnk = The Tank
chapter-dng = Danger Levels
chapter-urd = Ultrared
chapter-hlt = Health
chapter-lse = Defeat
