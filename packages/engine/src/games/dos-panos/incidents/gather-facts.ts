import type { Card } from '../../../cards/card.ts';
import { handOf } from '../../../coup/drawn.ts';
import { totalOf } from '../../../coup/totals.ts';
import { type DosPanosLaw, type Pano, SIDES, type Side } from '../questions.ts';
import type { Coup, DosPanosState } from '../state.ts';
import { type Fault, type Incident, type IncidentFacts, plainFacts } from './facts.ts';

export interface Reported {
  readonly incident: Incident;
  readonly hand: Side | null;
  readonly fault: Fault | null;
  readonly card: number | null;
  readonly drawn: readonly Card[];
  readonly player: string | null;
  readonly seen: boolean | null;
  readonly evident: boolean | null;
  readonly total: number | null;
}

/** The third cards of a hand and of those that speak after it, in the order they left the shoe. */
function thirdsFrom(coup: Coup, hand: Side): readonly number[] {
  const after = SIDES.slice(SIDES.indexOf(hand));
  const thirds = after.flatMap((one) => handOf(coup.drawn, one).slice(2));
  return thirds.map(({ no }) => no).sort((a, b) => a - b);
}

/** The cards of a paño belong to whose turn it is; the banker's to him. */
const holderOf = (coup: Coup, hand: Side): string | null => (hand === 'banca' ? coup.banker : coup.holders[hand]);

/** Everything a ruling may turn on, read from the table. */
export function gatherFacts(law: DosPanosLaw, state: DosPanosState, reported: Reported): IncidentFacts {
  const { incident, card, drawn, player } = reported;
  const { coup } = state;
  const banker = state.bank?.banker ?? '';
  const count = coup?.drawn.length ?? state.loose.length;
  const out = drawn.map((_, i) => count + 1 + i);
  const told = {
    card,
    out,
    player,
    banker,
    fault: reported.fault ?? 'player',
    seen: reported.seen ?? false,
    evident: reported.evident ?? false,
    testified: reported.total,
  };
  if (coup === null) return plainFacts(incident, told);
  const hand: Side = reported.hand ?? (incident === 'misannounced' ? 'banca' : 'pano-1');
  const holder = holderOf(coup, hand);
  return plainFacts(incident, {
    ...told,
    hand,
    holder,
    rightful: holder,
    cards: handOf(coup.drawn, hand).map(({ no }) => no),
    thirds: thirdsFrom(coup, hand),
    total: totalOf(law, coup, hand, 2),
    said: coup.said[hand] ?? null,
    otherAsked: hand === 'pano-1' && isPlaying(coup, 'pano-2') && coup.said['pano-2'] === 'draw',
    spoken: coup.said[hand] !== undefined,
    shown: coup.abated.length > 0 || Object.keys(coup.outcomes).length > 0,
    banco: coup.banco !== null && holder === coup.banco,
  });
}

const isPlaying = ({ annulled }: Coup, pano: Pano): boolean => !annulled.includes(pano);
