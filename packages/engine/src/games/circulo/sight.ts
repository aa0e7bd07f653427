import { HIDDEN, type SeenCard } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { asSeenBy, type Drawn } from '../../coup/drawn.ts';
import type { CardEvent } from './events.ts';

/** What of a table is not for everybody's eyes. */
interface Hiding {
  readonly pack: Pack;
  /** Cards that have left the shoe before their time. */
  readonly loose: readonly Drawn[];
  readonly coup: { readonly drawn: readonly Drawn[] } | null;
}

type CoupSeen<Coup> = Omit<Coup, 'drawn'> & { readonly drawn: readonly Drawn<SeenCard>[] };
/** The table as one person sees it. What has left the shoe face down is not told by the pack either. */
export type Seen<State extends Hiding> = Omit<State, 'coup' | 'pack' | 'loose'> & {
  readonly coup: CoupSeen<NonNullable<State['coup']>> | null;
  readonly loose: readonly Drawn<SeenCard>[];
  readonly pack: Omit<Pack, 'known' | 'spent'>;
};

function coupSeenBy<Coup extends NonNullable<Hiding['coup']>>(coup: Coup, viewer: string | null): CoupSeen<Coup> {
  const { drawn, ...open } = coup;
  return { ...open, drawn: asSeenBy(drawn, viewer) };
}

/** `viewer` is a player's name, or null for somebody who only looks on. */
export function seenBy<State extends Hiding>(state: State, viewer: string | null): Seen<State> {
  const { pack, loose, coup, ...open } = state;
  const { known: _known, spent: _spent, ...outside } = pack;
  return {
    ...open,
    pack: outside,
    loose: asSeenBy(loose, viewer),
    coup: coup === null ? null : coupSeenBy(coup, viewer),
  };
}

type CardDrawn = Extract<CardEvent, { readonly type: 'CardDrawn' }>;
type CardSeen = Omit<CardDrawn, 'card'> & { readonly card: SeenCard };
export type Witnessed<Event> = Exclude<Event, { readonly type: 'CardDrawn' }> | CardSeen;

/** An event as one person witnesses it: `after` is the state it led to. */
export function witnessedBy<Other extends { readonly type: string }>(
  after: Hiding,
  event: Other | CardDrawn,
  viewer: string | null,
): Other | CardSeen {
  if (!isCardDrawn(event) || event.face === 'up') return event;
  const drawn = after.coup?.drawn.find(({ no }) => no === event.no);
  const seen = viewer !== null && drawn?.seenBy.includes(viewer) === true;
  return { ...event, card: seen ? event.card : HIDDEN };
}
const isCardDrawn = (event: { readonly type: string }): event is CardDrawn => event.type === 'CardDrawn';
