import { ENDINGS_BY_PAIRS, type Ending } from '../cells.ts';
import type { Endings } from './endings.ts';

/** What can be said of the next coup beside its bets, each a count of sequences out of the total. */
export interface Distribution {
  readonly total: bigint;
  readonly punto: bigint;
  readonly banca: bigint;
  readonly tie: bigint;
  /** `[winning total]`, a tie by the total both have. */
  readonly puntoBy: readonly bigint[];
  readonly bancaBy: readonly bigint[];
  readonly tieBy: readonly bigint[];
  /** Coups of four, five and six cards. */
  readonly cards: Readonly<Record<4 | 5 | 6, bigint>>;
  /** Somebody has eight or nine with two cards. */
  readonly naturals: bigint;
  readonly bancaSix: { readonly withTwo: bigint; readonly withThree: bigint };
}

const isNatural = ({ punto, banca, puntoDrew, bancaDrew }: Ending): boolean =>
  (!puntoDrew && punto >= 8) || (!bancaDrew && banca >= 8);

export function distributionOf({ cells, total }: Endings): Distribution {
  const sum = (holds: (ending: Ending) => boolean): bigint =>
    cells.reduce((so, count, cell) => (holds(ENDINGS_BY_PAIRS[cell] as Ending) ? so + count : so), 0n);
  const by = (holds: (ending: Ending, with_: number) => boolean): readonly bigint[] =>
    Array.from({ length: 10 }, (_, with_) => sum((ending) => holds(ending, with_)));
  const drew = (many: number) => (ending: Ending) => Number(ending.puntoDrew) + Number(ending.bancaDrew) === many;
  return {
    total,
    punto: sum(({ punto, banca }) => punto > banca),
    banca: sum(({ punto, banca }) => banca > punto),
    tie: sum(({ punto, banca }) => punto === banca),
    puntoBy: by(({ punto, banca }, with_) => punto === with_ && punto > banca),
    bancaBy: by(({ punto, banca }, with_) => banca === with_ && banca > punto),
    tieBy: by(({ punto, banca }, with_) => punto === with_ && punto === banca),
    cards: { 4: sum(drew(0)), 5: sum(drew(1)), 6: sum(drew(2)) },
    naturals: sum(isNatural),
    bancaSix: {
      withTwo: sum(({ punto, banca, bancaDrew }) => banca === 6 && banca > punto && !bancaDrew),
      withThree: sum(({ punto, banca, bancaDrew }) => banca === 6 && banca > punto && bancaDrew),
    },
  };
}
