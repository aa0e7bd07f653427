import { everySize, SIZES } from './every-size.ts';
import { GAMES } from './game-phases.ts';

/** The smallest telephone, and a desk at 200 %. */
const TWO: ReadonlySet<number> = new Set([320, 640]);
/** The newcomer's table. All games, on all sizes, in both languages and with axe: `npm run e2e`. */
const GAME = 'punto-banca';

everySize(
  SIZES.filter(({ width }) => TWO.has(width)),
  'es',
  () => false,
  GAMES.filter(({ name }) => name === GAME),
);
