import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { STAKING } from '../../circulo/acts/deal.ts';
import { callLastCoup } from '../../circulo/closing.ts';
import { improper } from '../bank/garage.ts';
import { suspend } from '../bank/passage.ts';
import { passMano as pass, refuseToDeal as refusesToDeal } from '../bank/tenure.ts';
import { returnStakes } from '../coup/banco.ts';
import { bankOfPlayer, bankTotal, chips, chipsOf } from '../money/accounts.ts';
import { enough } from '../people/company.ts';
import { giveUpSeats } from '../people/vacancy.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import { bankOf, type CheminDeFerState } from '../state.ts';
import { act, atStep, groundsOf, isBanker, nameOf, notNow, notYours } from './act.ts';

/** Between two coups the bank is the banker's to keep, raise or pass. */
export function bankersTurn(law: CheminDeFerLaw, state: CheminDeFerState, by: Actor): Result<Offer> {
  const { grounds } = law.bankAfter.ask({ outcome: 'banca' });
  if (!isBanker(state, by)) return notYours(grounds);
  return state.phase === 'bank' ? offer(grounds) : notNow(state, grounds);
}

/** He keeps the bank: it is announced, and whoever wants may play against it. */
export const keepBank = act('KeepBank', bankersTurn, (p, _, by) => {
  giveUpSeats(p);
  if (!enough(p)) {
    suspend(p, 'company', citing(p.law.company.ask({ when: 'later' }).grounds));
    return;
  }
  const over = improper(p);
  const amount = cents(bankTotal(p.state) - over.amount);
  const announced = p.law.call.ask({ occasion: 'bank', amount, total: 0, outcome: 'tie' });
  p.record({
    type: 'BankAnnounced',
    player: nameOf(by),
    amount,
    grounds: citing(announced.grounds, over.amount > 0 ? groundsOf(p.law, 'overMaximum') : []),
    postings: over.postings,
  });
  p.call('bank', { amount });
  callLastCoup(p);
});

export const raiseBank = act(
  'RaiseBank',
  (law, state, by) => {
    const turn = bankersTurn(law, state, by);
    if (!turn.ok) return turn;
    const grounds = groundsOf(law, 'lowering');
    const most = law.bankMaximum.ask(NOTHING);
    const room = (most.answer ?? Number.MAX_SAFE_INTEGER) - bankTotal(state);
    const have = chips(state, nameOf(by));
    const { unit } = law.table.settings;
    const max = cents(Math.min(room, have));
    if (max < unit) return refuse('above-the-maximum', room < unit ? most.grounds : groundsOf(law, 'chips'));
    const limit = room < have ? most.grounds[0] : groundsOf(law, 'chips')[0];
    const [step] = groundsOf(law, 'chips');
    return offer(
      grounds,
      within({
        amount: {
          kind: 'amount',
          min: unit,
          max,
          step: unit,
          orNothing: false,
          grounds: { min: grounds[0], max: limit, step },
        },
      }),
    );
  },
  (p, { amount }, by) => {
    const player = nameOf(by);
    const grounds = citing(groundsOf(p.law, 'lowering'));
    const postings = posting(chipsOf(player), bankOfPlayer(player), amount, grounds[0]);
    p.record({ type: 'BankRaised', player, amount, grounds, postings });
  },
);

/** Cards were drawn before their time, and the inspector has let the banker off: they are discarded. */
const isWaived = ({ phase, loose }: CheminDeFerState): boolean =>
  STAKING.includes(phase) && loose.length > 0 && loose.every(({ hand }) => hand === 'discard');

export const passMano = act(
  'PassMano',
  (law, state, by) => {
    const waived = law.afterWaiver.ask(NOTHING);
    const mayPass = isBanker(state, by) && isWaived(state) && waived.answer === 'may-pass';
    const turn = mayPass ? offer(waived.grounds) : bankersTurn(law, state, by);
    if (!turn.ok) return turn;
    const { dealt, obliged } = bankOf(state);
    if (obliged) return refuse('must-go-through-with-it', law.drawing.ask({ stakes: 'open' }).grounds);
    const { answer, grounds } = law.passing.ask({ dealt });
    return answer === 'allowed' ? offer(grounds) : refuse('must-deal-first', grounds);
  },
  (p) => {
    if (p.state.phase !== 'bank') returnStakes(p, groundsOf(p.law, 'afterWaiver'));
    pass(p);
  },
);

/** Whoever acquires the bank must deal once; if he will not, it is auctioned without him. */
export const refuseToDeal = act(
  'RefuseToDeal',
  (law, state, by) => {
    const dealt = state.bank?.dealt ?? 0;
    const { answer, grounds } = law.refusingToDeal.ask({ dealt });
    if (!isBanker(state, by)) return notYours(grounds);
    const { obliged } = bankOf(state);
    if (obliged) return refuse('must-go-through-with-it', law.drawing.ask({ stakes: 'open' }).grounds);
    const inTime = ['bank', 'banco', 'mesa', 'stakes'].includes(state.phase) || atStep(state, 'deal');
    if (!inTime) return notNow(state, grounds);
    return answer === 'auctioned' ? offer(grounds) : refuse('pass-the-mano-instead', grounds);
  },
  (p) => {
    const { grounds } = p.law.refusingToDeal.ask({ dealt: 0 });
    returnStakes(p, grounds);
    const no = p.state.coup?.no;
    if (no !== undefined) p.record({ type: 'CoupEnded', coup: no, outcome: 'annulled', grounds: citing(grounds) });
    refusesToDeal(p);
  },
);
