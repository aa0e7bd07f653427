import { expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';

it('shows where the regulations differ, with the rules behind it', async () => {
  const { exit, out } = await call(['compare']);
  expect(exit).toBe(0);
  expect(out).toMatch(
    /How many decks[\s\S]*asturias-2011\/punto-y-banca[\s\S]*\n {4}6\n[\s\S]*6 or 8\n {4}BUE-MIDI-2-1\n/,
  );
  expect(out).not.toContain('What a card is worth');
  expect(out).toContain('--all');
});

it('names what it cannot list', async () => {
  const [en, es] = [await call(['compare']), await call(['compare', '--lang', 'es'])].map(({ out }) =>
    out.replace(/\s+/g, ' '),
  );
  expect(en).toContain('depends on the people at the table: who is handed punto’s cards.');
  expect(es).toContain('depende de quién esté en la mesa: a quién se entregan las cartas del punto.');
});

it('and where they agree, if asked', async () => {
  const { out } = await call(['compare', '--all']);
  expect(out).toContain('What a card is worth');
});

it('speaks Spanish, and takes the rulesets it is given', async () => {
  const { exit, out } = await call(['compare', 'asturias-2011/mini', 'canarias-2009/mini', '--lang', 'es']);
  expect(exit).toBe(0);
  expect(out).toContain('según 2 reglamentos');
  expect(out).not.toContain('buenos-aires');
});

it('gives the same as data', async () => {
  const { out } = await call(['compare', '--json']);
  const points = JSON.parse(out);
  const decks = points.find(({ point }: { point: string }) => point === 'decks');
  expect(decks.isSame).toBe(false);
  expect(decks.columns).toHaveLength(7);
});

it('names a ruleset it does not know', async () => {
  const { exit, err } = await call(['compare', 'asturias-2011/maxi']);
  expect(exit).toBe(2);
  expect(err).toContain('asturias-2011/mini');
});

it('of one ruleset, even if named twice, shows all that it answers', async () => {
  const { out } = await call(['compare', 'asturias-2011/mini', 'asturias-2011/mini']);
  expect(out).toMatch(/^\d{2} points of law, as 1 ruleset answers them\n/);
  expect(out).toContain('What a card is worth');
  expect(out).not.toContain('asturias-2011/mini, asturias-2011/mini');
});
