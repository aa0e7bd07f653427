import { type Card, type HouseHands, newPack, type PuntoBancaState, puntoBanca } from '@sabot/engine';
import { type Chance, shuffled } from './chance.ts';

/** The pack in its order, known to nobody at the table: the next card is the one after all that have left. */
export class ShoeHands {
  readonly #chance: Chance;
  #order: readonly Card[];

  constructor(chance: Chance, order: readonly Card[] = []) {
    this.#chance = chance;
    this.#order = order;
  }

  /** The pack cut at a depth: what lay above goes below. */
  cutAt(depth: number): ShoeHands {
    return new ShoeHands(this.#chance, [...this.#order.slice(depth), ...this.#order.slice(0, depth)]);
  }

  /** What croupier and shoe put into their acts. The croupier's shuffle is a real one. */
  readonly hands: HouseHands<PuntoBancaState> = (act, state) => {
    if (act === 'ShufflePack') this.#order = shuffled(newPack(state.pack.decks), this.#chance);
    return puntoBanca.house(act, state, () => this.#next(state));
  };

  #next({ pack }: PuntoBancaState): Card {
    const card = this.#order[pack.out];
    if (card === undefined) throw new Error('the shoe is empty');
    return card;
  }
}
