import fc from 'fast-check';
import type { CoupResult } from '../src/index.ts';

const marked = (winner: CoupResult['winner']): fc.Arbitrary<CoupResult> =>
  fc.record(
    { winner: fc.constant(winner), bancaPair: fc.boolean(), puntoPair: fc.boolean(), natural: fc.boolean() },
    { requiredKeys: ['winner'] },
  );

const anyCoup = fc.constantFrom('banca', 'punto', 'banca', 'punto', 'tie', 'annulled').chain((w) => marked(w as 'tie'));

/** Coup by coup, as shoes come. */
const plain = fc.array(anyCoup, { maxLength: 90, size: 'max' });

/** Long runs, one after the other: dragon tails that meet. */
const dragons = fc
  .array(
    fc.tuple(
      fc.constantFrom('banca', 'punto'),
      fc.oneof(fc.nat(3), fc.nat(30)),
      fc.constantFrom('tie', 'annulled', null),
    ),
    { maxLength: 14, size: 'max' },
  )
  .map((runs) =>
    runs.flatMap(([winner, length, last]): CoupResult[] => {
      const wins: CoupResult[] = Array.from({ length }, () => ({ winner: winner as 'banca' }));
      return last === null ? wins : [...wins, { winner: last as 'tie' }];
    }),
  );

export const shoes = fc.oneof(plain, dragons);
export const layouts = fc.record({ rows: fc.constantFrom(6, 6, 1, 2, 3, 9), tail: fc.constantFrom('stays', 'drops') });
