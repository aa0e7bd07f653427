import { BadFile } from '../call/bad-call.ts';
import { nearest } from '../call/nearest.ts';
import { readText } from '../call/read-text.ts';
import type { Io } from '../terminal/io.ts';
import { faulty, type Given, unfit } from './source.ts';

export const CONFIG_KEYS = [
  'port',
  'host',
  'data',
  'database',
  'heads',
  'vaultKey',
  'pace',
  'clocks',
  'bots',
  'botErrors',
  'odds',
  'tables',
  'page',
  'publicUrl',
  'tlsCert',
  'tlsKey',
  'ownTables',
  'addressHeader',
  'limits',
  'answerDays',
  'node',
  'nodeUrl',
  'nodeSecret',
] as const;
export type ConfigKey = (typeof CONFIG_KEYS)[number];
export type Config = Readonly<Partial<Record<ConfigKey, Given>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses a key that nobody knows, and names the one that was probably meant. */
export function checkKeys(given: Given, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(given.value)) throw unfit(given, 'record');
  const unknown = Object.keys(given.value).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw faulty(given, (bad) => bad.setting.unknown(given.where, unknown, nearest(unknown, known), known));
  }
  return given.value;
}

/** The settings in a JSON file, each with its place. */
export async function configIn(file: string, io: Io): Promise<Config> {
  const text = await readText(file, io);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadFile((bad) => bad.notJson(file));
  }
  const read = checkKeys({ value, where: file, isInFile: true }, CONFIG_KEYS);
  return Object.fromEntries(
    Object.entries(read).map(([key, one]) => [key, { value: one, where: `${file}: "${key}"`, isInFile: true }]),
  );
}
