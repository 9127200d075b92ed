// Requests that wait for their answers.
import type { ClientMessage } from '../generated/ClientMessage';
import type { ServerMessage } from '../generated/ServerMessage';

/** The answer to a request; `lost` if the connection broke before one came. */
export type Answer = ServerMessage | { type: 'lost' };

/** Every message of a client is a request. */
export type Request = ClientMessage;

interface Pending {
  request: Request;
  resolve(answer: Answer): void;
}

export class Requests {
  readonly #pending = new Map<string, Pending>();

  /** Remembers a request until it is answered. */
  add(request: Request): Promise<Answer> {
    return new Promise((resolve) => this.#pending.set(request.id, { request, resolve }));
  }

  answer(id: string | null, answer: Answer): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id === null || pending === undefined) return;
    this.#pending.delete(id);
    pending.resolve(answer);
  }

  /** The connection broke. Actions keep waiting: they are said again under the same id, and
   * the server does not carry out twice what it knows. Everything else is told that it is lost. */
  breakOff(): void {
    for (const { request } of [...this.#pending.values()]) {
      if (request.type !== 'act') this.answer(request.id, { type: 'lost' });
    }
  }

  /** What is to be said again. */
  unanswered(): Request[] {
    return [...this.#pending.values()].map((pending) => pending.request);
  }

  loseAll(): void {
    for (const id of [...this.#pending.keys()]) this.answer(id, { type: 'lost' });
  }
}

/** An id for a request. `randomUUID` is not there on plain HTTP, as in a home network. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
