import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Writes a data file as it was before acts were kept: one table of Punto y Banca in the middle of a talla, and its wallets. */
export function writeOlderFile(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(readFileSync(join(import.meta.dirname, 'fixtures', 'form-1.sql'), 'utf8'));
  database.close();
}

/** The table in it, and how far its stream goes. */
export const OLDER = { table: 'asturias-2011.punto-y-banca.1', version: 79 } as const;
