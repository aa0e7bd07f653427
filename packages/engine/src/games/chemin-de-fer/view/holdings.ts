import { cardsLeft } from '../../../cards/pack.ts';
import { bankHeld, type Holding, handHeld, shoeHeld } from '../../../table/holding.ts';
import type { CheminDeFerState } from '../state.ts';

/** What lies on the cloth, and who has it. */
export function holdings({ bank, coup, pack, loose }: CheminDeFerState): readonly Holding[] {
  const banker = bank?.banker ?? null;
  const drawn = coup?.drawn ?? loose;
  return [
    shoeHeld(banker, cardsLeft(pack)),
    bankHeld(banker),
    handHeld('punto', coup === null ? null : (coup.holder ?? 'croupier'), drawn),
    handHeld('banca', coup?.banker ?? null, drawn),
    handHeld('loose', null, drawn),
    handHeld('discard', null, drawn),
  ];
}
