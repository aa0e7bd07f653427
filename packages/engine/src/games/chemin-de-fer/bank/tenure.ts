import { citing, type GroundRef, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { type Posting, posting } from '../../../money/posting.ts';
import { entriesIn } from '../../../table/by-name.ts';
import { associatesIn, bankOfPlayer, bankTotal, chipsOf, inBank, partners } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { bankOf, type CheminDeFerState } from '../state.ts';
import { cede, type Outgoing } from './passage.ts';

type State = CheminDeFerState;

/** Everybody takes his part of bank and garage back. */
export function partsReturned(state: State, ground: GroundRef): readonly Posting[] {
  const { garage } = bankOf(state);
  return [
    ...partners(state).flatMap((player) =>
      posting(bankOfPlayer(player), chipsOf(player), inBank(state, player), ground),
    ),
    ...entriesIn(garage).flatMap(([player, amount]) => posting('garage', chipsOf(player), amount, ground)),
  ];
}

/** The bank as far as it may be in play. */
export function playable(p: { readonly law: Proceedings['law']; readonly state: State }): Cents {
  const most = p.law.bankMaximum.ask(NOTHING).answer;
  return cents(Math.min(bankTotal(p.state), most ?? Number.MAX_SAFE_INTEGER));
}

const outgoing = (p: Proceedings, previous: Cents): Outgoing => ({
  bank: bankOf(p.state),
  associates: associatesIn(p.state),
  previous,
});

export function loseBank(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  const { banker, playing } = bankOf(p.state);
  const leaving = outgoing(p, playing);
  p.record({
    type: 'BankLost',
    player: banker,
    amount: playing,
    grounds,
    postings: partsReturned(p.state, grounds[0]),
  });
  cede(p, 'lost', leaving);
}

export function passMano(p: Proceedings): void {
  const { banker, dealt } = bankOf(p.state);
  const { grounds: rule } = p.law.passing.ask({ dealt });
  const grounds = citing(rule);
  const leaving = outgoing(p, playable(p));
  const postings = partsReturned(p.state, grounds[0]);
  p.record({ type: 'ManoPassed', player: banker, amount: leaving.previous, grounds, postings });
  cede(p, 'passed', leaving);
}

export function refuseToDeal(p: Proceedings): void {
  const { banker, dealt } = bankOf(p.state);
  const grounds = citing(p.law.refusingToDeal.ask({ dealt }).grounds);
  const leaving = outgoing(p, playable(p));
  p.record({ type: 'DealRefused', player: banker, grounds, postings: partsReturned(p.state, grounds[0]) });
  cede(p, 'refused', leaving);
}

/** Nobody stakes against it, however often it is announced: it goes on to the next without a coup. */
export function leaveUnanswered(p: Proceedings): void {
  const { banker, unanswered, playing } = bankOf(p.state);
  const grounds = citing(p.law.unanswered.ask({ times: unanswered }).grounds);
  const leaving = outgoing(p, playing);
  const postings = partsReturned(p.state, grounds[0]);
  p.record({ type: 'BankUnanswered', player: banker, amount: playing, grounds, postings });
  cede(p, 'unanswered', leaving);
}
