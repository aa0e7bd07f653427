import { type Bet, balance, chipsOf, type PuntoBancaLaw, type Settings, stakeOf } from '@sabot/engine';
import type { Awaited, Offered, PuntoBancaView, TableMessage } from '@sabot/protocol';
import type { PuntoBancaEntry } from '@sabot/regulations';
import { BETS, type Layout } from './layout-of-stakes.ts';

/** A table as its last message shows it to one person. */
export class SeenTable {
  readonly entry: PuntoBancaEntry;
  readonly #you: string;
  #message: TableMessage;

  constructor(entry: PuntoBancaEntry, you: string, message: TableMessage) {
    this.entry = entry;
    this.#you = you;
    this.#message = message;
  }

  show(message: TableMessage): void {
    this.#message = message;
  }

  get message(): TableMessage {
    return this.#message;
  }

  get view(): PuntoBancaView {
    return this.#message.view;
  }

  get settings(): Settings {
    return this.view.table?.settings ?? this.entry.ruleset.regulation.defaults;
  }

  get law(): PuntoBancaLaw {
    return this.entry.ruleset.law(this.settings);
  }

  /** What you may do of this name, within which bounds. */
  offered(act: string): Offered | undefined {
    return this.#message.acts.find((one) => one.act === act);
  }

  /** What the table waits for from you. */
  get awaited(): Awaited | undefined {
    return this.#message.awaits.find(({ by }) => by.some(({ kind, id }) => kind === 'player' && id === this.#you));
  }

  get isSeated(): boolean {
    return this.view.people[this.#you] !== undefined;
  }

  get cards(): { readonly all: number; readonly left: number } {
    const { decks, out } = this.view.pack;
    return { all: decks * 52, left: decks * 52 - out };
  }

  isBot(id: string): boolean {
    return this.#message.bots.includes(id);
  }

  holdsShoe(id: string): boolean {
    const { holder } = this.view.shoe;
    return holder?.kind === 'player' && holder.id === id;
  }

  chips(id: string): number {
    return balance(this.view.books, chipsOf(id));
  }

  laid(id: string): Layout {
    const { books } = this.view;
    const on = (bet: Bet): number => balance(books, stakeOf(id, bet));
    return { punto: on('punto'), banca: on('banca'), tie: on('tie') };
  }

  staked(id: string): number {
    const laid = this.laid(id);
    return BETS.reduce((sum, bet) => sum + laid[bet], 0);
  }

  /** What somebody could put on the table: chips, and what lies there already. */
  means(id: string): number {
    return this.chips(id) + this.staked(id);
  }
}
