import type { TableRunner } from '../../src/table/table-runner.ts';

/** What is refused to the bots of a table from now on; that they have no more money is no fault of theirs. */
export function refusedAt(table: TableRunner): readonly (readonly [act: string, code: string])[] {
  const refused: [string, string][] = [];
  const act = table.act.bind(table);
  table.act = async (id, command) => {
    const outcome = await act(id, command);
    if (!outcome.ok && outcome.refusal.code !== 'beyond-the-wallet') refused.push([command.type, outcome.refusal.code]);
    return outcome;
  };
  return refused;
}
