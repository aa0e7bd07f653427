// What a database holds: docs/event-store.md, “PostgreSQL”. Nothing of the packages is used.
import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { bodyOf, numbersIn, plain as plainRuns, readBlock } from './block.mjs';
import { plain } from './plain-row.mjs';

const TIMED = /([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Under which bucket the command of a block is noted, and with which six bytes. */
function answerPlace(id) {
  const digest = createHash('sha256').update(id).digest('hex');
  const [, high, low] = TIMED.exec(id) ?? [];
  if (high === undefined || BigInt(`0x${high}${low}`) === 0n)
    return [-1n - BigInt(`0x${digest.slice(0, 8)}`), `0000${digest.slice(0, 8)}`];
  return [BigInt(`0x${high}`), low + digest.slice(0, 8)];
}

const before = (a, b) => {
  const order = Buffer.compare(Buffer.from(a.stream), Buffer.from(b.stream));
  return order === 0 ? a.version < b.version : order < 0;
};

/** The sealed blocks of a database, and what must be noted of them beside. */
class SealedTables {
  faults = [];
  #sql;
  #rows = new Map();
  #runs = [];
  #rests = new Map();
  #folders = [];
  #open = null;

  constructor(sql) {
    this.#sql = sql;
  }

  /** Every block is opened once, and held against what the tables say of it. */
  async look() {
    const sql = this.#sql;
    for (const row of await sql`SELECT * FROM sabot.sealed ORDER BY block`)
      this.#rows.set(row.block, {
        ...row,
        first_commit: BigInt(row.first_commit),
        last_commit: BigInt(row.last_commit),
      });
    for (const row of await sql`SELECT * FROM sabot.runs ORDER BY stream, version`) {
      const { stream, version, last, block } = row;
      this.#runs.push({ stream, version, from: version, to: last, prev: row.prev, hash: row.hash, block });
    }
    for (const { commit_no, stream, last } of await sql`SELECT * FROM sabot.rests`)
      this.#rests.set(`${commit_no} ${stream}`, last);
    this.#folders = (await sql`SELECT folder FROM sabot.archives ORDER BY no DESC`).map(({ folder }) => folder);
    const byBlock = Map.groupBy(this.#runs, ({ block }) => block);
    for (const [block, row] of this.#rows) {
      try {
        const { appends, runs } = await this.#opened(block);
        const numbers = numbersIn(row);
        if (numbers.join() !== [...appends.keys()].join()) this.faults.push(`block ${block}: holds other appends`);
        if (numbers.at(-1) !== row.last_commit) this.faults.push(`block ${block}: its last append is another`);
        if (plainRuns(runs) !== plainRuns(byBlock.get(block) ?? []))
          this.faults.push(`block ${block}: its runs are others`);
      } catch (error) {
        this.faults.push(error.message);
      }
    }
    for (const block of byBlock.keys())
      if (!this.#rows.has(block)) this.faults.push(`block ${block}: has runs, and is nowhere`);
  }

  /** The events of rows with those of blocks between them, stream by stream. */
  async *among(rows) {
    const runs = this.#runs[Symbol.iterator]();
    let run = runs.next().value;
    for await (const row of rows) {
      for (; run !== undefined && before(run, row); run = runs.next().value) {
        yield* await this.#eventsOf(run);
        if (run.stream === row.stream && run.to >= row.version)
          this.faults.push(`${row.stream} ${row.version}: lies in a row and in block ${run.block}`);
      }
      yield row;
    }
    for (; run !== undefined; run = runs.next().value) yield* await this.#eventsOf(run);
  }

  /** The command of every append in a block, with the versions it reached. */
  async *commands() {
    const noted = new Map();
    for (const { bucket, block, keys } of await this.#sql`SELECT * FROM sabot.answers`)
      noted.set(`${bucket} ${block}`, new Set(keys.toString('hex').match(/.{12}/g)));
    for (const [block, { answers }] of this.#rows) {
      const { appends } = (await this.#attempt(() => this.#opened(block))) ?? { appends: [] };
      for (const [number, { id, actor, at, answer, writes }] of appends) {
        const heads = writes.map(({ stream, left, version }) => {
          const last = left ? this.#rests.get(`${number} ${stream}`) : version;
          if (last === undefined) this.faults.push(`append ${number}: what it wrote to ${stream} is nowhere`);
          return { stream, version: last };
        });
        const [bucket, key] = answerPlace(id);
        const isNoted = noted.get(`${bucket} ${block}`)?.has(key) === true;
        if (isNoted !== answers)
          this.faults.push(`the command of append ${number}: the index says ${isNoted ? 'its block' : 'nothing'}`);
        yield {
          number,
          command: { id, actor, at, answer, heads: JSON.stringify(heads), commit_no: number > 0n ? number : 0n },
        };
      }
    }
  }

  async #eventsOf({ stream, from, to, block }) {
    const opened = await this.#attempt(() => this.#opened(block));
    const written = [...(opened?.appends.values() ?? [])].flatMap(({ writes }) => writes);
    return written
      .filter((write) => write.stream === stream && !write.left)
      .flatMap(({ events }) => events)
      .filter(({ version }) => version >= from && version <= to);
  }

  async #opened(block) {
    if (this.#open?.block !== block) {
      const row = this.#rows.get(block);
      if (row === undefined) throw new Error(`block ${block}: is nowhere`);
      const [kept] = await this.#sql`SELECT body FROM sabot.blocks WHERE block = ${block}`;
      this.#open = { block, ...readBlock(row, bodyOf(row, kept?.body ?? Buffer.alloc(0), this.#folders)) };
    }
    return this.#open;
  }

  async #attempt(read) {
    try {
      return await read();
    } catch {
      // It was told when all blocks were looked at.
      return null;
    }
  }
}

export function postgresRows(url) {
  const sql = postgres(url, { max: 2, onnotice: () => undefined });
  async function* rows(table, order) {
    for await (const some of sql.unsafe(`SELECT * FROM sabot.${table} ORDER BY ${order}`).cursor(1000)) yield* some;
  }
  const sealed = new SealedTables(sql);
  const numbers = new Set();
  /** Numbers have no gaps, from the first to the one that was the last. */
  async function lookForGaps() {
    const [{ last }] = await sql`SELECT last FROM sabot.commits`;
    let number = BigInt(last);
    for (let left = numbers.size; left > 0; left -= 1, number -= 1n)
      if (!numbers.has(number)) return sealed.faults.push(`append ${number} is missing`);
    return undefined;
  }
  return {
    hasLog: false,
    sealedFaults: sealed.faults,
    async *appends() {
      const [{ has }] = await sql`SELECT to_regclass('sabot.sealed') IS NOT NULL AS has`;
      if (has) await sealed.look();
      const events = rows('events', 'stream, version');
      for await (const row of has ? sealed.among(events) : events) yield { events: [plain(row)] };
      for await (const row of rows('commands', 'id')) {
        numbers.add(BigInt(row.commit_no ?? 0));
        yield { events: [], command: plain(row) };
      }
      if (!has) return;
      for await (const { number, command } of sealed.commands()) {
        if (numbers.has(number)) sealed.faults.push(`append ${number}: in a row and in a block`);
        numbers.add(number);
        yield { events: [], command };
      }
      await lookForGaps();
    },
    async *heads() {
      for await (const row of rows('streams', 'name')) yield plain(row);
    },
    close: () => sql.end(),
  };
}
