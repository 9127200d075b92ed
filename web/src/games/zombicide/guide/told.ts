// What the guide has told at the table of this page; this browser remembers it for the last one.
const place = 'horda.guide';

interface Kept {
  /** The address of the table. */
  table: string;
  told: readonly string[];
}

export function readTold(): ReadonlySet<string> {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '') as Partial<Kept>;
    return new Set(kept.table === location.pathname && Array.isArray(kept.told) ? kept.told : []);
  } catch {
    return new Set();
  }
}

export function keepTold(told: ReadonlySet<string>): void {
  const kept: Kept = { table: location.pathname, told: [...told] };
  localStorage.setItem(place, JSON.stringify(kept));
}
