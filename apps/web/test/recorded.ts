import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSheet, RulesetCard, TableMessage } from '@sabot/protocol';

/** What a real house told one player of one table: a line for the ruleset's card, one for its rules, one a message. */
export interface Recorded {
  readonly you: string;
  readonly card: RulesetCard;
  readonly rules: readonly RuleSheet[];
  readonly messages: readonly TableMessage[];
}

export function recorded(name: 'oval' | 'half-moon' | 'chemin-de-fer' | 'dos-panos'): Recorded {
  const lines = readFileSync(join(import.meta.dirname, 'recorded', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const [about, law, ...messages] = lines.map((line) => JSON.parse(line));
  return { ...about, ...law, messages };
}
