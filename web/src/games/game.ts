// What the frame of the table needs of a game. A new game adds one folder and one line here.
import type { Component } from 'svelte';

import type { News } from '../generated/News';
import type { Offer } from '../generated/Offer';
import type { Phrase } from '../generated/Phrase';
import type { Proposal } from '../generated/Proposal';

import type { Scene } from './scene';

export type { Proposal, Scene };

/** What a game's board is given. It draws and asks; it decides nothing. */
export interface BoardProps {
  /** The position as these eyes see it, in the game's own shape. */
  view: unknown;
  /** What the server told of the game's pieces, in the game's own shape. */
  pieces: unknown;
  /** Whose eyes: the number of a seat, or nothing for the audience. */
  eyes: number | null;
  /** What may be done: `data` is the action in the game's own shape, `action` is sent back as it is.
   * Empty while it is another seat's turn, in a replay, or in a film. */
  offers: readonly LabelledOffer[];
  /** What just happened, while it is being shown; nothing when the board is at rest. */
  scene: Scene | null;
  /** The offer that is previewed and waits for its confirmation. */
  selected: string | null;
  /** Is a refusal being shown? What mends it lets go of it with `select(null)`. */
  refused?: boolean;
  /** The offer that a hint points at. */
  hinted: string | null;
  /** What seats would like to be done; empty in a replay. */
  proposals?: readonly Proposal[];
  /** What these eyes may propose to the seat that decides for the team. */
  proposable?: readonly LabelledOffer[];
  /** Proposes something to everybody; nothing takes it back. */
  propose?(action: string | null): void;
  /** Leaves what the team decides to the bot that decides, where one does. */
  leave?: (() => void) | undefined;
  /** Says a phrase or a key of the game. */
  say(phrase: Phrase | string): string;
  /** Shows what an offer would do; the same again, or Enter, plays it. */
  select(action: string | null): void;
  /** Plays an offer at once: for what needs no confirmation. */
  act(action: string): void;
  /** Asks why an action, in the game's own shape, is not possible; the frame shows the answer. */
  explain(data: unknown): void;
  /** Plays an action that was put together, in the game's own shape; the frame shows why it is not possible, if so. */
  compose?(data: unknown): void;
  /** Answers a click that means nothing here, in words of the page. */
  tell?(note: Phrase): void;
  /** Opens everything there is to know about a thing. */
  inspect(about: Inspection): void;
  /** Names of the people and bots, by seat. */
  people?: readonly string[];
}

/** An offer with its label; one that is still fetched says nothing. In a long list it is fetched when it is read. */
export type LabelledOffer = Offer & { label: Phrase };

/** Everything about a figure, card or zone, for hold and right click. */
export interface Inspection {
  /** What it is called. */
  title: string;
  /** Sentences about it. */
  lines: readonly string[];
  /** More sentences, under headings of their own. */
  parts?: readonly InspectionPart[];
  /** What can be done with it now. */
  ways?: readonly InspectionWay[];
  /** Rules that speak of it. */
  rules: readonly string[];
  /** Its picture. */
  figure?: Component;
}

export interface InspectionPart {
  title: string;
  lines: readonly string[];
}

/** A button at something that was asked about; it closes the answer. */
export interface InspectionWay {
  label: string;
  go(): void;
}

/** What a picture of the rulebook is drawn from. */
export interface PictureProps {
  view: unknown;
  pieces: unknown;
}

/** A game as the page knows it. */
export interface GameModule {
  Board: Component<BoardProps>;
  Poster: Component;
  /** Draws a position for the rulebook, where the game has pictures. */
  Picture?: Component<PictureProps>;
  /** The key of what a seat is called once the game has given it a name of its own. */
  seatKey?(view: unknown, pieces: unknown, seat: number): string | undefined;
  /** What this seat wants, in the game's own words; nothing for the audience of a duel. */
  goal(view: unknown, eyes: number | null): Phrase | null;
  /** Is this a choice that a newcomer cannot judge? In a first game a hint comes with it unasked. */
  isOpening?(view: unknown): boolean;
  /** How long an event is shown at normal speed, in milliseconds; 0 for what needs no moment. */
  pace(news: News): number;
  /** The key of a text that tells how the story ends, once the game is over. */
  epilogue?(view: unknown, pieces: unknown): string | undefined;
  /** Do its bots take orders of their team-mates? */
  orders?: boolean;
  /** Keys that only this game knows, each with the message that says what it does. */
  keys?: readonly (readonly [key: string, text: string])[];
}

const modules: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  zombiaki: () => import('./zombiaki/module'),
  terror: () => import('./terror/module'),
  gearup: () => import('./gearup/module'),
  zombicide: () => import('./zombicide/module'),
};

/** The components of a game, fetched when they are needed. */
export async function openGame(key: string): Promise<GameModule> {
  const open = modules[key];
  if (open === undefined) throw new Error(`this page cannot draw the game "${key}"`);
  return (await open()).default;
}
