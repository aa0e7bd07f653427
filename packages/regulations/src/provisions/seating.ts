/** So many numbered places, and no 13. */
export const numberedSeats = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i < 12 ? i + 1 : i + 2));

/** Within what the reading allows, so that a table asking for more finds fewer places than it asked for. */
export const atMost = (count: number, most: number): number => Math.max(1, Math.min(count, most));
