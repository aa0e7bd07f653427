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

export interface TableSign {
  /** A table's name for people, or its address while that is not known. */
  readonly name: string;
  /** Null: it is not known yet. */
  readonly isListed: boolean | null;
}

/** What people call a table, also one that is listed no more. */
export function useTableSign(): (table: string) => TableSign {
  const named = useNamedTables();
  const spoken = useLanguage();
  const cards = useCell(useDesk().rulesets);
  return (table) => {
    if (named === null) return { name: table, isListed: null };
    const one = named.find(({ line }) => line.table === table);
    if (one !== undefined) return { name: `${one.game}, ${one.text}`, isListed: true };
    // A table is called by its ruleset, and by what tells it apart.
    const card = cards?.find(({ ruleset }) => table.startsWith(`${ruleset.replaceAll('/', '.')}.`));
    return { name: card ? `${card.name[spoken]}, ${card.short[spoken]}` : table, isListed: false };
  };
}

export function useTableName(): (table: string) => string {
  const signOf = useTableSign();
  return (table) => signOf(table).name;
}
