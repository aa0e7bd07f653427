import { lookUp } from '@sabot/engine';

const ON: Readonly<Record<string, string>> = {
  punto: 'al punto',
  banca: 'a la banca',
  tie: 'al empate',
  line: 'en la raya',
  pano1: 'al paño 1',
  pano2: 'al paño 2',
  line1: 'en la raya 1',
  line2: 'en la raya 2',
  caballo: 'a caballo',
};

/** Where a stake lies, with its article: `al punto`. */
export const onBet = (bet: string | null): string => (bet === null ? 'en la mesa' : (lookUp(ON, bet) ?? `a ${bet}`));
