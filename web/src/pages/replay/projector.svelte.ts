// Plays a film: where it stands, whether it runs, and how fast.
import type { Film } from '../../generated/Film';
import type { News } from '../../generated/News';
import { dwell, following, framesOf, within, type Frame, type Moment, type Speed } from './film';

export class Projector {
  film = $state.raw<Film>();
  frames = $state.raw<readonly Frame[]>([]);
  now = $state.raw<Moment>({ turn: 0, step: null });
  playing = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How long an event is shown, and whether events shall rather not be shown one by one. */
  constructor(
    private readonly pace: (news: News) => number,
    private readonly calm: () => boolean,
  ) {}

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** Puts in a film and goes to a turn of it. */
  load(film: Film, turn: number | null): void {
    this.film = film;
    this.frames = framesOf(film.reel);
    this.now = { turn: within(this.frames, turn), step: null };
  }

  /** Goes to a turn and stops there. */
  seek(turn: number): void {
    this.pause();
    this.now = { turn: within(this.frames, turn), step: null };
  }

  /** Runs on, from the beginning if it had come to its end. */
  play(): void {
    if (this.film === undefined) return;
    if (this.now.turn >= this.last) this.now = { turn: 0, step: null };
    this.playing = true;
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.now = { turn: this.now.turn, step: null };
  }

  #next(): void {
    const { frames } = this;
    const moment = following(frames, this.now, this.calm());
    if (moment === null) {
      this.pause();
      return;
    }
    this.now = moment;
    const time = dwell(frames, moment, this.pace, { speed: this.speed, calm: this.calm() });
    this.#timer = setTimeout(() => this.#next(), time);
  }
}
