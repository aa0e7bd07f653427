import { HIDDEN, type SeenCard } from '../../cards/card.ts';
import { asSeenBy, type Drawn } from '../../coup/drawn.ts';
import type { DosPanosEvent } from './events.ts';
import type { Coup, DosPanosState } from './state.ts';

export interface CoupView extends Omit<Coup, 'drawn'> {
  readonly drawn: readonly Drawn<SeenCard>[];
}
/** The table as one person sees it. What has left the shoe face down is not told by the pack either. */
export interface DosPanosView extends Omit<DosPanosState, 'coup' | 'pack' | 'loose'> {
  readonly coup: CoupView | null;
  readonly loose: readonly Drawn<SeenCard>[];
  readonly pack: Omit<DosPanosState['pack'], 'known' | 'spent'>;
}

/** `viewer` is a player's name, or null for somebody who only looks on. */
export function view(state: DosPanosState, viewer: string | null): DosPanosView {
  const { known: _known, spent: _spent, ...pack } = state.pack;
  return {
    ...state,
    pack,
    loose: asSeenBy(state.loose, viewer),
    coup: state.coup === null ? null : { ...state.coup, drawn: asSeenBy(state.coup.drawn, viewer) },
  };
}

type Hidden<E> = E extends { readonly card: unknown; readonly face: unknown }
  ? Omit<E, 'card'> & { readonly card: SeenCard }
  : E;
export type WitnessedEvent = Hidden<DosPanosEvent>;

/** An event as one person witnesses it: `after` is the state it led to. */
export function witness(after: DosPanosState, event: DosPanosEvent, viewer: string | null): WitnessedEvent {
  if (event.type !== 'CardDrawn' || event.face === 'up') return event as WitnessedEvent;
  const drawn = after.coup?.drawn.find(({ no }) => no === event.no);
  const seen = viewer !== null && drawn?.seenBy.includes(viewer) === true;
  return { ...event, card: seen ? event.card : HIDDEN };
}
