// People at tables, in real browsers against a real server.
import { expect, test } from 'vitest';

import { startServer, type Person } from './server';
import { isOver, mover, offers, openAgainstBot, play, played, turnsPlayed, undoLit } from './steps';

const { server, newPerson } = startServer();

/** Two people at a table: one opens it, the other follows the link. */
async function sitDownTogether(): Promise<[Person, Person]> {
  const [ada, ben] = [await newPerson(), await newPerson()];
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Play with a friend' }).first().click();
  await ada.page.getByRole('button', { name: 'Open the table and invite' }).click();
  const link = await ada.page.getByLabel('Link with the invitation').inputValue();
  expect(link).toMatch(/\/t\/[a-z0-9]+#[a-z0-9]{26}$/);
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name (you can leave it empty)').fill('Ben');
  await ben.page.getByRole('button', { name: /^Sit down/ }).click();
  // The code leaves the address: it shall not be copied or remembered with it.
  await expect.poll(() => new URL(ben.page.url()).hash).toBe('');
  await ada.page.getByText('Ben').first().waitFor();
  return [ada, ben];
}

test('a table of a duel waits for the friend, and shows no seat before', async () => {
  const ada = await newPerson();
  await ada.page.goto('/new/zombiaki?with=friend');
  await ada.page.getByRole('button', { name: 'Open the table and invite' }).click();
  await ada.page.getByText('Waits for: Zombies').waitFor();
  const link = await ada.page.getByLabel('Link with the invitation').inputValue();
  expect(await ada.page.getByRole('button', { name: /^(Undo|Hint)/ }).count()).toBe(0);
  expect(await offers(ada.page).count()).toBe(0);
  await ada.page.goto('/');
  await ada.page.getByText('Waiting for somebody').waitFor();
  await ada.page.goBack();
  await ada.page.getByText('Waits for: Zombies').waitFor();

  const ben = await newPerson({ size: [390, 844] });
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: /^Sit down/ }).click();
  await ben.page.getByText('Your turn: Zombies').waitFor();
  await ada.page.getByText('Waits for: Zombies').waitFor({ state: 'detached' });
  await ada.page.getByRole('button', { name: /^Undo/ }).waitFor();

  // People who play against each other get no hints unless they chose so.
  await ada.page.getByRole('button', { name: 'Win chance' }).waitFor();
  await ada.page.getByText('Hints and chances are switched off').waitFor();
  expect(await ada.page.getByRole('button', { name: /^Hint/ }).count()).toBe(0);
  await ada.page.keyboard.press('h');
  await ada.page.getByText('Who sets up a table can allow them.').first().waitFor();

  const eve = await newPerson();
  await eve.page.goto(link);
  await eve.page.getByText('You are watching').first().waitFor();
  expect(await eve.page.getByRole('button', { name: /^Sit down/ }).count(), 'an invitation works once').toBe(0);
});

test('hints between people are allowed where the table says so', async () => {
  const { page } = await newPerson();
  await page.goto('/new/zombiaki?with=friend');
  const allowed = page.getByRole('radio', { name: /^Allowed/ });
  expect(await allowed.isChecked()).toBe(false);
  await page.getByRole('radio', { name: /^Bot/ }).first().check();
  expect(await allowed.isChecked(), 'against a bot they are usual').toBe(true);
  await page
    .getByRole('radio', { name: /^Someone here/ })
    .first()
    .check();
  await allowed.check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.getByRole('button', { name: /^Hint/ }).waitFor();
});

test('a newcomer is in a game against a bot with one click', async () => {
  const { page } = await newPerson();
  const start = Date.now();
  await openAgainstBot(page);
  expect(Date.now() - start).toBeLessThan(30_000);
  await play(page);
  await expect.poll(() => turnsPlayed(page)).toBeGreaterThan(0);
});

test('two browsers play a whole game, through a crash of the server and a reload', async () => {
  const [ada, ben] = await sitDownTogether();
  let turns = 0;
  for (;;) {
    const page = await mover(ada.page, ben.page);
    if (page === undefined) break;
    const before = await turnsPlayed(page);
    await play(page, turns);
    await expect.poll(() => turnsPlayed(page)).toBeGreaterThan(before);
    turns += 1;
    if (turns === 8) await server.crash();
    if (turns === 14) await ada.page.reload();
  }
  expect(turns).toBeGreaterThan(20);
  expect(await isOver(ben.page)).toBe(true);
  await ada.page.getByRole('button', { name: /Rematch/ }).click();
  await ada.page.waitForURL((url) => !url.pathname.includes(new URL(ben.page.url()).pathname));
  await ben.page.getByRole('link', { name: 'To the rematch' }).click();
  await ben.page.waitForURL(ada.page.url());
});

test('two on one device pass it behind a privacy screen', async () => {
  const { page } = await newPerson();
  await page.goto('/new/zombiaki');
  await page.getByRole('radio', { name: 'Me' }).first().check();
  await page
    .getByRole('radio', { name: /Someone here/ })
    .last()
    .check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const ready = page.getByRole('button', { name: 'Ready' });
  await page.getByText('Pass the device: Zombies').waitFor();
  await ready.click();
  await offers(page).first().waitFor();
  for (let turn = 0; turn < 30 && !(await ready.isVisible()); turn += 1) {
    await played(page, async () => play(page, (await offers(page).count()) - 1));
    await ready.or(offers(page).first()).first().waitFor();
  }
  await page.getByText('Pass the device: Humans').waitFor();
  expect(await offers(page).count(), 'nothing is shown before').toBe(0);
  await ready.click();
  await offers(page).first().waitFor();
});

test('a refusal says why, by which rule and what would help, in both languages', async () => {
  const [, { page }] = await sitDownTogether();
  // The zombies discard, end their turn, and try a card all the same.
  for (const wanted of [/Discard/, /End/]) {
    const before = await turnsPlayed(page);
    await offers(page).filter({ hasText: wanted }).first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => turnsPlayed(page)).toBeGreaterThan(before);
  }
  await page.getByRole('region', { name: 'Your cards' }).getByRole('button').first().click();
  const bar = page.locator('.refusal');
  await bar.getByRole('button', { name: 'Why? Shows the rule' }).waitFor();
  const english = await bar.innerText();
  expect(english, 'no code in a sentence').not.toMatch(/ZK-/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /Polski/ }).click();
  await bar.getByRole('button', { name: 'Dlaczego? Pokazuje zasadę' }).click();
  await page.getByRole('dialog').getByText('ZK-RUL-41').waitFor();
  expect(await bar.innerText()).not.toBe(english);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
});

test('what was played can be taken back', async () => {
  const { page } = await newPerson();
  await openAgainstBot(page);
  const before = await turnsPlayed(page);
  await play(page);
  await expect.poll(() => turnsPlayed(page)).toBeGreaterThan(before);
  await undoLit(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => turnsPlayed(page)).toBe(before);
  await offers(page).first().waitFor();
});

test('between people taking back is asked for, declined and agreed to', async () => {
  const [ben, ada] = await sitDownTogether();
  for (const wanted of [/Discard/, /End/]) {
    const before = await turnsPlayed(ada.page);
    await offers(ada.page).filter({ hasText: wanted }).first().click();
    await ada.page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => turnsPlayed(ada.page)).toBeGreaterThan(before);
  }
  const turns = await turnsPlayed(ada.page);
  await ada.page.getByRole('button', { name: /^Ask to undo/ }).click();
  await ben.page.getByRole('button', { name: 'Decline' }).click();
  await ada.page
    .getByText(/no taking back/)
    .first()
    .waitFor();
  expect(await turnsPlayed(ada.page)).toBe(turns);
  await ada.page.getByRole('button', { name: /^Ask to undo/ }).click();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => turnsPlayed(ada.page)).toBeLessThan(turns);
});

test('a hint points at an offer and plays it', async () => {
  const { page } = await newPerson();
  await openAgainstBot(page);
  const before = await turnsPlayed(page);
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.getByText(/Your chance: \d+% → \d+%|Your chance after it: about \d+%/).waitFor();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => turnsPlayed(page)).toBeGreaterThan(before);
});

test('a spectator sees the table and no dead controls', async () => {
  const [ada] = await sitDownTogether();
  const eve = await newPerson();
  await eve.page.goto(new URL(ada.page.url()).pathname);
  await eve.page.getByText('You are watching').first().waitFor();
  expect(await eve.page.getByRole('button', { name: /^(Undo|Hint)/ }).count()).toBe(0);
  expect(await offers(eve.page).count()).toBe(0);
});

test('every event is announced from the same words as the log', async () => {
  const { page } = await newPerson();
  await openAgainstBot(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('[aria-live]')) {
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  const [offer = ''] = await offers(page).allInnerTexts();
  await play(page);
  const card = offer.replace(/^[\d\s]*Discard /, '').trim();
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' '))).toContain(card);
});
