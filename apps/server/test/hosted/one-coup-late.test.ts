import { type Card, rankOf } from '@sabot/engine';
import { PROTOCOL } from '@sabot/protocol';
import { expect, it } from 'vitest';
import type { Shuffler } from '../../src/index.ts';
import { seeded } from '../chemin-de-fer/chemin-de-fer.ts';
import { Client, enter } from '../kit/client.ts';
import { changedShuffler } from '../kit/seeded-shuffler.ts';
import { testServer } from '../kit/test-server.ts';
import { ask, Friend, join, MINI, open } from './kit.ts';

/** Everything that can be asked of a table over HTTP. */
const DOORS = ['results', 'order', 'coups', 'record', 'history.sabot', 'shown', 'evening', 'claims', 'hosted'] as const;
/** Of the machine, and of how long things took. */
const OF_THE_MACHINE = /loop_delay|_seconds|http_responses/;

interface Known {
  /** Every message on two sockets, with its time. */
  readonly told: readonly string[];
  readonly doors: readonly string[];
  /** Cards that were out before the coup under way. */
  readonly out: number;
  /** The table as it is. */
  readonly live: string;
}

/** Plays until the four cards of the third coup lie open, and gives what a late spectator has learnt by every door. */
async function play(change: (order: Card[]) => void): Promise<Known> {
  // A table is named at random, and a shuffle takes up its name: here it does not.
  const shuffling = changedShuffler('late', change);
  const order: Shuffler['order'] = (shuffle) => shuffling.order({ ...shuffle, table: 'late' });
  const shuffler = { ...shuffling, order, croupierDepth: () => 100 };
  const { server, clock } = await testServer(MINI, { shuffler, chance: seeded(5) });
  const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
  const { table, code } = await open(server, ana.cookie, {
    ruleset: MINI.id,
    bots: { count: 3, stay: true },
    spectators: 'one-coup-late',
  });
  await join(server, bea.cookie, code as string);
  const simple = await Client.open(server, bea.cookie, { protocol: PROTOCOL, views: 'whole' });
  const told: string[] = [];
  for (const client of [bea.client, simple]) {
    client.socket.on('message', (data) => told.push(`${clock.now()} ${String(data)}`));
    client.say({ type: 'watch', table });
  }
  const runner = server.room.tables.get(table)!;
  const drawn = () => (runner.scene.state as { coup: { drawn: { face: string }[] } | null }).coup?.drawn ?? [];
  const isOpen = () => drawn().some(({ face }) => face === 'up');
  await clock.until(() => runner.summary.coups >= 2 && drawn().length >= 4 && isOpen(), 20_000);
  const before = [...told];
  const nosy = await bea.client.act(table, 'SetStakes', { stakes: [['banca', 10_00]] }, 'nosy');
  const doors = [JSON.stringify(nosy)];
  for (const door of DOORS)
    doors.push(
      (await server.app.inject({ url: `/api/tables/${table}/${door}`, headers: { cookie: bea.cookie } })).body,
    );
  const lobby = (await ask<{ table: string }[]>(server, bea.cookie, 'GET', '/api/tables')).body;
  doors.push(JSON.stringify(lobby.find((line) => line.table === table)));
  const figures = (await server.app.inject({ url: '/metrics' })).body.split('\n');
  doors.push(figures.filter((line) => !OF_THE_MACHINE.test(line)).join('\n'));
  const live = JSON.stringify(runner.scene.shared(null).view);
  const { out } = server.hosting.of(table)!.late.sight.summary;
  await server.stop();
  // The table is named at random, and the lines of its record are chained with the name.
  const plain = (text: string): string => text.replaceAll(table, 'TABLE').replaceAll(/[0-9a-f]{64}/g, 'HASH');
  return { told: before.map(plain), doors: doors.map(plain), out, live: plain(live) };
}

it('who sees a table one coup late learns nothing of the coup under way by any door, neither what nor when', async () => {
  const whole = await play(() => undefined);
  expect(whole.told.length).toBeGreaterThan(6);
  const other = await play((order) => {
    // The four cards of the coup under way are of another rank, so that it goes otherwise.
    for (let place = whole.out; place < whole.out + 6; place += 1)
      order[place] = rankOf(order[place] as Card) === '2' ? '3s' : '2s';
  });
  expect(other.live).not.toBe(whole.live);
  expect(other.told).toEqual(whole.told);
  expect(other.doors).toEqual(whole.doors);
});

it('what may be claimed at a table is told to nobody who does not see it as it is', async () => {
  const { server } = await testServer(MINI);
  const ana = await Friend.enter(server, 'ana');
  const { table } = await open(server, ana.cookie, { ruleset: MINI.id });
  const eve = await enter(server, 'eve');
  expect((await ask(server, eve, 'GET', `/api/tables/${table}/claims`)).body.code).toBe('unknown-table');
  expect((await ask(server, ana.cookie, 'GET', `/api/tables/${table}/claims`)).status).toBe(200);
  await server.stop();
});
