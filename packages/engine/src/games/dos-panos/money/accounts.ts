import type { GroundRef } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { type Account, type Posting, posting } from '../../../money/posting.ts';
import { namesIn } from '../../../table/by-name.ts';
import { at, bankOfPlayer, chipsOf, takenBack } from '../../circulo/money.ts';
import { type DosPanosLaw, PANOS, type Pano } from '../questions.ts';
import type { DosPanosState } from '../state.ts';

export { bankOfPlayer, chips, chipsOf } from '../../circulo/money.ts';

type State = DosPanosState;

const ZONES = ['pano-1', 'pano-2', 'line-1', 'line-2', 'caballo'] as const;
export type Zone = (typeof ZONES)[number];
/** The zones by the names that an act gives them. */
export const FIELDS = {
  pano1: 'pano-1',
  pano2: 'pano-2',
  line1: 'line-1',
  line2: 'line-2',
  caballo: 'caballo',
} as const;
/** What plays on a paño once stakes are closed. */
export const ZONES_OF: Readonly<Record<Pano, readonly [Zone, Zone]>> = {
  'pano-1': ['pano-1', 'line-1'],
  'pano-2': ['pano-2', 'line-2'],
};

export const LINES: Readonly<Record<Pano, Zone>> = { 'pano-1': 'line-1', 'pano-2': 'line-2' };

/** What plays of a stake on a line: its part in whole chips. */
export function lineStake(law: DosPanosLaw, laid: Cents): Cents {
  const { num, den } = law.line.ask(NOTHING).answer;
  const { answer: unit } = law.stakeStep.ask(NOTHING);
  return cents(Math.floor((laid * num) / den / unit) * unit);
}

/** What of a stake between the paños plays on each of them. */
export function dividedCaballo(law: DosPanosLaw, laid: Cents): Readonly<Record<Pano, Cents>> {
  const { answer: unit } = law.stakeStep.ask(NOTHING);
  const { answer } = law.caballo.ask({ units: laid / unit });
  return { 'pano-1': cents(answer['pano-1'] * unit), 'pano-2': cents(answer['pano-2'] * unit) };
}

export const stakeOf = (player: string, zone: Zone): Account => `stake:${player}:${zone}`;
export const depositOf = (player: string): Account => `deposit:${player}`;
export const accountsOf = (player: string): readonly Account[] => [
  chipsOf(player),
  bankOfPlayer(player),
  depositOf(player),
  ...ZONES.map((zone) => stakeOf(player, zone)),
];

export const stakeOn = (state: State, player: string, zone: Zone): Cents => at(state, stakeOf(player, zone));
const sumOn = (state: State, player: string, zones: readonly Zone[]): Cents =>
  cents(zones.reduce((sum, zone) => sum + stakeOn(state, player, zone), 0));
export const stakedBy = (state: State, player: string): Cents => sumOn(state, player, ZONES);
/** What somebody has in play on a paño. */
export const stakedOn = (state: State, player: string, pano: Pano): Cents => sumOn(state, player, ZONES_OF[pano]);

/** The bank in play; nothing where nobody has it. */
export const bankTotal = (state: State): Cents =>
  state.bank === null ? cents(0) : at(state, bankOfPlayer(state.bank.banker));
const depositTotal = (state: State): Cents =>
  state.bank === null ? cents(0) : at(state, depositOf(state.bank.banker));
/** All that answers for the stakes. */
export const fundsOf = (state: State): Cents => cents(bankTotal(state) + depositTotal(state));

/** Everybody with a stake anywhere, in the order of arrival. */
export const stakers = (state: State): readonly string[] =>
  namesIn(state.people).filter((player) => stakedBy(state, player) > 0);
export const stakersOn = (state: State, pano: Pano): readonly string[] =>
  namesIn(state.people).filter((player) => stakedOn(state, player, pano) > 0);
export const nobodyStakes = (state: State): boolean => PANOS.every((pano) => stakersOn(state, pano).length === 0);

/** Takes so much of what he has on a paño back to his chips, from the line first. */
export function takeBack(
  state: State,
  player: string,
  pano: Pano,
  amount: Cents,
  ground: GroundRef,
): readonly Posting[] {
  const [own, line] = ZONES_OF[pano];
  return takenBack(state, player, stakeOf(player, own), stakeOf(player, line), amount, ground);
}
/** All he has on some zones, to one account. */
export const collect = (
  state: State,
  player: string,
  zones: readonly Zone[],
  to: Account,
  ground: GroundRef,
): readonly Posting[] =>
  zones.flatMap((zone) => posting(stakeOf(player, zone), to, stakeOn(state, player, zone), ground));
export const takeAllBack = (state: State, player: string, ground: GroundRef): readonly Posting[] =>
  collect(state, player, ZONES, chipsOf(player), ground);

/** Bank and deposit back to the banker's chips; what is left of a deposit at a credit institution is free there again. */
export function bankBack(state: State, banker: string, ground: GroundRef): readonly Posting[] {
  const deposit = at(state, depositOf(banker));
  const pledged = cents(Math.min(deposit, state.bank?.pledged ?? 0));
  return [
    ...posting(bankOfPlayer(banker), chipsOf(banker), at(state, bankOfPlayer(banker)), ground),
    ...posting(depositOf(banker), chipsOf(banker), cents(deposit - pledged), ground),
    ...posting(depositOf(banker), 'outside', pledged, ground),
  ];
}
