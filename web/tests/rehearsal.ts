// A small mission of Zombicide for tests: what they need is there from the start, whatever is dealt and drawn.
import type { Page } from 'playwright-core';

export interface Rehearsal {
  /** Where the team starts, with an Objective: in the room, which has doors to `9R.ML` and `9R.MR`, or in the street. */
  start: '9R.A' | '9R.TL';
  /** AP of that Objective, and the card that it brings. */
  adrenaline?: number;
  brings?: 'fire-axe' | 'sawed-off' | 'flashlight';
  /** Does the Clock show midnight, with the modules of Washington Z.C.? */
  night?: boolean;
  /** Zombies by Zone and kind. */
  zombies?: readonly (readonly [zone: string, kind: string, count: number])[];
}

export type Chair = { who: 'me' } | { who: 'friend' } | { who: 'bot'; bot: string };

const text = (language: string): string =>
  `[text.${language}]\ntitle = "Rehearsal"\nstory = "A test."\nwon = "Won."\nlost = "Lost."\ngoal = "Take all."\n`;

function mission({ start, adrenaline = 5, brings = 'fire-axe', night = false, zombies = [] }: Rehearsal): string {
  const there = zombies.map(([at, zombie, count]) => `[[zombies]]\nat = "${at}"\nzombie = "${zombie}"\ncount = ${count}\n`);
  return `id = "rehearsal"
difficulty = "easy"
${night ? 'modules = ["advanced", "keep", "ko", "clock"]\nhour = 0\n' : ''}tiles = ["9R@0 6R@0"]
start = ["${start}"]
abominations = []

[[spawn]]
at = "6R.TR"

[[objective]]
at = "${start}"
adrenaline = ${adrenaline}

[[objective]]
at = "6R.B"

[[goal]]
text = "goal"
when = { taken = "all" }

[[trigger]]
on = { taken-at = "${start}" }
do = [{ give = "${brings}" }]

${[...there, text('en'), text('pl')].join('\n')}`;
}

/** Opens a table with such a mission and goes there; tells the codes of its invitations. */
export async function rehearse(
  page: Page,
  rehearsal: Rehearsal,
  seats: readonly Chair[] = [{ who: 'me' }],
  options: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  await page.goto('/');
  const players = seats.length === 1 ? {} : { players: String(seats.length) };
  const data = { game: 'zombicide', seats, options: { ...players, ...options }, document: mission(rehearsal) };
  const answer = await page.request.post('/api/tables', { data });
  const opened = (await answer.json()) as { table: string; invitations: readonly { code: string }[] };
  await page.goto(`/t/${opened.table}`);
  await page.locator('[data-table]').waitFor();
  return opened.invitations.map(({ code }) => code);
}
