// The hash chain of docs/event-store.md, byte by byte, once more.
import { createHash } from 'node:crypto';

const ZERO = Buffer.alloc(32);

const number = (n) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};
const long = (n) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(n);
  return bytes;
};
const text = (t) => {
  const bytes = Buffer.from(t, 'utf8');
  return Buffer.concat([number(bytes.length), bytes]);
};

/** What the hash of an event must be. */
export function hashOf(event) {
  const { stream, version, commit_no, command_id, actor, at, ruleset, edition, act, type, data, prev } = event;
  const isCounted = commit_no > 0n;
  return createHash('sha256')
    .update(text(isCounted ? 'sabot-event-2' : 'sabot-event-1'))
    .update(prev)
    .update(Buffer.concat([text(stream), number(version), ...(isCounted ? [long(commit_no)] : [])]))
    .update(Buffer.concat([text(command_id), text(actor), long(at), text(ruleset), number(edition)]))
    .update(Buffer.concat([...(isCounted ? [text(act ?? '')] : []), text(type), text(data)]))
    .digest();
}

/** Streams whose events come from acts. */
const HAS_ACTS = /^(table|fairness):/;

/** Follows every stream from its first event to its head. */
export class Chain {
  faults = [];
  events = 0;
  #streams = new Map();
  #heads;

  /** `heads`: where the store says that its streams stand. */
  constructor(heads) {
    this.#heads = new Map(heads.map((head) => [head.name, head]));
  }

  get streams() {
    return this.#streams.size;
  }

  take(event) {
    this.events += 1;
    const { stream, version, prev, hash } = event;
    const before = this.#streams.get(stream) ?? { version: 0, hash: ZERO, append: null };
    const where = `${stream} ${version}`;
    if (version !== before.version + 1) this.faults.push(`${where}: an event is missing before it`);
    if (!prev.equals(before.hash)) this.faults.push(`${where}: not linked to the one before`);
    if (!hash.equals(hashOf(event))) this.faults.push(`${where}: changed`);
    this.#follow(before.append, event, where);
    this.#streams.set(stream, { version, hash, append: event });
    const head = this.#heads.get(stream);
    if (head?.version === version && !head.hash.equals(hash)) this.faults.push(`${stream}: its head is another event`);
  }

  /** The numbers of the appends grow, and each begins with its act. */
  #follow(before, { stream, commit_no, command_id, act }, where) {
    const isNew = before?.commit_no !== commit_no || before?.command_id !== command_id;
    if (act === '' || (act !== null && commit_no === 0n)) this.faults.push(`${where}: an act that was not hashed`);
    if (
      before !== null &&
      (commit_no < before.commit_no || (isNew && commit_no > 0n && commit_no === before.commit_no))
    )
      this.faults.push(`${where}: its append is not in order`);
    if (commit_no > 0n && isNew && act === null && HAS_ACTS.test(stream))
      this.faults.push(`${where}: comes from no act`);
    if (act !== null) this.#act(act, where);
  }

  #act(act, where) {
    try {
      const { type, by } = JSON.parse(act);
      if (typeof type === 'string' && typeof by?.kind === 'string') return;
    } catch {}
    this.faults.push(`${where}: its act cannot be read`);
  }

  /** Heads in an index may be behind, and those of the end of the log are not in it yet. */
  finish(isIndex) {
    for (const [name, { version }] of this.#heads) {
      const last = this.#streams.get(name)?.version ?? 0;
      if (isIndex ? version > last : version !== last) this.faults.push(`${name}: its head is not its last event`);
    }
    for (const name of this.#streams.keys()) {
      if (!isIndex && !this.#heads.has(name)) this.faults.push(`${name}: has events and no head`);
    }
  }
}
