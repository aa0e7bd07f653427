import type { Curve, Point } from './curve.ts';

/** Below this width a stage has room for one letter on a plate. */
export const NARROW = 600;

/** A place with an extent; `x` and `y` are its middle. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

const touch = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;

/** Whether none of these lies on another, nor on a mark. */
export const isClear = (places: readonly Box[], marks: readonly Box[]): boolean =>
  places.every(
    (one, i) => !marks.some((mark) => touch(one, mark)) && !places.slice(i + 1).some((two) => touch(one, two)),
  );

/** How far the middle reaches to either side between two heights, before it meets a mark or the edge. */
export function roomIn(curve: Curve, marks: readonly Box[], margin: number, high: number, low: number): number {
  const edge = Math.min(curve.halfWidth(high), curve.halfWidth(low)) - margin;
  const beside = marks.filter(({ y, h }) => y + h / 2 > high - 2 && y - h / 2 < low + 2);
  return Math.min(edge, ...beside.map(({ x, w }) => Math.abs(x - curve.cx) - w / 2 - 3));
}

/** Whether no two of these marks lie on each other. */
export const areApart = (marks: readonly Point[], mark: number): boolean =>
  marks.every((a, i) => marks.slice(i + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) > mark * 0.97));

/** From the largest size down to the least: the first that something comes of. */
export function largest<T>(most: number, least: number, step: number, attempt: (size: number) => T | null): T | null {
  for (let size = most; size >= least; size -= step) {
    const made = attempt(size);
    if (made !== null) return made;
  }
  return null;
}

const TALLEST = 1200;
const PACE = 12;
const FINE = 2;

/** How high a stage has to be for everything to have its place; where a window is lower, the page scrolls. */
export function leastHeight(from: number, fits: (height: number) => boolean): number {
  let height = from;
  while (height < TALLEST && !fits(height)) height += PACE;
  // Found in long steps, then in short ones back: a window is not to scroll for a few pixels that nobody needs.
  while (height - FINE >= from && fits(height - FINE)) height -= FINE;
  return height;
}
