import { namesIn } from '@sabot/engine';
import type { Awaited as Awaiting, TableMessage } from '@sabot/protocol';
import { type Entry, entryById } from '@sabot/regulations';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { expect, it } from 'vitest';
import { seatCompany } from '../../src/bots/seat-company.ts';
import { Subscribers } from '../../src/broadcast/broadcast.ts';
import { BroadcastQueue } from '../../src/broadcast/broadcast-queue.ts';
import type { Scene } from '../../src/broadcast/scene.ts';
import { TableMirror } from '../../src/cluster/table-mirror.ts';
import { noteOf } from '../../src/cluster/table-note.ts';
import { seeded } from '../chemin-de-fer/chemin-de-fer.ts';
import { testRoom } from '../kit/room.ts';
import { seededShuffler } from '../kit/seeded-shuffler.ts';

/** A whole message to somebody, but for the number that each node counts by itself. */
function messageTo(viewer: string | null, scene: Scene): Omit<TableMessage, 'revision'> {
  let text = '';
  new Subscribers().add(scene, { viewer, views: 'whole', have: null }, (frame) => {
    text = frame.text;
  });
  const { revision: _, ...message } = JSON.parse(text) as TableMessage;
  return message;
}

/** A moment that two nodes reckon by their own clocks. */
const NEAR_MS = 50;
const apart = (one: number | null, other: number | null): number =>
  one === null || other === null ? (one === other ? 0 : Number.POSITIVE_INFINITY) : Math.abs(one - other);
const mostApart = (one: readonly Awaiting[], other: readonly Awaiting[]): number =>
  Math.max(0, ...one.map((wait, i) => Math.max(apart(wait.from, other[i]!.from), apart(wait.until, other[i]!.until))));

const withoutTimes = (message: Omit<TableMessage, 'revision'>): object => ({
  ...message,
  awaits: message.awaits.map((wait) => ({ ...wait, from: null, until: null })),
  shuffle: message.shuffle === null ? null : { ...message.shuffle, until: null },
});

it.each(Object.values(ONE_OF_EACH_GAME))(
  '%s: a node that only tells of a table tells everybody what its owner would tell them, and nothing else',
  async (id) => {
    const { table, clock, room, store } = await testRoom(entryById(id) as Entry);
    const name = table.scene.table;
    seatCompany(room, { clock, pace: 1, chance: seeded(12) });
    const { ruleset } = table.scene;
    const opened = await TableMirror.open({
      table: name,
      ruleset,
      store,
      shuffler: seededShuffler('of another house'),
      clock,
      pace: 1,
      queue: new BroadcastQueue(),
      isBot: (player) => table.scene.bots.includes(player),
    });
    const told = { here: [] as string[], there: [] as string[] };
    table.follow({ viewer: null, have: null, views: 'deltas' }, ({ text }) => told.there.push(text));
    let compared = 0;
    let insiders = 0;
    const look = async (): Promise<void> => {
      const { scene } = table;
      const viewers = [null, 'stranger', ...namesIn(scene.summary.people)];
      const there = viewers.map((viewer) => messageTo(viewer, scene));
      const text = JSON.stringify(noteOf(scene, clock.now()));
      await opened.take({ name, fence: 1, run: 'x', text, age: 0, outlived: null });
      const here = viewers.map((viewer) => messageTo(viewer, opened.scene));
      expect(here.map(withoutTimes)).toEqual(there.map(withoutTimes));
      for (const [i, message] of here.entries())
        expect(mostApart(message.awaits, there[i]!.awaits)).toBeLessThanOrEqual(NEAR_MS);
      compared += 1;
      insiders += scene.summary.insiders.length;
    };
    let last: Promise<void> = Promise.resolve();
    let seen = -1;
    // Each moment of the table in which it was told, one after the other, as notes are read.
    table.onChange(() => {
      last = look();
    });
    opened.follow({ viewer: null, have: null, views: 'deltas' }, ({ text }) => told.here.push(text));
    await clock.until(() => {
      seen = table.summary.coups;
      return seen >= 6;
    }, 20_000);
    await last;
    expect(compared).toBeGreaterThan(50);
    if (id.includes('chemin')) expect(insiders).toBeGreaterThan(0);
    expect(told.here.length).toBeGreaterThan(20);
    expect(opened.scene.version).toBe(table.scene.version);
  },
);
