import type { Proof } from '../proof.ts';
import { checking, demand, type Failed, Fault } from '../verify/fault.ts';
import { readProof } from '../verify/read-proof.ts';
import { checkProof, type Verified } from '../verify/verify.ts';
import { canonicalJson } from './canonical-json.ts';
import { readRecord, seatedIn } from './check.ts';
import type { Deed, Entry } from './entry.ts';

/** What the proof must have in common with each line of its ceremony; the secret has been checked by then. */
const IN_COMMON: Readonly<Record<Deed['deed'], readonly (keyof Proof)[]>> = {
  begun: ['table', 'talla', 'decks'],
  closed: ['contributions', 'cut'],
  revealed: [],
  abandoned: ['contributions', 'cut'],
};

const same = (told: unknown, kept: unknown): boolean =>
  told !== undefined && kept !== undefined && canonicalJson(told) === canonicalJson(kept);
const isBegun = (line: Entry): line is Extract<Entry, { readonly deed: 'begun' }> => line.deed === 'begun';
const isClosed = (line: Entry): line is Extract<Entry, { readonly deed: 'closed' }> => line.deed === 'closed';

/** The proof is right, the record is whole, and the shoe of the proof is the one that was put on record. */
export const verifyOnRecord = (proof: unknown, record: unknown): Verified | Failed =>
  checking(() => {
    const read = readProof(proof);
    const verified = checkProof(read);
    const lines = readRecord(record).filter(({ commitment }) => commitment === read.commitment);
    const [begun, closed] = [lines.find(isBegun), lines.find(isClosed)];
    if (begun === undefined || closed === undefined) throw new Fault('commitment', 'not-on-record');
    demand(same(read.seated, seatedIn(begun, closed)), 'seated', 'differs-from-record');
    for (const line of lines) {
      const kept: Readonly<Record<string, unknown>> = line;
      for (const name of IN_COMMON[line.deed]) demand(same(read[name], kept[name]), name, 'differs-from-record');
    }
    return verified;
  });
