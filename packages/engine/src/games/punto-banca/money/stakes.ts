import { citing, type Ground, type GroundRef, type NonEmpty, refOf, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { type Posting, posting } from '../../../money/posting.ts';
import type { Proceedings } from '../proceedings.ts';
import { BETS, type Bet, type PuntoBancaLaw } from '../questions.ts';
import type { PuntoBancaState } from '../state.ts';
import { chipsOf, stakeOf, stakeOn } from './accounts.ts';

export type Stakes = Readonly<Record<Bet, Cents>>;

interface Change {
  readonly bet: Bet;
  readonly before: Cents;
  readonly stake: Cents;
  /** Lifted because the coup before was a tie, and with that null. */
  readonly undone: boolean;
}

/** A player sets his stakes to these, on all zones at once. */
export function setStakes(p: Proceedings, player: string, stakes: Stakes): void {
  const changes = BETS.map((bet) => changeOn(p.state, player, bet, stakes[bet]));
  const { punto, banca, tie } = stakes;
  const grounds = whyLayout(p.law, changes);
  p.record({ type: 'StakesSet', player, punto, banca, tie, grounds, postings: moves(p.law, player, changes) });
}

function changeOn(state: PuntoBancaState, player: string, bet: Bet, stake: Cents): Change {
  const before = stakeOn(state, player, bet);
  return { bet, before, stake, undone: state.lastOutcome === 'tie' && bet !== 'tie' && stake < before };
}

const byTie = (law: PuntoBancaLaw, bet: Bet): NonEmpty<Ground> =>
  law.settlement.ask({ bet, outcome: 'tie', bancaTotal: 0 }).grounds;

/** Why the layout may be as it is. */
function whyLayout(law: PuntoBancaLaw, changes: readonly Change[]): NonEmpty<GroundRef> {
  const asked = changes.flatMap(({ bet, stake, undone }) => [
    ...(undone ? [byTie(law, bet)] : []),
    ...(stake > 0 ? whyStake(law, bet) : []),
  ]);
  const isStaked = (side: Bet): boolean => changes.some(({ bet, stake }) => bet === side && stake > 0);
  if (isStaked('punto') && isStaked('banca')) asked.push(law.bothSides.ask(NOTHING).grounds);
  return asked.length === 0 ? refsOf(law.stakeMinimum.ask({ bet: 'punto' }).grounds) : citing(...asked);
}

const whyStake = (law: PuntoBancaLaw, bet: Bet): readonly NonEmpty<Ground>[] => [
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
