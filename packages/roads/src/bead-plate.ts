import type { BeadCell } from './cells.ts';
import type { Marks } from './marks.ts';
import type { Winner } from './result.ts';

/** Every coup, ties too, down the columns one after the other. */
export class BeadPlate {
  readonly cells: BeadCell[] = [];
  readonly #rows: number;
  #column = 0;
  #row = 0;

  constructor(rows: number) {
    this.#rows = rows;
  }

  add(winner: Winner, marks: Marks, coup: number): void {
    const colour = winner === 'banca' ? 'red' : winner === 'punto' ? 'blue' : 'green';
    this.cells.push({ column: this.#column, row: this.#row, colour, marks, coup });
    this.#row += 1;
    if (this.#row === this.#rows) {
      this.#row = 0;
      this.#column += 1;
    }
  }
}
