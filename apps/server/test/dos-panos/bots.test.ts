import { verifyOnRecord } from '@sabot/fairness';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../../src/bots/seat-company.ts';
import { refuse } from '../../src/refusals.ts';
import { proofFrom } from '../../src/table/shoe/proof.ts';
import { seeded } from '../chemin-de-fer/chemin-de-fer.ts';
import { refusedAt } from '../kit/bots-refused.ts';
import { chipsIn, testRoom } from '../kit/room.ts';
import { eventsAt, onTerms, stateAt } from './terms.ts';

const LIBRE = { modality: 'libre', seeds: [3], tallas: 6 } as const;
const LIMITADA = { modality: 'limitada', seeds: [1, 2], tallas: 3 } as const;
/** `npm run proofs`: banks of both kinds. */
describe.each(process.env.SABOT_LONG === undefined ? [LIBRE] : [LIBRE, LIMITADA])(
  'a table of bots, banca $modality',
  ({ modality, seeds, tallas }) => {
    it('plays whole tallas of dos paños: auctions, bancos, both paños; no chip is lost, every shoe is proved', async () => {
      const done = new Map<string, number>();
      for (const seed of seeds) {
        const test = await testRoom(onTerms({ modality }));
        const { room, table, clock, store } = test;
        const refused = refusedAt(table);
        seatCompany(room, { clock, pace: 1, chance: seeded(seed) });
        for (let talla = 2; talla <= tallas; talla++) {
          await clock.until(() => stateAt(table).talla >= talla, 20_000);
          const { held, minted } = chipsIn({ streams: store.kept });
          expect(held).toBe(minted);
        }
        expect(refused).toEqual([]);
        expect(room.lobby()[0]).toMatchObject({ game: 'dos-panos', bots: 6, people: 0 });
        const kept = eventsAt(test);
        for (const { type } of kept) done.set(type, (done.get(type) ?? 0) + 1);
        const record = await table.record();
        for (let talla = 1; talla < tallas; talla++) {
          const proof = proofFrom(record, kept, talla);
          expect(verifyOnRecord(proof, record)).toMatchObject({ ok: true });
        }
        await room.stop();
      }
      // A bank may last for several tallas: there is one award at each table at least.
      for (const type of ['BankBid', 'BankAwarded', 'BankDeposited']) {
        expect([type, (done.get(type) ?? 0) >= seeds.length]).toEqual([type, true]);
      }
      for (const type of ['PanoSpoke', 'HandAbated', 'CaballoDivided']) {
        expect([type, (done.get(type) ?? 0) >= 5]).toEqual([type, true]);
      }
      expect(done.get('CoupEnded')).toBeGreaterThan(60);
    });
  },
);

describe('a table of bots that did not stake in time', () => {
  it('is suspended, and goes on when they ask for it', async () => {
    const test = await testRoom(onTerms({ modality: 'limitada' }));
    const { room, table, clock } = test;
    const act = table.act.bind(table);
    let isSuspended = false;
    table.act = async (id, command) =>
      command.type === 'SetStakes' && !isSuspended ? refuse('table-busy') : act(id, command);
    seatCompany(room, { clock, pace: 1, chance: seeded(4) });
    await clock.until(() => stateAt(table).phase === 'waiting' && stateAt(table).lacks === 'stakes', 20_000);
    isSuspended = true;
    await clock.until(() => stateAt(table).coups > 0, 20_000);
    expect(eventsAt(test).map(({ type }) => type)).toContain('PlayResumed');
    await room.stop();
  });
});

describe('a table of bots of whom too few sit on one paño', () => {
  it('goes on when one of the others has crossed over', async () => {
    const test = await testRoom(onTerms({ modality: 'limitada' }));
    const { room, table, clock } = test;
    const act = table.act.bind(table);
    let seated = 0;
    // All but the last two are shown to the first paño.
    table.act = async (id, command) => {
      if (command.type !== 'Sit' || seated >= 6) return act(id, command);
      seated += 1;
      return act(id, { ...command, seat: seated <= 4 ? seated : seated + 3 });
    };
    seatCompany(room, { clock, pace: 1, chance: seeded(7) });
    const isShort = () => stateAt(table).phase === 'waiting' && stateAt(table).lacks === 'company';
    const isBeside = () => Object.values(stateAt(table).people).length === 6 && isShort() && stateAt(table).talla > 0;
    await clock.until(isBeside, 40_000);
    const before = stateAt(table).coups;
    await clock.until(() => stateAt(table).coups > before + 2, 20_000);
    await room.stop();
  });

  it('begins where all of them sat down on one paño, because each decided before another was seen', async () => {
    const test = await testRoom(onTerms({ modality: 'limitada' }));
    const { room, table, clock } = test;
    const act = table.act.bind(table);
    let seated = 0;
    table.act = async (id, command) => {
      if (command.type !== 'Sit' || seated >= 6) return act(id, command);
      seated += 1;
      return act(id, { ...command, seat: seated });
    };
    seatCompany(room, { clock, pace: 1, chance: seeded(9) });
    await clock.until(() => Object.values(stateAt(table).people).length === 6, 20_000);
    await clock.until(() => stateAt(table).coups > 1, 20_000);
    const seats = Object.values(stateAt(table).people).flatMap((place) => (place.kind === 'seat' ? [place.n] : []));
    // As few as it takes have crossed over.
    expect(seats.filter((n) => n > 6).length).toBeLessThanOrEqual(3);
    await room.stop();
  });
});
