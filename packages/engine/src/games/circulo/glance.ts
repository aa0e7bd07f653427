import { cardsLeft } from '../../cards/pack.ts';
import type { Glance } from '../../decider.ts';
import { type Cents, ZERO } from '../../money/cents.ts';
import type { TableTerms } from '../../ruleset.ts';
import type { CirculoState } from './state.ts';

interface Terms {
  readonly minimum: Cents;
  readonly unit: Cents;
  readonly decks: number;
}

/** A table at a glance, but for what each game counts in its own way. */
export function glanceAt(
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
  own: Pick<Glance, 'seats' | 'maximum' | 'moment'>,
): Glance {
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
