import type {
  CallFacts,
  Choice,
  IncidentFacts,
  Outcome,
  PuntoCardsFacts,
  PuntoThird,
  Rank,
  Settings,
} from '@sabot/engine';
import { isTenOrFigure } from './card-points.ts';

/** The conditions under which rows of the Punto y Banca texts apply, each under the name a reader would give it. */
type Totals = { readonly punto: number; readonly banca: number };
export const totalsDiffer = ({ punto, banca }: Totals): boolean => punto !== banca;
export const totalsAreEqual = ({ punto, banca }: Totals): boolean => punto === banca;

type Total = { readonly total: number };
export const from0To5 = ({ total }: Total): boolean => total <= 5;
export const with6Or7 = ({ total }: Total): boolean => total === 6 || total === 7;

type Third = { readonly third: PuntoThird };
export const puntoStood = ({ third }: Third): boolean => third === 'stood';
export const puntoDrew = ({ third }: Third): boolean => third !== 'stood';

type Stake = { readonly bet: string; readonly outcome: Outcome };
export const onTheTie = ({ bet }: { readonly bet: string }): boolean => bet === 'tie';
type Staked = { readonly bet: string };
export const onAHand = ({ bet }: Staked): boolean => bet === 'punto' || bet === 'banca';
export const onAHandThatTied = (stake: Stake): boolean => onAHand(stake) && stake.outcome === 'tie';
export const onAHandThatLost = (stake: Stake): boolean =>
  onAHand(stake) && stake.outcome !== 'tie' && stake.bet !== stake.outcome;
export const onPuntoThatWon = ({ bet, outcome }: Stake): boolean => bet === 'punto' && outcome === 'punto';
export const onBancaThatWon = ({ bet, outcome }: Stake): boolean => bet === 'banca' && outcome === 'banca';

type Ranked = { readonly rank: Rank };
export const tenOrFigure = ({ rank }: Ranked): boolean => isTenOrFigure(rank);
export const neitherTenNorFigure = ({ rank }: Ranked): boolean => !isTenOrFigure(rank);

type Moment = { readonly coup: 'under-way' | 'none' };
export const inACoup = ({ coup }: Moment): boolean => coup === 'under-way';
export const betweenCoups = ({ coup }: Moment): boolean => coup === 'none';

type Nth = { readonly nth: number };
export const firstOrThird = ({ nth }: Nth): boolean => nth === 1 || nth === 3;
export const secondOrFourth = ({ nth }: Nth): boolean => nth === 2 || nth === 4;

type Side = { readonly hand: 'punto' | 'banca' };
export const ofPunto = ({ hand }: Side): boolean => hand === 'punto';
export const ofBanca = ({ hand }: Side): boolean => hand === 'banca';

type Seating = { readonly place: 'seat' | 'standing' };
export const seated = ({ place }: Seating): boolean => place === 'seat';
export const standing = ({ place }: Seating): boolean => place === 'standing';

/** Somebody has staked on punto, and the table hands its cards to anyone, or to those seated only. */
export const forAnyone = (facts: PuntoCardsFacts, { puntoHolder }: Settings): boolean =>
  somebodyOnPunto(facts) && puntoHolder === 'anyone';
export const forTheSeated = (facts: PuntoCardsFacts, { puntoHolder }: Settings): boolean =>
  somebodyOnPunto(facts) && puntoHolder === 'seated';
export const somebodyOnPunto = ({ candidates }: PuntoCardsFacts): boolean => candidates.length > 0;
export const dealerIsOnPunto = ({ candidates, dealer }: PuntoCardsFacts): boolean =>
  candidates.some(({ player }) => player === dealer);
export const nobodyOnPunto = ({ candidates }: PuntoCardsFacts): boolean => candidates.length === 0;

type Result = { readonly outcome: Outcome | null };
export const bankLost = ({ outcome }: Result): boolean => outcome === 'punto';
export const bankDidNotLose = ({ outcome }: Result): boolean => outcome !== 'punto';
const bankWon = ({ outcome }: Result): boolean => outcome === 'banca';
type LastCoup = Result & { readonly forfeited: boolean };
export const shoeWasForfeited = ({ forfeited }: LastCoup): boolean => forfeited;
export const bankWonTheShoeKept = (last: LastCoup): boolean => bankWon(last) && !last.forfeited;
export const bankDidNotLoseTheShoeKept = (last: LastCoup): boolean => bankDidNotLose(last) && !last.forfeited;
export const bankDidNotWin = ({ outcome }: Result): boolean => outcome !== 'banca';

type Rounded = { readonly of: 'winnings' | 'deduction' };
export const ofWinnings = ({ of }: Rounded): boolean => of === 'winnings';
export const ofDeduction = ({ of }: Rounded): boolean => of === 'deduction';

export const multiplesRequired = (_: unknown, { multiples }: Settings): boolean => multiples;
export const anyChips = (_: unknown, { multiples }: Settings): boolean => !multiples;

/** The announcement is one of these. */
export const on =
  (...occasions: readonly CallFacts['occasion'][]) =>
  ({ occasion }: CallFacts): boolean =>
    occasions.includes(occasion);

/** The irregularity is one of these. */
export const isIncident =
  (...kinds: readonly IncidentFacts['incident'][]) =>
  ({ incident }: IncidentFacts): boolean =>
    kinds.includes(incident);
/** Found with the pack or between two coups. */
export const foundOutsideACoup = ({ coup }: IncidentFacts): boolean => coup === 'none';
const isFaceUp = isIncident('card-face-up');
export const faceUpInACoup = (facts: IncidentFacts): boolean => isFaceUp(facts) && !foundOutsideACoup(facts);
export const faceUpOutsideACoup = (facts: IncidentFacts): boolean => isFaceUp(facts) && foundOutsideACoup(facts);

/** The setting asked about is this one. */
export const of =
  (name: Choice) =>
  ({ setting }: { readonly setting: Choice }): boolean =>
    setting === name;

/** The setting asked about is this one, and the table has chosen so. */
export const at =
  <N extends Choice>(name: N, choice: Settings[N]) =>
  ({ setting }: { readonly setting: Choice }, table: Settings): boolean =>
    setting === name && table[name] === choice;
