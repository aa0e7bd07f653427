import type { Envelope } from './envelope.ts';

export type OrderFault = 'out-of-order' | 'act-missing';

const isSameAppend = (a: Envelope, b: Envelope): boolean =>
  a.commit === b.commit && a.commandId === b.commandId && a.actor === b.actor && a.at === b.at;

/**
 * Follows one stream: the numbers of its appends must grow, and in a stream with acts each append must begin with one. A stream
 * has acts if it is said to, or if one of its appends had some. What was written before appends were counted is left as it is.
 */
export class OrderOfAppends {
  #last: Envelope | null = null;
  #hasActs: boolean;

  constructor(hasActs: boolean) {
    this.#hasActs = hasActs;
  }

  take(event: Envelope): OrderFault | null {
    const last = this.#last;
    this.#last = event;
    if (event.commit === 0) return last !== null && last.commit > 0 ? 'out-of-order' : null;
    if (last !== null && isSameAppend(last, event)) return event.act !== null && !this.#hasActs ? 'act-missing' : null;
    if (last !== null && event.commit <= last.commit) return 'out-of-order';
    if (event.act !== null) this.#hasActs = true;
    return event.act === null && this.#hasActs ? 'act-missing' : null;
  }
}
