// What to ask about a card that cannot be played: the way somebody would have tried to.
import type { CardFace } from '../../generated/zombiaki/CardFace';
import type { Picture } from './picture';
import { blockCount, fieldAt, never, writeField } from './places';

const middleTrack = 1;
const middleBlock = 2;

/** The written action that the question is about. */
export function attempt(face: CardFace, street: Picture): string {
  const target = likelyTarget(face, street);
  return target === null ? `play ${face.id}` : `play ${face.id} ${target}`;
}

function likelyTarget(face: CardFace, street: Picture): string | null {
  switch (face.sort) {
    case 'zombie':
      return writeField(fieldAt(middleTrack, blockCount - 1));
    case 'object':
      return writeField(fieldAt(middleTrack, middleBlock));
    case 'car':
      return writeField(fieldAt(middleTrack, 0));
    case 'attachment': {
      const host = street.zombies.findIndex((zombie) => zombie !== null);
      return writeField(host < 0 ? fieldAt(middleTrack, middleBlock) : host);
    }
    case 'along_track':
      return `T${middleTrack + 1}`;
    case 'along_block':
      return `B${middleBlock + 1}`;
    // What an action is pointed at only its offers and its text tell.
    case 'action':
    case 'along_street':
    case 'dawn':
      return null;
    default:
      return never(face.sort);
  }
}
