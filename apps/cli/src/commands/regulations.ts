import { lookUp } from '@sabot/engine';
import { type Entry, ownRules } from '@sabot/regulations';
import type { Language } from '../terminal/language.ts';
import { hanging } from '../terminal/layout.ts';
import { atMost, type Call, type Command, print, printJson } from './command.ts';

interface Listed {
  readonly id: string;
  readonly game: string;
  readonly jurisdiction: string;
  readonly source: string;
  readonly rules: number;
}

function listed(entry: Entry, language: Language): Listed {
  const { id, ruleset, source } = entry;
  const { title, jurisdiction } = source;
  return {
    id,
    game: ruleset.regulation.game,
    jurisdiction: jurisdiction[language],
    source: title[language],
    rules: ownRules(entry).length,
  };
}

function show({ id, game, jurisdiction, source, rules }: Listed, { words, paint }: Call): string {
  const what = [lookUp(words.rules.games, game) ?? game, jurisdiction, words.rules.count(rules)].join(' · ');
  return [paint.bold(id), hanging('', what, 2), hanging('', source, 2)].join('\n');
}

export const regulations: Command = {
  name: 'regulations',
  options: { json: 'boolean' },
  run(call) {
    atMost('regulations', call, 0);
    const all = call.rulesets.map((entry) => listed(entry, call.language));
    if (call.options.json) printJson(call, all);
    else print(call, all.map((one) => show(one, call)).join('\n\n'));
    return 0;
  },
};
