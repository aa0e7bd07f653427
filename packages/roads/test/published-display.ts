import type { CoupResult } from '../src/index.ts';

/**
 * A real display in a casino after 68 hands, none of them a tie: B banca, P punto, and the cells of its big eye boy as
 * they were published. Its runs reach two cells and more past the column compared, where worked examples stop.
 */
export const PUBLISHED_HANDS = 'BPBBPB BBBPBP BBPPPB BBPPBP PPBBPP BPBBBP PPBBPP BPBBBP BBPBBB PBBBBP BPBPPP BP';

/** Runs of the big eye boy: R red, b blue. */
export const PUBLISHED_BIG_EYE_BOY =
  'R1 b4 R2 b2 R2 b2 R1 b2 R4 b3 R1 b1 R1 b1 R2 b1 R1 b1 R1 b1 R4 b1 R2 b1 R1 b1 R1 b6 R1 b3 R2 b2 R3 b1 R1 b2';

/** Letters to results: B banca, P punto, T tie, X annulled. */
export const shoe = (letters: string): CoupResult[] =>
  [...letters.replaceAll(/\s/g, '')].map((letter) => {
    if (letter === 'B') return { winner: 'banca' };
    if (letter === 'P') return { winner: 'punto' };
    return { winner: letter === 'T' ? 'tie' : 'annulled' };
  });
