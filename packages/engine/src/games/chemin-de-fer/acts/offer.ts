import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty, nonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { type Bound, within } from '../../../table/bounds.ts';
import { lookUp } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import { award } from '../bank/award.ts';
import { goOn } from '../bank/passage.ts';
import { chips } from '../money/accounts.ts';
import { unseat } from '../people/vacancy.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import { type CheminDeFerState, passageOf } from '../state.ts';
import { act, groundsOf, isHere, nameOf, notHere, notNow, notYours } from './act.ts';

/** The bank is being offered to this person. */
function isAsked(law: CheminDeFerLaw, state: CheminDeFerState, by: Actor): Result<Offer> {
  const grounds = groundsOf(law, 'rotation');
  if (by.kind !== 'player') return notYours(grounds);
  if (!isHere(state, by)) return notHere(law);
  if (state.phase !== 'offer') return notNow(state, grounds);
  const { offered } = passageOf(state);
  if (offered?.to !== by.id) return refuse('not-your-turn', grounds, { first: offered?.to ?? '' });
  return offer(grounds);
}

/** Why the least amount is what it is: the bank that was passed, or the minimum. */
function floorGrounds(law: CheminDeFerLaw, state: CheminDeFerState): NonEmpty<Ground> {
  const { cause, stage } = passageOf(state);
  if (stage === 'forced') return groundsOf(law, 'forced');
  if (stage === 'retake') return law.nextStage.ask({ after: 'standing', cause }).grounds;
  if (stage === 'last-winner') return law.nextTalla.ask({ outcome: state.lastOutcome }).grounds;
  const floor = law.bankFloor.ask({ cause });
  return floor.answer === 'same' ? floor.grounds : law.bankMinimum.ask(NOTHING).grounds;
}

function amountBound(law: CheminDeFerLaw, state: CheminDeFerState, player: string, min: Cents): Bound {
  const most = law.bankMaximum.ask(NOTHING);
  const have = chips(state, player);
  const max = cents(Math.min(have, most.answer ?? Number.MAX_SAFE_INTEGER));
  const limit = most.answer !== null && most.answer < have ? most.grounds[0] : groundsOf(law, 'chips')[0];
  const [least] = floorGrounds(law, state);
  return {
    kind: 'amount',
    min,
    max,
    step: cents(1),
    orNothing: false,
    grounds: { min: least, max: limit, step: groundsOf(law, 'chips')[0] },
  };
}

export const takeBank = act(
  'TakeBank',
  (law, state, by) => {
    const asked = isAsked(law, state, by);
    if (!asked.ok) return asked;
    const least = passageOf(state).offered?.least ?? cents(0);
    return offer(floorGrounds(law, state), within({ amount: amountBound(law, state, nameOf(by), least) }));
  },
  (p, { amount }, by) => {
    const { stage } = passageOf(p.state);
    award(p, stage ?? 'seated', [{ player: nameOf(by), amount }], floorGrounds(p.law, p.state));
  },
);

/** He would take it together with others: whoever takes it alone comes before them. */
export const joinBank = act(
  'JoinBank',
  (law, state, by) => {
    const asked = isAsked(law, state, by);
    if (!asked.ok) return asked;
    const { answer, grounds } = law.association.ask({ who: 'anyone' });
    if (answer === 'refused') return refuse('not-in-association', grounds);
    const { stage, floor } = passageOf(state);
    if (stage !== 'seated' && stage !== 'standing') return notNow(state, grounds);
    const least = law.bankMinimum.ask(NOTHING);
    if (floor <= least.answer) return refuse('take-it-alone', grounds);
    const bound = amountBound(law, state, nameOf(by), least.answer);
    return offer(grounds, within({ amount: bound }));
  },
  (p, { amount }, by) => {
    const { grounds } = p.law.association.ask({ who: 'anyone' });
    p.record({ type: 'BankJoined', player: nameOf(by), amount, grounds: citing(grounds) });
    goOn(p);
  },
);

/** A second refusal running costs the place; refusing a bank that must be taken does so at once. */
function consequences(p: Proceedings, player: string): void {
  const { stage } = passageOf(p.state);
  if (stage === 'forced') {
    const forced = p.law.forced.ask(NOTHING);
    if (forced.answer === 'takes-or-leaves') unseat(p, player, 'refused-the-bank', citing(forced.grounds));
    return;
  }
  if (stage !== 'seated') return;
  const twice = p.law.refusals.ask({ count: lookUp(p.state.refusals, player) ?? 0 });
  if (twice.answer === 'leaves') unseat(p, player, 'refused-twice', citing(twice.grounds));
}

export const declineBank = act('DeclineBank', isAsked, (p, _, by) => {
  const player = nameOf(by);
  const { stage, why } = passageOf(p.state);
  const counts = stage === 'seated' && seatOf(p.state.people, player) !== null;
  const count = p.law.refusals.ask({ count: (lookUp(p.state.refusals, player) ?? 0) + 1 });
  const grounds = nonEmpty([...why, ...(counts ? citing(count.grounds) : [])], 'the bank is offered by no rule');
  p.record({ type: 'BankDeclined', player, counts, grounds });
  consequences(p, player);
  goOn(p);
});
