// What is lit, and what a click asks for. Everything comes from offers.
import { covers, fieldCount, writeAim, writeField, writeFront, type Aim, type Deed } from './places';

/** What a person has taken in hand: a card by its place among the hand's, or a zombie. */
export type Grip = { what: 'card'; index: number; id: string } | { what: 'zombie'; field: number } | null;

/** What a click means. */
export type Answer =
  | { do: 'act'; action: string }
  | { do: 'select'; action: string }
  | { do: 'grip'; grip: Grip }
  | { do: 'explain'; action: string }
  | { do: 'inspect' };

type Play = Extract<Deed, { verb: 'play' }>;
type Step = Extract<Deed, { verb: 'step' }>;

export function playsOf(deeds: readonly Deed[], id: string): Play[] {
  return deeds.filter((deed): deed is Play => deed.verb === 'play' && deed.id === id);
}

export function discardOf(deeds: readonly Deed[], id: string): string | null {
  return deeds.find((deed) => deed.verb === 'discard' && deed.id === id)?.action ?? null;
}

/** The card that a preview points somewhere, as if it were in hand. */
export function pointed(deed: Deed | null): Grip {
  if (deed?.verb !== 'play' || deed.aim.kind === 'nothing' || deed.aim.kind === 'card') return null;
  return { what: 'card', index: -1, id: deed.id };
}

/** Offers that a click on this field may mean, with this in hand. */
export function deedsAt(deeds: readonly Deed[], grip: Grip, field: number): Deed[] {
  return deeds.filter((deed) => {
    switch (deed.verb) {
      case 'play':
        return grip?.what === 'card' && deed.id === grip.id && covers(deed.aim, field);
      case 'step':
        if (grip?.what === 'card') return false;
        if (grip?.what === 'zombie' && deed.from !== grip.field) return deed.from === field;
        return deed.from === field || deed.to === field;
      case 'stay':
      case 'drive':
        return grip?.what !== 'card' && deed.at === field;
      case 'discard':
      case 'pick':
      case 'end':
        return false;
      default:
        return deed satisfies never;
    }
  });
}

/** Offers to storm the Barricades along this track. */
export function breachOf(deeds: readonly Deed[], field: number): Step | null {
  const isBreach = (deed: Deed): deed is Step => deed.verb === 'step' && deed.from === field && deed.to === 'barricades';
  return deeds.find(isBreach) ?? null;
}

/** Every field with something to click on. */
export function litFields(deeds: readonly Deed[], grip: Grip): ReadonlySet<number> {
  const fields = Array.from({ length: fieldCount }, (_, field) => field);
  return new Set(fields.filter((field) => deedsAt(deeds, grip, field).length > 0));
}

/** The places that a card in hand may be pointed at, each once. */
export function aimsOf(deeds: readonly Deed[], grip: Grip): Aim[] {
  return grip?.what === 'card' ? playsOf(deeds, grip.id).map((play) => play.aim) : [];
}

/** A click on a card of the own hand; nothing if there is nothing to do with it. */
export function clickCard(
  deeds: readonly Deed[],
  id: string,
  index: number,
  grip: Grip,
  discarding: boolean,
): Answer | null {
  const plays = playsOf(deeds, id);
  const [only] = plays;
  if (only !== undefined && plays.length === 1) return { do: 'select', action: only.action };
  if (plays.length > 1) {
    const held = grip?.what === 'card' && grip.index === index;
    return { do: 'grip', grip: held ? null : { what: 'card', index, id } };
  }
  const discard = discardOf(deeds, id);
  if (discarding && discard !== null) return { do: 'select', action: discard };
  return null;
}

/** What stands on a field, as far as a click cares; `calm` if nothing there can happen to anybody. */
export type Standing = 'own zombie' | 'own car' | 'other' | 'nothing' | 'calm';

/** A click on a field. */
export function clickField(
  deeds: readonly Deed[],
  grip: Grip,
  field: number,
  standing: Standing,
  selected: string | null,
): Answer | null {
  const here = deedsAt(deeds, grip, field);
  if (here.length > 0) return chooseAt(here, grip, field, { calm: standing === 'calm', selected });
  if (grip?.what === 'card') {
    const kind = playsOf(deeds, grip.id)[0]?.aim.kind ?? 'field';
    return { do: 'explain', action: `play ${grip.id} ${writeAim(kind, field)}`.trim() };
  }
  if (grip?.what === 'zombie') {
    return { do: 'explain', action: `step ${writeField(grip.field)} ${writeField(field)}` };
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
  here: readonly Deed[],
  grip: Grip,
  field: number,
  { calm, selected }: { calm: boolean; selected: string | null },
): Answer {
  const again = here.find((deed) => deed.action === selected);
  if (again !== undefined) return { do: 'select', action: again.action };
  const leaving = here.filter((deed) => deed.verb === 'step' && deed.from === field);
  const arriving = here.find((deed) => deed.verb === 'step' && deed.to === field);
  const staying = here.find((deed) => deed.verb === 'stay');
  const held = grip?.what === 'zombie' && grip.field === field;
  if (held) return staying ? { do: 'act', action: staying.action } : { do: 'grip', grip: null };
  if (arriving !== undefined) return { do: calm ? 'act' : 'select', action: arriving.action };
  if (leaving.length + (staying ? 1 : 0) > 1) return { do: 'grip', grip: { what: 'zombie', field } };
  const [only] = here;
  return only === undefined ? { do: 'grip', grip: null } : { do: 'select', action: only.action };
}
