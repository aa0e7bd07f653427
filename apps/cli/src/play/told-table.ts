import type { TableMessage } from '@sabot/protocol';
import type { TableLink } from '../house/table-link.ts';
import type { Scene } from './scene.ts';
import { othersLines } from './stakes-told.ts';
import type { Teller } from './teller.ts';

/** The table as it is told to you, message by message, in order. */
export class ToldTable {
  readonly #link: TableLink;
  readonly #scene: Scene;
  readonly #teller: Teller;
  readonly #asides: string[] = [];
  #coups = 0;
  /** What the others have on the table, and what of it was shown last. */
  #staked: readonly string[] = [];
  #shown = '';

  constructor(link: TableLink, scene: Scene, teller: Teller) {
    this.#link = link;
    this.#scene = scene;
    this.#teller = teller;
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
      this.#scene.table.show(message);
      await this.#tell(message);
    }
    for (const line of this.#asides.splice(0)) this.#teller.aside(line);
  }

  /** Tells that stakes are open, and what lies there already. */
  async openStakes(): Promise<void> {
    await this.#teller.tellOpening({ heads: true });
    this.#staked = othersLines(this.#scene);
    this.#showOthers();
  }

  async #tell({ events, view }: TableMessage): Promise<void> {
    const closes = events.some(({ event }) => event.type === 'StakesClosed');
    if (closes && this.#staked.join() !== this.#shown) {
      await this.#teller.tellOpening();
      this.#showOthers();
    }
    if (view.phase === 'stakes') this.#staked = othersLines(this.#scene);
    await this.#teller.tell(events.map(({ event }) => event));
    this.#coups += events.filter(({ event }) => event.type === 'CoupEnded').length;
  }

  #showOthers(): void {
    this.#teller.say(this.#staked);
    this.#shown = this.#staked.join();
  }
}
