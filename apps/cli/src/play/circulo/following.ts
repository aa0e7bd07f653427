import type { TableMessageOf } from '@sabot/protocol';
import type { TableLink } from '../../house/table-link.ts';
import { Following } from '../following.ts';
import type { CirculoGame } from '../games.ts';
import type { CirculoScene } from './scene.ts';
import type { CirculoTeller } from './told/teller.ts';

/** A table where one of the players has the bank, as it is told to you. */
export class CirculoFollowing extends Following<CirculoGame> {
  readonly #teller: CirculoTeller;

  constructor(link: TableLink, scene: CirculoScene, teller: CirculoTeller) {
    super(link, scene.table, teller);
    this.#teller = teller;
  }

  protected tell({ events }: TableMessageOf<CirculoGame>): Promise<void> {
    return this.#teller.tell(events.map(({ event }) => event));
  }

  protected override caughtUp(): void {
    this.#teller.standstill();
  }
}
