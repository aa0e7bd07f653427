import { type Hex32, playerCommitment } from '@sabot/fairness';
import type { TableMessage } from '@sabot/protocol';
import type { Outcome } from '../../src/table/answers.ts';
import type { TableRunner } from '../../src/table/table-runner.ts';

/** Somebody who looks at a table, with every text they were sent. Their hand in the shuffle is as a client's would be. */
export class Looker {
  readonly name: string;
  readonly table: TableRunner;
  readonly texts: string[] = [];
  readonly leave: () => void;

  constructor(table: TableRunner, name: string, have: number | null = null) {
    this.name = name;
    this.table = table;
    const viewer = name === '' ? null : name;
    this.leave = table.follow({ viewer, have, views: 'whole' }, ({ text }) => this.texts.push(text));
  }

  get last(): TableMessage {
    return JSON.parse(this.texts.at(-1) as string) as TableMessage;
  }

  get acts(): readonly string[] {
    return this.last.acts.map(({ act }) => act);
  }

  commit(entropy: Hex32, id = `commit-${this.name}`, talla = this.last.shuffle?.talla ?? 0): Promise<Outcome> {
    const commitment = playerCommitment(this.last.shuffle?.commitment ?? '', this.name, entropy);
    return this.table.move(id, { kind: 'shuffle', player: this.name, talla, commitment });
  }

  reveal(entropy: Hex32, id = `reveal-${this.name}`, talla = this.last.shuffle?.talla ?? 0): Promise<Outcome> {
    return this.table.move(id, { kind: 'reveal', player: this.name, talla, entropy });
  }
}
