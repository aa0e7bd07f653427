import { lookUp } from '@sabot/engine';
import { type Entry, REGISTRY, RULES } from '@sabot/regulations';
import { sourceOf } from '../citation.ts';
import type { Language } from '../language.ts';
import { hanging } from '../layout.ts';
import { atMost, type Call, type Command, print, printJson } from './command.ts';

interface Listed {
  readonly id: string;
  readonly game: string;
  readonly jurisdiction: string;
  readonly source: string;
  readonly rules: number;
}

function listed({ id, ruleset }: Entry, language: Language): Listed {
  const [first] = RULES[id];
  const { title, jurisdiction } = sourceOf(first);
  return {
    id,
    game: ruleset.regulation.game,
    jurisdiction: jurisdiction[language],
    source: title[language],
    rules: RULES[id].length,
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
    const all = REGISTRY.map((entry) => listed(entry, call.language));
    if (call.options.json) printJson(call, all);
    else print(call, all.map((one) => show(one, call)).join('\n\n'));
    return 0;
  },
};
