import { cardsLeft } from '../../cards/pack.ts';
import type { Summary } from '../../decider.ts';
import { type Cents, ZERO } from '../../money/cents.ts';
import type { TableTerms } from '../../ruleset.ts';
import type { CirculoState } from './state.ts';

interface Terms {
  readonly minimum: Cents;
  readonly unit: Cents;
  readonly decks: number;
}

/** The summary of a table, but for what each game counts in its own way. */
export function summaryOf(
  {
    phase,
    table,
    people,
    books,
    talla,
    coups,
    pack,
    coup,
  }: CirculoState & { readonly table: TableTerms<Terms> | null },
  own: Pick<Summary, 'seats' | 'maximum' | 'moment'>,
): Summary {
  const settings = table?.settings;
  return {
    phase,
    opened: table !== null && phase !== 'closed',
    people,
    books,
    minimum: settings?.minimum ?? ZERO,
    unit: settings?.unit ?? ZERO,
    decks: settings?.decks ?? 0,
    talla,
    coups,
    out: pack.out,
    left: cardsLeft(pack),
    insiders: [...new Set((coup?.drawn ?? []).filter(({ face }) => face === 'down').flatMap(({ seenBy }) => seenBy))],
    ...own,
  };
}
