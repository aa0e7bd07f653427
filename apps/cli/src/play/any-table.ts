import { balance, chipsOf, isNamedIn } from '@sabot/engine';
import {
  type Awaited,
  type GameName,
  type Games,
  messageOf,
  type Offered,
  type TableMessage,
  type TableMessageOf,
} from '@sabot/protocol';
import type { ReadEntry } from '@sabot/regulations';
import type { Language } from '../terminal/language.ts';

/** A table of whatever game, as its last message shows it to one person. */
export abstract class AnyTable<G extends GameName = GameName> {
  abstract readonly game: G;
  /** What is played by, and what it says about itself. */
  abstract readonly entry: ReadEntry;
  readonly you: string;
  #message: TableMessageOf<G>;

  constructor(you: string, message: TableMessageOf<G>) {
    this.you = you;
    this.#message = message;
  }

  show(message: TableMessage): void {
    this.#message = messageOf(this.game, message);
  }

  get message(): TableMessageOf<G> {
    return this.#message;
  }

  get view(): Games[G]['view'] {
    return this.#message.view;
  }

  /** What you may do of this name, within which bounds. */
  offered(act: string): Offered | undefined {
    return this.#message.acts.find((one) => one.act === act);
  }

  /** What the table waits for from you. */
  get awaited(): Awaited | undefined {
    return this.#message.awaits.find(({ by }) => by.some(({ kind, id }) => kind === 'player' && id === this.you));
  }

  get isSeated(): boolean {
    return isNamedIn(this.view.people, this.you);
  }

  get cards(): { readonly all: number; readonly left: number } {
    const { decks, out } = this.view.pack;
    return { all: decks * 52, left: decks * 52 - out };
  }

  isBot(id: string): boolean {
    return this.#message.bots.includes(id);
  }

  chips(id: string): number {
    return balance(this.view.books, chipsOf(id));
  }

  /** What a bet is called that came with its regulation. */
  betNameIn(_language: Language, _bet: string): string | undefined {
    return undefined;
  }

  /** All that somebody has at this table: chips, and what lies on it already. */
  abstract means(id: string): number;
}
