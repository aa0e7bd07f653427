import { cardsLeft } from '../../../cards/pack.ts';
import type { Summary } from '../../../decider.ts';
import { ZERO } from '../../../money/cents.ts';
import type { PuntoBancaState } from '../state.ts';

const NOBODY: readonly string[] = [];

/** Who has lifted a card that still lies face down. */
function insiders({ coup }: PuntoBancaState): readonly string[] {
  const seen = coup?.drawn.flatMap(({ face, seenBy }) => (face === 'down' ? seenBy : [])) ?? NOBODY;
  return seen.length > 1 ? [...new Set(seen)] : seen;
}

export function summary(state: PuntoBancaState): Summary {
  const { table, phase, people, books, talla, pack, coups, coup, shoe } = state;
  const { seats = 0, minimum = ZERO, maximum = ZERO, unit = ZERO } = table?.settings ?? {};
  return {
    phase,
    opened: phase !== 'unopened' && phase !== 'closed',
    people,
    books,
    seats,
    minimum,
    maximum,
    unit,
    decks: pack.decks,
    talla,
    coups,
    out: pack.out,
    left: cardsLeft(pack),
    insiders: insiders(state),
    moment: JSON.stringify([talla, coups, coup?.no, coup?.step, coup?.handed, shoe.passed, shoe.declined]),
  };
}
