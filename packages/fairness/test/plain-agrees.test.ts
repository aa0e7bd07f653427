import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { croupierDepth, drawLots, houseCommitment, playerCommitment, shoeOrder } from '../src/index.ts';
import { plainCroupierDepth, plainHouseCommitment, plainLots, plainOrder, plainPlayerCommitment } from './plain.ts';

const hex32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const name = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' });
const shoes = fc.record({
  secret: hex32,
  table: name,
  talla: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 ** 32 - 1 })),
  decks: fc.integer({ min: 1, max: 9 }),
  contributions: fc.array(fc.record({ player: name, entropy: hex32 }), { maxLength: 15 }),
});

describe('the package and the plain way agree', () => {
  test('on 400 random shoes and their cuts', () => {
    fc.assert(
      fc.property(shoes, fc.nat(), (shoe, cut) => {
        const depth = 1 + (cut % (52 * shoe.decks - 1));
        expect(shoeOrder({ ...shoe, depth })).toEqual(plainOrder(shoe, depth));
        const sealed = shoe.contributions.map(({ player, entropy }) => ({ player, commitment: entropy }));
        expect(croupierDepth(shoe.secret, shoe, sealed)).toBe(plainCroupierDepth(shoe));
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  test('on lots and commitments', () => {
    const among = fc.uniqueArray(name, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(shoes, among, fc.integer({ min: 1, max: 2 ** 32 - 1 }), hex32, (shoe, names, no, house) => {
        const drawn = drawLots({ ...shoe, no, among: names });
        expect(drawn).toEqual(plainLots(shoe, no, names));
        expect(drawLots({ ...shoe, no, among: names.toReversed() })).toEqual(drawn);
        expect(houseCommitment(shoe.secret)).toBe(plainHouseCommitment(shoe.secret));
        const [player] = names as [string];
        expect(playerCommitment(house, player, shoe.secret)).toBe(plainPlayerCommitment(house, player, shoe.secret));
      }),
      { seed: 12, numRuns: 400 },
    );
  });
});
