import type { Unchecked } from '@sabot/engine';
import { bindAct } from './bind-act.ts';
import { lex } from './lexer.ts';
import { parseAct } from './parse.ts';
import type { Rules } from './rules.ts';

/** The commands that one act line stands for, as a person types it: `ana: set-stakes banca 100`. */
export const readAct = (line: string, ruleset: Rules): readonly Unchecked[] =>
  bindAct(parseAct(lex(line, 1), []), ruleset);
