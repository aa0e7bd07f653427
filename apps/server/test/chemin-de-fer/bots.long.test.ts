import { verifyOnRecord } from '@sabot/fairness';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../../src/bots/seat-company.ts';
import { proofFrom } from '../../src/table/shoe/proof.ts';
import { refusedAt } from '../kit/bots-refused.ts';
import { chipsIn, testRoom } from '../kit/room.ts';
import { CHEMIN_DE_FER, keptAt, seeded, stateAt } from './chemin-de-fer.ts';

describe('a table of bots', () => {
  it('plays whole tallas of chemin de fer: banks, bancos, auctions; no chip is lost, every shoe is proved', async () => {
    const done = new Map<string, number>();
    for (const seed of [1, 2, 3]) {
      const test = await testRoom(CHEMIN_DE_FER);
      const { room, table, clock, store } = test;
      const refused = refusedAt(table);
      seatCompany(room, { clock, pace: 1, chance: seeded(seed) });
      for (let talla = 2; talla <= 3; talla++) {
        await clock.until(() => stateAt(table).talla >= talla, 20_000);
        const { held, minted } = chipsIn({ streams: store.kept });
        expect(held).toBe(minted);
      }
      expect(refused).toEqual([]);
      expect(room.lobby()[0]).toMatchObject({ game: 'chemin-de-fer', bots: 5, people: 0 });
      const kept = keptAt(test);
      for (const { event } of kept) {
        const isJoint = event.type === 'BancoMade' && (event.partners as readonly string[]).length > 1;
        for (const what of isJoint ? [event.type, 'together'] : [event.type]) done.set(what, (done.get(what) ?? 0) + 1);
      }
      const record = await table.record();
      for (const talla of [1, 2]) {
        const proof = proofFrom(
          record,
          kept.map(({ event }) => event),
          talla,
        );
        expect(verifyOnRecord(proof, record)).toMatchObject({ ok: true });
        expect(proof?.cards?.length).toBeGreaterThan(200);
      }
      await room.stop();
    }
    for (const type of [
      'AssociateAccepted',
      'BancoMade',
      'MesaMade',
      'BankBid',
      'ManoPassed',
      'BankDeclined',
      'GarageFilled',
      'HandAbated',
    ]) {
      expect([type, (done.get(type) ?? 0) >= 5]).toEqual([type, true]);
    }
    expect(done.get('together')).toBeGreaterThan(0);
    expect(done.get('CoupEnded')).toBeGreaterThan(250);
  });
});
