import type { LobbyTable } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage } from '../locales/words.ts';

export interface NamedTable {
  readonly line: LobbyTable;
  readonly game: string;
  readonly text: string;
}

/** What people call the tables of the house; null until it is known. */
export function useNamedTables(): readonly NamedTable[] | null {
  const desk = useDesk();
  const spoken = useLanguage();
  const cards = useCell(desk.rulesets);
  const [lines, setLines] = useState<readonly LobbyTable[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void desk.tables().then((reply) => {
      if (wanted && reply.ok) setLines(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, [desk]);
  if (lines === null || cards === null) return null;
  return lines.map((line) => {
    const card = cards.find(({ ruleset }) => ruleset === line.ruleset);
    return { line, game: card?.name[spoken] ?? line.game, text: card?.short[spoken] ?? line.ruleset };
  });
}

/** A table's name for people, or its address while that is not known. */
export function useTableName(): (table: string) => string {
  const named = useNamedTables();
  return (table) => {
    const one = named?.find(({ line }) => line.table === table);
    return one === undefined ? table : `${one.game}, ${one.text}`;
  };
}
