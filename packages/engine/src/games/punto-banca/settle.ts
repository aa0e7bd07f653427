import { citing, type GroundRef, NO_GROUNDS, type NonEmpty, refsOf } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { type Cents, isWhole, share, ZERO } from '../../money/cents.ts';
import { type Account, balance, type Posting, posting } from '../../money/posting.ts';
import type { EventOf } from './events.ts';
import { purseOf } from './purse.ts';
import { BETS, type Bet, OUTCOMES, type Outcome, type PuntoBancaLaw } from './questions.ts';
import { accountsNamed, chipsOf, type PuntoBancaState, stakeOf } from './state.ts';

type Settled = EventOf<'StakeSettled'>;
interface Decided {
  readonly outcome: Outcome;
  readonly banca: number;
}

/** What becomes of any stake on one zone: the law's answers put together, with every citation that may be needed. */
function dueOn(law: PuntoBancaLaw, bet: Bet, { outcome, banca }: Decided) {
  const ruling = law.settlement.ask({ bet, outcome, bancaTotal: banca });
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
type Due = ReturnType<typeof dueOn>;

/** The three zones after every kind of coup; each is worked out when it first occurs. */
const dues = perLaw((law: PuntoBancaLaw) => {
  const known: (readonly Due[])[] = [];
  return (coup: Decided): readonly Due[] => {
    const at = OUTCOMES.length * coup.banca + OUTCOMES.indexOf(coup.outcome);
    known[at] ??= BETS.map((bet) => dueOn(law, bet, coup));
    return known[at];
  };
});

/** One stake: collected, paid and deducted, or left where it lies for its owner to take back. */
function settleStake(due: Due, player: string, zone: Account, stake: Cents): Settled {
  const { bet, fate, why: ground, banker, grounds } = due;
  switch (fate.fate) {
    case 'null':
      return {
        type: 'StakeSettled',
        player,
        bet,
        stake,
        fate: 'null',
        won: ZERO,
        deducted: ZERO,
        grounds: grounds.null,
        postings: [],
      };
    case 'lost':
      return {
        type: 'StakeSettled',
        player,
        bet,
        stake,
        fate: 'lost',
        won: ZERO,
        deducted: ZERO,
        grounds: grounds.lost,
        postings: [{ from: zone, to: banker, amount: stake, ground }],
      };
    case 'won': {
      const { chips } = accountsNamed(player);
      const won = share(stake, fate.pays, due.rounding.winnings);
      const deducted = share(won, fate.deduct, due.rounding.deduction);
      const postings: Posting[] = [];
      for (const move of due.order) {
        if (move === 'pay') {
          postings.push({ from: zone, to: chips, amount: stake, ground });
          if (won > 0) postings.push({ from: banker, to: chips, amount: won, ground });
        } else if (deducted > 0) {
          postings.push({ from: chips, to: banker, amount: deducted, ground });
        }
      }
      const isRounded = !isWhole(stake, fate.pays);
      return {
        type: 'StakeSettled',
        player,
        bet,
        stake,
        fate: 'won',
        won,
        deducted,
        grounds: grounds.won[isRounded ? (deducted > 0 ? 3 : 1) : deducted > 0 ? 2 : 0],
        postings,
      };
    }
    default:
      return fate satisfies never;
  }
}

/** Every live stake of the coup, player by player. */
export function settlements(law: PuntoBancaLaw, { people, books }: PuntoBancaState, coup: Decided): readonly Settled[] {
  const due = dues(law)(coup);
  const settled: Settled[] = [];
  for (const player of Object.keys(people)) {
    const { stakes } = purseOf(books, player);
    for (let i = 0; i < stakes.length; i++) {
      const stake = stakes[i] as Cents;
      if (stake === 0) continue;
      settled.push(settleStake(due[i] as Due, player, accountsNamed(player).stakes[i] as Account, stake));
    }
  }
  return settled;
}

/** Gives a player's stakes back to him. */
export const lift = (state: PuntoBancaState, player: string, grounds: NonEmpty<GroundRef>): readonly Posting[] =>
  BETS.flatMap((bet) => {
    const zone = stakeOf(player, bet);
    return posting(zone, chipsOf(player), balance(state.books, zone), grounds[0]);
  });
