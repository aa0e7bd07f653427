import { z } from 'zod';
import { bilingual } from './http-parts.ts';
import { replay } from './http-replay.ts';
import { groundRef } from './names.ts';

/** Where the law puts things on the cloth, and on what each rests. */
export const layout = z.object({
  shape: z.enum(['oval', 'half-moon']),
  /** Every bet of the law, in its order, and where a seat's stakes on it lie: before the seat, or in the middle. */
  zones: z.array(
    z.object({
      bet: z.string(),
      /** The result it is a stake on; null where it is on something else. */
      on: z.enum(['punto', 'banca', 'tie']).nullable(),
      /** What it is called, where page and terminal have no word of their own for it. */
      name: bilingual.nullable(),
      place: z.enum(['seat', 'centre']),
      /** How it is marked: a circle, a plain box, or a numbered department. */
      mark: z.enum(['circle', 'box', 'department']),
      ground: groundRef,
    }),
  ),
  /** Where used cards go: a slot in the cloth or a box beside the croupier. */
  basket: z.enum(['basket', 'discard-box']),
  grounds: z.array(groundRef),
});

/** One line of GET /api/rulesets */
export const rulesetCard = z.object({
  ruleset: z.string(),
  edition: z.int(),
  game: z.string(),
  parent: z.string().nullable(),
  rules: z.int(),
  /** What people call the game and the text, in a few words. */
  name: bilingual,
  short: bilingual,
  source: z.object({
    id: z.string(),
    title: bilingual,
    jurisdiction: bilingual,
    bulletin: bilingual.nullable(),
    state: z.enum(['whole', 'fragment']),
    note: bilingual,
  }),
  defaults: z.record(z.string(), z.unknown()),
  /** The regulation's own words: hands, bets, shoe, calls … in Spanish, as the text has them. */
  terms: z.record(z.string(), z.unknown()),
  layout,
});

export const BASES = ['text', 'cross-reference', 'usage', 'house'] as const;

/** One line of GET /api/rules/:ruleset: its own rules and those it takes over. */
export const ruleSheet = z.object({
  rule: z.string(),
  /** The ruleset whose text it stands in. */
  ruleset: z.string(),
  source: z.string(),
  locator: z.string(),
  lines: z.string(),
  /** Null where a regulation outside the registry does not say. */
  kind: z.string().nullable(),
  wording: z.object({ es: z.string().nullable(), en: z.string().nullable() }),
  /** Why it is not in the code: furniture, storage, staffing; null: it is. */
  setAside: bilingual.nullable(),
  /** Every ground on which an answer of this ruleset may rest by this rule. */
  grounds: z.array(z.object({ ref: groundRef, basis: z.enum(BASES), reading: z.string().nullable() })),
  /** Scenarios that show it, each as it stands after /api/scenarios/: ruleset and name. */
  scenarios: z.array(z.string()),
});

/** One line of GET /api/readings */
export const reading = z.object({
  id: z.string(),
  question: bilingual,
  answer: bilingual,
  reason: bilingual,
  strength: z.enum(['text', 'usage', 'house']),
  rules: z.array(z.string()),
});

/** GET /api/compare?language=es: the regulations side by side. */
export const comparison = z.object({
  rulesets: z.array(z.string()),
  rows: z.array(
    z.object({
      point: z.string(),
      question: z.string(),
      same: z.boolean(),
      columns: z.array(
        z.object({
          ruleset: z.string(),
          given: z.array(
            z.object({
              answer: z.string(),
              facts: z.array(z.string()),
              table: z.string().nullable(),
              grounds: z.array(groundRef),
              bases: z.array(z.enum(BASES)),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** GET /api/compare */
export const compareQuery = z.object({
  language: z.enum(['es', 'en']).optional().describe('Without it, as the browser says'),
});

/** GET /api/scenarios/:ruleset/:name: an executable example, to be seen step by step. */
export const scenarioSheet = z.object({
  ruleset: z.string(),
  name: z.string(),
  title: bilingual,
  rules: z.array(z.string()),
  text: z.string(),
  /** As somebody who looks on would see it, but that every card is known; each line is a step at least. */
  replay,
});

export type Layout = z.infer<typeof layout>;
export type RulesetCard = z.infer<typeof rulesetCard>;
export type RuleSheet = z.infer<typeof ruleSheet>;
export type Reading = z.infer<typeof reading>;
export type Comparison = z.infer<typeof comparison>;
export type ScenarioSheet = z.infer<typeof scenarioSheet>;
