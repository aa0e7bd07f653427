import { createHash, randomBytes } from 'node:crypto';

/** As people read them aloud and type them: no letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of five bits each: 80 bits, which nobody finds by trying. */
const LENGTH = 16;
const IN_A_GROUP = 4;
const LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const fromBytes = (length: number): string =>
  [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** A code for a link, in groups: `K7QM-2XPR-9FTN-4BWD`. */
export const freshCode = (): string =>
  (fromBytes(LENGTH).match(new RegExp(`.{${IN_A_GROUP}}`, 'g')) as string[]).join('-');

/** What tells tables of one ruleset apart in their names: it says nothing of how many there are. */
export const freshTail = (): string => fromBytes(8).toLowerCase();

/** What is kept of a code and compared; the same however somebody has typed it. */
export function codeHash(given: string): string {
  const typed = given.toUpperCase().replaceAll(/[\s-]/g, '');
  const code = [...typed].map((letter) => (letter in LIKE ? LIKE[letter] : letter)).join('');
  return createHash('sha256').update(`table-code ${code}`).digest('hex');
}
