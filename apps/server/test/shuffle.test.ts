import { createHash } from 'node:crypto';
import type { GameEvent } from '@sabot/engine';
import { checkRecord, type Entry, playerCommitment, shoeOrder, type Verified, verifyOnRecord } from '@sabot/fairness';
import { describe, expect, it } from 'vitest';
import { proofFrom } from '../src/table/shoe/proof.ts';
import { Looker } from './kit/looker.ts';
import { does, stateOf, type TestRoom, testRoom } from './kit/room.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';

const bytes = (seed: string): string => createHash('sha256').update(seed).digest('hex');
const ANA = bytes('entropy of ana');
const BEA = bytes('entropy of bea');
const PEOPLE = ['ana', 'bea', 'eva'] as const;
const BOT = 'Nieves';

interface Shuffled extends TestRoom {
  readonly ana: Looker;
  readonly bea: Looker;
  /** Looks on, with a name, and has no seat. */
  readonly eva: Looker;
}

const eventsOf = ({ store, table }: TestRoom): readonly GameEvent[] =>
  (store.kept.get(`table:${table.scene.table}`) ?? []).map(({ data }) => JSON.parse(data));
const phaseOf = ({ table }: TestRoom): string | undefined => table.scene.shuffle?.phase;
/** What the fairness stream holds of the second talla. */
const linesOf = ({ store, table }: TestRoom): readonly string[] => {
  const types = (store.kept.get(`fairness:${table.scene.table}`) ?? []).map(({ type }) => type);
  return types.slice(types.lastIndexOf('begun'));
};
const refused = (code: string) => ({ ok: false, refusal: { code } });

const looking = (test: TestRoom): Shuffled => {
  const [ana, bea, eva] = PEOPLE.map((name) => new Looker(test.table, name));
  return { ...test, ana, bea, eva } as Shuffled;
};

/** Ana, Bea and a bot are seated when the second pack has been shuffled. The bot knows nothing of it. */
async function secondShuffle(): Promise<Shuffled> {
  const test = await testRoom();
  for (const name of PEOPLE) await test.room.guests.enter(name);
  for (const [i, name] of ['bea', 'ana', BOT].entries()) await does(test.table, name, 'Sit', { seat: i + 1 });
  await test.clock.until(() => stateOf(test.table).coups >= 20);
  const shuffled = looking(test);
  await test.clock.until(() => stateOf(test.table).talla === 2 && phaseOf(test) === 'shuffling');
  return shuffled;
}

/** The house is gone in an instant and opens again on the same store; all come back, or only some. */
async function crashed(test: TestRoom, back: readonly string[] = PEOPLE): Promise<Shuffled> {
  await test.table.stop();
  const again = await testRoom(undefined, { store: test.store, shuffler: seededShuffler('after') });
  const lookers = back.map((name) => [name, new Looker(again.table, name)] as const);
  return { ...again, ...Object.fromEntries(lookers) } as Shuffled;
}

/** Lets the shoe be played to its end, and checks it as anyone could. */
async function proved(
  test: TestRoom,
): Promise<{ proof: NonNullable<ReturnType<typeof proofFrom>>; withheld: readonly string[] }> {
  await test.clock.until(() => stateOf(test.table).talla === 3);
  const record = await test.table.record();
  expect(checkRecord(record)).toMatchObject({ ok: true });
  const proof = proofFrom(record, eventsOf(test), 2)!;
  const verified = verifyOnRecord(proof, record);
  expect(verified).toMatchObject({ ok: true });
  expect(proof.cards!.length).toBeGreaterThan(250);
  return { proof, withheld: (verified as Verified).withheld };
}

describe('seated persons shuffle', () => {
  it('all commit, one cuts, all reveal: the order is made of it, and no time is lost', async () => {
    const test = await secondShuffle();
    const { ana, bea, table, clock } = test;
    const start = clock.now();
    expect(ana.last.shuffle).toMatchObject({
      talla: 2,
      phase: 'shuffling',
      contributions: [],
      waitsFor: ['bea', 'ana'],
    });
    expect(ana.last.awaits).toMatchObject([
      { acts: ['shuffle'], clock: 'shuffle', lapse: 'end-shuffle', until: start + 6000 },
    ]);
    expect(ana.acts).not.toContain('CutPack');
    expect(await does(table, 'ana', 'CutPack', { at: 9 })).toMatchObject(refused('shuffle-not-over'));
    expect(await ana.commit(ANA)).toMatchObject({ ok: true });
    expect(bea.last.shuffle).toMatchObject({ waitsFor: ['bea'], contributions: [{ player: 'ana', revealed: false }] });
    expect(await ana.reveal(ANA, 'hasty')).toMatchObject(refused('shuffle-not-over'));
    await bea.commit(BEA);
    expect(phaseOf(test)).toBe('cutting');
    expect(bea.last.shuffle).toMatchObject({
      phase: 'cutting',
      waitsFor: ['bea', 'ana'],
      until: start + table.showing + 8000,
    });
    expect(bea.last.shuffle?.contributions.map(({ player }) => player)).toEqual(['bea', 'ana']);
    expect(bea.acts).toContain('CutPack');
    expect(await ana.reveal(ANA, 'early')).toMatchObject(refused('not-cut'));
    await does(table, 'ana', 'CutPack', { at: 100 });
    expect(ana.last.shuffle).toMatchObject({ phase: 'revealing', waitsFor: ['bea', 'ana'], until: start + 4000 });
    expect(ana.last.awaits).toMatchObject([{ acts: ['reveal'], clock: 'reveal', lapse: 'close-shuffle' }]);
    expect(stateOf(table).packSteps).toEqual(['stop-card', 'burn']);
    await ana.reveal(ANA);
    expect(phaseOf(test)).toBe('revealing');
    await bea.reveal(BEA);
    expect(ana.last.shuffle).toMatchObject({ phase: 'closed', waitsFor: [], until: null });
    expect(stateOf(table).packSteps).toEqual([]);
    expect(clock.now()).toBe(start);
    const { proof, withheld } = await proved(test);
    expect(withheld).toEqual([]);
    expect(proof.cut).toEqual({ by: 'ana', depth: 100 });
    expect(proof.contributions.map(({ revealed }) => revealed)).toEqual([BEA, ANA]);
    const without = shoeOrder({ ...proof, contributions: [], depth: 100 });
    expect(proof.cards!.slice(0, 40)).not.toEqual(without.slice(0, 40));
  });

  it('one withholds: the time runs out, the shoe is made without it, and the proof names them', async () => {
    const test = await secondShuffle();
    await test.ana.commit(ANA);
    await test.bea.commit(BEA);
    await does(test.table, 'bea', 'CutPack', { at: 7 });
    const start = test.clock.now();
    await test.ana.reveal(ANA);
    await test.clock.until(() => phaseOf(test) === 'closed');
    expect(test.clock.now() - start).toBe(4000);
    expect(await test.bea.reveal(BEA)).toMatchObject(refused('already-closed'));
    const { proof, withheld } = await proved(test);
    expect(withheld).toEqual(['bea']);
    expect(proof.contributions.map(({ revealed }) => revealed)).toEqual([null, ANA]);
  });

  it('nobody: the time to shuffle runs out, then the time to cut, and the croupier cuts where the secret says', async () => {
    const test = await secondShuffle();
    const start = test.clock.now();
    await test.clock.until(() => phaseOf(test) === 'cutting');
    expect(test.clock.now() - start).toBe(6000);
    const { showing } = test.table;
    await test.clock.until(() => phaseOf(test) === 'closed');
    expect(test.clock.now() - start).toBe(6000 + showing + 8000);
    expect(linesOf(test)).toEqual(['begun', 'shuffled', 'cut', 'closed']);
    const { proof } = await proved(test);
    expect(proof).toMatchObject({ contributions: [], cut: { by: null } });
  });

  it('the croupier cuts where secret and commitments say, also where players have shuffled', async () => {
    const test = await secondShuffle();
    await test.ana.commit(ANA);
    await test.clock.until(() => phaseOf(test) === 'revealing');
    await test.ana.reveal(ANA);
    const { proof } = await proved(test);
    expect(proof).toMatchObject({ contributions: [{ player: 'ana', revealed: ANA }], cut: { by: null } });
  });

  it('a late one is told so', async () => {
    const test = await secondShuffle();
    await test.ana.commit(ANA);
    await test.clock.until(() => phaseOf(test) === 'cutting');
    expect(await test.bea.commit(BEA)).toMatchObject(refused('shuffle-over'));
    expect(await test.ana.commit(ANA, 'twice')).toMatchObject(refused('shuffle-over'));
    expect(test.ana.last.shuffle?.contributions).toHaveLength(1);
  });

  it('a stranger, a bot, a copy, a wrong reveal and another talla are refused', async () => {
    const test = await secondShuffle();
    const { table, eva, ana, bea } = test;
    expect(await eva.commit(bytes('eva'))).toMatchObject(refused('not-seated'));
    const bot = new Looker(table, BOT);
    expect(await bot.commit(bytes('bot'))).toMatchObject(refused('bot-among-people'));
    expect(bot.last.awaits.flatMap(({ by }) => by.map(({ id }) => id))).not.toContain(BOT);
    expect(await ana.commit(ANA, 'past', 1)).toMatchObject(refused('other-talla'));
    await ana.commit(ANA);
    expect(await ana.commit(BEA, 'again')).toMatchObject(refused('already-committed'));
    const copied = {
      kind: 'shuffle',
      player: 'bea',
      talla: 2,
      commitment: playerCommitment(ana.last.shuffle!.commitment, 'ana', ANA),
    } as const;
    expect(await table.move('copy', copied)).toMatchObject(refused('copied-commitment'));
    await bea.commit(BEA);
    expect(await does(table, BOT, 'CutPack', { at: 5 })).toMatchObject(refused('bot-among-people'));
    expect(await does(table, 'eva', 'CutPack', { at: 5 })).toMatchObject({ ok: false });
    expect(bot.acts).not.toContain('CutPack');
    await does(table, 'bea', 'CutPack', { at: 5 });
    expect(await eva.reveal(ANA)).toMatchObject(refused('not-committed'));
    expect(await ana.reveal(BEA, 'wrong')).toMatchObject(refused('wrong-reveal'));
    await ana.reveal(ANA);
    expect(await ana.reveal(ANA, 'twice')).toMatchObject(refused('already-revealed'));
  });

  it('is done once and answered alike, however often it is said', async () => {
    const test = await secondShuffle();
    const first = await test.ana.commit(ANA, 'one');
    expect(await test.ana.commit(BEA, 'one')).toEqual(first);
    const later = await crashed(test);
    expect(await later.ana.commit(ANA, 'one')).toEqual(first);
    await later.bea.commit(BEA);
    expect(await later.ana.commit(ANA, 'one')).toEqual(first);
    expect(linesOf(later)).toEqual(['begun', 'committed', 'committed', 'shuffled']);
  });
});

describe('whoever is not there', () => {
  it('is waited for all the same if they sat before the cards were shuffled: a connection has time to come back', async () => {
    const test = await testRoom();
    await test.room.guests.enter('ana');
    await does(test.table, 'ana', 'Sit', { seat: 1 });
    expect(test.table.scene.shuffle).toMatchObject({ phase: 'shuffling', waitsFor: ['ana'] });
    await new Looker(test.table, 'ana').commit(ANA);
    expect(phaseOf(test)).toBe('cutting');
    expect(test.table.scene.shuffle?.contributions).toMatchObject([{ player: 'ana' }]);
  });

  it('costs the others the time to shuffle and no more', async () => {
    const test = await secondShuffle();
    const start = test.clock.now();
    test.bea.leave();
    await test.ana.commit(ANA);
    expect(test.ana.last.shuffle?.waitsFor).toEqual(['bea']);
    await test.clock.until(() => phaseOf(test) === 'cutting');
    expect(test.clock.now() - start).toBe(6000);
  });

  it('is not waited for where only bots sit', async () => {
    const test = await testRoom();
    await does(test.table, BOT, 'Sit', { seat: 2 });
    expect(linesOf(test)).toEqual(['begun', 'shuffled']);
  });

  it('has the time to come back and reveal', async () => {
    const test = await secondShuffle();
    await test.ana.commit(ANA);
    await test.bea.commit(BEA);
    test.bea.leave();
    await does(test.table, 'ana', 'CutPack', { at: 5 });
    await test.ana.reveal(ANA);
    expect(test.ana.last.shuffle).toMatchObject({ phase: 'revealing', waitsFor: ['bea'] });
    await new Looker(test.table, 'bea').reveal(BEA);
    expect(phaseOf(test)).toBe('closed');
  });
});

describe('whoever sits down before the shuffle has ended', () => {
  const DORA = bytes('entropy of dora');
  const withDora = async (): Promise<Shuffled & { readonly dora: Looker }> => {
    const test = await secondShuffle();
    await test.room.guests.enter('dora');
    let passed = false;
    test.clock.after(4000, () => {
      passed = true;
    });
    await test.clock.until(() => passed);
    expect(await does(test.table, 'dora', 'Sit', { seat: 5 })).toMatchObject({ ok: true });
    return { ...test, dora: new Looker(test.table, 'dora') };
  };

  it('is asked, has the whole time, and their part is in the order of every card', async () => {
    const test = await withDora();
    expect(test.dora.last.shuffle).toMatchObject({ waitsFor: ['bea', 'ana', 'dora'], until: test.clock.now() + 6000 });
    for (const [who, part] of [
      [test.dora, DORA],
      [test.ana, ANA],
      [test.bea, BEA],
    ] as const)
      await who.commit(part);
    await does(test.table, 'dora', 'CutPack', { at: 12 });
    for (const [who, part] of [
      [test.dora, DORA],
      [test.ana, ANA],
      [test.bea, BEA],
    ] as const)
      await who.reveal(part);
    expect(linesOf(test).slice(0, 2)).toEqual(['begun', 'joined']);
    const { proof } = await proved(test);
    expect(proof.contributions.map(({ revealed }) => revealed)).toEqual([BEA, ANA, DORA]);
    expect(proof).toMatchObject({ cut: { by: 'dora' }, seated: [{}, {}, {}, { player: 'dora', bot: false }] });
  });

  it('keeps that hand through a power cut, and is not waited for when they stand up again', async () => {
    const test = await crashed(await withDora(), ['ana', 'bea', 'dora']);
    expect(test.table.scene.shuffle?.waitsFor).toEqual(['bea', 'ana', 'dora']);
    await does(test.table, 'dora', 'Leave');
    expect(test.table.scene.shuffle?.waitsFor).toEqual(['bea', 'ana']);
    await does(test.table, 'dora', 'Sit', { seat: 5 });
    expect(test.table.scene.shuffle?.waitsFor).toEqual(['bea', 'ana', 'dora']);
    for (const name of ['ana', 'bea', 'dora']) await does(test.table, name, 'Leave');
    expect(phaseOf(test)).not.toBe('shuffling');
  });
});

describe('a house that is gone in the middle of a shuffle goes on with it', () => {
  it.each(['shuffling', 'cutting', 'revealing', 'closed'] as const)('when players were %s', async (phase) => {
    let test = await secondShuffle();
    const commitment = test.table.scene.shuffle?.commitment;
    const step = async (at: string, todo: () => Promise<unknown>): Promise<void> => {
      if (at === phase) {
        expect(phaseOf(test)).toBe(phase);
        const lines = linesOf(test);
        test = await crashed(test);
        expect(linesOf(test)).toEqual(lines);
        expect(test.table.scene.shuffle).toMatchObject({ phase, commitment });
      }
      await todo();
    };
    await test.ana.commit(ANA);
    await step('shuffling', () => test.bea.commit(BEA));
    await step('cutting', () => does(test.table, 'ana', 'CutPack', { at: 33 }));
    await test.bea.reveal(BEA);
    await step('revealing', () => test.ana.reveal(ANA));
    await step('closed', async () => undefined);
    const { proof, withheld } = await proved(test);
    expect(proof.contributions.map(({ revealed }) => revealed)).toEqual([BEA, ANA]);
    expect([proof.cut.depth, withheld]).toEqual([33, []]);
  });

  it('and nobody comes back: the time runs out all the same', async () => {
    const before = await secondShuffle();
    await before.ana.commit(ANA);
    const test = await crashed(before, []);
    const start = test.clock.now();
    await test.clock.until(() => phaseOf(test) === 'cutting');
    const { showing } = test.table;
    await test.clock.until(() => phaseOf(test) === 'closed');
    expect(test.clock.now() - start).toBe(6000 + showing + 8000 + 4000);
    const { withheld } = await proved(test);
    expect(withheld).toEqual(['ana']);
  });
});

it('a table that is closed in the middle of a shuffle gives it up, on record and with its secret', async () => {
  const test = await secondShuffle();
  await test.ana.commit(ANA);
  const [secret] = [...test.store.secrets].find(([key]) => key.startsWith('shuffle:'))!.slice(1) as [string];
  for (const name of ['ana', 'bea', BOT]) await does(test.table, name, 'Leave');
  expect(await test.table.act('close', { type: 'CloseTable', by: { kind: 'director', id: 'house' } })).toMatchObject({
    ok: true,
  });
  const record = await test.table.record();
  expect(record.at(-1)).toMatchObject({
    deed: 'abandoned',
    reason: 'closed',
    secret,
    contributions: [{ player: 'ana' }],
  });
  expect(checkRecord(record)).toMatchObject({ ok: true });
  expect(test.ana.last.shuffle).toBeNull();
  expect([...test.store.secrets.keys()].filter((key) => key.startsWith('shuffle:'))).toEqual([]);
});

it('what is sealed is nowhere before its time: messages, streams, snapshots, log and errors', async () => {
  const said: unknown[] = [];
  const note = (...facts: unknown[]) => void said.push(facts);
  const test = await testRoom(undefined, { log: { info: note, warn: note, error: note } });
  for (const name of PEOPLE) await test.room.guests.enter(name);
  const { ana, bea, eva } = looking(test);
  await does(test.table, 'ana', 'Sit', { seat: 1 });
  const [secret] = [...test.store.secrets.values()].filter((one) => /^[0-9a-f]{64}$/.test(one)) as [string];
  const everything = (): string =>
    JSON.stringify([[...test.store.kept], [...test.store.saved], ana.texts, bea.texts, eva.texts, said, test.table]);
  expect(phaseOf(test)).toBe('shuffling');
  await ana.commit(ANA);
  expect(everything()).not.toContain(ANA);
  await does(test.table, 'ana', 'CutPack', { at: 44 });
  expect(everything()).not.toContain(ANA);
  test.store.failing = true;
  expect(await ana.reveal(ANA, 'lost')).toMatchObject(refused('not-written'));
  test.store.failing = false;
  expect(everything()).not.toContain(ANA);
  await ana.reveal(ANA);
  expect(phaseOf(test)).toBe('closed');
  await test.clock.until(() => stateOf(test.table).coups >= 20);
  expect(everything()).not.toContain(secret);
  const { table, talla, decks } = (await test.table.record())[0] as Extract<Entry, { deed: 'begun' }>;
  const shoe = { table, talla, decks, secret, contributions: [{ player: 'ana', entropy: ANA }], depth: 44 };
  const order = shoeOrder(shoe);
  const { out } = test.table.summary;
  // Three cards in a row that have not left the shoe: no text has them in this order.
  for (let i = out; i + 3 < order.length; i++) {
    expect(everything()).not.toContain(JSON.stringify(order.slice(i, i + 3)).slice(1, -1));
  }
  expect(said.length).toBe(1);
  await test.clock.until(() => stateOf(test.table).talla === 2);
  expect(everything()).toContain(secret);
});
