import { lookUp } from '@sabot/engine/by-name';
import type { LobbyTable, RulesetCard } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import type { Language } from '../locales/language.ts';
import { useLanguage, useWords, type Words } from '../locales/words.ts';

export interface NamedTable {
  readonly line: LobbyTable;
  readonly game: string;
  /** The text it is played by, and what sets it apart from the other tables of that text. */
  readonly text: string;
}

type TableWords = Pick<Words, 'dosPanos' | 'table'>;

const isSame = (a: LobbyTable, b: LobbyTable): boolean => a.ruleset === b.ruleset && a.modality === b.modality;

/** What people call the tables of the house. No two of them are called the same. */
export function namedTables(
  lines: readonly LobbyTable[],
  cards: readonly RulesetCard[],
  { dosPanos, table }: TableWords,
  spoken: Language,
): readonly NamedTable[] {
  const modalities: Readonly<Record<string, string>> = dosPanos.modality;
  return lines.map((line) => {
    const card = cards.find(({ ruleset }) => ruleset === line.ruleset);
    const alike = lines.filter((other) => isSame(line, other));
    const text = [
      card?.short[spoken] ?? line.ruleset,
      line.modality !== null && (lookUp(modalities, line.modality) ?? line.modality),
      alike.length > 1 && table.tableNo(alike.indexOf(line) + 1),
    ];
    return { line, game: card?.name[spoken] ?? line.game, text: text.filter(Boolean).join(' · ') };
  });
}

/** The tables of the house with their names; null until they are known. */
export function useNamedTables(): readonly NamedTable[] | null {
  const desk = useDesk();
  const spoken = useLanguage();
  const words = useWords();
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
  return lines === null || cards === null ? null : namedTables(lines, cards, words, spoken);
}

/** A table's name for people, or its address while that is not known. */
export function useTableName(): (table: string) => string {
  const named = useNamedTables();
  return (table) => {
    const one = named?.find(({ line }) => line.table === table);
    return one === undefined ? table : `${one.game}, ${one.text}`;
  };
}
