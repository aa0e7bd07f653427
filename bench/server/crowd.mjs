// What thousands of people do at their tables, whatever house they are in: so many commands a second, or so many always under way.
import { latencies } from '../latencies.mjs';

const received = { messages: 0, bytes: 0 };
/** How many messages were so long; those beyond count with the longest. */
const LONGEST = 65_535;
const lengths = new Uint32Array(LONGEST + 1);

/** To be called for every message that comes. */
export function count(bytes) {
  received.messages += 1;
  received.bytes += bytes.length;
  lengths[Math.min(bytes.length, LONGEST)] += 1;
}

function medianLength() {
  const half = lengths.reduce((sum, n) => sum + n, 0) / 2;
  let [seen, length] = [0, 0];
  while (length < LONGEST && seen + lengths[length] < half) seen += lengths[length++];
  return length;
}

/** Somebody with a socket: `mayStake` says whether `setStakes` is lawful now; it resolves with the answer. */
const clients = [];

export function fail(error) {
  console.error(error.message);
  process.exit(1);
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

  constructor() {
    lengths.fill(0);
  }

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
      message: medianLength(),
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

/** Takes orders from the bench. `seat` brings the clients in, all of them with a seat and chips. */
export function takeOrders(seat) {
  const ORDERS = {
    async seat(order) {
      clients.push(...(await seat(order)));
      while (!clients.every(({ mayStake }) => mayStake)) await pause(100);
      return clients.length;
    },
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
}
