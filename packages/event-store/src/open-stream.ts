import type { Envelope } from './envelope.ts';
import { isSound, readChecked } from './read-checked.ts';
import type { EventStore } from './store.ts';
import { StoreError } from './store-error.ts';
import type { Upcasters } from './upcast.ts';

export interface Folding<State> {
  readonly initial: State;
  readonly evolve: (state: State, event: Envelope) => State;
  /** Changes whenever the state's form or the folding does; old snapshots are then folded again. */
  readonly shape: string;
  readonly upcasters?: Upcasters;
  /** Kept as JSON unless told otherwise. */
  readonly pack?: (state: State) => string;
  readonly unpack?: (text: string) => State;
  /** A new snapshot is saved when more events than this had to be folded. */
  readonly every?: number;
}

export interface Opened<State> {
  readonly state: State;
  readonly version: number;
  /** How many events came after the snapshot. */
  readonly folded: number;
}

/** The state of a stream from its snapshot and the events since: a long history costs no more than a short one. */
export async function openStream<State>(
  store: EventStore,
  stream: string,
  folding: Folding<State>,
): Promise<Opened<State>> {
  const { initial, evolve, shape, upcasters, every = 200 } = folding;
  const pack = folding.pack ?? JSON.stringify;
  const unpack = folding.unpack ?? (JSON.parse as (text: string) => State);
  const snapshot = await store.snapshots.load(stream, shape);
  const from = snapshot?.version ?? 0;
  let state = snapshot ? unpack(snapshot.state) : initial;
  let version = from;
  for await (const event of readChecked(store, stream, from === 0 ? undefined : await eventAt(store, stream, from))) {
    state = evolve(state, upcasters ? upcasters.apply(event) : event);
    version = event.version;
  }
  const folded = version - from;
  if (folded > every) await store.snapshots.save({ stream, shape, version, state: pack(state) });
  return { state, version, folded };
}

/** The event a snapshot was taken at: what follows is linked to it. */
async function eventAt(store: EventStore, stream: string, version: number): Promise<Envelope> {
  for await (const event of store.read(stream, version)) {
    if (event.version === version && isSound(event)) return event;
    break;
  }
  throw new StoreError('damaged', `${stream}: event ${version} is not as it was written; verify the store.`);
}
