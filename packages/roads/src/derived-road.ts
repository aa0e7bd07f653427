import type { Colour, DerivedCell } from './cells.ts';
import type { Layout } from './options.ts';
import { RunLayout } from './run-layout.ts';

/** How many columns to the left each derived road looks. */
export const OFFSETS = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;
export type DerivedRoadName = keyof typeof OFFSETS;

/**
 * What the last cell of the last column adds to the derived road that looks `offset` columns back; null where the
 * column compared does not exist. A column is a run, however deep, never the cells of a dragon tail.
 *
 * The first cell of a column is red where the two columns before it, so far apart, are equally deep. A later cell is
 * blue where it stands just below the end of the column compared: above that both have a cell, further down neither.
 */
export function derivedColour(depths: readonly number[], offset: number): Colour | null {
  const last = depths.length - 1;
  const depth = depths[last] as number;
  const isFirst = depth === 1;
  const compared = isFirst ? last - 1 - offset : last - offset;
  if (compared < 0) return null;
  const above = isFirst ? (depths[last - 1] as number) : depth - 1;
  return (depths[compared] === above) === isFirst ? 'red' : 'blue';
}

export class DerivedRoad {
  readonly cells: DerivedCell[] = [];
  readonly #offset: number;
  readonly #layout: RunLayout;
  #last: Colour | null = null;

  constructor(offset: number, layout: Layout) {
    this.#offset = offset;
    this.#layout = new RunLayout(layout);
  }

  /** After the big road has grown by one cell. */
  follow(depths: readonly number[], coup: number): void {
    const colour = derivedColour(depths, this.#offset);
    if (colour === null) return;
    const layout = this.#layout;
    if (colour === this.#last) layout.goOn();
    else layout.startRun();
    this.#last = colour;
    this.cells.push({ column: layout.column, row: layout.row, colour, coup });
  }
}
