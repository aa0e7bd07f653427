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
  #stream = null;
  #version = 0;
  #hash = ZERO;
  #append = null;
  #last = new Map();

  take(event) {
    this.events += 1;
    if (event.stream !== this.#stream) {
      [this.#stream, this.#version, this.#hash, this.#append] = [event.stream, 0, ZERO, null];
    }
    const where = `${event.stream} ${event.version}`;
    if (event.version !== this.#version + 1) this.faults.push(`${where}: an event is missing before it`);
    if (!event.prev.equals(this.#hash)) this.faults.push(`${where}: not linked to the one before`);
    if (!event.hash.equals(hashOf(event))) this.faults.push(`${where}: changed`);
    this.#follow(event, where);
    [this.#version, this.#hash] = [event.version, event.hash];
    this.#last.set(event.stream, { version: event.version, hash: event.hash });
  }

  /** The numbers of the appends grow, and each begins with its act. */
  #follow({ stream, commit_no, command_id, act }, where) {
    const before = this.#append;
    const isNew = before?.commit_no !== commit_no || before?.command_id !== command_id;
    this.#append = { commit_no, command_id };
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

  /** The row of a stream names its last event. */
  head({ name, version, hash }) {
    const last = this.#last.get(name) ?? { version: 0, hash: ZERO };
    if (last.version !== version || !last.hash.equals(hash))
      this.faults.push(`${name}: its head is not its last event`);
    this.#last.delete(name);
  }

  /** Streams whose head is missing. */
  finish() {
    for (const name of this.#last.keys()) this.faults.push(`${name}: has events and no head`);
  }
}
