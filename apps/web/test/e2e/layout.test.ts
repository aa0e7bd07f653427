import { everySize, SIZES } from './every-size.ts';
import { GAMES } from './game-phases.ts';

/** The smallest telephone, a desk at 200 %, and a desk: one window of each shape that the room has. */
const THREE: ReadonlySet<number> = new Set([320, 640, 1280]);
/** The newcomer's table. All games, on all sizes, in both languages and with axe: `npm run e2e`. */
const GAME = 'punto-banca';

everySize(
  SIZES.filter(({ width }) => THREE.has(width)),
  'es',
  () => false,
  GAMES.filter(({ name }) => name === GAME),
);
