import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
}

const FOLDER = new URL('../../regulations/scenarios/', import.meta.url);

/** The executable examples of a ruleset. */
export function scenariosOf(ruleset: string): readonly ScenarioFile[] {
  const folder = fileURLToPath(new URL(`${ruleset}/`, FOLDER));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sabot'))
    .sort()
    .map((name) => ({ file: `${ruleset}/${name}`, text: readFileSync(`${folder}${name}`, 'utf8') }));
}
