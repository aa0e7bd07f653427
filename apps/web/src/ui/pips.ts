/** Where the pips of a card lie, in a field of 64 by 90; those of the lower half stand on their heads. */
export type Pip = readonly [x: number, y: number];

const [LEFT, MIDDLE, RIGHT] = [20.5, 32, 43.5];
const [TOP, UPPER, CENTRE, LOWER, BOTTOM] = [17, 34.3, 45, 55.7, 73];
const both = (y: number): readonly Pip[] => [
  [LEFT, y],
  [RIGHT, y],
];

export const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  A: [[MIDDLE, CENTRE]],
  2: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  4: [...both(TOP), ...both(BOTTOM)],
  5: [...both(TOP), [MIDDLE, CENTRE], ...both(BOTTOM)],
  6: [...both(TOP), ...both(CENTRE), ...both(BOTTOM)],
  7: [...both(TOP), [MIDDLE, 31], ...both(CENTRE), ...both(BOTTOM)],
  8: [...both(TOP), [MIDDLE, 31], ...both(CENTRE), [MIDDLE, 59], ...both(BOTTOM)],
  9: [...both(TOP), ...both(UPPER + 1.4), [MIDDLE, CENTRE], ...both(LOWER - 1.4), ...both(BOTTOM)],
  T: [...both(TOP), [MIDDLE, 25.6], ...both(UPPER + 1.4), ...both(LOWER - 1.4), [MIDDLE, 64.4], ...both(BOTTOM)],
};
