import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { croupierDepth } from './croupier-cut.ts';
import { drawLots } from './lots.ts';
import { newPack } from './pack.ts';
import { prepared, shoeOrder } from './shoe-order.ts';

const shoe = { secret: '01'.repeat(32), table: 't', talla: 1, decks: 6, contributions: [], depth: 1 };

describe('a new pack', () => {
  test('goes deck by deck, suit by suit', () => {
    const pack = newPack(2);
    expect(pack).toHaveLength(104);
    expect(pack.slice(0, 14).join(' ')).toBe('As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah');
    expect([pack[26], pack[39], pack[51], pack[52]]).toEqual(['Ad', 'Ac', 'Kc', 'As']);
  });
});

describe('the order of a shoe', () => {
  test('has every card of the pack, and no other', () => {
    for (let decks = 1; decks <= 8; decks++) {
      expect(shoeOrder({ ...shoe, decks }).sort()).toEqual(newPack(decks).sort());
    }
  });

  test('the cut puts below what lay above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 311 }), (depth) => {
        const first = shoeOrder(shoe);
        const uncut = [first.at(-1), ...first.slice(0, -1)];
        expect(shoeOrder({ ...shoe, depth })).toEqual([...uncut.slice(depth), ...uncut.slice(0, depth)]);
      }),
      { seed: 3, numRuns: 30 },
    );
  });

  test.each([
    ['depth', 0],
    ['depth', 312],
    ['depth', 1.5],
    ['decks', 0],
    ['decks', 65],
    ['talla', 0],
    ['talla', 2 ** 32],
    ['table', ''],
    ['secret', 'ab'],
  ])('there is none with %s %j', (name, value) => {
    expect(() => shoeOrder({ ...shoe, [name]: value })).toThrow(RangeError);
  });
});

describe('stop card and burn', () => {
  test('divide the shoe', () => {
    const order = shoeOrder(shoe);
    const { exposed, burnt, play, below } = prepared(order, { below: 7, burnt: 10 });
    expect([exposed, ...burnt, ...play, ...below]).toEqual(order);
    expect([burnt.length, play.length, below.length]).toEqual([10, 294, 7]);
  });

  test.each([
    [311, 1],
    [-1, 0],
    [0, 0.5],
  ])('but not with %d below and %d burnt', (below, burnt) => {
    expect(() => prepared(shoeOrder(shoe), { below, burnt })).toThrow(RangeError);
  });
});

describe('the croupier', () => {
  test('cuts anywhere from the first card to the last but one, as the secret has it', () => {
    const depths = Array.from({ length: 3000 }, (_, i) =>
      croupierDepth(shoe.secret, { ...shoe, decks: 1, talla: i + 1 }, []),
    );
    expect(new Set(depths).size).toBe(51);
    expect([Math.min(...depths), Math.max(...depths)]).toEqual([1, 51]);
  });
});

describe('lots', () => {
  test('fall to each about as often, whatever the order they are named in', () => {
    const won = { 'pano-1': 0, 'pano-2': 0 };
    for (let no = 1; no <= 2000; no++) {
      const [winner] = drawLots({ ...shoe, no, among: no % 2 ? ['pano-1', 'pano-2'] : ['pano-2', 'pano-1'] });
      won[winner as 'pano-1'] += 1;
    }
    expect(Math.abs(won['pano-1'] - 1000)).toBeLessThan(110);
  });

  test.each([[[]], [['ana']], [['ana', 'ana']], [['ana', '']]])('are not drawn among %j', (among) => {
    expect(() => drawLots({ ...shoe, no: 1, among })).toThrow(RangeError);
  });

  test.each([0, -1, 1.5, 2 ** 32])('have no number %d', (no) => {
    expect(() => drawLots({ ...shoe, no, among: ['a', 'b'] })).toThrow(RangeError);
  });
});
