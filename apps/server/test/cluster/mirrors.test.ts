import { type Entry, REGISTRY } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { Mirrors } from '../../src/cluster/mirrors.ts';
import { noLoad } from '../../src/ports/load.ts';
import { silent } from '../../src/ports/log.ts';
import { testRoom } from '../kit/room.ts';
import { seededShuffler } from '../kit/seeded-shuffler.ts';

const owner = { name: 'b', run: 'b-1', address: 'http://127.0.0.1:1', tells: true };

it('a table that cannot be read is refused to whoever asks, read when it is asked for again, and forgotten when nobody looks', async () => {
  const { table, room, store, clock } = await testRoom(REGISTRY[0] as Entry);
  const name = table.scene.table;
  let isDown = true;
  const load = store.snapshots.load;
  store.snapshots.load = async (...asked) => {
    if (isDown) throw new Error('the database is silent');
    return load.apply(store.snapshots, asked);
  };
  const mirrors = new Mirrors({
    notes: { get: async () => [], follow: () => () => undefined },
    places: room.places,
    ownerOf: () => owner,
    isHere: () => false,
    store,
    shuffler: seededShuffler('x'),
    clock,
    pace: 1,
    load: noLoad,
    log: silent,
    isBot: () => false,
  });
  await expect(mirrors.at(name, owner)).rejects.toThrow('silent');
  isDown = false;
  const mirror = await mirrors.at(name, owner);
  expect(mirror!.scene.version).toBe(table.scene.version);
  expect(await mirrors.at(name, owner)).toBe(mirror);
  // An owner of an older edition says nothing of its tables, and a table that a guest has opened is told by its owner.
  expect(await mirrors.at(name, { ...owner, tells: false })).toBeNull();
  expect(await mirrors.at('own.1', owner)).toBeNull();
  let gone = 0;
  mirror!.onGone(() => {
    gone += 1;
  });
  const leave = mirror!.follow({ viewer: null, views: 'whole', have: null }, () => undefined);
  for (let look = 0; look < 3; look += 1) {
    mirrors.look();
    await new Promise(setImmediate);
  }
  expect(gone).toBe(0);
  leave();
  for (let look = 0; look < 3; look += 1) {
    mirrors.look();
    await new Promise(setImmediate);
  }
  expect(gone).toBe(1);
  expect(await mirrors.at(name, owner)).not.toBe(mirror);
  mirrors.stop();
});
