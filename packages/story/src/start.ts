import type { SeenCard } from '@sabot/engine';
import { byNameFrom } from '@sabot/engine/by-name';
import { cardDrawn, handHeld } from './cards.ts';
import type { CoupStory, Person, Side } from './coup.ts';
import { onTableAfter } from './money.ts';
import { closed, type Telling, withCoup } from './telling.ts';

interface Card {
  readonly no: number;
  readonly card: SeenCard;
  readonly hand: 'punto' | 'banca' | 'pano-1' | 'pano-2' | 'discard' | 'loose';
}

/** What of a table as somebody sees it a story begins with. */
export interface Seen {
  readonly talla: number;
  readonly books: { readonly accounts: readonly string[]; readonly amounts: readonly number[] };
  readonly coup: { readonly no: number; readonly drawn: readonly Card[] } | null;
  readonly loose?: readonly Card[];
}

/**
 * A story that begins at a table where something was played before: stakes and banks that lie there, and the cards of the
 * coup under way. What was said and settled before is not known.
 */
export function startedFrom<S extends Side>(
  nothing: Telling<S>,
  { talla, books, coup, loose = [] }: Seen,
  change: Partial<CoupStory<S>> = {},
  holders: readonly (readonly [S, Person])[] = [],
): Telling<S> {
  const held = books.accounts.map((to, i) => ({ from: 'before', to, amount: books.amounts[i] ?? 0 }));
  const onTable = onTableAfter(byNameFrom([]), held);
  const table = withCoup({ ...nothing, onTable }, { talla });
  const early = { drawn: loose.map(({ no, card, hand }) => ({ no, card, hand })), incidents: [] };
  if (coup === null) return { ...table, ahead: early };
  const playing = closed(table, { ...change, coup: coup.no });
  const dealt = coup.drawn.reduce(cardDrawn<S>, playing);
  return holders.reduce((telling, [side, by]) => handHeld(telling, side, by, []), dealt);
}
