import { citing, type Ground, type GroundRef, type NonEmpty, refOf, refsOf } from '../../../law/ground.ts';
import { NOTHING, type Ruling } from '../../../law/question.ts';
import { type Cents, cents, ZERO } from '../../../money/cents.ts';
import { type Posting, posting } from '../../../money/posting.ts';
import { type ByName, lookUp } from '../../../table/by-name.ts';
import { stakeListOf } from '../../../table/stake-list.ts';
import { TIED } from '../coup/finished.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Bet, Fate, PuntoBancaLaw, Side } from '../questions.ts';
import { chipsOf, stakeOf, stakeOn } from './accounts.ts';
import { betNames, betsAt, firstBet } from './bets.ts';

interface Change {
  readonly bet: string;
  readonly on: Bet['on'];
  readonly before: Cents;
  readonly stake: Cents;
  /** Lifted because the coup before was a tie, and with that null. */
  readonly undone: boolean;
}

/** A player sets his stakes to these, on all zones at once. */
export function setStakes(p: Proceedings, player: string, stakes: ByName<Cents>): void {
  const changes = betsAt(p.law).map((bet) => changeOn(p, player, bet, lookUp(stakes, bet.name) ?? ZERO));
  const list = stakeListOf(stakes, betNames(p.law));
  const grounds = whyLayout(p.law, changes);
  p.record({ type: 'StakesSet', player, stakes: list, grounds, postings: moves(p.law, player, changes) });
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
