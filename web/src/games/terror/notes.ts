// What is said beside the board: what is to be done, and about whom or what is in hand.
import type { View } from '../../generated/terror/View';
import { words } from '../../i18n/words.svelte';
import { humanName, sightLine, sightOf, stateLine, zombieName, type Say } from './about';
import type { Kit } from './kit';
import type { Grip } from './lights';
import { askOf, personAt, personOf, phaseOf, zombieAt, type Picture } from './picture';
import type { Field } from './places';

/** What is to be done now, by whoever decides. */
export function stepLine(view: View, say: Say): string {
  const ask = askOf(view);
  if (ask !== null) {
    const step = say(`step-${ask.kind.replace('_', '-')}`);
    return ask.kind === 'replace' ? `${step}: ${humanName(ask.human, say)}` : step;
  }
  const phase = phaseOf(view);
  // Nobody is asked anything any more.
  if (phase.kind === 'over') return '';
  const step = say(`step-${phase.kind}`);
  if (phase.kind === 'muster') return `${step}: ${humanName(phase.human, say)}`;
  const { building } = view.insight;
  return building === null ? step : `${step}: ${say(`sort-${building.sort}`)}`;
}

/** About what is in hand, or under the mouse. */
export function noteLine(
  grip: Grip,
  hovered: Field | null,
  park: Picture,
  view: View,
  kit: Kit,
  say: Say,
  /** Is there room for a few words only? */
  brief: boolean,
): string | null {
  if (grip?.what === 'card') return words.t('terror-aim', { card: say(`card-${grip.id}`) });
  const zombie = (hovered === null ? undefined : zombieAt(park, hovered)) ?? (grip?.what === 'zombie' ? zombieAt(park, grip.at) : undefined);
  if (zombie !== undefined) {
    const { acting } = view.face_up.zombie_turn;
    const points = acting?.at === zombie.at ? [words.t('terror-points-left', { count: acting.points })] : [];
    const used = zombie.used ? [words.t('terror-used')] : [];
    const seen = sightLine(sightOf(view.insight, zombie.at), say);
    return sentence(`${zombieName(zombie, say)} ${zombie.at}`, [...points, ...used, seen]);
  }
  const person =
    (hovered === null ? undefined : personAt(park, hovered)) ?? (grip?.what === 'human' ? personOf(park, grip.human) : undefined);
  if (person === undefined) return null;
  const reach = view.insight.reaches.find((one) => one.human === person.human);
  const points = reach === undefined ? [] : [words.t('terror-points-left', { count: reach.points })];
  return sentence(humanName(person.human, say), points.length > 0 && brief ? points : [...points, stateLine(person, kit)]);
}

function sentence(name: string, parts: readonly string[]): string {
  return `${name}: ${parts.join(' · ')}`;
}
