/** How many letters must be added, dropped or changed. */
function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change));
    }
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known name that was probably meant: the only one that contains what was written, or one a few letters off. */
export function nearest(written: string, known: readonly string[]): string | null {
  const given = written.toLowerCase().slice(0, 80);
  const containing = known.filter((name) => given.length > 2 && name.toLowerCase().includes(given));
  if (containing.length === 1) return containing[0] ?? null;
  let best: string | null = null;
  let least = Math.max(2, Math.floor(given.length / 3)) + 1;
  for (const name of known) {
    const far = distance(given, name.toLowerCase());
    if (far < least && far < Math.max(given.length, name.length)) [best, least] = [name, far];
  }
  return best;
}
