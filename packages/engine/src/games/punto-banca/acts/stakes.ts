import { offer } from '../../../decider.ts';
import { citing, type Ground, type GroundRef, type NonEmpty, nonEmpty, refOf, refsOf } from '../../../law/ground.ts';
import { NOTHING, type Ruling } from '../../../law/question.ts';
import { memo } from '../../../memo.ts';
import { type Cents, cents, ZERO } from '../../../money/cents.ts';
import { type Posting, posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import { nameOf } from '../../../table/actor.ts';
import { type Bound, type Joint, within } from '../../../table/bounds.ts';
import { isNamedIn, lookUp } from '../../../table/by-name.ts';
import { stakeListOf, stakesByName } from '../../../table/stake-list.ts';
import { TIED } from '../coup/finished.ts';
import { chipsOf, stakeOf, stakeOn, worthOf } from '../money/accounts.ts';
import { betNames, betsAt, firstBet } from '../money/bets.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Bet, Fate, PuntoBancaLaw, Side } from '../questions.ts';
import { dealerOfTheCoup } from '../shoe/dealer.ts';
import { heldBy } from '../shoe/held-by.ts';
import { act, closingOrder, notHere, notNow, notYours } from './act.ts';

function stakeBound(law: PuntoBancaLaw, { name: bet, on }: Bet): Bound {
  const min = law.stakeMinimum.ask({ bet });
  const max = law.stakeMaximum.ask({ bet });
  const step = law.stakeStep.ask({ bet });
  return {
    kind: 'amount',
    min: min.answer,
    max: max.answer,
    step: step.answer,
    orNothing: true,
    ...(on === null || on === bet ? {} : { on }),
    grounds: { min: min.grounds[0], max: max.grounds[0], step: step.grounds[0] },
  };
}

/** How far apart stakes on both hands must be, where the regulation wants that. */
function apart(law: PuntoBancaLaw): readonly Joint[] {
  const { answer, grounds } = law.bothSides.ask(NOTHING);
  if (answer.apartBy === 0) return [];
  const on = (hand: Side): readonly string[] => betsAt(law).flatMap((bet) => (bet.on === hand ? [bet.name] : []));
  return on('punto').flatMap((punto) =>
    on('banca').map(
      (banca): Joint => ({ kind: 'apart-by', between: [punto, banca], atLeast: answer.apartBy, ground: grounds[0] }),
    ),
  );
}

/** What the law says of every stake at this table, whoever makes it. */
const termsOf = memo((law: PuntoBancaLaw) => {
  const bets = betNames(law);
  return {
    bets,
    zones: Object.fromEntries(betsAt(law).map((bet) => [bet.name, stakeBound(law, bet)])),
    apart: apart(law),
    covered: law.chips.ask(NOTHING).grounds[0],
    others: { code: 'no-such-bet', ground: law.bets.ask(NOTHING).grounds[0] } as const,
    grounds: nonEmpty(
      bets.flatMap((bet) => law.stakeMinimum.ask({ bet }).grounds),
      'nothing may be staked on',
    ),
  };
});

/** A player sets their stakes, on all zones at once. */
export const setStakes = act(
  'SetStakes',
  (law, state, by) => {
    if (by.kind !== 'player') return notYours(law);
    if (!isNamedIn(state.people, by.id)) return notHere(law);
    const late = law.lateStake.ask(NOTHING);
    if (state.phase === 'coup') {
      if (late.answer === 'refused') return refuse('stakes-are-closed', late.grounds);
    } else if (state.phase !== 'offer' && state.phase !== 'stakes') {
      return notNow(state, late.grounds);
    }
    const { bets, zones, apart, covered, others, grounds } = termsOf(law);
    const chips: Joint = { kind: 'sum-at-most', of: bets, max: worthOf(state, by.id), ground: covered };
    return offer(grounds, { ...within(zones, [chips, ...apart]), others });
  },
  (p, { by, stakes }) => {
    const player = nameOf(by);
    const laid = stakesByName(stakes);
    const changes = betsAt(p.law).map((bet) => changeOn(p, player, bet, lookUp(laid, bet.name) ?? ZERO));
    p.record({
      type: 'StakesSet',
      player,
      stakes: stakeListOf(laid, betNames(p.law)),
      grounds: whyLayout(p.law, changes),
      postings: moves(p.law, player, changes),
    });
  },
);

interface Change {
  readonly bet: string;
  readonly on: Bet['on'];
  readonly before: Cents;
  readonly stake: Cents;
  /** Lifted because the coup before was a tie, and with that null. */
  readonly undone: boolean;
}

function changeOn({ law, state }: Proceedings, player: string, { name, on }: Bet, stake: Cents): Change {
  const before = stakeOn(state, player, name);
  const wasNull = state.lastOutcome === 'tie' && tied(law, name).answer.fate === 'null';
  return { bet: name, on, before, stake, undone: wasNull && stake < before };
}

const tied = (law: PuntoBancaLaw, bet: string): Ruling<Fate> => law.settlement.ask({ bet, ...TIED });
const byTie = (law: PuntoBancaLaw, bet: string): NonEmpty<Ground> => tied(law, bet).grounds;

/** Why the layout may be as it is. */
function whyLayout(law: PuntoBancaLaw, changes: readonly Change[]): NonEmpty<GroundRef> {
  const asked = changes.flatMap(({ bet, stake, undone }) => [
    ...(undone ? [byTie(law, bet)] : []),
    ...(stake > 0 ? whyStake(law, bet) : []),
  ]);
  const isStaked = (side: Side): boolean => changes.some(({ on, stake }) => on === side && stake > 0);
  if (isStaked('punto') && isStaked('banca')) asked.push(law.bothSides.ask(NOTHING).grounds);
  return asked.length === 0 ? refsOf(law.stakeMinimum.ask({ bet: firstBet(law) }).grounds) : citing(...asked);
}

const whyStake = (law: PuntoBancaLaw, bet: string): readonly NonEmpty<Ground>[] => [
  ...[law.stakeMinimum, law.stakeMaximum, law.stakeStep].map((limit) => limit.ask({ bet }).grounds),
  law.bets.ask(NOTHING).grounds,
];

/** What is taken back comes first: it may pay for what is laid elsewhere. */
function moves(law: PuntoBancaLaw, player: string, changes: readonly Change[]): readonly Posting[] {
  const chips = chipsOf(player);
  const back = changes.flatMap(({ bet, before, stake, undone }) => {
    const why = undone ? byTie(law, bet) : law.stakeMinimum.ask({ bet }).grounds;
    return posting(stakeOf(player, bet), chips, cents(before - stake), refOf(why[0]));
  });
  const laid = changes.flatMap(({ bet, before, stake }) =>
    posting(chips, stakeOf(player, bet), cents(stake - before), refOf(law.stakeMinimum.ask({ bet }).grounds[0])),
  );
  return [...back, ...laid];
}

export const closeStakes = act(
  'CloseStakes',
  (law, state, by) => {
    const grounds = closingOrder(law);
    if (by.kind !== 'croupier') return refuse('not-yours', grounds);
    return state.phase === 'stakes' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    p.call('closing');
    const { holder } = p.state.shoe;
    const dealer = dealerOfTheCoup(p);
    const asked = dealer === null || heldBy(holder, dealer) !== null;
    const duty = dealer === null ? [] : p.law.dealerStake.ask(NOTHING).grounds;
    const grounds = citing(closingOrder(p.law), duty);
    p.record({ type: 'StakesClosed', coup: p.state.coups + 1, dealer, asked, grounds });
  },
);
