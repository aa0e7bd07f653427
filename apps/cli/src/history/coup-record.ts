import type { Card, Outcome, PuntoBancaEvent } from '@sabot/engine';

export type Side = 'punto' | 'banca';

/** One coup as a history tells it. */
export interface CoupRecord {
  readonly coup: number;
  readonly cards: Readonly<Record<Side, readonly Card[]>>;
  readonly totals: Readonly<Record<Side, number>> | null;
  /** Null: the coup is still under way. */
  readonly outcome: Outcome | 'annulled' | null;
  readonly natural: boolean;
  /** What each player with a stake won or lost, in cents. */
  readonly nets: Readonly<Record<string, number>>;
}

interface Open {
  readonly coup: number;
  readonly drawn: { readonly no: number; readonly card: Card; hand: string }[];
  totals: CoupRecord['totals'];
  natural: boolean;
  readonly nets: Record<string, number>;
}

const fresh = (coup: number): Open => ({ coup, drawn: [], totals: null, natural: false, nets: {} });

function take(open: Open, event: PuntoBancaEvent): void {
  switch (event.type) {
    case 'CardDrawn':
      open.drawn.push({ no: event.no, card: event.card, hand: event.hand });
      break;
    case 'CoupDecided':
      open.totals = { punto: event.punto, banca: event.banca };
      open.natural = event.natural;
      break;
    case 'StakeSettled': {
      const { player, fate, stake, won, deducted } = event;
      const net = fate === 'won' ? won - deducted : fate === 'lost' ? -stake : 0;
      open.nets[player] = (open.nets[player] ?? 0) + net;
      break;
    }
    default:
      break;
  }
}

function record({ coup, drawn, totals, natural, nets }: Open, outcome: CoupRecord['outcome']): CoupRecord {
  const of = (hand: Side): readonly Card[] => drawn.filter((card) => card.hand === hand).map(({ card }) => card);
  return { coup, cards: { punto: of('punto'), banca: of('banca') }, totals, outcome, natural, nets };
}

/** The coups of a history, in their order; the last may be under way. */
export function coupRecords(events: readonly PuntoBancaEvent[]): readonly CoupRecord[] {
  const records: CoupRecord[] = [];
  let open: Open | null = null;
  for (const event of events) {
    if (event.type === 'StakesClosed') open = fresh(event.coup);
    if (open === null) continue;
    take(open, event);
    if (event.type !== 'CoupEnded') continue;
    records.push(record(open, event.outcome));
    open = null;
  }
  return open === null ? records : [...records, record(open, null)];
}
