import { citing, type GroundRef, NO_GROUNDS, type NonEmpty, refsOf } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { type Cents, isWhole, share, ZERO } from '../../money/cents.ts';
import { balance, type Posting, posting } from '../../money/posting.ts';
import type { EventOf } from './events.ts';
import { type Purse, purses } from './purse.ts';
import { BETS, type Bet, OUTCOMES, type Outcome, type PuntoBancaLaw } from './questions.ts';
import { chipsOf, type PuntoBancaState, stakeOf } from './state.ts';

type Settled = EventOf<'StakeSettled'>;
interface Decided {
  readonly outcome: Outcome;
  readonly banca: number;
}

/** What becomes of any stake on one zone: the law's answers put together, with every citation that may be needed. */
function dueOn(law: PuntoBancaLaw, no: number, bet: Bet, { outcome, banca }: Decided) {
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
type Due = ReturnType<typeof dueOn>;

/** The three zones after every kind of coup; each is worked out when it first occurs. */
const dues = perLaw((law: PuntoBancaLaw) => {
  const known: (readonly Due[])[] = [];
  return (coup: Decided): readonly Due[] => {
    const at = OUTCOMES.length * coup.banca + OUTCOMES.indexOf(coup.outcome);
    known[at] ??= BETS.map((bet, i) => dueOn(law, BETS.length * at + i, bet, coup));
    return known[at];
  };
});

const NO_POSTINGS: readonly Posting[] = [];

/** One stake: collected, paid and deducted, or left where it lies for its owner to take back. */
function settleStake(due: Due, purse: Purse, zone: number, stake: Cents): Settled {
  const { bet, fate, grounds } = due;
  const { player } = purse;
  switch (fate.fate) {
    case 'null':
      return settled(player, bet, stake, 'null', ZERO, ZERO, grounds.null, NO_POSTINGS);
    case 'lost': {
      const postings = [purse.settling(zone, due).collected.posting(stake)];
      return settled(player, bet, stake, 'lost', ZERO, ZERO, grounds.lost, postings);
    }
    case 'won': {
      const won = share(stake, fate.pays, due.rounding.winnings);
      const deducted = share(won, fate.deduct, due.rounding.deduction);
      const why = grounds.won[(isWhole(stake, fate.pays) ? 0 : 1) + (deducted > 0 ? 2 : 0)] as NonEmpty<GroundRef>;
      return settled(player, bet, stake, 'won', won, deducted, why, payment(due, purse, zone, stake, won, deducted));
    }
    default:
      return fate satisfies never;
  }
}

const settled = (
  player: string,
  bet: Bet,
  stake: Cents,
  fate: Settled['fate'],
  won: Cents,
  deducted: Cents,
  grounds: NonEmpty<GroundRef>,
  postings: readonly Posting[],
): Settled => ({ type: 'StakeSettled', player, bet, stake, fate, won, deducted, grounds, postings });

/** The stake goes back with what it has won, and what is deducted is taken, in the order of the regulation. */
function payment(due: Due, purse: Purse, zone: number, stake: Cents, won: Cents, deducted: Cents): readonly Posting[] {
  const routes = purse.settling(zone, due);
  const postings: Posting[] = [];
  for (const move of due.order) {
    if (move === 'pay') {
      postings.push(routes.returned.posting(stake));
      if (won > 0) postings.push(routes.paid.posting(won));
    } else if (deducted > 0) {
      postings.push(routes.deducted.posting(deducted));
    }
  }
  return postings;
}

/** Every live stake of the coup, player by player. */
export function settlements(law: PuntoBancaLaw, { people, books }: PuntoBancaState, coup: Decided): readonly Settled[] {
  const due = dues(law)(coup);
  const all: Settled[] = [];
  for (const purse of purses(law).all(people)) {
    for (let zone = 0; zone < BETS.length; zone++) {
      const stake = purse.stake(books, zone);
      if (stake > 0) all.push(settleStake(due[zone] as Due, purse, zone, stake));
    }
  }
  return all;
}

/** Gives a player's stakes back to him. */
export const lift = (state: PuntoBancaState, player: string, grounds: NonEmpty<GroundRef>): readonly Posting[] =>
  BETS.flatMap((bet) => {
    const zone = stakeOf(player, bet);
    return posting(zone, chipsOf(player), balance(state.books, zone), grounds[0]);
  });
