import { type Account, balance, type Card, HIDDEN, handOf, type SeenCard } from '@sabot/engine';
import type { TableMessage } from '@sabot/protocol';
import { AnyTable } from '../any-table.ts';
import type { CirculoGame } from '../games.ts';

export type HandName = 'punto' | 'banca' | 'pano-1' | 'pano-2';
export type Stakes = Readonly<Record<string, number>>;

/** A table where one of the players has the bank, as its last message shows it to one person. */
export abstract class CirculoTable<G extends CirculoGame = CirculoGame> extends AnyTable<G> {
  /** The same table as another message shows it. */
  abstract as(message: TableMessage): CirculoTable;

  protected on(account: Account): number {
    return balance(this.view.books, account);
  }

  get cagnotte(): number {
    return this.on('cagnotte');
  }

  get banker(): string | null {
    return this.view.bank?.banker ?? null;
  }

  inBank(id: string): number {
    return this.on(`bank:${id}`) + this.on(`deposit:${id}`);
  }

  /** All the money of the bank. */
  get bank(): number {
    const { accounts } = this.view.books;
    const banks = accounts.filter((account) => account.startsWith('bank:'));
    return banks.reduce((sum, account) => sum + this.on(account), 0);
  }

  /** The least stake, and the least bank. */
  abstract get minimum(): number;
  abstract get bankMinimum(): number;
  /** How many in a hundred of what the bank wins are deducted. */
  abstract get deduction(): number;
  abstract totalOf(cards: readonly Card[]): number;

  /** Where somebody has chips, by the names that the acts give the places. */
  abstract laid(id: string): Stakes;
  /** Where a stake goes that is not said to go elsewhere. */
  abstract get ownPlace(): string;

  staked(id: string): number {
    return Object.values(this.laid(id)).reduce((sum, amount) => sum + amount, 0);
  }

  means(id: string): number {
    return this.chips(id) + this.staked(id) + this.inBank(id);
  }

  /** The hand that you are to decide on; null: none. */
  abstract get yourHand(): HandName | null;

  /** The cards of a hand as you may see them. */
  cardsOf(hand: HandName): readonly SeenCard[] {
    return handOf<SeenCard>(this.view.coup?.drawn ?? [], hand).map(({ card }) => card);
  }
}

/** The cards, where all of them are known. */
export const allSeen = (cards: readonly SeenCard[]): readonly Card[] | null =>
  cards.every((card): card is Card => card !== HIDDEN) ? cards : null;
