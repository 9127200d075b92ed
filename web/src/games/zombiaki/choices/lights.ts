// What is lit, and what a click asks for. Everything comes from offers.
import type { Action } from '../../../generated/zombiaki/Action';
import type { Target } from '../../../generated/zombiaki/Target';
import type { Offered } from './offers';
import { aimAt, covers, fieldCount, frontOf, goalField, targetCard } from '../board/places';

/** What a person has taken in hand: a card by its place among the hand's, or a zombie. */
export type Selection = { what: 'card'; index: number; card: number } | { what: 'zombie'; field: number } | null;

/** What a click means. */
export type Answer =
  | { do: 'act'; action: string }
  | { do: 'select'; action: string }
  | { do: 'select-piece'; selection: Selection }
  | { do: 'explain'; data: Action }
  | { do: 'inspect' };

type Play = Extract<Offered, { kind: 'Play' }>;
type Step = Extract<Offered, { kind: 'Step' }>;

export function playsOf(offered: readonly Offered[], card: number): Play[] {
  return offered.filter((offer): offer is Play => offer.kind === 'Play' && offer.card === card);
}

export function discardOf(offered: readonly Offered[], card: number): string | null {
  return offered.find((offer) => offer.kind === 'Discard' && offer.card === card)?.action ?? null;
}

/** The card that a preview points somewhere, as if it were in hand. */
export function pointed(offer: Offered | null): Selection {
  if (offer?.kind !== 'Play' || offer.target === 'Nothing' || targetCard(offer.target) !== null) return null;
  return { what: 'card', index: -1, card: offer.card };
}

/** Offers that a click on this field may mean, with this in hand. */
export function offersAt(offered: readonly Offered[], selection: Selection, field: number): Offered[] {
  return offered.filter((offer) => {
    switch (offer.kind) {
      case 'Play':
        return selection?.what === 'card' && offer.card === selection.card && covers(offer.target, field);
      case 'Step':
        if (selection?.what === 'card') return false;
        if (selection?.what === 'zombie' && offer.from !== selection.field) return offer.from === field;
        return offer.from === field || goalField(offer.to) === field;
      case 'Stay':
        return selection?.what !== 'card' && offer.at === field;
      case 'Drive':
        return selection?.what !== 'card' && offer.from === field;
      case 'Discard':
      case 'Pick':
      case 'End':
        return false;
      default:
        return offer satisfies never;
    }
  });
}

/** Offers to storm the Barricades along this track. */
export function breachOf(offered: readonly Offered[], field: number): Step | null {
  const isBreach = (offer: Offered): offer is Step => offer.kind === 'Step' && offer.from === field && offer.to === 'Barricades';
  return offered.find(isBreach) ?? null;
}

/** Every field with something to click on. */
export function litFields(offered: readonly Offered[], selection: Selection): ReadonlySet<number> {
  const fields = Array.from({ length: fieldCount }, (_, field) => field);
  return new Set(fields.filter((field) => offersAt(offered, selection, field).length > 0));
}

/** The places that a card in hand may be pointed at, each once. */
export function targetsOf(offered: readonly Offered[], selection: Selection): Target[] {
  return selection?.what === 'card' ? playsOf(offered, selection.card).map((play) => play.target) : [];
}

/** A click on a card of the own hand; nothing if there is nothing to do with it. */
export function clickCard(
  offered: readonly Offered[],
  card: number,
  index: number,
  selection: Selection,
  discarding: boolean,
): Answer | null {
  const plays = playsOf(offered, card);
  const [only] = plays;
  if (only !== undefined && plays.length === 1) return { do: 'select', action: only.action };
  if (plays.length > 1) {
    const held = selection?.what === 'card' && selection.index === index;
    return { do: 'select-piece', selection: held ? null : { what: 'card', index, card } };
  }
  const discard = discardOf(offered, card);
  if (discarding && discard !== null) return { do: 'select', action: discard };
  return null;
}

/** What stands on a field, as far as a click cares; `calm` if nothing there can happen to anybody. */
export type Standing = 'own zombie' | 'own car' | 'other' | 'nothing' | 'calm';

/** A click on a field. */
export function clickField(
  offered: readonly Offered[],
  selection: Selection,
  field: number,
  standing: Standing,
  selected: string | null,
): Answer | null {
  const here = offersAt(offered, selection, field);
  if (here.length > 0) return chooseAt(here, selection, field, { calm: standing === 'calm', selected });
  if (selection?.what === 'card') {
    const like = playsOf(offered, selection.card)[0]?.target ?? { Field: field };
    return { do: 'explain', data: { Play: { card: selection.card, target: aimAt(like, field) } } };
  }
  if (selection?.what === 'zombie') {
    return { do: 'explain', data: { Step: { from: selection.field, to: { Field: field } } } };
  }
  switch (standing) {
    case 'own zombie':
      return { do: 'explain', data: { Step: { from: field, to: frontOf(field) } } };
    case 'own car':
      return { do: 'explain', data: { Drive: { from: field } } };
    case 'other':
      return { do: 'inspect' };
    case 'nothing':
    case 'calm':
      return null;
    default:
      return standing satisfies never;
  }
}

/** A step to a place where nothing can happen, and staying, need no second click: they can be undone. */
function chooseAt(
  here: readonly Offered[],
  selection: Selection,
  field: number,
  { calm, selected }: { calm: boolean; selected: string | null },
): Answer {
  const again = here.find((offer) => offer.action === selected);
  if (again !== undefined) return { do: 'select', action: again.action };
  const leaving = here.filter((offer) => offer.kind === 'Step' && offer.from === field);
  const arriving = here.find((offer) => offer.kind === 'Step' && goalField(offer.to) === field);
  const staying = here.find((offer) => offer.kind === 'Stay');
  const held = selection?.what === 'zombie' && selection.field === field;
  if (held) return staying ? { do: 'act', action: staying.action } : { do: 'select-piece', selection: null };
  if (arriving !== undefined) return { do: calm ? 'act' : 'select', action: arriving.action };
  if (leaving.length + (staying ? 1 : 0) > 1) return { do: 'select-piece', selection: { what: 'zombie', field } };
  const [only] = here;
  return only === undefined ? { do: 'select-piece', selection: null } : { do: 'select', action: only.action };
}
