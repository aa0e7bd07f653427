/** What the heartbeat needs of a socket. */
export interface Peer {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'message', heard: () => void): unknown;
}

/**
 * Pings every socket, and cuts off those that have said nothing since the last time: a peer whose cable was pulled says no goodbye.
 * It goes by the machine's own timer: a house whose clock stands still has real lines all the same.
 */
export class Heartbeat {
  readonly #peers = new Map<Peer, { isAlive: boolean }>();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #everyMs: number;
  readonly #cutOff: () => void;
  #last = performance.now();

  constructor(everyMs: number, cutOff: () => void) {
    this.#everyMs = everyMs;
    this.#cutOff = cutOff;
    this.#timer = setInterval(() => this.#beat(), everyMs);
    this.#timer.unref();
  }

  /** What is returned takes it away again. */
  add(peer: Peer): () => void {
    const heard = { isAlive: true };
    const alive = (): void => {
      heard.isAlive = true;
    };
    peer.on('pong', alive);
    peer.on('message', alive);
    this.#peers.set(peer, heard);
    return () => void this.#peers.delete(peer);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#peers.clear();
  }

  #beat(): void {
    const now = performance.now();
    // A house that was itself asleep has not read the answers that wait for it.
    const overslept = now - this.#last > this.#everyMs * 1.5;
    this.#last = now;
    for (const [peer, heard] of this.#peers) {
      if (heard.isAlive || overslept) {
        heard.isAlive = false;
        peer.ping();
      } else {
        this.#peers.delete(peer);
        this.#cutOff();
        peer.terminate();
      }
    }
  }
}
