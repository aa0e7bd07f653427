import type { Layout } from './options.ts';

/**
 * Where the cells of a road stand, run after run: down a column, and to the right, as a dragon tail, when the way down
 * is blocked. A later run starts to the right of an earlier one and always stays above its tail, so the last column
 * taken on a row tells whether a cell of that row is free: no grid is kept.
 */
export class RunLayout {
  readonly #rows: number;
  readonly #dropsAgain: boolean;
  readonly #lastTaken: number[];
  #turned = false;
  column = -1;
  row = 0;

  constructor({ rows, tail, untaken }: Layout) {
    this.#rows = rows;
    this.#dropsAgain = tail === 'drops';
    this.#lastTaken = untaken.slice();
  }

  /** The first cell of a new run: on the top row, in the first free column. */
  startRun(): void {
    this.column = (this.#lastTaken[0] as number) + 1;
    this.row = 0;
    this.#turned = false;
    this.#lastTaken[0] = this.column;
  }

  /** The next cell of the run. */
  goOn(): void {
    const below = this.row + 1;
    const mayDrop = this.#dropsAgain || !this.#turned;
    if (mayDrop && below < this.#rows && (this.#lastTaken[below] as number) < this.column) {
      this.row = below;
    } else {
      this.#turned = true;
      this.column += 1;
    }
    this.#lastTaken[this.row] = this.column;
  }
}
