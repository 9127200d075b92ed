// What is said beside the board: what is to be done, and about whom or what is in hand.
import type { View } from '../../../generated/terror/View';
import { words } from '../../../i18n/words.svelte';
import type { Say } from '../../shared/say';
import { humanName, sightLine, sightOf, spellLines, stateLine, zombieName } from './about';
import type { Kit } from '../cards/kit';
import type { Selection } from '../choices/lights';
import { askOf, personAt, personOf, phaseOf, zombieAt, type Picture } from '../board/picture';
import type { Field } from '../board/places';

/** What is to be done now, by the seat that decides. */
export function stepLine(view: View, say: Say): string {
  const ask = askOf(view);
  if (ask !== null) {
    const step = say(`step-${ask.kind.replace('_', '-')}`);
    return ask.kind === 'replace' ? `${step}: ${humanName(ask.human, say)}` : step;
  }
  const phase = phaseOf(view);
  // The game is over.
  if (phase.kind === 'over') return '';
  const step = say(`step-${phase.kind}`);
  if (phase.kind === 'muster') return `${step}: ${humanName(phase.human, say)}`;
  const { building } = view.insight;
  return building === null ? step : `${step}: ${say(`sort-${building.sort}`)}`;
}

/** About what is in hand, or under the mouse. */
export function noteLine(
  selection: Selection,
  hovered: Field | null,
  park: Picture,
  view: View,
  kit: Kit,
  say: Say,
  /** Is there room for a few words only? */
  brief: boolean,
): string | null {
  if (selection?.what === 'card') return words.t('terror-aim', { card: say(`card-${kit.card(selection.card).id}`) });
  const zombie =
    (hovered === null ? undefined : zombieAt(park, hovered)) ?? (selection?.what === 'zombie' ? zombieAt(park, selection.at) : undefined);
  if (zombie !== undefined) {
    const { acting } = view.face_up.zombie_turn;
    const points = acting?.at === zombie.at ? [words.t('terror-points-left', { count: acting.points })] : [];
    const used = zombie.used ? [words.t('terror-used')] : [];
    const spells = spellLines(zombie, say);
    const seen = sightLine(sightOf(view.insight, zombie.at), say);
    return sentence(`${zombieName(zombie, say)} ${zombie.at}`, [...points, ...used, ...spells, seen]);
  }
  const person =
    (hovered === null ? undefined : personAt(park, hovered)) ?? (selection?.what === 'human' ? personOf(park, selection.human) : undefined);
  if (person === undefined) return null;
  const reach = view.insight.reaches.find((one) => one.human === person.human);
  const points = reach === undefined ? [] : [words.t('terror-points-left', { count: reach.points })];
  return sentence(
    humanName(person.human, say),
    points.length > 0 && brief ? [...points, words.t(`terror-can-${person.human}`)] : [...points, stateLine(person, kit)],
  );
}

function sentence(name: string, parts: readonly string[]): string {
  return `${name}: ${parts.join(' · ')}`;
}

/** Zombies that are due, half by half. */
export function dueParts({ due, dueAnywhere }: Picture): string[] {
  const counts = [
    [due[0], 'terror-due-supermarket'],
    [due[1], 'terror-due-car'],
    [dueAnywhere, 'terror-due-anywhere'],
  ] as const;
  return counts.flatMap(([count, key]) => (count > 0 ? [words.t(key, { count })] : []));
}

/** What to touch now, for those who have not learned it yet; nothing where the step says it all. */
export function tipLine(view: View, park: Picture): string | null {
  if (askOf(view) !== null) return null;
  const { to_haunt: toHaunt, sights } = view.insight;
  switch (phaseOf(view).kind) {
    case 'haunt':
      return words.t('terror-tip-haunt', { supermarket: toHaunt[0], car: toHaunt[1] });
    case 'humans':
      return words.t('terror-tip-humans');
    case 'movement': {
      const duty = sights.find((sight) => sight.duty === 'bite')?.duty ?? sights.find((sight) => sight.duty !== null)?.duty ?? 'none';
      return words.t('terror-tip-movement', { duty, left: Math.max(0, park.quota - park.activated) });
    }
    case 'adding':
      return dueParts(park).length === 0 ? null : words.t('terror-tip-adding', { parts: dueParts(park).join(', ') });
    default:
      return null;
  }
}
