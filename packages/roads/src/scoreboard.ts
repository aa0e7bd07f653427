import { type Ask, ask } from './ask.ts';
import { BeadPlate } from './bead-plate.ts';
import { BigRoad } from './big-road.ts';
import type { BeadCell, BigRoadCell, DerivedCell } from './cells.ts';
import { type Counts, Tally } from './counts.ts';
import { DerivedRoad, OFFSETS } from './derived-road.ts';
import { marksOf } from './marks.ts';
import { type Layout, layoutOf, type RoadOptions } from './options.ts';
import type { CoupResult } from './result.ts';

/** The roads of one shoe, as data for whoever draws them: each a list of cells in the order they came. */
export interface Roads {
  readonly beadPlate: readonly BeadCell[];
  readonly bigRoad: readonly BigRoadCell[];
  readonly bigEyeBoy: readonly DerivedCell[];
  readonly smallRoad: readonly DerivedCell[];
  readonly cockroachPig: readonly DerivedCell[];
  readonly ask: Ask;
  readonly counts: Counts;
}

/** Grows by one result at a time. Cells never change: a tie puts a new cell in the place of the one it marks. */
export class Scoreboard implements Roads {
  readonly #layout: Layout;
  #beads!: BeadPlate;
  #big!: BigRoad;
  #bigEyeBoy!: DerivedRoad;
  #smallRoad!: DerivedRoad;
  #cockroachPig!: DerivedRoad;
  #tally!: Tally;

  constructor(options: RoadOptions = {}) {
    this.#layout = layoutOf(options);
    this.newShoe();
  }

  /** The board is cleared. Lists handed out before keep what they held. */
  newShoe(): void {
    const layout = this.#layout;
    this.#beads = new BeadPlate(layout.rows);
    this.#big = new BigRoad(layout);
    this.#bigEyeBoy = new DerivedRoad(OFFSETS.bigEyeBoy, layout);
    this.#smallRoad = new DerivedRoad(OFFSETS.smallRoad, layout);
    this.#cockroachPig = new DerivedRoad(OFFSETS.cockroachPig, layout);
    this.#tally = new Tally();
  }

  add(result: CoupResult): void {
    const { winner } = result;
    switch (winner) {
      case 'annulled':
        return;
      case 'banca':
      case 'punto':
      case 'tie':
        break;
      default:
        throw new RangeError(`no coup is won by "${winner satisfies never}"`);
    }
    const coup = this.#tally.coups;
    const marks = marksOf(result);
    this.#tally.add(winner, marks);
    this.#beads.add(winner, marks, coup);
    if (winner === 'tie') {
      this.#big.tie();
      return;
    }
    this.#big.win(winner, marks, coup);
    const { depths } = this.#big;
    this.#bigEyeBoy.follow(depths, coup);
    this.#smallRoad.follow(depths, coup);
    this.#cockroachPig.follow(depths, coup);
  }

  get beadPlate(): readonly BeadCell[] {
    return this.#beads.cells;
  }

  get bigRoad(): readonly BigRoadCell[] {
    return this.#big.cells;
  }

  get bigEyeBoy(): readonly DerivedCell[] {
    return this.#bigEyeBoy.cells;
  }

  get smallRoad(): readonly DerivedCell[] {
    return this.#smallRoad.cells;
  }

  get cockroachPig(): readonly DerivedCell[] {
    return this.#cockroachPig.cells;
  }

  get ask(): Ask {
    return ask(this.#big.depths, this.#big.lastWinner);
  }

  get counts(): Counts {
    return { ...this.#tally };
  }
}
