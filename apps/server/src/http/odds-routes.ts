import { cheminSheetOf, coupSheetOf, twoSheetOf } from '@sabot/odds';
import { type OddsSheets, oddsSheets, shownCards } from '@sabot/protocol';
import type { CheminDeFerRuleset, DosPanosRuleset, Entry, PuntoBancaRuleset } from '@sabot/regulations';
import { z } from 'zod';
import { ShownSoFar } from '../history/shown-cards.ts';
import type { TableArchive } from '../history/table-archive.ts';
import type { Room } from '../room.ts';
import { refused } from './refused.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const params = z.object({ table: z.string().describe('The name of a table') });
const tags = ['odds'];
/** Where the rules decide everything, so that cards seen tell nobody how another will act. */
const RULES_DECIDE = 'punto-banca';
const PEOPLE_DECIDE = 'chemin-de-fer';
const TWO_DECIDE = 'dos-panos';

export interface OddsParts {
  readonly rulesets: readonly Entry[];
  readonly room: Room;
  readonly archives: ReadonlyMap<string, TableArchive>;
  /** Whether a table shows the odds of its next coup. */
  readonly live: boolean;
}

function sheetsOf(rulesets: readonly Entry[]): OddsSheets {
  const of = <R>(game: string): readonly R[] =>
    rulesets.filter(({ ruleset }) => ruleset.game.id === game).map(({ ruleset }) => ruleset as unknown as R);
  const sheets = {
    coups: of<PuntoBancaRuleset>(RULES_DECIDE).map(coupSheetOf),
    chemin: of<CheminDeFerRuleset>(PEOPLE_DECIDE).map(cheminSheetOf),
    two: of<DosPanosRuleset>(TWO_DECIDE).map(twoSheetOf),
  };
  return oddsSheets.parse(sheets);
}

/** What the mathematics needs of the law, and of the shoe in play. */
export function oddsRoutes(app: ZodApp, { rulesets, room, archives, live }: OddsParts): void {
  let sheets: OddsSheets | null = null;
  const shown = new Map<string, ShownSoFar>();

  app.get(
    '/api/odds',
    {
      schema: { tags, summary: 'Charts, payments and duties of every ruleset, as data', response: { 200: oddsSheets } },
    },
    async () => {
      sheets ??= sheetsOf(rulesets);
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
      const [table, archive] = [room.tables.get(name), archives.get(name)];
      if (table === undefined || archive === undefined) return refused(request, reply, 'unknown-table');
      const { ruleset } = table.scene;
      if (!live || ruleset.game.id !== RULES_DECIDE) return refused(request, reply, 'no-live-odds');
      const known = shown.get(name) ?? new ShownSoFar(archive, ruleset);
      shown.set(name, known);
      return known.now();
    },
  );
}
