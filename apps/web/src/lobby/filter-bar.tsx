import { moneyIn } from '@sabot/words';
import { useLanguage, useWords } from '../locales/words.ts';
import type { Filters, Listed } from './filters.ts';

interface FilterBarProps {
  readonly all: readonly Listed[];
  readonly filters: Filters;
  readonly change: (filters: Filters) => void;
}

const unique = <T,>(items: readonly T[]): T[] => [...new Set(items)];

export function FilterBar({ all, filters, change }: FilterBarProps) {
  const words = useWords().lobby.filters;
  const spoken = useLanguage();
  const cards = all.flatMap(({ card }) => card ?? []);
  const games = unique(cards.map(({ name }) => name.es));
  const sources = [...new Map(cards.map((card) => [card.source.id, card.short])).entries()];
  const minimums = unique(all.map(({ table }) => table.minimum)).sort((a, b) => a - b);
  const nameOf = (game: string): string => cards.find(({ name }) => name.es === game)?.name[spoken] ?? game;
  return (
    <search className="filter-bar" aria-label={words.title}>
      <label>
        <span>{words.game}</span>
        <select
          value={filters.game ?? ''}
          onChange={(event) => change({ ...filters, game: event.target.value || null })}
        >
          <option value="">{words.any}</option>
          {games.map((game) => (
            <option key={game} value={game}>
              {nameOf(game)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.source}</span>
        <select
          value={filters.source ?? ''}
          onChange={(event) => change({ ...filters, source: event.target.value || null })}
        >
          <option value="">{words.any}</option>
          {sources.map(([id, short]) => (
            <option key={id} value={id}>
              {short[spoken]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.minimum}</span>
        <select
          value={filters.upTo ?? ''}
          onChange={(event) =>
            change({ ...filters, upTo: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">{words.any}</option>
          {minimums.map((minimum) => (
            <option key={minimum} value={minimum}>
              {words.upTo(moneyIn(spoken, minimum))}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-check">
        <input
          type="checkbox"
          checked={filters.freeOnly}
          onChange={(event) => change({ ...filters, freeOnly: event.target.checked })}
        />
        <span>{words.free}</span>
      </label>
    </search>
  );
}
