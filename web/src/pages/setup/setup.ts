// The set-up of a table: who sits where, which readings of the rules, and the request that opens it.
import type { Game } from '../../generated/Game';
import type { NewTable } from '../../generated/NewTable';
import type { SeatChoice } from '../../generated/SeatChoice';

/** Who gets a seat: me, a person by link, a bot, or a person beside me. */
export const whos = ['me', 'friend', 'bot', 'here'] as const;
export type Who = (typeof whos)[number];

export interface Chair {
  who: Who;
  /** Which bot, also while none sits here: changing one's mind keeps the level. */
  bot: string;
}

/** Bots for most people, and the rest. */
const usual: readonly string[] = ['easy', 'normal', 'hard'];

export function usualBots(bots: readonly string[]): string[] {
  return bots.filter((bot) => usual.includes(bot));
}

export function furtherBots(bots: readonly string[]): string[] {
  return bots.filter((bot) => !usual.includes(bot));
}

/** How many seats a table with these options has. */
export function seatCount(game: Game, chosen: Readonly<Record<string, string>>): number {
  const counting = game.options.find((option) => option.name === game.seats_by);
  return counting === undefined ? game.seats.length : Number(chosen[counting.name] ?? counting.values[0]);
}

/** The seat that I begin with: the last one, which moves second, or the first where more may come. */
export function ownSeat(game: Game): number {
  return game.seats_by === null ? game.seats.length - 1 : 0;
}

/** Me on my seat, the others as company; also for seats that only a larger table has. */
export function chairsFor(game: Game, company: 'bot' | 'friend'): Chair[] {
  // An opponent begins easy; a partner who plays badly loses the game for all.
  const wanted = game.team ? 'normal' : 'easy';
  const bot = game.bots.find((one) => one === wanted) ?? usualBots(game.bots)[0] ?? game.bots[0] ?? '';
  return game.seats.map((_, seat) => ({ who: seat === ownSeat(game) ? 'me' : company, bot }));
}

/** Chairs for a table of so many seats. If mine is not among them, I move to the last one that is. */
export function fitted(chairs: readonly Chair[], count: number): Chair[] {
  return chairs.findIndex((chair) => chair.who === 'me') < count ? [...chairs] : seated(chairs, count - 1, 'me');
}

/** Chooses the holder of a seat. I hold one seat: taking a second one swaps the two. */
export function seated(chairs: readonly Chair[], seat: number, who: Who): Chair[] {
  const before = chairs[seat];
  if (before === undefined) return [...chairs];
  return chairs.map((chair, number) => {
    if (number === seat) return { ...chair, who };
    return who === 'me' && chair.who === 'me' ? { ...chair, who: before.who, bot: before.bot } : chair;
  });
}

/** What the button that opens the table promises. */
export type Start = 'start' | 'start-invite' | 'start-watch';

export function startOf(chairs: readonly Chair[]): Start {
  if (chairs.some((chair) => chair.who === 'friend')) return 'start-invite';
  return chairs.every((chair) => chair.who === 'bot') ? 'start-watch' : 'start';
}

/** The options that differ from their default, which is their first value. */
export function changedOptions(game: Game, chosen: Readonly<Record<string, string>>): Record<string, string> {
  const changed = game.options.flatMap(({ name, values }) => {
    const value = chosen[name];
    return value === undefined || value === values[0] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}

/** What a person chose beside seats and readings of the rules. */
export interface Manner {
  listed: boolean;
  /** Are hints and chances allowed? Null leaves it to what is usual at such a table. */
  advice: boolean | null;
}

/** Hints and chances are usual in a team, and where people have no person against them. */
export function usualAdvice(game: Game, chairs: readonly Chair[]): boolean {
  return game.team || chairs.filter((chair) => chair.who !== 'bot').length <= 1;
}

export function newTable(game: Game, chairs: readonly Chair[], chosen: Readonly<Record<string, string>>, manner: Manner): NewTable {
  return { game: game.key, options: changedOptions(game, chosen), seats: chairs.map(choice), ...manner };
}

function choice({ who, bot }: Chair): SeatChoice {
  switch (who) {
    case 'me':
    case 'here':
      return { who: 'me' };
    case 'friend':
      return { who: 'friend' };
    case 'bot':
      return { who: 'bot', bot };
    default:
      return who satisfies never;
  }
}

/** A value of an option in words; without a text, the value itself made readable. */
export function valueWords(said: string, value: string): string {
  if (said !== '' && !said.startsWith('⟨')) return said;
  return value.replaceAll('-', ' ');
}
