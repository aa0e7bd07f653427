import { lookUp } from '@sabot/engine/by-name';

const ON = {
  punto: 'al punto',
  banca: 'a la banca',
  tie: 'al empate',
  line: 'en la raya',
  pano1: 'al paño 1',
  pano2: 'al paño 2',
  line1: 'en la raya del paño 1',
  line2: 'en la raya del paño 2',
  caballo: 'a caballo',
} as const;

/** Where a stake lies, with its article: `al punto`. Null: nowhere in particular. */
export const onBet = (bet: string | null, name?: (bet: string) => string | undefined): string =>
  bet === null ? 'en la mesa' : (lookUp(ON, bet) ?? `a ${name?.(bet) ?? bet}`);
export const isBet = (bet: string): boolean => lookUp(ON, bet) !== undefined;
