import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder that a package was installed in: the nearest one above its entry point with a package.json. */
function folderOf(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/** Where the scenarios of a ruleset lie; they are shipped with the regulations. */
export const scenariosFolder = (ruleset: string): string =>
  join(folderOf('@sabot/regulations'), 'scenarios', ...ruleset.split('/'));

export function scenarioFiles(ruleset: string): readonly string[] {
  const folder = scenariosFolder(ruleset);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sabot'))
    .sort()
    .map((name) => join(folder, name));
}
