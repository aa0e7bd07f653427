import type { RealityCheck } from '@sabot/protocol';
import type { Clock } from '../ports/clock.ts';

type Send = (check: RealityCheck) => void;

export interface RealityParts {
  readonly clock: Clock;
  /** Every how many minutes somebody wants to be told; null: never. */
  readonly minutesOf: (name: string) => Promise<number | null>;
  /** All they have, here and at tables, less all they were ever given: what play has brought them. */
  readonly playedSoFar: (name: string) => Promise<number>;
}

interface Session {
  /** When it began: for people by the wall clock, and by the monotonic one for how long it is. */
  readonly since: number;
  readonly began: number;
  readonly start: Promise<number>;
  tables: number;
  stop: () => void;
}

const A_MINUTE = 60_000;

/** Tells guests who asked for it how long they have played, and what came of it. */
export class RealityChecks {
  readonly #parts: RealityParts;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Map<string, Set<Send>>();
  #isOver = false;

  constructor(parts: RealityParts) {
    this.#parts = parts;
  }

  /** A socket of somebody's; what is returned takes it away again. */
  readonly follow = (name: string, send: Send): (() => void) => {
    const sends = this.#sockets.get(name) ?? new Set();
    this.#sockets.set(name, sends.add(send));
    return () => {
      sends.delete(send);
      if (sends.size === 0 && this.#sockets.get(name) === sends) this.#sockets.delete(name);
    };
  };

  /** Somebody has taken a place at a table. */
  came(name: string): void {
    const session = this.#sessions.get(name);
    if (session !== undefined) {
      session.tables += 1;
      return;
    }
    const { clock, playedSoFar } = this.#parts;
    const [since, began] = [clock.now(), clock.monotonic()];
    this.#sessions.set(name, { since, began, start: playedSoFar(name), tables: 1, stop: () => undefined });
    void this.changed(name);
  }

  left(name: string): void {
    const session = this.#sessions.get(name);
    if (session === undefined) return;
    session.tables -= 1;
    if (session.tables > 0) return;
    session.stop();
    this.#sessions.delete(name);
  }

  /** They want to be told at other times. The time they have played already counts. */
  async changed(name: string): Promise<void> {
    const session = this.#sessions.get(name);
    if (session === undefined) return;
    const minutes = await this.#parts.minutesOf(name);
    session.stop();
    if (minutes === null || this.#sessions.get(name) !== session || this.#isOver) return;
    const every = minutes * A_MINUTE;
    const played = this.#parts.clock.monotonic() - session.began;
    session.stop = this.#parts.clock.after(every - (played % every), () => void this.#tell(name, session));
  }

  stop(): void {
    this.#isOver = true;
    for (const session of this.#sessions.values()) session.stop();
  }

  async #tell(name: string, session: Session): Promise<void> {
    const { clock, playedSoFar } = this.#parts;
    const { since, began, start } = session;
    const minutes = Math.round((clock.monotonic() - began) / A_MINUTE);
    const net = (await playedSoFar(name)) - (await start);
    if (this.#isOver || this.#sessions.get(name) !== session) return;
    for (const send of this.#sockets.get(name) ?? []) send({ type: 'reality-check', since, minutes, net });
    await this.changed(name);
  }
}
