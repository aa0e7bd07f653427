import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, type EventStore, openSqlite, openStore } from '@sabot/event-store';
import { writeOlderFile } from '@sabot/event-store/test/older-file';
import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
import { tamper, tamperAppend, tamperEvent } from '@sabot/event-store/test/tamper';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error the checker is plain JavaScript that shares nothing with us
import { checkStore } from './check.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sabot-checker-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLE = 'asturias-2011.punto-y-banca.1';
const told = (commandId: string, act: string, answer: object | null) => ({
  table: TABLE,
  name: 'ana',
  commandId,
  act,
  answer,
});

/** Ana gets chips, brings some to a table, stakes and wins. */
async function fill(store: EventStore): Promise<void> {
  const law = { ruleset: 'asturias-2011/punto-y-banca', edition: 1 };
  const table = `table:${TABLE}`;
  const event = (type: string, data: object) => ({ type, data: JSON.stringify({ type, player: 'ana', ...data }) });
  const acted = (type: string, events: { readonly type: string; readonly data: string }[]) => {
    const act = JSON.stringify({ type, by: { kind: 'player', id: 'ana' } });
    return events.map((one, i) => (i === 0 ? { ...one, act } : one));
  };
  const posted = (from: string, to: string, amount: number) => ({ postings: [{ from, to, amount }] });
  const plain = { ruleset: '', edition: 0 };
  const granted = [event('ChipsGranted', posted('mint', 'wallet:ana', 1000_00))];
  const moved = [event('ChipsMoved', posted('wallet:ana', table, 400_00))];
  const bought = acted('BuyChips', [event('ChipsBought', posted('outside', 'player:ana', 400_00))]);
  const staked = acted('SetStakes', [event('StakesSet', posted('player:ana', 'stake:ana:punto', 50_00))]);
  const won = acted('EndCoup', [
    event('StakeSettled', {
      postings: [
        { from: 'stake:ana:punto', to: 'player:ana', amount: 50_00 },
        { from: 'house', to: 'player:ana', amount: 50_00 },
      ],
    }),
  ]);
  const appends = [
    { commandId: 'grant:ana', writes: [{ stream: 'wallet:ana', expected: 0, ...plain, events: granted }] },
    {
      commandId: 'act:ana:buy',
      writes: [
        { stream: table, expected: 0, ...law, events: bought },
        { stream: 'wallet:ana', expected: 1, ...plain, events: moved },
      ],
    },
    { commandId: 'act:ana:stake', writes: [{ stream: table, expected: 1, ...law, events: staked }] },
    { commandId: 'lapse:1', writes: [{ stream: table, expected: 2, ...law, events: won }] },
  ];
  for (const [i, append] of appends.entries()) {
    const answer = JSON.stringify({ ok: true, version: i });
    expect(await store.append({ ...append, actor: 'player:ana', at: 1_700_000_000_000 + i, answer })).toMatchObject({
      ok: true,
    });
  }
  await store.close();
}

const LEDGER = [
  told('buy', 'BuyChips', { ok: true, version: 1 }),
  told('stake', 'SetStakes', { ok: true, version: 2 }),
  told('late', 'SetStakes', { ok: false }),
  told('cut-off', 'SetStakes', null),
];
const SOUND = {
  isSound: true,
  streams: 2,
  events: 5,
  commands: 4,
  acknowledged: 2,
  refused: 1,
  unanswered: 1,
  lost: [],
  doubled: [],
  refusedYetKept: [],
  minted: 1000_00,
  wallets: 600_00,
  tables: 400_00,
  difference: 0,
  faults: [],
};

it('first chips of a guest who never played go back to the mint, and are nobody’s any more', async () => {
  const file = join(folder, 'forgotten.db');
  const store = await openStore(file);
  const write = (expected: number, type: string, from: string, to: string) => ({
    stream: 'wallet:bea',
    expected,
    ruleset: '',
    edition: 0,
    events: [{ type, data: JSON.stringify({ postings: [{ from, to, amount: 1000_00 }] }) }],
  });
  const writes = [write(0, 'ChipsGranted', 'mint', 'wallet:bea'), write(1, 'ChipsReturned', 'wallet:bea', 'mint')];
  for (const [i, one] of writes.entries()) {
    await store.append({ commandId: `c${i}`, actor: 'house', at: 1, writes: [one] });
  }
  await store.close();
  expect(await checkStore(file, [])).toMatchObject({ isSound: true, minted: 0, wallets: 0, difference: 0, faults: [] });
});

const base = join(folder, 'base.db');
// All of it is in the index of the log.
beforeAll(async () => fill(await openSqlite(base, { index: { stretch: 1, portion: 1000 } })));
let files = 0;
/** A file of its own, after somebody has laid hands on it. */
function tampered(change: (file: string) => void = () => undefined): string {
  files += 1;
  const file = join(folder, `${files}.db`);
  copyFileSync(base, file);
  change(file);
  return file;
}
const STREAM = `table:${TABLE}`;
const replaced = (stream: string, version: number, from: string, to: string) => (file: string) =>
  tamperAppend(file, stream, version, (row) => JSON.parse(JSON.stringify(row).replaceAll(from, to)));
/** What left Ana's wallet for the table, told otherwise. */
const moved = (amount: string) => (file: string) => {
  const data = JSON.stringify({ postings: [{ from: 'wallet:ana', to: STREAM, amount: Number(amount) }] });
  tamperEvent(file, 'wallet:ana', 2, { data });
};
const sql = (statement: string) => (file: string) => tamper(file, statement);

describe('the checker of stored rows', () => {
  it('shares no code with the packages', () => {
    const sources = globSync('*.mjs', { cwd: import.meta.dirname });
    expect(sources.length).toBeGreaterThan(3);
    const imports = sources.flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
        ([, name]) => name,
      ),
    );
    expect(imports.filter((name) => !/^(node:|\.\/|postgres$)/.test(name ?? ''))).toEqual([]);
  });

  it('finds a store sound and counts what was acknowledged, and every cent', async () => {
    expect(await checkStore(tampered(), LEDGER)).toEqual(SOUND);
  });

  it('finds an acknowledged act that is not kept, or kept elsewhere', async () => {
    const ledger = [
      told('gone', 'SetStakes', { ok: true, version: 9 }),
      told('stake', 'SetStakes', { ok: true, version: 7 }),
    ];
    expect(await checkStore(tampered(), ledger)).toMatchObject({ isSound: false, lost: [{}, {}] });
  });

  it('finds an act that was done twice, and one that was refused and yet kept', async () => {
    const file = tampered((one) => tamperAppend(one, STREAM, 3, (row) => ({ ...row, commandId: 'act:ana:buy' })));
    expect(await checkStore(file, LEDGER)).toMatchObject({
      isSound: false,
      doubled: [expect.stringContaining('act:ana:buy')],
    });
    const refused = [told('stake', 'SetStakes', { ok: false })];
    expect(await checkStore(tampered(), refused)).toMatchObject({
      isSound: false,
      refusedYetKept: ['act:ana:stake'],
    });
  });

  it.each([
    ['a changed amount', replaced(STREAM, 2, '5000', '5001'), /changed/],
    ['an append taken out', (file: string) => tamperAppend(file, STREAM, 2, () => null), /append 3 is missing/],
    [
      'the last append cut off',
      (file: string) => tamperAppend(file, STREAM, 3, () => null),
      /4 was the last append, and 3 is/,
    ],
    ['a changed act', replaced(STREAM, 2, 'SetStakes', 'SetSteaks'), /changed/],
    ['an act taken out', (file: string) => tamperEvent(file, STREAM, 2, { act: null }), /comes from no act/],
    ['an act that is none', (file: string) => tamperEvent(file, STREAM, 2, { act: '[]' }), /cannot be read/],
    ['another number of an append', (file: string) => tamperAppend(file, STREAM, 3, (row) => row, 9), /changed/],
    ['a head set back', sql(`UPDATE streams SET version = version - 1 WHERE name LIKE 'table:%'`), /head/],
    ['a head beyond the log', sql(`UPDATE streams SET version = 99 WHERE name LIKE 'table:%'`), /head/],
    ['a command that is not in the index', sql('DELETE FROM commands WHERE commit_no = 3'), /append 3: the index/],
    [
      'an index that leads elsewhere',
      sql('UPDATE positions SET commit_no = 2 WHERE commit_no = 3'),
      /the index says 2/,
    ],
    ['an index of what is not there', sql(`INSERT INTO positions VALUES ('table:x', 1, 2)`), /nowhere else/],
    ['an append that goes on too long', sql(`UPDATE log SET body = CAST(body || x'00' AS BLOB)`), /too long/],
    ['chips that never left the wallet', moved('30000'), /from the wallet/],
  ])('finds %s', async (_, change, fault) => {
    const found = await checkStore(tampered(change), LEDGER);
    expect(found.isSound).toBe(false);
    expect(found.faults.join('\n')).toMatch(fault);
  });

  it('finds a cent too many', async () => {
    const file = tampered(moved('39999'));
    expect(await checkStore(file)).toMatchObject({ isSound: false, difference: 1 });
  });
});

describe('over sealed blocks', () => {
  const archive = join(folder, 'archive');
  const [beside, swept, archived] = ['beside', 'swept', 'archived'].map((name) => join(folder, `${name}.db`));
  const sealed = { streams: [{ stream: STREAM, to: 2 }], mayArchive: true };
  beforeAll(async () => {
    for (const [file, tidy, move] of [
      [beside, false, false],
      [swept, true, false],
      [archived, true, true],
    ] as const) {
      copyFileSync(base, file as string);
      const { sealing, snapshots, close } = await openSqlite(file as string, { seal: { pauseMs: 0 } });
      await snapshots.save({ stream: STREAM, shape: 'any', version: 3, state: '{}' });
      expect(await sealing?.seal(sealed)).toBe(2);
      if (tidy) await sealing?.tidy(0);
      if (move) expect(await sealing?.archive({ folder: archive, before: Date.now() })).toMatchObject({ blocks: 1 });
      await close();
    }
  });
  const copyOf = (file: string | undefined, change: (file: string) => void): string => {
    files += 1;
    const copy = join(folder, `${files}.db`);
    copyFileSync(file as string, copy);
    change(copy);
    return copy;
  };

  it('finds the same: with the rows still beside the block, without them, and with the block in a file', async () => {
    for (const file of [beside, swept, archived]) expect(await checkStore(file, LEDGER)).toEqual(SOUND);
  });

  it.each([
    ['a changed block', swept, sql(`UPDATE blocks SET body = CAST('x' || body AS BLOB)`), /block 1: its sum/],
    ['a block that is gone', swept, sql('DELETE FROM blocks'), /./],
    ['a run that ends elsewhere', swept, sql('UPDATE runs SET last = 3'), /block 1: its runs/],
    ['a run with another hash', swept, sql('UPDATE runs SET hash = zeroblob(32)'), /block 1: its runs/],
    ['another list of appends', swept, sql(`UPDATE sealed SET commits = x'0002'`), /block 1: holds other appends/],
    ['an event beside its block that was changed', beside, replaced(STREAM, 2, '5000', '5001'), /./],
    ['rows that should be gone', beside, sql('UPDATE sealed SET swept = 1'), /in the log and in block 1/],
    ['the part of a wallet taken out', swept, sql('DELETE FROM log WHERE commit_no = 2'), /wallet:ana is nowhere/],
    ['an answer forgotten too early', swept, sql('DELETE FROM commands WHERE commit_no = 3'), /append 3: the index/],
    ['a file that is nowhere', archived, sql(`UPDATE archives SET folder = '/nowhere'`), /none of the archives/],
  ] as const)('finds %s', async (_, file, change, fault) => {
    const found = await checkStore(copyOf(file, change), LEDGER);
    expect(found.isSound).toBe(false);
    expect([...found.faults, ...found.lost].join('\n')).toMatch(fault);
  });
});

it('finds a file from before acts were kept sound, and an act that was put into it', async () => {
  const file = join(folder, 'older.db');
  writeOlderFile(file);
  const sound = { isSound: true, events: 86, faults: [] };
  expect(await checkStore(file, [])).toMatchObject(sound);
  await (await openStore(file)).close();
  expect(await checkStore(file, [])).toMatchObject(sound);
  tamperEvent(file, STREAM, 3, { act: '{"type":"Sit","by":{"kind":"shoe"}}' });
  expect(await checkStore(file, [])).toMatchObject({
    isSound: false,
    faults: [expect.stringMatching(/3: an act that was not hashed/)],
  });
});

const TABLES = ['events', 'commands', 'sealed', 'blocks', 'runs', 'rests', 'answers'];

describe('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  it('reads the same', async () => {
    const url = await server.fresh();
    await fill(await openStore(url));
    expect(await checkStore(url, LEDGER)).toEqual(SOUND);
  });

  it('reads sealed blocks, also from an archive, and names what was done to them', async () => {
    const url = await server.fresh();
    await fill(await openStore(url));
    const { sealing, snapshots, close } = await openStore(url);
    await snapshots.save({ stream: STREAM, shape: 'any', version: 3, state: '{}' });
    expect(await sealing?.seal({ streams: [{ stream: STREAM, to: 2 }], mayArchive: true })).toBe(2);
    expect(await checkStore(url, LEDGER)).toEqual(SOUND);
    const hand = postgres(url, { max: 1, onnotice: () => {} });
    /** What it finds while something is otherwise; then that is taken back. */
    const found = async (statement: string): Promise<string> => {
      await hand.unsafe('CREATE SCHEMA before');
      for (const table of TABLES) await hand.unsafe(`CREATE TABLE before.${table} AS TABLE sabot.${table}`);
      await hand.unsafe(statement);
      const { isSound, faults, lost } = await checkStore(url, LEDGER);
      expect(isSound, statement).toBe(false);
      for (const table of TABLES) {
        await hand.unsafe(`DELETE FROM sabot.${table}`);
        await hand.unsafe(`INSERT INTO sabot.${table} OVERRIDING SYSTEM VALUE SELECT * FROM before.${table}`);
      }
      await hand.unsafe('DROP SCHEMA before CASCADE');
      return [...faults, ...lost].join('\n');
    };
    for (const [statement, fault] of [
      [`UPDATE sabot.blocks SET body = 'x' || body`, /block 1: its sum/],
      ['DELETE FROM sabot.blocks', /block 1: its sum/],
      ['DELETE FROM sabot.sealed', /block 1: has runs, and is nowhere/],
      ['UPDATE sabot.runs SET last = 3', /block 1: its runs/],
      [`UPDATE sabot.sealed SET commits = '\\x0002'`, /block 1: holds other appends/],
      ['DELETE FROM sabot.rests', /append 2: what it wrote to wallet:ana is nowhere/],
      ['DELETE FROM sabot.answers', /append 3: the index says nothing/],
      ['UPDATE sabot.sealed SET answers = false', /append 3: the index says its block/],
      [`DELETE FROM sabot.commands WHERE id = 'lapse:1'`, /append 4 is missing/],
    ] as const)
      expect(await found(statement), statement).toMatch(fault);
    await hand.end();
    const archive = join(folder, 'postgres-archive');
    expect(await sealing?.archive({ folder: archive, before: Date.now() })).toMatchObject({ blocks: 1 });
    await close();
    expect(await checkStore(url, LEDGER)).toEqual(SOUND);
    rmSync(archive, { recursive: true });
    expect((await checkStore(url, LEDGER)).faults.join('\n')).toMatch(/none of the archives/);
  });
});

it('the files of a backup are read as their page describes them, and one that was changed or is missing is named', async () => {
  const [store, place] = [await openStore(tampered()), join(folder, 'backup')];
  await backUp(store, place);
  const more = { stream: 'wallet:ana', expected: 2, ruleset: '', edition: 0, events: [{ type: 'Noted', data: '{}' }] };
  await store.append({ commandId: 'more', actor: 'house', at: 1, writes: [more] });
  await backUp(store, place);
  await store.close();
  expect(await checkStore(place, LEDGER)).toEqual({ ...SOUND, events: 6, commands: 5 });
  const [first, second] = ['sabot-000000000001.backup', 'sabot-000000000005.backup'].map((name) => join(place, name));
  const bytes = readFileSync(second!);
  bytes[40]! ^= 1;
  writeFileSync(second!, bytes);
  expect(await checkStore(place, LEDGER)).toMatchObject({ isSound: false, events: 5 });
  rmSync(first!);
  expect(await checkStore(place)).toMatchObject({ isSound: false, events: 0 });
});
