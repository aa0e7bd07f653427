import { concatBytes } from '@noble/hashes/utils.js';
import type { Hex32 } from './bytes.ts';
import { contextOf, type Entropy, type Shoe } from './context.ts';
import { isName, text, uint32 } from './encoding.ts';
import { shuffle, streamOf } from './stream.ts';

export interface LotsAmong extends Shoe {
  readonly secret: Hex32;
  readonly contributions: readonly Entropy[];
  /** Lots of a talla are numbered from 1 as they are drawn: no number is left out, so none can be tried in secret. */
  readonly no: number;
  readonly among: readonly string[];
}

/** By code points, which is also the order of the UTF-8 bytes. */
function byCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = ((left[i] as string).codePointAt(0) as number) - ((right[i] as string).codePointAt(0) as number);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

export const isAmong = (names: readonly unknown[]): names is readonly string[] =>
  names.length >= 2 && names.every(isName) && new Set(names).size === names.length;

/** Draws lots: everyone in the order drawn, the winner first. The order in which they are named does not matter. */
export function drawLots({ secret, contributions, no, among, ...shoe }: LotsAmong): string[] {
  if (!isAmong(among)) throw new RangeError('lots are drawn among two or more different names');
  if (no < 1) throw new RangeError('lots are numbered from 1');
  const names = [...among].sort(byCodePoints);
  const context = concatBytes(
    contextOf('lots', shoe, contributions),
    uint32(no),
    uint32(names.length),
    ...names.map(text),
  );
  return shuffle(names, streamOf(secret, context));
}
