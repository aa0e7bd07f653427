import { withOneMore } from '../../../table/closing.ts';
import { changeCards, seenBy, withCoup } from '../../circulo/evolve-coup.ts';
import type { EventOf } from '../events.ts';
import { type CheminDeFerState, coupOf, freshCoup, NO_CALLS } from '../state.ts';

type State = CheminDeFerState;

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

/** The third card that was due is there; once punto has his, it is the banker's turn. */
export function debtPaid(state: State, hand: string): State {
  if (state.coup === null || hand !== state.coup.owed) return state;
  return withCoup(state, { owed: null, step: hand === 'punto' ? 'banker' : state.coup.step });
}

/** The cards are put before whoever plays them; what he saw and gave back stays seen. The banker may look at his own. */
export const delivered = (state: State, to: string | null): State =>
  withCoup(bankerLooks(state), { step: 'lift', holder: to, delivered: true, lifted: false });

const bankerLooks = (state: State): State =>
  changeCards(state, ({ hand }) => hand === 'banca', seenBy(coupOf(state).banker));

export function lifted(state: State, by: string | null): State {
  const his = changeCards(state, ({ hand }) => hand === 'punto', seenBy(by));
  return withCoup(bankerLooks(his), { step: 'speak', lifted: true, warned: false });
}

export function wordDeclaredWrong(state: State, { ruling, forgets }: EventOf<'WordDeclaredWrong'>): State {
  const { forgot, said } = coupOf(state);
  const lost = forgets ? { forgot: [...forgot, 'punto' as const] } : {};
  if (ruling === 'goes-on') return withCoup(state, lost);
  if (ruling === 'banker-chooses') return withCoup(state, { ...lost, step: 'choice' });
  return withCoup(state, { ...lost, step: 'answer', said: { ...said, punto: 'draw' } });
}

/** Whose fault it is that a card was seen decides what follows when the other one is seen too. */
export function incidentReported(state: State, { incident, card }: EventOf<'IncidentReported'>): State {
  const by = incident === 'croupier-exposes' ? 'croupier' : incident === 'banker-exposes' ? 'banker' : null;
  if (by === null || card === null || state.coup === null) return state;
  return withCoup(state, { faults: [...state.coup.faults, { by, card }] });
}

/** The coup is over, and with it all that was called and ruled for it alone. */
export const coupEnded = (state: State, { coup, outcome }: EventOf<'CoupEnded'>): State => ({
  ...state,
  closing: outcome === 'annulled' ? withOneMore(state.closing, coup) : state.closing,
  phase: 'bank',
  coup: null,
  loose: [],
  calls: NO_CALLS,
  noCards: [],
  movedAbout: [],
  lastOutcome: outcome === 'annulled' ? state.lastOutcome : outcome,
  bank: state.bank === null ? null : { ...state.bank, obliged: false },
});
