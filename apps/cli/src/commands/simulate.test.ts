import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puntoBancaShoeRulesOf } from '@sabot/odds/punto-banca';
import { NOTHING_PLAYED } from '@sabot/odds/simulation';
import { rulesetById } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { playTogether } from '../odds/simulation/crew.ts';
import { keep } from '../odds/simulation/file.ts';

const COUPS = '700000';
const simulate = (...more: readonly string[]) => call(['simulate', RULESET, ...more]);
const asked = ['--coups', COUPS, '--seed', '7'] as const;

describe('sabot simulate', () => {
  it('comes out the same for a seed, with one worker, two or three', async () => {
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((workers) => simulate(...asked, '--workers', workers, '--json')),
    );
    expect(one).toMatchObject({ exit: 0, err: '' });
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    const other = await simulate('--coups', COUPS, '--seed', '8', '--json');
    expect(other.out).not.toBe(one?.out);
  });

  it('plays whole shoes, and not one more than the coups need', async () => {
    for (const coups of [1, 1000, 121_000, 250_000]) {
      const sheet = JSON.parse((await simulate('--coups', String(coups), '--seed', '1', '--json')).out);
      expect(sheet).toMatchObject({ ruleset: RULESET, decks: 6, seed: 1, wanted: coups, complete: true });
      expect(sheet.coups).toBeGreaterThanOrEqual(coups);
      // No shoe of six decks has more than 77 coups.
      expect(sheet.coups - coups).toBeLessThan(77);
      const { banca, punto, tie } = sheet.outcomes;
      expect(banca.count + punto.count + tie.count).toBe(sheet.coups);
    }
  });

  it('lies within five standard errors of the exact figures, and says so', async () => {
    const sheet = JSON.parse((await simulate(...asked, '--json')).out);
    const estimates = [
      ...Object.values(sheet.outcomes),
      ...sheet.bets.map(({ result }: { result: unknown }) => result),
    ];
    expect(estimates).toHaveLength(6);
    for (const { mean, standardError, low, high, exact, deviation } of estimates as Record<string, number>[]) {
      expect(Math.abs(deviation as number)).toBeLessThan(5);
      expect((mean as number) - (exact as number)).toBeCloseTo((deviation as number) * (standardError as number), 10);
      expect((high as number) - (low as number)).toBeCloseTo(3.92 * (standardError as number), 4);
    }
  });

  it('tells people in both languages, and a spreadsheet', async () => {
    const en = await simulate(...asked);
    expect(en.out).toMatch(
      /^asturias-2011\/punto-y-banca · 6 decks\n700,0\d\d coups in 11,\d{3} whole shoes · seed 7\n/,
    );
    const es = await simulate(...asked, '--lang', 'es');
    expect(es.out).toMatch(/700\.0\d\d jugadas en 11\.\d{3} sabots enteros · semilla 7\n/);
    for (const { out } of [en, es])
      for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    const rows = (await simulate(...asked, '--csv')).out.trim().split('\n');
    expect(rows[0]).toBe('kind,name,mode,mean,standardError,low,high,exact,deviation');
    expect(rows.map((row) => row.split(',').slice(0, 3).join())).toEqual([
      'kind,name,mode',
      'outcome,banca,',
      'outcome,punto,',
      'outcome,tie,',
      'bet,punto,',
      'bet,banca,',
      'bet,tie,',
    ]);
    for (const row of rows) expect(row.split(',')).toHaveLength(9);
  });

  it('takes a seed of its own where none is given, and names it', async () => {
    const sheet = JSON.parse((await simulate('--coups', '100', '--json')).out);
    const again = JSON.parse((await simulate('--coups', '100', '--seed', String(sheet.seed), '--json')).out);
    expect(again).toEqual(sheet);
  });
});

describe('a simulation that was stopped', () => {
  const ruleset = rulesetById(RULESET);
  const plan = { ruleset: RULESET, edition: ruleset.regulation.edition, decks: 6, seed: 7, wanted: Number(COUPS) };

  it('goes on to the very result of one that was not, wherever it was stopped', () =>
    inFolder(async (path) => {
      const straight = await simulate(...asked, '--json');
      for (const after of [1, 3]) {
        const stop = new AbortController();
        let told = 0;
        const { whole, isComplete } = await playTogether(
          { rules: puntoBancaShoeRulesOf(ruleset), seed: 7, wanted: plan.wanted, workers: 2 },
          { pieces: 0, played: NOTHING_PLAYED },
          stop.signal,
          () => {
            told += 1;
            if (told === after) stop.abort();
          },
        );
        expect(isComplete).toBe(false);
        const file = path(`stopped-${after}.json`);
        keep(file, plan, whole, null);
        expect(await simulate('--resume', file, '--json', '--workers', '3')).toEqual(straight);
        expect(await simulate('--resume', file, '--json', '--out', file)).toEqual(straight);
        expect(JSON.parse(readFileSync(file, 'utf8')).result).toEqual(JSON.parse(straight.out));
      }
    }));

  it('goes further than it was meant to, as if it had been asked for that at once', () =>
    inFolder(async (path) => {
      const file = path('short.json');
      await simulate('--coups', '200000', '--seed', '7', '--out', file);
      expect(await simulate('--resume', file, '--coups', COUPS, '--json')).toEqual(await simulate(...asked, '--json'));
    }));

  it('is kept when a real process is interrupted', () =>
    inFolder(async (path) => {
      const file = path('real.json');
      const launcher = fileURLToPath(new URL('../../bin/sabot.mjs', import.meta.url));
      // A bar is drawn only for a terminal; with it the test sees that the work has begun.
      const terminal = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];
      const args = ['simulate', RULESET, '--coups', '500000000000', '--seed', '7', '--workers', '1', '--out', file];
      const child = spawn(process.execPath, [...terminal, launcher, ...args], {
        env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [out, err] = ['', ''];
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.stderr.on('data', (chunk) => {
        if (err === '') child.kill('SIGINT');
        err += chunk;
      });
      const code = await new Promise((resolve) => child.on('close', resolve));
      expect(code).toBe(0);
      expect(err).toContain(' of 500,000,000,000.');
      expect(err).toContain(`Kept in ${file}. Go on with: sabot simulate ${RULESET} --resume ${file} --out ${file}\n`);
      expect(out).toContain('whole shoes · seed 7');
      const { state } = JSON.parse(readFileSync(file, 'utf8'));
      const wanted = String(state.coups + 1000);
      const resumed = await simulate('--resume', file, '--coups', wanted, '--json');
      expect(resumed).toEqual(await simulate('--coups', wanted, '--seed', '7', '--json'));
    }));
});

describe('what cannot be simulated', () => {
  const refused = async (...more: readonly string[]): Promise<string> => {
    const { exit, out, err } = await simulate(...more);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
    return err;
  };
  it('is refused in one line', async () => {
    expect(await refused()).toContain('--coups N');
    for (const coups of ['0', '-5', '1.5', 'many', '1000000000001']) {
      expect(await refused(`--coups=${coups}`)).toContain(`not "${coups}"`);
    }
    for (const seed of ['-1', '4294967296', 'x']) {
      expect(await refused('--coups', '1', `--seed=${seed}`)).toContain('from 0 to 4294967295');
    }
    for (const workers of ['0', '65', 'two']) {
      expect(await refused('--coups', '1', `--workers=${workers}`)).toContain('from 1 to 64');
    }
    expect(await refused('--coups', '1', '--decks', '21')).toContain('from 1 to 20');
    expect(await refused('--coups', '1', '--json', '--csv')).toBe('sabot: "--json" or "--csv", not both\n');
    expect(await refused('--coups', '1', '--lang', 'es', '--seed=x')).toContain('«x»');
  });

  it('a file is not written over, nor where it cannot be', () =>
    inFolder(async (path) => {
      const file = path('mine.json');
      writeFileSync(file, 'mine');
      expect(await refused('--coups', '1', '--out', file)).toContain('exists already');
      expect(readFileSync(file, 'utf8')).toBe('mine');
      expect(await refused('--coups', '1', '--out', path('no/such.json'))).toContain('cannot be written (ENOENT)');
      expect(existsSync(path('no'))).toBe(false);
    }));

  it('nor does it go on from what is no simulation, or another', () =>
    inFolder(async (path) => {
      const file = path('state.json');
      const save = (value: unknown): void => writeFileSync(file, JSON.stringify(value));
      expect(await refused('--resume', path('none.json'))).toContain('no such file');
      writeFileSync(file, 'hello');
      expect(await refused('--resume', file)).toContain('not JSON');
      await simulate('--coups', '200000', '--seed', '7', '--out', path('good.json'));
      const good = JSON.parse(readFileSync(path('good.json'), 'utf8'));
      const { state } = good;
      const broken = [
        null,
        [],
        3,
        {},
        { ...good, format: 'other' },
        { ...good, seed: -1 },
        { ...good, state: { ...state, coups: state.coups + 1 } },
        { ...good, state: { ...state, cells: state.cells.slice(1) } },
        { ...good, state: { ...state, pieces: -1 } },
      ];
      for (const value of broken) {
        save(value);
        expect(await refused('--resume', file)).toBe(`${file}: this is not a simulation that can go on\n`);
      }
      save(good);
      expect(await refused('--resume', file, '--seed', '8')).toBe(`${file}: has --seed 7, not 8\n`);
      expect(await refused('--resume', file, '--decks', '8')).toBe(`${file}: has --decks 6, not 8\n`);
      expect(await refused('--resume', file, '--coups', '10')).toContain('coups already');
      save({ ...good, edition: 99 });
      expect(await refused('--resume', file)).toContain('edition 99');
      const other = await call(['simulate', 'asturias-2011/mini', '--resume', path('good.json')]);
      expect(other).toMatchObject({ exit: 2, err: expect.stringContaining(RULESET) });
    }));
});
