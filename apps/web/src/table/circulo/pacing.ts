import type { CheminDeFerWitnessed, DosPanosWitnessed } from '@sabot/protocol';

type Lasts<Type extends string> = Readonly<Partial<Record<Type, number>>>;

/** How long each event stays the last thing that happened, in milliseconds; what is not listed passes at once. */
const LASTS: Lasts<CheminDeFerWitnessed['type'] & DosPanosWitnessed['type']> = {
  PackBrought: 500,
  PackMixed: 400,
  PackShuffled: 700,
  PackCut: 700,
  StopCardPlaced: 450,
  PlaySuspended: 900,
  BankSeeksHolder: 900,
  StageReached: 900,
  BankOffered: 350,
  BankDeclined: 600,
  BankBid: 700,
  BidPassed: 450,
  BankAwarded: 1100,
  BancoCalled: 800,
  BancoMade: 1200,
  StakeTrimmed: 500,
  LineHalved: 400,
  StakesReturned: 250,
  StakesClosed: 250,
  CardsLifted: 250,
  WordDeclaredWrong: 1400,
  HandAbated: 1100,
  CardGiven: 200,
  CuadroAsked: 900,
  BankerDecided: 700,
  BankSettled: 900,
  CoupEnded: 1000,
  StopCardShown: 900,
  IncidentReported: 1500,
  RulingReferred: 900,
  RulingGiven: 1600,
  HandBound: 1000,
  HandDeemed: 1000,
  PlayerWarned: 900,
  CoupAnnulled: 1500,
};

/** The same with what a game has of its own, or shows at another pace. */
export function lastsWith<Type extends string>(own: Lasts<Type>): (event: { readonly type: Type }) => number {
  const all: Readonly<Record<string, number>> = { ...LASTS, ...own };
  return ({ type }) => all[type] ?? 0;
}
