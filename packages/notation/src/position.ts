/** A place in a file; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}
