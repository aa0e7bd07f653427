// Thousands of people at their tables, each with a socket of their own, in a process of its own.
import { latencies } from '../latencies.mjs';
import { Line } from './line.mjs';

const PROTOCOL = Number(process.argv[2]);
/** Answers are told from the tables by their first bytes: reading everything would measure the reader. */
const ANSWER = '{"type":"answer"';
const TABLE = '{"type":"table"';
const OPEN_FOR_STAKES = '"phase":"stakes"';

const received = { messages: 0, bytes: 0 };

class Client {
  #line;
  #table;
  #count = 0;
  #waiting = new Map();
  #name;
  mayStake = false;

  constructor(address, cookie, table, name) {
    this.#table = table;
    this.#name = name;
    this.#line = new Line(address, cookie, { message: (data) => this.#receive(data), end: fail });
  }

  async open() {
    await this.#line.opened;
    this.#say({ type: 'hello', protocol: PROTOCOL });
    this.#say({ type: 'watch', table: this.#table });
  }

  act(act, fields) {
    const commandId = `${this.#name}-${++this.#count}`;
    return new Promise((resolve) => {
      this.#waiting.set(commandId, resolve);
      this.#say({ type: 'act', table: this.#table, commandId, act, fields });
    });
  }

  setStakes() {
    return this.act('SetStakes', { punto: this.#count % 2 === 0 ? 1000 : 2000, banca: 0, tie: 0 });
  }

  end() {
    this.#line.end();
  }

  #say(message) {
    this.#line.send(JSON.stringify(message));
  }

  #receive(data) {
    received.messages += 1;
    received.bytes += data.length;
    const start = data.latin1Slice(0, 16);
    if (start === ANSWER) {
      const answer = JSON.parse(data.utf8Slice());
      const resolve = this.#waiting.get(answer.commandId);
      this.#waiting.delete(answer.commandId);
      resolve?.(answer);
    } else if (start.startsWith(TABLE)) this.mayStake = data.includes(OPEN_FOR_STAKES);
    else if (start.startsWith('{"type":"error"')) fail(new Error(data.toString()));
  }
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

const clients = [];

/** So many come in at a time. */
const AT_A_TIME = 210;

/** Seven to a table, each with a seat and chips. */
async function seat({ address, tables, cookies, seats }) {
  for (let n = 0; n < cookies.length; n += AT_A_TIME) {
    const company = cookies.slice(n, n + AT_A_TIME).map((cookie, i) => {
      const table = tables[Math.floor((n + i) / seats)];
      return new Client(address, cookie, table, `c${n + i}`);
    });
    await Promise.all(company.map((one) => one.open()));
    await Promise.all(company.map((one, i) => sitDown(one, ((n + i) % seats) + 1)));
    clients.push(...company);
  }
  while (!clients.every(({ mayStake }) => mayStake)) await pause(100);
  return clients.length;
}

async function sitDown(client, number) {
  for (const answer of [await client.act('Sit', { seat: number }), await client.act('BuyChips', { amount: 500_000 })]) {
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  }
}

/** Neighbours in time sit at different tables. */
const spread = (n, seats) => {
  const tables = clients.length / seats;
  return clients[(n % tables) * seats + (Math.floor(n / tables) % seats)];
};

class Tally {
  times = [];
  refused = new Map();
  #start = performance.now();
  #heard = { ...received };

  count(answer, due) {
    this.times.push(performance.now() - due);
    if (!answer.ok) this.refused.set(answer.refusal.code, (this.refused.get(answer.refusal.code) ?? 0) + 1);
  }

  figures() {
    const seconds = (performance.now() - this.#start) / 1000;
    return {
      rate: this.times.length / seconds,
      ...latencies(this.times),
      refused: Object.fromEntries(this.refused),
      messages: (received.messages - this.#heard.messages) / seconds,
      bytes: (received.bytes - this.#heard.bytes) / seconds,
    };
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Commands come when they are due, whether or not those before are answered; late sending counts as waiting. */
async function openLoop({ rate, milliseconds, seats }) {
  const tally = new Tally();
  const start = performance.now();
  const pending = [];
  let [due, next] = [0, 0];
  while (due < milliseconds) {
    const now = performance.now() - start;
    for (; due <= now && due < milliseconds; due += 1000 / rate) {
      const at = start + due;
      for (let tries = 0; tries < clients.length; tries++) {
        const client = spread(next++, seats);
        if (!client.mayStake) continue;
        pending.push(client.setStakes().then((answer) => tally.count(answer, at)));
        break;
      }
    }
    await pause(1);
  }
  await Promise.all(pending);
  return tally.figures();
}

/** So many commands are under way at any moment. */
async function closedLoop({ atOnce, milliseconds, seats }) {
  const tally = new Tally();
  const end = performance.now() + milliseconds;
  let next = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const client = spread(next++, seats);
      if (!client.mayStake) {
        await pause(1);
        continue;
      }
      const sent = performance.now();
      tally.count(await client.setStakes(), sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return tally.figures();
}

const ORDERS = {
  seat,
  open: openLoop,
  closed: closedLoop,
  cpu: async () => [process.cpuUsage()],
  async end() {
    for (const client of clients) client.end();
    process.disconnect();
  },
};
process.on('message', async ({ asked, ...order }) => {
  const answer = await ORDERS[asked](order);
  if (process.connected) process.send({ asked, answer }, () => {});
});
