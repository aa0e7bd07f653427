import { HIDDEN, type SeenCard } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { asSeenBy, type Drawn } from '../../coup/drawn.ts';

/** What of a table is not for everybody's eyes. */
interface Hiding {
  readonly pack: Pack;
  /** Cards that have left the shoe before their time. */
  readonly loose: readonly Drawn[];
  readonly coup: { readonly drawn: readonly Drawn[] } | null;
}

export type CoupSeen<Coup> = Omit<Coup, 'drawn'> & { readonly drawn: readonly Drawn<SeenCard>[] };
/** The table as one person sees it. What has left the shoe face down is not told by the pack either. */
export type Seen<State extends Hiding> = Omit<State, 'coup' | 'pack' | 'loose'> & {
  readonly coup: CoupSeen<NonNullable<State['coup']>> | null;
  readonly loose: readonly Drawn<SeenCard>[];
  readonly pack: Omit<Pack, 'known' | 'spent'>;
};

/** `viewer` is a player's name, or null for somebody who only looks on. */
export function seenBy<State extends Hiding>(state: State, viewer: string | null): Seen<State> {
  const { known: _known, spent: _spent, ...pack } = state.pack;
  const coup = state.coup === null ? null : { ...state.coup, drawn: asSeenBy(state.coup.drawn, viewer) };
  return { ...state, pack, loose: asSeenBy(state.loose, viewer), coup } as unknown as Seen<State>;
}

export type Hidden<E> = E extends { readonly card: unknown; readonly face: unknown }
  ? Omit<E, 'card'> & { readonly card: SeenCard }
  : E;

/** An event as one person witnesses it: `after` is the state it led to. */
export function witnessedBy<Event extends { readonly type: string }>(
  after: Hiding,
  event: Event,
  viewer: string | null,
): Hidden<Event> {
  if (!isFaceDown(event)) return event as Hidden<Event>;
  const drawn = after.coup?.drawn.find(({ no }) => no === event.no);
  const seen = viewer !== null && drawn?.seenBy.includes(viewer) === true;
  return { ...event, card: seen ? event.card : HIDDEN } as unknown as Hidden<Event>;
}

interface FaceDown {
  readonly type: 'CardDrawn';
  readonly no: number;
  readonly card: SeenCard;
  readonly face: 'down';
}
const isFaceDown = <E extends { readonly type: string }>(event: E): event is E & FaceDown =>
  event.type === 'CardDrawn' && (event as unknown as { readonly face: string }).face === 'down';
