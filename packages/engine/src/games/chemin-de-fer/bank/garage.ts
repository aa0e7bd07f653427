import type { GroundRef } from '../../../law/ground.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { type Posting, posting } from '../../../money/posting.ts';
import { entriesIn, valuesIn } from '../../../table/by-name.ts';
import { allStakes, bankOfPlayer, bankTotal, inBank, partners, shares } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { bankOf, type CheminDeFerState } from '../state.ts';

/** Takes so much out of the bank into the garage, from everybody in proportion to his part. */
export function setAside(state: CheminDeFerState, amount: Cents, ground: GroundRef): readonly Posting[] {
  const parts = partners(state).map((player) => ({ player, part: inBank(state, player) }));
  return shares(amount, parts).flatMap(({ player, share }) => posting(bankOfPlayer(player), 'garage', share, ground));
}

/** What exceeds the maximum of the bank cannot be put in play, unless the banker plays it all where there is none. */
export function improper(p: Proceedings): { readonly amount: Cents; readonly postings: readonly Posting[] } {
  const most = p.law.bankMaximum.ask(NOTHING).answer;
  const over = p.law.overMaximum.ask(NOTHING);
  const excess = most === null || over.answer === 'in-play' ? 0 : Math.max(0, bankTotal(p.state) - most);
  return { amount: cents(excess), postings: setAside(p.state, cents(excess), citing(over.grounds)[0]) };
}

/** What the stakes do not cover is out of play for this coup. */
export function coverBank(p: Proceedings): void {
  const rule = p.law.uncovered.ask(NOTHING);
  const excess = cents(bankTotal(p.state) - allStakes(p.state));
  if (excess <= 0 || rule.answer === 'at-risk') return;
  const grounds = citing(rule.grounds);
  const postings = setAside(p.state, excess, grounds[0]);
  p.record({ type: 'GarageFilled', kind: 'obligatory', amount: excess, grounds, postings });
}

/** What was out of play for one coup comes back into the bank. */
export function uncoverBank(p: Proceedings): void {
  const { aside } = bankOf(p.state);
  const amount = cents(valuesIn(aside).reduce((sum, part) => sum + part, 0));
  if (amount === 0) return;
  const grounds = citing(p.law.uncovered.ask(NOTHING).grounds);
  const postings = entriesIn(aside).flatMap(([player, part]) =>
    posting('garage', bankOfPlayer(player), part, grounds[0]),
  );
  p.record({ type: 'GarageEmptied', amount, grounds, postings });
}
