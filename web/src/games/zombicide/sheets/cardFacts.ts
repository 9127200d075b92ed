// What the face of an equipment card says, in the words of the page.
import type { Card } from '../../../generated/zombicide/Card';
import type { CardPiece } from '../../../generated/zombicide/CardPiece';
import type { Profile } from '../../../generated/zombicide/Profile';
import { words } from '../../../i18n/words.svelte';
import type { CardProfile, CardTrait, ProfileLabels } from '../cards';

export function profileLabels(): ProfileLabels {
  const label = (key: string): string => words.t(`zombicide-card-${key}`);
  return { dice: label('dice'), accuracy: label('accuracy'), damage: label('damage'), range: label('range') };
}

function profile({ nearest, farthest, dice, accuracy, damage, noise }: Profile): CardProfile {
  return {
    dice: String(dice),
    accuracy: `${accuracy}+`,
    damage: String(damage),
    range: nearest === farthest ? String(farthest) : `${nearest}-${farthest}`,
    noise: { loud: noise === 'noisy', label: words.t(`zombicide-card-${noise}`) },
  };
}

export function profilesOf({ melee, ranged }: CardPiece): CardProfile[] {
  return [melee, ranged].filter((one) => one !== null).map(profile);
}

export function traitsOf({ dual, reload, opens, ammo, special }: CardPiece, { empty }: Card): CardTrait[] {
  const trait = (sign: CardTrait['sign'], key: string): CardTrait => ({ sign, label: words.t(`zombicide-card-${key}`) });
  const traits: CardTrait[] = [];
  if (empty) traits.push(trait('empty', 'empty'));
  else if (reload) traits.push(trait('reload', 'reload'));
  if (dual) traits.push(trait('dual', 'dual'));
  if (opens !== null) traits.push(opens === 'noisy' ? trait('loud-door', 'opens-loud') : trait('door', 'opens'));
  if (ammo !== null) traits.push(trait(ammo, ammo));
  if (special === 'flashlight') traits.push(trait('light', 'light'));
  return traits;
}

/** What a card without an attack does. */
export function textOf({ special }: CardPiece): string | null {
  if (special === 'molotov') return words.t('zombicide-card-molotov');
  if (special === 'flashlight') return words.t('zombicide-card-flashlight');
  if (typeof special === 'string') return null;
  if ('food' in special) return words.t('zombicide-card-food', { amount: special.food });
  return words.t(`zombicide-card-ammo-${special.ammo}`);
}

/** The facts of a card in one short line: 2 dice, 4+, damage 1. */
export function briefOf(card: CardPiece): string | null {
  const one = card.ranged ?? card.melee;
  if (one === null) return textOf(card);
  const brief = words.t('zombicide-card-brief', { dice: one.dice, accuracy: one.accuracy, damage: one.damage });
  return card.all_out === 0 ? brief : `${brief} ${words.t('zombicide-card-all-out-brief', { dice: card.all_out })}`;
}

/** What the advanced decks print on a card: dice for going All-Out and for keeping it. */
export function valuesOf({ all_out, keep }: CardPiece): string[] {
  return [
    ...(all_out > 0 ? [words.t('zombicide-card-all-out', { dice: all_out })] : []),
    ...(keep > 0 ? [words.t('zombicide-card-keep', { dice: keep })] : []),
  ];
}
