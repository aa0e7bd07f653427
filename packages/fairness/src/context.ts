import { concatBytes } from '@noble/hashes/utils.js';
import { bytesOf, type Hex32 } from './bytes.ts';
import { isName, text, UINT32_LIMIT, uint32 } from './encoding.ts';
import { CARDS_IN_A_DECK, MOST_DECKS } from './pack.ts';
import { VERSION } from './version.ts';

/** Which shoe it is. */
export interface Shoe {
  readonly table: string;
  readonly talla: number;
  readonly decks: number;
}

/** What a player put in, as the stream takes it up. */
export interface Entropy {
  readonly player: string;
  readonly entropy: Hex32;
}

export const isTalla = (n: unknown): n is number =>
  Number.isInteger(n) && (n as number) >= 1 && (n as number) < UINT32_LIMIT;
export const isDecks = (n: unknown): n is number =>
  Number.isInteger(n) && (n as number) >= 1 && (n as number) <= MOST_DECKS;
export const isDepth = (n: unknown, decks: number): n is number =>
  Number.isInteger(n) && (n as number) >= 1 && (n as number) < decks * CARDS_IN_A_DECK;

/** What the stream is for. Streams for different uses have nothing in common. */
export type Use = 'order' | 'cut' | 'lots';

/** The message before the counter, as docs/fairness.md lays it out. */
export function contextOf(use: Use, shoe: Shoe, contributions: readonly Entropy[]): Uint8Array {
  const { table, talla, decks } = shoe;
  if (!isName(table)) throw new RangeError('the table has no proper name');
  if (!isTalla(talla)) throw new RangeError(`no talla has the number ${talla}`);
  if (!isDecks(decks)) throw new RangeError(`no shoe has ${decks} decks`);
  return concatBytes(
    text(`${VERSION}/${use}`),
    text(table),
    uint32(talla),
    uint32(decks),
    uint32(contributions.length),
    ...contributions.flatMap(({ player, entropy }) => [text(player), bytesOf(entropy)]),
  );
}
