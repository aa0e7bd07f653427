import { lookUp } from '@sabot/engine/by-name';

const ON = {
  punto: 'on punto',
  banca: 'on banca',
  tie: 'on a tie',
  line: 'on the line',
  pano1: 'on paño 1',
  pano2: 'on paño 2',
  line1: 'on the line of paño 1',
  line2: 'on the line of paño 2',
  caballo: 'a caballo',
} as const;

/** Where a stake lies: `on punto`. Null: nowhere in particular. */
export const onBet = (bet: string | null, name?: (bet: string) => string | undefined): string =>
  bet === null ? 'on the table' : (lookUp(ON, bet) ?? `on ${name?.(bet) ?? bet}`);
export const isBet = (bet: string): boolean => lookUp(ON, bet) !== undefined;
