import { puntoBancaShoeRulesOf } from '@sabot/odds/punto-banca';
import { NOTHING_PLAYED, playPieces } from '@sabot/odds/simulation';
import { rulesetById } from '@sabot/regulations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RULESET } from '../../../test/fake-io.ts';
import { PiecesInOrder, type Worked } from './pieces-in-order.ts';

/** One deck: a piece has some fifteen thousand coups and is soon played. */
const rules = puntoBancaShoeRulesOf(rulesetById(RULESET), 1);
const START = { pieces: 0, played: NOTHING_PLAYED };
const seed = 5;

function worked(
  wanted: number,
  sizes: readonly number[],
  order: (batches: number) => readonly number[],
): Worked | null {
  const pieces = new PiecesInOrder({ rules, seed, wanted, workers: 1 }, START);
  const from = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, many) => sum + many, 0));
  for (const i of order(sizes.length)) {
    const [piece, many] = [from[i] as number, sizes[i] as number];
    const done = pieces.take({ piece, many, ...playPieces(rules, seed, piece, many) });
    if (done !== null) return done;
  }
  return null;
}
const inOrder = (many: number): readonly number[] => Array.from({ length: many }, (_, i) => i);

it('come to the same however many are played together and whichever is done first', () => {
  const perPiece = playPieces(rules, seed, 0, 1).coups;
  const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 5 });
  let [early, late] = [0, 0];
  fc.assert(
    fc.property(
      sizes,
      fc.double({ min: 0.01, max: 2.9, noNaN: true }),
      fc.infiniteStream(fc.nat()),
      (some, part, dice) => {
        const wanted = Math.ceil(part * perPiece);
        const one = worked(wanted, Array(4).fill(1), inOrder);
        const shuffled = (many: number): readonly number[] =>
          inOrder(many)
            .map((i) => [dice.next().value as number, i] as const)
            .sort(([a], [b]) => a - b)
            .map(([, i]) => i);
        expect(worked(wanted, some, shuffled)).toEqual(one);
        if ((some[0] as number) * perPiece > wanted) early += 1;
        else late += 1;
      },
    ),
    { numRuns: 20, seed: 3 },
  );
  // The cut falls into the first batch as well as into later ones.
  expect([early > 0, late > 0]).toEqual([true, true]);
});

it('are not enough until they have the coups', () => {
  expect(worked(1e6, [1, 2], inOrder)).toBeNull();
});
