import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Chart, STOOD } from './chart.ts';
import { fromHere, type HandSoFar, type Play, type Standing } from './from-here.ts';
import { distributionOf, endingsFrom } from './punto-banca/index.ts';
import { cardsIn, fullShoe, type Shoe, without } from './shoe.ts';

const TOTALS = Array.from({ length: 10 }, (_, total) => total);
/** Not the chart of a law: any that decides everything will do. */
const CHART: Chart = {
  over: TOTALS.map((p) => TOTALS.map((b) => p >= 8 || b >= 8)),
  puntoDraws: TOTALS.map((p) => p <= 5),
  bancaDraws: TOTALS.map((b) => [...TOTALS, STOOD].map((third) => b <= 3 || (b <= 5 && third >= 4))),
};
const PLAY: Play = {
  speaksFirst: false,
  over: (p, b) => CHART.over[p]?.[b] === true,
  laysDown: (total) => total >= 8,
  puntoDraws: (total) => CHART.puntoDraws[total] === true,
  bancaDraws: (total, third) => CHART.bancaDraws[total]?.[third] === true,
};
const COVERED: HandSoFar = { cards: [null, null], said: null };
const seen = (...cards: (number | null)[]): HandSoFar => ({ cards, said: null });
const shares = (standing: Standing, play = PLAY) => {
  const so = fromHere(standing, play);
  if (so === null) return null;
  return [so.punto, so.banca, so.tie].map((count) => Number((count * 10n ** 12n) / so.total) / 1e12);
};

/** The same by dealing out every order of the unknown cards: first the covered ones, then those that are drawn. */
function byHand({ shoe, punto, banca, beside }: Standing, speaksFirst: boolean): readonly number[] | null {
  const ends = [0, 0, 0];
  const cards = shoe.flatMap((count, value) => Array<number>(count).fill(value));
  const deal = (hand: HandSoFar, rest: number[]): (number | undefined)[] =>
    hand.cards.map((card) => (card === null ? rest.shift() : card));
  const fits = ({ said, cards: { length } }: HandSoFar, draws: boolean): boolean =>
    (said === null || (said === 'draw') === draws) && (length < 3 || draws);
  const look = (order: readonly number[]): void => {
    const rest = [...order];
    const [b, o, p] = [deal(banca, rest), deal(beside ?? seen(), rest), deal(punto, rest)];
    const two = ([x = 0, y = 0]: (number | undefined)[]): number => (x + y) % 10;
    const spoke = ({ said, cards: { length } }: HandSoFar): boolean => said !== null || length > 2;
    const [tp, tb, to] = [two(p), two(b), two(o)];
    const lateFor = ({ cards: { length } }: HandSoFar): boolean => tb >= 8 && (!speaksFirst || length > 2);
    if (spoke(punto) && (tp >= 8 || lateFor(punto))) return;
    if (spoke(banca) && (tp >= 8 || tb >= 8)) return;
    if (beside && spoke(beside) && (to >= 8 || lateFor(beside) || !fits(beside, CHART.puntoDraws[to] === true))) return;
    if (spoke(punto) && !fits(punto, CHART.puntoDraws[tp] === true)) return;
    let [fp, fb] = [tp, tb];
    if (tp < 8 && tb < 8) {
      const draws = CHART.puntoDraws[tp] === true;
      if (!fits(punto, draws)) return;
      const third = draws ? (p[2] ?? (rest.shift() as number)) : STOOD;
      if (draws) fp = (tp + third) % 10;
      const bDraws = CHART.bancaDraws[tb]?.[third] === true;
      if (!fits(banca, bDraws)) return;
      if (bDraws) fb = (tb + (b[2] ?? (rest.shift() as number))) % 10;
    }
    const at = fp > fb ? 0 : fb > fp ? 1 : 2;
    ends[at] = (ends[at] as number) + 1;
  };
  const permute = (order: number[], from: number): void => {
    if (from === order.length) look(order);
    for (let i = from; i < order.length; i++) {
      [order[from], order[i]] = [order[i] as number, order[from] as number];
      permute(order, from + 1);
      [order[from], order[i]] = [order[i] as number, order[from] as number];
    }
  };
  permute(cards, 0);
  const total = ends.reduce((sum, one) => sum + one, 0);
  return total === 0 ? null : ends.map((count) => count / total);
}

it('a coup of which nothing is known ends as the next coup of its shoe', () => {
  for (const shoe of [fullShoe(1), fullShoe(6), [3, 1, 0, 2, 5, 1, 1, 4, 2, 1]] as Shoe[]) {
    const { total, punto, banca, tie } = distributionOf(endingsFrom(CHART, shoe));
    const so = fromHere({ shoe, punto: COVERED, banca: COVERED }, PLAY);
    expect(so).not.toBeNull();
    expect([so!.punto * total, so!.banca * total, so!.tie * total]).toEqual(
      [punto, banca, tie].map((count) => count * so!.total),
    );
  }
});

it('a coup that is played out has ended', () => {
  const shoe = fullShoe(1);
  expect(shares({ shoe, punto: seen(9, 8), banca: seen(2, 4) })).toEqual([1, 0, 0]);
  expect(shares({ shoe, punto: seen(2, 3, 1), banca: seen(4, 2) })).toEqual([0, 0, 1]);
  expect(shares({ shoe, punto: seen(2, 3, 0), banca: seen(1, 2, 4) })).toEqual([0, 1, 0]);
});

it('counts the third card alone where everything else lies open', () => {
  const shoe = without(without(without(without(fullShoe(1), 2), 3), 0), 6);
  expect(cardsIn(shoe)).toBe(48);
  // Five against six: punto draws and banca stands. Two, three and four win, an ace is a tie.
  const so = shares({ shoe, punto: seen(2, 3), banca: seen(0, 6) });
  expect(so?.[0]).toBeCloseTo((3 + 3 + 4) / 48, 10);
  expect(so?.[2]).toBeCloseTo(4 / 48, 10);
});

it.each([false, true])(
  'agrees with every order of a small shoe, whatever is known and said (words first: %s)',
  (speaksFirst) => {
    const hand = fc.record({
      cards: fc.tuple(fc.constantFrom(null, 0, 2, 3, 5, 7), fc.constantFrom(null, 1, 4, 6, 8)),
      said: fc.constantFrom('draw' as const, 'stand' as const, null),
    });
    const third = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
    const withThird = fc
      .tuple(hand, third)
      .map(
        ([{ cards, said }, card]): HandSoFar =>
          card === undefined || said === 'stand' ? { cards, said } : { cards: [...cards, card], said },
      );
    fc.assert(
      fc.property(
        withThird,
        hand,
        fc.option(hand, { nil: undefined }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 8 }),
        (punto, banca, beside, cards) => {
          const shoe = TOTALS.map((value) => cards.filter((card) => card === value).length);
          const standing = { shoe, punto, banca, ...(beside && { beside }) };
          const unknown = [punto, banca, ...(beside ? [beside] : [])]
            .map((one) => 3 - one.cards.filter((card) => card !== null).length)
            .reduce((sum, one) => sum + one);
          fc.pre(unknown <= cards.length);
          const [quick, slow] = [shares(standing, { ...PLAY, speaksFirst }), byHand(standing, speaksFirst)];
          expect(quick === null).toBe(slow === null);
          quick?.forEach((share, i) => {
            expect(share).toBeCloseTo(slow?.[i] as number, 9);
          });
        },
      ),
      { numRuns: 15, seed: 22 },
    );
  },
);
