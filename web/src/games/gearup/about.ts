// Everything about a card, weapon, effect or track, in sentences: for hold, right click and those who listen.
import type { Component } from 'svelte';

import type { BossKind } from '../../generated/gearup/BossKind';
import type { Breed } from '../../generated/gearup/Breed';
import type { Colour } from '../../generated/gearup/Colour';
import type { Effect } from '../../generated/gearup/Effect';
import type { Weapon } from '../../generated/gearup/Weapon';
import type { Zombie } from '../../generated/gearup/Zombie';
import { words } from '../../i18n/words.svelte';
import type { Inspection } from '../game';
import type { BoardState } from './board/boardState.svelte';
import {
  boss,
  effect as effectPicture,
  Picture,
  survivor as survivorPicture,
  weapon as weaponPicture,
  zombie as zombiePicture,
} from './figures';
import { effectName, learned } from './kit';

const effectRules: Readonly<Record<string, string>> = {
  knockback: 'GU-EFF-02',
  'multi-hit': 'GU-EFF-03',
  scavenging: 'GU-EFF-04',
  'ready-for-action': 'GU-EFF-05',
  'long-range': 'GU-EFF-06',
  arming: 'GU-EFF-07',
  split: 'GU-EFF-08',
  adrenaline: 'GU-EFF-09',
  'quick-reload': 'GU-EFF-10',
  'critical-hit': 'GU-EFF-11',
  sweep: 'GU-EFF-12',
  explosion: 'GU-EFF-13',
  fury: 'GU-EFF-14',
};
const breedRules: Readonly<Record<Breed, readonly string[]>> = {
  walker: ['GU-ZOM-02'],
  runner: ['GU-ZOM-02'],
  crawler: ['GU-ZOM-02'],
  chomper: ['GU-ZOM-02'],
  bomber: ['GU-SPZ-01', 'GU-SPZ-02'],
  fatty: ['GU-SPZ-05'],
  soldier: ['GU-SPZ-05'],
  stinker: ['GU-SPZ-03', 'GU-SPZ-04'],
};
const bossRules: Readonly<Record<BossKind, readonly string[]>> = {
  'super-abomination': ['GU-SAB-01', 'GU-SAB-02'],
  'zombie-pyramid': ['GU-PYR-01', 'GU-PYR-02', 'GU-PYR-03'],
  elephombie: ['GU-ELE-01', 'GU-ELE-02', 'GU-ELE-03'],
  'dead-sox': ['GU-SOX-01', 'GU-SOX-03', 'GU-SOX-04', 'GU-SOX-05', 'GU-SOX-06'],
  screamer: ['GU-SCR-01', 'GU-SCR-02', 'GU-SCR-03'],
  mutation: ['GU-MUT-01', 'GU-MUT-02'],
};

/** A picture that stands alone. */
function portrait(of: Component | undefined): { figure: Component } | Record<string, never> {
  return of === undefined ? {} : { figure: (internals) => Picture(internals, { of }) };
}

export class About {
  constructor(private readonly boardState: BoardState) {}

  effectTitle(effect: Effect): string {
    const { name, times } = effectName(effect);
    const title = this.#say(`effect-${name}`);
    return times === null ? title : `${title} ${times}`;
  }

  effect(effect: Effect): void {
    const { name } = effectName(effect);
    const rule = effectRules[name];
    this.#open({
      title: this.effectTitle(effect),
      lines: [this.#say(`effect-${name}-text`)],
      rules: rule === undefined ? [] : [rule],
      ...portrait(effectPicture(name)),
    });
  }

  weapon(weapon: Weapon, upgrades: number): void {
    const lines = learned(weapon, upgrades).map(({ effect, active }) => {
      const { name } = effectName(effect);
      const text = `${this.effectTitle(effect)}: ${this.#say(`effect-${name}-text`)}`;
      return active ? text : `${text} ${words.t('gearup-locked')}`;
    });
    const colour = words.t('gearup-fires-on', { colour: this.colour(weapon.colour) });
    this.#open({
      title: this.#say(`weapon-${weapon.id}`),
      lines: [colour, ...lines],
      rules: ['GU-WPN-04', 'GU-WPN-06'],
      ...portrait(weaponPicture(weapon.id)),
    });
  }

  survivor(number: number): void {
    const { id } = this.boardState.kit.survivor(number);
    this.#open({
      title: this.#say(`survivor-${id}`),
      lines: [this.#say(`survivor-${id}-text`)].filter(known),
      rules: ['GU-SRV-02', 'GU-SRV-03', 'GU-SRV-04'],
      ...portrait(survivorPicture(id)),
    });
  }

  zombie(zombie: Zombie): void {
    const { breed } = this.boardState.kit.zombie(zombie.card);
    const text = this.#say(`breed-${breed}-text`);
    this.#open({
      title: this.#say(`breed-${breed}`),
      lines: [this.spoken(zombie), text],
      rules: [...breedRules[breed], 'GU-DMG-01'],
      ...portrait(zombiePicture(breed)),
    });
  }

  boss(): void {
    const { kind } = this.boardState.kit.boss;
    this.#open({
      title: this.#say(`boss-${kind}`),
      lines: this.bossLines(),
      rules: [...bossRules[kind], 'GU-BOS-04', 'GU-BOS-06', 'GU-BOS-08'],
      ...portrait(boss(kind)),
    });
  }

  /** The rule and the ability of the Boss. */
  bossLines(): string[] {
    const { kind } = this.boardState.kit.boss;
    const rule = kind === 'super-abomination' ? [] : [words.t('gearup-boss-rule', { text: this.#say(`boss-${kind}-rule`) })];
    return [...rule, words.t('gearup-boss-ability', { text: this.#say(`boss-${kind}-ability`) })];
  }

  colour(colour: Colour): string {
    return this.#say(`colour-${colour}`);
  }

  zombieName(card: number): string {
    return this.#say(`breed-${this.boardState.kit.zombie(card).breed}`);
  }

  /** A zombie for those who listen. */
  spoken(zombie: Zombie): string {
    const { speed, grid } = this.boardState.kit.zombie(zombie.card);
    const threat = this.boardState.insight.zombies.find((one) => one.id === zombie.id);
    return words.t('gearup-zombie-long', {
      name: `${this.zombieName(zombie.card)} ${zombie.id}`,
      space: `S${zombie.space}`,
      speed: this.#say(`speed-${speed}`),
      damage: threat?.damage ?? 0,
      open: grid.cells.length - zombie.crossed.length,
      all: grid.cells.length,
    });
  }

  #say(key: string): string {
    return this.boardState.props.say(key);
  }

  #open(about: Inspection): void {
    this.boardState.props.inspect(about);
  }
}

/** A key without a text is said as itself, in brackets. */
function known(text: string): boolean {
  return !text.startsWith('⟨');
}
