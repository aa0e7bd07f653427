import { eventsIn, type NumberedRow } from '../commit-row.ts';
import { NO_HASH } from '../envelope.ts';
import { isSound } from '../read-checked.ts';
import { StoreError } from '../store-error.ts';

/** Follows appends in the order of their numbers: none is missing, each event is as it was hashed and follows from the one before. */
export class AppendChain {
  readonly #heads = new Map<string, { readonly version: number; readonly hash: string }>();
  /** Whether what came before the first append is known: then a stream that was not met yet begins with it. */
  readonly #isWhole: boolean;
  #last: number | null;
  events = 0;

  constructor(after: number | null) {
    this.#isWhole = after === null;
    this.#last = after;
  }

  get streams(): number {
    return this.#heads.size;
  }

  /** The numbers must go as far as this; before the first append it is 0. */
  mustEndWith(last: number): void {
    if ((this.#last ?? 0) !== last) throw missing((this.#last ?? 0) + 1);
  }

  take(one: NumberedRow): void {
    const { commit, row } = one;
    if (this.#last === null ? commit > 1 : commit !== this.#last + 1) throw missing((this.#last ?? 0) + 1);
    this.#last = commit;
    for (const { stream, version, prev, events } of row.writes) {
      if (events.length === 0) continue;
      const before =
        this.#heads.get(stream) ?? (this.#isWhole ? { version: 0, hash: NO_HASH } : { version, hash: prev });
      if (before.version !== version || before.hash !== prev) throw damaged(stream, version + 1);
      for (const event of eventsIn(one, stream)) if (!isSound(event)) throw damaged(stream, event.version);
      this.events += events.length;
      this.#heads.set(stream, { version: version + events.length, hash: events.at(-1)!.hash });
    }
  }
}

const missing = (commit: number): StoreError =>
  new StoreError('damaged', `Append ${commit} is missing; verify the store.`);
const damaged = (stream: string, version: number): StoreError =>
  new StoreError('damaged', `${stream}: event ${version} is not as it was written; verify the store.`);
