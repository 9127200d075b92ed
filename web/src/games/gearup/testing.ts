// A small box and small tables for the tests of this folder.
import type { Action } from '../../generated/gearup/Action';
import type { Boss } from '../../generated/gearup/Boss';
import type { Breed } from '../../generated/gearup/Breed';
import type { Effect } from '../../generated/gearup/Effect';
import type { Grid } from '../../generated/gearup/Grid';
import type { Happening } from '../../generated/gearup/Happening';
import type { Insight } from '../../generated/gearup/Insight';
import type { Pieces } from '../../generated/gearup/Pieces';
import type { SeatState } from '../../generated/gearup/SeatState';
import type { Sheet } from '../../generated/gearup/Sheet';
import type { State } from '../../generated/gearup/State';
import type { View } from '../../generated/gearup/View';
import type { Zombie } from '../../generated/gearup/Zombie';
import type { News } from '../../generated/News';
import type { LabelledOffer } from '../game';
import { offersOf } from '../shared/happening';
import { cellAt } from './cards/cells';
import type { Choice } from './choices/offers';
import { colours, Kit } from './kit';

/** Squares from a drawing: `#` is a square, other letters are squares with something on them. */
export function grid(rows: readonly string[], fixed = 0): Grid {
  const all = (letters: string): number[] =>
    rows.flatMap((row, at) => [...row].flatMap((letter, column) => (letters.includes(letter) ? [cellAt(at, column)] : [])));
  return { cells: all('#adsb'), ammo: all('a'), armour: all('s'), damage: all('d'), blue: all('b'), fixed, fixed_blue: 0 };
}

/** Squares by the names at the edges of a card. */
export function cells(names: string): number[] {
  return names.split(' ').map((name) => cellAt(Number(name.slice(1)) - 1, 'ABCDEFGH'.indexOf(name.charAt(0))));
}

const shapes = ['A1 A2 A3 B3', 'A1 B1 B2 C2', 'A1 B1 C1', 'A1 B1 A2 B2', 'A1 B1', 'B1 A2 B2 C2 B3', 'A1'].map(cells);
const names = ['ethan', 'lisa', 'marta', 'bruno', 'odile', 'kenji'];
const arms: readonly string[][] = [
  ['sledgehammer', 'nail-gun', 'concrete-saw', 'demolition-charge'],
  ['sansetsukon', 'throwing-stars', 'chain-whip', 'naginata'],
  ['hunting-rifle', 'bear-trap', 'crossbow', 'boar-spear'],
  ['cleaver', 'meat-hook', 'bone-saw', 'carving-machine'],
  ['riot-shield', 'syringe-gun', 'fire-axe', 'gas-cylinder'],
  ['twin-pistols', 'bike-chain', 'road-flare', 'carbine'],
];
const learn: readonly [Effect, Effect][] = [
  ['split', 'long_range'],
  [{ multi_hit: 3 }, 'scavenging'],
  ['critical_hit', 'sweep'],
  ['explosion', 'quick_reload'],
];

function sheet(nth: number): Sheet {
  const weapons = colours.map((colour, at) => {
    const initial: Effect | null = at === 1 ? { multi_hit: 2 } : at === 2 ? 'knockback' : null;
    return {
      id: arms[nth]?.[at] ?? 'cleaver',
      colour,
      shape: (nth + at) % 6,
      initial,
      upgrades: learn[at] ?? learn[0] ?? ['split', 'fury'],
    };
  });
  return {
    health: 12,
    armour: 8,
    ammo: 8,
    fury: nth === 3 ? [[], ['ammo'], [], ['armour'], ['ammo']] : [],
    weapons: weapons as Sheet['weapons'],
  };
}

const herd: readonly [Breed, 'slow' | 'fast', readonly string[], number][] = [
  ['walker', 'slow', ['.##', '#d#', '#a.'], 1],
  ['runner', 'fast', ['.##.', '#d#d', '##s#', '.d#.'], 0],
  ['crawler', 'slow', ['##d#', '#a##'], 0],
  ['chomper', 'fast', ['#d#', 'sd#', '###'], 0],
  ['bomber', 'slow', ['.dd.', '####', 'ad##', '.##.'], 1],
  ['fatty', 'slow', ['#####', '#d#d#', '##s##', '#d#a#'], 1],
  ['soldier', 'fast', ['####', 'd##d', '#ss#', '####'], 1],
  ['stinker', 'slow', ['.##.', '#d##', '##a#'], 0],
];
const mountain = ['.##bb##.', '#d#dd#d#', '##a##s##', '#d####d#', '########', 'b##dd##b', '.######.', '..####..'];

export const pieces: Pieces = {
  seats: ['one', 'two', 'three', 'four', 'five', 'six'],
  survivors: names.map((id, survivor) => ({ survivor, id, sides: [sheet(survivor), sheet(survivor)] })),
  companions: names.map((_, survivor) => ({ survivor, shape: survivor % 6, effect: 'knockback' })),
  shapes,
  zombies: herd.map(([breed, speed, rows, fixed], card) => ({
    card,
    id: `${breed}-1`,
    breed,
    class: card < 4 ? 'standard' : 'special',
    speed,
    grid: grid(rows, fixed),
  })),
  bosses: [
    {
      kind: 'super-abomination',
      sides: [{ members: [grid(mountain, 2)], crossed: [], cores: [], mouth: [], line_east: [], line_south: [], track: [] }],
      members: ['boss'],
    },
  ],
  turns: Array.from({ length: 10 }, (_, at) => ({
    colour: colours[at % 4] ?? 'red',
    speed: (['slow', 'fast', 'both', 'none'] as const)[at % 4] ?? 'slow',
    companion: at % 3 === 0,
  })),
  boss_cards: [['ability'], ['attack'], [{ spawn: 'A' }, 'attack'], ['special'], ['ability', 'attack'], ['special'], [{ spawn: 'C' }]],
  levels: ['easy', 'normal', 'hard', 'nightmare'],
};

export const kit = new Kit(pieces, { boss: 0, boss_side: 0, sheet_side: 0 });

export function seated(survivor: number | null, more: Partial<SeatState> = {}): SeatState {
  const shots = { fired: 0, critical: false, closed: false };
  return {
    survivor,
    wounds: 0,
    armour: { ready: 0, spent: 0 },
    ammo: { ready: 0, spent: 0 },
    upgrades: [0, 0, 0, 0],
    fury: 0,
    earned: 0,
    weapon: shots,
    companion: shots,
    caller: null,
    done: false,
    ...more,
  };
}

/** `z3 walker lane 0 space 2`, in numbers. */
export function zombie(id: number, card: number, lane: number, space: number, crossed = ''): Zombie {
  return { id, card, lane, space, since: id, crossed: cells(crossed), marked: false, first_hit: 0 };
}

export const boss = (seat: number, crossed = ''): Boss => ({
  seat,
  crossed: [cells(crossed), [], []],
  marked: 0,
  first_hit: [0, 0, 0],
  collapsed: [],
  screams: 0,
  mouth_open: false,
});

/** A position: two Survivors in the middle of the first round, if nothing else is said. */
export function sketch(state: Partial<State> = {}, insight: Partial<Insight> = {}): View {
  const zombies = state.zombies ?? [];
  return {
    state: {
      round: 1,
      turn: 4,
      step: 'weapons',
      turn_card: 0,
      turns_seen: 0b1111,
      spawns_left: [2, 2, 1],
      boss_seen: 0,
      commander: 0,
      seats: [seated(0), seated(1)],
      companions: [],
      zombies,
      next_zombie: 20,
      arrivals: 20,
      boss: null,
      volley: null,
      blows: [],
      march: null,
      drawn: [],
      toll: null,
      sox: null,
      boss_card: null,
      ...state,
    },
    insight: {
      level: 0,
      boss: 0,
      boss_side: 0,
      sheet_side: 0,
      zombies: zombies.map(({ id }) => ({ id, damage: 1, moves: false })),
      boss_attack: state.boss ? [{ left: 40, attack: 6, special: 10 }] : [],
      colour: 'yellow',
      targets: [],
      hits_left: 0,
      decks: [30, 15],
      discards: [4, 1],
      spawns: [
        [3, 0],
        [2, 1],
        [1, 2],
      ],
      ...insight,
    },
  };
}

export const stamp = (zombie: number, squares: string): Action => ({ Stamp: { target: { zombie }, cells: cells(squares) } });
export const part = (zombie: number, squares: string): Action => ({ Part: { target: { zombie }, cells: cells(squares) } });
export const shot = (zombie: number, square: string): Action => ({ Shoot: { target: { zombie }, cell: cells(square)[0] ?? 0 } });

/** What an action is sent back as: it tells actions apart, and nobody reads it. */
export const written = (data: Action): string => JSON.stringify(data);

export function offer(data: Action): LabelledOffer {
  return { action: written(data), data, label: { key: written(data), args: [] } };
}

export function choices(...actions: Action[]): Choice[] {
  return offersOf<Action>(actions.map(offer));
}

export function news(...happenings: Happening[]): News[] {
  return happenings.map((what) => ({ phrase: { key: '', args: [] }, rule: '', data: { what, rule: '' } }));
}
