import { citing, type GroundRef, NO_GROUNDS, type NonEmpty, refsOf } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING, type Ruling } from '../../law/question.ts';
import { BETS, type Bet, type Fate, OUTCOMES, type Outcome, type PuntoBancaLaw } from './questions.ts';

export interface Decided {
  readonly outcome: Outcome;
  readonly banca: number;
}

/** What becomes of any stake on one zone: the law's answers put together, with every citation that may be needed. */
function dueOn(law: PuntoBancaLaw, no: number, bet: Bet, ruling: Ruling<Fate>) {
  const banker = law.banker.ask(NOTHING);
  const order = law.settling.ask(NOTHING);
  const winnings = law.rounding.ask({ of: 'winnings' });
  const deduction = law.rounding.ask({ of: 'deduction' });
  const paid = (isRounded: boolean, isDeducted: boolean): NonEmpty<GroundRef> =>
    citing(
      ruling.grounds,
      banker.grounds,
      order.grounds,
      isRounded ? winnings.grounds : NO_GROUNDS,
      isDeducted ? deduction.grounds : NO_GROUNDS,
    );
  return {
    /** Numbered within a table's law. */
    no,
    bet,
    fate: ruling.answer,
    why: refsOf(ruling.grounds)[0],
    banker: banker.answer,
    order: order.answer,
    rounding: { winnings: winnings.answer, deduction: deduction.answer },
    grounds: {
      null: refsOf(ruling.grounds),
      lost: citing(ruling.grounds, banker.grounds),
      /** Whole and in full; rounded; deducted; both. */
      won: [paid(false, false), paid(true, false), paid(false, true), paid(true, true)] as const,
    },
  };
}
export type Due = ReturnType<typeof dueOn>;

/** The three zones after every kind of coup; each is worked out when it first occurs. */
export const dues = perLaw((law: PuntoBancaLaw) => {
  const after: (readonly Due[])[] = [];
  const known = new Map<string, Due>();
  const due = (bet: Bet, { outcome, banca }: Decided): Due => {
    const ruling = law.settlement.ask({ bet, outcome, bancaTotal: banca });
    // Most totals make no difference, and what makes none is one and the same.
    const saying = JSON.stringify([bet, ruling.answer, refsOf(ruling.grounds)]);
    const found = known.get(saying) ?? dueOn(law, known.size, bet, ruling);
    known.set(saying, found);
    return found;
  };
  return (coup: Decided): readonly Due[] => {
    const at = OUTCOMES.length * coup.banca + OUTCOMES.indexOf(coup.outcome);
    after[at] ??= BETS.map((bet) => due(bet, coup));
    return after[at];
  };
});
