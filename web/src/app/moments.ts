// How long ago, as people say it.
const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 minutes ago", "yesterday"; anything under a minute is now. */
export function ago(language: string, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - then);
  for (const [unit, length] of units) {
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  }
  return format.format(0, 'second');
}
