import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName, RuleSheet, RulesetCard, TableMessageOf } from '@sabot/protocol';

/** What a real house told one player of one table: a line for the ruleset's card, one for its rules, one a message. */
export interface Recorded<G extends GameName = GameName> {
  readonly you: string;
  readonly card: RulesetCard;
  readonly rules: readonly RuleSheet[];
  readonly messages: readonly TableMessageOf<G>[];
}

/** The game whose folder it lies in, and its own name. */
type Recording = `${GameName}/${string}`;
type GameOf<Name extends Recording> = Name extends `${infer G extends GameName}/${string}` ? G : never;
const FOLDER = join(import.meta.dirname, 'recorded');

/** What was recorded of each game. */
export const RECORDINGS = readdirSync(FOLDER).flatMap((game) =>
  readdirSync(join(FOLDER, game)).map((file) => `${game}/${file.replace('.jsonl', '')}` as Recording),
);
type PuntoBancaRecording = `punto-banca/${string}`;
/** Those where one of the players has the bank. */
export const CIRCULO_RECORDINGS = RECORDINGS.filter(
  (name): name is Exclude<Recording, PuntoBancaRecording> => !name.startsWith('punto-banca/'),
);

export function recorded<Name extends Recording>(name: Name): Recorded<GameOf<Name>> {
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const [about, law, ...messages] = lines.map((line) => JSON.parse(line));
  return { ...about, ...law, messages };
}
