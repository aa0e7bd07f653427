import type { PuntoBancaMessage } from '@sabot/protocol';
import type { TableLink } from '../../house/table-link.ts';
import { Following } from '../following.ts';
import type { Scene } from '../scene.ts';
import { othersLines } from './stakes-told.ts';
import type { Teller } from './teller.ts';

/** A table of Punto y Banca as it is told to you. */
export class ToldTable extends Following<'punto-banca'> {
  readonly #scene: Scene;
  readonly #teller: Teller;
  /** What the others have on the table, and what of it was shown last. */
  #staked: readonly string[] = [];
  #shown = '';

  constructor(link: TableLink, scene: Scene, teller: Teller) {
    super(link, scene.table, teller);
    this.#scene = scene;
    this.#teller = teller;
  }

  /** Tells that stakes are open, and what lies there already. */
  async openStakes(): Promise<void> {
    await this.#teller.tellOpening({ heads: true });
    this.#staked = othersLines(this.#scene);
    this.#showOthers();
  }

  protected async tell({ events, view }: PuntoBancaMessage): Promise<void> {
    const closes = events.some(({ event }) => event.type === 'StakesClosed');
    if (closes && this.#staked.join() !== this.#shown) {
      await this.#teller.tellOpening();
      this.#showOthers();
    }
    if (view.phase === 'stakes') this.#staked = othersLines(this.#scene);
    await this.#teller.tell(events.map(({ event }) => event));
  }

  #showOthers(): void {
    this.#teller.say(this.#staked);
    this.#shown = this.#staked.join();
  }
}
