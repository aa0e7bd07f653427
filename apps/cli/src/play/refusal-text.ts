import { type Refusal, refOf } from '@sabot/engine';
import { cite } from '../citation.ts';
import type { Money } from '../money.ts';
import type { RefusalCode } from '../words/refusal-words.ts';
import type { Words } from '../words/words.ts';

/** Why something was not done, for a person: one sentence, and the rule it rests on, if any. */
export function refusalText({ code, facts, grounds }: Refusal, words: Words, money: Money): readonly string[] {
  const { codes, other } = words.refusals;
  const sentence = Object.hasOwn(codes, code) ? codes[code as RefusalCode](facts, money) : other(code);
  const [ground] = grounds;
  return ground === undefined ? [sentence] : [sentence, cite(refOf(ground), words)];
}
