import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { lookAt } from './open-file.ts';
import { SCHEMA } from './schema.ts';

/** Somebody else makes the tables after the first question. */
class Overtaken extends DatabaseSync {
  readonly #meanwhile: () => void;
  #asked = 0;

  constructor(path: string, meanwhile: () => void) {
    super(path, { readOnly: true });
    this.#meanwhile = meanwhile;
  }

  override prepare(sql: string): StatementSync {
    this.#asked += 1;
    if (this.#asked === 2) this.#meanwhile();
    return super.prepare(sql);
  }
}

test('a file that another process is making just now is not taken for somebody else’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-open-'));
  const path = join(folder, 'sabot.db');
  const maker = new DatabaseSync(path);
  maker.exec('PRAGMA journal_mode = WAL');
  expect(() => lookAt(new Overtaken(path, () => maker.exec(`BEGIN; ${SCHEMA} COMMIT;`)), path)).not.toThrow();
  maker.close();
  rmSync(folder, { recursive: true });
});
