// Turns arrive faster than people read: the director shows them one after the other, event by
// event, and lets go of the board when it is at rest.
import { sceneAt, type Scene, type ShownTurn } from '../games/scene';
import type { News } from '../generated/News';

export type Speed = 'normal' | 'fast' | 'once';

/** A turn that is to be shown. */
export interface Take extends ShownTurn {
  after: unknown;
  /** Who acted. */
  seat: number;
  /** Whether this page asked for it: what oneself did begins to show at once. */
  own: boolean;
}

export interface DirectorOptions {
  /** Milliseconds of an event at normal speed. */
  pace(news: News): number;
  speed(): Speed;
}

const factor: Readonly<Record<Exclude<Speed, 'once'>, number>> = { normal: 1, fast: 4 };
/** A page that is further behind than this skips to the present position. */
const mostWaiting = 12;
/** A turn of the game is some actions of one seat; a replay of more would be the replay page. */
const mostKept = 60;

export class Director {
  scene = $state.raw<Scene | null>(null);
  /** The position after the scene that is shown. */
  after = $state.raw<unknown>(null);
  /** Who acted in what is shown, and how many turns are known that come after it. */
  shown = $state.raw<{ seat: number; ahead: number } | null>(null);
  paused = $state(false);
  /** The last turns of one seat, which can be shown again. */
  last = $state.raw<readonly Take[]>([]);

  readonly running = $derived(this.scene !== null);
  /** The event that is shown, or else the last one that happened. */
  readonly current = $derived.by((): News | null => {
    const take = this.scene ?? this.last.findLast((one) => one.news.length > 0);
    return take === undefined ? null : (take.news['step' in take ? take.step : take.news.length - 1] ?? null);
  });

  #film: Take[] = [];
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: DirectorOptions) {}

  add(take: Take): void {
    this.#keep(take);
    if (take.own) this.skip();
    if (this.scene === null) {
      if (this.options.speed() === 'once' || this.#isStill(take)) return;
      this.#film = [take];
      this.#begin(0);
      return;
    }
    this.#film.push(take);
    this.#tell();
    if (this.#film.length - this.#at > mostWaiting) this.#begin(this.#film.length - 1);
  }

  /** Shows where things stand at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#film = [];
    this.scene = null;
    this.shown = null;
    this.paused = false;
  }

  /** Forgets everything: another position came from elsewhere. */
  clear(): void {
    this.skip();
    this.last = [];
  }

  /** Shows the last turn again. Where nothing moves by itself, it waits for the arrows. */
  replay(): void {
    const film = this.last.filter((take) => take.news.length > 0);
    if (film.length === 0) return;
    this.skip();
    this.#film = film;
    this.paused = this.options.speed() === 'once';
    this.#begin(0);
  }

  /** One event on or back; from here on the person turns the pages. */
  step(by: 1 | -1): void {
    if (this.scene === null) return;
    clearTimeout(this.#timer);
    this.paused = true;
    const step = this.scene.step + by;
    if (step >= this.scene.news.length) this.#begin(this.#at + 1);
    else if (step >= 0) this.#show(step);
    else if (this.#at > 0) this.#begin(this.#at - 1, 'end');
  }

  resume(): void {
    if (this.scene === null) return;
    this.paused = false;
    this.#wait();
  }

  #keep(take: Take): void {
    const same = this.last.at(-1)?.seat === take.seat ? this.last : [];
    this.last = [...same, take].slice(-mostKept);
  }

  #begin(at: number, from: 'start' | 'end' = 'start'): void {
    clearTimeout(this.#timer);
    const take = this.#film[at];
    if (take === undefined) return this.skip();
    // A turn in which nothing happened has no scene.
    if (take.news.length === 0) return this.#begin(from === 'start' ? at + 1 : at - 1, from);
    this.#at = at;
    this.after = take.after;
    this.#tell();
    this.#show(from === 'start' ? 0 : take.news.length - 1);
    if (!this.paused) this.#wait();
  }

  #show(step: number): void {
    const take = this.#film[this.#at];
    this.scene = take === undefined ? null : sceneAt(take, step);
  }

  /** Waits for as long as the event needs; what needs no moment is passed over. */
  #wait(): void {
    const scene = this.scene;
    if (scene === null) return;
    const speed = this.options.speed();
    if (speed === 'once') return this.skip();
    const step = scene.news.findIndex((news, at) => at >= scene.step && this.options.pace(news) > 0);
    const news = scene.news[step];
    if (news === undefined) return this.#begin(this.#at + 1);
    if (step !== scene.step) this.#show(step);
    this.#timer = setTimeout(() => this.#next(step + 1), this.options.pace(news) / factor[speed]);
  }

  #next(step: number): void {
    const scene = this.scene;
    if (scene === null) return;
    if (step >= scene.news.length) return this.#begin(this.#at + 1);
    this.#show(step);
    this.#wait();
  }

  #tell(): void {
    const take = this.#film[this.#at];
    const ahead = this.#film.slice(this.#at + 1).filter((one) => one.news.length > 0).length;
    this.shown = take === undefined ? null : { seat: take.seat, ahead };
  }

  #isStill(take: Take): boolean {
    return take.news.every((news) => this.options.pace(news) === 0);
  }
}
