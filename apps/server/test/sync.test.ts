import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@sabot/event-store';
import { REGISTRY } from '@sabot/regulations';
import { afterAll, expect, it } from 'vitest';
import { buildServer, CLOCKS, fairShuffler, systemClock } from '../src/index.ts';
import type { Store } from '../src/ports/store.ts';
import { startHouse } from './kit/house-process.ts';
import { acknowledgedAfterSync } from './kit/sync-trace.ts';
import { Visitor } from './kit/sync-visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-sync-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLE = 'asturias-2011.mini.1';
const canTrace = spawnSync('strace', ['-o', join(folder, 'try'), 'true']).status === 0;

/** A real store whose commits return when they are told to: the file is synced, but nobody knows yet. */
function heldBack(store: Store): { readonly store: Store; hold(): void; release(): void; readonly held: string[] } {
  const held: string[] = [];
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const append: Store['append'] = async (one) => {
    const appended = await store.append(one);
    held.push(one.commandId);
    await gate.promise;
    return appended;
  };
  const hold = (): void => {
    gate = Promise.withResolvers<void>();
  };
  return { store: { ...store, append }, hold, release: () => gate.resolve(), held };
}

it('nothing of a command leaves the house, to nobody, before the commit has returned', async () => {
  const { store, hold, release, held } = heldBack(await openStore(join(folder, 'held', 'sabot.db')));
  const rulesets = REGISTRY.filter(({ id }) => id === 'asturias-2011/mini');
  // No clock runs out meanwhile.
  const clocks = Object.fromEntries(Object.keys(CLOCKS).map((name) => [name, 3600]));
  const pace = { clocks, pace: 1 };
  const server = await buildServer({ store, clock: systemClock, shuffler: fairShuffler, rulesets, pace });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const ana = await Visitor.arrive(address, 'ana', TABLE);
  const bea = await Visitor.arrive(address, 'bea', TABLE);
  const acts = [
    ['Sit', { seat: 3 }],
    ['BuyChips', { amount: 500_00 }],
    ['BuyChips', { amount: 700_00 }],
  ] as const;
  for (const [n, [act, fields]] of acts.entries()) {
    await pause(300);
    const before = [ana.frames.length, bea.frames.length];
    hold();
    const answer = ana.act(`held-${n}`, act, fields);
    while (!held.includes(`act:ana:held-${n}`)) await pause(5);
    // On the disk, and not yet said: whatever the server would send by mistake has the time to arrive.
    await pause(150);
    expect([ana.frames.length, bea.frames.length]).toEqual(before);
    release();
    expect(await answer).toMatchObject({ ok: true });
    while (bea.frames.length === before[1]) await pause(5);
  }
  ana.leave();
  bea.leave();
  await server.stop();
});

if (canTrace) {
  it('the sync of a batch returns before its first acknowledgement leaves, by the calls of the real house to the kernel', async () => {
    const trace = join(folder, 'trace');
    const calls = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';
    // -D: the house itself is our child, and gets our signals.
    const under = ['strace', '-D', '-f', '-y', '-s', '20000', '-e', calls, '-o', trace];
    const house = await startHouse(join(folder, 'traced'), 1, under);
    const ana = await Visitor.arrive(house.address, 'ana', TABLE);
    const ids = Array.from({ length: 9 }, (_, n) => `traced-${n}-`);
    for (const [n, id] of ids.entries()) {
      const answer = await (n === 0 ? ana.act(id, 'Sit', { seat: 3 }) : ana.act(id, 'BuyChips', { amount: 100_00 }));
      expect(answer).toMatchObject({ ok: true });
    }
    ana.leave();
    expect(await house.end()).toBe(0);
    await pause(300);
    const stories = ids.map((id) => acknowledgedAfterSync(readFileSync(trace, 'latin1'), id));
    expect(stories).toEqual(ids.map(() => 'written, synced, acknowledged'));
  });
} else {
  it('strace is not here: at this level the proof rests on the store that holds its commits back', () => {
    expect(canTrace).toBe(false);
  });
}
