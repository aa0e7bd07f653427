/** Works something out once for each object. */
export function oncePer<Key extends object, Known>(workOut: (key: Key) => Known): (key: Key) => Known {
  const known = new WeakMap<Key, Known>();
  // One table asks many times in a row: what was asked last is at hand.
  let last: { readonly key: Key; readonly known: Known } | null = null;
  return (key) => {
    if (last !== null && last.key === key) return last.known;
    let found = known.get(key);
    if (found === undefined) {
      found = workOut(key);
      known.set(key, found);
    }
    last = { key, known: found };
    return found;
  };
}
