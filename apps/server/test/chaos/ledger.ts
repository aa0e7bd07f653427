import { appendFileSync } from 'node:fs';

/** What a client did and was told; null: nothing yet. */
export interface Told {
  readonly table: string;
  readonly name: string;
  readonly commandId: string;
  readonly act: string;
  readonly answer: { readonly ok: boolean; readonly version?: number } | null;
}

/** What people were told, kept apart from the house, a line each. */
export class Ledger {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  note(told: Told): void {
    appendFileSync(this.file, `${JSON.stringify(told)}\n`);
  }
}
