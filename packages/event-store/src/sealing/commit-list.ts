/** Numbers that grow, each as its difference to the one before: seven bits a byte, the lowest first, the high bit if more follow. */
export function commitListBytes(commits: readonly number[]): Buffer {
  const bytes: number[] = [];
  let last = commits[0] ?? 0;
  for (const commit of commits) {
    let rest = commit - last;
    last = commit;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

/** The same numbers again; `first` is known from elsewhere. */
export function commitListFrom(first: number, bytes: Uint8Array): readonly number[] {
  const commits: number[] = [];
  let [last, value, scale] = [first, 0, 1];
  for (const byte of bytes) {
    value += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte & 0x80) continue;
    last += value;
    commits.push(last);
    [value, scale] = [0, 1];
  }
  return commits;
}
