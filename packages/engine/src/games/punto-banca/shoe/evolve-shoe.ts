import { withName } from '../../../table/by-name.ts';
import { withOneMore } from '../../../table/closing.ts';
import { seatOf } from '../../../table/place.ts';
import type { EventOf } from '../events.ts';
import { coupOf, type PuntoBancaState, type Shoe } from '../state.ts';

type State = PuntoBancaState;

const withShoe = (state: State, change: Partial<Shoe>): State => ({
  ...state,
  shoe: { ...state.shoe, ...change },
});

export const shoeOffered = (state: State, { player, passed }: EventOf<'ShoeOffered'>): State => ({
  ...withShoe(state, {
    holder: null,
    offeredTo: player,
    turn: seatOf(state.people, player),
    passed: state.shoe.passed + passed,
  }),
  phase: 'offer',
});

export const shoeTaken = (state: State, { player }: EventOf<'ShoeTaken'>): State =>
  withShoe(state, {
    holder: { kind: 'player', id: player, dealt: 0 },
    offeredTo: null,
    turn: seatOf(state.people, player),
  });

export const shoeDeclined = (state: State, { player }: EventOf<'ShoeDeclined'>): State =>
  withShoe(state, { offeredTo: null, declined: [...state.shoe.declined, player] });

/** Offered in vain, the shoe has passed every box. */
export const croupierHoldsShoe = (state: State, { until, passed }: EventOf<'CroupierHoldsShoe'>): State =>
  withShoe(state, {
    holder: { kind: 'croupier', until },
    offeredTo: null,
    declined: [],
    passed: state.shoe.passed + (passed ?? 0),
  });

/** The shoe leaves its holder, whose tenure ends here if he has dealt so much as a card. */
export function shoeLeft(state: State): State {
  const { coup, shoe } = state;
  const { holder, tenures, passed } = shoe;
  if (holder?.kind !== 'player') return withShoe(state, { holder: null });
  // A coup under way is dealt by whoever has the shoe, or was until a ruling relieved him.
  const hasDealt = holder.dealt > 0 || (coup !== null && coup.drawn.length > 0);
  return withShoe(state, { holder: null, tenures: hasDealt ? withName(tenures, holder.id, passed) : tenures });
}

/** Somebody has left: what he had of the shoe, was offered of it or declined goes with him. */
export function shoeWithout(state: State, player: string): State {
  const { holder } = state.shoe;
  const after = holder?.kind === 'player' && holder.id === player ? shoeLeft(state) : state;
  const { offeredTo, declined } = after.shoe;
  return withShoe(after, {
    offeredTo: offeredTo === player ? null : offeredTo,
    declined: declined.filter((one) => one !== player),
  });
}

/** The coup is over. Whoever declined the shoe before it may be asked again. */
export function coupEnded(state: State, { outcome }: EventOf<'CoupEnded'>): State {
  const { holder } = state.shoe;
  const dealtIt = holder?.kind === 'player' && holder.id === coupOf(state).dealer;
  return {
    ...withShoe(state, { holder: dealtIt ? { ...holder, dealt: holder.dealt + 1 } : holder, declined: [] }),
    coup: null,
    closing: outcome === 'annulled' ? withOneMore(state.closing, coupOf(state).no) : state.closing,
    lastOutcome: outcome === 'annulled' ? null : outcome,
  };
}
