/** The first number between the least and the greatest that no list has. */
export function firstGap(lists: readonly Iterable<number>[]): number | null {
  const all = new Set<number>();
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of lists) {
    for (const number of list) {
      all.add(number);
      first = Math.min(first, number);
      last = Math.max(last, number);
    }
  }
  for (let number = first; number < last; number += 1) if (!all.has(number)) return number;
  return null;
}
