import { freshPack } from '../../../cards/pack.ts';
import { cents } from '../../../money/cents.ts';
import { post } from '../../../money/posting.ts';
import { withBank, withPassage } from '../../circulo/evolve-coup.ts';
import { without } from '../../circulo/people.ts';
import type { EventOf } from '../events.ts';
import { bankOf, type DosPanosState, freshBank, NO_BANCO, passageOf } from '../state.ts';

type State = DosPanosState;

/** The talla is over and its shoe is gone; a banker who has still to deposit keeps what he was awarded. */
export const tallaEnded = (state: State, { left }: EventOf<'TallaEnded'>): State => ({
  ...state,
  coup: null,
  loose: [],
  pack: freshPack(0),
  banco: NO_BANCO,
  lots: null,
  retired: [],
  coupsOfTalla: 0,
  bank: state.bank === null ? null : { ...state.bank, tallas: left },
  passage: state.bank === null || state.bank.deposited ? null : state.passage,
});

/** Of an award for several evenings one is over. */
export const eveningOver = (state: State): State =>
  state.bank === null ? state : withBank(state, { days: Math.max(0, state.bank.days - 1) });

export const seeksHolder = (state: State, { cause, from, initial }: EventOf<'BankSeeksHolder'>): State => ({
  ...state,
  phase: 'offer',
  passage: { cause, from, initial, stage: null, why: [], offered: null, asked: [], bids: [], out: [] },
});

export const stageReached = (state: State, { stage, grounds }: EventOf<'StageReached'>): State =>
  withPassage(
    { ...state, phase: stage === 'auction' ? 'auction' : 'offer' },
    { stage, why: grounds, offered: null, asked: [], bids: [], out: [] },
  );

export const offered = (state: State, { player }: EventOf<'BankOffered'>): State =>
  withPassage(
    { ...state, phase: 'offer' },
    { offered: player, asked: [...without(passageOf(state).asked, player), player] },
  );

/** He does not take it, or does not put up what he was awarded it for: the auction then begins anew without him. */
export function declined(state: State, { player }: EventOf<'BankDeclined'>): State {
  const { stage, asked: before, out } = passageOf(state);
  const asked = [...without(before, player), player];
  const isAuction = stage === 'auction';
  return withPassage(
    { ...state, bank: null, phase: isAuction ? 'auction' : 'offer' },
    { offered: null, asked, bids: [], out: isAuction ? asked : out },
  );
}

export const bid = (state: State, { player, amount }: EventOf<'BankBid'>): State =>
  withPassage(state, {
    bids: [...passageOf(state).bids.filter((one) => one.player !== player), { player, amount }],
  });

export const lotCalled = (state: State, event: EventOf<'LotCalled'>): State => ({
  ...state,
  phase: 'lots',
  lots: { for: event.for, among: event.among },
});

export const awarded = (state: State, { player, amount, tallas }: EventOf<'BankAwarded'>): State => ({
  ...state,
  phase: 'deposit',
  lots: null,
  bank: freshBank(player, amount, tallas),
});

/** What he put up is in the croupier's keeping. */
function putUp(state: State, { amount, postings }: EventOf<'BankDeposited' | 'DepositAdded' | 'BankRenewed'>): State {
  const { invested } = bankOf(state);
  return withBank({ ...state, books: post(state.books, postings) }, { invested: cents(invested + amount) });
}
export const deposited = (state: State, event: EventOf<'BankDeposited'>): State =>
  withBank({ ...putUp(state, event), phase: 'bank', passage: null }, { deposited: true });
export function depositAdded(state: State, event: EventOf<'DepositAdded'>): State {
  const after = putUp(state, event);
  const isPledged = event.at === 'admitted-institution';
  return isPledged ? withBank(after, { pledged: cents(bankOf(after).pledged + event.amount) }) : after;
}
export const extended = (state: State, { tallas, days }: EventOf<'AwardExtended'>): State =>
  withBank(state, { tallas: bankOf(state).tallas + tallas, ...(days == null ? {} : { days }) });
export const renewed = (state: State, event: EventOf<'BankRenewed'>): State =>
  withBank(putUp(state, event), { broken: false });

/** The tenure is over, and what is left is the banker's again. */
export const tenureOver = (state: State, postings: EventOf<'BankLeft'>['postings']): State => ({
  ...state,
  books: post(state.books, postings),
  bank: null,
  // Cards drawn before their time never go back, and do not serve the next banker either.
  loose: [],
});
export const leftBank = (state: State, { player, won, postings }: EventOf<'BankLeft'>): State => ({
  ...tenureOver(state, postings),
  retired: won ? [...without(state.retired, player), player] : state.retired,
});
