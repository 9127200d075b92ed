// What can be done in a Turn, one button each: offers that differ only in where, or in how cards lie at the end, are one verb.
import type { Effort } from '../../../generated/zombicide/Effort';
import type { Prices } from '../../../generated/zombicide/Prices';
import { isAttack, isMove, those, type Choice } from './offers';

/** Where the rest is said: on the map, on cards, by one more question, or nowhere. */
export type VerbSort = 'map' | 'cards' | 'ask' | 'plain';

export interface Verb {
  key: string;
  kind: Choice['kind'];
  sort: VerbSort;
  /** Is a Survivor hurt by it? */
  attack: boolean;
  choices: readonly Choice[];
  /** The card in use, by number. */
  card: number | null;
  /** Whose food it is, by character. */
  who: number | null;
  pair: boolean;
  /** How hard the weapon is used. */
  effort: Effort;
  /** Actions that it takes; nothing where that is not known. */
  price: number | null;
}

export function verbsOf(choices: readonly Choice[], prices: Prices | null): Verb[] {
  const verbs = new Map<string, Verb & { choices: Choice[] }>();
  for (const choice of choices) {
    const key = keyOf(choice);
    const known = verbs.get(key);
    if (known === undefined) verbs.set(key, { ...looks(choice), key, choices: [choice], price: priceOf(choice, prices) });
    else known.choices.push(choice);
  }
  return [...verbs.values()].sort((one, other) => rank(one) - rank(other));
}

/** With whom cards can be traded, by character. */
export function partnersOf({ choices }: Verb): number[] {
  return [...new Set(those(choices, 'trade').map((choice) => choice.with))];
}

function keyOf(choice: Choice): string {
  switch (choice.kind) {
    case 'melee':
    case 'fire':
      return `${choice.kind} ${choice.weapon} ${choice.pair ? 'pair' : 'one'} ${choice.effort}`;
    case 'improvise':
      return `${choice.kind} ${choice.fight}`;
    case 'search':
      return `${choice.kind} ${choice.cards}`;
    case 'reload':
      return `${choice.kind} ${choice.weapon}`;
    case 'eat':
      return `${choice.kind} ${choice.who} ${choice.card}`;
    default:
      return choice.kind;
  }
}

function looks(choice: Choice): Pick<Verb, 'kind' | 'sort' | 'attack' | 'card' | 'who' | 'pair' | 'effort'> {
  const card = 'weapon' in choice ? choice.weapon : choice.kind === 'eat' ? choice.card : null;
  const who = choice.kind === 'eat' ? choice.who : null;
  const pair = 'pair' in choice && choice.pair;
  const effort = 'effort' in choice ? choice.effort : 'plain';
  return { kind: choice.kind, sort: sortOf(choice), attack: isAttack(choice), card, who, pair, effort };
}

function sortOf(choice: Choice): VerbSort {
  if (choice.kind === 'arrange' || choice.kind === 'trade') return 'cards';
  if (isMove(choice) || ['fire', 'throw', 'improvise', 'open', 'shove', 'save', 'taunt', 'light', 'aim'].includes(choice.kind))
    return 'map';
  return ['lead', 'rally', 'rescue', 'entrust', 'get-in'].includes(choice.kind) ? 'ask' : 'plain';
}

function priceOf(choice: Choice, prices: Prices | null): number | null {
  if (prices === null) return null;
  switch (choice.kind) {
    case 'move':
    case 'sprint':
      return prices.walk;
    case 'slip':
      return prices.slip;
    case 'jump':
    case 'blitz':
    case 'bloodlust':
    case 'aid':
      return prices.dash;
    case 'charge':
      return prices.charge;
    case 'search':
      return prices.search;
    case 'open':
      return prices.door;
    case 'melee':
      return attackPrice(choice, prices.melee, prices.melee_pair, prices.melee_all_out);
    case 'fire':
      return attackPrice(choice, prices.ranged, prices.ranged_pair, prices.ranged_all_out);
    case 'throw':
      return prices.ranged;
    case 'reload':
      return prices.reload;
    case 'arrange':
      return prices.arrange;
    case 'trade':
    case 'take':
    case 'rescue':
    case 'crate':
    case 'noise':
    case 'rally':
    case 'entrust':
    case 'get-in':
    case 'get-out':
    case 'change-seat':
    case 'light':
    case 'dark':
    case 'drive':
    case 'race':
      return prices.other;
    case 'improvise':
    case 'lead':
    case 'save':
    case 'shove':
    case 'taunt':
    case 'aim':
    case 'eat':
    case 'drop':
      return 0;
    default:
      return null;
  }
}

/** A free Action for a pair or for going All-Out pays where one is left. */
function attackPrice({ pair, effort }: { pair: boolean; effort: Effort }, one: number, two: number, allOut: number): number {
  const usual = pair ? two : one;
  return effort === 'plain' ? usual : Math.min(usual, allOut);
}

/** Attacks first, the end last. */
const order: readonly Choice['kind'][] = [
  ...(['melee', 'fire', 'throw', 'improvise', 'bloodlust', 'blitz', 'charge'] as const),
  ...(['drive', 'race', 'move', 'slip', 'sprint', 'jump', 'aid', 'rescue', 'take', 'crate', 'open', 'search', 'reload'] as const),
  ...(['light', 'aim', 'dark'] as const),
  ...(['get-in', 'get-out', 'change-seat'] as const),
  ...(['shove', 'taunt', 'save', 'lead', 'rally', 'entrust', 'trade', 'arrange', 'eat', 'noise'] as const),
];

function rank({ kind }: Verb): number {
  const at = order.indexOf(kind);
  return at < 0 ? order.length : at;
}
