import { verifyOnRecord } from '@sabot/fairness';
import type { Entry } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { seatCompany } from '../src/bots/seat-company.ts';
import { proofFrom } from '../src/table/shoe/proof.ts';
import { HIGH_CARD } from './kit/high-card.ts';
import { Looker } from './kit/looker.ts';
import { does, testRoom } from './kit/room.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';

const ENTROPY = '5a'.repeat(32);
const entry = HIGH_CARD as unknown as Entry;

it('a game the server never heard of is shuffled, dealt, told, kept and proved like any other', async () => {
  let test = await testRoom(entry);
  seatCompany(test.room, { clock: test.clock, pace: 1 });
  const ana = new Looker(test.table, 'ana');
  const onlooker = new Looker(test.table, '');
  expect(ana.last).toMatchObject({ game: 'high-card', ruleset: 'toy/high-card', shuffle: null });
  await does(test.table, 'ana', 'Sit', { seat: 1 });
  expect(ana.acts).toEqual(['Sit']);
  await ana.commit(ENTROPY);
  expect(ana.acts).toEqual(['Sit', 'CutPack']);
  await does(test.table, 'ana', 'CutPack', { at: 20 });
  await ana.reveal(ENTROPY);
  expect(ana.last.awaits).toMatchObject([{ acts: ['Show'], clock: 'uncover' }]);
  expect(onlooker.last.view).toMatchObject({ card: '??' });
  expect(onlooker.last.events.at(-1)).toMatchObject({ event: { type: 'CardDrawn', card: '??' } });
  expect(ana.last.view).not.toMatchObject({ card: '??' });
  expect(test.room.lobby()).toMatchObject([
    { game: 'high-card', talla: 1, people: 1, bots: 0, clock: { name: 'uncover' } },
  ]);
  await test.table.stop();
  test = await testRoom(entry, { store: test.store, shuffler: seededShuffler('later') });
  await test.clock.until(() => test.table.summary.talla === 2);
  const record = await test.table.record();
  const events = test.store.kept.get('table:toy.high-card.1')!.map(({ data }) => JSON.parse(data));
  const proof = proofFrom(record, events, 1);
  expect(proof).toMatchObject({ contributions: [{ player: 'ana', revealed: ENTROPY }], cut: { by: 'ana', depth: 20 } });
  expect(proof!.cards).toHaveLength(6);
  expect(verifyOnRecord(proof, record)).toMatchObject({ ok: true, checked: 6 });
});
