import type { BigRoadCell } from './cells.ts';
import { type Marks, NO_MARKS } from './marks.ts';
import type { Layout } from './options.ts';
import type { Side } from './result.ts';
import { RunLayout } from './run-layout.ts';

export class BigRoad {
  readonly cells: BigRoadCell[] = [];
  /** The length of every run so far: all that the derived roads look at. */
  readonly depths: number[] = [];
  readonly #layout: RunLayout;
  #last: Side | null = null;

  constructor(layout: Layout) {
    this.#layout = new RunLayout(layout);
  }

  get lastWinner(): Side | null {
    return this.#last;
  }

  win(side: Side, marks: Marks, coup: number): void {
    const { cells, depths } = this;
    const layout = this.#layout;
    const leadingTies = this.#last === null ? (cells.pop()?.ties ?? 0) : 0;
    if (side === this.#last) {
      layout.goOn();
      (depths[depths.length - 1] as number)++;
    } else {
      layout.startRun();
      depths.push(1);
      this.#last = side;
    }
    const colour = side === 'banca' ? 'red' : 'blue';
    cells.push({ column: layout.column, row: layout.row, colour, marks, ties: leadingTies, coup });
  }

  /** A tie marks the cell it follows; a leading one waits for the first cell. */
  tie(): void {
    const { cells } = this;
    const last = cells.at(-1);
    if (last === undefined) {
      cells.push({ column: 0, row: 0, colour: null, marks: NO_MARKS, ties: 1, coup: null });
    } else {
      const { column, row, colour, marks, ties, coup } = last;
      cells[cells.length - 1] = { column, row, colour, marks, ties: ties + 1, coup };
    }
  }
}
