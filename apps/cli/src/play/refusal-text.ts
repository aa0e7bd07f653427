import { type GroundRef, lookUp } from '@sabot/engine';
import type { Answer } from '@sabot/protocol';
import { cite } from '../citation.ts';
import type { Money } from '../money.ts';
import type { RefusalCode } from '../words/refusal-words.ts';
import type { Words } from '../words/words.ts';

export type Refused = Extract<Answer, { ok: false }>['refusal'];

/** Why something was not done, for a person: one sentence, and the rule it rests on, if any. */
export function refusalText({ code, facts, grounds }: Refused, words: Words, money: Money): readonly string[] {
  const { codes, other } = words.refusals;
  const ofHouse = lookUp(words.house.refusals, code);
  const sentence = Object.hasOwn(codes, code) ? codes[code as RefusalCode](facts, money) : (ofHouse ?? other(code));
  const [ground] = grounds;
  return ground === undefined ? [sentence] : [sentence, cite(ground as GroundRef, words)];
}
