import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REGISTRY } from '@sabot/regulations';
import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { moneyIn } from '@sabot/words';
import { describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { BadCall } from '../call/bad-call.ts';
import type { Call } from '../commands/command.ts';
import type { Io } from '../terminal/io.ts';
import { WORDS } from '../terminal/language.ts';
import { paintFor } from '../terminal/paint.ts';
import { CONFIG_KEYS } from './config-file.ts';
import { type HouseSettings, houseSettings } from './house-settings.ts';

const PAGE = fileURLToPath(new URL('../../../web', import.meta.url));
const KNOWN = {
  clocks: { stakes: 20, cut: 8, uncover: 15 },
  limits: { sockets: 200, guests: 200 },
  ownTables: { each: 3, all: 200 },
  page: '/built',
};
const MIDI = 'buenos-aires-2016/midi';
const TWO_MODALITIES = ONE_OF_EACH_GAME.dosPanos;
const [FIRST, SECOND] = REGISTRY.map(({ id }) => id) as [string, string];

const callWith = (options: Call['options'], env: Io['env']): Call => ({
  rulesets: REGISTRY,
  args: [],
  options,
  io: fakeIo({ env }).io,
  language: 'en',
  words: WORDS.en,
  paint: paintFor(false),
  money: (cents: number) => moneyIn('en', cents),
});

/** The settings of a call, with a file whose text or content is given. */
function settings(options: Call['options'], env: Io['env'] = {}, file?: unknown): Promise<HouseSettings> {
  return inFolder((path) => {
    if (file === undefined) return houseSettings(callWith(options, env), KNOWN);
    writeFileSync(path('house.json'), typeof file === 'string' ? file : JSON.stringify(file));
    return houseSettings(callWith({ ...options, config: path('house.json') }, env), KNOWN);
  });
}

async function complaint(...given: Parameters<typeof settings>): Promise<string> {
  try {
    await settings(...given);
  } catch (error) {
    if (!(error instanceof BadCall)) throw error;
    return error.say(WORDS.en.bad).replace(/\S*\/house\.json/, 'house.json');
  }
  return 'no complaint';
}

describe('where nothing is said', () => {
  it('one table of each ruleset, bots at all, on this machine alone, kept in ./data', async () => {
    const { tables, ...rest } = await settings({});
    expect(rest).toEqual({
      port: 4040,
      isPortAsked: false,
      host: '127.0.0.1',
      keptIn: { folder: 'data' },
      heads: 'data/heads',
      vaultKeys: null,
      pace: 1,
      clocks: { stakes: 20, cut: 8, uncover: 15 },
      bots: true,
      botErrors: 0,
      odds: true,
      page: '/built',
      publicUrls: [],
      tls: null,
      ownTables: { each: 3, all: 200 },
      addressHeader: null,
      limits: { sockets: 200, guests: 200 },
      answerDays: null,
      newCookieKey: null,
      node: null,
    });
    expect(tables.map(({ entry, count, settings: own }) => [entry.id, count, own])).toEqual(
      REGISTRY.map(({ id }) => [id, id === TWO_MODALITIES ? 2 : 1, {}]),
    );
  });
});

describe('flags come before the environment, the environment before the file', () => {
  const file = { port: 1, host: 'c', data: 'c', pace: 3, clocks: { cut: 3 }, bots: false, odds: false, page: PAGE };
  const env = { SABOT_PORT: '2', SABOT_HOST: 'b', SABOT_DATA: 'b', SABOT_PACE: '2' };
  const flags = {
    port: '3',
    host: 'a',
    data: 'a',
    pace: '0.5',
    clocks: 'stakes=5',
    bots: 'on',
    odds: 'on',
    tables: `${SECOND}=2`,
  };

  it('the file alone', async () => {
    expect(await settings({}, {}, file)).toMatchObject({
      port: 1,
      isPortAsked: true,
      host: 'c',
      keptIn: { folder: 'c' },
      pace: 3,
      clocks: { stakes: 20, cut: 3, uncover: 15 },
      bots: false,
      odds: false,
      page: PAGE,
    });
  });
  it('the environment over the file', async () => {
    expect(await settings({}, env, file)).toMatchObject({ port: 2, host: 'b', keptIn: { folder: 'b' }, pace: 2 });
  });
  it('flags over both', async () => {
    const found = await settings(flags, env, file);
    expect(found).toMatchObject({ port: 3, host: 'a', keptIn: { folder: 'a' }, pace: 0.5, bots: true, odds: true });
    expect(found.clocks).toEqual({ stakes: 5, cut: 8, uncover: 15 });
    expect(found.tables.map(({ entry, count }) => [entry.id, count])).toEqual([[SECOND, 2]]);
  });
  it('a database is used unless a higher place names a folder', async () => {
    const database = 'postgres://sabot@db/sabot';
    const keptIn = async (...given: Parameters<typeof settings>) => (await settings(...given)).keptIn;
    expect(await keptIn({}, { DATABASE_URL: database })).toEqual({ database });
    expect(await keptIn({}, { DATABASE_URL: database, SABOT_DATA: 'b' })).toEqual({ database });
    expect(await keptIn({ data: 'a' }, { DATABASE_URL: database })).toEqual({ folder: 'a' });
    expect(await keptIn({}, {}, { data: 'c', database })).toEqual({ database });
    expect(await keptIn({}, { SABOT_DATA: 'b' }, { database })).toEqual({ folder: 'b' });
  });
  it('the page can be left out', async () => {
    expect((await settings({}, {}, { page: false })).page).toBeNull();
  });
});

describe('tables', () => {
  it('are listed with how many and on which terms', async () => {
    const own = { minimum: 2000 };
    const { tables } = await settings(
      {},
      {},
      { tables: [{ ruleset: FIRST, count: 3, settings: own }, { ruleset: SECOND }] },
    );
    expect(tables.map(({ entry, count, settings: terms }) => [entry.id, count, terms])).toEqual([
      [FIRST, 3, own],
      [SECOND, 1, {}],
    ]);
  });
});

describe('two plans of one ruleset', () => {
  const two = [
    { ruleset: FIRST, count: 2, settings: { minimum: 2500, maximum: 250_000 } },
    { ruleset: SECOND },
    { ruleset: FIRST },
  ];
  it('are one, with the terms of each table in their order', async () => {
    const { tables } = await settings({}, {}, { tables: two });
    expect(tables.map(({ entry, count, settings: own, openings }) => [entry.id, count, own, openings])).toEqual([
      [FIRST, 3, {}, [two[0]?.settings, two[0]?.settings, {}]],
      [SECOND, 1, {}, undefined],
    ]);
  });
  it('may not both say the same terms, in whatever order', async () => {
    const [terms, again] = [
      { minimum: 2500, maximum: 250_000 },
      { maximum: 250_000, minimum: 2500 },
    ];
    const same = [terms, again].map((own) => ({ ruleset: FIRST, settings: own }));
    expect(await complaint({}, {}, { tables: same })).toBe(
      `house.json: "tables" names "${FIRST}" twice on the same terms; say once how many there are`,
    );
  });
  it('count together where the law counts', async () => {
    const free = (more: object) => ({ ruleset: TWO_MODALITIES, settings: { modality: 'libre', ...more } });
    const both = [free({}), free({ tallas: 2 })];
    expect(await complaint({}, {}, { tables: both })).toBe(
      `house.json: "tables": on these terms the law allows 1 table of "${TWO_MODALITIES}" in a house`,
    );
    expect(await complaint({}, {}, { tables: [free({}), { ruleset: TWO_MODALITIES }] })).toBe('no complaint');
  });
});

describe('without a word about tables', () => {
  it('there is one of every ruleset, and one of every modality where a game has several', async () => {
    const { tables } = await settings({});
    const two = tables.filter(({ count }) => count > 1);
    expect(two.map(({ entry, openings }) => [entry.id, openings])).toEqual([
      [TWO_MODALITIES, [{ modality: 'limitada' }, { modality: 'libre' }]],
    ]);
  });
});

describe('the doors', () => {
  it('know where the house is open, whom a proxy speaks for, and how much anybody may ask', async () => {
    const flags = {
      'public-url': 'https://sabot.example, https://www.sabot.example/',
      'address-header': 'X-Forwarded-For',
      limits: 'sockets=7',
      'new-cookie-key': '30',
      'answer-days': '90',
    };
    expect(await settings(flags, { SABOT_PUBLIC_URL: 'http://b' }, { limits: { guests: 9 } })).toMatchObject({
      publicUrls: ['https://sabot.example', 'https://www.sabot.example/'],
      addressHeader: 'x-forwarded-for',
      limits: { sockets: 7, guests: 200 },
      newCookieKey: 30,
      answerDays: 90,
    });
    expect(await settings({}, {}, { answerDays: 1 })).toMatchObject({ answerDays: 1 });
    const file = { publicUrl: ['https://a', 'https://b'], addressHeader: 'CF-Connecting-IP', limits: { guests: 9 } };
    expect(await settings({}, {}, file)).toMatchObject({
      publicUrls: ['https://a', 'https://b'],
      addressHeader: 'cf-connecting-ip',
      limits: { sockets: 200, guests: 9 },
      newCookieKey: null,
    });
  });
});

describe('tables that people open', () => {
  it.each([
    ['off', null],
    ['on', { each: 3, all: 200 }],
    ['50', { each: 3, all: 50 }],
    ['each=1', { each: 1, all: 200 }],
    ['each=2,all=9', { each: 2, all: 9 }],
  ])('--own-tables %s', async (given, ownTables) => {
    expect(await settings({ 'own-tables': given })).toMatchObject({ ownTables });
    expect(await settings({}, { SABOT_OWN_TABLES: given })).toMatchObject({ ownTables });
  });
  it.each([
    [false, null],
    [7, { each: 3, all: 7 }],
    [{ each: 2 }, { each: 2, all: 200 }],
  ])('"ownTables": %j', async (given, ownTables) => {
    expect(await settings({}, {}, { ownTables: given })).toMatchObject({ ownTables });
  });
});

describe('the example in docs/operations.md', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

  it('is a file that a house can be opened with', async () => {
    const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? '';
    const { port, tables, clocks } = await settings({}, {}, example);
    expect([port, tables.length, clocks.stakes]).toEqual([8080, 2, 30]);
  });
  it('lists every key, flag and variable there is', () => {
    const keys = [...page.matchAll(/^\| `(\w+)` \|(?: `--[\w-]+`)? \|/gm)].map(([, key]) => key);
    expect(keys.sort()).toEqual([...CONFIG_KEYS].sort());
  });
});

describe('what cannot be is said in one line, before anything is opened', () => {
  it.each<[string, Parameters<typeof settings>]>([
    ['--port takes a port from 0 to 65535 (0: any that is free), not "x"', [{ port: 'x' }]],
    ['SABOT_PORT takes a port from 0 to 65535 (0: any that is free), not "70000"', [{}, { SABOT_PORT: '70000' }]],
    ['house.json: "port" takes a port from 0 to 65535 (0: any that is free), not "1.5"', [{}, {}, { port: 1.5 }]],
    ['--pace takes a number above 0 and up to 100, not "0"', [{ pace: '0' }]],
    ['SABOT_PACE takes a number above 0 and up to 100, not "fast"', [{}, { SABOT_PACE: 'fast' }]],
    [
      '--public-url takes an address such as https://sabot.example, or several with commas, not "sabot.example"',
      [{ 'public-url': 'sabot.example' }],
    ],
    [
      'SABOT_ADDRESS_HEADER takes the name of a header, such as X-Forwarded-For, not "X Forwarded"',
      [{}, { SABOT_ADDRESS_HEADER: 'X Forwarded' }],
    ],
    ['--limits knows no "socket"; did you mean "sockets"?', [{ limits: 'socket=3' }]],
    ['--limits takes limits and figures, such as sockets=500,guests=1000, not "7"', [{ limits: '7' }]],
    [
      'house.json: "limits"."guests" takes a whole number from 1 to a thousand million, not "0"',
      [{}, {}, { limits: { guests: 0 } }],
    ],
    ['--new-cookie-key takes whole days from 0 to 365, not "-1"', [{ 'new-cookie-key': '-1' }]],
    ...['0', '-1', '1e9', 'x', '1.5', '3651', ''].map((days): [string, Parameters<typeof settings>] => [
      `--answer-days takes whole days from 1 to 3650, not "${days}"`,
      [{ 'answer-days': days }],
    ]),
    ['house.json: "answerDays" takes whole days from 1 to 3650, not "0"', [{}, {}, { answerDays: 0 }]],
    ...['0', '-1', '1.5', 'many'].map((given): [string, Parameters<typeof settings>] => [
      `--own-tables takes off, or how many there may be: 20, or each=3,all=20, not "${given}"`,
      [{ 'own-tables': given }],
    ]),
    ['--own-tables knows no "eech"; did you mean "each"?', [{ 'own-tables': 'eech=3' }]],
    ['--own-tables takes a whole number from 1 to a thousand million, not "0"', [{ 'own-tables': 'each=0' }]],
    [
      'house.json: "ownTables" takes off, or how many there may be: 20, or each=3,all=20, not "null"',
      [{}, {}, { ownTables: null }],
    ],
    ['--bots takes on or off, not "maybe"', [{ bots: 'maybe' }]],
    ['house.json: "odds" takes on or off, not "3"', [{}, {}, { odds: 3 }]],
    ['--clocks knows no "stake"; did you mean "stakes"?', [{ clocks: 'stake=3' }]],
    ['--clocks takes clocks and seconds, such as stakes=30,cut=10, not "30"', [{ clocks: '30' }]],
    ['house.json: "clocks"."cut" takes seconds, above 0 and up to a day, not "-1"', [{}, {}, { clocks: { cut: -1 } }]],
    ['house.json knows no "prot"; did you mean "port"?', [{}, {}, { prot: 1 }]],
    ['house.json takes an object in braces, not "[]"', [{}, {}, []]],
    ['house.json: this is not JSON', [{}, {}, '{']],
    ['house.json: "tables" takes at least one table, such as RULESET=2,RULESET, not "[]"', [{}, {}, { tables: [] }]],
    ['house.json: "tables"[0] knows no "rules"; did you mean "ruleset"?', [{}, {}, { tables: [{ rules: 1 }] }]],
    [
      'house.json: "tables"[0]."count" takes a whole number from 0 to 100, not "1.5"',
      [{}, {}, { tables: [{ ruleset: FIRST, count: 1.5 }] }],
    ],
    [`--tables knows no "${FIRST}x"; did you mean "${FIRST}"?`, [{ tables: `${FIRST}x` }]],
    [
      'DATABASE_URL takes an address such as postgres://user@host/name, not "…"',
      [{}, { DATABASE_URL: 'mysql://u:secret@x' }],
    ],
    ['--port takes a port from 0 to 65535 (0: any that is free), not "x"', [{ port: 'x' }, {}, { port: 4 }]],
    [
      'house.json: "port" takes a port from 0 to 65535 (0: any that is free), not "x"',
      [{ port: '3' }, {}, { port: 'x' }],
    ],
    [
      `--tables names "${FIRST}" twice on the same terms; say once how many there are`,
      [{ tables: `${FIRST},${FIRST}=2` }],
    ],
  ])('%s', async (line, given) => {
    expect(await complaint(...given)).toBe(line);
  });

  it('more tables of a free bank than the law allows', async () => {
    const free = { ruleset: TWO_MODALITIES, count: 2, settings: { modality: 'libre' } };
    expect(await complaint({}, {}, { tables: [free] })).toBe(
      `house.json: "tables"[0]: on these terms the law allows 1 table of "${TWO_MODALITIES}" in a house`,
    );
  });

  it.each([
    [FIRST, { maximum: 1 }, 'With that minimum the law allows these maxima: 200, 500, 1,000.'],
    [MIDI, { minimum: 1000, maximum: 500_000 }, 'With that minimum the law allows a maximum from 300 to 1,000.'],
    [MIDI, { minimum: 200_000, maximum: 5_000_000 }, 'With that minimum the law allows no maximum at all.'],
    [MIDI, { minimum: 900 }, 'The table minimum must be at least 10.'],
    [MIDI, { minimum: 1050 }, 'The table minimum must be a multiple of 1.'],
    [MIDI, { decks: 7 }, '“decks” must be one of these: 6, 8.'],
    [MIDI, { seats: 10 }, '“seats” may be 9 at most.'],
    [TWO_MODALITIES, { bankMinimum: 500 }, 'The bank minimum must be at least 10.'],
    [TWO_MODALITIES, { tallas: 0 }, '“tallas” must be a number from 1 up.'],
  ])('terms that %s refuses: %o', async (ruleset, settings, sentence) => {
    const line = await complaint({}, {}, { tables: [{ ruleset, settings }] });
    expect(line).toBe(`house.json: "tables"[0]."settings": ${sentence}`);
  });

  it('terms that no regulation knows', async () => {
    const unknown = await complaint({}, {}, { tables: [{ ruleset: FIRST, settings: { maximun: 1 } }] });
    expect(unknown).toBe('house.json: "tables"[0]."settings" knows no "maximun"; did you mean "maximum"?');
  });
});

it('heads are noted beside a folder, and for a database only where a file is named', async () => {
  const database = { DATABASE_URL: 'postgres://a,b/db?target_session_attrs=primary' };
  expect(await settings({}, { SABOT_DATA: '/srv/house' })).toMatchObject({ heads: '/srv/house/heads' });
  expect(await settings({}, database)).toMatchObject({ heads: null });
  expect(await settings({ heads: '/mnt/notes' }, database)).toMatchObject({ heads: '/mnt/notes' });
});
