import { type PuntoBancaEntry, RULE_ROWS, RULES } from '@sabot/regulations';
import type { FastifyInstance } from 'fastify';
import { told } from '../words.ts';

/** What the law says, rule by rule, each with the place in its text. */
const rulesOf = ({ id, wording }: PuntoBancaEntry) =>
  RULES[id].map((rule) => {
    const { text, locator, kind, rule: summary } = RULE_ROWS[rule];
    return {
      rule,
      text,
      locator,
      kind,
      summary,
      wording: { es: wording.es[rule] ?? null, en: wording.en[rule] ?? null },
    };
  });

export function lawRoutes(app: FastifyInstance, rulesets: readonly PuntoBancaEntry[]): void {
  app.get('/api/rulesets', async () =>
    rulesets.map(({ id, ruleset, parent }) => {
      const { edition, game, defaults } = ruleset.regulation;
      return { ruleset: id, edition, game, parent, rules: RULES[id].length, defaults };
    }),
  );
  app.get<{ Params: { '*': string } }>('/api/rules/*', async (request, reply) => {
    const entry = rulesets.find(({ id }) => id === request.params['*']);
    return entry === undefined ? reply.code(404).send(told('unknown-ruleset')) : rulesOf(entry);
  });
}
