import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents, ZERO } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { type ByName, byNameFrom, lookUp } from '../../../table/by-name.ts';
import { coverBank } from '../bank/garage.ts';
import { leaveUnanswered } from '../bank/tenure.ts';
import {
  allStakes,
  chips,
  chipsOf,
  lineStake,
  stakedBy,
  stakeOf,
  stakeOn,
  stakers,
  takeBack,
} from '../money/accounts.ts';
import { claimant } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Opposition } from '../questions.ts';
import { bankOf } from '../state.ts';
import { ranked, returnStakes } from './banco.ts';

/** Stakes on the line play for half, in whole chips; the rest goes back. */
function halveLines(p: Proceedings): void {
  const rule = p.law.line.ask(NOTHING);
  for (const { player } of stakers(p.state)) {
    const laid = stakeOn(p.state, player, 'line');
    if (laid === 0) continue;
    const plays = lineStake(p.law, laid);
    const grounds = citing(rule.grounds);
    const postings = posting(stakeOf(player, 'line'), chipsOf(player), cents(laid - plays), grounds[0]);
    p.record({ type: 'LineHalved', player, plays, grounds, postings });
  }
}

/** Whoever said “último completo” stakes what the table has left of the other half. */
function complete(p: Proceedings): void {
  const { made } = p.state.calls;
  if (made?.as !== 'mesa' || !made.completes) return;
  const { playing } = bankOf(p.state);
  const amount = cents(Math.min(playing - allStakes(p.state), chips(p.state, made.lead)));
  if (amount <= 0) return;
  const { grounds: rule } = ranked(p, 'mesa', [claimant(p.state, made.lead, { completes: true })]);
  const grounds = citing(rule);
  const postings = posting(chipsOf(made.lead), stakeOf(made.lead, 'punto'), amount, grounds[0]);
  p.record({ type: 'StakeCompleted', player: made.lead, amount, grounds, postings });
}

/** Whoever staked all that is in the bank has made banco: what others staked goes back, as after any banco. */
function bancoByStake(p: Proceedings): void {
  const { answer, grounds } = p.law.fullStake.ask(NOTHING);
  if (p.state.calls.made !== null || answer === 'is-a-stake') return;
  const { playing } = bankOf(p.state);
  const full = stakers(p.state).filter(({ player, amount }) => amount >= playing && !p.state.noCards.includes(player));
  if (full.length === 0) return;
  const { answer: order, grounds: rank } = ranked(
    p,
    'banco',
    full.map(({ player }) => claimant(p.state, player)),
  );
  returnStakes(p, [...grounds, ...rank, ...p.law.windows.ask(NOTHING).grounds], order[0]?.player);
}

/** What the bank cannot answer for goes back, the lowest in priority first. */
function trim(p: Proceedings): void {
  const rule = p.law.trimming.ask(NOTHING);
  const { playing } = bankOf(p.state);
  if (allStakes(p.state) <= playing || rule.answer === 'nobody') return;
  const { made, partners } = p.state.calls;
  const protectedOnes = made === null ? [] : [made.lead, ...partners];
  const { answer: order } = ranked(
    p,
    'stakes',
    stakers(p.state).map(({ player }) => claimant(p.state, player)),
  );
  const ranks = order.map(({ player }) => player);
  const first = [...protectedOnes, ...ranks.filter((player) => !protectedOnes.includes(player))];
  const max = p.law.stakeMaximum.ask({ bank: playing });
  let left: number = playing;
  for (const player of first) {
    const staked = stakedBy(p.state, player);
    const plays = cents(Math.min(left, staked));
    left -= plays;
    if (plays === staked) continue;
    const grounds = citing(rule.grounds, max.grounds);
    const postings = takeBack(p.state, player, cents(staked - plays), grounds[0]);
    p.record({ type: 'StakeTrimmed', player, plays, grounds, postings });
  }
}

/** As what the players face the bank, and who among them made banco. */
function opposition(p: Proceedings): {
  readonly as: Opposition;
  readonly banco: readonly string[];
  readonly grounds: readonly Ground[];
} {
  const { made, partners } = p.state.calls;
  const { playing } = bankOf(p.state);
  const staked = stakers(p.state);
  const [only] = staked;
  if (made?.as === 'banco') return { as: 'banco', banco: partners, grounds: [] };
  if (made?.as === 'mesa') {
    return { as: staked.length === 1 ? 'mesa-alone' : 'mesa', banco: [], grounds: [] };
  }
  const full = p.law.fullStake.ask(NOTHING);
  const whole = staked.find(({ amount }) => amount === playing);
  if (whole !== undefined && full.answer === 'makes-banco') {
    return { as: 'banco', banco: [whole.player], grounds: full.grounds };
  }
  return { as: staked.length === 1 && only !== undefined ? 'sole' : 'stakes', banco: [], grounds: [] };
}

/** Who is handed punto's cards, and who would be next. */
function holders(
  p: Proceedings,
  banco: readonly string[],
  laid: ByName<Cents>,
): { order: readonly string[]; grounds: readonly Ground[] } {
  const { made } = p.state.calls;
  const { noCards, cardsRight } = p.state;
  const able = stakers(p.state).filter(({ player }) => !noCards.includes(player));
  const lead = made?.lead ?? banco[0];
  const claimants = able.map(({ player }) =>
    claimant(p.state, player, {
      stake: lookUp(laid, player) ?? ZERO,
      wasBank: made === null && player === cardsRight,
    }),
  );
  if (claimants.length === 0) return { order: [], grounds: [] };
  const { answer, grounds } = ranked(p, 'cards', claimants);
  const order = answer.map(({ player }) => player);
  if (lead === undefined || !order.includes(lead)) return { order, grounds };
  const purpose = made?.as === 'mesa' ? 'mesa' : 'banco';
  const why = ranked(p, purpose, [claimant(p.state, lead, { completes: made?.completes ?? false })]).grounds;
  return { order: [lead, ...order.filter((player) => player !== lead)], grounds: why };
}

/** There is no coup without a stake. The bank is announced again, but not for ever. */
function nobodyStaked(p: Proceedings, closing: readonly Ground[]): void {
  const { answer, grounds } = p.law.unanswered.ask({ times: bankOf(p.state).unanswered + 1 });
  p.record({ type: 'NobodyStaked', grounds: citing(closing, grounds) });
  if (answer === 'goes-on') leaveUnanswered(p);
}

/** The closing call: what plays, against what, and who holds the cards. */
export function closeStakes(p: Proceedings): void {
  if (p.state.calls.made?.as === 'mesa') p.call('mesa-closing');
  halveLines(p);
  complete(p);
  bancoByStake(p);
  const laid = byNameFrom(stakers(p.state).map(({ player, amount }) => [player, amount] as const));
  trim(p);
  const closing = p.law.call.ask({ occasion: 'closing', amount: cents(0), total: 0, outcome: 'tie' });
  if (stakers(p.state).length === 0) {
    nobodyStaked(p, closing.grounds);
    return;
  }
  p.call('closing');
  coverBank(p);
  const { as, banco, grounds } = opposition(p);
  const { order, grounds: why } = holders(p, banco, laid);
  p.record({
    type: 'StakesClosed',
    coup: p.state.coups + 1,
    banker: bankOf(p.state).banker,
    as,
    banco,
    holder: order[0] ?? null,
    next: order.slice(1),
    grounds: citing(why, grounds, closing.grounds),
  });
}
