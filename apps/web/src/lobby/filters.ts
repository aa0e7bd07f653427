import type { LobbyTable, RulesetCard } from '@sabot/protocol';

export interface Filters {
  readonly game: string | null;
  readonly source: string | null;
  readonly freeOnly: boolean;
  /** The highest minimum one is willing to stake. */
  readonly upTo: number | null;
}

export const NO_FILTERS: Filters = { game: null, source: null, freeOnly: false, upTo: null };

export interface Listed {
  readonly table: LobbyTable;
  readonly card: RulesetCard | null;
}

export function listed(tables: readonly LobbyTable[], cards: readonly RulesetCard[]): readonly Listed[] {
  return tables.map((table) => ({ table, card: cards.find(({ ruleset }) => ruleset === table.ruleset) ?? null }));
}

export const filtered = (all: readonly Listed[], { game, source, freeOnly, upTo }: Filters): readonly Listed[] =>
  all.filter(
    ({ table, card }) =>
      (game === null || card?.name.es === game) &&
      (source === null || card?.source.id === source) &&
      (!freeOnly || table.freeSeats.length > 0) &&
      (upTo === null || table.minimum <= upTo),
  );
