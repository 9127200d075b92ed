// What to ask about a card that cannot be played: the action that the user most likely meant.
import type { Action } from '../../../generated/zombiaki/Action';
import type { CardFace } from '../../../generated/zombiaki/CardFace';
import type { Target } from '../../../generated/zombiaki/Target';
import { never } from '../../shared/never';
import type { Picture } from '../board/picture';
import { blockCount, blockOf, fieldAt } from '../board/places';

const middleTrack = 1;
const middleField = fieldAt(middleTrack, 2);

/** The action that the question is about. */
export function attempt(face: CardFace, street: Picture): Action {
  return { Play: { card: face.card, target: likelyTarget(face, street) } };
}

function likelyTarget(face: CardFace, street: Picture): Target {
  switch (face.aim) {
    case 'nothing':
      return 'Nothing';
    case 'field':
      return { Field: likelyField(face, street) };
    case 'track':
      return { Track: middleTrack };
    case 'block':
      return { Block: blockOf(middleField) };
    case 'card': {
      const [first] = street.hands[face.side === 'Zombies' ? 1 : 0];
      return first === undefined ? 'Nothing' : { Card: first };
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
