// What a person chose about tables; this browser remembers it.
import type { Speed } from './director.svelte';

export const speeds: readonly Speed[] = ['normal', 'fast', 'once'];

interface Kept {
  speed: Speed;
  sound: boolean;
  notices: boolean;
  chances: boolean;
  /** Games that were played to their end here. */
  known: readonly string[];
}

const place = 'horda.table';
const usual: Kept = { speed: 'normal', sound: false, notices: false, chances: true, known: [] };

/** Reads what was kept; what cannot be read is as usual. */
function readSettings(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Kept>;
    const speed = speeds.find((one) => one === kept.speed) ?? usual.speed;
    return {
      speed,
      sound: kept.sound === true,
      notices: kept.notices === true,
      chances: kept.chances ?? usual.chances,
      known: Array.isArray(kept.known) ? kept.known : usual.known,
    };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state.raw<Kept>(readSettings(localStorage.getItem(place)));
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');

  get speed(): Speed {
    return this.#kept.speed;
  }

  /** The speed at which things are shown: nothing moves where the user prefers reduced motion. */
  get pace(): Speed {
    return this.#still.matches ? 'once' : this.#kept.speed;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  get notices(): boolean {
    return this.#kept.notices && 'Notification' in window && Notification.permission === 'granted';
  }

  get chances(): boolean {
    return this.#kept.chances;
  }

  /** Has no game of this kind come to its end in this browser yet? */
  isNew(game: string): boolean {
    return !this.#kept.known.includes(game);
  }

  learn(game: string): void {
    if (this.isNew(game)) this.change({ known: [...this.#kept.known, game] });
  }

  change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(place, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
