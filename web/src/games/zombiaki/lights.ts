// What is lit, and what a click asks for. Everything comes from offers.
import { covers, fieldCount, writeAim, writeField, writeFront, type Aim, type ParsedOffer } from './places';

/** What a person has taken in hand: a card by its place among the hand's, or a zombie. */
export type Selection = { what: 'card'; index: number; id: string } | { what: 'zombie'; field: number } | null;

/** What a click means. */
export type Answer =
  | { do: 'act'; action: string }
  | { do: 'select'; action: string }
  | { do: 'select-piece'; selection: Selection }
  | { do: 'explain'; action: string }
  | { do: 'inspect' };

type Play = Extract<ParsedOffer, { verb: 'play' }>;
type Step = Extract<ParsedOffer, { verb: 'step' }>;

export function playsOf(parsed: readonly ParsedOffer[], id: string): Play[] {
  return parsed.filter((offer): offer is Play => offer.verb === 'play' && offer.id === id);
}

export function discardOf(parsed: readonly ParsedOffer[], id: string): string | null {
  return parsed.find((offer) => offer.verb === 'discard' && offer.id === id)?.action ?? null;
}

/** The card that a preview points somewhere, as if it were in hand. */
export function pointed(offer: ParsedOffer | null): Selection {
  if (offer?.verb !== 'play' || offer.aim.kind === 'nothing' || offer.aim.kind === 'card') return null;
  return { what: 'card', index: -1, id: offer.id };
}

/** Offers that a click on this field may mean, with this in hand. */
export function offersAt(parsed: readonly ParsedOffer[], selection: Selection, field: number): ParsedOffer[] {
  return parsed.filter((offer) => {
    switch (offer.verb) {
      case 'play':
        return selection?.what === 'card' && offer.id === selection.id && covers(offer.aim, field);
      case 'step':
        if (selection?.what === 'card') return false;
        if (selection?.what === 'zombie' && offer.from !== selection.field) return offer.from === field;
        return offer.from === field || offer.to === field;
      case 'stay':
      case 'drive':
        return selection?.what !== 'card' && offer.at === field;
      case 'discard':
      case 'pick':
      case 'end':
        return false;
      default:
        return offer satisfies never;
    }
  });
}

/** Offers to storm the Barricades along this track. */
export function breachOf(parsed: readonly ParsedOffer[], field: number): Step | null {
  const isBreach = (offer: ParsedOffer): offer is Step => offer.verb === 'step' && offer.from === field && offer.to === 'barricades';
  return parsed.find(isBreach) ?? null;
}

/** Every field with something to click on. */
export function litFields(parsed: readonly ParsedOffer[], selection: Selection): ReadonlySet<number> {
  const fields = Array.from({ length: fieldCount }, (_, field) => field);
  return new Set(fields.filter((field) => offersAt(parsed, selection, field).length > 0));
}

/** The places that a card in hand may be pointed at, each once. */
export function aimsOf(parsed: readonly ParsedOffer[], selection: Selection): Aim[] {
  return selection?.what === 'card' ? playsOf(parsed, selection.id).map((play) => play.aim) : [];
}

/** A click on a card of the own hand; nothing if there is nothing to do with it. */
export function clickCard(
  parsed: readonly ParsedOffer[],
  id: string,
  index: number,
  selection: Selection,
  discarding: boolean,
): Answer | null {
  const plays = playsOf(parsed, id);
  const [only] = plays;
  if (only !== undefined && plays.length === 1) return { do: 'select', action: only.action };
  if (plays.length > 1) {
    const held = selection?.what === 'card' && selection.index === index;
    return { do: 'select-piece', selection: held ? null : { what: 'card', index, id } };
  }
  const discard = discardOf(parsed, id);
  if (discarding && discard !== null) return { do: 'select', action: discard };
  return null;
}

/** What stands on a field, as far as a click cares; `calm` if nothing there can happen to anybody. */
export type Standing = 'own zombie' | 'own car' | 'other' | 'nothing' | 'calm';

/** A click on a field. */
export function clickField(
  parsed: readonly ParsedOffer[],
  selection: Selection,
  field: number,
  standing: Standing,
  selected: string | null,
): Answer | null {
  const here = offersAt(parsed, selection, field);
  if (here.length > 0) return chooseAt(here, selection, field, { calm: standing === 'calm', selected });
  if (selection?.what === 'card') {
    const kind = playsOf(parsed, selection.id)[0]?.aim.kind ?? 'field';
    return { do: 'explain', action: `play ${selection.id} ${writeAim(kind, field)}`.trim() };
  }
  if (selection?.what === 'zombie') {
    return { do: 'explain', action: `step ${writeField(selection.field)} ${writeField(field)}` };
  }
  switch (standing) {
    case 'own zombie':
      return { do: 'explain', action: `step ${writeField(field)} ${writeFront(field)}` };
    case 'own car':
      return { do: 'explain', action: `drive ${writeField(field)}` };
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
  here: readonly ParsedOffer[],
  selection: Selection,
  field: number,
  { calm, selected }: { calm: boolean; selected: string | null },
): Answer {
  const again = here.find((offer) => offer.action === selected);
  if (again !== undefined) return { do: 'select', action: again.action };
  const leaving = here.filter((offer) => offer.verb === 'step' && offer.from === field);
  const arriving = here.find((offer) => offer.verb === 'step' && offer.to === field);
  const staying = here.find((offer) => offer.verb === 'stay');
  const held = selection?.what === 'zombie' && selection.field === field;
  if (held) return staying ? { do: 'act', action: staying.action } : { do: 'select-piece', selection: null };
  if (arriving !== undefined) return { do: calm ? 'act' : 'select', action: arriving.action };
  if (leaving.length + (staying ? 1 : 0) > 1) return { do: 'select-piece', selection: { what: 'zombie', field } };
  const [only] = here;
  return only === undefined ? { do: 'select-piece', selection: null } : { do: 'select', action: only.action };
}
