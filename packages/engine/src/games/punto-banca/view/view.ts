import type { Card, SeenCard } from '../../../cards/card.ts';
import { HIDDEN } from '../../../cards/card.ts';
import { asSeenBy, type Drawn } from '../../../coup/drawn.ts';
import type { PuntoBancaEvent } from '../events.ts';
import type { Coup, PuntoBancaState } from '../state.ts';

export interface CoupView extends Omit<Coup, 'drawn'> {
  readonly drawn: readonly Drawn<SeenCard>[];
}
/** The table as one person sees it. What has left the shoe face down is not told by the pack either. */
export interface PuntoBancaView extends Omit<PuntoBancaState, 'coup' | 'pack'> {
  readonly coup: CoupView | null;
  readonly pack: Omit<PuntoBancaState['pack'], 'known' | 'spent'>;
}

/** `viewer` is a player's name, or null for somebody who only looks on. */
export function view(state: PuntoBancaState, viewer: string | null): PuntoBancaView {
  const { known: _known, spent: _spent, ...pack } = state.pack;
  return {
    ...state,
    pack,
    coup: state.coup === null ? null : { ...state.coup, drawn: asSeenBy(state.coup.drawn, viewer) },
  };
}

type Hidden<E> = E extends { readonly card: Card } ? Omit<E, 'card'> & { readonly card: SeenCard } : E;
export type WitnessedEvent = Hidden<PuntoBancaEvent>;

/** An event as one person witnesses it: `after` is the state it led to. */
export function witness(after: PuntoBancaState, event: PuntoBancaEvent, viewer: string | null): WitnessedEvent {
  if (event.type !== 'CardDrawn' || event.face === 'up') return event as WitnessedEvent;
  const drawn = after.coup?.drawn.find(({ no }) => no === event.no);
  const seen = viewer !== null && drawn?.seenBy.includes(viewer) === true;
  return { ...event, card: seen ? event.card : HIDDEN };
}
