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

/** So many are at hand at once; what is older is worked out again if somebody asks. */
const MOST = 64;

/** Works something out once for all objects that say the same: a house has many tables on few terms. */
export function onceForEqual<Key extends object, Known>(workOut: (key: Key) => Known): (key: Key) => Known {
  const known = new Map<string, Known>();
  return (key) => {
    const text = JSON.stringify(key, inOrder);
    let found = known.get(text);
    if (found === undefined) {
      found = workOut(key);
      if (known.size >= MOST) known.delete(known.keys().next().value as string);
      known.set(text, found);
    }
    return found;
  };
}

/** The same text whatever order the names were written in. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
