import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Card, type GroundRef, type Refusal, refOf, ruleOf, type Unchecked } from '@sabot/engine';
import { read, Table, type TableEvent } from '@sabot/notation';

const LAW = fileURLToPath(new URL('../../../../packages/regulations/', import.meta.url));

/** One command of a scenario, croupier and shoe included, and what it came to on paper. */
export interface Told {
  readonly command: Unchecked;
  readonly refusal: { readonly code: string; readonly grounds: readonly GroundRef[] } | null;
  /** How many events there were before it. */
  readonly from: number;
}

export interface ToldScenario {
  readonly file: string;
  readonly ruleset: string;
  readonly game: string;
  readonly told: readonly Told[];
  readonly events: readonly TableEvent[];
  readonly grounds: ReadonlySet<GroundRef>;
}

const toldAs = ({ code, grounds }: Refusal): Told['refusal'] => ({ code, grounds: grounds.map(refOf) });

/** Every command of a scenario in its order, as it is played on paper. */
export function commandsOf(file: string): ToldScenario {
  const bound = read(readFileSync(join(LAW, 'scenarios', file), 'utf8'));
  const told: Told[] = [];
  const table: Table = new Table(bound.ruleset, undefined, (command) =>
    told.push({ command, refusal: null, from: table.events.length }),
  );
  const cards: Card[] = [];
  for (const line of bound.body) {
    for (const command of line.commands) {
      const answer = table.play(command);
      if ('refusal' in answer) told.push({ command, refusal: toldAs(answer.refusal), from: table.events.length });
    }
    cards.push(...line.cards);
    if (bound.house !== null) table.playOn(cards, bound.house);
  }
  return {
    file,
    ruleset: bound.ruleset.id,
    game: bound.ruleset.game.id,
    told,
    events: table.events,
    grounds: table.grounds,
  };
}

const KINDS = ['error/infraction', 'discretionary'];

/** The rules on errors and the rules that leave a case to a person, each with a scenario that rests on it. */
export function rulesOnErrors(): readonly { readonly rule: string; readonly file: string }[] {
  const rows = readFileSync(join(LAW, 'law/rules.tsv'), 'utf8').trim().split('\n').slice(1);
  const rules = rows.map((row) => row.split('\t')).filter((row) => KINDS.includes(row[5] as string));
  const proving = new Map<string, string>();
  for (const file of allScenarios()) {
    const header = readFileSync(join(LAW, 'scenarios', file), 'utf8').match(/^proves (.+)$/gm) ?? [];
    for (const ref of header.flatMap((line) => line.slice('proves '.length).trim().split(/\s+/))) {
      const rule = ruleOf(ref as GroundRef);
      const known = proving.get(rule);
      // The one that is named after the rule tells it best.
      if (known === undefined || (file.includes(rule) && !known.includes(rule))) proving.set(rule, file);
    }
  }
  return rules.map(([rule = '']) => ({ rule, file: proving.get(rule) ?? '' }));
}

/** The files of all scenarios. */
export const allScenarios = (): readonly string[] =>
  readdirSync(join(LAW, 'scenarios'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sabot'))
    .sort();
