// Everything about a card, in sentences: for hold, right click and screen readers.
import type { Component } from 'svelte';

import type { CardFace } from '../../../generated/zombiaki/CardFace';
import { words } from '../../../i18n/words.svelte';
import type { Inspection } from '../../game';
import type { Say } from '../../shared/say';
import { rulesOf, traits, type Pack } from '../cards/pack';
import type { Picture, Piece } from '../board/picture';
import { blockOf, trackOf } from '../board/places';
import Portrait from '../cards/Portrait.svelte';

/** The short line under a name: `action · needs a clear line`. */
export function traitLine(face: CardFace): string {
  return traits(face)
    .map((key) => words.t(key))
    .join(' · ');
}

export function woundLine(face: CardFace): string | null {
  if (face.wounds === '') return null;
  if (face.wounds === '†') return words.t('zombiaki-annihilates');
  if (face.wounds === '?') return words.t('zombiaki-wounds-vary');
  return words.t('zombiaki-deals', { wounds: Number(face.wounds) });
}

/** How a piece on the street is doing. */
function stateLines(piece: Piece, face: CardFace, pack: Pack, say: Say): string[] {
  const lines: string[] = [];
  if (face.sort === 'zombie') {
    const strength = pack.strength(piece.card, piece.attached);
    lines.push(words.t('zombiaki-wounds-of', { wounds: piece.wounds, strength }));
  }
  const { withstands } = face;
  if (withstands !== null) lines.push(words.t('zombiaki-blows-of', { blows: piece.blows, withstands }));
  const worn = pack.attachments(piece.attached).map((one) => say(one.name));
  if (worn.length > 0) lines.push(words.t('zombiaki-wears', { cards: worn.join(', ') }));
  return lines;
}

export function placeName(field: number): string {
  return words.t('zombiaki-field', { track: trackOf(field) + 1, block: blockOf(field) + 1 });
}

/** What a field is, what lies there and what may be done, for those who listen. */
export function spokenField(field: number, street: Picture, doable: readonly string[], pack: Pack, say: Say): string {
  const lying = [street.zombies[field], street.objects[field]].flatMap((piece) => {
    if (!piece) return [];
    const face = pack.face(piece.card);
    return [say(face.name), ...stateLines(piece, face, pack, say)];
  });
  if (((street.stayed >> field) & 1) === 1) lying.push(words.t('zombiaki-stayed'));
  if (lying.length === 0) lying.push(words.t('zombiaki-empty'));
  return `${placeName(field)}: ${[lying.join(', '), ...doable].join('. ')}`;
}

/** A card as it is printed, and how it is doing if it lies on the street. */
export function aboutCard(face: CardFace, pack: Pack, say: Say, piece: Piece | null = null): Inspection {
  const state = piece === null ? [] : stateLines(piece, face, pack, say);
  const wounds = woundLine(face);
  const worn = piece === null ? [] : pack.attachments(piece.attached);
  return {
    title: say(face.name),
    lines: [
      traitLine(face),
      ...(wounds === null ? [] : [wounds]),
      ...state,
      say(face.text),
      ...worn.map((one) => `${say(one.name)}: ${say(one.text)}`),
      say(`${face.name}.flavour`),
    ],
    rules: rulesOf(face),
    figure: figureOf(face.id),
  };
}

/** The picture of a card as a component that needs nothing more. */
function figureOf(id: string): Component {
  return (internals) => Portrait(internals, { id });
}
