import { NotationError, type Problem, problem } from './error.ts';
import { redecide } from './replay.ts';
import type { Rules } from './rules.ts';

/** Everything that keeps a text from being a true history: its form, its words, its books, the law; empty when it is one. */
export function validate(text: string, rulesets?: readonly Rules[]): readonly Problem[] {
  try {
    const { difference } = redecide(text, rulesets);
    return difference === null ? [] : [difference];
  } catch (error) {
    if (error instanceof NotationError) return [problem(error, error.message)];
    throw error;
  }
}
