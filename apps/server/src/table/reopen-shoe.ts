import { begin, type Ceremony, close, cut, type Entry, endShuffle, type Step } from '@sabot/fairness';
import type { Shuffler } from '../ports/shuffler.ts';
import type { Store } from '../ports/store.ts';
import { SealedShoe, secretKey } from './sealed-shoe.ts';

const must = (step: Step): Ceremony => {
  if (!step.ok) throw new Error(`the record does not hold: ${step.refusal}`);
  return step.ceremony;
};

/** The ceremony under way as the record tells it; null between two shoes. */
function ceremonyOf(record: readonly Entry[]): Ceremony | null {
  const last = record.at(-1);
  const begun = record.findLast((entry) => entry.deed === 'begun');
  if (last === undefined || begun === undefined || last.deed === 'revealed' || last.deed === 'abandoned') return null;
  const ceremony = must(begin(begun));
  if (last.deed !== 'closed') return ceremony;
  return must(close(must(cut(must(endShuffle(ceremony)), last.cut.by, last.cut.depth))));
}

export const recordStream = (table: string): string => `fairness:${table}`;

/** The shoe of a table as store and vault have it: the same cards in the same order as before. */
export async function reopenShoe(
  table: string,
  store: Store,
  shuffler: Shuffler,
  isBot: (player: string) => boolean,
): Promise<SealedShoe> {
  const record: Entry[] = [];
  for await (const { data } of store.read(recordStream(table))) record.push(JSON.parse(data) as Entry);
  const ceremony = ceremonyOf(record);
  const secret = ceremony === null ? null : await store.vault.get(secretKey(table, ceremony.talla));
  if (ceremony !== null && secret === null) throw new Error(`the vault has no secret for the shoe of ${table}`);
  return new SealedShoe({ table, shuffler, isBot, record, ceremony, secret });
}
