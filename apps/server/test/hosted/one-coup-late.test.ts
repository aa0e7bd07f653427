import { type Card, rankOf } from '@sabot/engine';
import { inbound } from '@sabot/protocol';
import { beforeAll, expect, it } from 'vitest';
import { TableDoors } from '../../src/hosted/table-doors.ts';
import type { TableRunner } from '../../src/table/table-runner.ts';
import { enter } from '../kit/client.ts';
import { testServer } from '../kit/test-server.ts';
import { ask, Friend, MINI, open } from './kit.ts';
import {
  ADDRESSES,
  type AnaAt,
  addressesOf,
  type Coup,
  type Game,
  type Known,
  MESSAGES,
  playLate,
} from './late-doors.ts';

const GAME: Game = {
  entry: MINI,
  bots: 3,
  chance: 5,
  // The four cards lie open.
  isSeen: (drawn) => drawn.length >= 4 && drawn.some(({ face }) => face === 'up'),
};
const play = (coup: Coup): Promise<Known> => playLate(GAME, coup);

/** What Ana stakes in the coup under way, one after the other. */
const stakes =
  (...all: readonly (readonly [string, number])[]) =>
  async ({ ana, table, runner, clock }: AnaAt): Promise<void> => {
    await clock.until(() => runner.summary.coups >= 2 && runner.summary.phase === 'stakes', 20_000);
    for (const [no, [bet, amount]] of all.entries()) {
      const answer = await ana.client.act(table, 'SetStakes', { stakes: [[bet, amount]] }, `ana-${no}`);
      expect(answer).toMatchObject({ ok: true });
    }
  };

const USUAL: Coup = { cards: () => undefined, acts: stakes(['punto', 10_00]) };
let usual: Known;
beforeAll(async () => {
  usual = await play(USUAL);
});

it('every address of the house and every message of a socket is asked, or it is said why not', async () => {
  const { server } = await testServer(MINI);
  const addresses = await addressesOf(server);
  await server.stop();
  expect(addresses.filter((address) => !Object.hasOwn(ADDRESSES, address))).toEqual([]);
  const types = inbound.options.map(({ shape }) => shape.type.value);
  expect(Object.keys(MESSAGES).sort()).toEqual([...types].sort());
});

const OTHERWISE: readonly (readonly [string, (out: number) => Coup])[] = [
  [
    'its cards are others',
    (out) => ({
      ...USUAL,
      cards: (order) => {
        // The four cards of the coup under way are of another rank, so that it goes otherwise.
        for (let place = out; place < out + 6; place += 1)
          order[place] = rankOf(order[place] as Card) === '2' ? '3s' : '2s';
      },
    }),
  ],
  ['somebody stakes more on the other side', () => ({ ...USUAL, acts: stakes(['banca', 50_00]) })],
  [
    'somebody stakes twice',
    () => ({
      ...USUAL,
      acts: stakes(['punto', 10_00], ['banca', 20_00]),
    }),
  ],
  ['somebody lets the time run out', () => ({ ...USUAL, acts: stakes() })],
];

it.each(OTHERWISE)(
  'who sees a table one coup late learns by no door of the coup under way that %s',
  async (_, coup) => {
    expect(usual.told.length).toBeGreaterThan(6);
    const other = await play(coup(usual.out));
    expect(other.live).not.toBe(usual.live);
    expect(other.told).toEqual(usual.told);
    expect(other.doors).toEqual(usual.doors);
  },
);

it('what may be claimed at a table is told to nobody who does not see it as it is', async () => {
  const { server } = await testServer(MINI);
  const ana = await Friend.enter(server, 'ana');
  const { table } = await open(server, ana.cookie, { ruleset: MINI.id });
  const eve = await enter(server, 'eve');
  expect((await ask(server, eve, 'GET', `/api/tables/${table}/claims`)).body.code).toBe('unknown-table');
  expect((await ask(server, ana.cookie, 'GET', `/api/tables/${table}/claims`)).status).toBe(200);
  await server.stop();
});

it('that a table stands still in the middle of a coup is told when the coup is over', async () => {
  const { server, clock } = await testServer(MINI);
  const ana = await Friend.enter(server, 'ana');
  const terms = { ruleset: MINI.id, bots: { count: 3, stay: true }, admission: 'everybody' } as const;
  const { table } = await open(server, ana.cookie, { ...terms, spectators: 'one-coup-late' });
  const open2 = await open(server, ana.cookie, { ...terms, spectators: 'now' });
  const doors = new TableDoors(server.room, server.hosting);
  const at = (one: string) => {
    const { scene } = server.room.tables.get(one)!;
    return { scene, isPaused: true } as unknown as TableRunner;
  };
  const isUnderWay = () => server.hosting.of(table)!.late.isCoupUnderWay;
  await clock.until(isUnderWay, 20_000);
  expect([doors.isToldPaused(at(table)), doors.isToldPaused(at(open2.table))]).toEqual([false, true]);
  await clock.until(() => !isUnderWay(), 20_000);
  expect(doors.isToldPaused(at(table))).toBe(true);
  await server.stop();
});
