import { applyChange, comparison, reading, ruleSheet, rulesetCard, scenarioSheet } from '@sabot/protocol';
import { READINGS, REGISTRY, RULES } from '@sabot/regulations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildServer, type Server } from '../src/index.ts';
import { MemoryStore } from './kit/memory-store.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';
import { SimulatedClock } from './kit/simulated-clock.ts';

let server: Server;
beforeAll(async () => {
  const parts = { store: new MemoryStore(), clock: new SimulatedClock(), shuffler: seededShuffler('law') };
  server = await buildServer({ ...parts, rulesets: REGISTRY });
});
afterAll(() => server.stop());
const get = async (url: string, headers = {}): Promise<unknown> => (await server.app.inject({ url, headers })).json();

describe('the law over HTTP', () => {
  it('introduces every ruleset with its names, its words and its cloth', async () => {
    const cards = z.array(rulesetCard).parse(await get('/api/rulesets'));
    expect(cards.map(({ ruleset }) => ruleset)).toEqual(REGISTRY.map(({ id }) => id));
    for (const { layout, name, short, terms } of cards) {
      expect(layout.zones.map(({ bet }) => bet)).toContain('punto');
      expect([name.es, name.en, short.es, short.en].every((words) => words.length > 3)).toBe(true);
      expect(terms).toHaveProperty('calls');
    }
    const cloth = Object.fromEntries(cards.map(({ ruleset, layout }) => [ruleset, layout]));
    expect(cloth['asturias-2011/mini']?.zones).toContainEqual({
      bet: 'banca',
      place: 'seat',
      mark: 'circle',
      ground: 'AST-MINI-E-5',
      on: 'banca',
      name: null,
    });
    expect(cloth['buenos-aires-2016/midi']).toMatchObject({ shape: 'half-moon', basket: 'discard-box' });
    expect(cards.find(({ ruleset }) => ruleset.startsWith('fragment'))?.short.es).toBe('Fragmento, arts. 36–39');
  });

  it.each(REGISTRY.map(({ id }) => id))('tells every rule of %s, its own and those it takes over', async (id) => {
    const sheets = z.array(ruleSheet).parse(await get(`/api/rules/${id}`));
    const { parent, ruleset, layout } = REGISTRY.find((one) => one.id === id)!;
    const known = sheets.map(({ rule }) => rule);
    expect(new Set(known).size).toBe(known.length);
    expect(known).toEqual(expect.arrayContaining([...RULES[id]]));
    expect(sheets.some((sheet) => sheet.ruleset === parent)).toBe(parent !== null);
    // Whatever an answer may cite is told, with the strength it has there.
    const law = ruleset.regulation.questions(ruleset.regulation.defaults);
    const told = new Set(sheets.flatMap(({ grounds }) => grounds.map(({ ref, basis }) => `${ref} ${basis}`)));
    for (const { grounds } of Object.values(law) as unknown as {
      grounds: { rule: string; reading?: string; basis: string }[];
    }[]) {
      for (const { rule, reading: settled, basis } of grounds) {
        expect(told).toContain(`${settled === undefined ? rule : `${rule}~${settled}`} ${basis}`);
      }
    }
    const refs = sheets.flatMap(({ grounds }) => grounds.map(({ ref }) => ref));
    expect(refs).toEqual(expect.arrayContaining([...layout.grounds, ...layout.zones.map(({ ground }) => ground)]));
    for (const { wording, setAside, grounds, scenarios } of sheets) {
      expect(wording.es).not.toBeNull();
      expect(wording.en).not.toBeNull();
      if (setAside === null) expect(grounds.length * scenarios.length).toBeGreaterThan(0);
      else expect(setAside.es).not.toBe(setAside.en);
    }
  });

  it('tells every reading in both languages', async () => {
    const readings = z.array(reading).parse(await get('/api/readings'));
    expect(readings).toHaveLength(READINGS.length);
    for (const { question, answer, reason } of readings) {
      for (const words of [question, answer, reason]) {
        expect(words.es.length).toBeGreaterThan(1);
        expect(words.en.length).toBeGreaterThan(0);
      }
    }
  });

  it('compares the regulations in the language that is asked for', async () => {
    const es = comparison.parse(await get('/api/compare?language=es'));
    const en = comparison.parse(await get('/api/compare?language=en'));
    expect(es.rows.map(({ point }) => point)).toEqual(en.rows.map(({ point }) => point));
    expect(es.rows[0]?.question).not.toBe(en.rows[0]?.question);
    expect(await get('/api/compare', { 'accept-language': 'es-AR,es;q=0.9,en;q=0.5' })).toEqual(es);
    expect(await get('/api/compare', { 'accept-language': 'fr' })).toEqual(en);
  });

  it('plays an example of every rule it names', async () => {
    const sheets = z.array(ruleSheet).parse(await get('/api/rules/asturias-2011/mini'));
    const paths = [...new Set(sheets.flatMap(({ scenarios }) => scenarios))];
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths.filter((_, i) => i % 20 === 0)) {
      const sheet = scenarioSheet.parse(await get(`/api/scenarios/${path}`));
      expect(`${sheet.ruleset}/${sheet.name}`).toBe(path);
      const { steps } = sheet.replay;
      const lines = steps.flatMap(({ line }) => line ?? []);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.every((line) => sheet.text.split('\n').includes(line))).toBe(true);
      expect(steps.some(({ event }) => event !== null)).toBe(true);
      let view: unknown = sheet.replay.view;
      for (const { change } of steps) if (change !== undefined) view = applyChange(view, change);
      expect(view).toHaveProperty('phase');
    }
  });

  it.each([
    '/api/scenarios/asturias-2011/mini/nothing',
    '/api/scenarios/../../package',
    '/api/scenarios/..%2f..%2f..%2fpackage.json',
    '/api/scenarios/x',
  ])('has no example at %s', async (url) => {
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^(unknown-scenario|not-found)$/) });
  });
});
