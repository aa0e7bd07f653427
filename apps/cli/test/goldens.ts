import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../packages/testkit/test/golden/', import.meta.url));

/** The kept histories of every ruleset, by name. */
export const goldens: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sabot'))
  .sort();
export const goldenFile = (name: string): string => FOLDER + name;
export const golden = (name: string): string => readFileSync(goldenFile(name), 'utf8');

export const CHEMIN_DE_FER = 'asturias-2011-chemin-de-fer-1979.sabot';
export const DOS_PANOS = 'asturias-2011-dos-panos-1979.sabot';
