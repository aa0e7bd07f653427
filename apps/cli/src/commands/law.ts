import { REGISTRY } from '@sabot/regulations';
import { rulesetNamed } from '../choose-ruleset.ts';
import { type Coverage, survey, together } from '../law/coverage.ts';
import { hanging, wrap } from '../layout.ts';
import { atMost, type Call, type Command, complain, print, printJson } from './command.ts';

function report(name: string, { total, tested, unmodelled, missing }: Coverage, call: Call): readonly string[] {
  const { paint, words } = call;
  const { law } = words;
  const headline = `${paint.bold(law.headline(total - missing.length, total))}  ${name}`;
  const aside = unmodelled.length === 0 ? [] : ['', law.unmodelled(unmodelled.length)];
  if (missing.length === 0) {
    const reasons = unmodelled.map(({ id, reason }) => hanging(`  ${id}`, reason, 20));
    return [headline, ...wrap(law.how(tested, unmodelled.length), 80), law.nothingMissing, ...aside, ...reasons];
  }
  return [
    headline,
    '',
    law.missing(missing.length),
    ...wrap(missing.join(', '), 78).map((line) => `  ${line}`),
    ...aside,
    ...unmodelled.map(({ id, reason }) => hanging(`  ${id}`, reason, 20)),
  ];
}

export const law: Command = {
  name: 'law',
  options: { json: 'boolean' },
  run(call) {
    atMost('law', call, 1);
    const [named] = call.args;
    const entries = named === undefined ? REGISTRY : [rulesetNamed(named)];
    const surveyed = entries.map((entry) => ({ entry, ...survey(entry) }));
    const failures = surveyed.flatMap((one) => one.failures);
    if (call.options.json) printJson(call, together(surveyed.map(({ coverage }) => coverage)));
    else {
      const reports = surveyed.map(({ entry, coverage }) => report(entry.id, coverage, call).join('\n'));
      print(call, reports.join('\n\n'));
      if (surveyed.length > 1) {
        const { total, missing } = together(surveyed.map(({ coverage }) => coverage));
        print(call, '', call.paint.bold(call.words.law.headline(total - missing.length, total)));
      }
    }
    if (failures.length > 0) complain(call, `${call.words.law.failing(failures.length)}:`);
    for (const failure of failures) complain(call, failure);
    return failures.length === 0 ? 0 : 1;
  },
};
