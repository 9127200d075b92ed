// What a screen reader is told: the words of the log, once, a turn at a time.

/** So many lines stay in the page; a reader has read them by then. */
const kept = 12;

export interface Said {
  key: number;
  text: string;
}

export class Announcer {
  /** What can wait for the end of a sentence. */
  polite = $state.raw<readonly Said[]>([]);
  /** What cannot: an answer to what was just done. */
  urgent = $state.raw<readonly Said[]>([]);
  #next = 0;

  say(sentences: readonly string[]): void {
    this.polite = this.#add(this.polite, sentences);
  }

  interrupt(sentences: readonly string[]): void {
    this.urgent = this.#add(this.urgent, sentences);
  }

  #add(said: readonly Said[], sentences: readonly string[]): readonly Said[] {
    const text = sentences.filter((one) => one !== '').join(' ');
    if (text === '') return said;
    this.#next += 1;
    return [...said, { key: this.#next, text }].slice(-kept);
  }
}
