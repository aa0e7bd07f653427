import { balances, lookUp, type PuntoBancaEvent } from '@sabot/engine';
import { checkRecord, verifyOnRecord } from '@sabot/fairness';
import { ofAnyGame, PUNTO_BANCA } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { proofFrom } from '../src/table/shoe/proof.ts';
import { Looker } from './kit/looker.ts';
import { chipsIn, does, seat, stateOf, type TestRoom, testRoom } from './kit/room.ts';

const eventsOf = ({ store, table }: TestRoom): readonly PuntoBancaEvent[] =>
  (store.kept.get(`table:${table.scene.table}`) ?? []).map(({ data }) => JSON.parse(data));
const count = (test: TestRoom, type: string): number => eventsOf(test).filter((event) => event.type === type).length;

describe('a table nobody touches', () => {
  it.each(PUNTO_BANCA.map((entry) => [entry.id, entry] as const))(
    '%s: plays a whole shoe by lapses alone',
    async (_, entry) => {
      const test = await testRoom(ofAnyGame(entry));
      await seat(test, 'ana', 1);
      await seat(test, 'bea', 2);
      for (let coup = 1; stateOf(test.table).talla === 1; coup++) {
        await does(test.table, 'ana', 'SetStakes', { stakes: least(test, 'ana') });
        await test.clock.until(() => count(test, 'CoupEnded') >= coup || stateOf(test.table).talla > 1);
        expect(chipsIn({ streams: test.store.kept })).toEqual({ held: 20_000_00, minted: 20_000_00 });
      }
      expect(count(test, 'CoupEnded')).toBeGreaterThan(30);
      const held = Object.entries(balances(stateOf(test.table).books));
      expect(
        held.every(([account, amount]) => (amount ?? 0) >= 0 || account === 'house' || account === 'outside'),
      ).toBe(true);
      const record = await test.table.record();
      expect(checkRecord(record)).toMatchObject({ ok: true });
      expect(record.map(({ deed }) => deed).slice(0, 3)).toEqual(['begun', 'closed', 'revealed']);
    },
  );
});

/** The least stake on punto that the table offers, if it offers any. */
function least({ table }: TestRoom, name: string): readonly (readonly [string, number])[] {
  const { ruleset, state } = table.scene;
  const offer = ruleset.legal(state, { kind: 'player', id: name }).find(({ act }) => act === 'SetStakes');
  const punto = offer?.offer.answer.fields.punto;
  return punto?.kind === 'amount' ? [['punto', punto.min]] : [];
}

describe('the sealed shoe', () => {
  it('is revealed after its last coup, and everyone can compute its cards again', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    await test.clock.until(() => test.table.scene.shuffle?.phase === 'cutting');
    expect(await does(test.table, 'ana', 'CutPack', { at: 100 })).toMatchObject({ ok: true });
    await test.clock.until(() => stateOf(test.table).talla > 1);
    const proof = proofFrom(await test.table.record(), eventsOf(test), 1);
    expect(proof?.cut).toEqual({ by: 'ana', depth: 100 });
    expect(proof?.cards?.length).toBeGreaterThan(250);
    expect(verifyOnRecord(proof, await test.table.record())).toMatchObject({ ok: true });
    expect(proofFrom(await test.table.record(), eventsOf(test), 2)).toBeNull();
  });

  it('is cut by the croupier where nobody does, at the place the secret fixed', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    await test.clock.until(() => stateOf(test.table).talla > 2);
    for (const talla of [1, 2]) {
      const proof = proofFrom(await test.table.record(), eventsOf(test), talla);
      expect(proof?.cut.by).toBeNull();
      expect(verifyOnRecord(proof, await test.table.record())).toMatchObject({ ok: true });
    }
  });

  it('keeps its secret in the vault alone while it is played', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    await test.clock.until(() => count(test, 'CoupEnded') >= 3);
    const [secret] = [...test.store.secrets.values()] as [string];
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([...test.store.kept])).not.toContain(secret);
    expect(JSON.stringify(test.table.scene)).not.toContain(secret);
    expect(JSON.stringify(test.table)).not.toContain(secret);
  });

  it('is cut by nobody who was not there when it was shuffled', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    await test.clock.until(() => test.table.scene.shuffle?.phase === 'cutting');
    await seat(test, 'bea', 2);
    expect(await does(test.table, 'bea', 'CutPack', { at: 9 })).toMatchObject({ refusal: { code: 'not-seated' } });
  });
});

describe('a command', () => {
  it('given twice is done once and answered alike', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    const first = await does(test.table, 'ana', 'BuyChips', { amount: 50_00 }, 'once');
    const again = await does(test.table, 'ana', 'BuyChips', { amount: 50_00 }, 'once');
    expect(first.ok).toBe(true);
    expect(again).toEqual(first);
    expect(count(test, 'ChipsBought')).toBe(2);
    const later = await testRoom(undefined, { store: test.store });
    expect(await does(later.table, 'ana', 'BuyChips', { amount: 50_00 }, 'once')).toEqual(first);
    expect(count(later, 'ChipsBought')).toBe(2);
  });

  it('buys no more chips than the wallet holds', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    const refused = await does(test.table, 'ana', 'BuyChips', { amount: 9001_00 });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'beyond-the-wallet', facts: { max: 9000_00 } } });
    await does(test.table, 'ana', 'Leave');
    expect(await test.room.desk.balance('ana')).toBe(10_000_00);
  });

  it('that the store cannot keep is not done, and the table goes on afterwards', async () => {
    const test = await testRoom();
    await seat(test, 'ana', 1);
    const { version } = test.table.scene;
    test.store.failing = true;
    expect(await does(test.table, 'ana', 'BuyChips', { amount: 50_00 })).toMatchObject({
      refusal: { code: 'not-written' },
    });
    test.store.failing = false;
    expect(test.table.scene.version).toBe(version);
    expect(await does(test.table, 'ana', 'BuyChips', { amount: 50_00 })).toMatchObject({ ok: true });
    await test.clock.until(() => count(test, 'CoupEnded') >= 1);
  });
});

it('what the store kept though it seemed to fail is done all the same: told to all, and answered to whoever repeats it', async () => {
  const test = await testRoom();
  await seat(test, 'ana', 1);
  await test.room.guests.enter('bea');
  const onlooker = new Looker(test.table, '');
  const append = test.store.append.bind(test.store);
  test.store.append = async (given) => {
    test.store.append = append;
    await append(given);
    throw new Error('the line was cut');
  };
  expect(await does(test.table, 'bea', 'Sit', { seat: 2 }, 'lost')).toMatchObject({ refusal: { code: 'not-written' } });
  expect(lookUp(test.table.summary.people, 'bea')).toBeUndefined();
  const again = await does(test.table, 'bea', 'Sit', { seat: 2 }, 'lost');
  expect(again).toMatchObject({ ok: true, version: test.table.scene.version });
  expect(lookUp(onlooker.last.view.people, 'bea')).toEqual({ kind: 'seat', n: 2 });
  expect(count(test, 'PlayerSeated')).toBe(2);
});

it('a command refused while another writer is one event ahead is not kept as done, and is done when it becomes lawful', async () => {
  const test = await testRoom();
  await seat(test, 'ana', 1);
  await test.room.guests.enter('bea');
  // Another house seats bea where ours does not know of it yet.
  const other = await testRoom(undefined, { store: test.store });
  expect(await does(other.table, 'bea', 'Sit', { seat: 2 })).toMatchObject({ ok: true });
  const buys = { amount: 100_00 };
  const refused = await does(test.table, 'bea', 'BuyChips', buys, 'early');
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'not-at-the-table' } });
  const version = test.store.kept.get(`table:${test.table.scene.table}`)?.length ?? 0;
  const again = await does(other.table, 'bea', 'BuyChips', buys, 'early');
  expect(again).toEqual({ ok: true, version: version + 1 });
  expect(eventsOf(test).at(-1)).toMatchObject({ type: 'ChipsBought', player: 'bea', amount: 100_00 });
});

it('a coup that was interrupted is finished with the same cards', async () => {
  const played = async (stopAt: number | null): Promise<readonly PuntoBancaEvent[]> => {
    let test = await testRoom();
    await seat(test, 'ana', 1);
    if (stopAt !== null) {
      await test.clock.until(() => eventsOf(test).length >= stopAt);
      await test.table.stop();
      test = await testRoom(undefined, { store: test.store });
    }
    await test.clock.until(() => count(test, 'CoupEnded') >= 2);
    return eventsOf(test).slice(0, 40);
  };
  const whole = await played(null);
  for (const stopAt of [12, 18, 22, 25, 30]) expect(await played(stopAt)).toEqual(whole);
});
