import { rulesetNamed } from '../call/choose-ruleset.ts';
import { type Coverage, survey, together } from '../law/coverage.ts';
import { hanging, wrap } from '../terminal/layout.ts';
import { atMost, type Call, type Command, complain, print, printJson } from './command.ts';

const headline = (name: string, { total, missing }: Coverage, { paint, words }: Call): string =>
  `${paint.bold(words.law.headline(total - missing.length, total))}  ${name}`;

/** The headline with how the rules come to count, where some are set aside. */
function summary(name: string, coverage: Coverage, call: Call): string {
  const { total, missing, unmodelled } = coverage;
  const aside = unmodelled.length;
  const parts = aside === 0 ? '' : `: ${call.words.law.parts(total - missing.length - aside, aside)}`;
  return headline(name, coverage, call) + parts;
}

/** How many of the rules decide, how many support and how many are only cited. */
const apart = ({ decide, support, cited }: Coverage, { words }: Call): string =>
  words.law.apart(decide, support, cited.length);

const idLines = (heading: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`  ${heading}`, ...wrap(ids.join(', '), 76).map((line) => `    ${line}`)];

function missingLines({ missing }: Coverage, { words }: Call): readonly string[] {
  return idLines(words.law.missing(missing.length), missing);
}

/** One ruleset: how much, what is missing, what is set aside and why. */
function whole(name: string, coverage: Coverage, call: Call): readonly string[] {
  const { law } = call.words;
  const { tested, unmodelled, missing } = coverage;
  const complete = missing.length === 0;
  const aside = unmodelled.map(({ id, reason }) => hanging(`    ${id}`, reason, 20));
  return [
    headline(name, coverage, call),
    ...(complete ? wrap(law.how(tested, unmodelled.length), 78).map((line) => `  ${line}`) : []),
    `  ${apart(coverage, call)}`,
    ...missingLines(coverage, call),
    ...idLines(law.cited(coverage.cited.length), coverage.cited),
    ...(aside.length === 0 ? [] : [`  ${law.unmodelled(aside.length)}`, ...aside]),
  ];
}

export const law: Command = {
  name: 'law',
  options: { json: 'boolean' },
  run(call) {
    atMost('law', call, 1);
    const [named] = call.args;
    const entries = named === undefined ? call.rulesets : [rulesetNamed(named, call)];
    const surveyed = entries.map((entry) => ({ id: entry.id, ...survey(entry, call.language) }));
    const all = together(surveyed.map(({ coverage }) => coverage));
    if (call.options.json) printJson(call, all);
    else if (named !== undefined) print(call, ...whole(named, all, call));
    else {
      for (const { id, coverage } of surveyed) {
        print(call, summary(id, coverage, call), ...missingLines(coverage, call));
      }
      print(call, '', summary(call.words.law.altogether, all, call), `  ${apart(all, call)}`);
    }
    const failures = surveyed.flatMap((one) => one.failures);
    for (const failure of failures) complain(call, failure);
    return failures.length === 0 ? 0 : 1;
  },
};
