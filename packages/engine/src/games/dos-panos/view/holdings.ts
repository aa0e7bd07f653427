import { cardsLeft } from '../../../cards/pack.ts';
import { bankHeld, type Holding, handHeld, shoeHeld } from '../../../table/holding.ts';
import { PANOS, type Pano } from '../questions.ts';
import type { DosPanosState } from '../state.ts';

/** What lies on the cloth, and who has it. */
export function holdings({ bank, coup, pack, loose }: DosPanosState): readonly Holding[] {
  const banker = bank?.banker ?? null;
  const drawn = coup?.drawn ?? loose;
  const holder = (pano: Pano): string | null => (coup === null ? null : (coup.holders[pano] ?? 'croupier'));
  return [
    shoeHeld(banker, cardsLeft(pack)),
    bankHeld(banker),
    ...PANOS.map((pano) => handHeld(pano, holder(pano), drawn)),
    handHeld('banca', coup?.banker ?? null, drawn),
    handHeld('loose', null, drawn),
    handHeld('discard', null, drawn),
  ];
}
