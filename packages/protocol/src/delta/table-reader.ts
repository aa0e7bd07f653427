import type { Offered } from '../bounds.ts';
import type { TableDelta, TableMessage } from '../outbound.ts';
import { EVENTS_KEPT } from '../version.ts';
import { applyChange } from './apply-change.ts';

export interface Known {
  readonly have?: number;
}

const ASK_AGAIN_AFTER = 8;

/**
 * One table as a client follows it: makes whole messages of whole ones and of deltas. A delta that starts from something else than
 * what was read last means that a message was lost: then the whole table is asked for, with the version one has,
 * and again after some more deltas in vain: the request may have been lost too.
 */
export class TableReader {
  readonly #askForWhole: (known: Known) => void;
  #last: TableMessage | null = null;
  /** Deltas in vain since the last that was read. */
  #inVain = 0;
  /** Each act as it was last offered. */
  readonly #offers = new Map<string, Offered>();
  readonly #events = new Map<number, unknown>();

  constructor(askForWhole: (known: Known) => void) {
    this.#askForWhole = askForWhole;
  }

  /** What to say with `watch`: the version read last, nothing before the first. */
  get known(): Known {
    return this.#last === null ? {} : { have: this.#last.version };
  }

  /** The whole table with what has just happened; null where the delta cannot be applied. */
  read(message: TableMessage | TableDelta): TableMessage | null {
    const isLost = this.#inVain > 0;
    const read = message.type === 'table' ? this.#whole(message) : isLost ? null : this.#changed(message);
    if (read !== null) {
      this.#last = read;
      this.#inVain = 0;
    } else {
      if (this.#inVain % ASK_AGAIN_AFTER === 0) this.#askForWhole(this.known);
      this.#inVain += 1;
    }
    return read;
  }

  #whole(message: TableMessage): TableMessage {
    this.#offers.clear();
    this.#events.clear();
    for (const offer of message.acts) this.#offers.set(offer.act, offer);
    for (const { no, event } of message.events) this.#keep(no, event);
    return message;
  }

  #changed(delta: TableDelta): TableMessage | null {
    const before = this.#last;
    if (before === null || before.table !== delta.table || before.revision !== delta.from) return null;
    try {
      const events = delta.events.map((told, i) => this.#event(before.version + 1 + i, told));
      const own = {
        version: before.version + events.length,
        revision: delta.to,
        events,
        acts: this.#acts(before.acts, delta),
      };
      // The house has made it of a message of this very type.
      return { ...(applyChange(before, delta.change ?? {}) as TableMessage), ...own } as TableMessage;
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  #acts(before: TableMessage['acts'], { acts, offers = {} }: TableDelta): TableMessage['acts'] {
    for (const [name, change] of Object.entries(offers)) {
      this.#offers.set(name, applyChange(this.#offers.get(name), change) as Offered);
    }
    const names = acts ?? before.map(({ act }) => act);
    return names.map((name) => {
      const offer = this.#offers.get(name);
      if (offer === undefined) throw new TypeError('an act that was never offered');
      return offer;
    });
  }

  #event(no: number, told: TableDelta['events'][number]): { no: number; event: unknown } {
    let event: unknown = told;
    if (Array.isArray(told)) {
      const [back, change = {}] = told;
      const like = this.#events.get(no - back);
      if (like === undefined) throw new TypeError('an event that is not at hand');
      event = applyChange(like, change);
    }
    this.#keep(no, event);
    return { no, event };
  }

  #keep(no: number, event: unknown): void {
    this.#events.set(no, event);
    this.#events.delete(no - EVENTS_KEPT);
  }
}
