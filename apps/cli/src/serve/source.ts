import { BadCall, BadFile } from '../call/bad-call.ts';
import type { SettingWords } from '../words/setting-words.ts';

/** One value of a setting, and where it was given: a flag, a variable, a key of a file. */
export interface Given {
  readonly value: unknown;
  /** As the person wrote it: `--port`, `SABOT_PORT`, `house.json: "port"`. */
  readonly where: string;
  readonly isInFile: boolean;
}

/** What is wrong with a setting; where it lies in a file the line starts with the file's name. */
export const faulty = ({ isInFile }: Given, say: BadCall['say']): BadCall =>
  isInFile ? new BadFile(say) : new BadCall(say);

/** A setting that cannot be: where, what it takes, and what was given. */
export function unfit(given: Given, takes: keyof SettingWords['takes']): BadCall {
  const { where, value } = given;
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return faulty(given, (bad) => bad.setting.unfit(where, bad.setting.takes[takes], shown));
}

/** The same place, one step deeper: `house.json: "tables"[0]."ruleset"`. */
export const within = ({ where, isInFile }: Given, step: string | number, value: unknown): Given => ({
  where: isInFile ? `${where}${typeof step === 'number' ? `[${step}]` : `."${step}"`}` : where,
  value,
  isInFile,
});
