// The same crowd at Colyseus: its wire is binary, a room joined by a reservation, answers by message, everything else by patches.
import { Packr } from 'msgpackr';
import { count, fail, takeOrders } from '../crowd.mjs';
import { BINARY, Line } from '../line.mjs';

/** The first byte of a message, as `@colyseus/shared-types` has them. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
/** MessagePack's short string: its length is in the low five bits. */
const SHORT_STRING = 0xa0;

const packr = new Packr({ useRecords: false });
const SET_STAKES = Buffer.concat([
  Buffer.from([ROOM_DATA, SHORT_STRING | 'set-stakes'.length]),
  Buffer.from('set-stakes'),
]);

class Client {
  #line;
  #count = 0;
  #waiting = new Map();
  mayStake = false;

  constructor(address, path) {
    this.#line = new Line(address, { path, kind: BINARY }, { message: (data) => this.#receive(data), end: fail });
  }

  open() {
    return this.#line.opened;
  }

  setStakes() {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      const stakes = packr.pack({ id, punto: id % 2 === 0 ? 1000 : 2000, banca: 0, tie: 0 });
      this.#line.send(Buffer.concat([SET_STAKES, stakes]));
    });
  }

  end() {
    this.#line.end();
  }

  #receive(data) {
    count(data);
    switch (data[0]) {
      case JOIN_ROOM:
        return this.#line.send(Buffer.from([JOIN_ROOM]));
      case ROOM_STATE:
        this.mayStake = true;
        return undefined;
      case ROOM_STATE_PATCH:
        return undefined;
      case ROOM_DATA:
        return this.#answered(data);
      default:
        return fail(new Error(`a message that begins with ${data[0]} is not expected`));
    }
  }

  #answered(data) {
    const end = 2 + (data[1] & 0x1f);
    const isDone = data.latin1Slice(2, end) === 'done';
    const told = packr.unpack(data.subarray(end));
    const id = isDone ? told : told.id;
    this.#waiting.get(id)?.(isDone ? { ok: true } : { ok: false, refusal: { code: told.code } });
    this.#waiting.delete(id);
  }
}

/** So many come in at a time. */
const AT_A_TIME = 210;

async function seat({ address, places }) {
  const clients = [];
  for (let n = 0; n < places.length; n += AT_A_TIME) {
    const company = places.slice(n, n + AT_A_TIME).map((path) => new Client(address, path));
    await Promise.all(company.map((one) => one.open()));
    clients.push(...company);
  }
  return clients;
}

takeOrders(seat);
