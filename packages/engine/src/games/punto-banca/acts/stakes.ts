import { offer, refuse } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty } from '../../../law/ground.ts';
import { perLaw } from '../../../law/per-law.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, isCents } from '../../../money/cents.ts';
import { type Bound, type Joint, within } from '../../../table/bounds.ts';
import { isNamedIn } from '../../../table/by-name.ts';
import { callsOf, closingOrder } from '../calls.ts';
import { coupMarks } from '../coup-marks.ts';
import { dealerOfTheCoup } from '../dealer-of-the-coup.ts';
import { heldBy } from '../held-by.ts';
import { stakesAreClosed } from '../keep-coup.ts';
import { purses } from '../purse.ts';
import { BETS, type Bet, type PuntoBancaLaw } from '../questions.ts';
import { act, notHere, notNow, notYours } from './act.ts';

function stakeBound(law: PuntoBancaLaw, bet: Bet): Bound {
  const bets = law.bets.ask(NOTHING);
  if (!bets.answer.includes(bet)) return { kind: 'one-of', options: [0], code: 'no-such-bet', ground: bets.grounds[0] };
  const min = law.stakeMinimum.ask({ bet });
  const max = law.stakeMaximum.ask({ bet });
  const step = law.stakeStep.ask({ bet });
  return {
    kind: 'amount',
    min: min.answer,
    max: max.answer,
    step: step.answer,
    orNothing: true,
    grounds: { min: min.grounds[0], max: max.grounds[0], step: step.grounds[0] },
  };
}

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}
const NO_STAKE: Limits = { min: 1, max: 0, step: 1 };
/** No stake at all is as lawful as one within the limits. */
const isWithin = (stake: Cents, { min, max, step }: Limits): boolean =>
  stake === 0 || (isCents(stake) && stake >= min && stake <= max && stake % step === 0);

/** The three zones of a table and their limits, which its law fixes once. */
const zones = perLaw((law: PuntoBancaLaw) => {
  const { answer, grounds } = law.bothSides.ask(NOTHING);
  const apart: Joint = {
    kind: 'apart-by',
    between: ['punto', 'banca'],
    atLeast: answer.apartBy,
    ground: grounds[0],
  };
  const bounds = BETS.map((bet) => stakeBound(law, bet));
  return {
    fields: Object.fromEntries(BETS.map((bet, i) => [bet, bounds[i] as Bound])),
    /** Zone by zone: within what a stake is plainly lawful. */
    plain: bounds.map((bound) => (bound.kind === 'amount' ? bound : NO_STAKE)) as [Limits, Limits, Limits],
    apartBy: answer.apartBy,
    apart: answer.apartBy === 0 ? [] : [apart],
    covered: law.chips.ask(NOTHING).grounds[0],
    grounds: BETS.flatMap((bet) => law.stakeMinimum.ask({ bet }).grounds) as unknown as NonEmpty<Ground>,
  };
});

export const setStakes = act(
  'SetStakes',
  (law, state, by) => {
    if (by.kind !== 'player') return notYours(law);
    if (!isNamedIn(state.people, by.id)) return notHere(law);
    if (state.phase === 'coup') {
      const late = law.lateStake.ask(NOTHING);
      if (late.answer === 'refused') return refuse('stakes-are-closed', late.grounds);
    } else if (state.phase !== 'offer' && state.phase !== 'stakes') {
      return notNow(state, law.lateStake.ask(NOTHING).grounds);
    }
    const { fields, apart, covered, grounds } = zones(law);
    const max = purses(law).of(by.id).worth(state.books);
    return offer(grounds, within(fields, [{ kind: 'sum-at-most', of: BETS, max, ground: covered }, ...apart]));
  },
  (p, { by, punto, banca, tie }) => {
    const purse = p.company.purseOf(by);
    if (purse === undefined) throw new Error('nobody is there to stake');
    purse.set(p, punto, banca, tie);
  },
  ({ law, state, company }, { by, punto, banca, tie }) => {
    if (state.phase !== 'stakes' && state.phase !== 'offer') return false;
    const purse = company.purseOf(by);
    if (purse === undefined) return false;
    const { plain, apartBy } = zones(law);
    if (!isWithin(punto, plain[0]) || !isWithin(banca, plain[1]) || !isWithin(tie, plain[2])) return false;
    if (punto > 0 && banca > 0 && Math.abs(punto - banca) < apartBy) return false;
    return punto + banca + tie <= purse.worth(state.books);
  },
);

/** Why a coup is dealt by whom it is. */
const whyClosed = perLaw((law: PuntoBancaLaw) => ({
  byCroupier: citing(closingOrder(law)),
  byPlayer: citing(closingOrder(law), law.dealerStake.ask(NOTHING).grounds),
}));

export const closeStakes = act(
  'CloseStakes',
  (law, state, by) => {
    const grounds = closingOrder(law);
    if (by.kind !== 'croupier') return refuse('not-yours', grounds);
    return state.phase === 'stakes' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    p.call(callsOf(p.law).closing());
    const { holder } = p.state.shoe;
    const dealer = dealerOfTheCoup(p);
    const asked = dealer === null || heldBy(holder, dealer) !== null;
    const { byCroupier, byPlayer } = whyClosed(p.law);
    const grounds = dealer === null ? byCroupier : byPlayer;
    const closing = coupMarks(p.law).closed(dealer, asked, grounds);
    p.recordOn(closing, { type: 'StakesClosed', coup: p.state.coups + 1, dealer, asked, grounds }, stakesAreClosed);
  },
  ({ state }, { by }) => by.kind === 'croupier' && state.phase === 'stakes',
);
