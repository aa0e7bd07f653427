import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../../test/fake-io.ts';
import { inFolder } from '../../../test/folder.ts';

const CHEMIN = 'asturias-2011/chemin-de-fer';
const COUPS = '400000';
const simulate = (...more: readonly string[]) => call(['simulate', CHEMIN, ...more]);
const asked = ['--coups', COUPS, '--seed', '7'] as const;
const estimates = (sheet: { outcomes: object; fares: object }) => [
  ...Object.values(sheet.outcomes),
  ...Object.values(sheet.fares),
];

describe('sabot simulate, chemin de fer', () => {
  it('comes out the same for a seed, with one worker, two or three', async () => {
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((workers) => simulate(...asked, '--workers', workers, '--json')),
    );
    expect(one).toMatchObject({ exit: 0, err: '' });
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    const sheet = JSON.parse(one?.out ?? '');
    expect(sheet).toMatchObject({
      ruleset: CHEMIN,
      decks: 6,
      strategies: { ponte: 'equilibrium', banker: 'equilibrium', deduction: '1/20' },
      complete: true,
    });
    expect(sheet.seats).toHaveLength(9);
    expect(sheet.banks.cutShort).toBe(sheet.shoes);
    expect(estimates(sheet)).toHaveLength(6);
    for (const { deviation } of estimates(sheet)) expect(Math.abs(deviation)).toBeLessThan(5);
    expect(sheet.fares.banker.exact).toBeCloseTo(-0.01009495, 8);
  });

  it.each([
    ['stand', 'cuadro', '5%'],
    ['draw', 'best', '0'],
    ['stand', 'best', '1/10'],
  ])('lets ponte and banker have habits: %s, %s, %s deducted', async (ponte, banker, deduction) => {
    const { out } = await simulate(...asked, '--ponte', ponte, '--banker', banker, '--deduction', deduction, '--json');
    const sheet = JSON.parse(out);
    expect(sheet.strategies).toMatchObject({ ponte, banker });
    for (const { deviation } of estimates(sheet)) expect(Math.abs(deviation)).toBeLessThan(5);
  });

  it('tells people in both languages, and a spreadsheet', async () => {
    const en = await simulate('--coups', '20000', '--seed', '7', '--ponte', 'stand');
    expect(en.out).toMatch(/^asturias-2011\/chemin-de-fer · 6 decks\n20,0\d\d coups in \d+ whole shoes · seed 7\n/);
    expect(en.out).toContain('the player always stands on five');
    const es = await simulate('--coups', '20000', '--seed', '7', '--banker', 'cuadro', '--lang', 'es');
    expect(es.out).toContain('el banquero sigue el cuadro');
    for (const { out } of [en, es])
      for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    const rows = (await simulate('--coups', '20000', '--seed', '7', '--csv')).out.trim().split('\n');
    expect(rows.map((row) => row.split(',').slice(0, 2).join())).toEqual([
      'kind,name',
      'outcome,banca',
      'outcome,punto',
      'outcome,tie',
      'fare,ponte',
      'fare,banker',
      'fare,house',
    ]);
  });

  it('goes on where it was stopped with the habits it had, and with no others', () =>
    inFolder(async (path) => {
      const file = path('chemin.json');
      const habits = ['--ponte', 'stand', '--banker', 'best'] as const;
      await simulate('--coups', '150000', '--seed', '7', ...habits, '--out', file);
      const straight = await simulate(...asked, ...habits, '--json');
      expect(await simulate('--resume', file, '--coups', COUPS, '--json')).toEqual(straight);
      expect(await simulate('--resume', file, '--coups', COUPS, ...habits, '--json')).toEqual(straight);
      const other = await simulate('--resume', file, '--ponte', 'draw');
      expect(other).toEqual({ exit: 2, out: '', err: `${file}: has --ponte stand, not draw\n` });
      const kept = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...kept, strategies: undefined }));
      expect((await simulate('--resume', file)).err).toContain('not a simulation that can go on');
      writeFileSync(file, JSON.stringify({ ...kept, state: { ...kept.state, cells: kept.state.cells.slice(1) } }));
      expect((await simulate('--resume', file)).err).toContain('not a simulation that can go on');
      const game = await call(['simulate', RULESET, '--resume', file]);
      expect(game).toMatchObject({ exit: 2, err: expect.stringContaining(`has RULESET ${CHEMIN}, not ${RULESET}`) });
    }));

  it('refuses habits nobody has, in one line', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => {
      const { exit, out, err } = await call(['simulate', ...args]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toMatch(/^[^\n]+\n$/);
      return err;
    };
    expect(await refused(CHEMIN, '--coups', '1', '--ponte', 'brave')).toContain('equilibrium or draw or stand');
    expect(await refused(CHEMIN, '--coups', '1', '--banker', 'x')).toContain('equilibrium or cuadro or best');
    expect(await refused(CHEMIN, '--coups', '1', '--deduction', 'much')).toContain('not "much"');
    expect(await refused(CHEMIN, '--coups', '1', '--stakes', '1:1')).toContain('"--stakes" changes nothing');
    expect(await refused(CHEMIN, '--coups', '1', '--modality', 'libre')).toContain('"--modality" changes nothing');
    expect(await refused(RULESET, '--coups', '1', '--ponte', 'draw')).toContain('"--ponte" changes nothing');
  });
});
