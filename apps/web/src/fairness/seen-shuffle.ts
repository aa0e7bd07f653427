import { type Hex32, isHex32, type Noted } from '@sabot/fairness';

type Keep = Pick<Storage, 'getItem' | 'setItem'>;
const notedAs = (table: string, talla: number): string => `sabot:seen:${table}:${talla}`;
/** Where the client keeps its own part (client/contribution.ts). */
const ownPart = (table: string, house: Hex32): string => `sabot:shuffle:${table}:${house}`;

function read(keep: Keep, key: string): Hex32 | null {
  try {
    const kept = keep.getItem(key);
    return isHex32(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Notes the commitment the first time it is seen; a later one for the same shoe changes nothing. */
export function note(table: string, talla: number, commitment: Hex32, keep: Keep = sessionStorage): void {
  if (read(keep, notedAs(table, talla)) !== null) return;
  try {
    keep.setItem(notedAs(table, talla), commitment);
  } catch {
    // Without a memory there is nothing to compare with later.
  }
}

/** What was seen of the shoe that `commitment` is said to be of; null: this browser was not there. */
export function seenShuffle(
  table: string,
  talla: number,
  commitment: unknown,
  keep: Keep = sessionStorage,
): Noted | null {
  const noted = read(keep, notedAs(table, talla));
  const house = noted ?? (isHex32(commitment) ? commitment : null);
  if (house === null) return null;
  const entropy = read(keep, ownPart(table, house));
  return noted === null && entropy === null ? null : { house, entropy };
}
