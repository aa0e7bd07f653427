import { type OddsSheets, oddsSheets, shownCards } from '@sabot/protocol';
import { type Entry, isPuntoBanca } from '@sabot/regulations';
import { z } from 'zod';
import { oddsSheetsOf } from '../games.ts';
import { ShownSoFar } from '../history/shown-cards.ts';
import type { TableArchive } from '../history/table-archive.ts';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { AskerOf } from './asker.ts';
import { refused } from './refused.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const params = z.object({ table: z.string().describe('The name of a table') });
const tags = ['odds'];
export interface OddsParts {
  readonly rulesets: readonly Entry[];
  readonly doors: TableDoors;
  readonly asker: AskerOf;
  readonly archives: ReadonlyMap<string, TableArchive>;
  /** Whether a table shows the odds of its next coup. */
  readonly live: boolean;
}

/** What the mathematics needs of the law, and of the shoe in play. */
export function oddsRoutes(app: ZodApp, { rulesets, doors, archives, asker, live }: OddsParts): void {
  let sheets: OddsSheets | null = null;
  const shown = new WeakMap<TableArchive, ShownSoFar>();

  app.get(
    '/api/odds',
    {
      schema: { tags, summary: 'Charts, payments and duties of every ruleset, as data', response: { 200: oddsSheets } },
    },
    async () => {
      sheets ??= oddsSheetsOf(rulesets);
      return sheets;
    },
  );

  app.get(
    '/api/tables/:table/shown',
    {
      schema: {
        tags,
        summary: 'The cards of the shoe in play that lay open for everybody, where the house shows live odds',
        params,
        response: { 200: shownCards, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table: name } = request.params;
      const [seen, archive] = [doors.see(name, asker(request, name)), archives.get(name)];
      if (typeof seen === 'string') return refused(request, reply, seen);
      if (archive === undefined) return refused(request, reply, 'unknown-table');
      const { ruleset } = seen.scene;
      // Where people decide, cards seen tell nobody how another will act.
      if (!live || !isPuntoBanca(ruleset)) return refused(request, reply, 'no-live-odds');
      const known = shown.get(archive) ?? new ShownSoFar(archive, ruleset);
      shown.set(archive, known);
      return known.now();
    },
  );
}
