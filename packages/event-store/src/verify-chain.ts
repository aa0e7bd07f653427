import { type Head, NO_HASH } from './envelope.ts';
import { OrderOfAppends } from './order-of-appends.ts';
import { isSound } from './read-checked.ts';
import type { EventStore } from './store.ts';
import { StoreError } from './store-error.ts';

export const CHAIN_FAULTS = [
  /** The event does not hash to its hash: it was changed. */
  'changed',
  /** The event is not there. */
  'missing',
  /** The event does not follow from the one before. */
  'not-linked',
  /** The number of its append does not follow that of the one before. */
  'out-of-order',
  /** No act is kept with the event, where acts are kept. */
  'act-missing',
  /** The head of the stream names another last event. */
  'head-differs',
  /** The event is not the one somebody wrote down. */
  'not-as-noted',
  /** The database cannot read it. */
  'unreadable',
] as const;

export type ChainFault = (typeof CHAIN_FAULTS)[number];

export type ChainReport =
  | { readonly ok: true; readonly streams: number; readonly events: number }
  | { readonly ok: false; readonly stream: string; readonly version: number; readonly fault: ChainFault };

interface Broken {
  readonly version: number;
  readonly fault: ChainFault;
}

/**
 * Reads every event of every stream and names the first that is not as it was written. `noted` are heads written down earlier
 * and elsewhere: whoever can write the whole database can also write a whole new chain, but not one that goes through them.
 * `hasActs` says in which streams every append must begin with an act.
 */
export async function verifyChain(
  store: EventStore,
  noted: readonly Head[] = [],
  hasActs: (stream: string) => boolean = () => false,
): Promise<ChainReport> {
  const byStream = Map.groupBy(noted, ({ stream }) => stream);
  let streams = 0;
  let events = 0;
  let current: Head = { stream: '', version: 0, hash: NO_HASH };
  try {
    for await (const head of store.streams()) {
      current = head;
      const order = new OrderOfAppends(hasActs(head.stream));
      const broken = await follow(store, head, byStream.get(head.stream) ?? [], order);
      if (broken) return { ok: false, stream: head.stream, ...broken };
      byStream.delete(head.stream);
      streams += 1;
      events += head.version;
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    // Where not even a name was read it is the log itself, and the database says where.
    return { ok: false, stream: current.stream || 'log', version: current.version + 1, fault: 'unreadable' };
  }
  for (const [stream] of byStream) return { ok: false, stream, version: 1, fault: 'missing' };
  return { ok: true, streams, events };
}

async function follow(
  store: EventStore,
  head: Head,
  noted: readonly Head[],
  order: OrderOfAppends,
): Promise<Broken | undefined> {
  let last: Pick<Head, 'version' | 'hash'> = { version: 0, hash: NO_HASH };
  let atHead = NO_HASH;
  try {
    for await (const event of store.read(head.stream)) {
      const version = last.version + 1;
      if (event.version !== version) return { version, fault: 'missing' };
      if (!isSound(event)) return { version, fault: 'changed' };
      if (event.prev !== last.hash) return { version, fault: 'not-linked' };
      const fault = order.take(event);
      if (fault !== null) return { version, fault };
      const note = noted.find((one) => one.version === version);
      if (note && note.hash !== event.hash) return { version, fault: 'not-as-noted' };
      if (version === head.version) atHead = event.hash;
      last = event;
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { version: last.version + 1, fault: 'unreadable' };
  }
  const furthest = Math.max(head.version, ...noted.map(({ version }) => version));
  if (last.version < furthest) return { version: last.version + 1, fault: 'missing' };
  const isHeld = atHead === head.hash && (last.version === head.version || (await hasGrown(store, head.stream, last)));
  return isHeld ? undefined : { version: last.version, fault: 'head-differs' };
}

/** A house that is open writes on while its streams are read: then the head of now knows of the events beyond the head of before. */
async function hasGrown(store: EventStore, stream: string, last: Pick<Head, 'version' | 'hash'>): Promise<boolean> {
  const now = await store.head(stream);
  if (now === null || now.version < last.version) return false;
  return now.version > last.version || now.hash === last.hash;
}

const isDamage = (error: unknown): boolean =>
  error instanceof StoreError &&
  (error.code === 'damaged' || error.code === 'storage-failed' || error.code === 'not-ours');
