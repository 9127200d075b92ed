// What the next Zombie card may bring, in words, the likeliest first. Cards with figures of one kind stand together.
import type { Kind } from '../../../generated/zombicide/Kind';
import type { Outlook } from '../../../generated/zombicide/Outlook';
import { words } from '../../../i18n/words.svelte';

export interface Draw {
  text: string;
  /** Cards that bring it. */
  count: number;
}

/** Cards with figures of one kind. */
interface Figures {
  count: number;
  least: number;
  most: number;
  /** Cards after which they act at once. */
  rush: number;
}

export function drawsOf({ cards }: Outlook): Draw[] {
  const figures = new Map<Kind, Figures>();
  const draws: Draw[] = [];
  for (const [outcome, count] of cards) {
    if (outcome === 'nothing' || outcome === 'abomination') draws.push({ text: words.t(`zombicide-outlook-${outcome}`), count });
    else if ('activation' in outcome) draws.push({ text: words.t(`zombicide-outlook-activation-${outcome.activation.kind}`), count });
    else {
      const { kind, count: many, rush } = outcome.figures;
      const known = figures.get(kind) ?? { count: 0, least: many, most: many, rush: 0 };
      figures.set(kind, {
        count: known.count + count,
        least: Math.min(known.least, many),
        most: Math.max(known.most, many),
        rush: known.rush + (rush ? count : 0),
      });
    }
  }
  draws.push(...[...figures].map(([kind, one]) => ({ text: spokenFigures(kind, one), count: one.count })));
  return draws.toSorted((one, other) => other.count - one.count);
}

function spokenFigures(kind: Kind, { least, most, rush }: Figures): string {
  const all = words.t(`zombicide-map-${kind}`, { count: most });
  const figures = least === most ? all : words.t('zombicide-outlook-figures', { least, all });
  return rush === 0 ? figures : words.t('zombicide-outlook-rush', { figures, cards: rush });
}
