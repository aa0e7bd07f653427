import { PROTOCOL } from '@sabot/protocol';
import type { House, Reply, Wire, WireEars } from '../src/house/house.ts';

/** One connection to a house that a test plays by hand. */
export interface FakeWire {
  readonly said: Record<string, unknown>[];
  hear(message: object): void;
  drop(): void;
}

/** A house at the other end of a wire, whose every word a test speaks. */
export class FakeHouse implements House {
  readonly address = 'http://house.test';
  readonly wires: FakeWire[] = [];
  /** Connections are refused. */
  isShut = false;

  async request(): Promise<Reply> {
    throw new Error('this house answers over its wire alone');
  }

  connect(_cookie: string | null, ears: WireEars): Wire {
    const said: Record<string, unknown>[] = [];
    if (this.isShut) {
      setImmediate(() => ears.closed());
      return { send: () => undefined, close: () => undefined };
    }
    this.wires.push({ said, hear: (message) => ears.heard(JSON.stringify(message)), drop: () => ears.closed() });
    setImmediate(() => ears.open());
    return { send: (text) => void said.push(JSON.parse(text)), close: () => undefined };
  }

  get wire(): FakeWire {
    const last = this.wires.at(-1);
    if (last === undefined) throw new Error('nobody has called');
    return last;
  }
}

export const welcome = { type: 'welcome', protocol: PROTOCOL, you: 'ana', money: 'play' };
export const tableAt = (version: number): object => ({
  type: 'table',
  table: 't.1',
  ruleset: 'r',
  game: 'punto-banca',
  version,
  revision: version,
  view: {},
  bots: [],
  shuffle: null,
  events: [],
  acts: [],
  awaits: [],
});
