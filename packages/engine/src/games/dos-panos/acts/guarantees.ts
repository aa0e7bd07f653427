import { offer } from '../../../decider.ts';
import type { Ruling } from '../../../law/question.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { type Bound, within } from '../../../table/bounds.ts';
import { addToDeposit, noDepositNow, putUp, wholeChips } from '../bank/deposit.ts';
import { act, groundsOf, notNow, notYours } from './act.ts';

/** Those of the words that the law lets through; the others are refused by its rule. */
function those<Word extends string>(
  words: readonly [Word, ...Word[]],
  ask: (word: Word) => Ruling<string>,
  fit: string,
): Bound {
  const options = words.filter((word) => ask(word).answer === fit);
  const barred = words.find((word) => ask(word).answer !== fit) ?? words[0];
  return { kind: 'one-of', options, ground: ask(barred).grounds[0], code: 'not-taken-as-deposit' };
}

/** The bank is put up with a cheque, which the inspector takes for the cash desk. */
export const takeCheque = act(
  'TakeCheque',
  (law, state, by) => {
    const grounds = groundsOf(law, 'deposit');
    if (by.kind !== 'inspector') return notYours(grounds);
    if (state.phase !== 'deposit') return notNow(state, grounds);
    const means = those(['bank-cheque', 'own-cheque'], (one) => law.depositMeans.ask({ means: one }), 'taken');
    return offer(grounds, within({ means }));
  },
  (p, { means }) => putUp(p, means),
);

/** Far above any table, far below where doubles lose cents. */
const MOST_ADMITTED = cents(1_000_000_000_00);

/** What a banker has at a credit institution stands behind a free bank, if the director admits that institution. */
export const admitDeposit = act(
  'AdmitDeposit',
  (law, state, by) => {
    const { grounds } = law.banker.ask(NOTHING);
    if (by.kind !== 'director') return notYours(grounds);
    const refused = noDepositNow(law, state);
    if (refused !== null) return refused;
    const at = those(
      ['admitted-institution', 'other-institution'],
      (one) => law.depositKept.ask({ at: one }),
      'counts',
    );
    return offer(grounds, within({ amount: wholeChips(law, MOST_ADMITTED), at }));
  },
  (p, { amount, at }) => addToDeposit(p, amount, at),
);
