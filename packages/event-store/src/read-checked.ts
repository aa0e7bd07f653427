import { type Envelope, type Head, NO_HASH } from './envelope.ts';
import { hashOf } from './hash.ts';
import type { EventStore } from './store.ts';
import { StoreError } from './store-error.ts';

type Place = Pick<Head, 'version' | 'hash'>;
const START: Place = { version: 0, hash: NO_HASH };

/**
 * Reads a stream on from a place that is known, and stops with `damaged` at the first event that is not as it was written, or
 * where the stream ends before its head. Whoever builds on what it reads, reads it this way.
 */
export async function* readChecked(
  store: Pick<EventStore, 'read' | 'head'>,
  stream: string,
  after: Place = START,
): AsyncIterable<Envelope> {
  // The head first: whoever writes meanwhile only adds to it.
  const head = await store.head(stream);
  let last = after;
  for await (const event of store.read(stream, after.version + 1)) {
    const version = last.version + 1;
    if (event.version !== version) throw damaged(stream, version, 'is missing');
    if (event.prev !== last.hash) throw damaged(stream, version, 'does not follow from the one before');
    if (!isSound(event)) throw damaged(stream, version, 'is not as it was written');
    if (version === head?.version && event.hash !== head.hash)
      throw damaged(stream, version, 'is not the last that was written');
    last = event;
    yield event;
  }
  if (last.version < (head?.version ?? 0)) throw damaged(stream, last.version + 1, 'is missing');
}

/** A damaged field may not even have bytes to hash. Of the first form nothing but the absence of an act is part of the hash. */
export function isSound(event: Envelope): boolean {
  const { commit, act } = event;
  if (act === '' || (commit === 0 && act !== null)) return false;
  try {
    return hashOf(event) === event.hash;
  } catch {
    return false;
  }
}

const damaged = (stream: string, version: number, what: string): StoreError =>
  new StoreError('damaged', `${stream}: event ${version} ${what}; verify the store.`);
