import { timeToShow } from '../punto-banca/pacing.ts';
import type { Told } from './message.ts';

export { timeToShow };

/** How long each event stays the last thing that happened, in milliseconds; what is not listed passes at once. */
const LASTS: Readonly<Partial<Record<Told['type'], number>>> = {
  PackBrought: 500,
  PackMixed: 400,
  PackShuffled: 700,
  PackCut: 700,
  StopCardPlaced: 450,
  PlaySuspended: 900,
  PlayerUnseated: 1000,
  BankSeeksHolder: 900,
  StageReached: 900,
  BankOffered: 350,
  BankNotOffered: 650,
  BankDeclined: 600,
  BankJoined: 700,
  BankBid: 700,
  BidPassed: 450,
  BankAwarded: 1100,
  BankRaised: 700,
  AssociateAccepted: 700,
  WinningsWithheld: 700,
  GarageFilled: 900,
  GarageEmptied: 700,
  TodoVaSaid: 900,
  ManoPassed: 1000,
  BankLost: 900,
  DealRefused: 900,
  BancoCalled: 800,
  BancoMade: 1200,
  MesaCalled: 800,
  MesaMade: 1200,
  StakeTrimmed: 500,
  LineHalved: 400,
  StakesReturned: 250,
  StakesClosed: 250,
  CardDrawn: 440,
  CardsDelivered: 450,
  CardsLifted: 250,
  PuntoSpoke: 900,
  WordDeclaredWrong: 1400,
  HandAbated: 1100,
  CardGiven: 200,
  CuadroAsked: 900,
  BankerDecided: 700,
  HandShown: 800,
  CoupDecided: 300,
  StakeSettled: 520,
  BankSettled: 900,
  SeguidoGained: 600,
  CoupEnded: 1000,
  StopCardShown: 900,
  IncidentReported: 1500,
  RulingReferred: 900,
  RulingGiven: 1600,
  HandBound: 1000,
  HandDeemed: 1000,
  HandForfeited: 1000,
  PlayerWarned: 900,
  CoupAnnulled: 1500,
};
const CALL = 1150;

export const lasts = (event: Told): number => (event.type === 'Called' ? CALL : (LASTS[event.type] ?? 0));

const TOO_FAR_BEHIND = 45_000;

/** By how much to shorten what is still to be shown in the time left: 1 at leisure, 0 to go there at once. */
export function haste(waiting: readonly Told[], left: number): number {
  const needed = waiting.reduce((sum, event) => sum + lasts(event), 0);
  if (needed === 0) return 1;
  return needed > TOO_FAR_BEHIND ? 0 : Math.max(0, Math.min(1, left / needed));
}
