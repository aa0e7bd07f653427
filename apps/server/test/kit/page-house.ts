// A whole house in a process of its own for whoever drives the page: real sockets, a real store, and clocks that wait.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { player, type StaffRole } from '@sabot/engine';
import { openStore } from '@sabot/event-store';
import { REGISTRY } from '@sabot/regulations';
import { buildServer } from '../../src/index.ts';
import { type ClockName, HeldClock, LENGTHS } from './held-clock.ts';
import { fixedShuffler, seededShuffler } from './seeded-shuffler.ts';

export interface HouseSetting {
  readonly page: string;
  readonly seed: string;
  /** The seed alone decides which cards are dealt. */
  readonly fixed?: boolean;
  readonly bots: boolean;
  /** Which rulesets are played, by their place in the list; all unless told. */
  readonly rulesets?: readonly number[];
  readonly hold: readonly ClockName[];
  /** Cards are dealt by a croupier, and keyed in. */
  readonly byHand?: boolean;
  /** How fast the felt shows what has happened: 1 as for people, less is faster. */
  readonly showing?: number;
  /** Where to listen; any free port unless told. */
  readonly port?: number;
}

export type Order =
  | { readonly do: 'hold'; readonly clocks: readonly ClockName[] }
  | { readonly do: 'lapse'; readonly clock: ClockName }
  | { readonly do: 'rate'; readonly rate: number }
  | { readonly do: 'drop' }
  | { readonly do: 'close'; readonly table: string }
  | { readonly do: 'fill'; readonly table: string }
  | { readonly do: 'invite'; readonly roles: readonly StaffRole[] };

const setting = JSON.parse(process.argv[2] ?? '') as HouseSetting;
const folder = mkdtempSync(join(tmpdir(), 'sabot-house-'));
const clock = new HeldClock();
clock.hold(setting.hold);

let drawn = 0;
/** Bots choose by counting, so that the same test sees the same stakes. */
const chance = (n: number): number => {
  drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
  return (drawn >>> 16) % n;
};

const PACE = 0.1;
/** A coup is shown within some two seconds. */
const SHOWING = 0.2;
const server = await buildServer({
  store: await openStore(join(folder, 'sabot.db')),
  clock,
  shuffler: (setting.fixed ? fixedShuffler : seededShuffler)(setting.seed),
  rulesets: REGISTRY.filter((_, i) => setting.rulesets?.includes(i) ?? true).map((entry) => ({
    ...entry,
    ...(setting.byHand && { isByHand: true }),
  })),
  pace: {
    pace: PACE,
    showing: setting.showing ?? SHOWING,
    clocks: Object.fromEntries(Object.entries(LENGTHS).map(([name, ms]) => [name, ms / 1000 / PACE])),
  },
  bots: setting.bots,
  chance,
  page: setting.page,
});

async function close(table: string): Promise<void> {
  const by = { kind: 'director', id: 'house' } as const;
  const done = await server.room.tables.get(table)?.act(`close:${table}`, { type: 'CloseTable', by });
  if (!done?.ok) throw new Error(`${table} cannot be closed: ${done?.refusal.code}`);
}

/** Somebody sits down on every free seat, and stays. */
async function fill(table: string): Promise<void> {
  for (const seat of server.room.lobby().find((line) => line.table === table)?.freeSeats ?? []) {
    const name = `guest-${seat}`;
    await server.room.guests.enter(name);
    const runner = server.room.tables.get(table);
    await runner?.act(`fill:${name}`, { type: 'Sit', seat, by: player(name) });
    runner?.follow({ viewer: name, have: null, views: 'whole' }, () => undefined);
  }
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'hold':
      return clock.hold(order.clocks);
    case 'lapse':
      return clock.lapse(order.clock);
    case 'rate':
      clock.rate = order.rate;
      return null;
    case 'drop':
      for (const socket of server.app.websocketServer.clients) socket.terminate();
      return null;
    case 'close':
      return close(order.table);
    case 'fill':
      return fill(order.table);
    case 'invite':
      return server.staff.invite('house', order.roles);
    default:
      return order satisfies never;
  }
}

process.on('message', ({ no, order }: { no: number; order: Order }) => {
  obey(order).then(
    (value) => process.send?.({ no, value }),
    (error: unknown) => process.send?.({ no, fault: String(error) }),
  );
});
process.on('disconnect', async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

const address = await server.app.listen({ port: setting.port ?? 0, host: '127.0.0.1' });
process.send?.({ address });
