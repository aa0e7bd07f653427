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
export const hashOf = ({ stream, version, command_id, actor, at, ruleset, edition, type, data, prev }) =>
  createHash('sha256')
    .update(text('sabot-event-1'))
    .update(prev)
    .update(Buffer.concat([text(stream), number(version), text(command_id), text(actor), long(at)]))
    .update(Buffer.concat([text(ruleset), number(edition), text(type), text(data)]))
    .digest();

/** Follows every stream from its first event to its head. */
export class Chain {
  faults = [];
  events = 0;
  #stream = null;
  #version = 0;
  #hash = ZERO;
  #last = new Map();

  take(event) {
    this.events += 1;
    if (event.stream !== this.#stream) [this.#stream, this.#version, this.#hash] = [event.stream, 0, ZERO];
    const where = `${event.stream} ${event.version}`;
    if (event.version !== this.#version + 1) this.faults.push(`${where}: an event is missing before it`);
    if (!event.prev.equals(this.#hash)) this.faults.push(`${where}: not linked to the one before`);
    if (!event.hash.equals(hashOf(event))) this.faults.push(`${where}: changed`);
    [this.#version, this.#hash] = [event.version, event.hash];
    this.#last.set(event.stream, { version: event.version, hash: event.hash });
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
