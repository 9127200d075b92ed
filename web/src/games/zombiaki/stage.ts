// A turn as a film: the street after some of its events, and what the eye should follow.
import type { News } from '../../generated/News';
import type { Anchor } from '../../generated/zombiaki/Anchor';
import type { Side } from '../../generated/zombiaki/Side';
import type { Target } from '../../generated/zombiaki/Target';
import type { View } from '../../generated/zombiaki/View';
import { told, type Told } from './happening';
import type { Pack } from './pack';
import { expire, newPiece, picture, takeFromHand, takeFromTrash, throwAway, wear } from './picture';
import type { Picture, Piece } from './picture';
import { never } from '../shared/never';
import { blockCount, fieldAt } from './places';

/** What the eye should follow. */
export type Cue =
  | { kind: 'turn'; side: Side; round: number }
  | { kind: 'move'; key: string; from: number; to: number }
  | { kind: 'stay'; at: number }
  | { kind: 'blow'; at: number }
  | { kind: 'hit'; at: number; wounds: number; shot: boolean }
  | { kind: 'heal'; at: number; wounds: number }
  | { kind: 'guard'; at: number }
  | { kind: 'fall'; at: number; piece: Piece }
  | { kind: 'come'; at: number }
  | { kind: 'lay'; anchor: Anchor }
  | { kind: 'card'; card: number; target: Target }
  | { kind: 'draw'; card: number }
  | { kind: 'throw'; card: number }
  | { kind: 'breach'; track: number; piece: Piece | null }
  | { kind: 'dawn' }
  | { kind: 'won'; side: Side };

export interface Staged {
  street: Picture;
  cue: Cue | null;
}

/** The street after the events up to this one. */
export function stage(before: View, news: readonly News[], step: number, pack: Pack): Staged {
  const street = picture(before);
  let cue: Cue | null = null;
  let played: number | null = null;
  for (const one of news.slice(0, step + 1)) {
    const event = told(one);
    if (isCause(event)) played = event.kind === 'Played' ? event.card : null;
    cue = apply(street, event, pack, played);
  }
  return { street, cue };
}

/** Events that bring others about; a shot comes only from a played card. */
function isCause(event: Told): boolean {
  return ['Played', 'Sprung', 'Crashed', 'Battered', 'TurnBegan'].includes(event.kind);
}

/** Changes the street by one event; `played` is the card that brought it about, if one did. */
function apply(street: Picture, event: Told, pack: Pack, played: number | null): Cue | null {
  switch (event.kind) {
    case 'TurnBegan':
      street.active = event.side;
      street.round = event.round;
      return { kind: 'turn', side: event.side, round: event.round };
    case 'Expired':
      expire(street, event.card, pack);
      throwAway(street, event.card, pack);
      return null;
    case 'Moved':
    case 'Retreated':
      return shift(street.zombies, event.from, event.to);
    case 'Drove':
      return shift(street.objects, event.from, event.to);
    case 'Stayed':
      street.stayed |= 1 << event.at;
      return { kind: 'stay', at: event.at };
    case 'CarStopped':
    case 'NoRetreat':
      return { kind: 'stay', at: event.at };
    case 'Battered': {
      const object = street.objects[event.at];
      if (object) object.blows += 1;
      return { kind: 'blow', at: event.at };
    }
    case 'Crashed':
    case 'Sprung':
      return { kind: 'blow', at: event.at };
    case 'DroveOff':
      return leave(street, street.objects, fieldAt(event.track, blockCount - 1), pack);
    case 'Drew':
      return draw(street, event.card, pack);
    case 'DawnCame':
      street.left[0] -= 1;
      return { kind: 'dawn' };
    case 'Discarded':
    case 'Spoiled':
      takeFromHand(street, event.card, pack);
      throwAway(street, event.card, pack);
      return { kind: 'throw', card: event.card };
    case 'Played':
      return play(street, event.card, event.target, pack);
    case 'Entered':
      // A zombie that was not played itself comes out of the Trash.
      if (event.card !== played) takeFromTrash(street, event.card, pack);
      street.zombies[event.at] = newPiece(event.card, event.at);
      return { kind: 'come', at: event.at };
    case 'Placed':
      street.objects[event.at] = newPiece(event.card, event.at);
      return { kind: 'come', at: event.at };
    case 'Laid':
      street.lasting.push({ card: event.card, anchor: event.anchor });
      return { kind: 'lay', anchor: event.anchor };
    case 'Attached':
      wear(street, event.at, event.card, pack, true);
      return { kind: 'guard', at: event.at };
    case 'Removed':
      return leave(street, street.objects, event.at, pack);
    case 'Wounded': {
      const zombie = street.zombies[event.at];
      if (zombie) zombie.wounds += event.wounds;
      const shot = played !== null && pack.side(played) === 1;
      return { kind: 'hit', at: event.at, wounds: event.wounds, shot };
    }
    case 'Guarded':
      wear(street, event.at, event.by, pack, false);
      throwAway(street, event.by, pack);
      return { kind: 'guard', at: event.at };
    case 'Destroyed':
    case 'Annihilated':
      return leave(street, street.zombies, event.at, pack);
    case 'Healed': {
      const zombie = street.zombies[event.at];
      if (zombie) zombie.wounds -= event.wounds;
      return { kind: 'heal', at: event.at, wounds: event.wounds };
    }
    case 'Milled':
      street.left[0] -= 1;
      throwAway(street, event.card, pack);
      return { kind: 'throw', card: event.card };
    case 'Breached':
      return { kind: 'breach', track: event.track, piece: street.zombies[fieldAt(event.track, 0)] ?? null };
    case 'Won':
      return { kind: 'won', side: event.side };
    case 'Looked':
    case 'Saw':
    case 'Arranged':
    case 'TurnEnded':
      return null;
    default:
      return never(event);
  }
}

function shift(layer: (Piece | null)[], from: number, to: number): Cue | null {
  const piece = layer[from];
  if (!piece) return null;
  layer[from] = null;
  layer[to] = piece;
  return { kind: 'move', key: piece.key, from, to };
}

function leave(street: Picture, layer: (Piece | null)[], at: number, pack: Pack): Cue | null {
  const piece = layer[at];
  if (!piece) return null;
  layer[at] = null;
  for (const face of pack.attachments(piece.attached)) throwAway(street, face.card, pack);
  throwAway(street, piece.card, pack);
  return { kind: 'fall', at, piece };
}

function draw(street: Picture, card: number, pack: Pack): Cue {
  const side = pack.side(card);
  street.left[side] -= 1;
  street.hands[side].push(card);
  street.hands[side].sort((one, other) => one - other);
  return { kind: 'draw', card };
}

function play(street: Picture, card: number, target: Target, pack: Pack): Cue {
  takeFromHand(street, card, pack);
  if (pack.face(card).sort === 'action') throwAway(street, card, pack);
  return { kind: 'card', card, target };
}
