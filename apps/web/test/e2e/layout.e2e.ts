import { everySize, SIZES } from './every-size.ts';

/** One window of each shape that the room has: upright, low, a desk. */
const SHAPES: ReadonlySet<number> = new Set([390, 640, 1280]);

everySize(SIZES, 'es', ({ width }) => SHAPES.has(width));
everySize(SIZES, 'en', () => false);
