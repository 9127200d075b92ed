// The cards of the game by number and by slot, as the server tells them.
import type { CardFace } from '../../../generated/zombiaki/CardFace';
import type { Side } from '../../../generated/zombiaki/Side';
import type { Sort } from '../../../generated/zombiaki/Sort';
import { never } from '../../shared/never';
import { sides } from '../board/places';

/** Cards of one deck have numbers in a row, as many as this. */
const kinds = 32;

export class Pack {
  readonly #byNumber: ReadonlyMap<number, CardFace>;
  readonly #bySlot: ReadonlyMap<number, CardFace>;

  constructor(faces: readonly CardFace[]) {
    this.#byNumber = new Map(faces.map((face) => [face.card, face]));
    this.#bySlot = new Map(faces.flatMap((face) => (face.slot === null ? [] : [[face.slot, face]])));
  }

  face(card: number): CardFace {
    const found = this.#byNumber.get(card);
    if (found === undefined) throw new Error(`no card has the number ${card}`);
    return found;
  }

  /** Whose it is, as a place in lists by side. */
  side(card: number): 0 | 1 {
    return card < kinds ? 0 : 1;
  }

  /** Its place in lists that count each kind of a deck. */
  kind(card: number): number {
    return card % kinds;
  }

  /** The cards behind the bits of a zombie's attachments. */
  attachments(bits: number): CardFace[] {
    return [...this.#bySlot].filter(([slot]) => (bits & (1 << slot)) !== 0).map(([, face]) => face);
  }

  /** The cards of a pile that is kept as a count of each kind. */
  pile(side: Side, counts: readonly number[]): { face: CardFace; count: number }[] {
    const first = sides.indexOf(side) * kinds;
    return counts.flatMap((count, kind) => (count > 0 ? [{ face: this.face(first + kind), count }] : []));
  }

  /** How many cards a whole deck has. */
  deck(side: Side): number {
    const own = [...this.#byNumber.values()].filter((face) => face.side === side);
    return own.reduce((sum, face) => sum + face.copies, 0);
  }

  /** Strength with what is worn: both are printed on the cards. */
  strength(card: number, attached: number): number {
    const printed = [this.face(card), ...this.attachments(attached)];
    return printed.reduce((sum, face) => sum + (face.strength ?? 0), 0);
  }
}

/** Keys of the short words about a card, for the line under its name. */
export function traits(face: CardFace): string[] {
  const keys = [`zombiaki-sort-${sortKey(face.sort)}`];
  if (face.needs_line) keys.push('zombiaki-needs-line');
  if (face.blocks_line) keys.push('zombiaki-blocks-line');
  if (face.one_round) keys.push('zombiaki-one-round');
  return keys;
}

function sortKey(sort: Sort): string {
  switch (sort) {
    case 'zombie':
    case 'object':
    case 'car':
    case 'attachment':
    case 'action':
    case 'dawn':
      return sort;
    case 'along_track':
      return 'track';
    case 'along_block':
      return 'block';
    case 'along_street':
      return 'street';
    default:
      return never(sort);
  }
}

/** Rules that speak of a card. */
export function rulesOf(face: CardFace): string[] {
  const rules = [...sortRules(face.sort)];
  if (face.strength !== null) rules.push('ZK-CARD-04');
  if (face.wounds === '†') rules.push('ZK-CARD-08');
  else if (face.wounds === '?') rules.push('ZK-CARD-07');
  else if (face.wounds !== '') rules.push('ZK-CARD-06');
  if (face.needs_line) rules.push('ZK-LOF-02');
  if (face.blocks_line) rules.push('ZK-LOF-01');
  if (face.one_round) rules.push('ZK-CLEAN-01');
  return rules;
}

function sortRules(sort: Sort): readonly string[] {
  switch (sort) {
    case 'zombie':
      return ['ZK-DEPLOY-01', 'ZK-MOVE-02'];
    case 'object':
      return ['ZK-CARD-09'];
    case 'car':
      return ['ZK-CAR-01', 'ZK-RUL-11'];
    case 'along_track':
    case 'along_block':
    case 'along_street':
      return ['ZK-RUL-37'];
    case 'attachment':
      return ['ZK-RUL-43'];
    case 'action':
      return ['ZK-CARD-10'];
    case 'dawn':
      return ['ZK-DRAW-06', 'ZK-END-01'];
    default:
      return never(sort);
  }
}
