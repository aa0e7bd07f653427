import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { VaultKeys } from '@sabot/event-store';
import type { HostingLimits } from 'sabot-server';
import { BadCall } from '../call/bad-call.ts';
import type { Call } from '../commands/command.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from '../house/address.ts';
import { DEFAULT_FOLDER, HEADS_FILE } from '../house/store-location.ts';
import { vaultKeysFrom } from '../house/vault-keys.ts';
import {
  amountIn,
  answerDaysIn,
  countIn,
  databaseIn,
  daysIn,
  headerIn,
  nodeNameIn,
  nodeUrlIn,
  paceIn,
  portIn,
  publicUrlsIn,
  secondsIn,
  switchIn,
  textIn,
} from './checks.ts';
import { type Config, type ConfigKey, checkKeys, configIn } from './config-file.ts';
import { type NodeSettings, nodeSecretFrom } from './node-settings.ts';
import { type Given, unfit, within } from './source.ts';
import { EVERY_TABLE, plansIn, type TablePlan } from './table-plans.ts';
import { type OwnTls, tlsIn } from './tls-files.ts';

/** Everything a house is opened with. */
export interface HouseSettings {
  readonly port: number;
  /** Somebody asked for this port; another will not do. */
  readonly isPortAsked: boolean;
  readonly host: string;
  /** A folder, or the address of a database server. */
  readonly keptIn: { readonly folder: string } | { readonly database: string };
  /** The file in which the heads of all streams are kept; null: none is. */
  readonly heads: string | null;
  /** The keys that seal the secrets of shuffles; null: they lie as they are. */
  readonly vaultKeys: VaultKeys | null;
  readonly pace: number;
  readonly clocks: Readonly<Record<string, number>>;
  readonly bots: boolean;
  /** In so many of a hundred coups something goes wrong among the bots. */
  readonly botErrors: number;
  /** Whether tables show the exact odds of their next coup. */
  readonly odds: boolean;
  readonly tables: readonly TablePlan[];
  /** The folder of the page; null: none is served. */
  readonly page: string | null;
  /** Where people open the page, if that is known; over https cookies are for https alone. */
  readonly publicUrls: readonly string[];
  /** The certificate and key with which the house speaks TLS itself; null: it speaks plain HTTP. */
  readonly tls: OwnTls | null;
  /** How many tables people may have open; null: none. */
  readonly ownTables: HostingLimits | null;
  /** The header in which a proxy says whom it speaks for. */
  readonly addressHeader: string | null;
  /** How much one address may ask, and all together. */
  readonly limits: Readonly<Record<string, number>>;
  /** So many days the answer to a command of a sealed talla is found by its id; null: as the server has it. */
  readonly answerDays: number | null;
  /** One node of several on one database; null: this house is alone. */
  readonly node: NodeSettings | null;
  /** Make a new key for cookies; those signed before count for so many days more. */
  readonly newCookieKey: number | null;
}

/** The flag and the variable of each setting; what has none is set in the file alone. */
const FLAGS: Readonly<Partial<Record<ConfigKey, string>>> = {
  port: 'port',
  host: 'host',
  data: 'data',
  heads: 'heads',
  vaultKey: 'vault-key',
  pace: 'pace',
  clocks: 'clocks',
  bots: 'bots',
  botErrors: 'bot-errors',
  odds: 'odds',
  tables: 'tables',
  publicUrl: 'public-url',
  tlsCert: 'tls-cert',
  tlsKey: 'tls-key',
  ownTables: 'own-tables',
  addressHeader: 'address-header',
  limits: 'limits',
  answerDays: 'answer-days',
  node: 'node',
  nodeUrl: 'node-url',
  nodeSecret: 'node-secret',
};
const VARIABLES: Readonly<Partial<Record<ConfigKey, string>>> = {
  port: 'SABOT_PORT',
  host: 'SABOT_HOST',
  data: 'SABOT_DATA',
  heads: 'SABOT_HEADS',
  vaultKey: 'SABOT_VAULT_KEY_FILE',
  pace: 'SABOT_PACE',
  database: 'DATABASE_URL',
  publicUrl: 'SABOT_PUBLIC_URL',
  tlsCert: 'SABOT_TLS_CERT',
  tlsKey: 'SABOT_TLS_KEY',
  ownTables: 'SABOT_OWN_TABLES',
  addressHeader: 'SABOT_ADDRESS_HEADER',
  node: 'SABOT_NODE',
  nodeUrl: 'SABOT_NODE_URL',
  nodeSecret: 'SABOT_NODE_SECRET_FILE',
};

type Level = Readonly<Partial<Record<ConfigKey, Given>>>;

function flagsOf({ options }: Call): Level {
  const given = Object.entries(FLAGS).filter(([, flag]) => options[flag] !== undefined);
  return Object.fromEntries(
    given.map(([key, flag]) => [key, { value: options[flag], where: `--${flag}`, isInFile: false }]),
  );
}

function variablesOf({ io }: Call): Level {
  const given = Object.entries(VARIABLES).filter(([, name]) => io.env[name]);
  return Object.fromEntries(given.map(([key, name]) => [key, { value: io.env[name], where: name, isInFile: false }]));
}

/** `stakes=30,cut=10`, or an object; by the names there are. */
function figuresIn(
  given: Given,
  takes: 'clocks' | 'limits' | 'ownTables',
  known: Readonly<Record<string, number>>,
  check: (one: Given) => number,
): Readonly<Record<string, number>> {
  const pairs = typeof given.value === 'string' ? given.value.split(',').map((pair) => pair.trim().split('=')) : null;
  if (pairs?.some(({ length }) => length !== 2)) throw unfit(given, takes);
  const value: unknown = pairs === null ? given.value : Object.fromEntries(pairs);
  const read = checkKeys({ ...given, value }, Object.keys(known));
  const own = Object.fromEntries(Object.entries(read).map(([name, one]) => [name, check(within(given, name, one))]));
  return { ...known, ...own };
}

/** Where it is kept: the first level that says, and there a database before a folder. */
function keptIn(levels: readonly Level[]): HouseSettings['keptIn'] {
  for (const { database, data } of levels) {
    if (database !== undefined) return { database: databaseIn(database) };
    if (data !== undefined) return { folder: textIn(data) };
  }
  return { folder: DEFAULT_FOLDER };
}

function pageIn(given: Given, otherwise: string | null): string | null {
  if (given.value === true) return otherwise;
  if (given.value === false || given.value === null) return null;
  const folder = textIn(given);
  if (!existsSync(join(folder, 'index.html'))) throw unfit(given, 'page');
  return resolve(folder);
}

/** `off`, or so many in all, or `each=2,all=20`; whoever says how many in all still has the usual number each. */
function ownTablesIn(given: Given, usual: HostingLimits): HostingLimits | null {
  const { value } = given;
  if (value === false || value === 'off') return null;
  if (value === true || value === 'on') return usual;
  const isObject = (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.includes('='));
  if (isObject) {
    const { each = usual.each, all = usual.all } = figuresIn(given, 'ownTables', { ...usual }, amountIn);
    return { each, all };
  }
  const all = Number(value === '' ? Number.NaN : value);
  if (!Number.isInteger(all) || all < 1 || all > 1_000_000_000) throw unfit(given, 'ownTables');
  return { ...usual, all };
}

export interface Known {
  /** The clocks there are, with their lengths in seconds. */
  readonly clocks: Readonly<Record<string, number>>;
  /** The limits there are, with what holds where nothing is said. */
  readonly limits: Readonly<Record<string, number>>;
  /** How many tables people may open where nothing is said. */
  readonly ownTables: HostingLimits;
  /** The page that was built, if it was. */
  readonly page: string | null;
}

/** The settings of a house: flags before the environment, the environment before the file, the file before ours. */
export async function houseSettings(call: Call, known: Known): Promise<HouseSettings> {
  const { config, 'new-cookie-key': days } = call.options;
  const file: Config = typeof config === 'string' ? await configIn(config, call.io) : {};
  const levels: readonly Level[] = [flagsOf(call), variablesOf(call), file];
  const first = (key: ConfigKey): Given | undefined => levels.find((level) => level[key] !== undefined)?.[key];
  const read = <T>(key: ConfigKey, check: (given: Given) => T, otherwise: T): T => {
    // What a higher level overrides must be sound all the same: it will count one day.
    for (const level of levels) if (level[key] !== undefined) check(level[key]);
    const given = first(key);
    return given === undefined ? otherwise : check(given);
  };
  const kept = keptIn(levels);
  const node = read<string | null>('node', nodeNameIn, null);
  const [nodeUrl, nodeSecret] = [
    read<string | null>('nodeUrl', nodeUrlIn, null),
    read<string | null>('nodeSecret', textIn, null),
  ];
  if (node !== null && 'folder' in kept) throw new BadCall((bad) => bad.nodeNeedsDatabase);
  return {
    port: read('port', portIn, DEFAULT_PORT),
    isPortAsked: first('port') !== undefined,
    host: read('host', textIn, DEFAULT_HOST),
    keptIn: kept,
    heads: read('heads', textIn, 'folder' in kept ? join(kept.folder, HEADS_FILE) : null),
    vaultKeys: vaultKeysFrom(read<string | null>('vaultKey', textIn, null), call),
    pace: read('pace', paceIn, 1),
    clocks: read('clocks', (given) => figuresIn(given, 'clocks', known.clocks, secondsIn), known.clocks),
    bots: read('bots', switchIn, true),
    botErrors: read('botErrors', countIn, 0),
    odds: read('odds', switchIn, true),
    tables: read('tables', plansIn, EVERY_TABLE),
    page: read('page', (given) => pageIn(given, known.page), known.page),
    publicUrls: read('publicUrl', publicUrlsIn, []),
    tls: await tlsIn({ cert: first('tlsCert'), key: first('tlsKey') }, textIn, call.io),
    ownTables: read<HostingLimits | null>('ownTables', (given) => ownTablesIn(given, known.ownTables), known.ownTables),
    addressHeader: read('addressHeader', headerIn, null),
    limits: read('limits', (given) => figuresIn(given, 'limits', known.limits, amountIn), known.limits),
    answerDays: read<number | null>('answerDays', answerDaysIn, null),
    node: node === null ? null : { name: node, url: nodeUrl, secret: nodeSecretFrom(nodeSecret, call.io) },
    newCookieKey: days === undefined ? null : daysIn({ value: days, where: '--new-cookie-key', isInFile: false }),
  };
}
