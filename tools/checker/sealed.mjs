// The log and the sealed blocks as one row of appends, in the order of their numbers.
import { bodyOf, numbersIn, plain, readBlock } from './block.mjs';
import { readRow } from './log-row.mjs';

const SAME = ['version', 'command_id', 'actor', 'at', 'ruleset', 'edition', 'act', 'type', 'data'];
const sameEvent = (a, b) =>
  a.hash.equals(b.hash) && a.prev.equals(b.prev) && SAME.every((field) => a[field] === b[field]);

export class Sealed {
  faults = [];
  /** Which block holds an append. */
  #blockOf = new Map();
  #rows = new Map();
  #tables;
  #open = null;

  constructor(tables) {
    this.#tables = tables;
    for (const row of tables.rows('sealed', 'block')) {
      const { block } = row;
      this.#rows.set(block, row);
      const opened = this.#attempt(() => this.#opened(block));
      const numbers = numbersIn(row);
      for (const number of numbers) {
        if (this.#blockOf.has(number)) this.faults.push(`append ${number} lies in two blocks`);
        this.#blockOf.set(number, block);
      }
      if (opened === null) continue;
      if (numbers.join() !== [...opened.appends.keys()].join()) this.faults.push(`block ${block}: holds other appends`);
      if (numbers.at(-1) !== row.last_commit) this.faults.push(`block ${block}: its last append is another`);
      if (plain(opened.runs) !== plain(tables.runs(block))) this.faults.push(`block ${block}: its runs are others`);
    }
  }

  /** Every append once, whole, with what is known of where it lies. */
  *appends() {
    const logged = this.#tables.rows('log', 'commit_no')[Symbol.iterator]();
    const sealed = [...this.#blockOf.keys()].sort((a, b) => (a < b ? -1 : 1));
    let next = logged.next();
    for (const number of sealed) {
      for (; !next.done && next.value.commit_no < number; next = logged.next()) yield this.#logged(next.value);
      let row = null;
      if (!next.done && next.value.commit_no === number) {
        row = next.value;
        next = logged.next();
      }
      yield this.#sealed(number, row);
    }
    for (; !next.done; next = logged.next()) yield this.#logged(next.value);
  }

  #logged({ commit_no, body }) {
    const read = attempt(() => readRow(commit_no, body));
    return { number: commit_no, ...(read.isRest ? { events: [], fault: `append ${commit_no}: a part of it` } : read) };
  }

  #sealed(number, logged) {
    const { block, answers, swept } = {
      block: this.#blockOf.get(number),
      ...this.#rows.get(this.#blockOf.get(number)),
    };
    return {
      number,
      ...attempt(() => {
        const { id, actor, at, answer, writes } = this.#opened(block).appends.get(number);
        const rest = logged === null ? null : readRow(number, logged.body);
        if (rest !== null && !rest.isRest && swept === 1n)
          throw new Error(`append ${number}: in the log and in block ${block}`);
        const [events, heads, sealedStreams] = [[], [], new Set()];
        for (const write of writes) {
          const inLog = rest?.events.filter((event) => event.stream === write.stream) ?? [];
          const own = write.left ? inLog : write.events;
          if (write.left && inLog.length === 0)
            throw new Error(`append ${number}: what it wrote to ${write.stream} is nowhere`);
          if (!write.left && inLog.length > 0 && (rest.isRest || !inLog.every((event, i) => sameEvent(event, own[i]))))
            throw new Error(`append ${number}: what it wrote to ${write.stream} lies in two places`);
          events.push(...own);
          if (!write.left && own.length > 0) sealedStreams.add(write.stream);
          const { version, hash } = write.left ? own.at(-1) : write;
          heads.push({ stream: write.stream, version, hash: hash.toString('hex') });
        }
        const commit_no = number > 0n ? number : 0n;
        const command = { id, actor, at, heads: JSON.stringify(heads), answer, commit_no };
        return { events, command, sealed: { streams: sealedStreams, hasAnswers: answers === 1n } };
      }),
    };
  }

  #opened(block) {
    if (this.#open?.block !== block) {
      const row = this.#rows.get(block);
      this.#open = { block, ...readBlock(row, bodyOf(row, this.#tables.body(block), this.#tables.folders)) };
    }
    return this.#open;
  }

  #attempt(read) {
    try {
      return read();
    } catch (error) {
      this.faults.push(error.message);
      return null;
    }
  }
}

function attempt(read) {
  try {
    return read();
  } catch (error) {
    return { events: [], fault: error.message };
  }
}
