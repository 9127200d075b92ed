// The pieces of the game by number and by name, as the server tells them.
import type { BossFace } from '../../generated/gearup/BossFace';
import type { BossSide } from '../../generated/gearup/BossSide';
import type { Colour } from '../../generated/gearup/Colour';
import type { Companion } from '../../generated/gearup/Companion';
import type { Effect } from '../../generated/gearup/Effect';
import type { Grid } from '../../generated/gearup/Grid';
import type { Pieces } from '../../generated/gearup/Pieces';
import type { SeatState } from '../../generated/gearup/SeatState';
import type { Sheet } from '../../generated/gearup/Sheet';
import type { State } from '../../generated/gearup/State';
import type { SurvivorFace } from '../../generated/gearup/SurvivorFace';
import type { Target } from '../../generated/gearup/Target';
import type { TurnCard } from '../../generated/gearup/TurnCard';
import type { View } from '../../generated/gearup/View';
import type { Weapon } from '../../generated/gearup/Weapon';
import type { ZombieFace } from '../../generated/gearup/ZombieFace';

export const colours: readonly Colour[] = ['yellow', 'blue', 'green', 'red'];

type Setting = Pick<View['insight'], 'boss' | 'boss_side' | 'sheet_side'>;

export class Kit {
  constructor(
    readonly pieces: Pieces,
    readonly setting: Setting,
  ) {}

  survivor(number: number): SurvivorFace {
    return found(
      this.pieces.survivors.find((face) => face.survivor === number),
      `Survivor ${number}`,
    );
  }

  sheet(number: number): Sheet {
    const { sides } = this.survivor(number);
    return found(sides[this.setting.sheet_side] ?? sides[0], `sheet of Survivor ${number}`);
  }

  weapon(number: number, colour: Colour): Weapon {
    return found(
      this.sheet(number).weapons.find((weapon) => weapon.colour === colour),
      `${colour} weapon`,
    );
  }

  companion(survivor: number): Companion | undefined {
    return this.pieces.companions.find((one) => one.survivor === survivor);
  }

  shape(number: number): readonly number[] {
    return this.pieces.shapes[number] ?? [];
  }

  zombie(card: number): ZombieFace {
    return found(
      this.pieces.zombies.find((face) => face.card === card),
      `zombie card ${card}`,
    );
  }

  turn(card: number): TurnCard {
    return found(this.pieces.turns[card], `Turn card ${card}`);
  }

  get boss(): BossFace {
    return found(this.pieces.bosses[this.setting.boss], 'Boss');
  }

  get bossSide(): BossSide {
    const { sides } = this.boss;
    return found(sides[this.setting.boss_side] ?? sides[0], 'side of the Boss');
  }

  grid(target: Target, state: State): Grid | null {
    if ('boss' in target) return this.bossSide.members[target.boss] ?? null;
    const zombie = state.zombies.find((one) => one.id === target.zombie);
    return zombie === undefined ? null : this.zombie(zombie.card).grid;
  }
}

/** The seat in front of which a target stands. */
export function laneOf(target: Target, state: State): number | null {
  if ('boss' in target) return state.boss?.seat ?? null;
  return state.zombies.find((one) => one.id === target.zombie)?.lane ?? null;
}

/** An effect as texts and pictures name it: `multi-hit`, with how often. */
export function effectName(effect: Effect): { name: string; times: number | null } {
  if (typeof effect === 'object') return { name: 'multi-hit', times: effect.multi_hit };
  return { name: effect.replaceAll('_', '-'), times: null };
}

/** Effects of a weapon: what it is, and whether it works yet. */
export interface Learned {
  effect: Effect;
  /** 0 for the initial one, else which circle. */
  level: 0 | 1 | 2;
  active: boolean;
}

export function learned(weapon: Weapon, upgrades: number): Learned[] {
  // The preferred weapon is complete from the start; its circles are filled whatever was counted.
  const level = weapon.colour === 'yellow' ? 2 : upgrades;
  const [left, right] = weapon.upgrades;
  const initial: Learned[] = weapon.initial === null ? [] : [{ effect: weapon.initial, level: 0, active: true }];
  return [...initial, { effect: left, level: 1, active: level >= 1 }, { effect: right, level: 2, active: level >= 2 }];
}

export function upgradesOf(seated: SeatState, colour: Colour): number {
  return seated.upgrades[colours.indexOf(colour)] ?? 0;
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
