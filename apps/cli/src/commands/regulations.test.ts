import { REGISTRY, RULES } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';

it('lists the rulesets of the registry as data', async () => {
  const { exit, out } = await call(['regulations', '--json']);
  expect(exit).toBe(0);
  const listed = JSON.parse(out);
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(REGISTRY.map(({ id }) => id));
  expect(listed[0]).toEqual({
    id: RULESET,
    game: 'punto-banca',
    jurisdiction: 'Principality of Asturias (Spain)',
    source: expect.stringContaining('Resolution of 10 June 2011'),
    rules: 53,
  });
  for (const { id, rules } of listed) expect(rules).toBe(RULES[id as keyof typeof RULES].length);
});

it('and in prose, in both languages', async () => {
  const [en, es] = [await call(['regulations']), await call(['regulations', '--lang', 'es'])];
  expect(en.out).toContain(`${RULESET}\n  punto y banca · Principality of Asturias (Spain) · 53 rules\n`);
  expect(es.out).toContain('Principado de Asturias (España) · 53 reglas');
});
