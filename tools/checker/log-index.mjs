// The index of a file's log: docs/event-store.md, “The log of a file”.
import { createHash } from 'node:crypto';

const TIMED = /([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const keyOf = (id) => {
  const [, high = '00000000', low = '0000'] = TIMED.exec(id) ?? [];
  return high + low + createHash('sha256').update(id).digest('hex').slice(0, 20);
};

/** Whether the numbers of the appends have no gap, and the index names each append that it should. */
export class LogIndex {
  faults = [];
  #last = null;
  #indexed;
  #written;
  #positions = new Map();
  #commands = new Map();

  constructor({ indexed, written, positions, commands }) {
    this.#written = written;
    this.#indexed = indexed;
    for (const { stream, version, commit_no } of positions()) this.#positions.set(`${version} ${stream}`, commit_no);
    for (const { key, commit_no } of commands()) this.#commands.set(Buffer.from(key).toString('hex'), commit_no);
  }

  take({ number, events, command, fault, sealed }) {
    if (this.#last !== null && number !== this.#last + 1n) this.faults.push(`append ${this.#last + 1n} is missing`);
    this.#last = number;
    if (fault !== undefined) {
      this.faults.push(fault);
      return;
    }
    const isIn = number <= this.#indexed;
    // Answers in blocks are forgotten some day, and the same id may have come again.
    if (sealed?.hasAnswers !== false)
      this.#look(this.#commands, keyOf(command.id), number, isIn, `the command of append ${number}`);
    const seen = new Set();
    for (const { stream, version } of events) {
      if (seen.has(stream)) continue;
      seen.add(stream);
      // Where it lies in a block its run says so.
      if (sealed?.streams.has(stream)) continue;
      this.#look(this.#positions, `${version} ${stream}`, number, isIn, `${stream} ${version}`);
    }
  }

  /** What is in the index must be right, also where it is not complete yet. */
  #look(index, key, number, isIn, what) {
    const found = index.get(key);
    index.delete(key);
    if (found === undefined ? isIn : found !== number)
      this.faults.push(`${what}: the index says ${found ?? 'nothing'}`);
  }

  finish() {
    if ((this.#last ?? 0n) !== this.#written)
      this.faults.push(`${this.#written} was the last append, and ${this.#last} is`);
    for (const key of this.#positions.keys()) this.faults.push(`${key}: in the index, and nowhere else`);
    for (const key of this.#commands.keys()) this.faults.push(`command ${key}: in the index, and nowhere else`);
  }
}
