// The car park as it is drawn: what a view says, pawn by pawn.
import type { Facing } from '../../../generated/terror/Facing';
import type { Ask as AskView } from '../../../generated/terror/Ask';
import type { Fate as FateView } from '../../../generated/terror/Fate';
import type { Human } from '../../../generated/terror/Human';
import type { Phase as PhaseView } from '../../../generated/terror/Phase';
import type { Special } from '../../../generated/terror/Special';
import type { Token } from '../../../generated/terror/Token';
import type { View } from '../../../generated/terror/View';
import { kinded, type Kinds } from '../../shared/happening';
import { facings, humans, type Field } from './places';

export type Fate = Kinds<FateView>;
export type Phase = Kinds<PhaseView>;
export type Ask = Kinds<AskView>;

/** A zombie on the board. */
export interface Zombie {
  readonly at: Field;
  /** Nothing until its direction was chosen. */
  readonly facing: Facing | null;
  /** Was it activated this round? */
  readonly used: boolean;
  readonly special: Special | null;
  /** The cards that were played on it this turn. */
  readonly spells: readonly Spell[];
}

/** Cards that stay with a zombie: more points, or no duty. */
export type Spell = 'rampage' | 'awe';

/** A pawn of the human side, wherever it is. */
export interface Person {
  readonly human: Human;
  readonly fate: Fate;
  /** Does it carry keys or fuel? */
  readonly carries: boolean;
}

export interface Picture {
  readonly round: number;
  readonly zombies: readonly Zombie[];
  readonly people: readonly Person[];
  readonly tokens: readonly Token[];
  readonly pool: number;
  readonly bullets: number;
  readonly briefcase: boolean;
  /** Who acts, with how many points left. */
  readonly acting: readonly [Human, number] | null;
  /** Humans that were activated this round. */
  readonly moved: number;
  readonly quota: number;
  /** Zombies that were activated this turn. */
  readonly activated: number;
  readonly due: readonly [number, number];
  readonly dueAnywhere: number;
  readonly terror: number | null;
  /** Cards on the table, and cards in hand, by side. */
  readonly played: readonly [number, number];
  readonly held: readonly [number, number];
  /** Things to search, and keys or fuel that lies open. */
  readonly spots: readonly Field[];
  readonly loot: readonly Field[];
  readonly needed: number;
}

const specials: readonly Special[] = ['runner', 'brute'];

export function phaseOf(view: View): Phase {
  return kinded<PhaseView>(view.face_up.phase);
}

export function askOf(view: View): Ask | null {
  const { ask } = view.face_up;
  return ask === null ? null : kinded<AskView>(ask);
}

export function picture(view: View): Picture {
  const { face_up: face } = view;
  const { zombie_turn: turn } = face;
  return {
    round: face.round,
    zombies: hordeOf(view),
    people: humans.map((human, index) => {
      const pawn = face.humans[index];
      return { human, fate: kinded<FateView>(pawn?.fate ?? 'away'), carries: pawn?.carries ?? false };
    }),
    tokens: face.ground.tokens,
    pool: face.pool,
    bullets: face.bullets,
    briefcase: face.briefcase,
    acting: face.human_turn.acting,
    moved: face.human_turn.activated,
    quota: turn.quota,
    activated: turn.activated,
    due: turn.due,
    dueAnywhere: turn.due_anywhere,
    terror: face.terror,
    played: face.played,
    held: face.held,
    spots: face.spots,
    loot: face.loot,
    needed: face.needed,
  };
}

function hordeOf(view: View): Zombie[] {
  const { horde } = view.face_up;
  const { raging, released } = view.face_up.zombie_turn;
  const unsure = unsureAt(view);
  return facings.flatMap((facing, index) =>
    (horde.facing[index] ?? []).map((at): Zombie => {
      const kind = horde.special.indexOf(at);
      return {
        at,
        facing: at === unsure ? null : facing,
        used: horde.used.includes(at),
        special: specials[kind] ?? null,
        spells: [...(raging?.[0] === at ? (['rampage'] as const) : []), ...(released === at ? (['awe'] as const) : [])],
      };
    }),
  );
}

/** Where a zombie was just put down that has not been told which way to look. */
export function unsureAt(view: View): Field | null {
  const ask = askOf(view);
  return ask?.kind === 'facing' && ask.after !== 'racket' ? ask.at : null;
}

/** Where a pawn of the human side stands, dead or alive. */
export function placeOf(person: Person): Field | null {
  return person.fate.kind === 'alive' || person.fate.kind === 'dead' ? person.fate.at : null;
}

export function personAt(park: Picture, field: Field): Person | undefined {
  return park.people.find((person) => placeOf(person) === field);
}

export function personOf(park: Picture, human: Human): Person | undefined {
  return park.people.find((person) => person.human === human);
}

export function zombieAt(park: Picture, field: Field): Zombie | undefined {
  return park.zombies.find((zombie) => zombie.at === field);
}

/** Victory points of those who are safe. */
export function pointsOf(park: Picture): number {
  return park.people.reduce((sum, { fate }) => sum + (fate.kind === 'escaped' ? fate.stars : 0), 0);
}
