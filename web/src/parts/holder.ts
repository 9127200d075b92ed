// The name of a seat's holder.
import type { Holder } from '../generated/Holder';
import { words } from '../i18n/words.svelte';

export function holderName(holder: Holder): string {
  switch (holder.who) {
    case 'open':
      return words.t('holder-open');
    case 'person':
      return holder.name === '' ? words.t('holder-guest') : holder.name;
    case 'bot':
      return words.t('holder-bot', { level: words.t('bot-level', { bot: holder.bot }) });
    default:
      return holder satisfies never;
  }
}
