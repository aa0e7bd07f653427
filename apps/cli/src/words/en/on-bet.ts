import { lookUp } from '@sabot/engine';

const ON: Readonly<Record<string, string>> = {
  punto: 'on punto',
  banca: 'on banca',
  tie: 'on a tie',
  line: 'on the line',
  pano1: 'on paño 1',
  pano2: 'on paño 2',
  line1: 'on line 1',
  line2: 'on line 2',
  caballo: 'a caballo',
};

/** Where a stake lies: `on punto`. */
export const onBet = (bet: string | null): string => (bet === null ? 'on the table' : (lookUp(ON, bet) ?? `on ${bet}`));
