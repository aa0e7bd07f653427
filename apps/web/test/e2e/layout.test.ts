import { everySize, SIZES } from './every-size.ts';
import { GAMES } from './game-phases.ts';

/** The smallest telephone, a tablet upright, a desk at 200 %. */
const THREE: ReadonlySet<number> = new Set([320, 768, 640]);
/** The newcomer's table. All games, on all sizes, in both languages and with axe: `npm run e2e`. */
const GAME = 'punto-banca';

everySize(
  SIZES.filter(({ width }) => THREE.has(width)),
  'es',
  () => false,
  GAMES.filter(({ name }) => name === GAME),
);
