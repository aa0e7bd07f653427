import type { Ruleset } from '@sabot/engine';
import type { Store } from '../ports/store.ts';
import type { CoupLine } from './talla-line.ts';

/** The table after an event, from where it can be folded on. */
export interface Base {
  readonly to: number;
  readonly state: unknown;
}

/** A coup in the index. Its base is in this line, or in the one of the number `baseIn`, a few coups before. */
export interface IndexedCoup extends CoupLine {
  readonly talla: number;
  readonly base: Base | null;
  readonly baseIn: number;
  /** Of a coup with very many events: a base not far from its end. */
  readonly tail: Base | null;
}

export interface IndexParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly store: Store;
  readonly shape: string;
}

/** A coup is folded on from a base no more events before it than this. */
export const BASE_EVERY = 400;
/** So many lines are written together. */
const AT_ONCE = 50;

/** Another form of the table's state has an index of its own: the bases of an older one could not be folded on. */
const coupsStream = (table: string, shape: string): string => `coups:${table}:${shape}`;

/**
 * Where each coup of a table stands in its stream, one event each, with the table as it was there now and then: a page of history
 * reads its own coups and a little before them, however long the stream is. All of it can be worked out from the table again.
 */
export class CoupIndex {
  readonly #parts: IndexParts;
  readonly #stream: string;
  #kept = 0;
  #pending: IndexedCoup[] = [];
  #base: { readonly no: number; readonly to: number } | null = null;

  constructor(parts: IndexParts) {
    this.#parts = parts;
    this.#stream = coupsStream(parts.table, parts.shape);
  }

  get stream(): string {
    return this.#stream;
  }

  /** How many coups it holds; null: it was never begun. */
  async open(): Promise<number | null> {
    const head = await this.#parts.store.head(this.#stream);
    this.#kept = head === null ? 0 : head.version - 1;
    this.#pending = [];
    this.#base = null;
    return head === null ? null : this.#kept;
  }

  /** The first event of the stream is its beginning, so that it is known from a stream that is not there. */
  async begin(): Promise<void> {
    await this.#append(0, [{ type: 'IndexBegun', data: '{}' }]);
  }

  get count(): number {
    return this.#kept + this.#pending.length;
  }

  /** A coup is over; `before` is the table before its first event. */
  async add(coup: CoupLine & { readonly talla: number; readonly tail: Base | null }, before: unknown): Promise<void> {
    const no = this.count + 1;
    const to = coup.from - 1;
    const near = this.#base !== null && to - this.#base.to <= BASE_EVERY ? this.#base : null;
    this.#base = near ?? { no, to };
    this.#pending.push({ ...coup, base: near === null ? { to, state: before } : null, baseIn: this.#base.no });
    if (this.#pending.length >= AT_ONCE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    const events = this.#pending.map((coup) => ({ type: 'CoupKept', data: JSON.stringify(coup) }));
    await this.#append(this.#kept + 1, events);
    this.#kept += this.#pending.length;
    this.#pending = [];
  }

  /** From one number to another, oldest first. */
  async lines(from: number, to: number): Promise<readonly IndexedCoup[]> {
    const found: IndexedCoup[] = [];
    for await (const { data } of this.#parts.store.read(this.#stream, from + 1, to + 1)) {
      found.push(JSON.parse(data) as IndexedCoup);
    }
    return found;
  }

  async baseOf({ base, baseIn }: IndexedCoup): Promise<Base> {
    const found = base ?? (await this.lines(baseIn, baseIn))[0]?.base;
    if (!found) throw new Error(`coup ${baseIn} of ${this.#stream} has no base`);
    return found;
  }

  /** How many coups satisfy something that holds for the first ones and not for the rest: found by halves. */
  async countWhere(isBefore: (coup: IndexedCoup) => boolean): Promise<number> {
    let [low, high] = [0, this.#kept];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const [line] = await this.lines(middle, middle);
      if (line !== undefined && isBefore(line)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  async #append(expected: number, events: readonly { readonly type: string; readonly data: string }[]): Promise<void> {
    const { table, store, ruleset } = this.#parts;
    const write = { stream: this.#stream, expected, ruleset: ruleset.id, edition: ruleset.regulation.edition, events };
    const commandId = `${this.#stream}:${expected}:${events.length}`;
    const appended = await store.append({ commandId, actor: 'house', at: 0, writes: [write] });
    if (!appended.ok) throw new Error(`coups of ${table} could not be kept: ${appended.refusal.code}`);
  }
}
