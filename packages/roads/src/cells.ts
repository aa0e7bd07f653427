import type { Marks } from './marks.ts';

/** A place on a board: columns from the left, rows from the top, both from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Banca is red, punto blue, a tie green. On a derived road red and blue name no side: red repeats, blue breaks. */
export type Colour = 'red' | 'blue';

export interface BeadCell extends Place {
  readonly colour: Colour | 'green';
  readonly marks: Marks;
  /** Which coup of the shoe, from 0; annulled coups are not counted. */
  readonly coup: number;
}

export interface BigRoadCell extends Place {
  /** Null while the shoe has brought nothing but ties: they wait in the first cell for the winner who will stand there. */
  readonly colour: Colour | null;
  /** Of the coup that made the cell; pairs and naturals of ties stand on the bead plate alone. */
  readonly marks: Marks;
  /** How many ties followed it; on the first cell also those before it. */
  readonly ties: number;
  /** The coup that made the cell. */
  readonly coup: number | null;
}

export interface DerivedCell extends Place {
  readonly colour: Colour;
  /** The coup that added the cell. */
  readonly coup: number;
}
