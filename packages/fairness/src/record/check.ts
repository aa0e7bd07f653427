import type { Hex32 } from '../bytes.ts';
import type { Seated } from '../ceremony/ceremony.ts';
import { CARDS_IN_A_DECK } from '../pack.ts';
import { checkContributions, checkCutter, checkSeated, checkSecret } from '../verify/check-ceremony.ts';
import { checking, demand, type Failed } from '../verify/fault.ts';
import { listAt } from '../verify/read-json.ts';
import { type Entry, hashOf, mayFollow, NO_ENTRY } from './entry.ts';
import { readEntry } from './read-entry.ts';

type Begun = Extract<Entry, { readonly deed: 'begun' }>;

function checkLink(entry: Entry, last: Entry | undefined, i: number): void {
  const at = `[${i}]`;
  const { hash, ...unsealed } = entry;
  demand(entry.no === i + 1, `${at}.no`, 'out-of-order');
  demand(entry.previous === (last?.hash ?? NO_ENTRY), `${at}.previous`, 'link-broken');
  demand(last === undefined || entry.table === last.table, `${at}.table`, 'other-table');
  demand(hash === hashOf(unsealed), `${at}.hash`, 'hash-differs');
  demand(mayFollow(last, entry.deed, entry.commitment), `${at}.deed`, 'out-of-turn');
}

/** Everybody who had a right to shuffle: those who sat there when it began, and those who sat down before it ended. */
export const seatedIn = (
  { seated }: Pick<Begun, 'seated'>,
  { joined = [] }: { readonly joined?: readonly string[] },
): Seated[] => [...seated, ...joined.map((player) => ({ player, bot: false }))];

/** What a line says of the ceremony that began with `begun`. */
function checkDeed(entry: Entry, begun: Begun, at: string): void {
  const { commitment, decks } = begun;
  if (entry.deed === 'begun') checkSeated(entry.seated, `${at}.seated`);
  if (entry.deed === 'closed' || entry.deed === 'abandoned') {
    const seated = seatedIn(begun, entry);
    checkSeated(seated, `${at}.joined`);
    checkContributions(commitment, seated, entry.contributions, `${at}.contributions`);
    if (entry.cut !== null) {
      checkCutter(seated, entry.cut, `${at}.cut`);
      demand(entry.cut.depth < decks * CARDS_IN_A_DECK, `${at}.cut.depth`, 'out-of-range');
    }
  }
  if ((entry.deed === 'revealed' || entry.deed === 'abandoned') && entry.secret !== null) {
    checkSecret(commitment, entry.secret, `${at}.secret`);
  }
}

export function readRecord(value: unknown): Entry[] {
  const entries = listAt(value, '', readEntry);
  const used = new Set<Hex32>();
  let begun: Begun | undefined;
  entries.forEach((entry, i) => {
    checkLink(entry, entries[i - 1], i);
    if (entry.deed === 'begun') {
      demand(!used.has(entry.commitment), `[${i}].commitment`, 'commitment-used-before');
      used.add(entry.commitment);
      begun = entry;
    }
    checkDeed(entry, begun as Begun, `[${i}]`);
  });
  return entries;
}

/** Whether a table's record is whole. Whoever kept an older `head` can look for it among the hashes. */
export const checkRecord = (record: unknown): { readonly ok: true; readonly head: Hex32 } | Failed =>
  checking(() => ({ ok: true, head: readRecord(record).at(-1)?.hash ?? NO_ENTRY }));
