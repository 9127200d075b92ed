// Everything about a card or a Zone, for hold and right click.
import type { Card } from '../../../generated/zombicide/Card';
import { words } from '../../../i18n/words.svelte';
import type { BoardState } from '../boardState.svelte';
import type { Inspection } from '../../game';
import { intentions } from '../board/spoken';
import { profileLabels, profilesOf, textOf, traitsOf, valuesOf } from './cardFacts';

export function aboutCard(table: BoardState, card: Card): Inspection {
  const piece = table.kit.card(card.kind);
  const labels = profileLabels();
  const attacks = profilesOf(piece).map(
    ({ dice, accuracy, damage, range, noise }) =>
      `${labels.dice} ${dice}, ${labels.accuracy} ${accuracy}, ${labels.damage} ${damage}, ${labels.range} ${range}, ${noise.label}.`,
  );
  const traits = traitsOf(piece, card).map(({ label }) => `${label}.`);
  const text = textOf(piece);
  const skill = piece.skill === null ? [] : [table.say(`skill-${table.kit.skill(piece.skill)}-text`)];
  return {
    title: table.cardName(card.kind, card.empty),
    lines: [...attacks, ...valuesOf(piece), ...traits, ...(text === null ? [] : [text]), ...skill],
    rules: [],
  };
}

/** Who is in a Zone, how loud it is and what it is, what the Zombies there will do and what can be done there. */
export function aboutZone(table: BoardState, zone: number): Inspection {
  const piece = table.kit.zone(zone);
  const there = table.insight.zones.find((one) => one.zone === zone);
  const people = table.team
    .filter((one) => one.zone === zone && one.status === 'standing')
    .map((one) => table.characterName(one.character));
  const zombies = there?.zombies.map(([kind, count]) => words.t('zombicide-count', { count, what: table.say(`zombie-${kind}`) })) ?? [];
  const coming = intentions(table.kit, table.insight, zone);
  const list = (names: readonly string[]): string => new Intl.ListFormat(words.language).format(names);
  return {
    title: table.zoneName(zone),
    lines: [
      words.t(piece.dark ? 'zombicide-zone-dark' : `zombicide-zone-${piece.kind}`),
      ...(people.length > 0 ? [words.t('zombicide-zone-people', { names: list(people) })] : []),
      ...(zombies.length > 0 ? [words.t('zombicide-zone-zombies', { names: list(zombies) })] : []),
      ...(there !== undefined && there.loudness > 0 ? [words.t('zombicide-zone-noise', { noise: there.loudness })] : []),
      ...(table.kit.mission.exit === zone ? [words.t('zombicide-zone-exit')] : []),
    ],
    ...(coming.length > 0 ? { parts: [{ title: words.t('zombicide-outlook'), lines: coming }] } : {}),
    ways: table.waysAt(zone),
    rules: [],
  };
}
