import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from '@sabot/notation';
import { entryById } from '@sabot/regulations';

/** The folder that a package was installed in: the nearest one above its entry point with a package.json. */
function folderOf(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
const FOLDER = join(folderOf('@sabot/regulations'), 'scenarios');
const ENDING = '.sabot';

/** An example that is shipped with a regulation: `path` is `ruleset/name`. */
export interface ScenarioFile {
  readonly path: string;
  readonly ruleset: string;
  readonly name: string;
  readonly proves: readonly string[];
}

const known = new Map<string, readonly ScenarioFile[]>();

/** The scenarios of a ruleset, in the order of their names; read once. */
export function scenariosOf(ruleset: string): readonly ScenarioFile[] {
  const found = known.get(ruleset);
  if (found !== undefined) return found;
  // A client asks by name: what is no ruleset never reaches the disk.
  if (entryById(ruleset) === undefined) return [];
  const folder = join(FOLDER, ...ruleset.split('/'));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ENDING)) : [];
  const files = names.sort().map((file): ScenarioFile => {
    const { header } = parse(readFileSync(join(folder, file), 'utf8'));
    const name = file.slice(0, -ENDING.length);
    const proves = header.proves.map(({ text }) => text.split('~', 1)[0] as string);
    return { path: `${ruleset}/${name}`, ruleset, name, proves };
  });
  known.set(ruleset, files);
  return files;
}

export const scenarioText = ({ path }: ScenarioFile): string =>
  readFileSync(join(FOLDER, ...`${path}${ENDING}`.split('/')), 'utf8');
