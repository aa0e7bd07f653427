import { type Card, type CheminDeFerLaw, type CheminDeFerSettings, lookUp, NO_NAMES, rankOf } from '@sabot/engine';
import { type CheminDeFerMessage, messageOf, type TableMessage } from '@sabot/protocol';
import type { CheminDeFerEntry } from '@sabot/regulations';
import { CirculoTable, type HandName } from '../circulo/table.ts';

export class CheminDeFerTable extends CirculoTable<'chemin-de-fer'> {
  readonly game = 'chemin-de-fer';
  readonly entry: CheminDeFerEntry;

  constructor(entry: CheminDeFerEntry, you: string, message: CheminDeFerMessage) {
    super(you, message);
    this.entry = entry;
  }

  as(message: TableMessage): CheminDeFerTable {
    return new CheminDeFerTable(this.entry, this.you, messageOf(this.game, message));
  }

  get #settings(): CheminDeFerSettings {
    return this.view.table?.settings ?? this.entry.ruleset.regulation.defaults;
  }

  get #law(): CheminDeFerLaw {
    return this.entry.ruleset.law(this.#settings);
  }

  get minimum(): number {
    return this.#settings.minimum;
  }

  get bankMinimum(): number {
    return this.#settings.minimum;
  }

  get deduction(): number {
    const { num, den } = this.#law.deduction.ask({ outcome: 'banca' }).answer;
    return (num * 100) / den;
  }

  totalOf(cards: readonly Card[]): number {
    const { cardValue, handTotal } = this.#law;
    const sum = cards.reduce((all, card) => all + cardValue.ask({ rank: rankOf(card) }).answer, 0);
    return handTotal.ask({ sum }).answer;
  }

  laid(id: string): Readonly<Record<'punto' | 'line', number>> {
    return { punto: this.on(`stake:${id}:punto`), line: this.on(`stake:${id}:line`) };
  }

  get ownPlace(): 'punto' {
    return 'punto';
  }

  /** What somebody has put aside of his winnings is his too. */
  override means(id: string): number {
    return super.means(id) + (lookUp(this.view.bank?.garage ?? NO_NAMES, id) ?? 0);
  }

  get yourHand(): HandName | null {
    const { coup } = this.view;
    if (coup === null) return null;
    return coup.banker === this.you ? 'banca' : coup.holder === this.you ? 'punto' : null;
  }
}
