import type { Curve, Point } from '../any-game/curve.ts';
import type { Box } from '../any-game/room.ts';
import type { Sizes } from './seat-places.ts';

/** A bet that is laid in the middle, in a numbered department for each seat. */
export interface Row {
  readonly bet: string;
  readonly name: Point & { readonly anchor: 'end' | 'middle' };
  readonly boxes: readonly (Box & { readonly n: number })[];
}

interface RowsOn {
  readonly curve: Curve;
  readonly bets: readonly string[];
  readonly numbers: readonly number[];
  readonly top: number;
  readonly sizes: Sizes;
  /** A department is not made narrower than this. */
  readonly least: number;
  readonly roomAt: (high: number, low: number) => number;
}

/** From this width on the name of a row stands before it, else above it. */
const BEFORE = 300;

/** The rows under this height, as wide as the cloth allows there. */
export function rowsOf({ curve, bets, numbers, top, sizes, least, roomAt }: RowsOn) {
  const { narrow } = sizes;
  const h = narrow ? 20 : Math.max(28, Math.min(38, (curve.bottom - curve.top) / 22));
  const rooms = (pitch: number, head: number): number =>
    Math.min(...bets.map((_, row) => 2 * roomAt(top + row * pitch + head, top + row * pitch + head + h)));
  const pitchBefore = h + (narrow ? 4 : 8);
  const label = narrow ? 66 : 82;
  const isBefore = !narrow || rooms(pitchBefore, 0) >= Math.max(BEFORE, label + numbers.length * least);
  const head = isBefore ? 0 : 15;
  const pitch = isBefore ? pitchBefore : head + h + 3;
  const room = bets.length === 0 ? Number.POSITIVE_INFINITY : rooms(pitch, head) - (isBefore ? label : 0);
  const fits = room >= numbers.length * least;
  const w = Math.max(least, Math.min(narrow ? 27 : h * 1.25, room / numbers.length));
  const left = curve.cx + (isBefore ? label / 2 : 0) - (w * numbers.length) / 2;
  const rows = bets.map((bet, row): Row => {
    const y = top + row * pitch + head + h / 2;
    return {
      bet,
      name: isBefore ? { x: left - 10, y, anchor: 'end' } : { x: curve.cx, y: y - h / 2 - 8, anchor: 'middle' },
      boxes: numbers.map((n, i) => ({ n, x: left + (i + 0.5) * w, y, w: w - (narrow ? 2 : 3), h })),
    };
  });
  return { rows, height: bets.length * pitch, fits };
}
