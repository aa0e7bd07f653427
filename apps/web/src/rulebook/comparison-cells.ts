import type { Comparison } from '@sabot/protocol';

export type Row = Comparison['rows'][number];
export type Given = Row['columns'][number]['given'][number];

/** Neighbouring regulations that answer alike share a cell. */
export interface SharedCell {
  readonly rulesets: readonly string[];
  readonly given: readonly Given[];
}

const saidIn = (given: readonly Given[]): string =>
  JSON.stringify(given.map(({ answer, facts, table }) => [answer, facts, table]));

export function cellsOf(row: Row, shown: readonly string[]): readonly SharedCell[] {
  const cells: { rulesets: string[]; given: readonly Given[] }[] = [];
  for (const ruleset of shown) {
    const column = row.columns.find((one) => one.ruleset === ruleset);
    if (column === undefined) continue;
    const last = cells.at(-1);
    if (last !== undefined && saidIn(last.given) === saidIn(column.given)) last.rulesets.push(ruleset);
    else cells.push({ rulesets: [ruleset], given: column.given });
  }
  return cells;
}
