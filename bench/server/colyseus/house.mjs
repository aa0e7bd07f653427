// The peer: as many Colyseus rooms as we have tables, seven seats each, one row on the disk before a command is answered and
// before anybody sees it. It has no chain, ledger, kept answers or law; what only some may see is filtered by its StateView.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { matchMaker, Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { syncEach, syncTogether } from './store.mjs';

const { file, tables, seats, together, patchRate } = JSON.parse(process.argv[2]);
const keep = together ? syncTogether(file) : syncEach(file);

const Card = schema({ isDealt: t.boolean(), rank: t.uint8().view(), suit: t.uint8().view() }, 'Card');
const Seat = schema(
  {
    name: t.string(),
    chips: t.uint32(),
    punto: t.uint32(),
    banca: t.uint32(),
    tie: t.uint32(),
    wallet: t.uint32().view(),
  },
  'Seat',
);
const Table = schema(
  { phase: t.string(), coup: t.uint32(), seats: t.array(Seat), punto: t.array(Card), banca: t.array(Card) },
  'Table',
);

const LIMITS = { least: 1000, most: 500_000, unit: 500 };
const isAmount = (cents) => Number.isInteger(cents) && cents >= 0 && cents % LIMITS.unit === 0;
const isWithin = (cents) => cents === 0 || (cents >= LIMITS.least && cents <= LIMITS.most);

/** Why a layout is not taken; null: it is. */
function refusalOf({ phase }, { chips }, { punto, banca, tie }) {
  const stakes = [punto, banca, tie];
  if (phase !== 'stakes') return 'not-now';
  if (!stakes.every(isAmount)) return 'not-an-amount';
  if (!stakes.every(isWithin)) return 'limits';
  return punto + banca + tie > chips ? 'chips' : null;
}

class TableRoom extends Room {
  maxClients = seats;
  autoDispose = false;
  patchRate = patchRate;
  /** All come one after the other; the last must find the seat kept. */
  seatReservationTimeout = 600;
  state = new Table();

  onCreate() {
    const { state } = this;
    Object.assign(state, { phase: 'stakes', coup: 1 });
    for (let n = 0; n < seats; n++) {
      state.seats.push(Object.assign(new Seat(), { name: '', chips: 0, punto: 0, banca: 0, tie: 0, wallet: 0 }));
    }
    for (const hand of [state.punto, state.banca]) {
      for (const suit of [0, 1]) hand.push(Object.assign(new Card(), { isDealt: true, rank: 1, suit }));
    }
    this.onMessage('set-stakes', (client, stakes) => this.#setStakes(client, stakes));
  }

  onJoin(client, { place, name }) {
    const { state } = this;
    const seat = Object.assign(state.seats[place], { name, chips: 500_000, wallet: 1_000_000 });
    client.userData = { place, seat };
    client.view = new StateView();
    client.view.add(seat);
    // Whoever holds a hand sees its cards before the others do.
    const held = place === 0 ? state.punto : place === 1 ? state.banca : [];
    for (const card of held) client.view.add(card);
  }

  #setStakes(client, { id, punto, banca, tie }) {
    const { place, seat } = client.userData;
    const code = refusalOf(this.state, seat, { punto, banca, tie });
    if (code !== null) return client.send('refused', { id, code });
    const data = JSON.stringify({ type: 'StakesSet', seat: place, punto, banca, tie });
    keep({ room: this.roomId, seat: place, id, at: Date.now(), data }, () => {
      Object.assign(seat, { punto, banca, tie });
      client.send('done', id);
    });
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');

const places = [];
for (let n = 0; n < tables; n++) {
  const { roomId } = await matchMaker.createRoom('table', {});
  for (let place = 0; place < seats; place++) {
    const { sessionId, processId } = await matchMaker.joinById(roomId, { place, name: `guest-${n}-${place}` });
    places.push(`/${processId}/${roomId}?sessionId=${sessionId}`);
  }
}

const delay = monitorEventLoopDelay({ resolution: 1 });
const ANSWERS = {
  begin() {
    delay.reset();
    delay.enable();
  },
  cpu: () => [process.cpuUsage(), process.threadCpuUsage()],
  delay: () => ({ p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 }),
  stop: () => void setTimeout(() => process.exit(0), 300),
};
process.on(
  'message',
  async (asked) => process.connected && process.send({ asked, answer: await ANSWERS[asked]() }, () => {}),
);
process.send({ address: `http://127.0.0.1:${transport.server.address().port}`, places });
