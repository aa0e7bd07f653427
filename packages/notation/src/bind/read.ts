import type { Unchecked } from '@sabot/engine';
import { RULESETS } from '@sabot/regulations';
import { lex } from '../read/lexer.ts';
import { parse, parseAct } from '../read/parse.ts';
import type { Rules } from '../rules.ts';
import { bindAct } from './act.ts';
import { bind, rulesetOf } from './bind.ts';
import type { Bound } from './bound.ts';

/** Parses and binds a file under the ruleset it names. */
export function read(text: string, rulesets: readonly Rules[] = RULESETS): Bound {
  const document = parse(text);
  return bind(document, rulesetOf(document.header, rulesets));
}

/** The commands that one act line stands for, as a person types it: `ana: set-stakes banca 100`. */
export const readAct = (line: string, ruleset: Rules): readonly Unchecked[] =>
  bindAct(parseAct(lex(line, 1), []), ruleset);
