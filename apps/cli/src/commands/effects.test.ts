import { expect, it } from 'vitest';
import { call, RULESET } from '../../test/fake-io.ts';

const MIDI = 'buenos-aires-2016/midi';

it('gives the effect of every value on every bet, which outweigh each other', async () => {
  const { exit, out } = await call(['effects', MIDI, '--decks', '8', '--json']);
  const { decks, bets } = JSON.parse(out);
  expect({ exit, decks, bets: bets.length }).toEqual({ exit: 0, decks: 8, bets: 4 });
  for (const { effects } of bets) {
    expect(effects).toHaveLength(10);
    const weighed = effects.reduce(
      (sum: number, { value, effect }: { value: number; effect: { decimal: string } }) =>
        sum + Number(effect.decimal) * (value === 0 ? 4 : 1),
      0,
    );
    expect(Math.abs(weighed)).toBeLessThan(1e-12);
  }
  // A four less hurts the punto most and helps the banca most: what every card counter of baccarat begins with.
  const decimals = bets[0].effects.map(({ effect }: { effect: { decimal: string } }) => Number(effect.decimal));
  expect(decimals.indexOf(Math.min(...decimals))).toBe(4);
});

it('shows them to people in both languages, within eighty columns', async () => {
  const en = await call(['effects', MIDI]);
  expect(en.out).toMatch(/card gone +punto +banca, half with 6 +banca, 5% deducted +tie\n/);
  expect(en.out).toMatch(/10 J Q K +−2\.373 +\+5\.446 +\+2\.508 +\+70\.027\n/);
  const es = await call(['effects', MIDI, '--lang', 'es']);
  expect(es.out).toMatch(/10 J Q K +−2,373/);
  for (const { out } of [en, es]) for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
});

it('goes on from a shoe with cards gone, and has nothing to say of a value that is gone altogether', async () => {
  const sevens = [...'shdc'].map((suit) => `7${suit}`).join(',');
  const { out } = await call(['effects', MIDI, '--decks', '1', '--removed', `${sevens},As`, '--json']);
  const sheet = JSON.parse(out);
  expect(sheet).toMatchObject({ decks: 1, cards: 47, removed: ['7s', '7h', '7d', '7c', 'As'] });
  const expectation = async (removed: string): Promise<number> => {
    const odds = JSON.parse((await call(['odds', MIDI, '--decks', '1', '--removed', removed, '--json'])).out);
    return Number(odds.bets[0].expectation.decimal);
  };
  const [before, after] = [await expectation(`${sevens},As`), await expectation(`${sevens},As,4c`)];
  expect(sheet.bets[0].effects[7].effect).toBeNull();
  expect(Number(sheet.bets[0].effects[4].effect.decimal)).toBeCloseTo(after - before, 12);
  const told = await call(['effects', MIDI, '--decks', '1', '--removed', sevens]);
  expect(told.out).toMatch(/\n {2}7\n/);
  expect(told.out).toContain('48 cards (4 gone)');
});

it('refuses what it cannot reckon', async () => {
  expect(await call(['effects', RULESET, '--decks', '99'])).toMatchObject({ exit: 2, out: '' });
  expect(await call(['effects', RULESET, '--removed', 'Asd'])).toMatchObject({ exit: 2, out: '' });
  expect(await call(['effects'])).toMatchObject({ exit: 2, out: '' });
});
