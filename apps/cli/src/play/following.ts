import type { GameName, TableMessageOf } from '@sabot/protocol';
import type { TableLink } from '../house/table-link.ts';
import type { AnyTable } from './any-table.ts';
import type { Voice } from './screen/voice.ts';

/** A table as it is told to you, message by message, in order. */
export abstract class Following<G extends GameName = GameName> {
  readonly #link: TableLink;
  readonly #table: AnyTable<G>;
  readonly #voice: Voice;
  readonly #asides: string[] = [];
  #coups = 0;

  constructor(link: TableLink, table: AnyTable<G>, voice: Voice) {
    this.#link = link;
    this.#table = table;
    this.#voice = voice;
  }

  /** How many coups you have seen to their end. */
  get coups(): number {
    return this.#coups;
  }

  /** Told between two lines of the game. */
  aside(text: string): void {
    this.#asides.push(text);
  }

  /** Tells all that has come. */
  async catchUp(): Promise<void> {
    for (let message = this.#link.take(); message !== undefined; message = this.#link.take()) {
      this.#table.show(message);
      await this.tell(this.#table.message);
      this.#coups += message.events.filter(({ event }) => event.type === 'CoupEnded').length;
    }
    this.caughtUp();
    for (const line of this.#asides.splice(0)) this.#voice.aside(line);
  }

  /** What is told of the table as it stands, once everything that happened has been told. */
  protected caughtUp(): void {}

  /** Tells what is new in the message that the table shows now. */
  protected abstract tell(message: TableMessageOf<G>): Promise<void>;
}
