import { lookUp } from '@sabot/engine/by-name';

const ON = {
  punto: 'al punto',
  banca: 'a la banca',
  tie: 'al empate',
  line: 'en la raya',
  pano1: 'al primer paño',
  pano2: 'al segundo paño',
  line1: 'en la raya del primer paño',
  line2: 'en la raya del segundo paño',
  caballo: 'a caballo',
} as const;

/** Where a stake lies, with its article: `al punto`. Null: nowhere in particular. */
export const onBet = (bet: string | null, name?: (bet: string) => string | undefined): string =>
  bet === null ? 'en la mesa' : (lookUp(ON, bet) ?? `a ${name?.(bet) ?? bet}`);
export const isBet = (bet: string): boolean => lookUp(ON, bet) !== undefined;
