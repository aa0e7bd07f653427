import { randomBytes } from 'node:crypto';
import type { Store } from '../ports/store.ts';

/** A key that signs cookies. Of a later one it is known when it was made, and how long those before it still count. */
interface Key {
  readonly secret: string;
  readonly made: number;
  readonly earlierUntil: number;
}

const A_DAY = 24 * 3600 * 1000;
const nameOf = (no: number): string => (no === 1 ? 'cookie-key' : `cookie-key:${no}`);

function keyIn(text: string): Key {
  const [secret = '', made = '0', earlierUntil = '0'] = text.split('@');
  return { secret, made: Number(made), earlierUntil: Number(earlierUntil) };
}

async function put(store: Store, no: number, now: number, days: number): Promise<Key> {
  const made = `${randomBytes(32).toString('hex')}@${now}@${now + days * A_DAY}`;
  await store.vault.put(nameOf(no), made);
  // Of two who make one at the same time the first is right.
  return keyIn((await store.vault.get(nameOf(no))) ?? made);
}

/**
 * The keys of the cookies, the one that signs first. The first was made at the first start; `renew` makes another, and says for how
 * many days cookies that were signed before still count. All stay in the vault.
 */
export async function cookieKeys(store: Store, now: number, renew: number | null = null): Promise<readonly string[]> {
  const keys: Key[] = [];
  for (;;) {
    const text = await store.vault.get(nameOf(keys.length + 1));
    if (text === null) break;
    keys.push(keyIn(text));
  }
  if (keys.length === 0 || renew !== null) keys.push(await put(store, keys.length + 1, now, renew ?? 0));
  // A key counts while every later one lets it.
  return keys
    .filter((_, no) => keys.slice(no + 1).every(({ earlierUntil }) => earlierUntil > now))
    .map(secretOf)
    .reverse();
}

const secretOf = ({ secret }: Key): string => secret;
