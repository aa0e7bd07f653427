import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { CommitRow, KeptWrite, NumberedRow } from '../commit-row.ts';
import type { Envelope } from '../envelope.ts';
import { Fields, fieldBytes, perhaps } from '../fields.ts';
import { hashOf } from '../hash.ts';
import { StoreError } from '../store-error.ts';

/** Events of a stream without a gap: the hash before the first, and that of the last. */
export interface Run {
  readonly stream: string;
  readonly from: number;
  readonly to: number;
  readonly prev: string;
  readonly hash: string;
}

/** What an append wrote to a stream; `left`: these events stay in the log. */
type BlockWrite = (Omit<KeptWrite, 'events'> & { readonly events: readonly BlockEvent[] }) | { readonly left: string };
type BlockEvent = Pick<Envelope, 'type' | 'data' | 'act'>;

interface BlockAppend extends Omit<CommitRow, 'writes'> {
  readonly commit: number;
  readonly writes: readonly BlockWrite[];
}

interface Place {
  readonly version: number;
  readonly hash: string;
}

const FORM = 'sabot-block-1';
/** In place of how many events there are. */
const LEFT = 'left';
/** Of the levels of zstd the last before time grows faster than size shrinks; a checksum of its own in each frame. */
const PACKING = {
  params: { [constants.ZSTD_c_compressionLevel]: 12, [constants.ZSTD_c_checksumFlag]: 1 },
} as const;

/**
 * Appends without their hashes, as one text. Numbers and times are told by what they differ from those before; where a stream
 * stands is told only if it does not follow from what the block says of it already.
 */
function textOf(appends: readonly NumberedRow[], isTaken: (stream: string) => boolean): Buffer {
  const places = new Map<string, Place>();
  const runs = new Runs();
  const fields: (string | number)[] = [FORM, appends.length];
  let [number, time] = [0, 0];
  for (const { commit, row } of appends) {
    const { commandId, actor, at, answer, writes } = row;
    fields.push(commit - number, commandId, actor, at - time, perhaps(answer), writes.length);
    [number, time] = [commit, at];
    for (const write of writes) {
      const { stream, version, prev, ruleset, edition, events } = write;
      fields.push(stream);
      if (events.length > 0 && !isTaken(stream)) {
        fields.push(LEFT);
        continue;
      }
      const place = places.get(stream);
      const follows = place?.version === version && place.hash === prev;
      fields.push(events.length, follows ? '' : version, follows ? '' : prev, ruleset, edition);
      for (const { type, data, act } of events) fields.push(type, data, perhaps(act));
      const hash = events.at(-1)?.hash ?? prev;
      places.set(stream, { version: version + events.length, hash });
      if (events.length > 0) runs.add(stream, { version, hash: prev }, { version: version + events.length, hash });
    }
  }
  fields.push(runs.all.length);
  for (const { stream, from, to, prev, hash } of runs.all) fields.push(stream, from, to, prev, hash);
  return fieldBytes(fields);
}

/** Puts together what follows on in each stream. */
class Runs {
  readonly all: Run[] = [];
  readonly #open = new Map<string, number>();

  add(stream: string, before: Place, after: Place): void {
    const at = this.#open.get(stream);
    const last = at === undefined ? undefined : this.all[at];
    if (at !== undefined && last?.to === before.version && last.hash === before.hash) {
      this.all[at] = { ...last, to: after.version, hash: after.hash };
      return;
    }
    this.#open.set(stream, this.all.length);
    this.all.push({ stream, from: before.version + 1, to: after.version, prev: before.hash, hash: after.hash });
  }
}

export interface PackedBlock {
  /** Compressed by zstd. */
  readonly body: Buffer;
  /** How many bytes it has without that. */
  readonly size: number;
  readonly runs: readonly Run[];
  readonly commits: readonly number[];
}

/** Seals whole appends, but for what they wrote to streams that are not taken. */
export function packBlock(appends: readonly NumberedRow[], isTaken: (stream: string) => boolean): PackedBlock {
  const text = textOf(appends, isTaken);
  const body = zstdCompressSync(text, PACKING);
  const { runs, commits } = new Block(text, 'The new block');
  return { body, size: text.length, runs, commits };
}

/** Opens what `packBlock` made; `name` is for whoever reads what is wrong with it. */
export function unpackBlock(body: Uint8Array, size: number, name: string): Block {
  let text: Buffer;
  try {
    text = zstdDecompressSync(body, { maxOutputLength: size });
  } catch {
    throw damaged(name, 'cannot be unpacked');
  }
  if (text.length !== size) throw damaged(name, 'is not as long as it was');
  return new Block(text, name);
}

/** A sealed block that was opened. Hashes are computed again, stream by stream as they are asked for. */
export class Block {
  readonly runs: readonly Run[];
  readonly #name: string;
  readonly #appends: readonly BlockAppend[];
  readonly #byCommit: ReadonlyMap<number, BlockAppend>;
  /** The streams that were read, with the writes of each append. */
  readonly #read = new Map<string, ReadonlyMap<number, KeptWrite>>();

  constructor(text: Uint8Array, name: string) {
    this.#name = name;
    const fields = new Fields(text, (what) => damaged(name, what));
    if (fields.text() !== FORM) throw damaged(name, 'is of a form that is not known');
    let [commit, at] = [0, 0];
    this.#appends = fields.list((): BlockAppend => {
      commit += fields.integer();
      const [commandId, actor] = [fields.text(), fields.text()];
      at += fields.integer();
      return { commit, commandId, actor, at, answer: fields.perhaps(), writes: fields.list(() => writeFrom(fields)) };
    });
    this.runs = fields.list(() => ({
      stream: fields.text(),
      from: fields.number(),
      to: fields.number(),
      prev: fields.text(),
      hash: fields.text(),
    }));
    fields.end();
    this.#byCommit = new Map(this.#appends.map((append) => [append.commit, append]));
  }

  get commits(): readonly number[] {
    return this.#appends.map(({ commit }) => commit);
  }

  /** When the last of its appends was made, by the clocks of their writers. */
  get lastAt(): number {
    return this.#appends.reduce((last, { at }) => Math.max(last, at), 0);
  }

  get commandIds(): readonly string[] {
    return this.#appends.map(({ commandId }) => commandId);
  }

  /** Streams whose events an append left in the log. */
  leftBy(commit: number): readonly string[] {
    return (this.#byCommit.get(commit)?.writes ?? []).flatMap((write) => ('left' in write ? [write.left] : []));
  }

  /** An append as it was written; `left` are the writes that stayed in the log. Null: it is not in here. */
  row(commit: number, left: readonly KeptWrite[] = []): CommitRow | null {
    const append = this.#byCommit.get(commit);
    if (append === undefined) return null;
    const { commandId, actor, at, answer, writes } = append;
    const whole = writes.map((write): KeptWrite => {
      const kept =
        'left' in write ? left.find(({ stream }) => stream === write.left) : this.#writesTo(write.stream).get(commit);
      if (kept === undefined) throw damaged(this.#name, `lacks what append ${commit} wrote`);
      return kept;
    });
    return { commandId, actor, at, answer, writes: whole };
  }

  /** What an append wrote to one stream, alone. */
  part(commit: number, stream: string): NumberedRow | null {
    const [append, write] = [this.#byCommit.get(commit), this.#writesTo(stream).get(commit)];
    if (append === undefined || write === undefined) return null;
    const { commandId, actor, at, answer } = append;
    return { commit, row: { commandId, actor, at, answer, writes: [write] } };
  }

  /** The numbers of the appends that wrote to a stream, oldest first. */
  appendsTo(stream: string): readonly number[] {
    return [...this.#writesTo(stream).keys()];
  }

  /** Everything that was written to a stream, its hashes computed again; they must end where the block says. */
  #writesTo(stream: string): ReadonlyMap<number, KeptWrite> {
    const known = this.#read.get(stream);
    if (known !== undefined) return known;
    const found = new Map<number, KeptWrite>();
    const runs = new Runs();
    let place: Place | null = null;
    for (const append of this.#appends) {
      for (const write of append.writes) {
        if ('left' in write || write.stream !== stream) continue;
        const before: Place | null = write.prev === '' ? place : { version: write.version, hash: write.prev };
        if (before === null) throw damaged(this.#name, `does not say where ${stream} began`);
        const kept = hashed(append, write, before);
        found.set(append.commit, kept);
        place = { version: before.version + kept.events.length, hash: kept.events.at(-1)?.hash ?? before.hash };
        if (kept.events.length > 0) runs.add(stream, before, place);
      }
    }
    const expected = this.runs.filter((run) => run.stream === stream);
    if (JSON.stringify(runs.all) !== JSON.stringify(expected))
      throw damaged(this.#name, `does not end in the hash that ${stream} had`);
    this.#read.set(stream, found);
    return found;
  }
}

function writeFrom(fields: Fields): BlockWrite {
  const stream = fields.text();
  const length = fields.numberOr(LEFT);
  if (length === null) return { left: stream };
  const version = fields.numberOr('') ?? 0;
  const [prev, ruleset, edition] = [fields.text(), fields.text(), fields.number()];
  const events = fields.times(length, () => ({ type: fields.text(), data: fields.text(), act: fields.perhaps() }));
  return { stream, version, prev, ruleset, edition, events };
}

function hashed(
  { commit, commandId, actor, at }: BlockAppend,
  { stream, ruleset, edition, events }: Omit<KeptWrite, 'events'> & { readonly events: readonly BlockEvent[] },
  before: Place,
): KeptWrite {
  const under = { stream, commit: Math.max(0, commit), commandId, actor, at, ruleset, edition };
  let prev = before.hash;
  const kept = events.map(({ type, data, act }, i) => {
    const hash = hashOf({ ...under, version: before.version + i + 1, act, type, data, prev });
    prev = hash;
    return { type, data, act, hash };
  });
  return { stream, version: before.version, prev: before.hash, ruleset, edition, events: kept };
}

const damaged = (name: string, what: string): StoreError =>
  new StoreError('damaged', `${name} ${what}; verify the store.`);
