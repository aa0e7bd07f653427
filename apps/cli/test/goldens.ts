import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as regulations from '@sabot/regulations';

const FOLDER = fileURLToPath(new URL('../../../packages/testkit/test/golden/', import.meta.url));

/** The kept histories of every ruleset, by name. */
export const goldens: readonly string[] = readdirSync(FOLDER, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.sabot'))
  .map((file) => file.replaceAll(sep, '/'))
  .sort();
export const goldenFile = (name: string): string => FOLDER + name;
export const golden = (name: string): string => readFileSync(goldenFile(name), 'utf8');

export const CHEMIN_DE_FER = `${regulations.CHEMIN_DE_FER[0]?.id}/1979.sabot`;
export const DOS_PANOS = `${regulations.DOS_PANOS[0]?.id}/1979.sabot`;
