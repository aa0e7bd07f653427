import { judge } from '@sabot/fairness';
import { type DealtHere, seenIn } from '@sabot/protocol';
import { type Entry, entryById } from '@sabot/regulations';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { expect, it } from 'vitest';
import { seatCompany } from '../src/bots/seat-company.ts';
import { proofFrom } from '../src/table/shoe/proof.ts';
import { seeded } from './chemin-de-fer/chemin-de-fer.ts';
import { testRoom } from './kit/room.ts';

it.each([...Object.values(ONE_OF_EACH_GAME), 'buenos-aires-2016/midi'])(
  '%s: whoever follows a shoe from its first card to its last can compare every card with the proof',
  async (id) => {
    const { table, clock, room, store } = await testRoom(entryById(id) as Entry);
    let last: DealtHere | null = null;
    const ended: DealtHere[] = [];
    table.follow({ viewer: null, have: null, views: 'whole' }, ({ text }) => {
      const shoes = seenIn(last, JSON.parse(text));
      ended.push(...shoes.slice(0, -1));
      last = shoes.at(-1) ?? null;
    });
    seatCompany(room, { clock, pace: 1, chance: seeded(12) });
    await clock.until(() => ended.some(({ talla }) => talla === 1), 60_000);
    const events = (store.kept.get(`table:${table.scene.table}`) ?? []).map(({ data }) => JSON.parse(data));
    const record = await table.record();
    const judged = judge(proofFrom(record, events, 1), {
      record,
      dealt: ended.find(({ talla }) => talla === 1) ?? null,
    });
    // Bots alone sat there: nothing is missing but another hand in the shuffle.
    expect(judged).toMatchObject({ verdict: 'not-proved', lacks: ['house-alone'], unseen: 0 });
    expect(judged.verdict === 'not-proved' && judged.compared).toBeGreaterThan(200);
  },
);
