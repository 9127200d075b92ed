// What to ask about a card that cannot be played: the action that the user most likely meant.
import type { CardFace } from '../../generated/zombiaki/CardFace';
import type { Pack } from './pack';
import type { Picture } from './picture';
import { never } from '../shared/never';
import { blockCount, fieldAt, writeAim, writeField } from './places';

const middleTrack = 1;
const middleField = fieldAt(middleTrack, 2);

/** The written action that the question is about. */
export function attempt(face: CardFace, street: Picture, pack: Pack): string {
  const target = likelyTarget(face, street, pack);
  return target === null ? `play ${face.id}` : `play ${face.id} ${target}`;
}

function likelyTarget(face: CardFace, street: Picture, pack: Pack): string | null {
  switch (face.aim) {
    case 'nothing':
      return null;
    case 'field':
      return writeField(likelyField(face, street));
    case 'track':
    case 'block':
      return writeAim(face.aim, middleField);
    case 'card': {
      const [first] = street.hands[face.side === 'Zombies' ? 1 : 0];
      return first === undefined ? null : pack.face(first).id;
    }
    default:
      return never(face.aim);
  }
}

function likelyField(face: CardFace, street: Picture): number {
  if (face.sort === 'zombie') return fieldAt(middleTrack, blockCount - 1);
  if (face.sort === 'car') return fieldAt(middleTrack, 0);
  const host = street.zombies.findIndex((zombie) => zombie !== null);
  return face.sort === 'object' || host < 0 ? middleField : host;
}
