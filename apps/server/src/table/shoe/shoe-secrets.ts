import { BackupError, type NumberedRow, type SecretsThen } from '@sabot/event-store';
import { houseCommitment } from '@sabot/fairness';
import { recordStream, tableStream } from '../kept-table.ts';
import { type CeremonyLine, type CeremonyState, evolveCeremony, isEntry, NO_CEREMONY } from './ceremony-line.ts';
import { SHUFFLES, secretKey } from './sealed-shoe.ts';

/**
 * The vault as it was after an append, worked out when a backup is restored to it: the secret of each shoe that was in play then. A
 * shoe that is still in play at the end of the backup has it in the vault; for one that is over, the record of its table tells it.
 */
export class ShoeSecrets implements SecretsThen {
  readonly #records = new Map<string, CeremonyState>();
  /** Secrets that were told after the append, by the key they had lain under. */
  readonly #told = new Map<string, string>();
  readonly #goneOn = new Set<string>();

  take({ row }: NumberedRow, isRestored: boolean): void {
    for (const { stream, events } of row.writes) {
      const table = tableOf(stream, recordStream(''));
      for (const { data } of table === null ? [] : events) {
        const line = JSON.parse(data) as CeremonyLine;
        if (isRestored) this.#records.set(table!, evolveCeremony(this.#records.get(table!) ?? NO_CEREMONY, line));
        else this.#hear(table!, line);
      }
      const played = tableOf(stream, tableStream(''));
      if (!isRestored && played !== null && events.length > 0) this.#goneOn.add(played);
    }
  }

  secrets(held: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    // Keys of cookies and the like belong to no append: they are as they were last.
    const found = new Map([...held].filter(([key]) => !key.startsWith(SHUFFLES)));
    for (const key of this.#inPlay().values()) {
      const secret = held.get(key) ?? this.#told.get(key);
      if (secret === undefined) throw new BackupError({ code: 'secret-missing', key });
      found.set(key, secret);
    }
    return found;
  }

  /** Tables whose shoe was in play and went on after the append: cards that will be dealt again have been seen. */
  get seenOn(): readonly string[] {
    return [...this.#inPlay().keys()].filter((table) => this.#goneOn.has(table)).sort();
  }

  #inPlay(): ReadonlyMap<string, string> {
    const keys = new Map<string, string>();
    for (const [table, { ceremony }] of this.#records)
      if (ceremony !== null) keys.set(table, secretKey(table, ceremony.talla));
    return keys;
  }

  #hear(table: string, line: CeremonyLine): void {
    const ceremony = this.#records.get(table)?.ceremony ?? null;
    if (ceremony === null || !isEntry(line) || (line.deed !== 'revealed' && line.deed !== 'abandoned')) return;
    const { secret } = line;
    // The record may tell those of later shoes too; only one fits what was committed to.
    if (secret !== null && houseCommitment(secret) === ceremony.commitment)
      this.#told.set(secretKey(table, ceremony.talla), secret);
  }
}

const tableOf = (stream: string, prefix: string): string | null =>
  stream.startsWith(prefix) ? stream.slice(prefix.length) : null;
