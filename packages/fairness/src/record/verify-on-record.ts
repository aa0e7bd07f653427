import type { Proof } from '../proof.ts';
import { checking, demand, type Failed, Fault } from '../verify/fault.ts';
import { readProof } from '../verify/read-proof.ts';
import { checkProof, type Verified } from '../verify/verify.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import { readRecord } from './check.ts';
import type { Deed } from './entry.ts';

/** What the proof must have in common with each line of its ceremony; the secret has been checked by then. */
const IN_COMMON: Readonly<Record<Deed['deed'], readonly (keyof Proof)[]>> = {
  begun: ['table', 'talla', 'decks', 'seated'],
  closed: ['contributions', 'cut'],
  revealed: [],
  abandoned: ['contributions', 'cut'],
};

/** The proof is right, the record is whole, and the shoe of the proof is the one that was put on record. */
export const verifyOnRecord = (proof: unknown, record: unknown): Verified | Failed =>
  checking(() => {
    const read = readProof(proof);
    const verified = checkProof(read);
    const lines = readRecord(record).filter(({ commitment }) => commitment === read.commitment);
    if (!lines.some(({ deed }) => deed === 'closed')) throw new Fault('commitment', 'not-on-record');
    for (const line of lines) {
      for (const name of IN_COMMON[line.deed]) {
        const [told, kept] = [read[name], (line as unknown as Proof)[name]].map((one) => canonicalJson(one as Json));
        demand(told === kept, name, 'differs-from-record');
      }
    }
    return verified;
  });
