import { separatorsIn } from '@sabot/words';
import type { Language } from '../../../terminal/language.ts';
import { amountIn, plain } from '../../stake-words.ts';
import { type Choice, type Choices, numberAskedBy } from './choices.ts';

/** A choice, and the number that was typed with it: cents, or a count where no money is asked for. */
export interface Chosen {
  readonly choice: Choice;
  readonly number: number | null;
}
export type Typed = Chosen | { readonly unclear: readonly Choice[] };

/** The number as the choice asks for it. */
function numberFor({ offer }: Choice, text: string, language: Language): number | null {
  const asked = numberAskedBy(offer);
  if (asked === null) return null;
  if (asked.bound.kind === 'between') return /^\d{1,6}$/.test(text) ? Number(text) : null;
  return amountIn(text, separatorsIn(language));
}

function chosen(choice: Choice, rest: string, language: Language): Typed {
  if (rest === '') return { choice, number: null };
  const number = numberFor(choice, rest, language);
  return number === null ? { unclear: [] } : { choice, number };
}

/** Reads `2`, `2 200`, `bid 200`, `b`, or a lone amount where only one choice asks for one. */
export function choiceIn(line: string, { front, more }: Choices, language: Language): Typed {
  const choices = [...front, ...more];
  const text = plain(line);
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const numbered = /^\d{1,2}$/.test(first) ? choices[Number(first) - 1] : undefined;
  if (numbered !== undefined) return chosen(numbered, rest, language);
  if (/^-?\d/.test(first)) {
    const asking = front.filter(({ offer }) => numberAskedBy(offer) !== null);
    const [only] = asking;
    return only === undefined || asking.length > 1 ? { unclear: asking } : chosen(only, text, language);
  }
  const [, word = '', amount = ''] = /^(.*?)\s*(-?\d[\d.,]*)?$/.exec(text) ?? [];
  const matches = (choice: Choice, test: (key: string) => boolean): boolean => choice.keys.map(plain).some(test);
  const exact = choices.filter((choice) => matches(choice, (key) => key === word));
  const begun = choices.filter((choice) => matches(choice, (key) => key.startsWith(word)));
  const found = exact.length > 0 ? exact : begun;
  const [one] = found;
  return one === undefined || found.length > 1 ? { unclear: found } : chosen(one, amount, language);
}
