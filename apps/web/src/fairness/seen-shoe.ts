import type { Dealt } from '@sabot/fairness';
import { type DealtHere, seenIn, type TableMessage } from '@sabot/protocol';

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** So many shoes of a table are remembered: the one in play, and those one may still want to check. */
const REMEMBERED = 20;
const keptAs = (table: string, talla: number): string => `sabot:dealt:${table}:${talla}`;
const lastAs = (table: string): string => `sabot:dealt:${table}`;

function read(keep: Keep, key: string): DealtHere | null {
  try {
    return JSON.parse(keep.getItem(key) ?? 'null') as DealtHere | null;
  } catch {
    return null;
  }
}

/** What this browser saw leave the shoe of a talla; null: nothing. */
export const seenShoe = (table: string, talla: number, keep: Keep = sessionStorage): Dealt | null => {
  const seen = read(keep, keptAs(table, talla));
  return seen === null ? null : { cards: seen.cards, isWhole: seen.isWhole };
};

/** Notes every card as it is told, so that the proof can be compared with it when the shoe is over. */
export class ShoeNotes {
  readonly #table: string;
  readonly #keep: Keep;
  #last: DealtHere | null;

  constructor(table: string, keep: Keep = sessionStorage) {
    this.#table = table;
    this.#keep = keep;
    const talla = Number(this.#tried(() => keep.getItem(lastAs(table))));
    this.#last = talla > 0 ? read(keep, keptAs(table, talla)) : null;
  }

  see(message: TableMessage): void {
    const before = this.#last;
    const shoes = seenIn(before, message);
    for (const shoe of shoes) {
      const isNew = shoe.cards !== before?.cards || shoe.isWhole !== before.isWhole || shoe.talla !== before.talla;
      // Most messages are about chips; a version that is not written down only costs a page loaded again the next card.
      if (isNew) this.#note(shoe);
      this.#last = shoe;
    }
  }

  #note(shoe: DealtHere): void {
    this.#tried(() => {
      this.#keep.setItem(keptAs(this.#table, shoe.talla), JSON.stringify(shoe));
      this.#keep.setItem(lastAs(this.#table), String(shoe.talla));
      this.#keep.removeItem(keptAs(this.#table, shoe.talla - REMEMBERED));
    });
  }

  #tried<T>(todo: () => T): T | null {
    try {
      return todo();
    } catch {
      // Without a memory there is nothing to compare with after the page is loaded again.
      return null;
    }
  }
}
