export const BETS = ['punto', 'banca', 'tie'] as const;
export type Bet = (typeof BETS)[number];
export const SIDES = ['punto', 'banca'] as const;
export type Side = (typeof SIDES)[number];
export const isSide = (hand: string): hand is Side => hand === 'punto' || hand === 'banca';
export type Stakes = Readonly<Record<Bet, number>>;

export const NO_STAKES: Stakes = { punto: 0, banca: 0, tie: 0 };
export const sumOf = ({ punto, banca, tie }: Stakes): number => punto + banca + tie;
export const sameStakes = (a: Stakes, b: Stakes): boolean => BETS.every((bet) => a[bet] === b[bet]);
