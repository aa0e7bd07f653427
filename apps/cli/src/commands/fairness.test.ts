import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';

const vectors = JSON.parse(
  readFileSync(new URL('../../../../packages/fairness/vectors/sabot-shuffle-1.json', import.meta.url), 'utf8'),
);
const saved = (name: string, value: unknown): string => {
  const file = join(tmpdir(), `sabot-${process.pid}-${name}.json`);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};
const good = vectors.proofs.find(({ verdict }: { verdict: { ok: boolean } }) => verdict.ok).proof;

it('computes a shuffle again and says that it holds', async () => {
  const { exit, out } = await call(['fairness', 'verify', saved('good', good)]);
  expect(exit).toBe(0);
  expect(out).toContain('as it was committed to');
  expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
});

it('says who shuffled, who cut, and whose bytes were left out', async () => {
  const told = async (i: number, lang: string): Promise<readonly string[]> => {
    const sound = vectors.proofs.filter(({ verdict }: { verdict: { ok: boolean } }) => verdict.ok);
    const { out } = await call(['fairness', 'verify', saved(`sound-${i}`, sound[i].proof), '--lang', lang]);
    return out.trim().split('\n').slice(2);
  };
  expect(await told(0, 'en')).toEqual([
    'Shuffled by the house and ana, carlos.',
    'Cut at 150 by carlos.',
    'Left out, because not revealed: bea.',
  ]);
  expect((await told(1, 'en'))[1]).toBe('Cut at 138 by the croupier.');
  expect(await told(2, 'es')).toEqual(['La mezclaron la casa y bot-1.', 'Cortó por la 9 bot-1.']);
});

it('names the first thing that does not', async () => {
  const file = saved('bad', { ...good, secret: `00${good.secret.slice(2)}` });
  const { exit, err } = await call(['fairness', 'verify', file]);
  expect(exit).toBe(1);
  expect(err).toBe(`${file}: the proof does not hold at secret: secret-does-not-fit\n`);
  const json = await call(['fairness', 'verify', file, '--json']);
  expect(JSON.parse(json.out)).toEqual({ ok: false, at: 'secret', reason: 'secret-does-not-fit' });
});

it('does not judge a proof of another version', async () => {
  const file = saved('future', { ...good, version: 'sabot-shuffle-9' });
  const err = `${file}: a proof of version "sabot-shuffle-9"; this Sabot knows sabot-shuffle-1\n`;
  expect(await call(['fairness', 'verify', file])).toEqual({ exit: 2, out: '', err });
});

it('refuses what is no proof, in one line', async () => {
  expect(await call(['fairness', 'verify', saved('text', 'hello')])).toMatchObject({ exit: 2 });
  for (const [i, value] of [{}, [], 3, null].entries()) {
    const file = saved(`none-${i}`, value);
    const err = `${file}: this is not the proof of a shuffle\n`;
    expect(await call(['fairness', 'verify', file])).toEqual({ exit: 2, out: '', err });
  }
  expect(await call(['fairness', 'verify', '/nowhere.json'])).toMatchObject({ exit: 2 });
  expect(await call(['fairness'])).toMatchObject({ exit: 2 });
  expect(await call(['fairness', 'bless', 'x'])).toMatchObject({ exit: 2 });
});
