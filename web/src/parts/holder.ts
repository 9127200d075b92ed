// The name of a seat's holder.
import type { Holder } from '../generated/Holder';
import { words } from '../i18n/words.svelte';

export function holderName(holder: Holder): string {
  switch (holder.who) {
    case 'open':
      return words.t('holder-open');
    case 'person':
      return holder.name === '' ? words.t('holder-guest') : holder.name;
    case 'bot': {
      const level = words.t('bot-level', { bot: holder.bot });
      if (holder.owner === null) return words.t('holder-bot', { level });
      return words.t('holder-bot-for', { level, name: holder.owner === '' ? words.t('holder-guest') : holder.owner });
    }
    default:
      return holder satisfies never;
  }
}
