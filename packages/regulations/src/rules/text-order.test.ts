import { readdirSync, readFileSync } from 'node:fs';
import type { Question } from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { REGISTRY } from '../registry.ts';
import { RULES } from './rule-ids.ts';

describe.each(REGISTRY.map((entry) => [entry.id, entry.ruleset.regulation] as const))('%s', (id, regulation) => {
  const own: readonly string[] = RULES[id];
  const silent = new Set<string>(regulation.unmodelled.map(({ rule }) => rule));

  it('stands in the file in the order of the text, every rule once', () => {
    // A long text is written section by section, in files that sort in its order.
    const folder = new URL(`../${id}/`, import.meta.url);
    const files = readdirSync(folder).filter((name) => /^(regulation|section-.*)\.ts$/.test(name));
    const file = files
      .sort()
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('');
    const written = [...file.matchAll(/\brule\(\s*'([^']+)'/g)].map(([, rule]) => rule);
    expect(written).toEqual(own.filter((rule) => !silent.has(rule)));
  });

  it('accounts for each of its rules as modelled or with a reason', () => {
    const spoken = new Set<string>(regulation.provisions.filter((p) => p.clauses.length > 0).map(({ rule }) => rule));
    for (const rule of own) expect(spoken.has(rule) !== silent.has(rule), rule).toBe(true);
    for (const { reason } of regulation.unmodelled) expect(reason.length).toBeGreaterThan(20);
  });

  it('answers every point, and where several rules decide the same facts they agree', () => {
    const settings = regulation.defaults;
    const questions = regulation.questions(settings) as Record<string, Question<unknown, unknown>>;
    for (const [point, question] of Object.entries(questions)) {
      const clauses = regulation.provisions.flatMap((p) => p.clauses).filter((clause) => clause.point === point);
      for (const facts of question.domain ?? []) {
        const deciding = clauses.filter(
          ({ when, answer }) => answer !== undefined && (when === undefined || when(facts as never, settings)),
        );
        const answers = new Set(deciding.map(({ answer }) => JSON.stringify(answer?.(facts as never, settings))));
        expect(answers.size, `${point} ${JSON.stringify(facts)}`).toBe(1);
      }
    }
  });
});
