import { cardsLeft } from '../../../cards/pack.ts';
import { type Holding, handHeld, shoeHeld } from '../../../table/holding.ts';
import type { Side } from '../questions.ts';
import type { PuntoBancaState } from '../state.ts';

/** What lies on the cloth, and who has it: a hand only until it is uncovered. */
export function holdings({ shoe, coup, pack }: PuntoBancaState): readonly Holding[] {
  const { holder } = shoe;
  const handed = (hand: Side): string | null => (coup?.handed?.hand === hand ? (coup.handed.to ?? 'croupier') : null);
  const drawn = coup?.drawn ?? [];
  return [
    shoeHeld(holder?.kind === 'player' ? holder.id : (holder?.kind ?? null), cardsLeft(pack)),
    handHeld('punto', handed('punto'), drawn),
    handHeld('banca', handed('banca'), drawn),
    handHeld('discard', null, drawn),
  ];
}
