// A socket that comes back: waits longer after every failure, and not at all once the tab or the
// network is back.

/** What is needed of a WebSocket. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export type OpenWire = (address: string) => Wire;

const firstWait = 500;
const longestWait = 10_000;
/** A tab that slept for this long has probably lost its connection without being told. */
const longSleep = 30_000;
const isOpen = 1;

export interface SocketEvents {
  heard(text: string): void;
  /** The connection broke or could not be made; another attempt follows. */
  broken(): void;
}

export class LastingSocket {
  #wire: Wire | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstWait;
  #hiddenSince: number | null = null;
  #stopped = false;

  constructor(
    private address: string,
    private readonly openWire: OpenWire,
    private readonly events: SocketEvents,
  ) {
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Sends a message now; false if there is no connection. */
  send(text: string): boolean {
    if (this.#wire?.readyState !== isOpen) return false;
    this.#wire.send(text);
    return true;
  }

  /** A message proves that the way is free again; from now on it leads to this address. */
  settle(address: string): void {
    this.address = address;
    this.#wait = firstWait;
  }

  /** Connects anew at once, to another address if there is one. */
  renew(address: string = this.address): void {
    if (this.#stopped) return;
    this.address = address;
    this.#wait = firstWait;
    this.#drop();
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
  }

  #connect(): void {
    const wire = this.openWire(this.address);
    this.#wire = wire;
    // What an earlier wire still says is about an earlier state of things.
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.events.heard(event.data);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#retry();
    };
  }

  #retry(): void {
    this.#drop();
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
    this.events.broken();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  readonly #again = (): void => {
    this.events.broken();
    this.renew();
  };

  readonly #seen = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hiddenSince = Date.now();
      return;
    }
    const slept = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    if (this.#wire?.readyState !== isOpen || slept > longSleep) this.#again();
  };
}
