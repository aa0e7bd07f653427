import type { GroundRef } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents, ZERO } from '../../../money/cents.ts';
import { type Account, balance, type Posting } from '../../../money/posting.ts';
import { namesIn } from '../../../table/by-name.ts';
import { at, bankOfPlayer, chipsOf, takenBack } from '../../circulo/money.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

export { bankOfPlayer, chips, chipsOf } from '../../circulo/money.ts';

export const ZONES = ['punto', 'line'] as const;
export type Zone = (typeof ZONES)[number];

export const stakeOf = (player: string, zone: Zone): Account => `stake:${player}:${zone}`;
export const accountsOf = (player: string): readonly Account[] => [
  chipsOf(player),
  bankOfPlayer(player),
  ...ZONES.map((zone) => stakeOf(player, zone)),
];

export const stakeOn = (state: CheminDeFerState, player: string, zone: Zone): Cents => at(state, stakeOf(player, zone));
export const stakedBy = (state: CheminDeFerState, player: string): Cents =>
  cents(stakeOn(state, player, 'punto') + stakeOn(state, player, 'line'));
export const inBank = (state: CheminDeFerState, player: string): Cents => at(state, bankOfPlayer(player));

/** Everybody who has a part in the bank, the banker first. */
export function partners({ books, bank }: CheminDeFerState): readonly string[] {
  if (bank === null) return [];
  const others = books.accounts
    .filter((account) => account.startsWith('bank:') && balance(books, account) > 0)
    .map((account) => account.slice('bank:'.length))
    .filter((player) => player !== bank.banker);
  return [bank.banker, ...others];
}
export const associatesIn = (state: CheminDeFerState): readonly string[] => partners(state).slice(1);
/** All the money of the bank, without the garage. */
export const bankTotal = (state: CheminDeFerState): Cents =>
  cents(partners(state).reduce((sum, player) => sum + inBank(state, player), 0));

/** Everybody with a stake on the table, in the order of arrival, and what he has staked. */
export const stakers = (state: CheminDeFerState): readonly { readonly player: string; readonly amount: Cents }[] =>
  namesIn(state.people)
    .map((player) => ({ player, amount: stakedBy(state, player) }))
    .filter(({ amount }) => amount > 0);
export const allStakes = (state: CheminDeFerState): Cents =>
  cents(stakers(state).reduce((sum, { amount }) => sum + amount, 0));

/** What plays of a stake on the line: its part in whole chips. */
export function lineStake(law: CheminDeFerLaw, laid: Cents): Cents {
  const { num, den } = law.line.ask(NOTHING).answer;
  const { unit } = law.table.settings;
  return cents(Math.floor((laid * num) / den / unit) * unit);
}

export const takeBack = (
  state: CheminDeFerState,
  player: string,
  amount: Cents,
  ground: GroundRef,
): readonly Posting[] => takenBack(state, player, stakeOf(player, 'punto'), stakeOf(player, 'line'), amount, ground);
export const takeAllBack = (state: CheminDeFerState, player: string, ground: GroundRef): readonly Posting[] =>
  takeBack(state, player, stakedBy(state, player), ground);

/**
 * A sum shared in proportion to parts: cents that do not divide go by largest remainder, then to the first named.
 */
export function shares(
  sum: Cents,
  parts: readonly { readonly player: string; readonly part: Cents }[],
): readonly { readonly player: string; readonly share: Cents }[] {
  const whole = parts.reduce((total, { part }) => total + part, 0);
  if (whole === 0) return parts.map(({ player }, i) => ({ player, share: i === 0 ? sum : ZERO }));
  const exact = parts.map(({ player, part }) => {
    const product = BigInt(sum) * BigInt(part);
    return { player, share: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  const left = sum - exact.reduce((total, { share }) => total + share, 0);
  const order = exact.map((_, i) => i).sort((a, b) => (exact[b]?.rest ?? 0) - (exact[a]?.rest ?? 0) || a - b);
  const lucky = new Set(order.slice(0, left));
  return exact.map(({ player, share }, i) => ({ player, share: cents(share + (lucky.has(i) ? 1 : 0)) }));
}
