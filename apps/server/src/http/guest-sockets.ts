/** A socket that can be closed with a code. */
export interface Closable {
  close(code: number): void;
}

/** The session of this socket was ended: come again, without it. */
const SESSION_ENDED = 4003;

/** The open sockets of every guest. */
export class GuestSockets {
  readonly #sockets = new Map<string, Set<Closable>>();

  has(name: string): boolean {
    return this.#sockets.has(name);
  }

  /** What is returned takes it away again. */
  add(name: string, socket: Closable): () => void {
    const theirs = this.#sockets.get(name) ?? new Set();
    this.#sockets.set(name, theirs.add(socket));
    return () => {
      theirs.delete(socket);
      if (theirs.size === 0 && this.#sockets.get(name) === theirs) this.#sockets.delete(name);
    };
  }

  end(name: string): void {
    for (const socket of [...(this.#sockets.get(name) ?? [])]) socket.close(SESSION_ENDED);
  }
}
