import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPack, type Shuffle, shoeOrder } from '../src/index.ts';
import { streamOf } from '../src/stream.ts';
import { evenly, tailOf } from './chi-square.ts';

const THRESHOLD = 1e-6;
const seeded = (seed: string): string => createHash('sha256').update(seed).digest('hex');
const count = (n: number): number[] => new Array<number>(n).fill(0);

const FACES = newPack(1);
const FACE = new Map<string, number>(FACES.map((card, i) => [card, i]));
const face = (card: string): number => FACE.get(card) as number;
/** Tens and figures are 0. */
const value = (card: string): number => ('TJQK'.includes(card[0] as string) ? 0 : (face(card) % 13) + 1);
const VALUE_SHARES = [4 / 13, ...new Array<number>(9).fill(1 / 13)];

describe('every position of the shoe', () => {
  const SHOES = 2600;
  const tails: Record<'value' | 'card', number[]> = { value: [], card: [] };

  beforeAll(() => {
    const byValue = Array.from({ length: 416 }, () => count(10));
    const byCard = Array.from({ length: 416 }, () => count(52));
    for (let i = 0; i < SHOES; i++) {
      const contributions = [{ player: 'ana', entropy: seeded(`contribution ${i}`) }];
      const shoe = { secret: seeded(`secret ${i}`), table: 'positions', talla: i + 1, decks: 8, contributions };
      shoeOrder({ ...shoe, depth: 1 + (i % 415) }).forEach((card, at) => {
        (byValue[at] as number[])[value(card)]! += 1;
        (byCard[at] as number[])[face(card)]! += 1;
      });
    }
    tails.value = byValue.map((counts) => tailOf(counts, VALUE_SHARES));
    tails.card = byCard.map((counts) => tailOf(counts, evenly(52)));
  });

  test.each(['value', 'card'] as const)('has every %s as often as it should', (of) => {
    expect(tails[of]).toHaveLength(416);
    expect(Math.min(...tails[of])).toBeGreaterThanOrEqual(THRESHOLD);
  });

  test.each(['value', 'card'] as const)('is neither too far from it nor too near, over all positions, by %s', (of) => {
    const tenths = count(10);
    for (const tail of tails[of]) tenths[Math.min(9, Math.floor(tail * 10))]! += 1;
    expect(tailOf(tenths, evenly(10))).toBeGreaterThanOrEqual(THRESHOLD);
  });
});

describe('two shoes have nothing to do with one another', () => {
  const PAIRS = 3000;
  type Changed = (shuffle: Shuffle, i: number) => Shuffle;
  const flipped = (hex: string): string => (Number.parseInt(hex[0] as string, 16) ^ 1).toString(16) + hex.slice(1);
  const relations: Record<string, Changed> = {
    'the same house secret, other contributions': (s, i) => ({
      ...s,
      contributions: s.contributions.map((one) => ({ ...one, entropy: seeded(`other ${i} ${one.player}`) })),
    }),
    'the same house secret, one contribution withheld': (s) => ({ ...s, contributions: s.contributions.slice(1) }),
    'contributions in another order': (s) => ({ ...s, contributions: s.contributions.toReversed() }),
    'one bit of a contribution': (s) => ({
      ...s,
      contributions: s.contributions.map((one) => ({ ...one, entropy: flipped(one.entropy) })),
    }),
    'consecutive tallas': (s) => ({ ...s, talla: s.talla + 1 }),
    'one bit of the secret': (s) => ({ ...s, secret: flipped(s.secret) }),
    'another table': (s) => ({ ...s, table: `${s.table}2` }),
  };

  test.each(Object.entries(relations))('%s', (name, changed) => {
    const moved = count(52);
    const faces = count(13 * 13);
    for (let i = 0; i < PAIRS; i++) {
      const contributions = ['ana', 'bea'].map((player) => ({ player, entropy: seeded(`${name} ${i} ${player}`) }));
      const first = {
        secret: seeded(`${name} ${i}`),
        table: 'relations',
        talla: i + 1,
        decks: 1,
        contributions,
        depth: 1,
      };
      const [one, other] = [shoeOrder(first), shoeOrder(changed(first, i))];
      const places = new Map(other.map((card, at) => [card, at]));
      one.forEach((card, at) => {
        moved[((places.get(card) as number) - at + 52) % 52]! += 1;
        faces[13 * (face(card) % 13) + (face(other[at] as string) % 13)]! += 1;
      });
    }
    expect(tailOf(moved, evenly(52))).toBeGreaterThanOrEqual(THRESHOLD);
    expect(tailOf(faces, evenly(169))).toBeGreaterThanOrEqual(THRESHOLD);
  });
});

describe('the yardstick', () => {
  test('finds out a shuffle that swaps every card with any other', () => {
    const words = streamOf(seeded('naive'), new Uint8Array());
    const first = count(52);
    for (let i = 0; i < 20_000; i++) {
      const cards: string[] = newPack(1);
      for (let at = 0; at < 52; at++) {
        const other = words() % 52;
        [cards[at], cards[other]] = [cards[other] as string, cards[at] as string];
      }
      first[face(cards[5] as string)]! += 1;
    }
    expect(tailOf(first, evenly(52))).toBeLessThan(THRESHOLD);
  });

  test('finds out shoes of which one in twenty begins with the same card', () => {
    const first = count(52);
    for (let i = 0; i < 2600; i++) {
      const shoe = { secret: seeded(`some ${i}`), table: 't', talla: 1, decks: 1, contributions: [], depth: 1 };
      first[i % 20 === 0 ? 0 : face(shoeOrder(shoe)[0] as string)]! += 1;
    }
    expect(tailOf(first, evenly(52))).toBeLessThan(THRESHOLD);
  });
});
