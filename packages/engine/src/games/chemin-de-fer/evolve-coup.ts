import { withCardOut } from '../../cards/pack.ts';
import type { Drawn } from '../../coup/drawn.ts';
import type { EventOf } from './events.ts';
import type { Side } from './questions.ts';
import { type CheminDeFerState, type Coup, coupOf, freshCoup, NO_CALLS } from './state.ts';

type State = CheminDeFerState;

export const withCoup = (state: State, change: Partial<Coup>): State => ({
  ...state,
  coup: { ...coupOf(state), ...change },
});
const changeCards = (state: State, which: (card: Drawn) => boolean, change: (card: Drawn) => Partial<Drawn>): State =>
  withCoup(state, { drawn: coupOf(state).drawn.map((card) => (which(card) ? { ...card, ...change(card) } : card)) });

export function stakesClosed(state: State, event: EventOf<'StakesClosed'>): State {
  const { coup, banker, as, holder } = event;
  return {
    ...state,
    phase: 'coup',
    coups: coup,
    cardsRight: null,
    loose: [],
    bank: state.bank === null ? null : { ...state.bank, unanswered: 0 },
    coup: {
      ...freshCoup(coup, banker),
      as,
      banco: event.banco as readonly string[],
      holder,
      next: event.next as readonly string[],
      drawn: state.loose,
    },
  };
}

/** A card leaves the shoe; before the stakes are closed it belongs to no coup yet. */
export function cardDrawn(state: State, { no, card, hand, face }: EventOf<'CardDrawn'>): State {
  const taken = { ...state, pack: withCardOut(state.pack, card) };
  const drawn: Drawn = { no, card, hand, face, lifted: face === 'up', seenBy: [] };
  if (state.coup === null) return { ...taken, loose: [...state.loose, drawn] };
  return withCoup(taken, { drawn: [...state.coup.drawn, drawn], ...debtPaid(state.coup, hand) });
}

/** The third card that was due is there; once punto has his, it is the banker's turn. */
const debtPaid = ({ owed, step }: Coup, hand: string): Partial<Coup> =>
  hand === owed ? { owed: null, step: hand === 'punto' ? 'banker' : step } : {};

export function cardAssigned(state: State, { no, to, face }: EventOf<'CardAssigned'>): State {
  if (state.coup === null) {
    return { ...state, loose: state.loose.map((card) => (card.no === no ? { ...card, hand: to, face } : card)) };
  }
  const assigned = changeCards(
    state,
    (card) => card.no === no,
    ({ lifted }) => ({ hand: to, face, lifted: lifted || face === 'up' }),
  );
  return withCoup(assigned, debtPaid(state.coup, to));
}

export function cardExposed(state: State, no: number): State {
  const { drawn, open } = coupOf(state);
  if (!drawn.some((card) => card.no === no)) return withCoup(state, { open: [...open, no] });
  return changeCards(
    state,
    (card) => card.no === no,
    () => ({ face: 'up', lifted: true }),
  );
}

/** The cards are put before whoever plays them; what he saw and gave back stays seen. */
export const delivered = (state: State, to: string | null): State =>
  withCoup(state, { step: 'lift', holder: to, delivered: true, lifted: false });

export function lifted(state: State, by: string | null): State {
  const { banker } = coupOf(state);
  const seers: Readonly<Record<Side, string | null>> = { punto: by, banca: banker };
  const seen = changeCards(
    state,
    ({ hand }) => hand === 'punto' || hand === 'banca',
    ({ hand, seenBy }) => {
      const seer = seers[hand as Side];
      return { lifted: true, seenBy: seer === null || seenBy.includes(seer) ? seenBy : [...seenBy, seer] };
    },
  );
  return withCoup(seen, { step: 'speak', lifted: true, warned: false });
}

export const shown = (state: State, hand: Side): State =>
  changeCards(
    state,
    (card) => card.hand === hand,
    () => ({ face: 'up', lifted: true }),
  );

export function wordDeclaredWrong(state: State, { ruling, forgets }: EventOf<'WordDeclaredWrong'>): State {
  const { forgot, said } = coupOf(state);
  const lost = forgets ? { forgot: [...forgot, 'punto' as const] } : {};
  if (ruling === 'goes-on') return withCoup(state, lost);
  if (ruling === 'banker-chooses') return withCoup(state, { ...lost, step: 'choice' });
  return withCoup(state, { ...lost, step: 'answer', said: { ...said, punto: 'draw' } });
}

/** The coup is over, and with it all that was called and ruled for it alone. */
export const coupEnded = (state: State, { outcome }: EventOf<'CoupEnded'>): State => ({
  ...state,
  phase: 'bank',
  coup: null,
  loose: [],
  calls: NO_CALLS,
  noCards: [],
  movedAbout: [],
  lastOutcome: outcome === 'annulled' ? state.lastOutcome : outcome,
  bank: state.bank === null ? null : { ...state.bank, obliged: false },
});
