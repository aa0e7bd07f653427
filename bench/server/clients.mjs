// Thousands of people at their tables, each with a socket of their own, in a process of its own.
import { randomBytes } from 'node:crypto';
import { commandIdAt } from '../../packages/protocol/src/command-id.ts';
import { count, fail, takeOrders } from './crowd.mjs';
import { Line, TEXT } from './line.mjs';

const PROTOCOL = Number(process.argv[2]);
/** Answers are told from the tables by their first bytes: reading everything would measure the reader. */
const ANSWER = '{"type":"answer"';
const TABLE = '{"type":"table"';
const OPEN_FOR_STAKES = '"phase":"stakes"';
const DELTA = '{"type":"delta"';
const NEW_PHASE = '"view":{"phase":["';
const OPENED_FOR_STAKES = '"view":{"phase":["stakes"]';

class Client {
  #line;
  #table;
  #count = 0;
  #waiting = new Map();
  mayStake = false;

  constructor(address, cookie, table) {
    this.#table = table;
    const place = { path: '/ws', headers: [`Cookie: ${cookie}`], kind: TEXT };
    this.#line = new Line(address, place, { message: (data) => this.#receive(data), end: fail });
  }

  async open() {
    await this.#line.opened;
    this.#say({ type: 'hello', protocol: PROTOCOL });
    this.#say({ type: 'watch', table: this.#table });
  }

  act(act, fields) {
    this.#count += 1;
    const commandId = commandIdAt(Date.now(), randomBytes(10));
    return new Promise((resolve) => {
      this.#waiting.set(commandId, resolve);
      this.#say({ type: 'act', table: this.#table, commandId, act, fields });
    });
  }

  setStakes() {
    return this.act('SetStakes', { stakes: [['punto', this.#count % 2 === 0 ? 1000 : 2000]] });
  }

  end() {
    this.#line.end();
  }

  #say(message) {
    this.#line.send(JSON.stringify(message));
  }

  #receive(data) {
    count(data);
    const start = data.latin1Slice(0, 16);
    if (start === ANSWER) {
      const answer = JSON.parse(data.utf8Slice());
      const resolve = this.#waiting.get(answer.commandId);
      this.#waiting.delete(answer.commandId);
      resolve?.(answer);
    } else if (start.startsWith(TABLE)) this.mayStake = data.includes(OPEN_FOR_STAKES);
    else if (start.startsWith(DELTA)) {
      if (data.includes(NEW_PHASE)) this.mayStake = data.includes(OPENED_FOR_STAKES);
    } else if (start.startsWith('{"type":"error"')) fail(new Error(data.toString()));
  }
}

/** So many come in at a time. */
const AT_A_TIME = 210;

/** Seven to a table, each with a seat and chips. */
async function seat({ address, tables, cookies, seats }) {
  const clients = [];
  for (let n = 0; n < cookies.length; n += AT_A_TIME) {
    const company = cookies.slice(n, n + AT_A_TIME).map((cookie, i) => {
      const table = tables[Math.floor((n + i) / seats)];
      return new Client(address, cookie, table, `c${n + i}`);
    });
    await Promise.all(company.map((one) => one.open()));
    await Promise.all(company.map((one, i) => sitDown(one, ((n + i) % seats) + 1)));
    clients.push(...company);
  }
  return clients;
}

async function sitDown(client, number) {
  for (const answer of [await client.act('Sit', { seat: number }), await client.act('BuyChips', { amount: 500_000 })]) {
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  }
}

takeOrders(seat);
