import { everySize, SIZES } from './every-size.ts';

/** The smallest telephone, a tablet upright, a desk at 200 %. All sizes, in both languages and with axe: `npm run e2e`. */
const THREE: ReadonlySet<number> = new Set([320, 768, 640]);

everySize(
  SIZES.filter(({ width }) => THREE.has(width)),
  'es',
  () => false,
);
