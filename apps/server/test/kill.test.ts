import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PuntoBancaEvent } from '@sabot/engine';
import { type EventStore, openSqlite, verifyChain } from '@sabot/event-store';
import { type Entry, shoeOrder } from '@sabot/fairness';
import type { Answer, Outbound } from '@sabot/protocol';
import { afterAll, expect, it } from 'vitest';
import { type HouseProcess, startHouse } from './house-process.ts';
import { chipsIn } from './room.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-kill-'));
let house: HouseProcess | undefined;
afterAll(async () => {
  await house?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Here players deal and uncover, so a coup has moments in which somebody is awaited. */
const TABLE = 'buenos-aires-2016.midi.1';
const KILLS = 5;
const PACE = 0.02;

/** Stakes on every coup until the connection ends; what was acknowledged goes into the list. Tells when a coup is under way. */
function gamble(address: string, cookie: string, run: number, acknowledged: Answer[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } } as never);
  let count = 0;
  const act = (name: string, fields: object): void => {
    count += 1;
    socket.send(JSON.stringify({ type: 'act', table: TABLE, commandId: `r${run}-${count}`, act: name, fields }));
  };
  let last = -1;
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    socket.send(JSON.stringify({ type: 'watch', table: TABLE }));
  });
  socket.addEventListener('error', () => undefined);
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Outbound;
    if (message.type === 'answer') acknowledged.push(message);
    if (message.type !== 'table') return;
    const { people, phase, coups } = message.view;
    const seat = message.acts.find(({ act }) => act === 'Sit')?.fields.seat;
    if (people.ana === undefined && seat?.kind === 'one-of' && count === 0) {
      act('Sit', { seat: seat.options[0] });
      act('BuyChips', { amount: 5000_00 });
    } else if (phase === 'stakes' && people.ana !== undefined && coups !== last) {
      last = coups;
      act('SetStakes', { punto: message.view.table?.settings.minimum, banca: 0, tie: 0 });
    } else if (phase === 'coup' && acknowledged.some(({ commandId }) => commandId.startsWith(`r${run}-`))) resolve();
  });
  return promise;
}

interface Kept {
  readonly streams: Map<string, { version: number; type: string; data: string }[]>;
  readonly secret: string | null;
  readonly events: readonly PuntoBancaEvent[];
  readonly record: readonly Entry[];
}

async function keptIn(store: EventStore): Promise<Kept> {
  const streams: Kept['streams'] = new Map();
  for await (const { stream } of store.streams()) {
    const events = [];
    for await (const { version, type, data } of store.read(stream)) events.push({ version, type, data });
    streams.set(stream, events);
  }
  const parsed = <T>(stream: string): T[] => (streams.get(stream) ?? []).map(({ data }) => JSON.parse(data) as T);
  const secret = await store.vault.get(`shuffle:${TABLE}:1`);
  return { streams, secret, events: parsed(`table:${TABLE}`), record: parsed(`fairness:${TABLE}`) };
}

/** Every card that left the shoe so far, with nothing for those burnt unseen, against the order the secret gives. */
function expectTheSameShoe({ events, record, secret }: Kept): void {
  const [begun, closed] = record;
  if (begun?.deed !== 'begun' || closed?.deed !== 'closed' || secret === null) return;
  const { table, talla, decks } = begun;
  const order = shoeOrder({ table, talla, decks, secret, contributions: [], depth: closed.cut.depth });
  const dealt = events.flatMap((event) => {
    if (event.type === 'CardBurnt') return [event.card, ...Array<null>(event.unseen).fill(null)];
    return event.type === 'CardDrawn' ? [event.card] : [];
  });
  expect(dealt.map((card, i) => card ?? order[i])).toEqual(order.slice(0, dealt.length));
}

it('a house that is killed loses nothing it acknowledged, and every coup goes on with the same cards', async () => {
  const acknowledged: Answer[] = [];
  house = await startHouse(folder, PACE);
  const entered = await fetch(`${house.address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'ana' }),
  });
  const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] as string;
  let [coups, interrupted] = [0, 0];
  for (let run = 1; run <= KILLS; run++) {
    const inCoup = gamble(house.address, cookie, run, acknowledged);
    await (run % 2 === 1 ? inCoup : pause(500 + ((run * 397) % 600)));
    await house.kill();
    const store = await openSqlite(join(folder, 'sabot.db'));
    const kept = await keptIn(store);
    expect(await verifyChain(store)).toMatchObject({ ok: true });
    await store.close();
    for (const answer of acknowledged) {
      if (answer.ok) expect(kept.events.length).toBeGreaterThanOrEqual(answer.version);
    }
    const { held, minted } = chipsIn(kept);
    expect(held).toBe(minted);
    expectTheSameShoe(kept);
    const [closed, over] = ['StakesClosed', 'CoupEnded'].map((one) =>
      kept.events.findLastIndex(({ type }) => type === one),
    );
    if (closed! > over!) interrupted += 1;
    const ended = kept.events.filter(({ type }) => type === 'CoupEnded').length;
    expect(ended).toBeGreaterThanOrEqual(coups);
    coups = ended;
    house = await startHouse(folder, PACE);
  }
  expect(coups).toBeGreaterThan(2);
  expect(interrupted).toBeGreaterThanOrEqual(2);
  expect(acknowledged.filter(({ ok }) => ok).length).toBeGreaterThan(3);
  expect(await house.end()).toBe(0);
}, 60_000);
