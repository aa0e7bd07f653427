import { cents } from '../../../money/cents.ts';
import { post } from '../../../money/posting.ts';
import { byNameFrom, lookUp, withName } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import { withBank, withPassage } from '../../circulo/evolve-coup.ts';
import { without } from '../../circulo/people.ts';
import type { EventOf } from '../events.ts';
import { type Bank, bankOf, type CheminDeFerState, freshBank, type Passage, passageOf } from '../state.ts';

type State = CheminDeFerState;

/** Who put how much into the garage, or took it out, is read from the postings. */
function garageAfter(state: State, postings: EventOf<'GarageFilled'>['postings']): Bank['garage'] {
  let { garage } = bankOf(state);
  const add = (player: string, amount: number): void => {
    garage = withName(garage, player, cents((lookUp(garage, player) ?? 0) + amount));
  };
  for (const { from, to, amount } of postings) {
    if (to === 'garage' && from.startsWith('bank:')) add(from.slice(5), amount);
    if (from === 'garage' && to.startsWith('bank:')) add(to.slice(5), -amount);
  }
  return garage;
}
/** What stays out of play for this coup is remembered apart: it comes back when the coup is over. */
export const garageFilled = (state: State, { kind, postings }: EventOf<'GarageFilled'>): State => {
  const aside = byNameFrom(postings.map(({ from, amount }) => [from.slice(5), amount]));
  const moved = garageMoved(state, postings);
  return kind === 'obligatory' ? withBank(moved, { aside }) : moved;
};
export const garageMoved = (state: State, postings: EventOf<'GarageFilled'>['postings']): State =>
  withBank({ ...state, books: post(state.books, postings) }, { garage: garageAfter(state, postings) });

export const seeksHolder = (state: State, event: EventOf<'BankSeeksHolder'>): State => ({
  ...state,
  phase: 'offer',
  passage: {
    cause: event.cause,
    from: event.from,
    associates: event.associates as readonly string[],
    passer: event.passer,
    seat: event.seat,
    floor: event.floor,
    previous: event.previous,
    stage: null,
    why: [],
    asked: [],
    walked: [],
    offered: null,
    joint: [],
    excluded: [],
    bids: [],
    out: [],
  },
});

export const stageReached = (state: State, { stage, excluded, grounds }: EventOf<'StageReached'>): State =>
  withPassage(
    { ...state, phase: stage === 'auction' ? 'auction' : 'offer' },
    {
      stage,
      why: grounds,
      asked: [],
      walked: [],
      offered: null,
      excluded: excluded as readonly string[],
      bids: [],
      out: [],
    },
  );

/** This player has been asked, or passed over, and the bank has gone past his seat. */
function past(state: State, player: string): Pick<Passage, 'asked' | 'walked'> {
  const { asked, walked } = passageOf(state);
  const seat = seatOf(state.people, player);
  return { asked: [...asked, player], walked: seat === null ? walked : [...walked, seat] };
}

export const offered = (state: State, { player, least }: EventOf<'BankOffered'>): State =>
  withPassage({ ...state, phase: 'offer' }, { offered: { to: player, least }, ...past(state, player) });

export function notOffered(state: State, { player, why }: EventOf<'BankNotOffered'>): State {
  const saluted = why === 'saluted' ? without(state.unsaluted, player) : state.unsaluted;
  return withPassage({ ...state, unsaluted: saluted }, past(state, player));
}

export function declined(state: State, { player, counts }: EventOf<'BankDeclined'>): State {
  const refusals = counts
    ? withName(state.refusals, player, (lookUp(state.refusals, player) ?? 0) + 1)
    : state.refusals;
  return withPassage({ ...state, refusals }, { offered: null });
}

export function awarded(state: State, event: EventOf<'BankAwarded'>): State {
  const { player, amount, acquired, returns } = event;
  const bank: Bank = {
    ...freshBank(player, amount),
    acquired,
    returns,
    passer: acquired === 'mano-pasada' ? (state.passage?.from ?? null) : null,
  };
  return {
    ...state,
    phase: 'bank',
    books: post(state.books, event.postings),
    bank,
    passage: null,
    staysOn: null,
    cardsRight: event.cards,
    lastSeat: seatOf(state.people, player) ?? state.lastSeat,
    refusals: withName(state.refusals, player, 0),
    seguido: state.seguido === player ? null : state.seguido,
  };
}

/** The tenure is over and everybody has his part of the bank back. */
export const tenureOver = (state: State, postings: EventOf<'BankLost'>['postings']): State => ({
  ...state,
  books: post(state.books, postings),
  bank: null,
  // Cards drawn before their time never go back, and do not serve the next banker either.
  loose: [],
});

export function associateAccepted(state: State, { player, postings }: EventOf<'AssociateAccepted'>): State {
  const { proposals } = bankOf(state);
  return withBank(
    { ...state, books: post(state.books, postings) },
    { proposals: proposals.filter((pledge) => pledge.player !== player) },
  );
}

export const banked = (state: State, { won, deducted, postings }: EventOf<'BankSettled'>): State =>
  withBank(
    { ...state, books: post(state.books, postings) },
    {
      won: cents(bankOf(state).won + won - deducted),
      deducted: cents(bankOf(state).deducted + deducted),
      dealt: bankOf(state).dealt + 1,
    },
  );
