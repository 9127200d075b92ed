// Every figure of Zombie Terror, from above. All look north; one field is a box of 100 by 100.
import type { Component } from 'svelte';
import Banker from './Banker.svelte';
import Booth from './Booth.svelte';
import Brute from './Brute.svelte';
import Bus from './Bus.svelte';
import Car from './Car.svelte';
import Adrenaline from './cards/Adrenaline.svelte';
import Ambush from './cards/Ambush.svelte';
import Awe from './cards/Awe.svelte';
import Bloodlust from './cards/Bloodlust.svelte';
import Bullets from './cards/Bullets.svelte';
import Courage from './cards/Courage.svelte';
import Horde from './cards/Horde.svelte';
import Plague from './cards/Plague.svelte';
import Racket from './cards/Racket.svelte';
import Rampage from './cards/Rampage.svelte';
import SawnOff from './cards/SawnOff.svelte';
import SewerCard from './cards/SewerCard.svelte';
import Child from './Child.svelte';
import Cone from './Cone.svelte';
import Crate from './Crate.svelte';
import Dog from './Dog.svelte';
import Entry from './Entry.svelte';
import Fuel from './Fuel.svelte';
import Keys from './Keys.svelte';
import Lumberjack from './Lumberjack.svelte';
import Mechanic from './Mechanic.svelte';
import Nurse from './Nurse.svelte';
import Policeman from './Policeman.svelte';
import Runner from './Runner.svelte';
import Search from './Search.svelte';
import Sewer from './Sewer.svelte';
import Supermarket from './Supermarket.svelte';
import Trolleys from './Trolleys.svelte';
import Wreck from './Wreck.svelte';
import Zombie from './Zombie.svelte';

type Figures = Readonly<Record<string, Component>>;

export const humans: Figures = {
  banker: Banker,
  lumberjack: Lumberjack,
  child: Child,
  mechanic: Mechanic,
  nurse: Nurse,
  policeman: Policeman,
  dog: Dog,
};

export const zombies: Figures = { plain: Zombie, runner: Runner, brute: Brute };

/** Boxes in fields: car 3 by 1, bus 3 by 2, wreck 2 by 1, trolleys 3 by 1, the others 1 by 1. */
export const tokens: Figures = {
  car: Car,
  bus: Bus,
  sewer: Sewer,
  booth: Booth,
  wreck: Wreck,
  trolleys: Trolleys,
  crate: Crate,
};

export const items: Figures = { search: Search, keys: Keys, fuel: Fuel };

/** The front of the supermarket is twelve fields wide. */
export const ground: Figures = { cone: Cone, entry: Entry, supermarket: Supermarket };

/** Pictures of the cards, in a box of 200 by 140. */
export const cards: Figures = {
  'sawn-off': SawnOff,
  sewer: SewerCard,
  courage: Courage,
  adrenaline: Adrenaline,
  bullets: Bullets,
  racket: Racket,
  plague: Plague,
  bloodlust: Bloodlust,
  rampage: Rampage,
  awe: Awe,
  ambush: Ambush,
  horde: Horde,
};
