import { echo } from './characters.ts';
import type { Say, Words } from './words/words.ts';

/** How many letters must be added, dropped, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known name nearest to what was written, if one is near enough to be what was meant. */
export function nearest(written: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  if (written.length > 60) return null;
  for (const name of known) {
    const far = distance(written.toLowerCase(), name.toLowerCase());
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** The end of a sentence about an unknown name: a suggestion, or a short list of what there is. */
export function hint(written: string, known: readonly string[]): Say {
  const near = nearest(written, known);
  if (near !== null) return (say) => say.didYouMean(near);
  return (say) => (known.length > 0 && known.length <= 8 ? say.known(known) : '');
}

/** The sentence about an unknown name. */
export const unknown =
  (what: keyof Words['unknown'], written: string, known: readonly string[]): Say =>
  (say) =>
    say.unknown[what](echo(written)) + hint(written, known)(say);
