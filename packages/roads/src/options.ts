/**
 * What a tail does that another tail stopped above the bottom row: it `stays` on the row where it turned, or `drops`
 * again as soon as there is room below. Houses differ; nothing is derived from it.
 */
export const TAILS = ['stays', 'drops'] as const;
export type Tail = (typeof TAILS)[number];

const MOST_ROWS = 100;

export interface RoadOptions {
  /** 6 unless told, 100 at most. */
  readonly rows?: number;
  /** `stays` unless told. */
  readonly tail?: Tail;
}

export interface Layout {
  readonly rows: number;
  readonly tail: Tail;
  /** The last column taken on each row of an empty board: none. */
  readonly untaken: readonly number[];
}

export function layoutOf({ rows = 6, tail = 'stays' }: RoadOptions): Layout {
  if (!Number.isSafeInteger(rows) || rows < 1 || rows > MOST_ROWS) throw new RangeError(`a road of ${rows} rows`);
  if (!TAILS.includes(tail)) throw new RangeError(`a tail that "${tail}"`);
  return { rows, tail, untaken: new Array(rows).fill(-1) };
}
