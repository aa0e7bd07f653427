import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type EventStore, openStore } from '@sabot/event-store';
import { writeOlderFile } from '@sabot/event-store/test/older-file';
import { type PostgresServer, startPostgres } from '@sabot/event-store/test/postgres-server';
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
beforeAll(async () => fill(await openStore(base)), 60_000);
let files = 0;
/** A file of its own, after somebody has laid hands on it. */
async function tampered(change: string): Promise<string> {
  files += 1;
  const file = join(folder, `${files}.db`);
  copyFileSync(base, file);
  if (change !== '') {
    const database = new DatabaseSync(file);
    database.exec(change);
    database.close();
  }
  return file;
}

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
    expect(await checkStore(await tampered(''), LEDGER)).toEqual(SOUND);
  });

  it('finds an acknowledged act that is not kept, or kept elsewhere', async () => {
    const ledger = [
      told('gone', 'SetStakes', { ok: true, version: 9 }),
      told('stake', 'SetStakes', { ok: true, version: 7 }),
    ];
    expect(await checkStore(await tampered(''), ledger)).toMatchObject({ isSound: false, lost: [{}, {}] });
  });

  it('finds an act that was done twice, and one that was refused and yet kept', async () => {
    const file = await tampered(`UPDATE events SET command_id = 'act:ana:buy' WHERE type = 'StakeSettled'`);
    expect(await checkStore(file, LEDGER)).toMatchObject({
      isSound: false,
      doubled: [expect.stringContaining('act:ana:buy')],
    });
    const refused = [told('stake', 'SetStakes', { ok: false })];
    expect(await checkStore(await tampered(''), refused)).toMatchObject({
      isSound: false,
      refusedYetKept: ['act:ana:stake'],
    });
  });

  it.each([
    ['a changed amount', `UPDATE events SET data = replace(data, '5000', '5001') WHERE type = 'StakesSet'`, /changed/],
    ['an event taken out', `DELETE FROM events WHERE type = 'StakesSet'`, /missing before it/],
    ['a changed act', `UPDATE events SET act = replace(act, 'ana', 'eve') WHERE type = 'StakesSet'`, /changed/],
    ['an act taken out', `UPDATE events SET act = NULL WHERE type = 'StakesSet'`, /comes from no act/],
    ['an act that is none', `UPDATE events SET act = '[]' WHERE type = 'StakesSet'`, /cannot be read/],
    ['appends out of order', `UPDATE events SET commit_no = 9 WHERE type = 'StakesSet'`, /not in order/],
    ['two appends of one number', 'UPDATE commands SET commit_no = 1', /another has its number/],
    ['a head set back', `UPDATE streams SET version = version - 1 WHERE name LIKE 'table:%'`, /head/],
    ['a command without its row', `DELETE FROM commands WHERE id = 'act:ana:stake'`, /no row/],
    [
      'chips that never left the wallet',
      `UPDATE events SET data = replace(data, '40000', '30000') WHERE type = 'ChipsMoved'`,
      /from the wallet/,
    ],
  ])('finds %s', async (_, change, fault) => {
    const found = await checkStore(await tampered(change), LEDGER);
    expect(found.isSound).toBe(false);
    expect(found.faults.join('\n')).toMatch(fault);
  });

  it('finds a cent too many', async () => {
    const found = await checkStore(
      await tampered(`UPDATE events SET data = replace(data, '40000', '39999') WHERE type = 'ChipsMoved'`),
    );
    expect(found).toMatchObject({ isSound: false, difference: 1 });
  });
});

it('finds a file from before acts were kept sound, and an act that was put into it', async () => {
  const file = join(folder, 'older.db');
  writeOlderFile(file);
  const sound = { isSound: true, events: 86, faults: [] };
  await (await openStore(file)).close();
  expect(await checkStore(file, [])).toMatchObject(sound);
  const database = new DatabaseSync(file);
  database.exec(
    `UPDATE events SET act = '{"type":"Sit","by":{"kind":"shoe"}}' WHERE stream LIKE 'table:%' AND version = 3`,
  );
  database.close();
  expect(await checkStore(file, [])).toMatchObject({
    isSound: false,
    faults: [expect.stringMatching(/3: an act that was not hashed/)],
  });
});

describe('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(() => server?.stop(), 60_000);

  it('reads the same', async () => {
    const url = await server.fresh();
    await fill(await openStore(url));
    expect(await checkStore(url, LEDGER)).toEqual(SOUND);
  });
});
