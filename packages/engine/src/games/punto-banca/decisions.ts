import { citing, type Ground, NO_GROUNDS } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import type { Ruling } from '../../law/question.ts';
import { type Made, made } from '../../numbered.ts';
import { callsOf } from './calls.ts';
import type { EventOf } from './events.ts';
import type { Decision, PuntoBancaLaw } from './questions.ts';

type Side = 'punto' | 'banca';

const CALLED = {
  punto: { draw: 'punto-draws', stand: 'punto-stands' },
  banca: { draw: 'banca-draws', stand: 'banca-stands' },
} as const;

/** What a hand does about a third card and how it is called: made once for every ruling a table's law gives. */
interface HandDecision {
  readonly ruling: Ruling<Decision>;
  /** Why the coup goes on to this decision at all. */
  readonly goesOn: readonly Ground[];
  readonly decided: Made<EventOf<'HandDecided'>>;
  readonly called: Made<EventOf<'Called'>>;
}

export const handDecisions = perLaw((law: PuntoBancaLaw) => {
  const known: Readonly<Record<Side, HandDecision[][]>> = { punto: [], banca: [] };
  const workOut = (hand: Side, total: number, ruling: Ruling<Decision>, goesOn: readonly Ground[]): HandDecision => {
    const decision = ruling.answer;
    return {
      ruling,
      goesOn,
      decided: made({ type: 'HandDecided', hand, decision, total, grounds: citing(ruling.grounds, goesOn) }),
      called: callsOf(law)[CALLED[hand][decision]](total),
    };
  };
  return (hand: Side, total: number, ruling: Ruling<Decision>, goesOn: readonly Ground[]): HandDecision => {
    const byTotal = hand === 'punto' ? known.punto : known.banca;
    byTotal[total] ??= [];
    const decisions = byTotal[total];
    for (let i = 0; i < decisions.length; i++) {
      const one = decisions[i] as HandDecision;
      if (one.ruling === ruling && one.goesOn === goesOn) return one;
    }
    const found = workOut(hand, total, ruling, goesOn);
    decisions.push(found);
    return found;
  };
});

/** How a coup ends: made once for every pair of totals, with or without a natural. */
interface CoupDecision {
  readonly decided: Made<EventOf<'CoupDecided'>>;
  readonly called: Made<EventOf<'Called'>>;
}

export const coupDecisions = perLaw((law: PuntoBancaLaw) => {
  const played: CoupDecision[] = [];
  const natural: CoupDecision[] = [];
  const workOut = (punto: number, banca: number, naturals: readonly Ground[] | null): CoupDecision => {
    const { answer: outcome, grounds } = law.winner.ask({ punto, banca });
    return {
      decided: made({
        type: 'CoupDecided',
        outcome,
        punto,
        banca,
        natural: naturals !== null,
        grounds: citing(naturals ?? NO_GROUNDS, grounds),
      }),
      called: callsOf(law).winner(outcome === 'punto' ? punto : banca, outcome),
    };
  };
  /** `naturals`: by which rows nobody draws; null where the hands were played out. */
  return (punto: number, banca: number, naturals: readonly Ground[] | null): CoupDecision => {
    const known = naturals === null ? played : natural;
    const at = 10 * punto + banca;
    known[at] ??= workOut(punto, banca, naturals);
    return known[at];
  };
});
