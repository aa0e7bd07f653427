import { codewordsOf, versionFor } from './codewords.ts';

/** Row by row; true is dark. */
type Grid = (boolean | null)[][];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
/** Where the centres of the small squares stand, from version 2 on. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const bitOf = (value: number, i: number): boolean => ((value >>> i) & 1) === 1;

function remainderOf(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return rest;
}

function put(grid: Grid, y: number, x: number, isDark: boolean): void {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < grid.length) row[x] = isDark;
}

/** A square of rings around a centre. */
function square(grid: Grid, y: number, x: number, reach: number, isDark: (ring: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) put(grid, y + dy, x + dx, isDark(Math.max(Math.abs(dy), Math.abs(dx))));
  }
}

function drawFixed(grid: Grid, version: number): void {
  const size = grid.length;
  for (let i = 0; i < size; i++) {
    put(grid, 6, i, i % 2 === 0);
    put(grid, i, 6, i % 2 === 0);
  }
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(grid, y, x, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const centres = ALIGNMENT[version - 1] ?? [];
  const last = centres.at(-1);
  for (const y of centres) {
    for (const x of centres) {
      const isCorner = (y === 6 && (x === 6 || x === last)) || (x === 6 && y === last);
      if (!isCorner) square(grid, y, x, 2, (ring) => ring !== 1);
    }
  }
  if (version < 7) return;
  const bits = (version << 12) | remainderOf(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    put(grid, near, far, bitOf(bits, i));
    put(grid, far, near, bitOf(bits, i));
  }
}

/** Level M is written as 0, so that the format is the mask alone. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | remainderOf(mask, 10, 0x537)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = bitOf(bits, i);
    // Down beside the first square, and along under it; the same again at the other two.
    if (i < 8) put(grid, i < 6 ? i : i + 1, 8, isDark);
    else put(grid, 8, i === 8 ? 7 : 14 - i, isDark);
    if (i < 8) put(grid, 8, size - 1 - i, isDark);
    else put(grid, size - 15 + i, 8, isDark);
  }
  put(grid, size - 8, 8, true);
}

/** Two columns at a time, from the right, up and down in turn, past what is fixed. */
function drawData(grid: Grid, codewords: readonly number[], mask: number): void {
  const size = grid.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== null) continue;
        const isDark = i < codewords.length * 8 && bitOf(codewords[i >>> 3] as number, 7 - (i & 7));
        put(grid, y, x, isDark !== MASKS[mask]?.(y, x));
        i++;
      }
    }
  }
}

/** How hard it is to read: long runs, blocks, what looks like a corner square, and too much of one colour. */
function penaltyOf(grid: Grid): number {
  const size = grid.length;
  const dark = (y: number, x: number): boolean => grid[y]?.[x] === true;
  let [penalty, count] = [0, 0];
  for (const at of [dark, (y: number, x: number) => dark(x, y)]) {
    for (let y = 0; y < size; y++) {
      const line = Array.from({ length: size }, (_, x) => (at(y, x) ? '1' : '0')).join('');
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
      for (let x = 0; x + 11 <= size; x++) {
        const part = line.slice(x, x + 11);
        if (part === '10111010000' || part === '00001011101') penalty += 40;
      }
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (dark(y, x)) count += 1;
      if (y + 1 < size && x + 1 < size) {
        const same = [dark(y, x + 1), dark(y + 1, x), dark(y + 1, x + 1)].every((one) => one === dark(y, x));
        if (same) penalty += 3;
      }
    }
  }
  return penalty + Math.floor(Math.abs((count * 20) / size ** 2 - 10)) * 10;
}

/** A QR code of a text, at level M, row by row; null: the text is too long for a code that a telephone reads well. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const size = 17 + 4 * version;
  const codewords = codewordsOf(bytes, version);
  let best: { readonly grid: Grid; readonly penalty: number } | null = null;
  for (let mask = 0; mask < MASKS.length; mask++) {
    const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
    drawFixed(grid, version);
    drawFormat(grid, mask);
    drawData(grid, codewords, mask);
    const penalty = penaltyOf(grid);
    if (best === null || penalty < best.penalty) best = { grid, penalty };
  }
  return best?.grid.map((row) => row.map((dark) => dark === true)) ?? null;
}
