import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { uncoverBank } from '../bank/garage.ts';
import { chipsOf, stakeOf, stakers, takeAllBack } from '../money/accounts.ts';
import { claimant, prioritySeat, seatsOf } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Claimant } from '../questions.ts';
import { bankOf, type Pledge } from '../state.ts';

/** The players who claim something, by the order of priority, and why they stand in it as they do. */
export function ranked(p: Proceedings, purpose: 'banco' | 'mesa' | 'cards' | 'stakes', claimants: readonly Claimant[]) {
  return p.law.priority.ask({ purpose, claimants, from: prioritySeat(p.state), seats: seatsOf(p.law) });
}

/** Stakes go back, but for those of whoever is excepted. */
export function returnStakes(p: Proceedings, why: readonly Ground[], except: string | null = null): void {
  const grounds = citing(why);
  for (const { player } of stakers(p.state)) {
    if (player === except) continue;
    p.record({ type: 'StakesReturned', player, grounds, postings: takeAllBack(p.state, player, grounds[0]) });
  }
}

/** Somebody plays for the whole bank, alone or with partners; whatever else was staked goes back. */
export function makeBanco(p: Proceedings, parts: readonly Pledge[], seguido: boolean, why: readonly Ground[]): void {
  const [lead] = parts;
  if (lead === undefined) throw new Error('nobody makes banco');
  returnStakes(p, p.law.windows.ask(NOTHING).grounds);
  if (p.state.coup !== null) uncoverBank(p);
  const full = p.law.stakeMaximum.ask({ bank: bankOf(p.state).playing });
  const grounds = citing(why, full.grounds, p.law.fullStake.ask(NOTHING).grounds);
  p.record({
    type: 'BancoMade',
    player: lead.player,
    partners: parts.map(({ player }) => player),
    amount: cents(parts.reduce((sum, { amount }) => sum + amount, 0)),
    seguido,
    grounds,
    postings: parts.flatMap(({ player, amount }) =>
      posting(chipsOf(player), stakeOf(player, 'punto'), amount, citing(why)[0]),
    ),
  });
}

/** Those who would make banco together, in order, each with his part, if it is enough; else nobody. */
function pool(pledges: readonly Pledge[], order: readonly string[], bank: Cents): readonly Pledge[] {
  let left: number = bank;
  const parts = order.flatMap((player) => {
    const pledge = pledges.find((one) => one.player === player);
    const amount = Math.min(left, pledge?.amount ?? 0);
    left -= amount;
    return amount > 0 ? [{ player, amount: cents(amount) }] : [];
  });
  return left === 0 ? parts : [];
}

/** The calls of banco are ranked: who makes it, if anybody. */
export function rankBanco(p: Proceedings): boolean {
  const { banco, joint, seguido } = p.state.calls;
  const { playing } = bankOf(p.state);
  const whole = p.law.stakeMaximum.ask({ bank: playing }).answer;
  const alone = banco.filter((player) => player !== seguido);
  const claimants = [
    ...(seguido === null ? [] : [claimant(p.state, seguido, { repeats: true })]),
    ...alone.map((player) => claimant(p.state, player)),
    ...joint.map(({ player }) => claimant(p.state, player, { alone: false })),
  ];
  if (claimants.length === 0) return false;
  const { answer: order, grounds } = ranked(p, 'banco', claimants);
  const first = order[0];
  if (first === undefined) return false;
  const { player } = first;
  if (player === seguido || alone.includes(player)) {
    makeBanco(p, [{ player, amount: whole }], player === seguido, grounds);
    return true;
  }
  const parts = pool(
    joint,
    order.map((rank) => rank.player),
    playing,
  );
  if (parts.length === 0) return false;
  makeBanco(p, parts, false, grounds);
  return true;
}

/** The calls of banco con la mesa are ranked; the one who has it stakes half the bank. */
export function rankMesa(p: Proceedings): void {
  const { mesa, ultimo } = p.state.calls;
  const claimants = [
    ...mesa.map((player) => claimant(p.state, player)),
    ...ultimo.map((player) => claimant(p.state, player, { completes: true })),
  ];
  const half = p.law.mesaStake.ask({ bank: bankOf(p.state).playing });
  const order = claimants.length === 0 ? null : ranked(p, 'mesa', claimants);
  const player = order?.answer[0]?.player;
  if (order === null || player === undefined) return;
  const grounds = citing(order.grounds, half.grounds);
  p.record({
    type: 'MesaMade',
    player,
    amount: half.answer,
    completes: ultimo.includes(player),
    grounds,
    postings: posting(chipsOf(player), stakeOf(player, 'punto'), half.answer, citing(half.grounds)[0]),
  });
}
