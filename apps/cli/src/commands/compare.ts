import { DOMAINS, type PuntoBancaPoints, refOf } from '@sabot/engine';
import {
  answersEn,
  answersEs,
  type Column,
  type Compared,
  comparison,
  type Given,
  PUNTO_BANCA,
} from '@sabot/regulations';
import { puntoBancaNamed } from '../call/choose-ruleset.ts';
import { hanging, wrap } from '../terminal/layout.ts';
import { type Call, type Command, print, printJson } from './command.ts';

const POINTS = Object.keys(DOMAINS) as (keyof PuntoBancaPoints)[];
const ANSWERS = { en: answersEn, es: answersEs } as const;

/** Rulesets that answer alike, with the grounds of each. */
interface Alike {
  readonly given: readonly Given[];
  readonly columns: readonly Column[];
}

const told = (given: readonly Given[]): string =>
  JSON.stringify(given.map(({ answer, facts, table }) => [answer, facts, table]));

function alike(columns: readonly Column[]): readonly Alike[] {
  const groups = new Map<string, Column[]>();
  for (const column of columns) {
    const key = told(column.given);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()].map((same) => ({ given: same[0]?.given ?? [], columns: same }));
}

const FACTS_SHOWN = 6;
function factsText(facts: readonly string[]): string {
  const shown = facts.slice(0, FACTS_SHOWN).filter(Boolean).join('; ');
  return facts.length > FACTS_SHOWN ? `${shown}; …` : shown;
}

/** `who`, then each answer with the facts it is given for, then what it rests on. */
function showAlike({ given, columns }: Alike, { paint }: Call): string {
  const who = columns.map(({ ruleset }) => ruleset).join(', ');
  const answers = given.map(({ answer, facts, table }) => {
    const when = [factsText(facts), table ?? ''].filter(Boolean).join(', ');
    return hanging('', when === '' ? answer : `${when}: ${answer}`, 4);
  });
  const grounds = columns.map(({ given: own }) => [...new Set(own.flatMap((one) => one.grounds.map(refOf)))].join(' '));
  return [hanging('', paint.bold(who), 2), ...answers, ...grounds.map((line) => paint.dim(hanging('', line, 4)))].join(
    '\n',
  );
}

function showPoint({ point, columns }: Compared, call: Call): string {
  const name = call.words.points[point];
  return [paintHeading(name, call), ...alike(columns).map((group) => showAlike(group, call))].join('\n');
}
const paintHeading = (name: string, { paint }: Call): string =>
  paint.you(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);

export const compare: Command = {
  name: 'compare',
  options: { json: 'boolean', all: 'boolean' },
  run(call) {
    const entries =
      call.args.length === 0
        ? PUNTO_BANCA
        : [...new Set(call.args.map((id) => puntoBancaNamed(id, (bad) => bad.notCompared(id))))];
    const points = comparison(entries, ANSWERS[call.language]);
    // A single ruleset differs from nobody: all it answers is shown.
    const shown = call.options.all || entries.length === 1 ? points : points.filter(({ isSame }) => !isSame);
    if (call.options.json) printJson(call, shown);
    else {
      const { differ, same, open } = call.words.compare;
      const rest = points.length - shown.length;
      const lines = shown.map((point) => showPoint(point, call));
      const unlisted = POINTS.filter((name) => !points.some(({ point }) => point === name));
      const names = unlisted.map((name) => call.words.points[name]);
      print(call, differ(shown.length, entries.length), '', lines.join('\n\n'), '');
      print(call, ...(rest > 0 ? [same(rest)] : []), ...wrap(open(names), 80));
    }
    return 0;
  },
};
