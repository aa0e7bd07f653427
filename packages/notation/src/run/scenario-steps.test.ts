import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScenario } from './scenario.ts';
import { scenarioSteps } from './scenario-steps.ts';

const FOLDER = join(import.meta.dirname, '../../../regulations/scenarios');
/** Every fourth; `npm run proofs`: all of them. */
const EVERY = process.env.SABOT_LONG === undefined ? 4 : 1;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sabot'));

it('scenarios, step by step, come to the same events and refusals as when it is checked', () => {
  for (const name of files.filter((_, i) => i % EVERY === 0)) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const checked = runScenario(text, name);
    const { steps, ruleset, title } = scenarioSteps(text);
    expect({ name, ruleset, title }).toEqual({ name, ruleset: checked.ruleset, title: checked.title });
    expect(steps.flatMap(({ events }) => events)).toEqual(checked.events);
    const refused = steps.flatMap(({ line, refusal }) => (refusal === null ? [] : [{ line, code: refusal.code }]));
    expect(refused).toEqual(checked.refusals.map(({ line, code }) => ({ line, code })));
  }
  expect(files.length).toBeGreaterThan(400);
});
