/** Works something out once for each object; nothing is held back once the object is gone. */
export function memo<Key extends object, Known>(workOut: (key: Key) => Known): (key: Key) => Known {
  const known = new WeakMap<Key, Known>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = workOut(key);
      known.set(key, found);
    }
    return found;
  };
}

/** So many are at hand at once; what is older is worked out again if somebody asks. */
const MOST = 64;

/** Works something out once for all objects that say the same: a house has many tables on few terms. */
export function memoByContent<Key extends object, Known>(workOut: (key: Key) => Known): (key: Key) => Known {
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
