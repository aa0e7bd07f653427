import {
  rulesetCard as card,
  compareQuery,
  comparison,
  reading,
  ruleSheet,
  scenarioSheet as sheet,
} from '@sabot/protocol';
import type { Entry } from '@sabot/regulations';
import type { Language } from '@sabot/words';
import { z } from 'zod';
import { compareAside } from '../rulebook/compare-aside.ts';
import { readingSheets } from '../rulebook/reading-sheets.ts';
import { ruleSheets } from '../rulebook/rule-sheets.ts';
import { rulesetCard } from '../rulebook/ruleset-cards.ts';
import { scenarioAt, scenarioSheet } from '../rulebook/scenario-sheet.ts';
import { languageIn } from '../words.ts';
import { refused } from './refused.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const tags = ['law'];
/** The law does not change while the house is open: what was worked out once is told again. */
const onceFor = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
};

/** What the law says: regulations, rules, readings, comparison, examples. */
export function lawRoutes(app: ZodApp, rulesets: readonly Entry[]): void {
  const sheetsOf = onceFor(ruleSheets);
  const readings = onceFor((_: 'all') => [...readingSheets()]);
  const ids = rulesets.map(({ id }) => id);
  const comparing = new Map<Language, ReturnType<typeof compareAside>>();
  const compared = (language: Language): ReturnType<typeof compareAside> => {
    const sheet = comparing.get(language) ?? compareAside(ids, language);
    comparing.set(language, sheet);
    // What failed once may be tried again.
    sheet.catch(() => comparing.delete(language));
    return sheet;
  };

  app.get(
    '/api/rulesets',
    { schema: { tags, summary: 'The regulations a table can be opened under', response: { 200: z.array(card) } } },
    async () => rulesets.map(rulesetCard),
  );

  app.get(
    '/api/rules/*',
    {
      schema: {
        tags,
        summary: 'Every rule of a ruleset: its own and those it takes over, with wording, grounds and examples',
        params: z.object({ '*': z.string().describe('The id of a ruleset') }),
        response: { 200: z.array(ruleSheet), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const entry = rulesets.find(({ id }) => id === request.params['*']);
      return entry === undefined ? refused(request, reply, 'unknown-ruleset') : [...sheetsOf(entry)];
    },
  );

  app.get(
    '/api/readings',
    { schema: { tags, summary: 'What the texts leave open, and how it is read', response: { 200: z.array(reading) } } },
    async () => readings('all'),
  );

  app.get(
    '/api/compare',
    {
      schema: {
        tags,
        summary: 'The regulations side by side, question by question',
        querystring: compareQuery,
        response: { 200: comparison, ...REFUSALS },
      },
    },
    async (request) => compared(request.query.language ?? languageIn(request.headers['accept-language'])),
  );

  app.get(
    '/api/scenarios/*',
    {
      schema: {
        tags,
        summary: 'An executable example, line by line with what each line brought about',
        params: z.object({ '*': z.string().describe('Ruleset and name of the example') }),
        response: { 200: sheet, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const file = scenarioAt(request.params['*']);
      return file === undefined ? refused(request, reply, 'unknown-scenario') : scenarioSheet(file);
    },
  );
}
