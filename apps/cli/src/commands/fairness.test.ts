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

/** What a browser would have saved that saw every card. */
const dealt = { cards: good.cards, isWhole: true };

it('does not call a proof proved that was compared with nothing but itself', async () => {
  const { exit, out, err } = await call(['fairness', 'verify', saved('good', good)]);
  expect([exit, err]).toEqual([1, '']);
  expect(out).toMatch(/^Not proved\.\nThere is nothing to compare the cards with/);
  expect(out).toContain('There is no record');
  expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  const { cards: _, ...bare } = good;
  const without = await call(['fairness', 'verify', saved('bare', bare), '--lang', 'es']);
  expect(without).toMatchObject({ exit: 1, out: expect.stringContaining('La prueba no trae las cartas') });
  const six = await call(['fairness', 'verify', saved('six', { ...good, cards: good.cards.slice(0, 6) })]);
  expect(six).toMatchObject({ exit: 1, out: expect.stringMatching(/^Not proved/) });
});

it('compares every card with what the page saved that saw it', async () => {
  const whole = await call(['fairness', 'verify', saved('seen', { proof: good, dealt }), '--json']);
  expect(JSON.parse(whole.out)).toMatchObject({ verdict: 'not-proved', lacks: ['no-record'], unseen: 0 });
  const other = { ...dealt, cards: dealt.cards.with(0, good.cards[0] === 'As' ? 'Ks' : 'As') };
  const file = saved('other', { proof: good, dealt: other });
  expect(await call(['fairness', 'verify', file])).toEqual({
    exit: 1,
    out: '',
    err: `${file}: disproved at dealt[0]: dealt-differs\n`,
  });
  const six = saved('cut', { proof: { ...good, cards: good.cards.slice(0, 6) }, dealt });
  expect((await call(['fairness', 'verify', six])).err).toContain('disproved at cards: cards-missing');
});

it('says who shuffled, who cut, and whose bytes were left out', async () => {
  const told = async (i: number, lang: string): Promise<readonly string[]> => {
    const sound = vectors.proofs.filter(({ verdict }: { verdict: { ok: boolean } }) => verdict.ok);
    const { out } = await call(['fairness', 'verify', saved(`sound-${i}`, sound[i].proof), '--lang', lang]);
    const lines = out.trim().split('\n');
    return lines.slice(lines.findIndex((line) => /^(Shuffled|Baraj(aron|ó) la casa)/.test(line)));
  };
  expect(await told(0, 'en')).toEqual([
    'Shuffled by the house and ana, carlos.',
    'Cut at 150 by carlos.',
    'Left out, because not revealed: bea.',
  ]);
  expect((await told(1, 'en'))[1]).toBe('Cut at 138 by the croupier.');
  expect(await told(2, 'es')).toEqual(['Barajaron la casa y bot-1.', 'Cortó por la 9 bot-1.']);
});

it('names the first thing that does not hold', async () => {
  const file = saved('bad', { ...good, secret: `00${good.secret.slice(2)}` });
  const { exit, err } = await call(['fairness', 'verify', file]);
  expect(exit).toBe(1);
  expect(err).toBe(`${file}: disproved at secret: secret-does-not-fit\n`);
  const json = await call(['fairness', 'verify', file, '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ verdict: 'disproved', at: 'secret', reason: 'secret-does-not-fit' });
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
