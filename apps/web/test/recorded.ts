import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName, RuleSheet, RulesetCard, TableMessageOf } from '@sabot/protocol';

/** What a real house told one player of one table: a line for the ruleset's card, one for its rules, one a message. */
export interface Recorded<G extends GameName = GameName> {
  readonly you: string;
  readonly card: RulesetCard;
  readonly rules: readonly RuleSheet[];
  readonly messages: readonly TableMessageOf<G>[];
}

interface Games {
  readonly oval: 'punto-banca';
  readonly 'half-moon': 'punto-banca';
  readonly 'chemin-de-fer': 'chemin-de-fer';
  readonly 'dos-panos': 'dos-panos';
}

export function recorded<Name extends keyof Games>(name: Name): Recorded<Games[Name]> {
  const lines = readFileSync(join(import.meta.dirname, 'recorded', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const [about, law, ...messages] = lines.map((line) => JSON.parse(line));
  return { ...about, ...law, messages };
}
